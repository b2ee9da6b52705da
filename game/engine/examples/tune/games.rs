//! Games of the engine against itself.

use std::{
    error::Error,
    fs::OpenOptions,
    io::{BufWriter, Write},
    path::Path,
};

use parlour_engine::chess::{Control, Engine, Limits, Options, Situation};
use parlour_rules::{
    Random,
    chess::{Color, Game, Move, Outcome, Reason, Rules},
};

use crate::openings::Openings;

/// A game begins with this many random moves, or one more; fewer after an opening.
const RANDOM_PLIES: u64 = 8;
const RANDOM_PLIES_AFTER_OPENING: u64 = 2;
/// After those neither side may be further ahead.
const FAIR: i32 = 200;
/// A game is won when one side has been this far ahead for so many moves of either side.
const WON: i32 = 900;
const WON_PLIES: u32 = 6;
/// It is drawn when neither side has been ahead for so many, late enough.
const DRAWN: i32 = 8;
const DRAWN_PLIES: u32 = 16;
const DRAWN_FROM: usize = 80;
const LONGEST: usize = 320;
/// Positions with a greater advantage teach little.
const INTERESTING: i32 = 1_000;

/// Plays games and writes their quiet positions: FEN, white's result, white's score. They begin
/// with well-known openings if there are any.
pub fn play(
    games: u64,
    nodes: u64,
    seed: u64,
    openings: Option<&Openings>,
    out: &Path,
) -> Result<(), Box<dyn Error>> {
    let file = OpenOptions::new().create(true).append(true).open(out)?;
    let mut file = BufWriter::new(file);
    let mut engine = Engine::new(Options {
        hash: 4,
        ..Options::default()
    })?;
    let mut kept = 0;
    for number in 0..games {
        let mut dice = Random::with_stream(seed, number);
        engine.clear();
        let opening = openings.map(|openings| openings.nth(number));
        let (positions, result) = play_one(&mut engine, nodes, opening, &mut dice);
        for (fen, score) in &positions {
            writeln!(file, "{fen};{result};{score}")?;
        }
        kept += positions.len();
        if (number + 1) % 100 == 0 {
            file.flush()?;
            eprintln!("{} games, {kept} positions", number + 1);
        }
    }
    file.flush()?;
    Ok(())
}

/// One game's quiet positions, with white's scores, and white's result.
fn play_one(
    engine: &mut Engine,
    nodes: u64,
    opening: Option<Game>,
    dice: &mut Random,
) -> (Vec<(String, i32)>, f64) {
    let limits = Limits::of_nodes(nodes);
    let search = |engine: &mut Engine, game: &Game| {
        let control = Control::new();
        engine.search(&Situation::from(game), &limits, &control, &mut |_| {})
    };
    let mut game = begin(engine, opening, dice, &limits);
    let mut positions = Vec::new();
    let (mut winning, mut drawish) = (0_u32, 0_u32);
    let mut outcome = None;
    while outcome.is_none() && game.ply() < LONGEST {
        let answer = search(engine, &game);
        let Some((mv, score)) = answer
            .candidates
            .first()
            .and_then(|best| Some((best.mv, best.score?.centipawns())))
        else {
            break;
        };
        let position = game.position();
        let turn = position.turn();
        let white = if turn == Color::White { score } else { -score };
        let is_quiet = position.captured_at(mv).is_none() && mv.promotion.is_none();
        if is_quiet && !position.in_check() && score.abs() < INTERESTING {
            positions.push((position.fen(), white));
        }
        winning = if score.abs() >= WON { winning + 1 } else { 0 };
        drawish = if score.abs() <= DRAWN { drawish + 1 } else { 0 };
        if winning >= WON_PLIES {
            let winner = if white > 0 {
                Color::White
            } else {
                Color::Black
            };
            outcome = Some(Outcome::win(winner, Reason::Resignation));
        } else if drawish >= DRAWN_PLIES && game.ply() >= DRAWN_FROM {
            outcome = Some(Outcome::draw(Reason::Agreement));
        } else if game.play(mv).is_err() {
            break;
        } else if let Some(claim) = game.claims().first() {
            outcome = Some(Outcome::draw(claim.reason()));
        } else {
            outcome = game.outcome();
        }
    }
    let result = match outcome.and_then(|outcome| outcome.winner) {
        Some(Color::White) => 1.0,
        Some(Color::Black) => 0.0,
        None => 0.5,
    };
    (positions, result)
}

/// A game after random moves that leave both sides a chance.
fn begin(engine: &mut Engine, opening: Option<Game>, dice: &mut Random, limits: &Limits) -> Game {
    let plies = match opening {
        Some(_) => RANDOM_PLIES_AFTER_OPENING,
        None => RANDOM_PLIES,
    };
    let start = opening.unwrap_or_else(|| Game::new(Rules::Standard));
    loop {
        let mut game = start.clone();
        for _ in 0..plies + dice.below(2) {
            let moves = game.position().legal_moves();
            let pick = dice.below(moves.len() as u64) as usize;
            let Some(&mv): Option<&Move> = moves.get(pick) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        let control = Control::new();
        let answer = engine.search(&Situation::from(&game), limits, &control, &mut |_| {});
        let score = answer.candidates.first().and_then(|best| best.score);
        if score.is_some_and(|score| score.centipawns().abs() <= FAIR) {
            return game;
        }
    }
}
