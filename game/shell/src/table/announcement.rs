//! Pause between the end of a game and the dialog with its result.

use crate::{app::TableContext, ui::Screen};

/// Result that is announced after a pause, so that the player sees how the game ended.
#[derive(Debug, Clone)]
pub struct Announcement<T>(Option<(f32, T)>);

impl<T> Default for Announcement<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Announcement<T> {
    /// Schedules `result` in this many seconds. It replaces a result that is still pending.
    pub fn schedule(&mut self, seconds: f32, result: T) {
        self.0 = Some((seconds, result));
    }

    /// Drops a pending result, because the game continues.
    pub fn cancel(&mut self) {
        self.0 = None;
    }

    /// Returns whether a result is pending.
    pub fn is_pending(&self) -> bool {
        self.0.is_some()
    }

    /// Advances the pause by one frame, unless the menu covers the table. Returns the result once the
    /// pause is over and the view `rests`.
    pub fn due(&mut self, ctx: &TableContext, rests: bool) -> Option<T> {
        match ctx.shell.screen {
            Screen::Table => self.advance(ctx.engine.dt, rests),
            _ => None,
        }
    }

    fn advance(&mut self, dt: f32, rests: bool) -> Option<T> {
        let (left, _) = self.0.as_mut()?;
        *left -= dt;
        let due = *left <= 0.0 && rests;
        self.0.take_if(|_| due).map(|(_, result)| result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_waits_for_its_pause_and_for_the_view() {
        let mut announcement = Announcement::default();
        assert_eq!(announcement.advance(1.0, true), None);
        announcement.schedule(0.5, "won");
        assert_eq!(announcement.advance(0.4, true), None);
        assert_eq!(announcement.advance(0.4, false), None);
        assert!(announcement.is_pending());
        assert_eq!(announcement.advance(0.0, true), Some("won"));
        assert_eq!(announcement.advance(1.0, true), None);
        announcement.schedule(0.5, "lost");
        announcement.cancel();
        assert_eq!(announcement.advance(1.0, true), None);
    }
}
