//! The lines to all shapes with the same number of cards.

use std::{cmp::Reverse, iter, mem, ops::Range};

use super::growth::Growth;
use crate::cards::Rank;

/// Points that a card still to be drawn is worth when the most promising shapes are chosen.
const PRICE: i64 = 4;

/// Marks the end of a linked list.
const NONE: u32 = u32::MAX;

/// Number of lists for each shape: one for each target on which a card fits, and one for all lines
/// on whose target none fits. These only differ in what they have, not in what follows.
const KEYS: usize = STUCK + 1;

/// Key of the lines on whose target no card fits.
pub(super) const STUCK: usize = Rank::ALL.len();

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
    /// Returns whether another line to the same shape and target can't end with more points. A
    /// longer run, or more gold in it, makes up only for what it can gain by the run's growth.
    #[inline(always)]
    fn is_as_good_as(&self, other: &Self, growth: Growth) -> bool {
        if self.points < other.points || self.draws > other.draws {
            return false;
        }
        let (chain, gold) = (self.chain.max(other.chain), self.gold.max(other.gold));
        if (chain, gold) == (self.chain, self.gold) {
            return true;
        }
        let gain = growth.gain(chain, gold) - growth.gain(self.chain, self.gold);
        self.points - other.points >= gain
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
pub(super) struct First {
    /// Index of the first line of each list.
    with: [u32; KEYS],
    /// One bit for each list that has a line.
    keys: u16,
}

impl First {
    const EMPTY: Self = Self {
        with: [NONE; KEYS],
        keys: 0,
    };

    /// Returns the key and the head of each list that has a line.
    #[inline]
    pub(super) fn lists(self) -> impl Iterator<Item = (usize, u32)> {
        let mut keys = self.keys;
        iter::from_fn(move || {
            let key = keys.trailing_zeros() as usize;
            keys &= keys.wrapping_sub(1);
            self.with.get(key).map(|&head| (key, head))
        })
    }
}

impl Level {
    /// Drops all lines and moves to other shapes.
    pub(super) fn go_to(&mut self, shapes: Range<usize>) {
        self.first.clear();
        self.first.resize(shapes.len(), First::EMPTY);
        self.ways.clear();
        self.shapes = shapes;
    }

    /// Adds a line to a shape, unless another is as good. Returns whether it was added.
    #[inline]
    pub(super) fn add(&mut self, shape: usize, way: Way, growth: Growth) -> bool {
        let key = match growth.cards {
            0 => STUCK,
            _ => way.target.index(),
        };
        let first = &mut self.first[shape - self.shapes.start];
        first.keys |= 1 << key;
        let first = &mut first.with[key];
        // Index of the line whose `next` points to the current one; `NONE` for the first.
        let mut before = NONE;
        let mut at = *first;
        while at != NONE {
            let (other, next) = self.ways[at as usize];
            if other.is_as_good_as(&way, growth) {
                return false;
            }
            if way.is_as_good_as(&other, growth) {
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

    /// Collects the shapes that have lines; if they are more than `width`, the most promising ones.
    pub(super) fn choose(&self, width: usize, chosen: &mut Vec<usize>) {
        chosen.clear();
        let with_lines = |&shape: &usize| self.first(shape).keys != 0;
        chosen.extend(self.shapes.clone().filter(with_lines));
        if chosen.len() > width {
            let promise = |&shape: &usize| {
                let lists = self.first(shape).lists();
                let ways = lists.flat_map(|(_, head)| self.list(head));
                let promise = ways.map(|way| way.points as i64 - PRICE * i64::from(way.draws));
                Reverse(promise.max())
            };
            chosen.select_nth_unstable_by_key(width, promise);
            chosen.truncate(width);
        }
    }

    /// Returns the lists of lines to a shape.
    #[inline]
    pub(super) fn first(&self, shape: usize) -> First {
        self.first[shape - self.shapes.start]
    }

    /// Returns the lines of a list.
    #[inline]
    pub(super) fn list(&self, head: u32) -> impl Iterator<Item = &Way> {
        let mut at = head;
        iter::from_fn(move || {
            let (way, next) = self.ways.get(at as usize)?;
            at = *next;
            Some(way)
        })
    }
}
