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
    /// Count the sequences of legal moves of a given length
    Perft(perft::Arguments),
    /// List the legal moves, as programs and as people write them
    Moves(moves::Arguments),
    /// Check the FENs on standard input, one per line, and write them in canonical form
    Fen(fen::Arguments),
    /// Print the state of a game after some moves
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
