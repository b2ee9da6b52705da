//! The time that a search takes.

use std::time::{Duration, Instant};

/// Tells how long something has been going on.
pub trait Clock: Sync {
    /// The time since it began.
    fn elapsed(&self) -> Duration;
}

/// Real time, from when it was made.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
