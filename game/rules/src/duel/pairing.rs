//! Start of a match from two decks and a seed. For a start from a given position see `setup`.

use std::sync::Arc;

use super::{
    Action, CardSet, DeckError, DeckList, DefinitionId, Duel, Event, Player, Zone,
    actions::StartMatch,
};
use crate::Random;

/// Two decks that can play against each other: resolved once, dealt any number of times.
#[derive(Clone, Debug)]
pub struct Pairing {
    set: Arc<CardSet>,
    heroes: [DefinitionId; 2],
    cards: [Vec<DefinitionId>; 2],
}

/// A deck that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("deck of {player}: {source}")]
pub struct PairingError {
    /// Player with that deck.
    pub player: Player,
    /// Problem with the deck.
    pub source: DeckError,
}

impl Pairing {
    /// Looks up the cards of both decks.
    ///
    /// # Errors
    /// Returns an error if a deck cannot be played.
    pub fn new(set: &Arc<CardSet>, decks: [&DeckList; 2]) -> Result<Self, PairingError> {
        let resolve = |player: Player| {
            let resolved = decks[player.index()].resolve(set);
            resolved.map_err(|source| PairingError { player, source })
        };
        let (first_hero, first_cards) = resolve(Player::One)?;
        let (second_hero, second_cards) = resolve(Player::Two)?;
        Ok(Self {
            set: set.clone(),
            heroes: [first_hero, second_hero],
            cards: [first_cards, second_cards],
        })
    }

    /// Deals a match, which then waits for the mulligans. The seed determines all chance (rule 7).
    pub fn deal(&self, seed: u64) -> Duel {
        self.deal_into(seed, None, None)
    }

    /// Deals a match in which `first` starts instead of the winner of the coin flip.
    pub fn deal_beginning(&self, seed: u64, first: Player) -> Duel {
        self.deal_into(seed, Some(first), None)
    }

    /// Deals a match and returns the events of the deal for a view.
    pub fn deal_with_events(&self, seed: u64) -> (Duel, Vec<Event>) {
        let mut log = Vec::new();
        let duel = self.deal_into(seed, None, Some(&mut log));
        (duel, log)
    }

    fn deal_into(&self, seed: u64, first: Option<Player>, log: Option<&mut Vec<Event>>) -> Duel {
        let mut random = Random::new(seed);
        // The coin is always flipped, so that the decks are shuffled in the same way.
        let coin = match random.below(2) {
            0 => Player::One,
            _ => Player::Two,
        };
        let first = first.unwrap_or(coin);
        let mut duel = Duel::bare(&self.set, self.heroes, random, seed);
        for player in Player::ALL {
            // Shuffled before the cards are numbered, so that a number gives nothing away.
            let mut cards = self.cards[player.index()].clone();
            duel.random.shuffle(&mut cards);
            let ids = { cards }.into_iter();
            let ids = ids.filter_map(|card| duel.create(card, player, Zone::Deck));
            let deck = ids.collect();
            duel.side_mut(player).deck = deck;
        }
        duel.run_root(Action::from(StartMatch { first }), log);
        duel
    }
}

impl Duel {
    /// Deals a match between two decks, which then waits for the mulligans. See [`Pairing`] for
    /// many matches and for the events of the deal.
    ///
    /// # Errors
    /// Returns an error if a deck cannot be played.
    pub fn new(set: &Arc<CardSet>, decks: [&DeckList; 2], seed: u64) -> Result<Self, PairingError> {
        Ok(Pairing::new(set, decks)?.deal(seed))
    }
}
