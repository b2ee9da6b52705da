use std::sync::Arc;

use crate::{
    cards::{Card, Rank},
    prospector::{Deal, Mine, Round, Rules, SlotSet},
};

/// What the solver looks at: a moment of a round, with all cards known, their suits forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    mine: Arc<Mine>,
    pub(super) rules: Rules,
    /// The rank of each slot's card; of slots that are empty by now any.
    pub(super) slots: Vec<Rank>,
    /// The slots whose cards are still there.
    left: SlotSet,
    pub(super) gold: SlotSet,
    pub(super) target: Rank,
    /// The cards still to be drawn, the next one first.
    pub(super) draw: Vec<Rank>,
    /// How many cards the open run has.
    pub(super) chain: u32,
    /// How many of them are gold.
    pub(super) gold_in_run: u32,
}

impl Puzzle {
    /// A deal as it begins.
    pub fn of_deal(deal: &Deal, mine: &Arc<Mine>, rules: Rules) -> Self {
        let mut ranks = deal.deck().iter().map(|card| card.rank);
        let slots = ranks.by_ref().take(mine.len()).collect();
        // A deal has 52 cards, more than the largest mine has slots.
        let target = ranks.next().unwrap_or(Rank::Ace);
        Self {
            mine: mine.clone(),
            rules,
            slots,
            left: mine.slots(),
            gold: deal.gold(),
            target,
            draw: ranks.collect(),
            chain: 0,
            gold_in_run: 0,
        }
    }

    /// A round as it stands.
    pub fn of(round: &Round) -> Self {
        let rank = |card: &Card| card.rank;
        let score = round.score();
        let slots = round.deal().deck().iter().take(round.mine().len());
        Self {
            mine: round.mine().clone(),
            rules: round.rules(),
            slots: slots.map(rank).collect(),
            left: round.left(),
            gold: round.deal().gold(),
            target: round.target().rank,
            draw: round.draw_pile().iter().map(rank).collect(),
            chain: score.chain,
            gold_in_run: score.gold,
        }
    }

    /// The same without gold.
    #[must_use]
    pub fn without_gold(mut self) -> Self {
        self.gold = SlotSet::EMPTY;
        self.gold_in_run = 0;
        self
    }

    /// The slots whose cards are still there.
    pub const fn left(&self) -> SlotSet {
        self.left
    }

    /// Whether this is a moment in this mine.
    pub(super) fn is_of(&self, mine: &Arc<Mine>) -> bool {
        Arc::ptr_eq(&self.mine, mine) || self.mine == *mine
    }
}
