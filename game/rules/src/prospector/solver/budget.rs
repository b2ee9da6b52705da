use std::sync::atomic::{AtomicBool, Ordering};

/// How long the solver may think: until a flag is raised, or over so many states.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// Once this is true, the solver gives up.
    pub stop: Option<&'a AtomicBool>,
    /// After about so many states the solver gives up; the chapter's mine has up to some hundred
    /// thousand in a deal, each about 24 bytes large.
    pub states: Option<u64>,
}

/// The solver was stopped before it knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before it was done")]
pub struct Stopped;

/// How many shapes of the mine pass between two looks at the flag.
const SHAPES_BETWEEN_LOOKS: usize = 256;

impl<'a> Budget<'a> {
    /// As long as it takes.
    pub const UNLIMITED: Self = Self {
        stop: None,
        states: None,
    };

    /// Until this flag is raised.
    pub const fn until(stop: &'a AtomicBool) -> Self {
        Self {
            stop: Some(stop),
            states: None,
        }
    }

    /// Looks at the flag now and then; `states` have been looked at so far.
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
