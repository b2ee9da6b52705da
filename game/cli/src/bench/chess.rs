//! Perft from the start position, compared with cozy-chess in the same run.

use std::time::{Duration, Instant};

use parlour_rules::chess::{Position, Rules, perft};
use serde::Serialize;

use crate::answer::{Failure, Out};

const DEPTH: u32 = 6;
const BRIEF_DEPTH: u32 = 3;

/// Number of measurements of each, in turns. The fastest counts, because other processes only make
/// it slower.
const ROUNDS: usize = 3;

#[derive(Serialize)]
struct Measured {
    bench: &'static str,
    position: &'static str,
    depth: u32,
    /// `made`: every leaf is a move that is made. `bulk`: leaves are counted as legal moves.
    leaves: &'static str,
    nodes: u64,
    ours_nps: u64,
    cozy_chess_nps: u64,
    /// Time of this generator divided by that of cozy-chess.
    ratio: f64,
}

pub fn run(brief: bool, out: &mut Out) -> Result<(), Failure> {
    let depth = if brief { BRIEF_DEPTH } else { DEPTH };
    measure("made", depth, perft::count, cozy_count, out)?;
    measure("bulk", depth, perft::count_in_bulk, cozy_count_in_bulk, out)
}

fn measure(
    leaves: &'static str,
    depth: u32,
    ours: fn(&Position, u32) -> u64,
    cozy: fn(&cozy_chess::Board, u32) -> u64,
    out: &mut Out,
) -> Result<(), Failure> {
    let start = Position::start(Rules::Standard);
    let cozy_start = cozy_chess::Board::default();
    let (mut our_time, mut cozy_time) = (Duration::MAX, Duration::MAX);
    let mut nodes = 0;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        nodes = ours(&start, depth);
        our_time = our_time.min(begin.elapsed());
        let begin = Instant::now();
        let cozy_nodes = cozy(&cozy_start, depth);
        cozy_time = cozy_time.min(begin.elapsed());
        if nodes != cozy_nodes {
            let reason = format!("counted {nodes} positions, but cozy-chess {cozy_nodes}");
            return Err(Failure::refused(reason));
        }
    }
    let per_second = |time: Duration| (nodes as f64 / time.as_secs_f64()) as u64;
    out.json(&Measured {
        bench: "perft",
        position: "start",
        depth,
        leaves,
        nodes,
        ours_nps: per_second(our_time),
        cozy_chess_nps: per_second(cozy_time),
        ratio: our_time.as_secs_f64() / cozy_time.as_secs_f64(),
    })?;
    out.flush()
}

fn cozy_count(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += cozy_count(&next, depth - 1);
        }
        false
    });
    nodes
}

fn cozy_count_in_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_count_in_bulk(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
