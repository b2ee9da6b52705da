//! How long a search may take.

use std::time::Duration;

/// When a search ends by itself. Without any limit it goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// After this many plies.
    pub depth: Option<u32>,
    /// After this many positions, but not before each first move has been looked at once.
    pub nodes: Option<u64>,
    /// When a mate in this many moves is found.
    pub mate: Option<u32>,
    /// After this time.
    pub move_time: Option<Duration>,
    /// So that the game's time lasts.
    pub clock: Option<Remaining>,
}

/// What the clock shows to the player on move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// The time left.
    pub time: Duration,
    /// What is added after each move.
    pub increment: Duration,
    /// How many moves have to be made in that time; the whole game if nothing is said.
    pub moves_to_go: Option<u32>,
}

/// How much of the time is meant for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// Roughly how much, if the search is sure of its move.
    pub soft: Duration,
    /// Never more than this.
    pub hard: Duration,
}

/// Without a number of moves, the game is taken to go on for this many.
const MOVES_TO_GO: u32 = 20;
/// So many less where the increment alone would do: what is left over early is of use early, when
/// there is most to decide.
const FEWER_WITH_INCREMENT: f64 = 6.0;
/// The increment alone would do when it is this part of the time left.
const LARGE_INCREMENT: f64 = 0.1;
/// How much of the increment is used at once.
const INCREMENT_SHARE: f64 = 0.85;
/// No more than this part of the time for one move.
const MOST_PER_MOVE: f64 = 0.5;
/// How many times the usual share a difficult move may take.
const MOST_SHARES: f64 = 4.0;

impl Limits {
    /// Until it is stopped.
    pub fn infinite() -> Self {
        Self::default()
    }

    /// A fixed time for one move.
    pub fn of_time(time: Duration) -> Self {
        Self {
            move_time: Some(time),
            ..Self::default()
        }
    }

    /// A fixed depth.
    pub fn of_depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// A fixed number of positions.
    pub fn of_nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// How much time the move may take, if time matters at all. `overhead` is what passes between
    /// the search's end and the press of the clock.
    pub fn allot(&self, overhead: Duration) -> Option<Allotment> {
        let fixed = self.move_time.map(|time| {
            // A fixed time is there to be used; what gets lost on the way is kept back.
            let time = time.saturating_sub(overhead.min(time / 4)).max(LEAST);
            Allotment {
                soft: time,
                hard: time,
            }
        });
        let shared = self.clock.map(|clock| clock.allot(overhead));
        match (fixed, shared) {
            (Some(fixed), Some(shared)) => Some(Allotment {
                soft: fixed.soft.min(shared.soft),
                hard: fixed.hard.min(shared.hard),
            }),
            (fixed, shared) => fixed.or(shared),
        }
    }
}

/// A move takes some time, even when there is none.
const LEAST: Duration = Duration::from_millis(1);

impl Remaining {
    fn allot(&self, overhead: Duration) -> Allotment {
        let moves = self
            .moves_to_go
            .unwrap_or(MOVES_TO_GO)
            .clamp(1, MOVES_TO_GO);
        // The clock must never come nearer to zero than the overhead, for each press of it once.
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
        Allotment {
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
                    let allotment = clock(time, increment, moves).allot(OVERHEAD).unwrap();
                    assert!(allotment.soft <= allotment.hard);
                    let left = Duration::from_millis(time).saturating_sub(OVERHEAD);
                    assert!(
                        allotment.hard <= left.max(LEAST),
                        "{time} + {increment} for {moves:?}: {allotment:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_into_its_time() {
        // Each move takes its soft share and some loss, for two hundred moves.
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
                let share = limits.allot(OVERHEAD).unwrap().soft + Duration::from_micros(200);
                assert!(share < left, "move {number}: {share:?} of {left:?}");
                left = left - share + increment;
            }
        }
    }

    #[test]
    fn the_moves_until_the_control_share_the_time() {
        let few = clock(60_000, 0, Some(2)).allot(OVERHEAD).unwrap();
        let many = clock(60_000, 0, None).allot(OVERHEAD).unwrap();
        assert!(few.soft > many.soft);
        let last = clock(60_000, 0, Some(1)).allot(OVERHEAD).unwrap();
        assert!(last.soft > few.soft);
    }

    #[test]
    fn the_stricter_limit_holds() {
        let mut limits = clock(600_000, 0, None);
        limits.move_time = Some(Duration::from_millis(100));
        let allotment = limits.allot(OVERHEAD).unwrap();
        assert!(allotment.hard <= Duration::from_millis(100));
        assert_eq!(Limits::infinite().allot(OVERHEAD), None);
    }
}
