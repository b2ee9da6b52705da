//! History heuristic: statistics of moves that caused cutoffs, used for move ordering, pruning and
//! reductions (<https://www.chessprogramming.org/History_Heuristic>).

use parlour_rules::chess::{
    Bitboard, Color, Move, Piece, PieceKind, Position, Square,
    pieces::{bishop, knight, rook},
};

use super::{super::eval::pawn_attacks, constants::Constants, features::Features};

/// Move as the piece that moves and the square it moves to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceTo(u16);

/// Number of kinds of pieces of both sides.
const PIECES: usize = 12;
const PIECE_SQUARES: usize = PIECES * 64;
/// Scores by target square.
type Row = [i16; 64];

impl PieceTo {
    /// A null move, or no move before the start of the search.
    pub const NONE: Self = Self(PIECE_SQUARES as u16);

    #[inline]
    pub fn new(piece: Piece, to: Square) -> Self {
        let piece = piece.color.index() * 6 + piece.kind.index();
        Self((piece * 64 + to.index()) as u16)
    }

    /// Returns the number of the piece, below [`PIECES`].
    #[inline]
    fn piece(self) -> usize {
        usize::from(self.0) / 64
    }

    /// Returns the number of the target square.
    #[inline]
    fn to(self) -> usize {
        usize::from(self.0) % 64
    }

    /// Returns a number below 1,024 that identifies the value.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Bound of all history scores.
const MAX_HISTORY: i32 = 16_384;

/// Distances in plies of the earlier moves that continuation history looks at.
pub const CONTINUATION_PLIES: [usize; 3] = [1, 2, 4];

/// Number of plies at the root that have a separate history.
pub const NEAR_ROOT: usize = 4;

/// Returns the history bonus for a cutoff at this depth.
#[inline]
pub fn bonus(depth: i32, constants: &Constants) -> i32 {
    (constants.bonus_depth * depth + constants.bonus_base).clamp(0, constants.bonus_most)
}

/// Adds a bonus with gravity: the change shrinks as the entry approaches its bound.
#[inline]
fn update(entry: &mut i16, bonus: i32) {
    let now = i32::from(*entry);
    *entry = (now + bonus - now * bonus.abs() / MAX_HISTORY) as i16;
}

/// All histories of one thread.
pub struct Histories {
    /// Butterfly history, by side, by whether the opponent attacks the start and the target square,
    /// and by start square.
    quiet: Vec<Row>,
    /// History near the root, by distance from the root and start square.
    near_root: Vec<Row>,
    captures: Vec<i16>,
    /// Continuation history, by the earlier move and the piece that moves.
    continuations: Vec<Row>,
    counters: Vec<u16>,
}

impl Histories {
    pub fn new() -> Self {
        Self {
            quiet: vec![[0; 64]; 2 * 4 * 64],
            near_root: vec![[0; 64]; NEAR_ROOT * 64],
            captures: vec![0; PIECE_SQUARES * 6],
            continuations: vec![[0; 64]; (PIECE_SQUARES + 1) * PIECES],
            counters: vec![0; PIECE_SQUARES + 1],
        }
    }

    /// Clears all histories.
    pub fn clear(&mut self) {
        self.quiet.fill([0; 64]);
        self.clear_near_root();
        self.captures.fill(0);
        self.continuations.fill([0; 64]);
        self.counters.fill(0);
    }

    #[inline]
    fn quiet_row(us: Color, from: Square, threatened: Bitboard, enters: bool) -> usize {
        let flees = usize::from(threatened.has(from));
        let kind = (us.index() * 2 + flees) * 2 + usize::from(enters);
        kind * 64 + from.index()
    }

    #[inline]
    fn capture_index(step: PieceTo, taken: PieceKind) -> usize {
        step.index() * 6 + taken.index()
    }

    #[inline]
    fn continuation_row(before: PieceTo, piece: usize) -> usize {
        before.index() * PIECES + piece
    }

    /// Collects a piece's histories of quiet moves, so that the score of each of its moves is a few
    /// look-ups.
    #[inline]
    pub fn piece_history(
        &self,
        piece: Piece,
        from: Square,
        context: HistoryContext,
    ) -> PieceHistory<'_> {
        let HistoryContext {
            ply,
            before,
            threatened,
        } = context;
        let quiet = |enters| &self.quiet[Self::quiet_row(piece.color, from, threatened, enters)];
        let piece = PieceTo::new(piece, from).piece();
        PieceHistory {
            quiet: [quiet(false), quiet(true)],
            threatened,
            ply,
            near_root: (ply < NEAR_ROOT).then(|| &self.near_root[Self::near_root_row(ply, from)]),
            continuations: before
                .map(|before| &self.continuations[Self::continuation_row(before, piece)]),
        }
    }

    #[inline]
    pub fn update_quiet(&mut self, us: Color, mv: Move, threatened: Bitboard, bonus: i32) {
        let row = Self::quiet_row(us, mv.from, threatened, threatened.has(mv.to));
        update(&mut self.quiet[row][mv.to.index()], bonus);
    }

    /// Clears the history near the root, because another root is searched.
    pub fn clear_near_root(&mut self) {
        self.near_root.fill([0; 64]);
    }

    #[inline]
    fn near_root_row(ply: usize, from: Square) -> usize {
        ply * 64 + from.index()
    }

    #[inline]
    pub fn update_near_root(&mut self, ply: usize, mv: Move, bonus: i32) {
        let row = Self::near_root_row(ply, mv.from);
        update(&mut self.near_root[row][mv.to.index()], bonus);
    }

    /// Returns the capture history of a move that captures this kind of piece.
    #[inline]
    pub fn capture(&self, step: PieceTo, taken: PieceKind) -> i32 {
        i32::from(self.captures[Self::capture_index(step, taken)])
    }

    #[inline]
    pub fn update_capture(&mut self, step: PieceTo, taken: PieceKind, bonus: i32) {
        update(&mut self.captures[Self::capture_index(step, taken)], bonus);
    }

    #[inline]
    pub fn update_continuation(&mut self, before: PieceTo, step: PieceTo, bonus: i32) {
        if before != PieceTo::NONE {
            let row = Self::continuation_row(before, step.piece());
            update(&mut self.continuations[row][step.to()], bonus);
        }
    }

    /// Returns the move that last caused a cutoff after this one.
    #[inline]
    pub fn counter(&self, before: PieceTo) -> Option<Move> {
        Move::from_bits(self.counters[before.index()])
    }

    #[inline]
    pub fn set_counter(&mut self, before: PieceTo, mv: Move) {
        self.counters[before.index()] = mv.to_bits();
    }
}

/// Context in which quiet moves are scored.
#[derive(Clone, Copy)]
pub struct HistoryContext {
    /// Distance from the root.
    pub ply: usize,
    /// Earlier moves for the continuation history, the last one first.
    pub before: [PieceTo; CONTINUATION_PLIES.len()],
    /// Squares that the opponent attacks, from [`threatened`].
    pub threatened: Bitboard,
}

/// Histories of one piece's quiet moves.
pub struct PieceHistory<'a> {
    quiet: [&'a Row; 2],
    threatened: Bitboard,
    ply: usize,
    near_root: Option<&'a Row>,
    continuations: [&'a Row; CONTINUATION_PLIES.len()],
}

/// Unit of the weights of histories.
const WEIGHT_UNIT: i32 = 64;

impl PieceHistory<'_> {
    /// Returns the weighted sum of all histories of a move to `to`.
    #[inline]
    pub fn to(&self, to: Square, features: &Features, constants: &Constants) -> i32 {
        let at = |row: &Row| i32::from(row[to.index()]);
        let mut score = 0;
        if features.history {
            let enters = usize::from(self.threatened.has(to));
            score += constants.history_quiet * at(self.quiet[enters]);
            if let Some(row) = self.near_root {
                score += 2 * WEIGHT_UNIT * at(row) / (1 + self.ply as i32);
            }
        }
        if features.continuation {
            let [answer, sequel, plan] = self.continuations.map(at);
            score += constants.history_answer * answer
                + constants.history_sequel * sequel
                + constants.history_plan * plan;
        }
        score / WEIGHT_UNIT
    }
}

/// Returns the squares that the opponent attacks with pawns, knights, bishops and rooks. Queen and
/// king are left out, since they attack nearly everything near them.
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

/// Returns the piece and target square of a move.
#[inline]
pub fn step_of(position: &Position, mv: Move) -> PieceTo {
    position.kind_at(mv.from).map_or(PieceTo::NONE, |kind| {
        PieceTo::new(kind.of(position.turn()), mv.to)
    })
}

/// Returns the kind of the captured piece; a pawn for promotions without capture and for en
/// passant.
#[inline]
pub fn taken_by(position: &Position, mv: Move) -> PieceKind {
    position.kind_at(mv.to).unwrap_or(PieceKind::Pawn)
}

/// Returns whether a legal move is a capture or promotion.
#[inline]
pub fn is_noisy(position: &Position, mv: Move) -> bool {
    mv.promotion.is_some()
        || position.of(!position.turn()).has(mv.to)
        || (position.en_passant() == Some(mv.to) && position.of_kind(PieceKind::Pawn).has(mv.from))
}
