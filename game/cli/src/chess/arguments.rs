//! Arguments that several chess commands share.

use clap::Args;
use parlour_rules::chess::{Position, Rules};

use crate::answer::Failure;

/// Selection of the rules, for every command that reads positions.
#[derive(Args)]
pub struct RulesArguments {
    /// Use these rules: standard, 960 or casual (king capture)
    #[arg(
        long,
        value_name = "RULES",
        default_value_t,
        conflicts_with = "chess960"
    )]
    rules: Rules,
    /// Use Chess960 rules (same as --rules 960)
    #[arg(long)]
    chess960: bool,
}

impl RulesArguments {
    pub fn rules(&self) -> Rules {
        if self.chess960 {
            Rules::Chess960
        } else {
            self.rules
        }
    }
}

/// A position and its rules.
#[derive(Args)]
pub struct PositionArguments {
    /// Start from this position (FEN; the two move counters are optional)
    #[arg(long)]
    fen: String,
    #[command(flatten)]
    rules: RulesArguments,
}

impl PositionArguments {
    pub fn position(&self) -> Result<Position, Failure> {
        Position::from_fen(&self.fen, self.rules.rules()).map_err(Failure::refused)
    }
}
