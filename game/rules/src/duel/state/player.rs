use super::CardId;
use crate::{
    cards::{Deck, Pile},
    duel::limits,
};

/// One side of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl PlayerState {
    /// A side without cards.
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

    /// The hero.
    pub const fn hero(&self) -> CardId {
        self.hero
    }

    /// The deck; the top card is the next to be drawn.
    pub const fn deck(&self) -> &Deck<CardId> {
        &self.deck
    }

    /// The hand, the card drawn first at the left.
    pub const fn hand(&self) -> &Pile<CardId> {
        &self.hand
    }

    /// The row of minions from left to right.
    pub const fn battlefield(&self) -> &Pile<CardId> {
        &self.battlefield
    }

    /// What is dead, spent, overdrawn or discarded, the first one at the bottom.
    pub const fn graveyard(&self) -> &Pile<CardId> {
        &self.graveyard
    }

    /// Mana left in this turn.
    pub const fn mana(&self) -> u8 {
        self.mana
    }

    /// Mana slots: the mana that a turn begins with.
    pub const fn slots(&self) -> u8 {
        self.slots
    }

    /// How often there was nothing to draw; the next time brings one damage more than that.
    pub const fn fatigue(&self) -> u16 {
        self.fatigue
    }

    /// Armour of the hero.
    pub const fn armour(&self) -> i16 {
        self.armour
    }

    /// How many cards more the hand holds.
    pub fn room_in_hand(&self) -> usize {
        limits::HAND.saturating_sub(self.hand.len())
    }

    /// How many minions more the battlefield holds.
    pub fn room_on_battlefield(&self) -> usize {
        limits::BATTLEFIELD.saturating_sub(self.battlefield.len())
    }
}
