//! The lines to all shapes with the same number of cards.

use std::{mem, ops::Range};

use crate::{cards::Rank, prospector::SlotSet};

/// Marks the end of a linked list.
const NONE: u32 = u32::MAX;

/// A line whose last move is a take.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// Points, as if the open run ended now.
    pub(super) points: u64,
    /// Index of its last take.
    pub(super) taken: u32,
    /// Number of cards drawn.
    pub(super) draws: u8,
    pub(super) target: Rank,
    /// Number of cards in the open run, and number of gold cards among them.
    pub(super) chain: u8,
    pub(super) gold: u8,
}

impl Way {
    /// Returns whether another line to the same shape and target is better in nothing.
    #[inline]
    fn is_as_good_as(&self, other: &Self) -> bool {
        self.points >= other.points
            && self.chain >= other.chain
            && self.gold >= other.gold
            && self.draws <= other.draws
    }
}

/// The lines to the shapes with the same number of cards.
#[derive(Default)]
pub(super) struct Level {
    /// Range of these shapes.
    pub(super) shapes: Range<usize>,
    /// For each shape the heads of its lists of lines.
    first: Vec<First>,
    /// Lines, each with the index of the next line to the same shape and target.
    ways: Vec<(Way, u32)>,
}

/// Heads of the lists of lines to a shape.
#[derive(Clone, Copy)]
struct First {
    /// Index of the first line for each target.
    with: [u32; Rank::ALL.len()],
    /// One bit for each target that has a line.
    targets: u16,
}

impl Level {
    /// Drops all lines and moves to other shapes.
    pub(super) fn go_to(&mut self, shapes: Range<usize>) {
        let none = First {
            with: [NONE; Rank::ALL.len()],
            targets: 0,
        };
        self.first.clear();
        self.first.resize(shapes.len(), none);
        self.ways.clear();
        self.shapes = shapes;
    }

    /// Adds a line to a shape, unless another is as good. Returns whether it was added.
    #[inline]
    pub(super) fn add(&mut self, shape: usize, way: Way) -> bool {
        let first = &mut self.first[shape - self.shapes.start];
        first.targets |= 1 << way.target.index();
        let first = &mut first.with[way.target.index()];
        // Index of the line whose `next` points to the current one; `NONE` for the first.
        let mut before = NONE;
        let mut at = *first;
        while at != NONE {
            let (other, next) = self.ways[at as usize];
            if other.is_as_good_as(&way) {
                return false;
            }
            if way.is_as_good_as(&other) {
                match before {
                    NONE => *first = next,
                    before => self.ways[before as usize].1 = next,
                }
            } else {
                before = at;
            }
            at = next;
        }
        let next = mem::replace(first, self.ways.len() as u32);
        self.ways.push((way, next));
        true
    }
}

/// The lines to one shape, sorted by number of draws. Kept from shape to shape to avoid
/// allocations.
pub(super) struct Sorted {
    pub(super) ways: Vec<Way>,
    /// Used while sorting: for each number of draws the last link. Each link has a line and points
    /// to the link before it.
    last: [u32; SlotSet::CAPACITY],
    /// One bit for each number of draws that occurs.
    draws: u64,
    links: Vec<(u32, u32)>,
}

impl Sorted {
    pub(super) fn new() -> Self {
        Self {
            ways: Vec::new(),
            last: [NONE; SlotSet::CAPACITY],
            draws: 0,
            links: Vec::new(),
        }
    }

    /// Collects the lines to a shape of a level. The number of draws has few values, so a bucket
    /// sort visits each line once.
    pub(super) fn gather(&mut self, level: &Level, shape: usize) {
        let First { with, targets } = level.first[shape - level.shapes.start];
        let mut targets = targets;
        while targets != 0 {
            let mut at = with[targets.trailing_zeros() as usize];
            targets &= targets - 1;
            while at != NONE {
                let (way, next) = &level.ways[at as usize];
                let link = self.links.len() as u32;
                let before = mem::replace(&mut self.last[usize::from(way.draws)], link);
                self.links.push((at, before));
                self.draws |= 1 << way.draws;
                at = *next;
            }
        }
        self.ways.clear();
        while self.draws != 0 {
            let draws = self.draws.trailing_zeros() as usize;
            self.draws &= self.draws - 1;
            let mut link = mem::replace(&mut self.last[draws], NONE);
            while link != NONE {
                let (way, before) = self.links[link as usize];
                self.ways.push(level.ways[way as usize].0);
                link = before;
            }
        }
        self.links.clear();
    }
}
