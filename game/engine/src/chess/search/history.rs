//! What earlier parts of the search teach about moves: which refuted, and how often each has been
//! good after which.

use parlour_rules::chess::{
    Bitboard, Color, Move, Piece, PieceKind, Position, Square,
    pieces::{bishop, knight, pawn, rook},
};

use super::constants::Constants;

/// A piece arriving on a square: what a move is as a step in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(u16);

const STEPS: usize = 12 * 64;

impl Step {
    /// No move, or one before the search.
    pub const NONE: Self = Self(STEPS as u16);

    #[inline]
    pub fn new(piece: Piece, to: Square) -> Self {
        let piece = piece.color.index() * 6 + piece.kind.index();
        Self((piece * 64 + to.index()) as u16)
    }

    /// A number below 1,024 of its own.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The most that a move can gain or lose in history.
const MOST: i32 = 16_384;

/// How far back a move is seen as an answer to another.
pub const ANSWERS: [usize; 3] = [1, 2, 4];

/// So far from the root, moves are remembered apart.
pub const NEAR_ROOT: usize = 4;

/// How much is learnt from a search of this depth.
#[inline]
pub fn bonus(depth: i32, constants: &Constants) -> i32 {
    (constants.bonus_depth * depth + constants.bonus_base).clamp(0, constants.bonus_most)
}

/// Moves towards what is learnt, the slower the nearer the bounds.
#[inline]
fn learn(entry: &mut i16, bonus: i32) {
    let now = i32::from(*entry);
    *entry = (now + bonus - now * bonus.abs() / MOST) as i16;
}

/// All that one thread has learnt.
pub struct Histories {
    quiet: Vec<i16>,
    near_root: Vec<i16>,
    captures: Vec<i16>,
    answers: Vec<i16>,
    counters: Vec<u16>,
}

impl Histories {
    pub fn new() -> Self {
        Self {
            quiet: vec![0; 2 * 4 * 64 * 64],
            near_root: vec![0; NEAR_ROOT * 64 * 64],
            captures: vec![0; STEPS * 6],
            answers: vec![0; (STEPS + 1) * STEPS],
            counters: vec![0; STEPS + 1],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.quiet.fill(0);
        self.forget_near_root();
        self.captures.fill(0);
        self.answers.fill(0);
        self.counters.fill(0);
    }

    #[inline]
    fn quiet_index(us: Color, mv: Move, threatened: Bitboard) -> usize {
        let flees = usize::from(threatened.has(mv.from));
        let enters = usize::from(threatened.has(mv.to));
        let kind = (us.index() * 2 + flees) * 2 + enters;
        (kind * 64 + mv.from.index()) * 64 + mv.to.index()
    }

    #[inline]
    fn capture_index(step: Step, taken: PieceKind) -> usize {
        step.index() * 6 + taken.index()
    }

    #[inline]
    fn answer_index(before: Step, step: Step) -> usize {
        before.index() * STEPS + step.index()
    }

    /// How good a quiet move has been wherever it came up, with and without the other side
    /// attacking (see [`threatened`]) where it begins and where it ends.
    #[inline]
    pub fn quiet(&self, us: Color, mv: Move, threatened: Bitboard) -> i32 {
        i32::from(self.quiet[Self::quiet_index(us, mv, threatened)])
    }

    #[inline]
    pub fn learn_quiet(&mut self, us: Color, mv: Move, threatened: Bitboard, bonus: i32) {
        learn(
            &mut self.quiet[Self::quiet_index(us, mv, threatened)],
            bonus,
        );
    }

    /// Forgets what hangs on the distance from the root: another root is searched.
    pub fn forget_near_root(&mut self) {
        self.near_root.fill(0);
    }

    #[inline]
    fn near_root_index(ply: usize, mv: Move) -> usize {
        (ply * 64 + mv.from.index()) * 64 + mv.to.index()
    }

    /// How good a quiet move has been in this search at this distance from the root, less than
    /// [`NEAR_ROOT`].
    #[inline]
    pub fn near_root(&self, ply: usize, mv: Move) -> i32 {
        i32::from(self.near_root[Self::near_root_index(ply, mv)])
    }

    #[inline]
    pub fn learn_near_root(&mut self, ply: usize, mv: Move, bonus: i32) {
        learn(&mut self.near_root[Self::near_root_index(ply, mv)], bonus);
    }

    /// How good it has been to take such a piece there.
    #[inline]
    pub fn capture(&self, step: Step, taken: PieceKind) -> i32 {
        i32::from(self.captures[Self::capture_index(step, taken)])
    }

    #[inline]
    pub fn learn_capture(&mut self, step: Step, taken: PieceKind, bonus: i32) {
        learn(&mut self.captures[Self::capture_index(step, taken)], bonus);
    }

    /// How good a move has been after another.
    #[inline]
    pub fn answer(&self, before: Step, step: Step) -> i32 {
        i32::from(self.answers[Self::answer_index(before, step)])
    }

    #[inline]
    pub fn learn_answer(&mut self, before: Step, step: Step, bonus: i32) {
        if before != Step::NONE {
            learn(&mut self.answers[Self::answer_index(before, step)], bonus);
        }
    }

    /// The move that refuted this step the last time.
    #[inline]
    pub fn counter(&self, before: Step) -> Option<Move> {
        Move::from_bits(self.counters[before.index()])
    }

    #[inline]
    pub fn set_counter(&mut self, before: Step, mv: Move) {
        self.counters[before.index()] = mv.to_bits();
    }
}

/// What the other side attacks, queen and king left out: they go everywhere.
#[inline]
pub fn threatened(position: &Position) -> Bitboard {
    let them = !position.turn();
    let men = position.of(them);
    let occupied = position.occupied();
    let mut squares = Bitboard::EMPTY;
    for square in men & position.of_kind(PieceKind::Pawn) {
        squares |= pawn::attacks(them, square);
    }
    for square in men & position.of_kind(PieceKind::Knight) {
        squares |= knight::move_locations(square);
    }
    for square in men & position.of_kind(PieceKind::Bishop) {
        squares |= bishop::move_locations(square, occupied);
    }
    for square in men & position.of_kind(PieceKind::Rook) {
        squares |= rook::move_locations(square, occupied);
    }
    squares
}

/// The step that a move is.
#[inline]
pub fn step_of(position: &Position, mv: Move) -> Step {
    position.kind_at(mv.from).map_or(Step::NONE, |kind| {
        Step::new(kind.of(position.turn()), mv.to)
    })
}

/// What a capture or promotion takes; a promotion without capture counts as taking a pawn.
#[inline]
pub fn taken_by(position: &Position, mv: Move) -> PieceKind {
    position.kind_at(mv.to).unwrap_or(PieceKind::Pawn)
}

/// Whether a legal move takes something or promotes.
#[inline]
pub fn is_noisy(position: &Position, mv: Move) -> bool {
    mv.promotion.is_some()
        || position.of(!position.turn()).has(mv.to)
        || (position.en_passant() == Some(mv.to) && position.of_kind(PieceKind::Pawn).has(mv.from))
}
