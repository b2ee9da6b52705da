//! What the evaluation counts: each group of terms with its place among the weights.

/// A group of weights that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// What the group is called in the table of weights.
    pub name: &'static str,
    /// Where its weights begin.
    pub at: usize,
    /// How many there are.
    pub len: usize,
}

impl Group {
    /// The place of one of the group's weights; beyond the end the last one's.
    #[inline]
    pub const fn nth(self, index: usize) -> usize {
        if index < self.len {
            self.at + index
        } else {
            self.at + self.len - 1
        }
    }
}

/// Names groups, each with its length, and lays them out one after the other.
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident: $len:expr;)*) => {
        groups!(@ 0; $($(#[$doc])* $name: $len;)*);
        /// Every group, in the order of the weights.
        pub const GROUPS: &[Group] = &[$($name),*];
    };
    (@ $at:expr; $(#[$doc:meta])* $name:ident: $len:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: Group = Group { name: stringify!($name), at: $at, len: $len };
        groups!(@ $name.at + $name.len; $($rest)*);
    };
    (@ $at:expr;) => {
        /// How many weights there are.
        pub const COUNT: usize = $at;
    };
}

groups! {
    /// A pawn, knight, bishop, rook and queen.
    MATERIAL: 5;
    /// Where each kind stands, seen from its own side: ranks of four squares, a to d, with which
    /// h to e share a value.
    PAWN_SQUARE: 32;
    /// See [`PAWN_SQUARE`].
    KNIGHT_SQUARE: 32;
    /// See [`PAWN_SQUARE`].
    BISHOP_SQUARE: 32;
    /// See [`PAWN_SQUARE`].
    ROOK_SQUARE: 32;
    /// See [`PAWN_SQUARE`].
    QUEEN_SQUARE: 32;
    /// See [`PAWN_SQUARE`].
    KING_SQUARE: 32;
    /// Where each kind but the king stands, seen from its own side and mirrored so that its own king
    /// is on the right: 64 squares for each kind, ranks of eight.
    OWN_SIDE: 320;
    /// The same, mirrored so that the enemy king is on the right.
    OTHER_SIDE: 320;
    /// Products of the numbers of own men: each kind with each kind up to itself.
    OWN_MEN: 15;
    /// Products of the numbers of own men and of enemy men of another kind.
    OTHER_MEN: 20;
    /// How many squares a piece can use that no enemy pawn guards.
    KNIGHT_MOBILITY: 9;
    /// See [`KNIGHT_MOBILITY`].
    BISHOP_MOBILITY: 14;
    /// See [`KNIGHT_MOBILITY`].
    ROOK_MOBILITY: 15;
    /// See [`KNIGHT_MOBILITY`].
    QUEEN_MOBILITY: 28;
    /// Two bishops.
    BISHOP_PAIR: 1;
    /// For each own pawn on squares of a bishop's colour.
    BISHOP_OWN_PAWNS: 1;
    /// A knight or a bishop where no enemy pawn can ever attack it and an own pawn guards it.
    OUTPOST: 2;
    /// A knight or bishop right behind a pawn.
    BEHIND_PAWN: 1;
    /// For each step between a knight or a bishop and the own king.
    KING_DISTANCE: 2;
    /// A bishop that sees both middle squares of its long diagonal past all but pawns.
    LONG_DIAGONAL: 1;
    /// A rook without moves on the side of its own king, which cannot castle any more, or can.
    TRAPPED_ROOK: 2;
    /// A rook on a file without pawns, and on one without own pawns.
    ROOK_FILE: 2;
    /// A rook on the file of an own passed pawn, behind it.
    ROOK_BEHIND_PASSED: 1;
    /// A pawn without own pawns on the files beside it, and one that also faces no enemy pawn.
    ISOLATED: 2;
    /// A pawn in front of another.
    DOUBLED: 1;
    /// A pawn that no other can guard any more and that cannot advance safely; the second where
    /// no enemy pawn stands in front of it.
    BACKWARD: 2;
    /// A pawn guarded by a pawn, by rank.
    GUARDED_PAWN: 8;
    /// A pawn with a pawn beside it, by rank.
    PHALANX: 8;
    /// Two pawns on neighbouring files: the file nearer to the edge (a to d, mirrored), the rank of
    /// the pawn there, and that of the other, of six ranks each.
    PAWNS_BESIDE: 144;
    /// A pawn and an enemy pawn on its file, on the file beside it towards the edge, or on that
    /// towards the middle: which of these, the pawn's file (a to d, mirrored), both ranks.
    PAWNS_MEET: 432;
    /// A passed pawn, by rank.
    PASSED: 8;
    /// A passed pawn before which the next square is empty, by rank.
    PASSED_FREE: 8;
    /// A passed pawn before which the next square is empty and not attacked, by rank.
    PASSED_SAFE: 8;
    /// A passed pawn all of whose way is empty and not attacked, by rank.
    PASSED_WAY: 8;
    /// A passed pawn before which an enemy piece stands, by rank.
    PASSED_BLOCKED: 8;
    /// A passed pawn the square before which is guarded, by rank.
    PASSED_HELPED: 8;
    /// The own king's distance from the square before a passed pawn beyond the middle, once for
    /// each rank beyond.
    PASSED_OWN_KING: 8;
    /// The enemy king's distance from that square.
    PASSED_ENEMY_KING: 8;
    /// The rank of the own pawn nearest to the king's side on the king's file (none: 0), and the
    /// same for the files beside.
    SHELTER: 16;
    /// The rank, seen from the king, of the enemy pawn that has come nearest, on the king's file
    /// and the files beside; the second half where an own pawn blocks it.
    STORM: 16;
    /// Danger to a king: the terms from here to [`DANGER_BASE`] are added up for each king and
    /// then weighed together, see [`super::danger`]. Each knight, bishop, rook or queen that
    /// attacks squares near the king.
    DANGER_ATTACKER: 4;
    /// Each attack of a piece on a square near the king.
    DANGER_NEAR: 1;
    /// A square beside the king that is attacked and that only king or queen guard.
    DANGER_WEAK: 1;
    /// A knight, bishop, rook or queen could safely give check.
    DANGER_CHECK: 4;
    /// The same where no such check is safe.
    DANGER_UNSAFE_CHECK: 4;
    /// The attacker has no queen.
    DANGER_NO_QUEEN: 1;
    /// A piece that may not leave the line between its king and a slider.
    DANGER_PINNED: 1;
    /// A file at the king without a pawn of its side, and one without any pawn.
    DANGER_FILE: 2;
    /// A knight or bishop of the king's side near it.
    DANGER_DEFENDER: 1;
    /// Attacks on the king's wing, those that come twice counted twice, and its side's guards.
    DANGER_WING: 2;
    /// There are several squares for such a check.
    DANGER_CHECKS: 4;
    /// The king's own pawns, as in [`SHELTER`].
    DANGER_SHELTER: 16;
    /// The pawns that come towards the king, as in [`STORM`].
    DANGER_STORM: 16;
    /// The squares beside the king to which it can go.
    DANGER_ESCAPE: 9;
    /// A square near the king that is attacked twice and not guarded twice.
    DANGER_TWICE: 1;
    /// A square near the king that a pawn attacks.
    DANGER_PAWN: 1;
    /// A square near the king that its side's pieces guard, and one that its pawns guard.
    DANGER_GUARD: 2;
    /// The attacker is on move.
    DANGER_MOVE: 1;
    /// A bishop or a queen on a diagonal of the king with at most one man between.
    DANGER_DIAGONAL: 1;
    /// That the king is attacked at all.
    DANGER_BASE: 1;
    /// Being allowed to castle, to the king's side and to the queen's.
    CASTLING: 2;
    /// An enemy piece that stands between its king and a slider.
    PINNED: 1;
    /// What a pawn attacks: the other's knights, bishops, rooks, queen.
    PAWN_THREAT: 6;
    /// What a knight or bishop attacks.
    MINOR_THREAT: 6;
    /// What a rook attacks.
    ROOK_THREAT: 6;
    /// What a king attacks.
    KING_THREAT: 6;
    /// A square from which a knight, or a slider, could safely attack the queen.
    QUEEN_THREAT: 2;
    /// The squares that only this side attacks, seen from it and mirrored so that the enemy king is
    /// on the right, ranks of eight.
    CONTROL: 64;
    /// A square that both attack and the other does not hold firmly.
    RESTRICTED: 1;
    /// A piece, other than a pawn, that is attacked and not guarded.
    HANGING: 1;
    /// A pawn that is attacked and not guarded.
    HANGING_PAWN: 1;
    /// A pawn's safe step that would attack a piece.
    PUSH_THREAT: 1;
    /// What makes the endgame easier to win for the side that is ahead: each pawn, pawns on both
    /// wings, no pieces, and always.
    COMPLEXITY: 4;
    /// Being on move.
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
