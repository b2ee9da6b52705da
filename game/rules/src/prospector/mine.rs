use crate::{
    cards::{Layout, SlotId},
    data::{DataError, Source},
};
use serde::{Deserialize, Serialize};

use super::SlotSet;

/// The structure of the mine: number of slots, and which slot covers which. Positions on the table
/// belong to the layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mine {
    /// For each slot the slots that cover it.
    hidden_by: Vec<SlotSet>,
    /// For each slot the slots that it covers.
    hides: Vec<SlotSet>,
}

/// A layout that does not suit Prospector.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MineError {
    /// It has no slots, or so many that no card is left for the target.
    #[error("invalid number of slots {slots} (expected 1 to {most})", most = Mine::LARGEST)]
    Size {
        /// Number of slots.
        slots: usize,
    },
    /// Slots are not numbered from 0 in order.
    #[error("unexpected slot {id} (expected {index}, as slots are numbered in order)")]
    Number {
        /// Index in the list, from 0.
        index: usize,
        /// Number of the slot at that index.
        id: SlotId,
    },
    /// A card is face up under others, or face down under none.
    #[error("slot {0} must be face up if nothing hides it, and face down otherwise")]
    Face(SlotId),
    /// The draw pile or the discard pile is missing.
    #[error("missing draw pile or discard pile")]
    Pile,
}

/// Covers of the upper three rows of the standard mine, from slot 0.
const STANDARD: [[u16; 2]; 18] = [
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [10, 11],
    [12, 13],
    [13, 14],
    [15, 16],
    [16, 17],
    [18, 19],
    [19, 20],
    [20, 21],
    [21, 22],
    [22, 23],
    [23, 24],
    [24, 25],
    [25, 26],
    [26, 27],
];

/// Number of slots in the standard mine.
const STANDARD_SLOTS: usize = 28;

impl Mine {
    /// Largest number of slots: the 52nd card is the first target.
    pub const LARGEST: usize = 51;

    /// Returns the standard mine of three peaks, the same as in `data/prospector/layout.ron`.
    pub fn standard() -> Self {
        let covered = STANDARD.map(|covers| covers.map(SlotId).into_iter().collect());
        let mut hidden_by = covered.to_vec();
        hidden_by.resize(STANDARD_SLOTS, SlotSet::EMPTY);
        Self::of(hidden_by)
    }

    /// Takes the structure of a layout.
    ///
    /// # Errors
    /// Returns an error if the layout does not suit Prospector.
    pub fn new(layout: &Layout) -> Result<Self, MineError> {
        let slots = layout.slots();
        if !(1..=Self::LARGEST).contains(&slots.len()) {
            return Err(MineError::Size { slots: slots.len() });
        }
        for (index, slot) in slots.iter().enumerate() {
            if slot.id.index() != index {
                return Err(MineError::Number { index, id: slot.id });
            }
            if slot.face_up != slot.hidden_by.is_empty() {
                return Err(MineError::Face(slot.id));
            }
        }
        if layout.draw_pile().is_none() || layout.discard_pile().is_none() {
            return Err(MineError::Pile);
        }
        let covers = slots.iter().map(|slot| slot.hidden_by.iter().copied());
        Ok(Self::of(covers.map(SlotSet::from_iter).collect()))
    }

    /// Reads a layout from the text of its file and checks that it is a mine; `file` is the name
    /// used in errors.
    ///
    /// # Errors
    /// Returns an error with line, column and field if the text is not a layout, or not a mine.
    pub fn read(file: &str, text: &str) -> Result<(Layout, Self), DataError> {
        let layout = Layout::read(file, text)?;
        let mine = Self::new(&layout).map_err(|error| {
            let field = match &error {
                MineError::Size { .. } => "slots".to_owned(),
                MineError::Number { index, .. } => format!("slots[{index}].id"),
                MineError::Face(slot) => format!("slots[{}]", slot.index()),
                MineError::Pile if layout.draw_pile().is_none() => "draw_pile".to_owned(),
                MineError::Pile => "discard_pile".to_owned(),
            };
            Source { file, text }.error(field, error.to_string())
        })?;
        Ok((layout, mine))
    }

    fn of(hidden_by: Vec<SlotSet>) -> Self {
        let mut hides = vec![SlotSet::EMPTY; hidden_by.len()];
        for (slot, covers) in hidden_by.iter().enumerate() {
            for cover in covers.iter() {
                hides[cover.index()] = hides[cover.index()].with(SlotId(slot as u16));
            }
        }
        Self { hidden_by, hides }
    }

    /// Returns the number of slots.
    #[allow(clippy::len_without_is_empty)] // it never is
    pub fn len(&self) -> usize {
        self.hidden_by.len()
    }

    /// Returns all slots.
    pub fn slots(&self) -> SlotSet {
        SlotSet::first(self.len())
    }

    /// Returns the slots that cover this one; empty for an unknown slot.
    pub fn hidden_by(&self, slot: SlotId) -> SlotSet {
        self.hidden_by
            .get(slot.index())
            .copied()
            .unwrap_or_default()
    }

    /// Returns the slots that this one covers.
    pub fn hides(&self, slot: SlotId) -> SlotSet {
        self.hides.get(slot.index()).copied().unwrap_or_default()
    }

    /// Returns the slots of `remaining` that no card of `remaining` covers.
    pub fn uncovered(&self, remaining: SlotSet) -> SlotSet {
        remaining
            .iter()
            .filter(|&slot| self.hidden_by(slot).and(remaining).is_empty())
            .collect()
    }
}

impl Default for Mine {
    /// Returns the standard mine.
    fn default() -> Self {
        Self::standard()
    }
}
