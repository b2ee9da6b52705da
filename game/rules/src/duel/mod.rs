//! The Duel, a collectible card game for two: heroes, minions and spells from a book of fables.
//!
//! | type | purpose |
//! |---|---|
//! | [`CardSet`], [`CardDefinition`], [`Ability`] | cards as printed, read from data |
//! | [`DeckList`] | a hero and thirty cards: from data, by a player, or as a line of text |
//! | [`Pairing`], [`Setup`] | start of a match |
//! | [`Duel`] | state of a match, cheap to copy, with its legal intents |
//! | [`Intent`], [`Refusal`] | an action that a player asks for, and the reason for refusing it |
//! | [`Event`], [`Action`] | what happened, step by step, for a view to show |
//! | [`Match`], [`Record`] | a match with its intents, for saves and replays |
//! | [`Seat`] | the knowledge of one player, with guesses about the rest |
//! | [`text`] | card texts, generated from abilities |
//! | `resolver`, `sequence`, `systems` | execution of actions, one system a file |
//!
//! An intent becomes a root action (`act`). The `resolver` runs it and all reactions: `table` calls
//! the handlers of each `system` for each phase of an action, and the handlers change the match and
//! add reactions through the `sequence`.
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
//! Rule numbers in comments refer to the rules in `docs/DUEL.md`.

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
    Ability, Aura, CardDefinition, CardKind, CardSet, DefinitionId, Effect, Element, Keyword,
    Keywords, Race, Selector, Trigger, Triggers, UnknownCard,
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
