//! The chess commands, one file each.

mod fen;
mod moves;
mod perft;
mod pgn;
mod status;

use clap::{Args, Subcommand};
use parlour_rules::chess::{Position, Rules};

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Count the sequences of legal moves of a given length
    Perft(perft::Arguments),
    /// List the legal moves, as programs and as people write them
    Moves(moves::Arguments),
    /// Check the FENs on standard input, one a line, and write them anew
    Fen(fen::Arguments),
    /// Tell how a game stands after some moves
    Status(status::Arguments),
    /// Check the games in PGN files
    Pgn(pgn::Arguments),
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Perft(arguments) => arguments.run(out),
            Self::Moves(arguments) => arguments.run(out),
            Self::Fen(arguments) => arguments.run(out),
            Self::Status(arguments) => arguments.run(out),
            Self::Pgn(arguments) => arguments.run(out),
        }
    }
}

/// Which rules hold, for every command that reads positions.
#[derive(Args)]
struct RulesArguments {
    /// Which rules hold: standard, 960 or casual
    #[arg(
        long,
        value_name = "RULES",
        default_value_t,
        conflicts_with = "chess960"
    )]
    rules: Rules,
    /// Short for --rules 960
    #[arg(long)]
    chess960: bool,
}

impl RulesArguments {
    fn rules(&self) -> Rules {
        if self.chess960 {
            Rules::Chess960
        } else {
            self.rules
        }
    }
}

/// A position and its rules.
#[derive(Args)]
struct PositionArguments {
    /// The position as FEN; four fields are enough
    #[arg(long)]
    fen: String,
    #[command(flatten)]
    rules: RulesArguments,
}

impl PositionArguments {
    fn position(&self) -> Result<Position, Failure> {
        Position::from_fen(&self.fen, self.rules.rules()).map_err(Failure::refused)
    }
}
