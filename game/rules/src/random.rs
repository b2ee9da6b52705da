//! The one source of chance: a seeded generator that gives the same on every platform and in
//! every version.
//!
//! The numbers are those of ChaCha with 8 rounds. How a seed becomes its key, how a number within
//! a range is made of them and how a shuffle goes are written here and pinned by tests, so that no
//! other crate's change of mind can change a deal that somebody knows by its number.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

/// A seeded generator.
///
/// ```
/// use parlour_rules::Random;
///
/// let mut dice = Random::new(7);
/// let thrown = dice.below(6) + 1;
/// assert_eq!(thrown, Random::new(7).below(6) + 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self::with_stream(seed, 0)
    }

    /// One of the many generators with this seed, none of which tells anything about another.
    pub fn with_stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&stream.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `end`, each as likely as any other; 0 if there is none.
    pub fn below(&mut self, end: u64) -> u64 {
        // Lemire, "Fast Random Integer Generation in an Interval" (2019): the upper half of the
        // product is the number, and the few lower halves that would favour some are thrown again.
        let unfair = end.wrapping_neg().checked_rem(end).unwrap_or(0);
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(end);
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }

    /// Whether something happens that does so once in `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Puts items into a random order, each as likely as any other (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // Not above `last`, which is an index.
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}
