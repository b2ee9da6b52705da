//! All ways to the shapes with one count of cards.

use std::{mem, ops::Range};

use crate::{cards::Rank, prospector::SlotSet};

/// No way.
const NONE: u32 = u32::MAX;

/// A way to some cards left, its last move being a take.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// The points, the open run as if it were banked now.
    pub(super) points: u64,
    /// Its last take.
    pub(super) taken: u32,
    /// How many cards have been drawn.
    pub(super) draws: u8,
    pub(super) target: Rank,
    /// How many cards the open run has, and how many of them are gold.
    pub(super) chain: u8,
    pub(super) gold: u8,
}

impl Way {
    /// Whether another way to the same shape and target is no better in anything.
    #[inline]
    fn is_as_good_as(&self, other: &Self) -> bool {
        self.points >= other.points
            && self.chain >= other.chain
            && self.gold >= other.gold
            && self.draws <= other.draws
    }
}

/// The ways to the shapes with one count of cards.
#[derive(Default)]
pub(super) struct Level {
    /// These shapes.
    pub(super) shapes: Range<usize>,
    /// For each of them what leads to its ways.
    first: Vec<First>,
    /// Each with the next way to the same shape and target.
    ways: Vec<(Way, u32)>,
}

/// What leads to the ways to a shape.
#[derive(Clone, Copy)]
struct First {
    /// The first way with each target, where there is one.
    with: [u32; Rank::ALL.len()],
    /// A bit for each target with which there is one.
    targets: u16,
}

impl Level {
    /// Forgets all ways and goes to these shapes.
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

    /// Takes in a way to one of the shapes, unless another is as good. Answers whether it did.
    #[inline]
    pub(super) fn add(&mut self, shape: usize, way: Way) -> bool {
        let first = &mut self.first[shape - self.shapes.start];
        first.targets |= 1 << way.target.index();
        let first = &mut first.with[way.target.index()];
        // The way whose `next` leads to the one looked at; none for the first.
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

/// The ways to one shape, those with the fewest draws first. The rest is kept from shape to shape
/// only so that nothing is allocated for each.
pub(super) struct Sorted {
    pub(super) ways: Vec<Way>,
    /// While they are sorted: for each number of draws the last of the links. Each link has a way
    /// and leads to the one before it.
    last: [u32; SlotSet::CAPACITY],
    /// A bit for each number of draws that has one.
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

    /// Gathers the ways to a shape of a level. There are few numbers of draws, so that sorting by
    /// them takes one look at each way.
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
