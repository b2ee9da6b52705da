//! State of a match: small and flat, because computer players copy it often.

mod card;
mod cards;
mod player;
mod query;
mod targets;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use card::{CardId, CardRef, CardState, Cards, Figures};
pub(in crate::duel) use card::{Flags, sum};
pub use player::PlayerState;

use super::{CardSet, Player};
use crate::Random;

/// Phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Both players look at their first hands and can exchange cards.
    Mulligan,
    /// Turns are played.
    Playing,
    /// The match is over.
    Over,
}

/// Reason why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// One hero or both died.
    Defeat,
    /// A player conceded.
    Concession,
}

/// Outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Winner; `None` for a draw.
    pub winner: Option<Player>,
    /// Reason of the end.
    pub reason: Reason,
}

/// State of a match: both sides, the current player, and the random generator.
///
/// [`act`](Self::act) is the only way to change it. Copies are independent. [`Match`](super::Match)
/// also keeps the intents, for saves and replays.
#[derive(Debug, PartialEq, Eq)]
pub struct Duel {
    pub(in crate::duel) set: Arc<CardSet>,
    pub(in crate::duel) cards: Vec<CardState>,
    pub(in crate::duel) players: [PlayerState; 2],
    pub(in crate::duel) random: Random,
    pub(in crate::duel) seed: u64,
    pub(in crate::duel) phase: Phase,
    pub(in crate::duel) current: Player,
    pub(in crate::duel) first: Player,
    pub(in crate::duel) turn: u16,
    /// Number of cards that were played or arrived so far.
    pub(in crate::duel) order: u32,
    /// Whether any card has a bonus from an aura.
    pub(in crate::duel) auras: bool,
    pub(in crate::duel) outcome: Option<Outcome>,
}

impl Clone for Duel {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            set: self.set.clone(),
            cards: self.cards.clone(),
            players: self.players.clone(),
            random: self.random.clone(),
            ..*self
        }
    }

    /// Copies into memory that is there already. A search copies one state after another.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            set,
            cards,
            players,
            random,
            seed,
            phase,
            current,
            first,
            turn,
            order,
            auras,
            outcome,
        } = source;
        if !Arc::ptr_eq(&self.set, set) {
            self.set.clone_from(set);
        }
        self.cards.clone_from(cards);
        for (own, other) in self.players.iter_mut().zip(players) {
            own.clone_from(other);
        }
        self.random.clone_from(random);
        (self.seed, self.phase, self.current) = (*seed, *phase, *current);
        (self.first, self.turn, self.order) = (*first, *turn, *order);
        (self.auras, self.outcome) = (*auras, *outcome);
    }
}
