use clap::{Args, value_parser};
use parlour_rules::chess::perft;

use super::arguments::PositionArguments;
use crate::answer::{Answer, Failure, Out};

/// Far deeper than any count that ends within a lifetime.
const DEEPEST: i64 = 255;

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Count sequences of N half-moves
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(..=DEEPEST))]
    depth: u32,
    /// Print the count for each first move, followed by the total
    #[arg(long)]
    divide: bool,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let position = self.position.position()?;
        if self.divide && self.depth > 0 {
            let mut counts: Vec<_> = perft::divide(&position, self.depth)
                .into_iter()
                .map(|(mv, nodes)| (position.uci(mv), nodes))
                .collect();
            counts.sort();
            for (mv, nodes) in &counts {
                out.line(format_args!("{mv}\t{nodes}"))?;
            }
            out.line(counts.iter().map(|(_, nodes)| nodes).sum::<u64>())?;
        } else {
            out.line(perft::count_in_bulk(&position, self.depth))?;
        }
        Ok(Answer::Yes)
    }
}
