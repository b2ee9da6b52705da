//! The number or day of a deal, and the cards that follow from it.

use serde::{Deserialize, Serialize};

use super::{Date, Deal, Mine};
use crate::Random;

/// Name of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealName {
    /// A number that players can type in and share.
    Number(u64),
    /// The daily deal of a day in UTC.
    Daily(Date),
}

/// The seed of a deal: its name, and the attempt with that name. Attempt 0 is the first. If only
/// winnable deals are allowed, [`Dealer::seed`](super::Dealer::seed) returns the first attempt that
/// can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealSeed {
    /// Number or day.
    pub name: DealName,
    /// Attempt with this name, from 0.
    #[serde(default)]
    pub attempt: u32,
}

/// Stream ranges of the generator, one for each use: numbers picked for a series, daily deals, and
/// numbered deals. The round or the attempt is added.
const PICKING_STREAMS: u64 = 0;
const DAILY_STREAMS: u64 = 1 << 32;
const NUMBERED_STREAMS: u64 = 2 << 32;

/// Upper limit of numbers picked by chance: eight digits are easy to type.
const PICKED_BELOW: u64 = 100_000_000;

impl DealSeed {
    /// Returns the first deal with this number, winnable or not.
    pub const fn numbered(number: u64) -> Self {
        Self {
            name: DealName::Number(number),
            attempt: 0,
        }
    }

    /// Shuffles the deal for a mine.
    pub fn deal(self, mine: &Mine) -> Deal {
        let (seed, streams) = match self.name {
            DealName::Number(number) => (number, NUMBERED_STREAMS),
            DealName::Daily(date) => (date.digits(), DAILY_STREAMS),
        };
        let mut random = Random::with_stream(seed, streams + u64::from(self.attempt));
        Deal::by_chance(&mut random, mine.len())
    }
}

/// Returns the deal number for a round of a series, from 1 to 99,999,999.
pub(super) fn picked_number(seed: u64, round: u32) -> u64 {
    let mut random = Random::with_stream(seed, PICKING_STREAMS + u64::from(round));
    random.below(PICKED_BELOW - 1) + 1
}
