//! Time source of a search.

use web_time::{Duration, Instant};

/// Time source, which tests replace by one that they control.
pub trait Clock: Sync {
    /// Returns the time since the start.
    fn elapsed(&self) -> Duration;
}

/// Real time since its creation.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts at zero.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
