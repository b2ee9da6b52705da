//! Cards as printed: definitions and the set of all of them.

mod ability;
mod definition;
mod element;
mod id;
mod keyword;
mod race;
mod read;
mod set;

pub use ability::{Ability, Aura, Effect, Selector, Trigger, Triggers};
pub use definition::{CardDefinition, CardKind};
pub use element::Element;
pub use id::DefinitionId;
pub use keyword::{Keyword, Keywords};
pub use race::Race;
pub use set::{CardSet, UnknownCard};
