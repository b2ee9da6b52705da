use std::sync::atomic::{AtomicBool, Ordering};

/// Limits on the solver's work: a stop flag and a number of states.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// Stops the solver once it is `true`.
    pub stop: Option<&'a AtomicBool>,
    /// Stops the solver after about this many states. The standard mine has up to some hundred
    /// thousand in a deal, each about 24 bytes large.
    pub states: Option<u64>,
}

/// The solver stopped before it had the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before it finished")]
pub struct Stopped;

/// Number of shapes between two checks of the limits.
const SHAPES_BETWEEN_LOOKS: usize = 256;

impl<'a> Budget<'a> {
    /// No limits.
    pub const UNLIMITED: Self = Self {
        stop: None,
        states: None,
    };

    /// Builds a budget that ends when the flag becomes `true`.
    pub const fn until(stop: &'a AtomicBool) -> Self {
        Self {
            stop: Some(stop),
            states: None,
        }
    }

    /// Checks the limits now and then; `states` is the number of states visited so far.
    #[inline]
    pub(super) fn check(&self, shape: usize, states: usize) -> Result<(), Stopped> {
        if !shape.is_multiple_of(SHAPES_BETWEEN_LOOKS) {
            return Ok(());
        }
        let raised = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let spent = self.states.is_some_and(|most| states as u64 > most);
        if raised || spent {
            Err(Stopped)
        } else {
            Ok(())
        }
    }
}
