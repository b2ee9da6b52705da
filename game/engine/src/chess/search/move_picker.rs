//! Staged move generation: moves are generated and sorted only when they are needed, the most
//! promising first.

use parlour_rules::chess::{
    Bitboard, EXCHANGE_VALUES, Move, PieceKind, Position,
    pieces::{bishop, knight, pawn, rook},
};

use super::{
    constants::Constants,
    features::Features,
    history::{Histories, HistoryContext, step_of, taken_by, threatened},
};

/// Move with its score for ordering.
#[derive(Clone, Copy)]
pub struct Scored {
    mv: Move,
    raised: Raised,
    score: i32,
}

/// Reason for a quiet move's score beyond its history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Raised {
    Not,
    Check,
    Hint,
}

/// Move returned by the picker.
#[derive(Clone, Copy)]
pub struct Picked {
    pub mv: Move,
    /// History score, if it was computed.
    pub history: Option<i32>,
}

/// Knowledge about the quiet moves of a node before they are generated.
#[derive(Clone, Copy)]
pub struct Hints {
    pub killers: [Option<Move>; 2],
    pub counter: Option<Move>,
    pub context: HistoryContext,
}

impl Hints {
    /// Returns the score of a killer or the countermove.
    #[inline]
    fn score(&self, mv: Move, features: &Features) -> Option<i32> {
        if features.killers {
            for (killer, score) in self.killers.into_iter().zip(KILLER_SCORES) {
                if killer == Some(mv) {
                    return Some(score);
                }
            }
        }
        (features.counter_move && self.counter == Some(mv)).then_some(COUNTER_SCORE)
    }
}

const KILLER_SCORES: [i32; 2] = [200_000, 190_000];
const COUNTER_SCORE: i32 = 180_000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    MakeNoisy,
    GoodNoisy,
    MakeQuiet,
    MakeChecks,
    Quiet,
    BadNoisy,
    Done,
}

/// Generates the moves of one node. All nodes of a line share one list, in which this node's moves
/// begin at `start`; the caller truncates the list when it's done.
pub struct MovePicker {
    stage: Stage,
    start: usize,
    next: usize,
    /// End of the captures that lose material. They are kept at the front of the node's part and
    /// come last.
    bad_end: usize,
    table_move: Option<Move>,
    /// Minimum of a capture's static exchange evaluation to come early.
    least: i32,
    noisy_only: bool,
    /// Whether quiet checks follow the captures.
    with_checks: bool,
    /// Whether quiet moves are skipped from now on.
    skip_quiet: bool,
}

impl MovePicker {
    /// Creates a picker for all moves. The table move must be legal.
    pub fn all(list: &[Scored], table_move: Option<Move>) -> Self {
        Self {
            stage: Stage::Table,
            start: list.len(),
            next: list.len(),
            bad_end: list.len(),
            table_move,
            least: 0,
            noisy_only: false,
            with_checks: false,
            skip_quiet: false,
        }
    }

    /// Creates a picker for captures and promotions whose static exchange evaluation is at least
    /// `least`. The table move must be legal and one of them.
    pub fn noisy(list: &[Scored], table_move: Option<Move>, least: i32) -> Self {
        Self {
            least,
            noisy_only: true,
            ..Self::all(list, table_move)
        }
    }

    /// Adds quiet checks after the captures, if no minor piece, pawn or rook can capture the
    /// checking piece.
    pub fn and_checks(self) -> Self {
        Self {
            with_checks: true,
            ..self
        }
    }

    /// Skips the quiet moves from now on.
    pub fn skip_quiet(&mut self) {
        self.skip_quiet = true;
    }

    /// Returns the next move.
    pub fn next(
        &mut self,
        position: &Position,
        list: &mut Vec<Scored>,
        histories: &Histories,
        hints: &Hints,
        features: &Features,
        constants: &Constants,
    ) -> Option<Picked> {
        let bare = |mv| Some(Picked { mv, history: None });
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::MakeNoisy;
                    if let Some(mv) = self.table_move {
                        return bare(mv);
                    }
                }
                Stage::MakeNoisy => {
                    self.make_noisy(position, list, histories, features);
                    self.stage = Stage::GoodNoisy;
                }
                Stage::GoodNoisy => match self.best(list) {
                    Some(best) => {
                        let mv = best.mv;
                        if position.exchange_gains(mv, self.least) {
                            return bare(mv);
                        }
                        if !self.noisy_only {
                            list[self.bad_end] = best;
                            self.bad_end += 1;
                        }
                    }
                    None if self.with_checks => self.stage = Stage::MakeChecks,
                    None if self.noisy_only => self.stage = Stage::Done,
                    None => self.stage = Stage::MakeQuiet,
                },
                Stage::MakeQuiet => {
                    if self.skip_quiet {
                        self.turn_to_bad();
                        continue;
                    }
                    list.truncate(self.bad_end);
                    self.next = self.bad_end;
                    self.make_quiet(position, list, histories, hints, features, constants);
                    self.stage = Stage::Quiet;
                }
                Stage::MakeChecks => {
                    list.truncate(self.bad_end);
                    self.next = self.bad_end;
                    self.make_checks(position, list);
                    self.stage = Stage::Quiet;
                }
                Stage::Quiet => match self.best(list) {
                    Some(best) if !self.skip_quiet => {
                        let history = match best.raised {
                            Raised::Not => Some(best.score),
                            Raised::Check => Some(best.score - constants.order_check),
                            Raised::Hint => None,
                        };
                        let mv = best.mv;
                        return Some(Picked { mv, history });
                    }
                    _ => self.turn_to_bad(),
                },
                Stage::BadNoisy => {
                    if self.next < self.bad_end {
                        self.next += 1;
                        return bare(list[self.next - 1].mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    /// Generates captures and promotions. Not inlined into [`Self::next`], like the other
    /// generators, because `next` is called far more often.
    #[inline(never)]
    fn make_noisy(
        &self,
        position: &Position,
        list: &mut Vec<Scored>,
        histories: &Histories,
        features: &Features,
    ) {
        position.each_noisy_set(|set| {
            set.each(|mv| {
                if Some(mv) != self.table_move {
                    let score = noisy_score(position, mv, histories, features);
                    let raised = Raised::Not;
                    list.push(Scored { mv, raised, score });
                }
            });
        });
    }

    /// Generates quiet moves.
    #[inline(never)]
    fn make_quiet(
        &self,
        position: &Position,
        list: &mut Vec<Scored>,
        histories: &Histories,
        hints: &Hints,
        features: &Features,
        constants: &Constants,
    ) {
        let us = position.turn();
        let checks = safe_checks(position, hints.context.threatened);
        // Start squares of the moves with special scores; other moves need no comparison.
        let known: Bitboard = [self.table_move, hints.counter]
            .into_iter()
            .chain(hints.killers)
            .flatten()
            .map(|mv| mv.from)
            .collect();
        position.each_quiet_set(|set| {
            let checks = checks[set.kind.index()];
            let piece_history = histories.piece_history(set.kind.of(us), set.from, hints.context);
            let is_known = known.has(set.from);
            set.each(|mv| {
                if is_known {
                    if Some(mv) == self.table_move {
                        return;
                    }
                    if let Some(score) = hints.score(mv, features) {
                        let raised = Raised::Hint;
                        list.push(Scored { mv, raised, score });
                        return;
                    }
                }
                let mut raised = Raised::Not;
                let mut score = piece_history.to(mv.to, features, constants);
                if checks.has(mv.to) {
                    score += constants.order_check;
                    raised = Raised::Check;
                }
                list.push(Scored { mv, raised, score });
            });
        });
    }

    /// Generates quiet moves that give check.
    #[inline(never)]
    fn make_checks(&self, position: &Position, list: &mut Vec<Scored>) {
        let checks = safe_checks(position, threatened(position));
        if checks.iter().all(|squares| squares.is_empty()) {
            return;
        }
        position.each_quiet_set(|set| {
            let checks = checks[set.kind.index()];
            set.each(|mv| {
                if checks.has(mv.to) && Some(mv) != self.table_move {
                    let raised = Raised::Hint;
                    list.push(Scored {
                        mv,
                        raised,
                        score: 0,
                    });
                }
            });
        });
    }

    fn turn_to_bad(&mut self) {
        self.next = self.start;
        self.stage = Stage::BadNoisy;
    }

    /// Takes the move with the highest score of those that are left.
    #[inline]
    fn best(&mut self, list: &mut [Scored]) -> Option<Scored> {
        let rest = list.get_mut(self.next..)?;
        // Score and index are combined into one number, in which the first of equal scores is the
        // greatest. That avoids an unpredictable branch for each move.
        const PLACES: i64 = 1 << 10;
        let best = (1..)
            .zip(&*rest)
            .map(|(place, entry)| i64::from(entry.score) * PLACES - place)
            .max()?;
        let best = (-best).rem_euclid(PLACES) as usize - 1;
        let found = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(found)
    }
}

/// Returns the score of a capture or promotion: most valuable victim first, then capture history.
#[inline]
fn noisy_score(position: &Position, mv: Move, histories: &Histories, features: &Features) -> i32 {
    let taken = taken_by(position, mv);
    let mut score = 16 * EXCHANGE_VALUES[taken.index()];
    match mv.promotion {
        Some(PieceKind::Queen) => score += 16 * EXCHANGE_VALUES[PieceKind::Queen.index()],
        Some(_) => score -= 20_000,
        None => {}
    }
    if features.capture_history {
        score += histories.capture(step_of(position, mv), taken) / 2;
    } else if let Some(kind) = position.kind_at(mv.from) {
        score -= kind.index() as i32;
    }
    score
}

/// Returns, for each kind of piece, the squares from which it would give check without being
/// attacked by a pawn, knight, bishop or rook.
#[inline]
fn safe_checks(position: &Position, threatened: Bitboard) -> [Bitboard; 6] {
    let Some(king) = position.king(!position.turn()) else {
        return [Bitboard::EMPTY; 6];
    };
    let occupied = position.occupied();
    let straight = rook::move_locations(king, occupied) & !threatened;
    let diagonal = bishop::move_locations(king, occupied) & !threatened;
    let mut squares = [Bitboard::EMPTY; 6];
    squares[PieceKind::Pawn.index()] = pawn::attacks(!position.turn(), king) & !threatened;
    squares[PieceKind::Knight.index()] = knight::move_locations(king) & !threatened;
    squares[PieceKind::Bishop.index()] = diagonal;
    squares[PieceKind::Rook.index()] = straight;
    squares[PieceKind::Queen.index()] = straight | diagonal;
    squares
}
