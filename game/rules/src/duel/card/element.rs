use serde::Deserialize;

/// Look of the damage that a card deals. It has no effect on the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Element {
    /// Flames and warm sparks.
    #[default]
    Fire,
    /// A white-blue stroke and cold sparks.
    Lightning,
}
