//! Random bias of the evaluation, for games between engines that prefer different pieces, squares
//! and king distances. Such games contain positions that the unbiased evaluation would always
//! avoid, and the tuner learns from them.

use parlour_rules::{
    Random,
    chess::{Color, PieceKind, Position},
};

use super::masks::seen_from;

/// Maximum bias for a piece, in hundredths of a pawn.
const PIECE: i32 = 30;
/// Maximum bias for a piece on a square.
const SQUARE: i32 = 16;
/// Maximum bias for each rank that a piece has advanced.
const RANK: i32 = 6;
/// Maximum bias for each step of distance to either king.
const KING: i32 = 4;

/// Bias by kind of piece: for squares, and for the distances to the friendly and the enemy king.
#[derive(Clone, Debug)]
pub struct ChoiceBias {
    squares: [[i32; 64]; 6],
    steps: [[i32; 6]; 2],
}

impl ChoiceBias {
    /// Creates a random bias.
    pub fn new(dice: &mut Random) -> Self {
        let mut up_to = |most: i32| dice.below(2 * most as u64 + 1) as i32 - most;
        let squares = PieceKind::ALL.map(|_| {
            let (piece, rank) = (up_to(PIECE), up_to(RANK));
            std::array::from_fn(|square| piece + rank * (square as i32 / 8) + up_to(SQUARE))
        });
        let steps = [(); 2].map(|()| [(); 6].map(|()| up_to(KING)));
        Self { squares, steps }
    }

    /// Returns the bias of a position from white's point of view.
    pub fn of(&self, position: &Position) -> i32 {
        let worth = |us: Color| -> i32 {
            let kings = [us, !us].map(|color| position.king(color));
            PieceKind::ALL
                .into_iter()
                .flat_map(|kind| {
                    let squares = position.of_piece(kind.of(us)).into_iter();
                    squares.map(move |square| (kind.index(), square))
                })
                .map(|(kind, square)| {
                    let near = kings.iter().zip(self.steps).map(|(king, steps)| {
                        king.map_or(0, |king| steps[kind] * i32::from(square.distance(king)))
                    });
                    self.squares[kind][seen_from(us, square)] + near.sum::<i32>()
                })
                .sum()
        };
        worth(Color::White) - worth(Color::Black)
    }
}
