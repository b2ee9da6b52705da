//! Limits of a search, and the time for a move.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Conditions that end a search. Without any it runs until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Maximum depth in plies.
    pub depth: Option<u32>,
    /// Maximum number of nodes. Every root move is searched at least once.
    pub nodes: Option<u64>,
    /// Mate in this number of moves to search for.
    pub mate: Option<u32>,
    /// Fixed time for the move.
    pub move_time: Option<Duration>,
    /// Game clock from which the time for the move is derived.
    pub clock: Option<Remaining>,
}

/// Game clock of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remaining {
    /// Time left.
    pub time: Duration,
    /// Time added after each move.
    pub increment: Duration,
    /// Number of moves until the next time control; the whole game if `None`.
    pub moves_to_go: Option<u32>,
}

/// Time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// Target time; depends on how stable the best move is.
    pub soft: Duration,
    /// Maximum time.
    pub hard: Duration,
}

/// Assumed number of remaining moves in a game without a move count, and maximum if there is one.
const MOVES_TO_GO: u32 = 20;
/// Reduction of that number if the increment alone is enough for a move. Time left over is best
/// used early, while there is most to decide.
const FEWER_WITH_INCREMENT: f64 = 6.0;
/// Fraction of the remaining time at which the increment alone is enough.
const LARGE_INCREMENT: f64 = 0.1;
/// Fraction of the increment that is used for the move.
const INCREMENT_SHARE: f64 = 0.85;
/// Maximum fraction of the remaining time for one move.
const MOST_PER_MOVE: f64 = 0.5;
/// Maximum for a difficult move, in multiples of the usual time.
const MOST_SHARES: f64 = 4.0;

impl Limits {
    /// Creates limits for a search that runs until it is stopped.
    pub fn infinite() -> Self {
        Self::default()
    }

    /// Creates a fixed time for the move.
    pub fn of_time(time: Duration) -> Self {
        Self {
            move_time: Some(time),
            ..Self::default()
        }
    }

    /// Creates a depth limit.
    pub fn of_depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// Creates a node limit.
    pub fn of_nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Returns the time for the move, or `None` without a time limit. `overhead` is the time
    /// between the end of the search and the press of the clock.
    pub(super) fn time_budget(&self, overhead: Duration) -> Option<TimeBudget> {
        let fixed = self.move_time.map(|time| {
            // A fixed time is used up, except for the overhead.
            let time = time.saturating_sub(overhead.min(time / 4)).max(LEAST);
            TimeBudget {
                soft: time,
                hard: time,
            }
        });
        let shared = self.clock.map(|clock| clock.time_budget(overhead));
        match (fixed, shared) {
            (Some(fixed), Some(shared)) => Some(TimeBudget {
                soft: fixed.soft.min(shared.soft),
                hard: fixed.hard.min(shared.hard),
            }),
            (fixed, shared) => fixed.or(shared),
        }
    }
}

/// Minimum time for a move, even if there is none left.
const LEAST: Duration = Duration::from_millis(1);

impl Remaining {
    fn time_budget(&self, overhead: Duration) -> TimeBudget {
        let moves = self
            .moves_to_go
            .unwrap_or(MOVES_TO_GO)
            .clamp(1, MOVES_TO_GO);
        // One overhead is for this move; the other one keeps the clock away from zero.
        let left = self.time.saturating_sub(overhead * 2).as_secs_f64();
        let increment = self.increment.as_secs_f64();
        let ease = (increment / (left * LARGE_INCREMENT).max(f64::EPSILON)).min(1.0);
        let sharers = match self.moves_to_go {
            Some(_) => f64::from(moves),
            None => f64::from(moves) - FEWER_WITH_INCREMENT * ease,
        };
        let share = left / sharers + increment * INCREMENT_SHARE;
        let most = if moves == 1 {
            left * 0.9
        } else {
            left * MOST_PER_MOVE
        };
        let hard = (share * MOST_SHARES).min(most);
        let soft = share.min(hard);
        TimeBudget {
            soft: Duration::from_secs_f64(soft).max(LEAST),
            hard: Duration::from_secs_f64(hard).max(LEAST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(20);

    fn clock(time: u64, increment: u64, moves_to_go: Option<u32>) -> Limits {
        Limits {
            clock: Some(Remaining {
                time: Duration::from_millis(time),
                increment: Duration::from_millis(increment),
                moves_to_go,
            }),
            ..Limits::default()
        }
    }

    #[test]
    fn no_move_takes_more_than_there_is() {
        for time in [0, 1, 5, 40, 41, 100, 1_000, 60_000, 7_200_000] {
            for increment in [0, 100, 10_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let time_budget = clock(time, increment, moves).time_budget(OVERHEAD).unwrap();
                    assert!(time_budget.soft <= time_budget.hard);
                    let left = Duration::from_millis(time).saturating_sub(OVERHEAD);
                    assert!(
                        time_budget.hard <= left.max(LEAST),
                        "{time} + {increment} for {moves:?}: {time_budget:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_into_its_time() {
        // Each of two hundred moves takes its target time plus an overhead.
        for (time, increment) in [(1_000, 100), (60_000, 0), (1_000, 10), (300_000, 2_000)] {
            let mut left = Duration::from_millis(time);
            let increment = Duration::from_millis(increment);
            for number in 0..200 {
                let limits = Limits {
                    clock: Some(Remaining {
                        time: left,
                        increment,
                        moves_to_go: None,
                    }),
                    ..Limits::default()
                };
                let share = limits.time_budget(OVERHEAD).unwrap().soft + Duration::from_micros(200);
                assert!(share < left, "move {number}: {share:?} of {left:?}");
                left = left - share + increment;
            }
        }
    }

    #[test]
    fn the_moves_until_the_control_share_the_time() {
        let few = clock(60_000, 0, Some(2)).time_budget(OVERHEAD).unwrap();
        let many = clock(60_000, 0, None).time_budget(OVERHEAD).unwrap();
        assert!(few.soft > many.soft);
        let last = clock(60_000, 0, Some(1)).time_budget(OVERHEAD).unwrap();
        assert!(last.soft > few.soft);
    }

    #[test]
    fn the_stricter_limit_holds() {
        let mut limits = clock(600_000, 0, None);
        limits.move_time = Some(Duration::from_millis(100));
        let time_budget = limits.time_budget(OVERHEAD).unwrap();
        assert!(time_budget.hard <= Duration::from_millis(100));
        assert_eq!(Limits::infinite().time_budget(OVERHEAD), None);
    }
}
