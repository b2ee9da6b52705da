//! Watch over loading: which scene is being loaded, and whether anything still is.

use crate::platform::IN_BROWSER;

/// Seconds without progress after which files are reported that are not loaded.
const PATIENCE: f32 = if IN_BROWSER { DOWNLOAD } else { 30.0 };
/// Seconds that a browser has for all files of a table, which arrive together.
const DOWNLOAD: f32 = 600.0;
/// Longest time in seconds that one frame counts, because a frame can be long while files load.
const LONGEST_STEP: f32 = 0.2;

/// State of loading.
#[derive(Debug, Default)]
pub(crate) struct Loads {
    /// Number of the last scene that was asked for.
    number: u32,
    /// Path of that scene, until it is loaded or given up.
    scene: Option<String>,
    /// Number of resources that were loading in the last update.
    pending: usize,
    /// Seconds since that number changed.
    still: f32,
}

impl Loads {
    /// Starts to load a scene, and returns its number.
    pub(crate) fn begin(&mut self, scene: &str) -> u32 {
        self.number += 1;
        self.scene = Some(scene.to_owned());
        self.still = 0.0;
        self.number
    }

    /// Ends to load the scene of this number. Returns `false` if another one has been asked for
    /// since, so that no one waits for this one.
    pub(crate) fn end(&mut self, number: u32) -> bool {
        let is_last = self.number == number;
        if is_last {
            self.scene = None;
        }
        is_last
    }

    /// Returns the path of the scene that is being loaded.
    pub(crate) fn scene(&self) -> Option<&str> {
        self.scene.as_deref()
    }

    /// Stops waiting for the scene, so that it can be asked for again, and returns its path. If it
    /// arrives later, no one waits for it.
    pub(crate) fn give_up(&mut self) -> Option<String> {
        self.number += 1;
        self.scene.take()
    }

    /// Advances the watch by `dt` seconds, with this number of resources that are loading. Returns
    /// `true` once when nothing has been loaded for a long time.
    pub(crate) fn is_stuck(&mut self, pending: usize, dt: f32) -> bool {
        let waits = pending > 0 || self.scene.is_some();
        if !waits || self.pending != pending {
            self.pending = pending;
            self.still = 0.0;
            return false;
        }
        let before = self.still;
        self.still += dt.min(LONGEST_STEP);
        before < PATIENCE && self.still >= PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds of a step, a number that is exact.
    const STEP: f32 = 0.125;

    /// Returns after how many steps the watch says that loading is stuck, at most 1000.
    fn stuck_after(loads: &mut Loads, pending: usize) -> Option<usize> {
        (1..=1000).find(|_| loads.is_stuck(pending, STEP))
    }

    #[test]
    fn what_never_loads_is_told_once() {
        let mut loads = Loads::default();
        assert_eq!(stuck_after(&mut loads, 0), None);
        // The first update sees the number, and the others that it stays.
        let steps = (PATIENCE / STEP) as usize + 1;
        assert_eq!(stuck_after(&mut loads, 3), Some(steps));
        assert_eq!(stuck_after(&mut loads, 3), None);
        // Progress starts the watch again.
        assert_eq!(stuck_after(&mut loads, 2), Some(steps));
        assert_eq!(stuck_after(&mut loads, 0), None);
    }

    #[test]
    fn a_scene_that_never_comes_is_given_up_for_the_next_one() {
        let mut loads = Loads::default();
        let first = loads.begin("first.rgs");
        assert!(stuck_after(&mut loads, 0).is_some());
        assert_eq!(loads.give_up().as_deref(), Some("first.rgs"));
        assert_eq!(loads.scene(), None);
        assert!(!loads.end(first), "no one waits for it");
        let next = loads.begin("next.rgs");
        assert!(!loads.end(first), "it comes too late");
        assert_eq!(loads.scene(), Some("next.rgs"));
        assert!(loads.end(next) && loads.scene().is_none());
    }
}
