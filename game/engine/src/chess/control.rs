//! Signals to a running search.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

/// Signals from other threads to a search: to stop, or that the expected move was played while it
/// was pondering.
#[derive(Debug, Default)]
pub struct Control {
    stopped: AtomicBool,
    pondering: AtomicBool,
    /// Time spent pondering before the move was played, in microseconds.
    pondered: AtomicU64,
}

impl Control {
    /// Creates a control for a search during the player's own time.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a control for a search during the opponent's time. Time limits apply only after
    /// [`Control::ponder_hit`].
    pub fn pondering() -> Self {
        Self {
            pondering: AtomicBool::new(true),
            ..Self::default()
        }
    }

    /// Stops the search as soon as possible.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether the search has been stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Returns whether the opponent's clock is still running.
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Ordering::Acquire)
    }

    /// Ends pondering, because the expected move was played. Time limits apply from now on.
    /// `elapsed` is the time since the search was started.
    pub fn ponder_hit(&self, elapsed: Duration) {
        if !self.is_pondering() {
            // The signal came twice, or for a search that never pondered.
            return;
        }
        let micros = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX);
        self.pondered.store(micros, Ordering::Relaxed);
        self.pondering.store(false, Ordering::Release);
    }

    /// Returns the part of the search's time during which the opponent's clock was running.
    pub fn pondered(&self) -> Duration {
        Duration::from_micros(self.pondered.load(Ordering::Relaxed))
    }
}
