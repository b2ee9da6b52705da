//! The cards on the table in their places.

use crate::{
    cards::{Card, Deck, Pile, SlotId},
    prospector::{Deal, Mine, Move, SlotSet},
};

/// Places of the 52 cards, each in exactly one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    /// Cards of the mine, one entry for each slot.
    mine: Vec<Option<Card>>,
    /// Slots that have a card.
    left: SlotSet,
    target: Card,
    draw_pile: Deck,
    discard_pile: Pile,
}

impl Table {
    /// Deals the slots of the mine first, then the target; the rest is the draw pile.
    pub(super) fn lay(deal: &Deal, mine: &Mine) -> Self {
        let mut deck = deal.deck().clone();
        let slots: Vec<_> = (0..mine.len()).map(|_| deck.draw()).collect();
        // A deal has 52 cards and the largest mine 51 slots.
        let target = deck.draw().expect("a card is left for the target");
        Self {
            mine: slots,
            left: mine.slots(),
            target,
            draw_pile: deck,
            discard_pile: Pile::default(),
        }
    }

    pub(super) const fn left(&self) -> SlotSet {
        self.left
    }

    pub(super) fn card(&self, slot: SlotId) -> Option<Card> {
        self.mine.get(slot.index()).copied().flatten()
    }

    pub(super) const fn target(&self) -> Card {
        self.target
    }

    pub(super) const fn draw_pile(&self) -> &Deck {
        &self.draw_pile
    }

    pub(super) const fn discard_pile(&self) -> &Pile {
        &self.discard_pile
    }

    /// Makes the slot's card the target, if it has one.
    pub(super) fn take(&mut self, slot: SlotId) {
        if let Some(card) = self.mine.get_mut(slot.index()).and_then(Option::take) {
            self.left = self.left.without(slot);
            self.replace_target(card);
        }
    }

    /// Makes the top card of the draw pile the target, if there is one.
    pub(super) fn draw(&mut self) {
        if let Some(card) = self.draw_pile.draw() {
            self.replace_target(card);
        }
    }

    fn replace_target(&mut self, card: Card) {
        self.discard_pile.put(self.target);
        self.target = card;
    }

    /// Undoes a move, which must be the last one.
    pub(super) fn take_back(&mut self, mv: Move) {
        let Some(earlier) = self.discard_pile.take_top() else {
            return;
        };
        let card = std::mem::replace(&mut self.target, earlier);
        match mv {
            Move::Draw => self.draw_pile.put_on_top(card),
            Move::Take(slot) => {
                if let Some(place) = self.mine.get_mut(slot.index()) {
                    *place = Some(card);
                    self.left = self.left.with(slot);
                }
            }
        }
    }
}
