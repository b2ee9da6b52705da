//! Clock of decoration in motion, such as the sway of a hand of cards.
//!
//! Motion that never ends would keep the program drawing. So decoration moves for a moment every few
//! seconds, all of it at the same time, and not at all once the player has done nothing for a while.

use crate::app::Shell;

/// Seconds from the start of one motion to the next, at normal animation speed.
const PERIOD: f32 = 6.0;
/// Seconds of a motion, at normal animation speed.
pub const LENGTH: f32 = 2.0;
/// Seconds without motion or input after which none starts.
const ASLEEP: f32 = 20.0;

/// Clock of decoration in motion.
#[derive(Debug, Clone)]
pub struct IdleMotion {
    /// Seconds since the start of the last motion.
    time: f32,
}

impl Default for IdleMotion {
    fn default() -> Self {
        Self { time: LENGTH }
    }
}

/// Returns whether decoration can move: the player wants it, and has done something lately.
pub fn is_awake(shell: &Shell) -> bool {
    shell.settings.flourish() > 0.0 && shell.seconds_at_rest() < ASLEEP
}

impl IdleMotion {
    /// Advances the clock by `dt` seconds, if the player sees the table and wants decoration in
    /// motion. `may_start` permits the next motion. Returns whether it has started.
    pub fn advance(&mut self, shell: &Shell, dt: f32, may_start: bool) -> bool {
        let speed = shell.settings.flourish();
        let wakes = may_start && shell.is_table_on_top() && is_awake(shell);
        self.step(dt, speed, wakes)
    }

    /// Advances the clock; a motion takes `speed` times its usual time, and 0 ends it.
    fn step(&mut self, dt: f32, speed: f32, may_start: bool) -> bool {
        if speed <= 0.0 {
            self.time = LENGTH;
            return false;
        }
        self.time += dt / speed;
        let starts = self.time >= PERIOD && may_start;
        if starts {
            self.time = 0.0;
        }
        starts
    }

    /// Returns the elapsed share of a motion, or `None` in between.
    pub fn share(&self) -> Option<f32> {
        (self.time < LENGTH).then_some(self.time / LENGTH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoration_moves_for_a_moment_and_rests_for_longer() {
        let mut idle = IdleMotion::default();
        let (mut starts, mut moving) = (0, 0);
        for _ in 0..600 {
            starts += usize::from(idle.step(0.1, 1.0, true));
            moving += usize::from(idle.share().is_some());
        }
        assert!((9..=10).contains(&starts), "{starts}");
        assert!(moving <= 210, "{moving}");
    }

    #[test]
    fn a_motion_ends_but_none_starts_while_the_player_is_away() {
        let mut idle = IdleMotion::default();
        while !idle.step(0.1, 1.0, true) {}
        for _ in 0..30 {
            assert!(!idle.step(0.1, 1.0, false));
        }
        assert_eq!(idle.share(), None);
    }

    #[test]
    fn reduced_motion_ends_it_at_once() {
        let mut idle = IdleMotion::default();
        while !idle.step(0.1, 1.0, true) {}
        assert!(idle.share().is_some());
        idle.step(0.1, 0.0, true);
        assert_eq!(idle.share(), None);
    }
}
