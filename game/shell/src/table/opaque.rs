//! Values of a table that the shell keeps and passes on without knowing their type.

use std::{any::Any, fmt::Debug, rc::Rc};

/// A value that can be printed and compared although its type is not known.
pub trait Opaque: Any + Debug {
    /// Returns whether `other` has the same type and value.
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Debug + PartialEq> Opaque for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// Shared, immutable value of a type that only its table knows.
#[derive(Debug, Clone)]
pub struct Shared(Rc<dyn Opaque>);

impl Shared {
    /// Wraps a value.
    pub fn new<T: Opaque>(value: T) -> Self {
        Self(Rc::new(value))
    }

    /// Returns the value if it has this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let value: &dyn Any = &*self.0;
        value.downcast_ref()
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}
