//! Read access to a match.

use std::sync::Arc;

use super::{CardId, CardRef, CardState, Duel, Figures, Outcome, Phase, PlayerState};
use crate::duel::{CardDefinition, CardSet, Player, Zone};

impl Duel {
    /// Returns all cards of the game.
    pub const fn set(&self) -> &Arc<CardSet> {
        &self.set
    }

    /// Returns the seed of all chance.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the phase.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the outcome, if the match is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the current player; before the first turn, the player who will start.
    pub const fn current(&self) -> Player {
        self.current
    }

    /// Returns the player who starts the match.
    pub const fn first(&self) -> Player {
        self.first
    }

    /// Returns the number of the turn, from 1 over both players; 0 before the first turn.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns one side.
    pub const fn player(&self, player: Player) -> &PlayerState {
        &self.players[player.index()]
    }

    /// Returns the size of a copy in bytes, lists included; definitions are shared.
    pub fn bytes(&self) -> usize {
        let piles = self.players.iter().map(|side| {
            side.deck.len() + side.hand.len() + side.battlefield.len() + side.graveyard.len()
        });
        size_of::<Self>()
            + size_of_val(self.cards.as_slice())
            + piles.sum::<usize>() * size_of::<CardId>()
    }

    /// Returns the number of cards created so far; all card numbers are below it.
    pub fn cards(&self) -> usize {
        self.cards.len()
    }

    /// Returns the state of a card, if the match has it.
    pub fn card(&self, id: CardId) -> Option<&CardState> {
        self.cards.get(id.index())
    }

    /// Returns the state of a card that belongs to this match.
    #[inline]
    pub(in crate::duel) fn card_at(&self, id: CardId) -> &CardState {
        &self.cards[id.index()]
    }

    /// Returns the figures of a card, if the match has it.
    pub fn figures(&self, id: CardId) -> Option<Figures> {
        self.card(id).map(CardState::figures)
    }

    /// Returns the definition of a card; that of the first card if the match does not have it.
    pub fn definition(&self, id: CardId) -> &CardDefinition {
        let card = self.cards.get(id.index()).unwrap_or(&self.cards[0]);
        self.set.get(card.definition)
    }

    /// Returns a card with its definition, if the match has it.
    pub fn find(&self, id: CardId) -> Option<CardRef> {
        (id.index() < self.cards.len()).then(|| self.reference(id))
    }

    /// Returns the index of a card in its hand, battlefield, graveyard or deck.
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

    /// Returns whether it is this player's turn and the match is not over.
    pub fn is_on_turn(&self, player: Player) -> bool {
        self.phase == Phase::Playing && self.current == player
    }

    /// Returns whether this player has not finished the mulligan.
    pub fn may_exchange(&self, player: Player) -> bool {
        self.phase == Phase::Mulligan && !self.side(player).ready
    }
}
