//! Replay of a finished game: the step that is shown, and the keys that change it.

use fyrox::keyboard::KeyCode;

/// Change of the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayStep {
    /// To the start of the game.
    Start,
    /// One step back.
    Back,
    /// One step forward.
    Forward,
    /// To the end of the game.
    End,
}

impl ReplayStep {
    /// Returns the change that a key means.
    pub fn of(key: KeyCode) -> Option<Self> {
        Some(match key {
            KeyCode::Home | KeyCode::ArrowUp => Self::Start,
            KeyCode::ArrowLeft => Self::Back,
            KeyCode::ArrowRight => Self::Forward,
            KeyCode::End | KeyCode::ArrowDown => Self::End,
            _ => return None,
        })
    }
}

/// Step of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Replay {
    /// Number of actions that are shown.
    pub step: usize,
    /// Number of all actions.
    pub steps: usize,
}

impl Replay {
    /// Returns the step after a change.
    pub fn after(self, step: ReplayStep) -> usize {
        match step {
            ReplayStep::Start => 0,
            ReplayStep::Back => self.step.saturating_sub(1),
            ReplayStep::Forward => (self.step + 1).min(self.steps),
            ReplayStep::End => self.steps,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_stays_between_its_start_and_its_end() {
        let steps = 3;
        let after = |step, change| Replay { step, steps }.after(change);
        assert_eq!(after(0, ReplayStep::Back), 0);
        assert_eq!(after(3, ReplayStep::Forward), 3);
        assert_eq!(after(1, ReplayStep::Forward), 2);
        assert_eq!(after(2, ReplayStep::Start), 0);
        assert_eq!(after(0, ReplayStep::End), 3);
        assert_eq!(Replay::default().after(ReplayStep::Forward), 0);
    }
}
