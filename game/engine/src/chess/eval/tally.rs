//! Counting terms, either to add up what they are worth or to see which ones there were.

use super::{Pair, WEIGHTS, terms::COUNT};

/// Something that is told how often each term occurs for one side.
pub trait Tally: Default {
    /// A term occurs so many times more.
    fn add(&mut self, term: usize, times: i32);

    /// A term occurs once more.
    #[inline]
    fn note(&mut self, term: usize) {
        self.add(term, 1);
    }
}

/// What the terms are worth together.
#[derive(Clone, Copy, Default)]
pub struct Sum(pub Pair);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, term: usize, times: i32) {
        self.0 += WEIGHTS[term] * times;
    }

    #[inline]
    fn note(&mut self, term: usize) {
        self.0 += WEIGHTS[term];
    }
}

/// How often each term occurs: what the tuner looks at.
pub struct Counts(pub Vec<i32>);

impl Default for Counts {
    fn default() -> Self {
        Self(vec![0; COUNT])
    }
}

impl Tally for Counts {
    fn add(&mut self, term: usize, times: i32) {
        if let Some(count) = self.0.get_mut(term) {
            *count += times;
        }
    }
}
