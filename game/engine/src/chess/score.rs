use std::fmt;

/// How good a position is for the player on move: hundredths of a pawn, or a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

/// Being mated now is `-MATE`, giving mate with the nth move of either side `MATE - n`.
pub(crate) const MATE: i32 = 32_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = 32_001;
/// A score that says nothing; in tables.
pub(crate) const NONE: i32 = 32_002;
/// No search goes deeper from the root.
pub(crate) const MAX_PLY: usize = 128;
/// From here on a score is a mate.
pub(crate) const MATE_BOUND: i32 = MATE - MAX_PLY as i32;

impl Score {
    /// Neither side is better.
    pub const DRAW: Self = Self(0);

    /// So many hundredths of a pawn; more than any material are never a mate.
    pub fn of_centipawns(centipawns: i32) -> Self {
        Self(centipawns.clamp(-MATE_BOUND + 1, MATE_BOUND - 1))
    }

    /// A mate in so many moves: positive if the player on move mates, negative (or 0, if it has
    /// happened) if that player is mated. Mates further away than a search sees count as the
    /// furthest.
    pub fn of_mate(moves: i32) -> Self {
        let most = MAX_PLY as i32 / 2;
        let moves = moves.clamp(-most, most);
        Self(if moves > 0 {
            MATE - (2 * moves - 1)
        } else {
            -MATE - 2 * moves
        })
    }

    /// The number of moves to mate: positive if the player on move mates, negative (or 0, if it
    /// has happened) if that player is mated.
    pub const fn mate_in(self) -> Option<i32> {
        if self.0 >= MATE_BOUND {
            Some((MATE - self.0 + 1) / 2)
        } else if self.0 <= -MATE_BOUND {
            Some(-(MATE + self.0) / 2)
        } else {
            None
        }
    }

    /// Hundredths of a pawn; a mate counts as more than any material.
    pub const fn centipawns(self) -> i32 {
        self.0
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    /// The same for the other player.
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// As UCI has it: `cp 31` or `mate -2`.
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
