use std::sync::atomic::AtomicBool;

use parlour_rules::{
    Random,
    duel::{Duel, Intent, KnownDecks, Player},
};

use super::{ComputerPlayer, Strategy};

/// How well the computer plays (rule 17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Level {
    /// Anything that is worth considering, without a plan: loses to anybody who reads the cards.
    Beginner,
    /// What looks best at the moment, and once in four times anything that is worth considering: makes
    /// plain mistakes.
    #[default]
    Casual,
    /// Always what looks best at the moment.
    Skilled,
    /// Plans whole turns, and considers the answers.
    Strong,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Strong];

    /// How many positions [`Level::Strong`] looks at for one decision: some tenths of a second.
    pub const STRONG_NODES: u64 = 40_000;

    /// How often [`Level::Casual`] does not do what looks best: once in so many times.
    const SLIPS: u64 = 4;

    /// Its name in saves and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
        }
    }

    /// The key of its name for players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Beginner => "duel-level-beginner",
            Self::Casual => "duel-level-casual",
            Self::Skilled => "duel-level-skilled",
            Self::Strong => "duel-level-strong",
        }
    }

    /// The one of this name; the names of minds will do, too.
    pub fn find(name: &str) -> Option<Self> {
        let by_mind = || {
            Strategy::find(name).map(|strategy| match strategy {
                Strategy::Random | Strategy::Careless => Self::Beginner,
                Strategy::Greedy => Self::Skilled,
                Strategy::Search => Self::Strong,
            })
        };
        let mut levels = Self::ALL.into_iter();
        levels.find(|level| level.name() == name).or_else(by_mind)
    }
}

/// The same for a player who knows what decks there are.
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

/// Dice of the player's own, for this moment of the match. Their stream is none that the match itself
/// has: they tell nothing about it.
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
