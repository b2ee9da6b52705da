//! Where cards lie on the table: slots, what hides what, and the piles.

mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Deck;
use crate::data::checks;

/// A place in the plane of the table, in the layout's units: x to the right, y up (away from the
/// player).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Up.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
}

/// How wide and high something is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extent {
    /// From left to right.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// From bottom to top.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

/// The number by which a slot is known in its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlotId(pub u16);

impl SlotId {
    /// The number, to count with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for SlotId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A place for one card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its number; no two slots have the same.
    pub id: SlotId,
    /// To the right, before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Up, before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// A card in a higher layer lies on top of one in a lower.
    pub layer: u8,
    /// Whether its card lies face up at first.
    #[serde(default)]
    pub face_up: bool,
    /// The slots whose cards lie on this one.
    #[serde(default)]
    pub hidden_by: Vec<SlotId>,
}

/// A place for a pile of cards.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileSpot {
    /// To the right, before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Up, before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// A card in a higher layer lies on top of one in a lower.
    pub layer: u8,
    /// How far each card lies from the one before it, before the layout's multiplier. The card
    /// that is drawn next, or was put down first, lies at `x`, `y`.
    #[serde(default)]
    pub stagger: Point,
}

/// Where the cards of a game lie. Read from a file with [`Layout::read`]; any layout deals any
/// deck.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    multiplier: Point,
    slots: Vec<Slot>,
    draw_pile: Option<PileSpot>,
    discard_pile: Option<PileSpot>,
}

/// Cards that were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt<T> {
    /// One card for each slot, in the order of the layout.
    pub slots: Vec<(SlotId, T)>,
    /// What is left in the deck.
    pub rest: Deck<T>,
}

/// A deck has fewer cards than a layout has slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{cards} cards are too few for {slots} slots")]
pub struct TooFewCards {
    /// How many cards there are.
    pub cards: usize,
    /// How many slots.
    pub slots: usize,
}

impl Layout {
    /// How much the file's x and y are multiplied by, which makes a layout looser or tighter.
    pub const fn multiplier(&self) -> Point {
        self.multiplier
    }

    /// The slots in the order in which they are dealt to.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The slot with this number.
    pub fn slot(&self, id: SlotId) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.id == id)
    }

    /// Where cards are drawn from, if the game draws.
    pub const fn draw_pile(&self) -> Option<&PileSpot> {
        self.draw_pile.as_ref()
    }

    /// Where cards are put that have been played, if the game has such a pile.
    pub const fn discard_pile(&self) -> Option<&PileSpot> {
        self.discard_pile.as_ref()
    }

    /// Where the middle of a slot's card lies.
    pub fn place(&self, slot: &Slot) -> Point {
        self.scaled(slot.x, slot.y)
    }

    /// Where the middle of a card in a pile lies, the first card having index 0.
    pub fn place_in_pile(&self, pile: &PileSpot, index: usize) -> Point {
        let index = index as f32;
        self.scaled(
            pile.x + index * pile.stagger.x,
            pile.y + index * pile.stagger.y,
        )
    }

    /// Deals the top cards of a deck into the slots.
    ///
    /// # Errors
    /// When there are too few.
    pub fn deal<T>(&self, deck: Deck<T>) -> Result<Dealt<T>, TooFewCards> {
        let (cards, slots) = (deck.len(), self.slots.len());
        if cards < slots {
            return Err(TooFewCards { cards, slots });
        }
        let mut rest = deck;
        let ids = self.slots.iter().map(|slot| slot.id);
        let slots = ids.zip(std::iter::from_fn(|| rest.draw())).collect();
        Ok(Dealt { slots, rest })
    }

    fn scaled(&self, x: f32, y: f32) -> Point {
        Point {
            x: self.multiplier.x * x,
            y: self.multiplier.y * y,
        }
    }
}
