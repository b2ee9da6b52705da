use super::CardId;
use crate::{
    cards::{Deck, Pile},
    duel::limits,
};

/// One side of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayerState {
    pub(in crate::duel) hero: CardId,
    pub(in crate::duel) deck: Deck<CardId>,
    pub(in crate::duel) hand: Pile<CardId>,
    pub(in crate::duel) battlefield: Pile<CardId>,
    pub(in crate::duel) graveyard: Pile<CardId>,
    pub(in crate::duel) mana: u8,
    pub(in crate::duel) slots: u8,
    pub(in crate::duel) fatigue: u16,
    pub(in crate::duel) armour: i16,
    /// Whether the mulligan is done.
    pub(in crate::duel) ready: bool,
}

impl Clone for PlayerState {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            deck: self.deck.clone(),
            hand: self.hand.clone(),
            battlefield: self.battlefield.clone(),
            graveyard: self.graveyard.clone(),
            ..*self
        }
    }

    /// Copies into memory that is there already.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.deck.clone_from(&source.deck);
        self.hand.clone_from(&source.hand);
        self.battlefield.clone_from(&source.battlefield);
        self.graveyard.clone_from(&source.graveyard);
        let Self {
            hero,
            deck: _,
            hand: _,
            battlefield: _,
            graveyard: _,
            mana,
            slots,
            fatigue,
            armour,
            ready,
        } = *source;
        (self.hero, self.mana, self.slots) = (hero, mana, slots);
        (self.fatigue, self.armour, self.ready) = (fatigue, armour, ready);
    }
}

impl PlayerState {
    /// Returns a side without cards.
    pub(in crate::duel) fn empty(hero: CardId) -> Self {
        Self {
            hero,
            deck: Deck::default(),
            hand: Pile::default(),
            battlefield: Pile::default(),
            graveyard: Pile::default(),
            mana: 0,
            slots: 0,
            fatigue: 0,
            armour: 0,
            ready: false,
        }
    }

    /// Returns the hero.
    pub const fn hero(&self) -> CardId {
        self.hero
    }

    /// Returns the deck; the top card is drawn next.
    pub const fn deck(&self) -> &Deck<CardId> {
        &self.deck
    }

    /// Returns the hand; the card drawn first is at the left.
    pub const fn hand(&self) -> &Pile<CardId> {
        &self.hand
    }

    /// Returns the row of minions from left to right.
    pub const fn battlefield(&self) -> &Pile<CardId> {
        &self.battlefield
    }

    /// Returns the dead, spent, overdrawn and discarded cards, the first one at the bottom.
    pub const fn graveyard(&self) -> &Pile<CardId> {
        &self.graveyard
    }

    /// Returns the mana left in this turn.
    pub const fn mana(&self) -> u8 {
        self.mana
    }

    /// Returns the mana slots, the mana at the start of a turn.
    pub const fn slots(&self) -> u8 {
        self.slots
    }

    /// Returns the number of fatigue draws; the next one deals one damage more than that.
    pub const fn fatigue(&self) -> u16 {
        self.fatigue
    }

    /// Returns the armor of the hero.
    pub const fn armour(&self) -> i16 {
        self.armour
    }

    /// Returns the number of cards that still fit into the hand.
    pub fn room_in_hand(&self) -> usize {
        limits::HAND.saturating_sub(self.hand.len())
    }

    /// Returns the number of minions that still fit onto the battlefield.
    pub fn room_on_battlefield(&self) -> usize {
        limits::BATTLEFIELD.saturating_sub(self.battlefield.len())
    }
}
