//! Measuring speed, beside that of others.

mod chess;

use clap::Subcommand;

use crate::answer::{Answer, Failure, Out};

#[derive(Subcommand)]
pub enum Command {
    /// Count positions beside cozy-chess
    Chess,
}

impl Command {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        match self {
            Self::Chess => chess::run(out)?,
        }
        Ok(Answer::Yes)
    }
}
