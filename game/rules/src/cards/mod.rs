//! Cards: what they are called, how they are ordered, shuffled and laid out, and what is on them.
//! Every card game at the table uses this.
//!
//! | idea | where |
//! |---|---|
//! | [`Suit`], [`Rank`], [`Card`] | the words, written and read as `7d`, `Tc`, `AS` |
//! | [`Deck`], [`Pile`] | cards of any kind in order: one that is drawn from, one that is put on |
//! | [`Layout`], [`Slot`] | where cards lie on the table, and what hides what: data |
//! | [`DeckDesign`] | of which pictures a card is put together, and where they sit: data |
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
