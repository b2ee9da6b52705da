//! Chess commands, one file each.

mod arguments;
mod fen;
mod moves;
mod perft;
mod pgn;
mod status;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Count legal move sequences of a given length
    Perft(perft::Arguments),
    /// List all legal moves in UCI and algebraic notation
    Moves(moves::Arguments),
    /// Validate FENs from standard input, one per line, and print them in normalized form
    Fen(fen::Arguments),
    /// Print the state of a game as JSON
    Status(status::Arguments),
    /// Validate the games in PGN files
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
