use std::sync::Arc;

use clap::Args;
use parlour_rules::prospector::{Mine, Move, Round, State};
use serde::Serialize;

use super::deals::{rules, with_gold};
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    /// Deal these 52 cards in this order, such as "7d 9c …"
    #[arg(long, value_name = "CARDS")]
    deck: String,
    /// Turn the cards in these slots into gold, such as "3,9"
    #[arg(long, value_name = "SLOTS")]
    gold: Option<String>,
    /// Play these moves, such as "18 draw 25" (a slot number takes its card)
    #[arg(long)]
    moves: String,
    /// Disable ace–king wrap
    #[arg(long)]
    no_wrap: bool,
}

/// State of a round.
#[derive(Serialize)]
struct Standing {
    accepted: usize,
    /// Points of all finished runs.
    score: u64,
    /// Sum of the open run, before gold doubles it.
    run: u64,
    chain: u32,
    gold_in_run: u32,
    state: State,
    error: Option<Refused>,
}

/// A refused move; `index` counts from 0.
#[derive(Serialize)]
struct Refused {
    index: usize,
    reason: String,
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let deck = self.deck.parse().map_err(Failure::refused)?;
        let deal = with_gold(deck, self.gold.as_deref())?;
        // The solver ignores suits and accepts such a deck, but no real deck has the card twice.
        if let Some(card) = deal.twice() {
            return Err(Failure::refused(format!("duplicate card {card}")));
        }
        let mut round = Round::new(&Arc::new(Mine::standard()), deal, rules(self.no_wrap));
        let error = self.play(&mut round).err();
        let score = round.score();
        let standing = Standing {
            accepted: round.history().len(),
            score: score.banked,
            run: score.run(),
            chain: score.chain,
            gold_in_run: score.gold,
            state: round.state(),
            error,
        };
        out.json(&standing)?;
        Ok(match standing.error {
            None => Answer::Yes,
            Some(_) => Answer::No,
        })
    }

    /// Plays up to the first refused move.
    fn play(&self, round: &mut Round) -> Result<(), Refused> {
        for (index, text) in self.moves.split_whitespace().enumerate() {
            let refused = |reason: String| Refused { index, reason };
            let mv: Move = text.parse().map_err(|error| refused(format!("{error}")))?;
            round
                .play(mv)
                .map_err(|refusal| refused(refusal.to_string()))?;
        }
        Ok(())
    }
}
