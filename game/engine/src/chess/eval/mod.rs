//! How good a position looks without searching.
//!
//! Terms ([`terms`]) are counted for both sides and weighed ([`weights`]) twice, once for the
//! middle game and once for the endgame; the material left says how much of each counts. What is
//! counted stands in one file each: [`pieces`], [`pawns`],
//! [`pawn_pairs`], [`material`], [`king`], [`threats`], [`control`], [`passed`]. The
//! weights come from the tuner, which asks [`trace`] for the same counts. [`endgame`] corrects what
//! counting gets wrong.

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

/// How much the pieces on the board speak for the middle game: this many at the start.
pub const FULL_PHASE: i32 = 24;

/// What each kind adds to the phase.
const PHASES: [(PieceKind, i32); 4] = [
    (PieceKind::Knight, 1),
    (PieceKind::Bishop, 1),
    (PieceKind::Rook, 2),
    (PieceKind::Queen, 4),
];

/// From this many moves without progress on, an advantage counts less and less.
const PATIENCE: i32 = 200;

/// No evaluation is greater, so that it is never taken for a mate.
pub const LIMIT: i32 = 20_000;

/// Evaluates positions. Keeps what it found out about pawns and material.
pub struct Evaluator {
    pawns: pawns::Cache,
    material: material::Cache,
    /// A taste of its own, if it shall have one.
    pub taste: Option<ChoiceBias>,
}

impl Default for Evaluator {
    fn default() -> Self {
        Self::new()
    }
}

impl Evaluator {
    /// An evaluator that has seen nothing yet.
    pub fn new() -> Self {
        Self {
            pawns: pawns::Cache::new(),
            material: material::Cache::new(),
            taste: None,
        }
    }

    /// Begins to fetch what is known of a position that will be looked at soon.
    #[inline]
    pub fn prefetch(&self, position: &Position) {
        self.pawns.prefetch(position);
    }

    /// How good the position looks to the player on move, in hundredths of a pawn.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        let structure = self.pawns.look_up(position);
        let Some(mut scene) = EvalContext::new(position, structure.passed, structure.homes) else {
            return 0;
        };
        let mut sums = [Sum::default(); 2];
        count(&mut scene, &mut sums);
        let material = self.material.look_up(position);
        let men = sums[0].0 - sums[1].0;
        let value = blend(position, structure.worth + material + men);
        match &self.taste {
            None => value,
            Some(taste) => {
                let white = taste.of(position);
                let more = match position.turn() {
                    Color::White => white,
                    Color::Black => -white,
                };
                (value + more).clamp(-LIMIT, LIMIT)
            }
        }
    }
}

/// Counts everything but the pawn structure and material for both sides.
#[inline]
fn count<T: EvalTrace>(scene: &mut EvalContext, tallies: &mut [T; 2]) {
    for us in Color::ALL {
        let tally = &mut tallies[us.index()];
        pieces::count_men(scene, us, tally);
        pieces::count(scene, us, tally);
    }
    for us in Color::ALL {
        let tally = &mut tallies[us.index()];
        king::count_castling(scene, us, tally);
        king::count_danger(scene, us, tally);
        threats::count(scene, us, tally);
        control::count(scene, us, tally);
        passed::count(scene, us, tally);
    }
    tallies[scene.position.turn().index()].note(terms::TEMPO.nth(0));
}

/// How much of the middle game there is, 0 to [`FULL_PHASE`].
fn phase(position: &Position) -> i32 {
    let phase: i32 = PHASES
        .iter()
        .map(|&(kind, weight)| weight * position.of_kind(kind).len() as i32)
        .sum();
    phase.min(FULL_PHASE)
}

/// What is easy or hard to win about an endgame: how often each term of
/// [`terms::COMPLEXITY`] occurs.
#[inline]
fn complexity(position: &Position) -> [i32; terms::COMPLEXITY.len] {
    const LEFT: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);
    let pawns = position.of_kind(PieceKind::Pawn);
    let both = (pawns & LEFT).any() && (pawns & !LEFT).any();
    let bare = position.occupied() == pawns | position.of_kind(PieceKind::King);
    [pawns.len() as i32, both.into(), bare.into(), 1]
}

/// The endgame's value when it is taken into account how complex it is. Who is ahead stays so.
#[inline]
fn with_complexity(position: &Position, end: i32) -> i32 {
    let ease: i32 = complexity(position)
        .into_iter()
        .zip(&WEIGHTS[terms::COMPLEXITY.at..])
        .map(|(times, weight)| times * weight.end())
        .sum();
    end + end.signum() * ease.max(-end.abs())
}

/// One number for the player on move from white's advantage in both parts of the game.
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
    value = value * (PATIENCE - clock) / PATIENCE;
    let value = value.clamp(-LIMIT, LIMIT);
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// What an evaluation is made of, for the tuner.
pub struct Trace {
    /// For each weight how much of it counts for white in the middle game and in the endgame.
    pub shares: Vec<(usize, f32, f32)>,
    /// For each side how often the terms occur that are dangers to the other's king.
    pub danger: [Vec<(usize, f32)>; 2],
    /// How much of the middle game's value counts.
    pub middle: f32,
    /// How much of the endgame's value counts.
    pub end: f32,
}

/// What the evaluation of a position is made of; nothing where it follows from more than the
/// weights.
pub fn trace(position: &Position) -> Option<Trace> {
    let mut tallies = [Counts::default(), Counts::default()];
    let mut passed = [Default::default(); 2];
    for us in Color::ALL {
        let tally = &mut tallies[us.index()];
        passed[us.index()] = pawns::count(position, us, tally);
        material::count(position, us, tally);
        king::count_shelter(position, us, tally);
    }
    let mut scene = EvalContext::new(position, passed, [Pair::ZERO; 2])?;
    count(&mut scene, &mut tallies);
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
    let [white, black] = &tallies;
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
