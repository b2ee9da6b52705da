use std::{collections::HashMap, ops::Range};

use crate::prospector::{Mine, SlotSet};

/// All shapes of a mine, that is, sets of cards that can be left, with their successors. The
/// standard mine has 22,932.
#[derive(Clone, Debug)]
pub(super) struct Shapes {
    /// Cards left, the most first: a shape comes after all its predecessors, the full mine is first
    /// and the empty one last.
    left: Vec<SlotSet>,
    /// Uncovered slots of each shape, one bit each.
    open: Vec<u64>,
    /// Start of each shape's successors in `after`.
    first: Vec<u32>,
    /// Successors of all shapes, in the order of the emptied slots.
    after: Vec<u32>,
    /// Index of each shape.
    index: HashMap<SlotSet, u32>,
    /// Start of the shapes with a given number of taken cards; the last entry is the end.
    levels: Vec<usize>,
}

impl Shapes {
    /// Finds all shapes of a mine, or `None` if there are more than `most`.
    pub(super) fn of(mine: &Mine, most: usize) -> Option<Self> {
        let mut left = vec![mine.slots()];
        let mut index = HashMap::from([(mine.slots(), 0)]);
        let (mut open, mut first, mut after) = (Vec::new(), Vec::new(), Vec::new());
        // Shapes with fewer cards are found later and added at the end.
        while let Some(&shape) = left.get(open.len()) {
            let uncovered = mine.uncovered(shape);
            open.push(uncovered.bits());
            first.push(after.len() as u32);
            for slot in uncovered.iter() {
                let next = shape.without(slot);
                let found = *index.entry(next).or_insert_with(|| {
                    left.push(next);
                    left.len() as u32 - 1
                });
                after.push(found);
            }
            if left.len() > most {
                return None;
            }
        }
        let taken = |shape: &SlotSet| mine.len() - shape.len();
        let levels = (0..=mine.len() + 1)
            .map(|level| left.partition_point(|shape| taken(shape) < level))
            .collect();
        Some(Self {
            levels,
            left,
            open,
            first,
            after,
            index,
        })
    }

    /// Returns the number of shapes.
    pub(super) fn len(&self) -> usize {
        self.left.len()
    }

    /// Returns the index of the empty mine.
    pub(super) fn empty(&self) -> usize {
        self.left.len() - 1
    }

    /// Returns the index of a shape, if it can occur.
    pub(super) fn find(&self, left: SlotSet) -> Option<usize> {
        self.index.get(&left).map(|&index| index as usize)
    }

    /// Returns the shapes with one card less; an empty range after the empty mine.
    pub(super) fn level_after(&self, shape: usize) -> Range<usize> {
        let at = |level: usize| self.levels.get(level).copied().unwrap_or(self.len());
        let level = self.levels.partition_point(|&first| first <= shape);
        at(level)..at(level + 1)
    }

    /// Returns the cards that are left.
    pub(super) fn left(&self, shape: usize) -> SlotSet {
        self.left[shape]
    }

    /// Returns the uncovered slots, one bit each.
    #[inline]
    pub(super) fn open(&self, shape: usize) -> u64 {
        self.open[shape]
    }

    /// Returns the successors, one for each open slot in ascending order.
    #[inline]
    pub(super) fn after(&self, shape: usize) -> &[u32] {
        let first = self.first[shape] as usize;
        let count = self.open[shape].count_ones() as usize;
        &self.after[first..first + count]
    }
}
