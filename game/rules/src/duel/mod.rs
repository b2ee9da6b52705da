//! The Duel, a collectible card game for two: heroes, minions and spells out of a book of fables.
//!
//! | idea | where |
//! |---|---|
//! | [`CardSet`], [`CardDefinition`], [`Ability`] | cards as they are printed: data |
//! | [`DeckList`] | thirty of them under a hero: data, a player's own, a line of text |
//! | [`Pairing`], [`Setup`] | how a match comes to be |
//! | [`Duel`] | a match at one moment, cheap to copy: what is where, what may be done |
//! | [`Intent`], [`Refusal`] | what a player wants, and why not |
//! | [`Event`], [`Action`] | what happened, step by step, for a viewer to play |
//! | [`Match`], [`Record`] | a match with all that was done in it: saves and replays |
//! | [`Seat`] | what one player may know, and guesses about the rest |
//! | [`text`] | what a card says, made from what it does |
//! | `resolver`, `sequence`, `systems` | how actions run: the action system, one system a file |
//!
//! ```
//! # use std::{fs, sync::Arc};
//! use parlour_rules::duel::{CardSet, DeckList, Duel, HandPlaces, Intent, Player};
//!
//! # let file = |name: &str| {
//! #     fs::read_to_string(format!("{}/../../data/duel/{name}", env!("CARGO_MANIFEST_DIR")))
//! # };
//! let set = Arc::new(CardSet::read("cards.ron", &file("cards.ron")?)?);
//! let deck = DeckList::read("foxes.ron", &file("decks/foxes.ron")?, &set)?;
//! let mut duel = Duel::new(&set, [&deck, &deck], 7)?;
//! for player in Player::ALL {
//!     duel.act(player, Intent::Mulligan(HandPlaces::NONE))?;
//! }
//! let player = duel.current();
//! let events = duel.act(player, Intent::EndTurn)?;
//! assert_eq!(events[0].kind().name(), "ChangeTurn");
//! assert_eq!(duel.current(), player.opponent());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Rule numbers in this module are those of the game's rules, which `docs/DUEL.md` tells in full.

mod act;
mod action;
pub mod actions;
mod card;
mod decks;
mod event;
#[doc(hidden)]
pub mod fuzzing;
mod intent;
mod json;
mod legal;
pub mod limits;
mod pairing;
mod player;
mod record;
mod refusal;
mod resolver;
mod seat;
mod sequence;
mod setup;
mod snapshot;
mod state;
mod system;
mod systems;
mod table;
pub mod text;
mod zone;

pub use action::{Action, ActionKind};
pub use card::{
    Ability, Aura, CardDefinition, CardKind, CardSet, DefinitionId, Effect, Keyword, Keywords,
    Race, Selector, Trigger, Triggers, UnknownCard,
};
pub use decks::{CardCount, DeckCodeError, DeckError, DeckList};
pub use event::{Change, Event, Step};
pub use intent::{HandPlaces, Intent};
pub use json::JsonValue;
pub use pairing::{Pairing, PairingError};
pub use player::Player;
pub use record::{Match, Record, ReplayError, Start};
pub use refusal::Refusal;
pub use seat::{KnownDecks, Seat};
pub use setup::{CardSetup, Setup, SetupError, SideSetup};
pub use state::{
    CardId, CardRef, CardState, Cards, Duel, Figures, Outcome, Phase, PlayerState, Reason,
};
use state::{Flags, sum};
pub use zone::{Alliance, TargetFilter, Zone, Zones};
