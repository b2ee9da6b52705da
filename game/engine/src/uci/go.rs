//! Parameters of the `go` command.

use std::{num::IntErrorKind, time::Duration};

use parlour_rules::{
    chess::{Color, Move},
    shortened,
};

use crate::chess::{Limits, Remaining};

/// Parameters of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Clocks of white and black: time and increment in milliseconds.
    times: [Option<i64>; 2],
    increments: [i64; 2],
    moves_to_go: Option<u32>,
    depth: Option<u32>,
    nodes: Option<u64>,
    mate: Option<u32>,
    move_time: Option<i64>,
    /// The move is held back until `stop`.
    pub infinite: bool,
    /// The search runs during the opponent's time, until `ponderhit`.
    pub ponder: bool,
    /// Moves to consider at the root, as written; all moves if empty.
    pub search_moves: Vec<String>,
    /// Messages about unreadable words.
    pub errors: Vec<String>,
}

impl Go {
    /// Reads the words after `go`. Unknown words are skipped. A parameter without its number is
    /// skipped with a message, because the GUI waits for a move in any case.
    pub fn parse(words: &[&str]) -> Self {
        let mut go = Self::default();
        let mut words = words.iter().peekable();
        while let Some(&word) = words.next() {
            let errors = &mut go.errors;
            let mut number = || {
                let text = words.peek().copied().copied().unwrap_or_default();
                let number = match text.parse::<i64>() {
                    Ok(number) => Some(number),
                    Err(error) => match error.kind() {
                        IntErrorKind::PosOverflow => Some(i64::MAX),
                        IntErrorKind::NegOverflow => Some(i64::MIN),
                        _ => None,
                    },
                };
                match number {
                    // The word in the number's place can be the next parameter.
                    None => errors.push(format!(
                        "go: {word}: invalid value {:?} (expected a number)",
                        shortened(text)
                    )),
                    Some(_) => drop(words.next()),
                }
                number
            };
            let small = |number: i64| u32::try_from(number.max(0)).unwrap_or(u32::MAX);
            match word {
                "wtime" => go.times[0] = number(),
                "btime" => go.times[1] = number(),
                "winc" => go.increments[0] = number().unwrap_or(0),
                "binc" => go.increments[1] = number().unwrap_or(0),
                // Some GUIs send 0 for "until the end of the game".
                "movestogo" => go.moves_to_go = number().map(small).filter(|&moves| moves > 0),
                "depth" => go.depth = number().map(|depth| small(depth).max(1)),
                "nodes" => go.nodes = number().map(|nodes| nodes.max(1).unsigned_abs()),
                "mate" => go.mate = number().map(|moves| small(moves).max(1)),
                "movetime" => go.move_time = number(),
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
        go
    }

    /// Returns the limits for the side to move.
    pub fn limits(&self, turn: Color) -> Limits {
        let side = turn.index();
        // GUIs can send a negative time for a clock that has run out.
        let millis = |time: i64| Duration::from_millis(time.max(0).unsigned_abs());
        let clock = self.times[side].map(|time| Remaining {
            time: millis(time),
            increment: millis(self.increments[side]),
            moves_to_go: self.moves_to_go,
        });
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            mate: self.mate,
            move_time: self.move_time.map(millis).filter(|_| !self.infinite),
            clock: clock.filter(|_| !self.infinite),
        };
        // The command meant to set a limit, but it can't be read. Moving at once is better than
        // searching forever.
        let meant = !self.errors.is_empty() || self.times[(!turn).index()].is_some();
        let endless = meant && !self.infinite && limits == Limits::default();
        match endless {
            true => Limits::of_depth(1),
            false => limits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Go {
        Go::parse(&text.split(' ').collect::<Vec<_>>())
    }

    #[test]
    fn each_side_has_its_clock() {
        let go = parse("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5");
        let clock = |color| go.limits(color).clock.unwrap();
        assert_eq!(clock(Color::White).time, Duration::from_secs(1));
        assert_eq!(clock(Color::Black).time, Duration::from_secs(2));
        assert_eq!(clock(Color::Black).increment, Duration::from_millis(20));
        assert_eq!(clock(Color::White).moves_to_go, Some(5));
    }

    #[test]
    fn odd_numbers_are_brought_into_range() {
        let go = parse("wtime -50 btime 1 depth 99999999999 nodes -1");
        let limits = go.limits(Color::White);
        assert_eq!(limits.clock.unwrap().time, Duration::ZERO);
        assert_eq!(limits.depth, Some(u32::MAX));
        assert_eq!(limits.nodes, Some(1));
        let go = parse("movetime 99999999999999999999 nodes -99999999999999999999");
        let limits = go.limits(Color::White);
        assert!(limits.move_time > Some(Duration::from_secs(1 << 40)));
        assert_eq!(limits.nodes, Some(1));
        assert_eq!(parse("depth 0").limits(Color::White).depth, Some(1));
        assert!(go.errors.is_empty());
    }

    #[test]
    fn missing_numbers_are_told_and_the_search_ends_all_the_same() {
        for text in ["depth", "depth x", "nodes 1e6", "movetime soon"] {
            let go = parse(text);
            assert_eq!(go.errors.len(), 1, "{text}");
            assert_eq!(go.limits(Color::White), Limits::of_depth(1), "{text}");
        }
        let go = parse("nodes depth 5");
        assert_eq!(go.errors.len(), 1);
        assert_eq!(go.limits(Color::White), Limits::of_depth(5));
        let go = parse("wtime infinite");
        assert!(go.infinite && go.errors.len() == 1);
        assert_eq!(go.limits(Color::White), Limits::default());
    }

    #[test]
    fn the_other_side_s_clock_alone_is_no_leave_to_think_forever() {
        let go = parse("btime 60000 binc 1000");
        assert_eq!(go.limits(Color::White), Limits::of_depth(1));
        assert!(go.limits(Color::Black).clock.is_some());
    }

    #[test]
    fn moves_end_where_another_word_begins() {
        let go = parse("searchmoves e2e4 d2d4 infinite whatever");
        assert_eq!(go.search_moves, ["e2e4", "d2d4"]);
        assert!(go.infinite);
    }
}
