//! Benchmark: a fixed set of searches. Its node count shows whether the search has changed, its
//! speed how fast it is.

use web_time::{Duration, Instant};

use parlour_rules::chess::{Position, Rules};

use super::{Control, Engine, HashError, Limits, Options, info::per_second};

/// Positions from all phases of the game.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5",
    "rnbq1rk1/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQ - 4 5",
    "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9",
    "r2q1rk1/1b2bppp/p1n1pn2/1pp5/3P4/1BN1PN2/PP2QPPP/R1BR2K1 w - - 0 12",
    "r3r1k1/pp1n1ppp/2p2n2/q3p3/2P5/P1NPP1P1/1P1Q1PBP/R4RK1 w - - 1 15",
    "2rq1rk1/pb1nbppp/1p2pn2/8/2BP4/P1N1PN2/1P2QPPP/2RR2K1 b - - 2 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "3r1rk1/1p3ppp/pqn1p3/3n4/8/1QP1BN2/PP3PPP/R3R1K1 b - - 3 18",
    "4rrk1/pp1q2pp/2pb1n2/5p2/2PP4/1P3PP1/PB1QN1BP/R4RK1 w - - 3 19",
    "r1b2rk1/pp2q1pp/2n1p3/2pp1p2/3P1B2/2PBPN2/PP3PPP/R2Q1RK1 w - f6 0 11",
    "8/1p3pk1/p2p2p1/P1pP2Pp/1nP1rP1P/1P1R1K2/4B3/8 w - - 6 44",
    "8/pp4kp/2p3p1/4p3/4P3/1P3PP1/P4K1P/8 w - - 0 31",
    "8/5pk1/6p1/7p/1R5P/5PPK/r7/8 b - - 8 50",
    "5k2/3q1pp1/7p/p1p1p3/P1P1P3/3PQ2P/5PP1/6K1 w - - 2 33",
    "8/8/4kp2/1p4p1/pP2K1P1/P4P2/8/8 w - - 0 50",
    "2k5/2p2p2/1p4p1/p1bP4/P1P1N3/1P5P/5K2/8 w - - 1 39",
    "6k1/3b3r/1p1p4/p1n2p2/1PPNpP1q/P3Q1p1/1R1RB1P1/5K2 b - - 0 1",
    "r1b1k2r/ppp1qppp/2np1n2/4p3/1bB1P3/2NP1N2/PPPB1PPP/R2Q1RK1 b kq - 4 8",
    "3rr1k1/1bq2pbp/p2p1np1/1ppPp3/4P3/1PN2NPP/PBQ2PB1/3RR1K1 b - - 0 19",
    "8/2k5/3p4/p2P1p2/P2P1P2/8/3K4/8 w - - 0 1",
    "8/8/8/3k4/8/2KB4/3N4/8 w - - 0 1",
    "1r3rk1/p4ppp/2p1b3/3pP3/3P1q2/2P2N2/P1Q2PPP/RR4K1 w - - 1 20",
];

/// Result of a benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Number of nodes searched. It changes only when the search does.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl BenchResult {
    /// Returns the nodes searched per second.
    pub fn nodes_per_second(&self) -> u64 {
        per_second(self.nodes, self.time)
    }
}

/// Default depth of a benchmark.
pub const DEPTH: u32 = 12;

/// Searches every position with one thread and an empty transposition table, and reports the nodes
/// of each. Returns `None` if `control` has stopped it.
///
/// # Errors
/// When there is not enough memory for the table.
pub fn run(
    depth: u32,
    control: &Control,
    mut report: impl FnMut(&str, BenchResult),
) -> Result<Option<BenchResult>, HashError> {
    let mut engine = Engine::new(Options::default())?;
    let mut total = BenchResult {
        nodes: 0,
        time: Duration::ZERO,
    };
    let positions = POSITIONS
        .iter()
        .filter_map(|fen| Some((fen, Position::from_fen(fen, Rules::Standard).ok()?)));
    for (fen, position) in positions {
        engine.clear();
        let begin = Instant::now();
        let limits = Limits::of_depth(depth);
        let answer = engine.search(&position.into(), &limits, control, &mut |_| {});
        if control.is_stopped() {
            return Ok(None);
        }
        let measured = BenchResult {
            nodes: answer.nodes,
            time: begin.elapsed(),
        };
        report(fen, measured);
        total.nodes += measured.nodes;
        total.time += measured.time;
    }
    Ok(Some(total))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_read_and_the_count_stays() {
        for fen in POSITIONS {
            assert!(Position::from_fen(fen, Rules::Standard).is_ok(), "{fen}");
        }
        let count = || {
            let total = run(4, &Control::new(), |_, _| {}).unwrap();
            total.expect("no one stops it").nodes
        };
        assert_eq!(count(), count());
    }
}
