//! List of all terms of the evaluation, in groups, with the indices of their weights.

/// Group of terms with consecutive weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Name in the table of weights.
    pub name: &'static str,
    /// Index of the first weight.
    pub at: usize,
    /// Number of weights.
    pub len: usize,
}

impl Group {
    /// Returns the index of a weight of the group. An index beyond the group gives its last weight.
    #[inline]
    pub const fn nth(self, index: usize) -> usize {
        if index < self.len {
            self.at + index
        } else {
            self.at + self.len - 1
        }
    }
}

/// Declares groups with their lengths, and assigns consecutive indices.
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident: $len:expr;)*) => {
        groups!(@ 0; $($(#[$doc])* $name: $len;)*);
        /// All groups, in the order of the weights.
        pub const GROUPS: &[Group] = &[$($name),*];
    };
    (@ $at:expr; $(#[$doc:meta])* $name:ident: $len:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: Group = Group { name: stringify!($name), at: $at, len: $len };
        groups!(@ $name.at + $name.len; $($rest)*);
    };
    (@ $at:expr;) => {
        /// Number of all weights.
        pub const COUNT: usize = $at;
    };
}

groups! {
    /// Value of pawn, knight, bishop, rook and queen.
    MATERIAL: 5;
    /// Piece-square table, from the side's point of view: eight ranks of files a to d; e to h are
    /// mirrored.
    PAWN_SQUARE: 32;
    /// Piece-square table like [`PAWN_SQUARE`].
    KNIGHT_SQUARE: 32;
    /// Piece-square table like [`PAWN_SQUARE`].
    BISHOP_SQUARE: 32;
    /// Piece-square table like [`PAWN_SQUARE`].
    ROOK_SQUARE: 32;
    /// Piece-square table like [`PAWN_SQUARE`].
    QUEEN_SQUARE: 32;
    /// Piece-square table like [`PAWN_SQUARE`].
    KING_SQUARE: 32;
    /// Piece-square tables for all kinds but the king, mirrored so that the friendly king is on files e
    /// to h: 64 squares for each kind.
    OWN_SIDE: 320;
    /// Piece-square tables like [`OWN_SIDE`], mirrored so that the enemy king is on files e to h.
    OTHER_SIDE: 320;
    /// Products of the numbers of friendly pieces: each kind with each kind up to itself.
    OWN_MEN: 15;
    /// Products of the numbers of friendly pieces and of enemy pieces of another kind.
    OTHER_MEN: 20;
    /// Mobility: number of squares in the mobility area that a knight attacks.
    KNIGHT_MOBILITY: 9;
    /// Mobility of a bishop, which sees through friendly queens.
    BISHOP_MOBILITY: 14;
    /// Mobility of a rook, which sees through friendly rooks and queens.
    ROOK_MOBILITY: 15;
    /// Mobility of a queen.
    QUEEN_MOBILITY: 28;
    /// Bishop pair.
    BISHOP_PAIR: 1;
    /// Friendly pawns on squares of a bishop's color, each.
    BISHOP_OWN_PAWNS: 1;
    /// Knight or bishop on an outpost.
    OUTPOST: 2;
    /// Knight or bishop right behind a pawn of either side.
    BEHIND_PAWN: 1;
    /// Distance of a knight or bishop from its king, each step.
    KING_DISTANCE: 2;
    /// Bishop that sees two central squares past everything but pawns.
    LONG_DIAGONAL: 1;
    /// Trapped rook beside its king, without and with castling rights.
    TRAPPED_ROOK: 2;
    /// Rook on an open and on a half-open file.
    ROOK_FILE: 2;
    /// Rook behind a friendly passed pawn on its file.
    ROOK_BEHIND_PASSED: 1;
    /// Isolated pawn, with and without an enemy pawn ahead on its file.
    ISOLATED: 2;
    /// Doubled pawn: a pawn behind another one of its side.
    DOUBLED: 1;
    /// Backward pawn: it can't be guarded by another pawn, and its advance is stopped; with and
    /// without an enemy pawn ahead on its file.
    BACKWARD: 2;
    /// Pawn guarded by a pawn, by rank.
    GUARDED_PAWN: 8;
    /// Phalanx: pawn with a pawn beside it, by rank.
    PHALANX: 8;
    /// Pairs of friendly pawns on adjacent files: by the file nearer to the edge (a to d, mirrored), and
    /// the ranks of both, six each.
    PAWNS_BESIDE: 144;
    /// Pairs of friendly and enemy pawns: on the same file, on the adjacent file towards the edge, or on
    /// that towards the center; then by the pawn's file (a to d, mirrored) and both ranks.
    PAWNS_MEET: 432;
    /// Passed pawn, by rank.
    PASSED: 8;
    /// Passed pawn with an empty square ahead, by rank.
    PASSED_FREE: 8;
    /// Passed pawn with an empty square ahead that isn't attacked, by rank.
    PASSED_SAFE: 8;
    /// Passed pawn whose way to promotion is empty and not attacked, by rank.
    PASSED_WAY: 8;
    /// Passed pawn blocked by an enemy piece, by rank.
    PASSED_BLOCKED: 8;
    /// Passed pawn with a guarded square ahead, by rank.
    PASSED_HELPED: 8;
    /// Distance of the friendly king from the square ahead of an advanced passed pawn; counts once for
    /// each rank beyond the third.
    PASSED_OWN_KING: 8;
    /// Distance of the enemy king from that square.
    PASSED_ENEMY_KING: 8;
    /// Pawn shelter: rank of the friendly pawn nearest to the back rank on the king's file (0 without a
    /// pawn), and on an adjacent file.
    SHELTER: 16;
    /// Pawn storm: rank relative to the king of the nearest enemy pawn on the king's file or an
    /// adjacent one; the second half for pawns that a friendly pawn blocks.
    STORM: 16;
    /// King danger: the terms from here to [`DANGER_BASE`] are summed up for each king, see
    /// [`super::danger`]. This one: number of knights, bishops, rooks and queens that attack the
    /// king zone.
    DANGER_ATTACKER: 4;
    /// Attacks of pieces on squares of the king zone.
    DANGER_NEAR: 1;
    /// Attacked squares beside the king that only king or queen guard.
    DANGER_WEAK: 1;
    /// Safe check by a knight, bishop, rook or queen.
    DANGER_CHECK: 4;
    /// Check of that kind if none of them is safe.
    DANGER_UNSAFE_CHECK: 4;
    /// The attacker has no queen.
    DANGER_NO_QUEEN: 1;
    /// Pinned pieces of the king's side.
    DANGER_PINNED: 1;
    /// Files near the king without pawns of its side, and without any pawns.
    DANGER_FILE: 2;
    /// Knights and bishops of the king's side in its zone.
    DANGER_DEFENDER: 1;
    /// Attacks on the king's wing, double ones counted twice, and its side's guards there.
    DANGER_WING: 2;
    /// Several squares for a safe check of that kind.
    DANGER_CHECKS: 4;
    /// Shelter, as in [`SHELTER`].
    DANGER_SHELTER: 16;
    /// Storm, as in [`STORM`].
    DANGER_STORM: 16;
    /// Number of squares to which the king can go.
    DANGER_ESCAPE: 9;
    /// Squares of the king zone that are attacked twice and not guarded twice.
    DANGER_TWICE: 1;
    /// Squares of the king zone that a pawn attacks.
    DANGER_PAWN: 1;
    /// Squares of the king zone that the side's pieces guard, and that its pawns guard.
    DANGER_GUARD: 2;
    /// The attacker is to move.
    DANGER_MOVE: 1;
    /// Bishops and queens on a diagonal of the king with at most one piece between.
    DANGER_DIAGONAL: 1;
    /// Constant part of the danger.
    DANGER_BASE: 1;
    /// Castling rights, kingside and queenside.
    CASTLING: 2;
    /// Pinned enemy pieces.
    PINNED: 1;
    /// Enemy pieces that a pawn attacks, by kind.
    PAWN_THREAT: 6;
    /// Enemy pieces that a knight or bishop attacks, by kind.
    MINOR_THREAT: 6;
    /// Enemy pieces that a rook attacks, by kind.
    ROOK_THREAT: 6;
    /// Unguarded enemy pieces that the king attacks, by kind.
    KING_THREAT: 6;
    /// Squares from which a knight, or a slider, can safely attack the queen.
    QUEEN_THREAT: 2;
    /// Squares that only this side attacks, from its point of view and mirrored so that the enemy
    /// king is on files e to h.
    CONTROL: 64;
    /// Squares that both sides attack and the enemy doesn't guard well.
    RESTRICTED: 1;
    /// Hanging enemy pieces: attacked and unguarded.
    HANGING: 1;
    /// Hanging enemy pawns.
    HANGING_PAWN: 1;
    /// Enemy pieces that a safe pawn push would attack.
    PUSH_THREAT: 1;
    /// Complexity of the endgame: each pawn, pawns on both wings, no pieces left, and a constant.
    COMPLEXITY: 4;
    /// Right to move.
    TEMPO: 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_lie_side_by_side() {
        let mut at = 0;
        for group in GROUPS {
            assert_eq!(group.at, at, "{}", group.name);
            at += group.len;
        }
        assert_eq!(at, COUNT);
        assert_eq!(DOUBLED.nth(7), DOUBLED.at);
    }
}
