use clap::Args;
use parlour_rules::prospector::DealFilter;
use serde::Serialize;

use super::deals::{dealer, numbered};
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Print the deal with this number
    #[arg(long, value_name = "N")]
    number: u64,
    /// Allow deals that can't be won
    #[arg(long)]
    any: bool,
}

#[derive(Serialize)]
struct Dealt {
    number: u64,
    deck: String,
    gold: Vec<u16>,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let filter = if self.any {
            DealFilter::Any
        } else {
            DealFilter::Winnable
        };
        let deal = numbered(&dealer(), self.number, filter);
        out.json(&Dealt {
            number: self.number,
            deck: deal.deck().to_string(),
            gold: deal.gold().iter().map(|slot| slot.0).collect(),
        })?;
        Ok(Answer::Yes)
    }
}
