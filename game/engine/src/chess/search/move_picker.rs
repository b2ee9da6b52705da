//! Handing out moves, the most promising first, and making no more of them than are asked for.

use parlour_rules::chess::{
    Bitboard, EXCHANGE_VALUES, Move, PieceKind, Position,
    pieces::{bishop, knight, pawn, rook},
};

use super::{
    constants::Constants,
    features::Features,
    history::{Histories, HistoryContext, step_of, taken_by, threatened},
};

/// A move with what it promises.
#[derive(Clone, Copy)]
pub struct Scored {
    mv: Move,
    raised: Raised,
    score: i32,
}

/// Why a quiet move promises more than experience says of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Raised {
    Not,
    Check,
    Hint,
}

/// A move that is handed out.
#[derive(Clone, Copy)]
pub struct Picked {
    pub mv: Move,
    /// What experience says of it, where that was found out.
    pub history: Option<i32>,
}

/// What is known of the quiet moves at a node before they are made.
#[derive(Clone, Copy)]
pub struct Hints {
    pub killers: [Option<Move>; 2],
    pub counter: Option<Move>,
    pub context: HistoryContext,
}

impl Hints {
    /// How early a killer or the counter-move comes.
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

/// Hands out the moves of one node. They lie in a list that all nodes of a line share, from
/// `start` on; whoever made the picker cuts the list back there when done.
pub struct MovePicker {
    stage: Stage,
    start: usize,
    next: usize,
    /// Captures that lose material are put to the front, up to here, and come last.
    bad_end: usize,
    table_move: Option<Move>,
    /// What a capture has to gain to come early.
    least: i32,
    noisy_only: bool,
    /// After these, quiet moves that give check.
    with_checks: bool,
    /// No more quiet moves are wanted.
    skip_quiet: bool,
}

impl MovePicker {
    /// All moves. A table's move must be legal.
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

    /// Captures and promotions that gain at least so much. A table's move must be legal and one
    /// of these.
    pub fn noisy(list: &[Scored], table_move: Option<Move>, least: i32) -> Self {
        Self {
            least,
            noisy_only: true,
            ..Self::all(list, table_move)
        }
    }

    /// After captures and promotions also the quiet moves that give check where nothing small takes what
    /// gives it.
    pub fn and_checks(self) -> Self {
        Self {
            with_checks: true,
            ..self
        }
    }

    /// Leaves out the quiet moves from here on.
    pub fn skip_quiet(&mut self) {
        self.skip_quiet = true;
    }

    /// The next move.
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

    /// Puts captures and promotions into the list. Apart from [`Self::next`], like the quiet ones:
    /// moves are asked for more often than they are made.
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

    /// Puts the quiet moves into the list.
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
        // Only men that begin there have moves about which more is known.
        let known: Bitboard = [self.table_move, hints.counter]
            .into_iter()
            .chain(hints.killers)
            .flatten()
            .map(|mv| mv.from)
            .collect();
        position.each_quiet_set(|set| {
            let checks = checks[set.kind.index()];
            let of_man = histories.of_man(set.kind.of(us), set.from, hints.context);
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
                let mut score = of_man.to(mv.to, features, constants);
                if checks.has(mv.to) {
                    score += constants.order_check;
                    raised = Raised::Check;
                }
                list.push(Scored { mv, raised, score });
            });
        });
    }

    /// Puts the quiet moves into the list that give check.
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

    /// Takes the best of what is left.
    #[inline]
    fn best(&mut self, list: &mut [Scored]) -> Option<Scored> {
        let rest = list.get_mut(self.next..)?;
        // Score and place in one number, the first of equals the greatest: no branch hangs on which
        // is the best so far.
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

/// The more valuable what is taken, the better; then what experience says.
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

/// The squares from which each kind would give check and not be taken by something small.
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
