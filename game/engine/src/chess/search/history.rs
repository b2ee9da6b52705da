//! What earlier parts of the search teach about moves: which refuted, and how often each has been
//! good after which.

use parlour_rules::chess::{
    Bitboard, Color, Move, Piece, PieceKind, Position, Square,
    pieces::{bishop, knight, rook},
};

use super::{super::eval::pawn_attacks, constants::Constants, features::Features};

/// A piece arriving on a square: what a move is as a step in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(u16);

/// Both sides' kinds of men.
const MEN: usize = 12;
const STEPS: usize = MEN * 64;
/// What is known about moves by where they end, for one sort of them.
type Row = [i16; 64];

impl Step {
    /// No move, or one before the search.
    pub const NONE: Self = Self(STEPS as u16);

    #[inline]
    pub fn new(piece: Piece, to: Square) -> Self {
        let piece = piece.color.index() * 6 + piece.kind.index();
        Self((piece * 64 + to.index()) as u16)
    }

    /// Which man arrives, of [`MEN`].
    #[inline]
    fn man(self) -> usize {
        usize::from(self.0) / 64
    }

    /// The number of the square on which it arrives.
    #[inline]
    fn to(self) -> usize {
        usize::from(self.0) % 64
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
    /// By colour, whether the other side attacks where the move begins and where it ends, and where
    /// it begins.
    quiet: Vec<Row>,
    /// By distance from the root and where the move begins.
    near_root: Vec<Row>,
    captures: Vec<i16>,
    /// By the step before and the man that moves.
    answers: Vec<Row>,
    counters: Vec<u16>,
}

impl Histories {
    pub fn new() -> Self {
        Self {
            quiet: vec![[0; 64]; 2 * 4 * 64],
            near_root: vec![[0; 64]; NEAR_ROOT * 64],
            captures: vec![0; STEPS * 6],
            answers: vec![[0; 64]; (STEPS + 1) * MEN],
            counters: vec![0; STEPS + 1],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.quiet.fill([0; 64]);
        self.forget_near_root();
        self.captures.fill(0);
        self.answers.fill([0; 64]);
        self.counters.fill(0);
    }

    #[inline]
    fn quiet_row(us: Color, from: Square, threatened: Bitboard, enters: bool) -> usize {
        let flees = usize::from(threatened.has(from));
        let kind = (us.index() * 2 + flees) * 2 + usize::from(enters);
        kind * 64 + from.index()
    }

    #[inline]
    fn capture_index(step: Step, taken: PieceKind) -> usize {
        step.index() * 6 + taken.index()
    }

    #[inline]
    fn answer_row(before: Step, man: usize) -> usize {
        before.index() * MEN + man
    }

    /// How good a man's quiet moves have been: wherever they came up, with and without the other
    /// side attacking (see [`threatened`]) where they begin and where they end, in this search so near
    /// the root, and after these steps.
    #[inline]
    pub fn of_man(&self, man: Piece, from: Square, context: HistoryContext) -> OfMan<'_> {
        let HistoryContext {
            ply,
            before,
            threatened,
        } = context;
        let quiet = |enters| &self.quiet[Self::quiet_row(man.color, from, threatened, enters)];
        let man = Step::new(man, from).man();
        OfMan {
            quiet: [quiet(false), quiet(true)],
            threatened,
            ply,
            near_root: (ply < NEAR_ROOT).then(|| &self.near_root[Self::near_root_row(ply, from)]),
            answers: before.map(|before| &self.answers[Self::answer_row(before, man)]),
        }
    }

    #[inline]
    pub fn learn_quiet(&mut self, us: Color, mv: Move, threatened: Bitboard, bonus: i32) {
        let row = Self::quiet_row(us, mv.from, threatened, threatened.has(mv.to));
        learn(&mut self.quiet[row][mv.to.index()], bonus);
    }

    /// Forgets what hangs on the distance from the root: another root is searched.
    pub fn forget_near_root(&mut self) {
        self.near_root.fill([0; 64]);
    }

    #[inline]
    fn near_root_row(ply: usize, from: Square) -> usize {
        ply * 64 + from.index()
    }

    #[inline]
    pub fn learn_near_root(&mut self, ply: usize, mv: Move, bonus: i32) {
        let row = Self::near_root_row(ply, mv.from);
        learn(&mut self.near_root[row][mv.to.index()], bonus);
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

    #[inline]
    pub fn learn_answer(&mut self, before: Step, step: Step, bonus: i32) {
        if before != Step::NONE {
            let row = Self::answer_row(before, step.man());
            learn(&mut self.answers[row][step.to()], bonus);
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

/// Where a quiet move is weighed.
#[derive(Clone, Copy)]
pub struct HistoryContext {
    /// The distance from the root.
    pub ply: usize,
    /// The steps to which the move is an answer, the last one first.
    pub before: [Step; ANSWERS.len()],
    /// What the other side attacks, as [`threatened`] says.
    pub threatened: Bitboard,
}

/// How good one man's quiet moves have been.
pub struct OfMan<'a> {
    quiet: [&'a Row; 2],
    threatened: Bitboard,
    ply: usize,
    near_root: Option<&'a Row>,
    answers: [&'a Row; ANSWERS.len()],
}

/// The weights of histories are parts of this.
const WHOLE: i32 = 64;

impl OfMan<'_> {
    /// What all this says of its move to a square.
    #[inline]
    pub fn to(&self, to: Square, features: &Features, constants: &Constants) -> i32 {
        let at = |row: &Row| i32::from(row[to.index()]);
        let mut score = 0;
        if features.history {
            let enters = usize::from(self.threatened.has(to));
            score += constants.history_quiet * at(self.quiet[enters]);
            if let Some(row) = self.near_root {
                score += 2 * WHOLE * at(row) / (1 + self.ply as i32);
            }
        }
        if features.continuation {
            let [answer, sequel, plan] = self.answers.map(at);
            score += constants.history_answer * answer
                + constants.history_sequel * sequel
                + constants.history_plan * plan;
        }
        score / WHOLE
    }
}

/// What the other side attacks, queen and king left out: they go everywhere.
#[inline]
pub fn threatened(position: &Position) -> Bitboard {
    let them = !position.turn();
    let men = position.of(them);
    let occupied = position.occupied();
    let mut squares = pawn_attacks(them, men & position.of_kind(PieceKind::Pawn));
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
