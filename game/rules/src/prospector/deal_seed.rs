//! A deal's number or day, and the cards that follow from it.

use serde::{Deserialize, Serialize};

use super::{Date, Deal, Mine};
use crate::Random;

/// By what a deal is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealName {
    /// A number that can be typed in and shared.
    Number(u64),
    /// The daily deal of this day, in UTC.
    Daily(Date),
}

/// What a deal follows from: its name, and which of the deals with that name it is. The first one
/// has attempt 0; where only winnable deals are wanted, it is the first one that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealSeed {
    /// By what it is known.
    pub name: DealName,
    /// Which of those with this name.
    #[serde(default)]
    pub attempt: u32,
}

/// The streams of the generator, a range for each use: a series picks its numbers from the first,
/// daily deals come from the second and numbered ones from the third. The round, or the attempt, is
/// added.
const PICKING_STREAMS: u64 = 0;
const DAILY_STREAMS: u64 = 1 << 32;
const NUMBERED_STREAMS: u64 = 2 << 32;

/// Numbers picked by chance are below this, so that they are easily typed in.
const PICKED_BELOW: u64 = 100_000_000;

impl DealSeed {
    /// The first deal with this number, whether it can be won or not.
    pub const fn numbered(number: u64) -> Self {
        Self {
            name: DealName::Number(number),
            attempt: 0,
        }
    }

    /// The deal, for a mine.
    pub fn deal(self, mine: &Mine) -> Deal {
        let (seed, streams) = match self.name {
            DealName::Number(number) => (number, NUMBERED_STREAMS),
            DealName::Daily(date) => (date.digits(), DAILY_STREAMS),
        };
        let mut random = Random::with_stream(seed, streams + u64::from(self.attempt));
        Deal::by_chance(&mut random, mine.len())
    }
}

/// The number of a deal picked by chance: the one for this round of a series with this seed, from
/// 1 to 99,999,999.
pub(super) fn picked_number(seed: u64, round: u32) -> u64 {
    let mut random = Random::with_stream(seed, PICKING_STREAMS + u64::from(round));
    random.below(PICKED_BELOW - 1) + 1
}
