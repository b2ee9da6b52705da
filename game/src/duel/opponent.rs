//! Search of the computer opponent on a background thread.

use parlour_engine::duel::{KnownDecks, Level, choose_with_decks};
use parlour_rules::duel::{Duel, Intent, Player};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::{Duration, Instant},
};

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
    stop: Arc<AtomicBool>,
    answer: Receiver<Intent>,
    begun: Instant,
    least: Duration,
    found: Option<Intent>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
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
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = channel();
        let flag = stop.clone();
        let spawned = thread::Builder::new()
            .name("duel".to_owned())
            .spawn(move || {
                let intent = choose_with_decks(&duel, player, level, &known, &flag);
                // The receiver is gone if the search was stopped.
                let _ = sender.send(intent);
            });
        if spawned.is_ok() {
            self.thought = Some(Thought {
                stop,
                answer,
                begun: Instant::now(),
                least: LEAST.mul_f32(pace.clamp(0.0, 4.0)),
                found: None,
            });
        }
    }

    /// Stops the search and discards its answer.
    pub fn stop(&mut self) {
        self.thought = None;
    }

    /// Returns the intent once the search has ended and the shortest thinking time has passed, or
    /// an error if the thread ended without one.
    pub fn answer(&mut self) -> Option<Result<Intent, ()>> {
        let thought = self.thought.as_mut()?;
        let passed = thought.begun.elapsed();
        if passed > MOST {
            thought.stop.store(true, Ordering::Relaxed);
        }
        if thought.found.is_none() {
            match thought.answer.try_recv() {
                Ok(intent) => thought.found = Some(intent),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.thought = None;
                    return Some(Err(()));
                }
            }
        }
        let found = thought.found.filter(|_| passed >= thought.least)?;
        self.thought = None;
        Some(Ok(found))
    }
}
