//! What a designer sets on a script, in groups that the editor folds away.

/// A group of a script's fields: a struct whose every field can be overridden where a prefab is
/// instanced, and has the value given here until somebody sets another.
macro_rules! group {
    ($(#[$outer:meta])* $name:ident {
        $($(#[$inner:meta])* $field:ident: $type:ty $(= $value:expr)?,)*
    }) => {
        $(#[$outer])*
        #[derive(fyrox::core::visitor::Visit, fyrox::core::reflect::Reflect, Debug, Clone)]
        #[visit(optional)]
        pub struct $name {
            $($(#[$inner])* pub $field: fyrox::core::variable::InheritableVariable<$type>,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: group!(@value $($value)?),)* }
            }
        }
    };
    (@value $value:expr) => { $value.into() };
    (@value) => { Default::default() };
}

pub(crate) use group;
