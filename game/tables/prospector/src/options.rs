//! Startup options of Prospector.

/// Startup options of Prospector.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProspectorOptions {
    /// Number of the first deal.
    pub deal: Option<u64>,
    /// Whether to play without wrapping, so that an ace and a king are not adjacent.
    pub no_wrap: bool,
}
