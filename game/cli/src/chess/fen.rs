use std::io::{self, BufRead};

use clap::Args;
use parlour_rules::chess::Position;

use super::arguments::RulesArguments;
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let mut answer = Answer::Yes;
        for line in io::stdin().lock().split(b'\n') {
            let line = line.map_err(|error| {
                Failure::refused(format!("couldn't read standard input: {error}"))
            })?;
            let line = String::from_utf8_lossy(&line);
            match Position::from_fen(&line, self.rules.rules()) {
                Ok(position) => out.line(format_args!("ok\t{}", position.fen()))?,
                Err(error) => {
                    answer = Answer::No;
                    out.line(format_args!("error\t{error}"))?;
                }
            }
        }
        Ok(answer)
    }
}
