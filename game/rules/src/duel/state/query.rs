//! Questions about a match. None of them changes anything.

use std::sync::Arc;

use super::{CardId, CardRef, CardState, Duel, Figures, Outcome, Phase, PlayerState};
use crate::duel::{CardDefinition, CardSet, Player, Zone};

impl Duel {
    /// The cards that there are.
    pub const fn set(&self) -> &Arc<CardSet> {
        &self.set
    }

    /// What chance began with.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How far the match is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the match has ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whose turn it is; before the first turn, who will begin.
    pub const fn current(&self) -> Player {
        self.current
    }

    /// Who has begun, or will.
    pub const fn first(&self) -> Player {
        self.first
    }

    /// The number of the turn, counted from 1 over both players; 0 before the first.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// One side.
    pub const fn player(&self, player: Player) -> &PlayerState {
        &self.players[player.index()]
    }

    /// How many bytes a copy of this match has, lists included; the cards' definitions are shared.
    pub fn bytes(&self) -> usize {
        let piles = self.players.iter().map(|side| {
            side.deck.len() + side.hand.len() + side.battlefield.len() + side.graveyard.len()
        });
        size_of::<Self>()
            + size_of_val(self.cards.as_slice())
            + piles.sum::<usize>() * size_of::<CardId>()
    }

    /// How many cards the match has had so far: numbers are below this.
    pub fn cards(&self) -> usize {
        self.cards.len()
    }

    /// How a card is, if the match has such a card.
    pub fn card(&self, id: CardId) -> Option<&CardState> {
        self.cards.get(id.index())
    }

    /// How a card is that came from this match.
    #[inline]
    pub(in crate::duel) fn card_at(&self, id: CardId) -> &CardState {
        &self.cards[id.index()]
    }

    /// What can be seen of a card, if the match has it.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.card(id).map(CardState::figures)
    }

    /// What is printed on a card of this match; on the first one if it has no such card.
    pub fn definition(&self, id: CardId) -> &CardDefinition {
        let card = self.cards.get(id.index()).unwrap_or(&self.cards[0]);
        self.set.get(card.definition)
    }

    /// A card with what is printed on it, if the match has it.
    pub fn find(&self, id: CardId) -> Option<CardRef> {
        (id.index() < self.cards.len()).then(|| self.reference(id))
    }

    /// Where a card lies in its hand, row or graveyard, counted from 0.
    pub fn place(&self, id: CardId) -> Option<usize> {
        let card = self.card(id)?;
        let side = self.side(card.owner);
        match card.zone {
            Zone::Hand => side.hand.iter().position(|&other| other == id),
            Zone::Battlefield => side.battlefield.iter().position(|&other| other == id),
            Zone::Graveyard => side.graveyard.iter().position(|&other| other == id),
            Zone::Deck => side.deck.iter().position(|&other| other == id),
            _ => None,
        }
    }

    /// Whether it is this player's turn, and the match is not over.
    pub fn is_on_turn(&self, player: Player) -> bool {
        self.phase == Phase::Playing && self.current == player
    }

    /// Whether this player has still to say which first cards to exchange.
    pub fn may_exchange(&self, player: Player) -> bool {
        self.phase == Phase::Mulligan && !self.side(player).ready
    }
}
