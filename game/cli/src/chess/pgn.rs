use std::{
    fs::File,
    io,
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
        let mut answer = Answer::Yes;
        let opened = File::open(path).map(|input| pgn::Reader::new(input, self.rules.rules()));
        let mut games = match opened {
            Ok(games) => games,
            Err(error) => return unreadable(path, &error, out),
        };
        for number in 1.. {
            let game = match games.next_game() {
                Ok(Some(game)) => game,
                Ok(None) => break,
                Err(error) => return unreadable(path, &error, out),
            };
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

/// Writes the error of the system for a file.
fn unreadable(path: &Path, error: &io::Error, out: &mut Out) -> Result<Answer, Failure> {
    out.line(format_args!("error\t{}:0:0\t{error}", path.display()))?;
    Ok(Answer::No)
}
