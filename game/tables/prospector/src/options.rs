//! Startup options of Prospector.

use clap::Args;

/// Startup options of Prospector. The comments of the fields are `--help` texts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct ProspectorOptions {
    /// Start Prospector with the deal that has this number
    #[arg(long, value_name = "NUMBER")]
    pub deal: Option<u64>,
    /// Turn off the ace–king wrap in Prospector
    #[arg(long)]
    pub no_wrap: bool,
}

impl ProspectorOptions {
    /// Returns whether an option leads to this table.
    pub fn lead_here(&self) -> bool {
        self.deal.is_some() || self.no_wrap
    }
}
