//! Chains, runs and gold.

use serde::{Deserialize, Serialize};

/// What a run is worth when it is banked: 1, 2, 3 … for its cards, and all of that twice for each
/// gold card in it. A run of five is worth 15, with two gold cards 60.
pub const fn worth(chain: u32, gold: u32) -> u64 {
    let chain = chain as u64;
    let cards = chain * (chain + 1) / 2;
    match 1_u64.checked_shl(gold) {
        Some(times) => cards.saturating_mul(times),
        None => u64::MAX,
    }
}

/// The score of a round, and its open run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// The points that nothing can take away, those carried from earlier rounds included.
    pub banked: u64,
    /// How many cards the open run has: the points that the last card brought.
    pub chain: u32,
    /// How many of them are gold.
    pub gold: u32,
}

/// A run that was banked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RunScored {
    /// How many cards it had.
    pub chain: u32,
    /// The sum of its cards, before gold doubled it.
    pub run: u64,
    /// How many of its cards were gold.
    pub gold: u32,
    /// What it brought.
    pub added: u64,
    /// The points with it.
    pub score: u64,
}

impl Score {
    /// The score of a round that begins with these points.
    pub const fn carried(points: u64) -> Self {
        Self {
            banked: points,
            chain: 0,
            gold: 0,
        }
    }

    /// The sum of the open run's cards, before gold doubles it.
    pub const fn run(&self) -> u64 {
        worth(self.chain, 0)
    }

    /// What the open run would bring if it were banked now.
    pub const fn open(&self) -> u64 {
        worth(self.chain, self.gold)
    }

    /// A card of the mine was taken.
    pub(super) fn take(&mut self, gold: bool) {
        self.chain += 1;
        self.gold += u32::from(gold);
    }

    /// Ends the open run, if there is one: at a draw, a win or a loss.
    pub(super) fn bank(&mut self) -> Option<RunScored> {
        let open = std::mem::take(self);
        let (added, score) = (open.open(), open.banked.saturating_add(open.open()));
        self.banked = score;
        (open.chain > 0).then(|| RunScored {
            chain: open.chain,
            run: open.run(),
            gold: open.gold,
            added,
            score,
        })
    }
}
