use clap::Args;
use parlour_rules::{
    cards::Deck,
    prospector::{
        DealFilter, Move,
        solver::{Budget, Puzzle, TooLarge},
    },
};
use serde::Serialize;

use super::deals::{dealer, numbered, rules, with_gold};
use crate::answer::{Answer, Failure, Out};

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    cards: Cards,
    /// Disable ace–king wrap
    #[arg(long)]
    no_wrap: bool,
    /// Also print the best possible scores
    #[arg(long)]
    best_score: bool,
    /// Turn the cards in these slots into gold, such as "3,9" (default: none, even for a numbered
    /// deal)
    #[arg(long, value_name = "SLOTS")]
    gold: Option<String>,
}

/// Source of the cards.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Cards {
    /// Solve these 52 cards in this order, such as "7d 9c …"
    #[arg(long, value_name = "CARDS")]
    deck: Option<String>,
    /// Solve the winnable deal with this number, as printed by "prospector deal"
    #[arg(long, value_name = "N")]
    number: Option<u64>,
}

#[derive(Serialize)]
struct Solved {
    winnable: bool,
    min_steps: Option<usize>,
    moves: Vec<Step>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_score_any: Option<u64>,
    /// `None` if it was not asked for, `Some(None)` if there is no win.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_score_win: Option<Option<u64>>,
}

/// A move: the number of a slot, or `"draw"`.
#[derive(Serialize)]
#[serde(untagged)]
enum Step {
    Take(u16),
    Draw(&'static str),
}

impl From<Move> for Step {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Take(slot) => Self::Take(slot.0),
            Move::Draw => Self::Draw("draw"),
        }
    }
}

impl Arguments {
    pub fn run(self, out: &mut Out) -> Result<Answer, Failure> {
        let dealer = dealer();
        let deck = match (&self.cards.deck, self.cards.number) {
            (Some(deck), _) => deck.parse().map_err(Failure::refused)?,
            (None, Some(number)) => numbered(&dealer, number, DealFilter::Winnable)
                .deck()
                .clone(),
            // clap requires one of the two arguments.
            (None, None) => Deck::default(),
        };
        let deal = with_gold(deck, self.gold.as_deref())?;
        let solver = dealer.solver().ok_or_else(|| Failure::refused(TooLarge))?;
        let puzzle = Puzzle::of_deal(&deal, dealer.mine(), rules(self.no_wrap));
        let shortest = solver
            .shortest(&puzzle, &Budget::UNLIMITED)
            .map_err(Failure::refused)?;
        let mut solved = Solved {
            winnable: shortest.is_some(),
            min_steps: shortest.as_ref().map(Vec::len),
            moves: shortest.into_iter().flatten().map(Step::from).collect(),
            best_score_any: None,
            best_score_win: None,
        };
        if self.best_score {
            let best = solver
                .best_scores(&puzzle, &Budget::UNLIMITED)
                .map_err(Failure::refused)?;
            solved.best_score_any = Some(best.any.points);
            solved.best_score_win = Some(best.win.map(|win| win.points));
        }
        out.json(&solved)?;
        // A deal that cannot be won is also an answer.
        Ok(Answer::Yes)
    }
}
