//! A match with all that was done in it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    CardSet, DeckList, Duel, Event, Intent, Pairing, PairingError, Player, Refusal, Setup,
    SetupError,
};

/// From what a match began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// From two decks.
    Decks {
        /// What chance began with.
        seed: u64,
        /// The decks, in the order of the seats.
        decks: [DeckList; 2],
    },
    /// From a position.
    Setup(Setup),
}

/// Everything that happened: what a save holds. Kept together with the version of the program: the
/// figures of cards are not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The beginning.
    pub start: Start,
    /// What was done, and by whom, in order.
    pub intents: Vec<(Player, Intent)>,
}

/// A record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A deck cannot be played.
    #[error(transparent)]
    Deck(#[from] PairingError),
    /// The position is impossible.
    #[error("the position: {0}")]
    Setup(#[from] SetupError),
    /// Something was refused.
    #[error("step {number}: {source}")]
    Intent {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        source: Refusal,
    },
}

/// A match that remembers what was done in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    duel: Duel,
    record: Record,
}

impl Match {
    /// A match between two decks, with what a viewer needs to show the deal.
    ///
    /// # Errors
    /// When a deck cannot be played.
    pub fn new(
        set: &Arc<CardSet>,
        decks: [DeckList; 2],
        seed: u64,
    ) -> Result<(Self, Vec<Event>), PairingError> {
        let [first, second] = &decks;
        let (duel, events) = Pairing::new(set, [first, second])?.deal_with_events(seed);
        let start = Start::Decks { seed, decks };
        Ok((Self::of(duel, start), events))
    }

    /// A match from a position.
    ///
    /// # Errors
    /// When it is impossible.
    pub fn from_setup(set: &Arc<CardSet>, setup: Setup) -> Result<Self, SetupError> {
        let duel = Duel::from_setup(set, &setup)?;
        Ok(Self::of(duel, Start::Setup(setup)))
    }

    /// Plays a record again, up to where it ends.
    ///
    /// # Errors
    /// When its beginning or one of its steps is refused, as it may be if cards were changed since.
    pub fn replay(set: &Arc<CardSet>, record: &Record) -> Result<Self, ReplayError> {
        let mut game = match &record.start {
            Start::Decks { seed, decks } => Self::new(set, decks.clone(), *seed)?.0,
            Start::Setup(setup) => Self::from_setup(set, setup.clone())?,
        };
        for (&(player, intent), number) in record.intents.iter().zip(1..) {
            let done = game.duel.act_silently(player, intent);
            done.map_err(|source| ReplayError::Intent { number, source })?;
        }
        game.record.intents.clone_from(&record.intents);
        Ok(game)
    }

    fn of(duel: Duel, start: Start) -> Self {
        let intents = Vec::new();
        let record = Record { start, intents };
        Self { duel, record }
    }

    /// The match as it is now.
    pub const fn duel(&self) -> &Duel {
        &self.duel
    }

    /// All that is needed to play it again.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Does what a player wants. Answers with what happened, for a view to show in this order.
    ///
    /// # Errors
    /// When it is refused; everything is as it was.
    pub fn act(&mut self, player: Player, intent: Intent) -> Result<Vec<Event>, Refusal> {
        let events = self.duel.act(player, intent)?;
        self.record.intents.push((player, intent));
        Ok(events)
    }
}
