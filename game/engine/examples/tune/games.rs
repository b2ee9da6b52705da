//! Games of the engine against itself.

use std::{
    error::Error,
    fs::OpenOptions,
    io::{self, BufWriter, Write},
    path::Path,
};

use parlour_engine::chess::{Control, Engine, Limits, Options, Situation, eval::ChoiceBias};
use parlour_rules::{
    Random,
    chess::{Color, Game, Move, Outcome, Reason, Rules},
};

use crate::openings::Openings;

/// Number of random moves at the start of a game, sometimes one more; fewer after an opening.
const RANDOM_PLIES: u64 = 8;
const RANDOM_PLIES_AFTER_OPENING: u64 = 2;
/// Maximum advantage after them.
const FAIR: i32 = 200;
/// Number of random moves at the start of a branch, and maximum advantage after them; otherwise the
/// branch is dropped.
const STRAY_PLIES: u64 = 2;
const FAIR_ASTRAY: i32 = 400;
/// Ply from which branches start.
const FIRST_BRANCH: usize = 10;
/// Adjudication of wins: minimum advantage in hundredths of a pawn, and number of plies.
const WON: i32 = 900;
const WON_PLIES: u32 = 6;
/// Adjudication of draws: maximum advantage, number of plies, and first ply.
const DRAWN: i32 = 8;
const DRAWN_PLIES: u32 = 16;
const DRAWN_FROM: usize = 80;
const LONGEST: usize = 320;
/// Maximum advantage of positions that are kept; larger ones teach little.
const INTERESTING: i32 = 1_000;

/// Settings of the games.
pub struct Plan<'a> {
    pub games: u64,
    /// Number of nodes for each move.
    pub nodes: u64,
    pub seed: u64,
    /// Maximum number of branches of each game, which are played as separate games. They contain
    /// positions that neither side would have allowed.
    pub branches: u64,
    /// Number of engines: one plays itself, or two play with different biases, new ones for each
    /// game. The games of two contain positions that one of them would not have allowed.
    pub opponents: usize,
    /// Openings to start from.
    pub openings: Option<&'a Openings>,
}

/// Plays games and writes their quiet positions as FEN, white's result and white's score.
pub fn play(plan: &Plan, out: &Path) -> Result<(), Box<dyn Error>> {
    let file = OpenOptions::new().create(true).append(true).open(out)?;
    let mut file = BufWriter::new(file);
    let options = Options {
        hash: 4,
        ..Options::default()
    };
    let mut engines = Vec::new();
    for _ in 0..plan.opponents {
        engines.push(Engine::new(options.clone())?);
    }
    let limits = Limits::of_nodes(plan.nodes);
    let mut kept = 0;
    for number in 0..plan.games {
        let mut dice = Random::with_stream(plan.seed, number);
        clear(&mut engines, &mut dice);
        let opening = plan.openings.map(|openings| openings.nth(number));
        let start = begin(&mut engines[0], opening, &mut dice, &limits);
        let (positions, result, game) = play_one(&mut engines, &limits, start);
        write(&mut file, &positions, result)?;
        kept += positions.len();
        // From last to first: the decreasing move number separates a game from the next one when
        // the file is read.
        let room = game.ply().saturating_sub(FIRST_BRANCH) as u64;
        let mut leaves: Vec<usize> = (0..plan.branches.min(room))
            .map(|_| FIRST_BRANCH + dice.below(room) as usize)
            .collect();
        leaves.sort_unstable_by(|one, other| other.cmp(one));
        for ply in leaves {
            clear(&mut engines, &mut dice);
            let mut branch = game.clone();
            while branch.ply() > ply && branch.undo().is_some() {}
            stray(&mut branch, STRAY_PLIES, &mut dice);
            if is_fair(&mut engines[0], &branch, &limits, FAIR_ASTRAY) {
                let (positions, result, _) = play_one(&mut engines, &limits, branch);
                write(&mut file, &positions, result)?;
                kept += positions.len();
            }
        }
        if (number + 1) % 100 == 0 {
            file.flush()?;
            eprintln!("{} games, {kept} positions", number + 1);
        }
    }
    file.flush()?;
    Ok(())
}

/// Prepares the engines for a game. Two engines get new biases.
fn clear(engines: &mut [Engine], dice: &mut Random) {
    let differ = engines.len() > 1;
    for engine in engines {
        engine.clear();
        let taste = differ.then(|| ChoiceBias::new(dice));
        engine.set_choice_bias(taste.as_ref());
    }
}

fn write(file: &mut impl Write, positions: &[(String, i32)], result: f64) -> io::Result<()> {
    for (fen, score) in positions {
        writeln!(file, "{fen};{result};{score}")?;
    }
    Ok(())
}

/// Plays a game to its end. Returns the quiet positions with white's scores, white's result, and
/// the game.
fn play_one(
    engines: &mut [Engine],
    limits: &Limits,
    mut game: Game,
) -> (Vec<(String, i32)>, f64, Game) {
    let search = |engine: &mut Engine, game: &Game| {
        let control = Control::new();
        engine.search(&Situation::from(game), limits, &control, &mut |_| {})
    };
    let mut positions = Vec::new();
    let (mut winning, mut drawish) = (0_u32, 0_u32);
    let mut outcome = None;
    while outcome.is_none() && game.ply() < LONGEST {
        let player = game.ply() % engines.len();
        let answer = search(&mut engines[player], &game);
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
    (positions, result, game)
}

/// Returns a game after random moves that leave both sides a chance.
fn begin(engine: &mut Engine, opening: Option<Game>, dice: &mut Random, limits: &Limits) -> Game {
    let plies = match opening {
        Some(_) => RANDOM_PLIES_AFTER_OPENING,
        None => RANDOM_PLIES,
    };
    let start = opening.unwrap_or_else(|| Game::new(Rules::Standard));
    loop {
        let mut game = start.clone();
        stray(&mut game, plies, dice);
        if is_fair(engine, &game, limits, FAIR) {
            return game;
        }
    }
}

/// Plays this number of random moves, or one more.
fn stray(game: &mut Game, plies: u64, dice: &mut Random) {
    for _ in 0..plies + dice.below(2) {
        let moves = game.position().legal_moves();
        let Some(&mv): Option<&Move> = dice.pick(&moves) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
}

/// Returns whether the game isn't over and neither side has a greater advantage.
fn is_fair(engine: &mut Engine, game: &Game, limits: &Limits, most: i32) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    let control = Control::new();
    let answer = engine.search(&Situation::from(game), limits, &control, &mut |_| {});
    let score = answer.candidates.first().and_then(|best| best.score);
    score.is_some_and(|score| score.centipawns().abs() <= most)
}
