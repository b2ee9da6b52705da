//! Groups of script fields that the editor can fold away.

/// Declares a group of script fields: a struct in which each field is an `InheritableVariable`, so
/// that an instance of a prefab can override it. Each field starts with the value given after `=`,
/// or with its type's default.
#[macro_export]
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
                Self { $($field: $crate::group!(@value $($value)?),)* }
            }
        }
    };
    (@value $value:expr) => { $value.into() };
    (@value) => { Default::default() };
}

pub use crate::group;
