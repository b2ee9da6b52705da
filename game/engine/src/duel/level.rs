use parlour_rules::shortened;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::atomic::AtomicBool};

use parlour_rules::{
    Random,
    duel::{Duel, Intent, KnownDecks, Player},
};

use super::{ComputerPlayer, Strategy};

/// Playing level of the computer (rule 17 in docs/DUEL.md).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Sensible intents at random, without a plan: loses to everyone who reads the cards.
    Beginner,
    /// The best immediate result, but every fourth time a random sensible intent: makes obvious
    /// mistakes.
    #[default]
    Casual,
    /// Always the best immediate result.
    Skilled,
    /// Searches whole turns and the opponent's replies.
    Strong,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Strong];

    /// Number of positions for one decision of [`Level::Strong`], which takes some tenths of a
    /// second.
    pub const STRONG_NODES: u64 = 40_000;

    /// [`Level::Casual`] plays a random intent once in this many times.
    const SLIPS: u64 = 4;

    /// Returns the name in saves and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
        }
    }

    /// Returns the locale key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Beginner => "duel-level-beginner",
            Self::Casual => "duel-level-casual",
            Self::Skilled => "duel-level-skilled",
            Self::Strong => "duel-level-strong",
        }
    }

    /// Returns the level with a name. Names of strategies are accepted as well.
    pub fn find(name: &str) -> Option<Self> {
        let by_strategy = || {
            Strategy::find(name).map(|strategy| match strategy {
                Strategy::Random | Strategy::Careless => Self::Beginner,
                Strategy::Greedy => Self::Skilled,
                Strategy::Search => Self::Strong,
            })
        };
        name.parse().ok().or_else(by_strategy)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown level {0:?} (expected beginner, casual, skilled or strong)")]
pub struct ParseLevelError(String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Self, ParseLevelError> {
        let level = Self::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| ParseLevelError(shortened(name)))
    }
}

/// Returns an intent of a player of this level, soon after `stop` is set. It uses only what can be
/// seen from the player's seat, and the decks that exist.
pub fn choose_with_decks(
    duel: &Duel,
    player: Player,
    level: Level,
    known: &KnownDecks,
    stop: &AtomicBool,
) -> Intent {
    let mut dice = dice(duel, player);
    let strategy = match level {
        Level::Beginner => Strategy::Careless,
        Level::Casual if dice.once_in(Level::SLIPS) => Strategy::Careless,
        Level::Casual | Level::Skilled => Strategy::Greedy,
        Level::Strong => Strategy::Search,
    };
    let mut computer = ComputerPlayer::new(strategy, dice.below(u64::MAX))
        .with_nodes(Level::STRONG_NODES)
        .with_decks(known.clone());
    computer.decide(duel.seat(player), Some(stop))
}

/// Creates the player's random generator for this moment of the match. Its stream differs from
/// those of the match, so that it reveals nothing about future draws.
fn dice(duel: &Duel, player: Player) -> Random {
    let state = duel.player(player);
    let attacks = state.battlefield().iter().filter_map(|&id| duel.card(id));
    let attacks: u64 = attacks.map(|card| u64::from(card.attacks_left())).sum();
    let moment = u64::from(duel.turn()) << 16
        | u64::from(state.mana()) << 12
        | (state.hand().len() as u64) << 8
        | attacks;
    Random::with_stream(
        duel.seed(),
        1 << 63 | (player.index() as u64) << 62 | moment,
    )
}
