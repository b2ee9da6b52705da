//! Games between two engines in one process.

use parlour_engine::chess::{Control, Engine, Limits, Situation};
use parlour_rules::chess::{Color, Game};

use crate::openings::Openings;

/// Adjudication: scores in hundredths of a pawn, and the number of plies for which they have to
/// hold.
const WON: i32 = 600;
const WON_PLIES: u32 = 5;
const DRAWN: i32 = 10;
const DRAWN_PLIES: u32 = 10;
const DRAWN_FROM: usize = 70;
/// Maximum advantage at the start of a game, and number of starts to try.
const FAIR: i32 = 120;
const TRIES: u64 = 8;
/// Number of plies after which a game is a draw.
const LONGEST: usize = 300;

/// Plays a game and returns its result for the first engine: 1, 0 or -1. `white` is the index of
/// the engine that begins.
fn play(engines: &mut [Engine; 2], white: usize, start: &Game, limits: &Limits) -> i32 {
    for engine in engines.iter_mut() {
        engine.clear();
    }
    let mut game = start.clone();
    let (mut winning, mut drawish) = (0, 0);
    let mut leader = None;
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break outcome.winner;
        }
        if game.ply() >= LONGEST || !game.claims().is_empty() {
            break None;
        }
        let turn = game.position().turn();
        let player = if turn == Color::White {
            white
        } else {
            1 - white
        };
        let situation = Situation::from(&game);
        let answer = engines[player].search(&situation, limits, &Control::new(), &mut |_| {});
        let best = answer.candidates.first();
        let Some((mv, score)) = best.and_then(|best| Some((best.mv, best.score?.centipawns())))
        else {
            break None;
        };
        let ahead = if score > 0 { turn } else { !turn };
        winning = match score.abs() >= WON {
            true if leader == Some(ahead) => winning + 1,
            true => 1,
            false => 0,
        };
        leader = Some(ahead);
        drawish = if score.abs() <= DRAWN { drawish + 1 } else { 0 };
        if winning >= WON_PLIES {
            break leader;
        }
        if drawish >= DRAWN_PLIES && game.ply() >= DRAWN_FROM {
            break None;
        }
        if game.play(mv).is_err() {
            break None;
        }
    };
    let first = [Color::White, Color::Black][white];
    winner.map_or(0, |winner| if winner == first { 1 } else { -1 })
}

/// Returns the start of the nth pair of games.
fn start(engine: &mut Engine, openings: &Openings, pair: u64, limits: &Limits) -> Game {
    for number in pair * TRIES..(pair + 1) * TRIES {
        engine.clear();
        let game = openings.nth(number);
        let situation = Situation::from(&game);
        let answer = engine.search(&situation, limits, &Control::new(), &mut |_| {});
        let score = answer.candidates.first().and_then(|best| best.score);
        if score.is_some_and(|score| score.centipawns().abs() <= FAIR) {
            return game;
        }
    }
    openings.nth(pair)
}

/// Plays both games of the nth pair from one position, and returns their results for the first
/// engine.
pub fn play_pair(
    engines: &mut [Engine; 2],
    openings: &Openings,
    pair: u64,
    limits: &Limits,
) -> [i32; 2] {
    let start = start(&mut engines[0], openings, pair, limits);
    [0, 1].map(|white| play(engines, white, &start, limits))
}
