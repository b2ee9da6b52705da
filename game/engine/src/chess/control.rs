//! What others tell a search while it goes on.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

/// Stops a search from another thread, or tells it that the move it ponders on was played.
#[derive(Debug, Default)]
pub struct Control {
    stopped: AtomicBool,
    pondering: AtomicBool,
    /// How long had been pondered when the move was played, in microseconds.
    pondered: AtomicU64,
}

impl Control {
    /// Nothing is said yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// For a search during the opponent's time: no time limit holds until [`Control::ponder_hit`].
    pub fn pondering() -> Self {
        Self {
            pondering: AtomicBool::new(true),
            ..Self::default()
        }
    }

    /// Ends the search as soon as possible.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Whether the search is still during the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    /// The opponent played what was expected: from now on the time counts. `elapsed` is how long
    /// the search has been going on.
    pub fn ponder_hit(&self, elapsed: Duration) {
        if !self.is_pondering() {
            // Said twice, or to a search that never was during the opponent's time.
            return;
        }
        let micros = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX);
        self.pondered.store(micros, Ordering::Relaxed);
        self.pondering.store(false, Ordering::Release);
    }

    /// How much of the time since the search began was the opponent's.
    pub fn pondered(&self) -> Duration {
        Duration::from_micros(self.pondered.load(Ordering::Relaxed))
    }
}
