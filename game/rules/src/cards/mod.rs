//! Playing cards for every card game at the table: names, order, shuffling, layout and design.
//!
//! | type | purpose |
//! |---|---|
//! | [`Suit`], [`Rank`], [`Card`] | a card, written and read as `7d`, `Tc`, `AS` |
//! | [`Deck`], [`Pile`] | cards of any kind in order: to draw from, to put on |
//! | [`Layout`], [`Slot`] | positions on the table and which card covers which, read from data |
//! | [`DeckDesign`] | pictures of a card with their positions, read from data |
//!
//! ```
//! use parlour_rules::{Random, cards::{Card, Deck}};
//!
//! let mut deck = Deck::standard();
//! deck.shuffle(&mut Random::new(1));
//! let card: Card = deck.draw().expect("52 cards");
//! assert_eq!(deck.len(), 51);
//! assert_eq!(card.to_string().parse(), Ok(card));
//! ```

mod card;
mod deck;
mod design;
#[doc(hidden)]
pub mod fuzzing;
mod layout;
mod pile;
mod rank;
mod suit;

pub use card::{Card, ParseCardError};
pub use deck::{Deck, ParseDeckError};
pub use design::{
    BySuit, CardDefinition, Composed, DeckDesign, Decorator, DecoratorKind, Pair, Pip, Sizes,
};
pub use layout::{Dealt, Extent, Layout, PileSpot, Point, Slot, SlotId, TooFewCards};
pub use pile::Pile;
pub use rank::Rank;
pub use suit::{Suit, Tint};
