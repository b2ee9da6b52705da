use serde::{Deserialize, Serialize};
use std::fmt;

/// Score for the side to move: hundredths of a pawn, or a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Score(pub i32);

/// Score of mate: `-MATE` for being mated, `MATE - n` for giving mate in n plies.
pub(crate) const MATE: i32 = 32_000;
/// Bound beyond every score.
pub(crate) const INFINITE: i32 = 32_001;
/// Marker for a missing score.
pub(crate) const NONE: i32 = 32_002;
/// Maximum distance from the root, in plies.
pub(crate) const MAX_PLY: usize = 128;
/// Smallest score that is a mate.
pub(crate) const MATE_BOUND: i32 = MATE - MAX_PLY as i32;

impl Score {
    /// Score of a draw.
    pub const DRAW: Self = Self(0);

    /// Creates a score from hundredths of a pawn, clamped below every mate.
    pub fn of_centipawns(centipawns: i32) -> Self {
        Self(centipawns.clamp(-MATE_BOUND + 1, MATE_BOUND - 1))
    }

    /// Creates a score for mate in a number of moves: positive if the side to move gives mate,
    /// negative (or 0 for checkmate on the board) if it is mated. Longer mates than a search can
    /// find count as the longest one.
    pub fn of_mate(moves: i32) -> Self {
        let most = MAX_PLY as i32 / 2;
        let moves = moves.clamp(-most, most);
        Self(if moves > 0 {
            MATE - (2 * moves - 1)
        } else {
            -MATE - 2 * moves
        })
    }

    /// Returns the number of moves to mate: positive if the side to move gives mate, negative (or 0
    /// for checkmate on the board) if it is mated.
    pub const fn mate_in(self) -> Option<i32> {
        if self.0 >= MATE_BOUND {
            Some((MATE - self.0 + 1) / 2)
        } else if self.0 <= -MATE_BOUND {
            Some(-(MATE + self.0) / 2)
        } else {
            None
        }
    }

    /// Returns the score in hundredths of a pawn. A mate is greater than any material.
    pub const fn centipawns(self) -> i32 {
        self.0
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    /// Returns the score from the opponent's point of view.
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Formats the score like UCI: `cp 31` or `mate -2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mate_in() {
            Some(moves) => write!(f, "mate {moves}"),
            None => write!(f, "cp {}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        for (score, text) in [
            (0, "cp 0"),
            (-57, "cp -57"),
            (MATE - 1, "mate 1"),
            (MATE - 2, "mate 1"),
            (MATE - 3, "mate 2"),
            (-MATE, "mate 0"),
            (-MATE + 2, "mate -1"),
            (-MATE + 4, "mate -2"),
        ] {
            assert_eq!(Score(score).to_string(), text);
        }
    }
}
