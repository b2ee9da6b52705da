//! What a match is at one moment: small and flat, so that a computer player can copy it.

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

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Both look at their first cards and may exchange some.
    Mulligan,
    /// Turns are played.
    Playing,
    /// Nothing is accepted any more.
    Over,
}

/// Why a match has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A hero, or both, had no hit points left.
    Defeat,
    /// Somebody gave up.
    Concession,
}

/// How a match has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winner: Option<Player>,
    /// Why.
    pub reason: Reason,
}

/// A match: both sides, whose turn it is, and the chance that is left in it.
///
/// Whatever happens, happens in [`act`](Self::act). A match can be copied at any time; a copy goes
/// its own way. [`Match`](super::Match) keeps the intents besides, for saves and replays.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// How many cards were played or have arrived.
    pub(in crate::duel) order: u32,
    /// Whether any card has figures from an aura.
    pub(in crate::duel) auras: bool,
    pub(in crate::duel) outcome: Option<Outcome>,
}
