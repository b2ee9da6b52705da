//! Chains, runs and gold.

use serde::{Deserialize, Serialize};

/// Returns the value of a run: 1 + 2 + 3 … for its cards, doubled for each gold card. A run of five
/// is worth 15; with two gold cards 60.
pub const fn worth(chain: u32, gold: u32) -> u64 {
    let chain = chain as u64;
    let cards = chain * (chain + 1) / 2;
    match 1_u64.checked_shl(gold) {
        Some(times) => cards.saturating_mul(times),
        None => u64::MAX,
    }
}

/// Score of a round with its open run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// Points of all finished runs and earlier rounds.
    pub banked: u64,
    /// Number of cards in the open run, which is also the value of its last card.
    pub chain: u32,
    /// Number of gold cards in the open run.
    pub gold: u32,
}

/// A run that ended and was added to the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RunScored {
    /// Number of cards in the run.
    pub chain: u32,
    /// Sum of its cards, before gold doubled it.
    pub run: u64,
    /// Number of its gold cards.
    pub gold: u32,
    /// Points it added.
    pub added: u64,
    /// Total points afterwards.
    pub score: u64,
}

impl Score {
    /// Returns the score at the start of a round, with points from earlier rounds.
    pub const fn carried(points: u64) -> Self {
        Self {
            banked: points,
            chain: 0,
            gold: 0,
        }
    }

    /// Returns the sum of the open run's cards, before gold doubles it.
    pub const fn run(&self) -> u64 {
        worth(self.chain, 0)
    }

    /// Returns the current value of the open run.
    pub const fn open(&self) -> u64 {
        worth(self.chain, self.gold)
    }

    /// Counts a card taken from the mine.
    pub(super) fn take(&mut self, gold: bool) {
        self.chain += 1;
        self.gold += u32::from(gold);
    }

    /// Ends the open run, if it has cards: after a draw, a win or a loss.
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
