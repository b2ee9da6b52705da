//! Search of the computer opponent on a background thread.

use parlour_engine::duel::{KnownDecks, Level, choose_with_decks};
use parlour_rules::duel::{Duel, Intent, Player};
use parlour_shell::table::job::{Ended, Job};
use web_time::{Duration, Instant};

/// Shortest thinking time at normal pace, so that the player can follow its actions.
const LEAST: Duration = Duration::from_millis(350);
/// Longest thinking time. The search is then stopped and its best intent so far is used.
const MOST: Duration = Duration::from_millis(1_500);

/// Computer opponent, with the search in progress if there is one.
#[derive(Debug, Default)]
pub struct OpponentSearch {
    thought: Option<Thought>,
}

#[derive(Debug)]
struct Thought {
    job: Job<Intent>,
    begun: Instant,
    least: Duration,
}

impl OpponentSearch {
    /// Returns whether a search is running, or its answer is being delayed.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Starts a search on a background thread. `pace` is a factor of the shortest thinking time, 0
    /// to 4.
    pub fn begin(
        &mut self,
        duel: Duel,
        player: Player,
        level: Level,
        known: KnownDecks,
        pace: f32,
    ) {
        let job = Job::spawn("duel", move |sink| {
            let flag = sink.cancel_flag();
            sink.send(choose_with_decks(&duel, player, level, &known, flag));
        });
        self.thought = Some(Thought {
            job,
            begun: Instant::now(),
            least: LEAST.mul_f32(pace.clamp(0.0, 4.0)),
        });
    }

    /// Stops the search and discards its answer.
    pub fn stop(&mut self) {
        self.thought = None;
    }

    /// Returns the intent once the search has ended and the shortest thinking time has passed, or
    /// an error if the thread ended without one.
    pub fn answer(&mut self) -> Option<Result<Intent, Ended>> {
        let thought = self.thought.as_mut()?;
        let passed = thought.begun.elapsed();
        if passed > MOST {
            thought.job.cancel();
        }
        if passed < thought.least {
            return None;
        }
        let answer = thought.job.poll()?;
        self.thought = None;
        Some(answer)
    }
}
