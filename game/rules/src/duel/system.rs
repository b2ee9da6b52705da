//! The form of a system: handlers for one part of the rules.

use super::{Action, ActionKind, Duel, Refusal, sequence::Sequence};

/// Checks whether an action can happen.
pub(super) type Validate = fn(&Duel, &Action) -> Result<(), Refusal>;
/// Does one system's part of an action, and can add reactions.
pub(super) type Handle = fn(&mut Sequence, &mut Action);

/// Handlers of a system, by kind of action.
pub(super) struct System {
    /// Actions that it can refuse.
    pub validate: &'static [(ActionKind, Validate)],
    /// Actions that it prepares.
    pub prepare: &'static [(ActionKind, Handle)],
    /// Actions that it performs, or reacts to.
    pub perform: &'static [(ActionKind, Handle)],
}

impl System {
    /// No handlers.
    pub const NONE: Self = Self {
        validate: &[],
        prepare: &[],
        perform: &[],
    };
}
