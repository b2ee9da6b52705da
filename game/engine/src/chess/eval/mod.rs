//! How good a position looks without searching.
//!
//! Terms ([`terms`]) are counted for both sides and weighed ([`weights`]) twice, once for the
//! middle game and once for the endgame; the material left says how much of each counts. What is
//! counted stands in one file each: [`pieces`], [`pawns`], [`king`], [`threats`], [`passed`]. The
//! weights come from the tuner, which asks [`trace`] for the same counts. [`endgame`] corrects what
//! counting gets wrong.

mod endgame;
mod king;
mod masks;
mod pair;
mod passed;
mod pawns;
mod pieces;
mod scene;
mod tally;
pub mod terms;
mod threats;
mod weights;

pub use pair::Pair;
pub use pawns::key as pawn_key;
pub use weights::WEIGHTS;

use parlour_rules::chess::{Color, PieceKind, Position};
use scene::Scene;
use tally::{Counts, Sum, Tally};

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

/// Evaluates positions. Keeps what it found out about pawns.
pub struct Evaluator {
    pawns: pawns::Cache,
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
        }
    }

    /// How good the position looks to the player on move, in hundredths of a pawn.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        let (structure, passed) = self.pawns.look_up(position);
        let Some(mut scene) = Scene::new(position, passed) else {
            return 0;
        };
        let mut sums = [Sum::default(); 2];
        count(&mut scene, &mut sums);
        blend(position, structure + sums[0].0 - sums[1].0)
    }
}

/// Counts everything but the pawn structure for both sides.
#[inline]
fn count<T: Tally>(scene: &mut Scene, tallies: &mut [T; 2]) {
    for us in Color::ALL {
        let tally = &mut tallies[us.index()];
        pieces::count_men(scene, us, tally);
        pieces::count(scene, us, tally);
    }
    for us in Color::ALL {
        let tally = &mut tallies[us.index()];
        king::count_shelter(scene, us, tally);
        king::count_castling(scene, us, tally);
        king::count_danger(scene, us, tally);
        threats::count(scene, us, tally);
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

/// One number for the player on move from white's advantage in both parts of the game.
fn blend(position: &Position, worth: Pair) -> i32 {
    let phase = phase(position);
    let strong = if worth.end() >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let end = worth.end() * endgame::scale(position, strong) / endgame::FULL;
    let mut value = (worth.middle() * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    value += endgame::mating(position, Color::White) - endgame::mating(position, Color::Black);
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
}

/// What the evaluation of a position is made of; nothing where it follows from more than the
/// weights.
pub fn trace(position: &Position) -> Option<Trace> {
    let mut tallies = [Counts::default(), Counts::default()];
    let mut passed = [Default::default(); 2];
    for us in Color::ALL {
        passed[us.index()] = pawns::count(position, us, &mut tallies[us.index()]);
    }
    let mut scene = Scene::new(position, passed)?;
    count(&mut scene, &mut tallies);
    if Color::ALL
        .into_iter()
        .any(|us| endgame::mating(position, us) != 0)
    {
        return None;
    }
    let [white, black] = &tallies;
    let worth = white
        .0
        .iter()
        .zip(&black.0)
        .zip(&WEIGHTS)
        .fold(Pair::ZERO, |sum, ((white, black), &weight)| {
            sum + weight * (white - black)
        });
    let strong = if worth.end() >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let middle = phase(position) as f32 / FULL_PHASE as f32;
    let scale = endgame::scale(position, strong) as f32 / endgame::FULL as f32;
    let shares = white
        .0
        .iter()
        .zip(&black.0)
        .enumerate()
        .filter_map(|(term, (white, black))| {
            let times = (white - black) as f32;
            (times != 0.0).then_some((term, times * middle, times * (1.0 - middle) * scale))
        })
        .collect();
    Some(Trace { shares })
}

#[cfg(test)]
mod tests;
