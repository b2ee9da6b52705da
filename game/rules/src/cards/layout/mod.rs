//! Positions of cards on the table: slots, which slot covers which, and piles.

mod read;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Deck;
use crate::data::checks;

/// A position in the plane of the table in the layout's units: x to the right, y away from the
/// player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Distance to the right.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Distance away from the player.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
}

/// A width and a height.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extent {
    /// Size from left to right.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// Size from bottom to top.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

/// Number of a slot, unique in its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlotId(pub u16);

impl SlotId {
    /// Returns the number as an index.
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
    /// Number of the slot, unique in its layout.
    pub id: SlotId,
    /// X position before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Y position before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Height in the stack: higher layers cover lower ones.
    pub layer: u8,
    /// Whether its card is dealt face up.
    #[serde(default)]
    pub face_up: bool,
    /// Slots whose cards cover this one.
    #[serde(default)]
    pub hidden_by: Vec<SlotId>,
}

/// A place for a pile of cards.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileSpot {
    /// X position before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Y position before the layout's multiplier.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Height in the stack: higher layers cover lower ones.
    pub layer: u8,
    /// Offset of each card from the one before it, before the layout's multiplier. The card that is
    /// drawn next, or was put down first, is at `x`, `y`.
    #[serde(default)]
    pub stagger: Point,
}

/// Positions of all cards of a game, read from a file with [`Layout::read`]. Any layout can deal
/// any deck.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    multiplier: Point,
    slots: Vec<Slot>,
    draw_pile: Option<PileSpot>,
    discard_pile: Option<PileSpot>,
}

/// The result of dealing a deck into a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt<T> {
    /// One card for each slot, in the order of the layout.
    pub slots: Vec<(SlotId, T)>,
    /// Cards left in the deck.
    pub rest: Deck<T>,
}

/// Error: the deck has fewer cards than the layout has slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{cards} cards are not enough for {slots} slots")]
pub struct TooFewCards {
    /// Number of cards.
    pub cards: usize,
    /// Number of slots.
    pub slots: usize,
}

impl Layout {
    /// Returns the factors for all x and y of the file; they make a layout looser or tighter.
    pub const fn multiplier(&self) -> Point {
        self.multiplier
    }

    /// Returns the slots in the order in which they are dealt.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Returns the slot with this number.
    pub fn slot(&self, id: SlotId) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.id == id)
    }

    /// Returns the place of the draw pile, if the game has one.
    pub const fn draw_pile(&self) -> Option<&PileSpot> {
        self.draw_pile.as_ref()
    }

    /// Returns the place of the discard pile, if the game has one.
    pub const fn discard_pile(&self) -> Option<&PileSpot> {
        self.discard_pile.as_ref()
    }

    /// Returns the center of a slot's card.
    pub fn place(&self, slot: &Slot) -> Point {
        self.scaled(slot.x, slot.y)
    }

    /// Returns the center of a card in a pile; `index` counts from 0.
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
    /// Returns an error if there are too few cards.
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
