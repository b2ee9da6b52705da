use std::{collections::HashMap, ops::Range};

use crate::prospector::{Mine, SlotSet};

/// All sets of cards that can be left in a mine, and which follows from which. The chapter's mine
/// has 22,932.
#[derive(Clone, Debug)]
pub(super) struct Shapes {
    /// The cards left, most first: a shape comes after all from which it follows, the whole mine
    /// is the first and the empty one the last.
    left: Vec<SlotSet>,
    /// Which of them nothing lies on.
    open: Vec<u64>,
    /// Where in `after` those that follow begin.
    first: Vec<u32>,
    /// The shapes that follow, in the order of the slots that were emptied.
    after: Vec<u32>,
    /// Where a shape is.
    index: HashMap<SlotSet, u32>,
    /// Where the shapes begin from which this many cards were taken, and where the last ones end.
    levels: Vec<usize>,
}

impl Shapes {
    /// All shapes of a mine, or nothing if there are more than `most`.
    pub(super) fn of(mine: &Mine, most: usize) -> Option<Self> {
        let mut left = vec![mine.slots()];
        let mut index = HashMap::from([(mine.slots(), 0)]);
        let (mut open, mut first, mut after) = (Vec::new(), Vec::new(), Vec::new());
        // Those with fewer cards are found later and go to the end.
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

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.left.len()
    }

    /// The empty mine.
    pub(super) fn empty(&self) -> usize {
        self.left.len() - 1
    }

    /// Which one this is, if it can be.
    pub(super) fn find(&self, left: SlotSet) -> Option<usize> {
        self.index.get(&left).map(|&index| index as usize)
    }

    /// The shapes with one card less than this one; none after the empty mine.
    pub(super) fn level_after(&self, shape: usize) -> Range<usize> {
        let at = |level: usize| self.levels.get(level).copied().unwrap_or(self.len());
        let level = self.levels.partition_point(|&first| first <= shape);
        at(level)..at(level + 1)
    }

    /// The cards that are left.
    pub(super) fn left(&self, shape: usize) -> SlotSet {
        self.left[shape]
    }

    /// Which of them nothing lies on, a bit each.
    #[inline]
    pub(super) fn open(&self, shape: usize) -> u64 {
        self.open[shape]
    }

    /// The shapes that follow, one for each open slot, the lowest first.
    #[inline]
    pub(super) fn after(&self, shape: usize) -> &[u32] {
        let first = self.first[shape] as usize;
        let count = self.open[shape].count_ones() as usize;
        &self.after[first..first + count]
    }
}
