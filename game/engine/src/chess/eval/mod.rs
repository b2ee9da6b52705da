//! Static evaluation.
//!
//! Terms ([`terms`]) are counted for both sides and multiplied by weights (`weights`) for the
//! middlegame and the endgame; the remaining material interpolates between the two (tapered
//! evaluation, <https://www.chessprogramming.org/Tapered_Eval>). Each group of terms has a module:
//! `pieces`, `pawns`, `pawn_pairs`, `material`, `king`, `threats`, `control`,
//! `passed`. The weights come from the tuner, which gets the counts from [`trace`]. `endgame`
//! corrects endgames that the terms misjudge.

mod choice_bias;
mod context;
mod control;
mod counts;
pub mod danger;
mod endgame;
mod eval_trace;
mod king;
mod masks;
mod material;
mod pair;
mod passed;
mod pawn_pairs;
mod pawns;
mod pieces;
pub mod terms;
mod threats;
mod weights;

pub use choice_bias::ChoiceBias;
pub(super) use masks::pawn_attacks;
pub use pair::Pair;
pub use pawns::key as pawn_key;
pub use weights::WEIGHTS;

use context::EvalContext;
use counts::Counts;
use eval_trace::{EvalTrace, Sum};
use parlour_rules::chess::{Bitboard, Color, PieceKind, Position};

/// Game phase with all pieces on the board.
pub const FULL_PHASE: i32 = 24;

/// Contribution of each kind of piece to the phase.
const PHASES: [(PieceKind, i32); 4] = [
    (PieceKind::Knight, 1),
    (PieceKind::Bishop, 1),
    (PieceKind::Rook, 2),
    (PieceKind::Queen, 4),
];

/// Plies without progress after which an advantage would count nothing; it decreases linearly.
const FADING_PLIES: i32 = 200;

/// Bound of the evaluation, far below mate scores.
pub const LIMIT: i32 = 20_000;

/// Evaluates positions, with caches for pawns and material.
pub struct Evaluator {
    pawns: pawns::Cache,
    material: material::Cache,
    /// Random bias, for tuning games.
    pub choice_bias: Option<ChoiceBias>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Self::new()
    }
}

impl Evaluator {
    /// Creates an evaluator with empty caches.
    pub fn new() -> Self {
        Self {
            pawns: pawns::Cache::new(),
            material: material::Cache::new(),
            choice_bias: None,
        }
    }

    /// Prefetches the pawn cache for a position that will be evaluated soon.
    #[inline]
    pub fn prefetch(&self, position: &Position) {
        self.pawns.prefetch(position);
    }

    /// Returns the static evaluation for the side to move, in hundredths of a pawn.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        let structure = self.pawns.look_up(position);
        let Some(mut context) = EvalContext::new(position, structure.passed, structure.pawn_danger)
        else {
            return 0;
        };
        let mut sums = [Sum::default(); 2];
        count(&mut context, &mut sums);
        let material = self.material.look_up(position);
        let pieces_value = sums[0].0 - sums[1].0;
        let value = blend(position, structure.worth + material + pieces_value);
        match &self.choice_bias {
            None => value,
            Some(choice_bias) => {
                let white = choice_bias.of(position);
                let more = match position.turn() {
                    Color::White => white,
                    Color::Black => -white,
                };
                (value + more).clamp(-LIMIT, LIMIT)
            }
        }
    }
}

/// Counts all terms of both sides, except pawn structure and material imbalance.
#[inline]
fn count<T: EvalTrace>(context: &mut EvalContext, traces: &mut [T; 2]) {
    for us in Color::ALL {
        let trace = &mut traces[us.index()];
        pieces::count_squares(context, us, trace);
        pieces::count(context, us, trace);
    }
    for us in Color::ALL {
        let trace = &mut traces[us.index()];
        king::count_castling(context, us, trace);
        king::count_danger(context, us, trace);
        threats::count(context, us, trace);
        control::count(context, us, trace);
        passed::count(context, us, trace);
    }
    traces[context.position.turn().index()].note(terms::TEMPO.nth(0));
}

/// Returns the game phase: 0 without pieces, [`FULL_PHASE`] at the start.
fn phase(position: &Position) -> i32 {
    let phase: i32 = PHASES
        .iter()
        .map(|&(kind, weight)| weight * position.of_kind(kind).len() as i32)
        .sum();
    phase.min(FULL_PHASE)
}

/// Counts the terms of [`terms::COMPLEXITY`]: how easy the endgame is to win.
#[inline]
fn complexity(position: &Position) -> [i32; terms::COMPLEXITY.len] {
    const LEFT: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);
    let pawns = position.of_kind(PieceKind::Pawn);
    let both = (pawns & LEFT).any() && (pawns & !LEFT).any();
    let bare = position.occupied() == pawns | position.of_kind(PieceKind::King);
    [pawns.len() as i32, both.into(), bare.into(), 1]
}

/// Adds the complexity to an endgame value, without changing its sign.
#[inline]
fn with_complexity(position: &Position, end: i32) -> i32 {
    let ease: i32 = complexity(position)
        .into_iter()
        .zip(&WEIGHTS[terms::COMPLEXITY.at..])
        .map(|(times, weight)| times * weight.end())
        .sum();
    end + end.signum() * ease.max(-end.abs())
}

/// Interpolates between middlegame and endgame, and applies the corrections. `worth` is from
/// white's point of view, the result for the side to move.
fn blend(position: &Position, worth: Pair) -> i32 {
    let phase = phase(position);
    let strong = if worth.end() >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let end = with_complexity(position, worth.end());
    let end = end * endgame::scale(position, strong) / endgame::FULL;
    let mut value = (worth.middle() * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    value += endgame::mating(position, Color::White) - endgame::mating(position, Color::Black);
    if position.occupied().len() == 4
        && let Some(drive) = endgame::bishop_and_knight(position, strong)
    {
        value = match strong {
            Color::White => drive,
            Color::Black => -drive,
        };
    }
    let clock = position.halfmove_clock().min(100) as i32;
    value = value * (FADING_PLIES - clock) / FADING_PLIES;
    let value = value.clamp(-LIMIT, LIMIT);
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// Parts of an evaluation, for the tuner.
pub struct Trace {
    /// Each weight's index, and how much of it counts for white in the middlegame and in the
    /// endgame.
    pub shares: Vec<(usize, f32, f32)>,
    /// Danger terms for each side, with their number of occurrences.
    pub danger: [Vec<(usize, f32)>; 2],
    /// Factor of the middlegame value.
    pub middle: f32,
    /// Factor of the endgame value.
    pub end: f32,
}

/// Returns the parts of an evaluation, or `None` if it depends on more than the weights.
pub fn trace(position: &Position) -> Option<Trace> {
    let mut traces = [Counts::default(), Counts::default()];
    let mut passed = [Default::default(); 2];
    for us in Color::ALL {
        let trace = &mut traces[us.index()];
        passed[us.index()] = pawns::count(position, us, trace);
        material::count(position, us, trace);
        king::count_shelter(position, us, trace);
    }
    let mut context = EvalContext::new(position, passed, [Pair::ZERO; 2])?;
    count(&mut context, &mut traces);
    if Color::ALL
        .into_iter()
        .any(|us| endgame::mating(position, us) != 0)
    {
        return None;
    }
    let sum = |counts: &[i32]| {
        let weighed = counts.iter().zip(&WEIGHTS);
        weighed.fold(Pair::ZERO, |sum, (&times, &weight)| sum + weight * times)
    };
    let [white, black] = &traces;
    let worth = sum(&white.plain) - sum(&black.plain) + danger::worth(sum(&white.danger))
        - danger::worth(sum(&black.danger));
    let strong = if worth.end() >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let middle = phase(position) as f32 / FULL_PHASE as f32;
    let scale = endgame::scale(position, strong) as f32 / endgame::FULL as f32;
    let end = if with_complexity(position, worth.end()) == 0 {
        0.0
    } else {
        (1.0 - middle) * scale
    };
    let mut shares: Vec<_> = white
        .plain
        .iter()
        .zip(&black.plain)
        .enumerate()
        .filter_map(|(term, (white, black))| {
            let times = (white - black) as f32;
            (times != 0.0).then_some((term, times * middle, times * end))
        })
        .collect();
    let sign = worth.end().signum();
    for (nth, times) in complexity(position).into_iter().enumerate() {
        if times != 0 {
            shares.push((terms::COMPLEXITY.nth(nth), 0.0, (sign * times) as f32 * end));
        }
    }
    let danger = [white, black].map(|counts| {
        let present = counts.danger.iter().enumerate();
        present
            .filter(|&(_, &times)| times != 0)
            .map(|(term, &times)| (term, times as f32))
            .collect()
    });
    Some(Trace {
        shares,
        danger,
        middle,
        end,
    })
}

#[cfg(test)]
mod tests;
