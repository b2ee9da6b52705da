use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use parlour_rules::chess::pgn;

use super::arguments::RulesArguments;
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Read these PGN files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesArguments,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let mut answer = Answer::Yes;
        for path in &self.files {
            if self.read(path, out)? == Answer::No {
                answer = Answer::No;
            }
        }
        Ok(answer)
    }

    fn read(&self, path: &Path, out: &mut Out) -> Result<Answer, Failure> {
        let file = path.display();
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                out.line(format_args!("error\t{file}:0:0\t{error}"))?;
                return Ok(Answer::No);
            }
        };
        let mut answer = Answer::Yes;
        let games = pgn::parse_with(&String::from_utf8_lossy(&bytes), self.rules.rules());
        for (game, number) in games.into_iter().zip(1..) {
            match game {
                Ok(pgn::PgnGame { game, result, .. }) => {
                    let (plies, fen) = (game.ply(), game.position().fen());
                    out.line(format_args!(
                        "ok\t{file}:{number}\t{plies}\t{result}\t{fen}"
                    ))?;
                }
                Err(pgn::PgnError {
                    line,
                    column,
                    reason,
                }) => {
                    answer = Answer::No;
                    out.line(format_args!("error\t{file}:{line}:{column}\t{reason}"))?;
                }
            }
        }
        Ok(answer)
    }
}
