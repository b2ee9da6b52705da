//! The computer's thoughts, on a thread of their own.

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

/// The opponent takes at least this long, so that what it does can be followed.
const LEAST: Duration = Duration::from_millis(350);
/// And at most this long, however much there is to think about.
const MOST: Duration = Duration::from_millis(1_500);

/// Somebody who thinks, or not.
#[derive(Debug, Default)]
pub struct Thinker {
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

impl Thinker {
    /// Whether a thought is being thought.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Begins to think about what to do, and takes at least `pace` times the usual.
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
                // Nobody may be listening any more.
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

    /// Stops thinking.
    pub fn stop(&mut self) {
        self.thought = None;
    }

    /// What was found: an intent once there is one, an error if there will be none.
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
