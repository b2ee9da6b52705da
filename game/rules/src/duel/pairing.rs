//! How a match comes to be: from two decks and a seed. From a set-up: see `setup.rs`.

use std::sync::Arc;

use super::{
    Action, CardSet, DeckError, DeckList, DefinitionId, Duel, Event, Player, Zone,
    actions::StartMatch,
};
use crate::Random;

/// Two decks that can be played against each other: looked up once, dealt as often as needed.
#[derive(Clone, Debug)]
pub struct Pairing {
    set: Arc<CardSet>,
    heroes: [DefinitionId; 2],
    cards: [Vec<DefinitionId>; 2],
}

/// A deck cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the deck of {player}: {source}")]
pub struct PairingError {
    /// Whose.
    pub player: Player,
    /// Why not.
    pub source: DeckError,
}

impl Pairing {
    /// Looks up the cards of both decks.
    ///
    /// # Errors
    /// When one of them cannot be played.
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

    /// A match that waits for the exchange of first cards. The seed decides about everything that
    /// chance does (rule 7).
    pub fn deal(&self, seed: u64) -> Duel {
        self.deal_into(seed, None, None)
    }

    /// The same without a coin flip: this player begins.
    pub fn deal_beginning(&self, seed: u64, first: Player) -> Duel {
        self.deal_into(seed, Some(first), None)
    }

    /// The same with what a viewer needs to show it.
    pub fn deal_with_events(&self, seed: u64) -> (Duel, Vec<Event>) {
        let mut log = Vec::new();
        let duel = self.deal_into(seed, None, Some(&mut log));
        (duel, log)
    }

    fn deal_into(&self, seed: u64, first: Option<Player>, log: Option<&mut Vec<Event>>) -> Duel {
        let mut random = Random::new(seed);
        // Flipped in any case, so that the decks are shuffled alike.
        let coin = match random.below(2) {
            0 => Player::One,
            _ => Player::Two,
        };
        let first = first.unwrap_or(coin);
        let mut duel = Duel::bare(&self.set, self.heroes, random, seed);
        for player in Player::ALL {
            // Shuffled before they are numbered: a card's number tells nothing.
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
    /// A match between two decks, waiting for the exchange of first cards; see [`Pairing`] for
    /// many matches, and for the events of the deal.
    ///
    /// # Errors
    /// When a deck cannot be played.
    pub fn new(set: &Arc<CardSet>, decks: [&DeckList; 2], seed: u64) -> Result<Self, PairingError> {
        Ok(Pairing::new(set, decks)?.deal(seed))
    }
}
