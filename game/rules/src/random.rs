//! A seeded random number generator that gives the same numbers on every platform and in every
//! version.
//!
//! The numbers are those of ChaCha with 8 rounds. The mapping from seed to key, from numbers to a
//! range, and the shuffle are implemented here and pinned by tests. So no update of another crate
//! can change a deal that players know by its number.

use rand::{Error, RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A seeded generator.
///
/// It implements [`RngCore`], so everything in [`rand`] works with it. An update of that crate can
/// change what [`rand::Rng`] and [`rand::seq`] draw, so use them only where nothing has to be
/// repeatable: sounds, tests, tuning.
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
    /// Seeds a generator.
    pub fn new(seed: u64) -> Self {
        Self::with_stream(seed, 0)
    }

    /// Seeds one of many independent generators with the same seed.
    pub fn with_stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&stream.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Returns a uniformly distributed number below `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        // Lemire, "Fast Random Integer Generation in an Interval" (2019): the upper half of the
        // product is the result, and the few lower halves that would introduce bias are drawn
        // again.
        let unfair = end.wrapping_neg().checked_rem(end).unwrap_or(0);
        loop {
            let product = u128::from(self.next_u64()) * u128::from(end);
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }

    /// Returns one of the items, uniformly distributed; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u64) as usize)
    }

    /// Returns `true` with probability 1 / `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Shuffles items uniformly (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // At most `last`, which is an index.
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl RngCore for Random {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
        self.0.try_fill_bytes(bytes)
    }
}
