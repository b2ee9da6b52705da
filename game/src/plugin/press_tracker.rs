//! Remembers that a panel is being pressed.
//!
//! The engine's widgets hear of a press one update after it happened. If the panel were built anew
//! in between, because the pointer has just left a card, say, the press would be lost.

/// Whether a press on a panel is still on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum PressTracker {
    /// Nothing is pressed.
    #[default]
    No,
    /// The button is down.
    Down,
    /// It was let go; this many updates until everybody has heard of it.
    Released(u8),
}

impl PressTracker {
    /// The button went down, on a panel or not, or up.
    pub(crate) fn button(&mut self, down: bool, on_panel: bool) {
        *self = match (down, *self) {
            (true, _) if on_panel => Self::Down,
            (true, _) => Self::No,
            (false, Self::Down) => Self::Released(2),
            (false, other) => other,
        };
    }

    /// Whether somebody has yet to hear of a release.
    pub(crate) fn is_released(self) -> bool {
        matches!(self, Self::Released(_))
    }

    /// One update has passed; tells whether panels must stay as they are.
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

    /// Whatever was pressed, nobody hears of its end any more.
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
