//! What `go` says about a search.

use std::time::Duration;

use parlour_rules::chess::{Color, Move};

use super::command::shortened;
use crate::chess::{Limits, Remaining};

/// The words after `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Both clocks: white's and black's time and increment in milliseconds.
    times: [Option<i64>; 2],
    increments: [i64; 2],
    moves_to_go: Option<u32>,
    depth: Option<u32>,
    nodes: Option<u64>,
    mate: Option<u32>,
    move_time: Option<i64>,
    /// Not before it is told to stop.
    pub infinite: bool,
    /// During the opponent's time.
    pub ponder: bool,
    /// Only these first moves, as they are written.
    pub search_moves: Vec<String>,
}

impl Go {
    /// Reads the words. Those that mean nothing are skipped.
    ///
    /// # Errors
    /// When a word lacks its number; nothing should be searched then that was not meant.
    pub fn parse(words: &[&str]) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = words.iter().peekable();
        while let Some(&word) = words.next() {
            let mut number = || {
                let text = words.next().copied().unwrap_or_default();
                text.parse::<i64>()
                    .map_err(|_| format!("go: {word} wants a number, not {:?}", shortened(text)))
            };
            let small = |number: i64| u32::try_from(number.max(0)).unwrap_or(u32::MAX);
            match word {
                "wtime" => go.times[0] = Some(number()?),
                "btime" => go.times[1] = Some(number()?),
                "winc" => go.increments[0] = number()?,
                "binc" => go.increments[1] = number()?,
                // Some programs say 0 for "the whole game".
                "movestogo" => go.moves_to_go = Some(small(number()?)).filter(|&moves| moves > 0),
                "depth" => go.depth = Some(small(number()?)),
                "nodes" => go.nodes = Some(number()?.max(0).unsigned_abs()),
                "mate" => go.mate = Some(small(number()?)),
                "movetime" => go.move_time = Some(number()?),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(&&mv) = words.peek()
                        && mv.parse::<Move>().is_ok()
                    {
                        go.search_moves.push(mv.to_owned());
                        words.next();
                    }
                }
                _ => {}
            }
        }
        Ok(go)
    }

    /// The limits for the player on move.
    pub fn limits(&self, turn: Color) -> Limits {
        let side = turn.index();
        // Clocks may have run below zero.
        let millis = |time: i64| Duration::from_millis(time.max(0).unsigned_abs());
        let clock = self.times[side].map(|time| Remaining {
            time: millis(time),
            increment: millis(self.increments[side]),
            moves_to_go: self.moves_to_go,
        });
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            mate: self.mate,
            move_time: self.move_time.map(millis).filter(|_| !self.infinite),
            clock: clock.filter(|_| !self.infinite),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Go, String> {
        Go::parse(&text.split(' ').collect::<Vec<_>>())
    }

    #[test]
    fn each_side_has_its_clock() {
        let go = parse("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5").unwrap();
        let clock = |color| go.limits(color).clock.unwrap();
        assert_eq!(clock(Color::White).time, Duration::from_secs(1));
        assert_eq!(clock(Color::Black).time, Duration::from_secs(2));
        assert_eq!(clock(Color::Black).increment, Duration::from_millis(20));
        assert_eq!(clock(Color::White).moves_to_go, Some(5));
    }

    #[test]
    fn odd_numbers_are_brought_into_range_and_missing_ones_told() {
        let go = parse("wtime -50 btime 1 depth 99999999999 nodes -1").unwrap();
        let limits = go.limits(Color::White);
        assert_eq!(limits.clock.unwrap().time, Duration::ZERO);
        assert_eq!(limits.depth, Some(u32::MAX));
        assert_eq!(limits.nodes, Some(0));
        for text in ["depth", "depth x", "wtime infinite", "nodes 1e6"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn moves_end_where_another_word_begins() {
        let go = parse("searchmoves e2e4 d2d4 infinite whatever").unwrap();
        assert_eq!(go.search_moves, ["e2e4", "d2d4"]);
        assert!(go.infinite);
    }
}
