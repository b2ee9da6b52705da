use clap::Args;

use super::arguments::PositionArguments;
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let position = self.position.position()?;
        let mut moves: Vec<_> = position
            .legal_moves()
            .into_iter()
            .map(|mv| (position.uci(mv), position.san(mv)))
            .collect();
        moves.sort();
        for (uci, san) in moves {
            out.line(format_args!("{uci}\t{san}"))?;
        }
        Ok(Answer::Yes)
    }
}
