//! How well the evaluation foretells what a strong engine finds out by searching. Nothing is fitted
//! to that; it says which terms are worth having sooner than games do.

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

/// No search takes longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// A greater advantage wins as surely.
const MOST: f64 = 1_500.0;
/// What a hundredth of a pawn of the other engine's is worth, by the logistic curve.
const SCALE: f64 = 0.008;
/// What our own may be worth: whatever fits best.
const SCALES: std::ops::Range<u32> = 6..30;
const SCALE_STEP: f64 = 0.0005;
/// From so much material on it is the opening, and the middle game: see [`phase`].
const OPENING: u32 = 18;
const MIDDLE: u32 = 9;

/// Writes some of a file's positions with the scores that an engine gives them.
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
            return Err(format!("{}: not FEN;result;score: {line}", positions.display()).into());
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
    eprintln!("{} gave {labelled} positions a score", engine.name());
    Ok(())
}

fn ask(client: &mut Client, fen: &str, nodes: u64) -> Result<Option<i32>, Box<dyn Error>> {
    let (position, go) = (format!("position fen {fen}"), format!("go nodes {nodes}"));
    let reply = client.search(&position, &go, PATIENCE, |_| {})?;
    Ok(reply.score.map(|score| score.centipawns()))
}

/// A position with what was found out about it and what the evaluation says, both for white, and
/// how much material there is.
struct Judged {
    found: f64,
    said: f64,
    phase: u32,
}

/// Says by how much the evaluation misses the scores of positions, in chances of winning.
pub fn judge(positions: &Path) -> Result<(), Box<dyn Error>> {
    let mut evaluator = Evaluator::new();
    let mut all = Vec::new();
    for line in fs::read_to_string(positions)?.lines() {
        let mut fields = line.split(';');
        let (Some(fen), Some(score)) = (fields.next(), fields.nth(1)) else {
            return Err(format!("{}: not FEN;result;score: {line}", positions.display()).into());
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
        ("middle game", &|phase| (MIDDLE..OPENING).contains(&phase)),
        ("endgame", &|phase| phase < MIDDLE),
    ];
    for (name, is_in) in parts {
        let part: Vec<_> = all.iter().filter(|judged| is_in(judged.phase)).collect();
        let best = SCALES
            .map(|step| missed(&part, f64::from(step) * SCALE_STEP))
            .fold(f64::INFINITY, f64::min);
        println!("{name}: {} positions, misses {best:.5}", part.len());
    }
    Ok(())
}

/// The mean square of what is missed.
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

/// How many pieces there are: 24 at the start, a minor piece 1, a rook 2, a queen 4.
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
