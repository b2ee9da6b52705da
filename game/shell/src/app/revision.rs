//! Revision number of what is shown: when it has grown, panels are rebuilt and hit targets traced.

use super::Shell;

/// Updates between a rebuild of the panels and the trace: the new panels are laid out meanwhile.
const SETTLE: u8 = 2;

/// Revision of the state that panels and hit targets show, and the revisions of both.
#[derive(Debug, Default)]
pub struct Revision {
    current: u64,
    /// Revision of the panels; `None` before the first ones.
    panels: Option<u64>,
    /// Revision of the hit targets that were traced last; `None` after something has moved.
    targets: Option<u64>,
    /// Updates until hit targets are traced, counted down only while nothing moves.
    settle: u8,
}

impl Revision {
    /// Records that something has changed that panels or hit targets show.
    pub(crate) fn changed(&mut self) {
        self.current += 1;
    }

    /// Returns whether the panels show an older revision.
    pub(crate) fn needs_panels(&self) -> bool {
        self.panels != Some(self.current)
    }

    /// Records that the panels show the current revision.
    pub(crate) fn panels_are_built(&mut self) {
        self.panels = Some(self.current);
        self.settle = SETTLE;
    }

    /// Returns whether the hit targets that were traced last are of an older revision.
    pub(crate) fn needs_targets(&self) -> bool {
        self.targets != Some(self.current)
    }

    /// Returns whether hit targets that are needed can be traced in this update, and then records
    /// that they are. `rests` says whether nothing moves.
    pub(crate) fn takes_targets(&mut self, rests: bool) -> bool {
        if !rests || self.needs_panels() {
            self.settle = SETTLE;
            return false;
        }
        if self.settle > 0 {
            self.settle -= 1;
            return false;
        }
        self.targets = Some(self.current);
        true
    }
}

impl Shell {
    /// Records that something has changed that panels or hit targets show.
    pub fn changed(&mut self) {
        self.revision.changed();
    }

    /// Records that what is shown has moved in the window, although nothing of it has changed.
    pub fn moved(&mut self) {
        self.revision.targets = None;
        self.revision.settle = SETTLE;
    }
}
