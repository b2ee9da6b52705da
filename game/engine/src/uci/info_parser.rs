//! Parsing of the `info` lines of other engines.

use std::time::Duration;

use parlour_rules::chess::Position;

use crate::chess::{Bound, Info, Score};

/// Reads an `info` line. Returns `None` if it has no score. Unknown words are skipped, and a line
/// of moves ends before the first illegal one.
pub fn parse_info(position: &Position, line: &str) -> Option<Info> {
    let mut words = line.split_ascii_whitespace().peekable();
    if words.next() != Some("info") {
        return None;
    }
    let mut info = Info {
        depth: 0,
        seldepth: 0,
        line: 1,
        score: Score::DRAW,
        bound: Bound::Exact,
        nodes: 0,
        time: Duration::ZERO,
        hashfull: 0,
        pv: Vec::new(),
    };
    let mut scored = false;
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|text| text.parse::<i64>().ok());
        let small = |number: Option<i64>| number.and_then(|n| u32::try_from(n).ok());
        match word {
            // The rest of the line is free text.
            "string" => break,
            "depth" => info.depth = small(number()).unwrap_or(0),
            "seldepth" => info.seldepth = small(number()).unwrap_or(0),
            "multipv" => info.line = small(number()).unwrap_or(1).max(1) as usize,
            "nodes" => info.nodes = number().unwrap_or(0).max(0).unsigned_abs(),
            "hashfull" => info.hashfull = small(number()).unwrap_or(0),
            "time" => {
                info.time = Duration::from_millis(number().unwrap_or(0).max(0).unsigned_abs());
            }
            "score" => {
                let kind = words.next();
                let value = words.next().and_then(|text| text.parse::<i32>().ok());
                info.score = match (kind, value) {
                    (Some("cp"), Some(value)) => Score::of_centipawns(value),
                    (Some("mate"), Some(moves)) => Score::of_mate(moves),
                    _ => continue,
                };
                scored = true;
            }
            "lowerbound" => info.bound = Bound::Lower,
            "upperbound" => info.bound = Bound::Upper,
            "pv" => {
                let mut now = position.clone();
                // The first word that isn't a legal move can be the next keyword.
                while let Some(mv) = words.peek().and_then(|text| now.parse_uci(text).ok()) {
                    words.next();
                    now = now.after(mv);
                    info.pv.push(mv);
                }
            }
            _ => {}
        }
    }
    scored.then_some(info)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;

    fn heard(line: &str) -> Option<Info> {
        parse_info(&Position::start(Rules::Standard), line)
    }

    #[test]
    fn a_line_of_stockfish_is_read() {
        let info = heard(
            "info depth 12 seldepth 15 multipv 2 score cp 31 upperbound nodes 12345 nps 999 \
             hashfull 7 tbhits 0 time 12 pv e2e4 e7e5 g1f3",
        )
        .unwrap();
        assert_eq!((info.depth, info.seldepth, info.line), (12, 15, 2));
        assert_eq!((info.score, info.bound), (Score(31), Bound::Upper));
        assert_eq!((info.nodes, info.hashfull), (12345, 7));
        assert_eq!(info.time, Duration::from_millis(12));
        assert_eq!(info.pv.len(), 3);
    }

    #[test]
    fn what_follows_the_moves_is_read_too() {
        let info = heard("info depth 3 pv e2e4 e7e5 score cp 20 nodes 7").unwrap();
        assert_eq!((info.pv.len(), info.score, info.nodes), (2, Score(20), 7));
    }

    #[test]
    fn mates_mean_what_ours_mean() {
        for moves in [1, 3, -1, -4] {
            let info = heard(&format!("info score mate {moves}")).unwrap();
            assert_eq!(info.score.mate_in(), Some(moves));
        }
        assert_eq!(
            heard("info score mate 99999").unwrap().score.mate_in(),
            Some(64)
        );
    }

    #[test]
    fn rubbish_is_no_news_and_impossible_moves_end_the_line() {
        for line in [
            "",
            "info",
            "info string score cp 5",
            "info depth score",
            "info score cp",
            "info score cp lots",
            "bestmove e2e4",
        ] {
            assert_eq!(heard(line), None, "{line}");
        }
        let info = heard("info depth -3 score cp 999999999 nodes -1 pv e2e4 e2e4").unwrap();
        assert_eq!((info.depth, info.nodes, info.pv.len()), (0, 0, 1));
        assert_eq!(info.score.mate_in(), None);
    }
}
