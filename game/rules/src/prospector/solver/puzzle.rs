use std::sync::Arc;

use crate::{
    cards::{Card, Rank},
    prospector::{Deal, Mine, Round, Rules, SlotSet},
};

/// A position of a round for the solver: all cards are known, suits are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    mine: Arc<Mine>,
    pub(super) rules: Rules,
    /// Rank of each slot's card; arbitrary for empty slots.
    pub(super) slots: Vec<Rank>,
    /// Slots whose cards are still there.
    left: SlotSet,
    pub(super) gold: SlotSet,
    pub(super) target: Rank,
    /// Cards still to be drawn, the next one first.
    pub(super) draw: Vec<Rank>,
    /// Number of cards in the open run.
    pub(super) chain: u32,
    /// Number of gold cards in the open run.
    pub(super) gold_in_run: u32,
}

impl Puzzle {
    /// Returns the starting position of a deal.
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

    /// Returns the current position of a round.
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

    /// Removes all gold.
    #[must_use]
    pub fn without_gold(mut self) -> Self {
        self.gold = SlotSet::EMPTY;
        self.gold_in_run = 0;
        self
    }

    /// Returns the slots whose cards are still there.
    pub const fn left(&self) -> SlotSet {
        self.left
    }

    /// Returns whether this is a position on this mine.
    pub(super) fn is_of(&self, mine: &Arc<Mine>) -> bool {
        Arc::ptr_eq(&self.mine, mine) || self.mine == *mine
    }
}
