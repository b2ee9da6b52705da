//! A system: the handlers that do one part of the rules.

use super::{Action, ActionKind, Duel, Refusal, sequence::Sequence};

/// Says whether an action can happen.
pub(super) type Validate = fn(&Duel, &Action) -> Result<(), Refusal>;
/// Does a system's part of an action, and may add reactions.
pub(super) type Handle = fn(&mut Sequence, &mut Action);

/// What a system cares about.
pub(super) struct System {
    /// Which actions it may refuse.
    pub validate: &'static [(ActionKind, Validate)],
    /// Which it does something before.
    pub prepare: &'static [(ActionKind, Handle)],
    /// Which it does something of, or after.
    pub perform: &'static [(ActionKind, Handle)],
}

impl System {
    /// Cares about nothing.
    pub const NONE: Self = Self {
        validate: &[],
        prepare: &[],
        perform: &[],
    };
}
