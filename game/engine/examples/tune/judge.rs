//! Comparison of the evaluation with the scores of a strong engine. Nothing is fitted to them, but
//! they show sooner than games do which terms are useful.

use std::{
    error::Error,
    fs::{self, File},
    io::{BufWriter, Write},
    path::Path,
    time::Duration,
};

use parlour_engine::{chess::eval::Evaluator, uci::client::Client};
use parlour_rules::{
    Random,
    chess::{Color, PieceKind, Position, Rules},
};

use crate::rival::Rival;

/// Time limit for a search.
const PATIENCE: Duration = Duration::from_secs(60);
/// Maximum score, since greater ones win as surely.
const MOST: f64 = 1_500.0;
/// Scale of the logistic function for the other engine's scores.
const SCALE: f64 = 0.008;
/// Scales to try for this evaluation, in multiples of [`SCALE_STEP`].
const SCALES: std::ops::Range<u32> = 6..30;
const SCALE_STEP: f64 = 0.0005;
/// Minimum phase of the opening and of the middlegame, see [`phase`].
const OPENING: u32 = 18;
const MIDDLE: u32 = 9;

/// Writes some positions of a file with the scores that an engine gives them.
pub fn label(
    positions: &Path,
    engine: &Rival,
    nodes: u64,
    take: usize,
    seed: u64,
    out: &Path,
) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(positions)?;
    let mut lines: Vec<&str> = text.lines().collect();
    Random::new(seed).shuffle(&mut lines);
    let mut client = engine.start()?;
    let mut file = BufWriter::new(File::create(out)?);
    let mut labelled = 0;
    for line in lines.into_iter().take(take) {
        let mut fields = line.split(';');
        let (Some(fen), Some(result)) = (fields.next(), fields.next()) else {
            return Err(format!("{}: {}", positions.display(), invalid(line)).into());
        };
        let position = Position::from_fen(fen, Rules::Standard)?;
        if let Some(score) = ask(&mut client, fen, nodes)? {
            let white = match position.turn() {
                Color::White => score,
                Color::Black => -score,
            };
            writeln!(file, "{fen};{result};{white}")?;
            labelled += 1;
        }
    }
    file.flush()?;
    eprintln!("{} scored {labelled} positions", engine.name());
    Ok(())
}

/// Returns the message for a line that is not a position with its result and score.
pub fn invalid(line: &str) -> String {
    format!("invalid line {line:?} (expected FEN;result;score)")
}

fn ask(client: &mut Client, fen: &str, nodes: u64) -> Result<Option<i32>, Box<dyn Error>> {
    let (position, go) = (format!("position fen {fen}"), format!("go nodes {nodes}"));
    let reply = client.search(&position, &go, PATIENCE, |_| {})?;
    Ok(reply.score.map(|score| score.centipawns()))
}

/// Position with the scores of the engine and of the evaluation, both for white, and its phase.
struct Judged {
    found: f64,
    said: f64,
    phase: u32,
}

/// Prints the error of the evaluation, in winning chances.
pub fn judge(positions: &Path) -> Result<(), Box<dyn Error>> {
    let mut evaluator = Evaluator::new();
    let mut all = Vec::new();
    for line in fs::read_to_string(positions)?.lines() {
        let mut fields = line.split(';');
        let (Some(fen), Some(score)) = (fields.next(), fields.nth(1)) else {
            return Err(format!("{}: {}", positions.display(), invalid(line)).into());
        };
        let position = Position::from_fen(fen, Rules::Standard)?;
        let said = evaluator.evaluate(&position);
        let white = match position.turn() {
            Color::White => said,
            Color::Black => -said,
        };
        let score: f64 = score.parse()?;
        all.push(Judged {
            found: chance(score.clamp(-MOST, MOST), SCALE),
            said: white.into(),
            phase: phase(&position),
        });
    }
    let parts: [(&str, &dyn Fn(u32) -> bool); 4] = [
        ("all", &|_| true),
        ("opening", &|phase| phase >= OPENING),
        ("middlegame", &|phase| (MIDDLE..OPENING).contains(&phase)),
        ("endgame", &|phase| phase < MIDDLE),
    ];
    for (name, is_in) in parts {
        let part: Vec<_> = all.iter().filter(|judged| is_in(judged.phase)).collect();
        let best = SCALES
            .map(|step| missed(&part, f64::from(step) * SCALE_STEP))
            .fold(f64::INFINITY, f64::min);
        println!("{name}: {} positions, error {best:.5}", part.len());
    }
    Ok(())
}

/// Returns the mean square error.
fn missed(part: &[&Judged], scale: f64) -> f64 {
    let sum: f64 = part
        .iter()
        .map(|judged| (chance(judged.said, scale) - judged.found).powi(2))
        .sum();
    sum / part.len().max(1) as f64
}

fn chance(advantage: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-scale * advantage).exp())
}

/// Returns the game phase: 24 at the start, a minor piece counts 1, a rook 2, a queen 4.
fn phase(position: &Position) -> u32 {
    [
        (PieceKind::Knight, 1),
        (PieceKind::Bishop, 1),
        (PieceKind::Rook, 2),
        (PieceKind::Queen, 4),
    ]
    .map(|(kind, weight)| weight * position.of_kind(kind).len() as u32)
    .into_iter()
    .sum()
}
