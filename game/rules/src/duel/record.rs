//! A match with the list of its intents.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    CardSet, DeckList, Duel, Event, Intent, Pairing, PairingError, Player, Refusal, Setup,
    SetupError,
};

/// Start of a recorded match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// Two decks.
    Decks {
        /// Seed of all chance.
        seed: u64,
        /// Decks in order of seats.
        decks: [DeckList; 2],
    },
    /// A given position.
    Setup(Setup),
}

/// Everything that is needed to replay a match; part of saves. Card figures are not included, so a
/// record is stored together with the program's version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Start of the match.
    pub start: Start,
    /// Intents in order, each with its player.
    pub intents: Vec<(Player, Intent)>,
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A deck cannot be played.
    #[error(transparent)]
    Deck(#[from] PairingError),
    /// The start position is impossible.
    #[error("position: {0}")]
    Setup(#[from] SetupError),
    /// An intent was refused.
    #[error("step {number}: {source}")]
    Intent {
        /// Number of the intent, from 1.
        number: usize,
        /// Reason of the refusal.
        source: Refusal,
    },
}

/// A match that records its intents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    duel: Duel,
    record: Record,
}

impl Match {
    /// Starts a match between two decks. Also returns the events of the deal.
    ///
    /// # Errors
    /// Returns an error if a deck cannot be played.
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

    /// Starts a match from a given position.
    ///
    /// # Errors
    /// Returns an error if the position is impossible.
    pub fn from_setup(set: &Arc<CardSet>, setup: Setup) -> Result<Self, SetupError> {
        let duel = Duel::from_setup(set, &setup)?;
        Ok(Self::of(duel, Start::Setup(setup)))
    }

    /// Replays a record to its end.
    ///
    /// # Errors
    /// Returns an error if the start or an intent is refused, for example because cards have
    /// changed since.
    pub fn replay(set: &Arc<CardSet>, record: &Record) -> Result<Self, ReplayError> {
        let mut game = Self::start(set, record)?;
        for (&(player, intent), number) in record.intents.iter().zip(1..) {
            let done = game.duel.act_silently(player, intent);
            done.map_err(|source| ReplayError::Intent { number, source })?;
        }
        game.record.intents.clone_from(&record.intents);
        Ok(game)
    }

    /// Returns the events of all intents of a record in order, without those of the start.
    ///
    /// # Errors
    /// Returns an error if the start or an intent is refused.
    pub fn replay_events(set: &Arc<CardSet>, record: &Record) -> Result<Vec<Event>, ReplayError> {
        let mut game = Self::start(set, record)?;
        let mut events = Vec::new();
        for (&(player, intent), number) in record.intents.iter().zip(1..) {
            let done = game.act(player, intent);
            events.extend(done.map_err(|source| ReplayError::Intent { number, source })?);
        }
        Ok(events)
    }

    fn start(set: &Arc<CardSet>, record: &Record) -> Result<Self, ReplayError> {
        Ok(match &record.start {
            Start::Decks { seed, decks } => Self::new(set, decks.clone(), *seed)?.0,
            Start::Setup(setup) => Self::from_setup(set, setup.clone())?,
        })
    }

    fn of(duel: Duel, start: Start) -> Self {
        let intents = Vec::new();
        let record = Record { start, intents };
        Self { duel, record }
    }

    /// Returns the current state.
    pub const fn duel(&self) -> &Duel {
        &self.duel
    }

    /// Returns the record so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Applies an intent and records it. Returns the events for a view to show in order.
    ///
    /// # Errors
    /// Returns the reason of a refusal; nothing has changed then.
    pub fn act(&mut self, player: Player, intent: Intent) -> Result<Vec<Event>, Refusal> {
        let events = self.duel.act(player, intent)?;
        self.record.intents.push((player, intent));
        Ok(events)
    }
}
