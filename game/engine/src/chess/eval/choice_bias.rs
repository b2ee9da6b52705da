//! A taste of its own: what an engine likes or dislikes without reason. Two of different taste play
//! games in which stands what the evaluation as it is would never have allowed; the tuner learns from them.

use parlour_rules::{
    Random,
    chess::{Color, PieceKind, Position},
};

use super::masks::seen_from;

/// The most that a man of each kind is liked or disliked, in hundredths of a pawn.
const MAN: i32 = 30;
/// The same for a man on a square.
const SQUARE: i32 = 16;
/// The same for a step towards the last rank.
const RANK: i32 = 6;
/// The same for a step towards either king.
const KING: i32 = 4;

/// What each kind is worth more or less than it is, by square and by its steps to the two kings.
#[derive(Clone, Debug)]
pub struct ChoiceBias {
    squares: [[i32; 64]; 6],
    steps: [[i32; 6]; 2],
}

impl ChoiceBias {
    /// A taste by chance.
    pub fn new(dice: &mut Random) -> Self {
        let mut up_to = |most: i32| dice.below(2 * most as u64 + 1) as i32 - most;
        let squares = PieceKind::ALL.map(|_| {
            let (man, rank) = (up_to(MAN), up_to(RANK));
            std::array::from_fn(|square| man + rank * (square as i32 / 8) + up_to(SQUARE))
        });
        let steps = [(); 2].map(|()| [(); 6].map(|()| up_to(KING)));
        Self { squares, steps }
    }

    /// How much better the position looks to white with this taste.
    pub fn of(&self, position: &Position) -> i32 {
        let worth = |us: Color| -> i32 {
            let kings = [us, !us].map(|color| position.king(color));
            PieceKind::ALL
                .into_iter()
                .flat_map(|kind| {
                    let men = position.of_piece(kind.of(us)).into_iter();
                    men.map(move |square| (kind.index(), square))
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
