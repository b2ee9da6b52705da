//! [`PressTracker`] remembers whether a panel is being pressed.
//!
//! The engine's widgets receive a press one frame after it happened. If a panel were rebuilt in
//! between, for example because the pointer has left a card, the press would be lost.

/// State of a press on a panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum PressTracker {
    /// No press on a panel.
    #[default]
    No,
    /// Button is down.
    Down,
    /// Button was released; number of frames until every widget has received that.
    Released(u8),
}

impl PressTracker {
    /// Records that the pointer's button went down or up. `on_panel` matters only for the former.
    pub(crate) fn button(&mut self, down: bool, on_panel: bool) {
        *self = match (down, *self) {
            (true, _) if on_panel => Self::Down,
            (true, _) => Self::No,
            (false, Self::Down) => Self::Released(2),
            (false, other) => other,
        };
    }

    /// Returns whether a release hasn't reached every widget yet.
    pub(crate) fn is_released(self) -> bool {
        matches!(self, Self::Released(_))
    }

    /// Advances by one frame and returns whether panels must not be rebuilt in it.
    pub(crate) fn advance(&mut self) -> bool {
        match *self {
            Self::No => false,
            Self::Down => true,
            Self::Released(left) => {
                *self = match left {
                    0 | 1 => Self::No,
                    left => Self::Released(left - 1),
                };
                true
            }
        }
    }

    /// Discards the press, because its release won't arrive.
    pub(crate) fn forget(&mut self) {
        *self = Self::No;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_stays_from_the_press_until_its_release_was_heard() {
        let mut pressing = PressTracker::default();
        assert!(!pressing.advance());
        pressing.button(true, true);
        assert!(pressing.advance() && pressing.advance());
        pressing.button(false, true);
        assert!(pressing.advance() && pressing.advance());
        assert!(!pressing.advance());
    }

    #[test]
    fn a_press_and_its_release_between_two_updates_are_not_lost() {
        let mut pressing = PressTracker::default();
        pressing.button(true, true);
        pressing.button(false, true);
        assert!(pressing.advance());
    }

    #[test]
    fn a_drag_on_the_table_holds_no_panel() {
        let mut pressing = PressTracker::default();
        pressing.button(true, false);
        assert!(!pressing.advance());
        pressing.button(false, true);
        assert!(!pressing.advance());
    }
}
