//! The guided first duel.

use super::Parlour;
use crate::ui::{Arrangement, Control};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::duel::Level;
use parlour_rules::duel::Event;

/// How many steps it has.
pub const STEPS: usize = 8;
/// The seed of the guided duel, in which the first cards are cheap.
const SEED: u64 = 7;

impl Parlour {
    /// Begins the guided duel, or goes on to a step of it; behind the last it ends.
    pub(super) fn guide_to(&mut self, ctx: &mut PluginContext, step: usize) -> GameResult {
        if step == 0 {
            let arrangement = Arrangement {
                decks: [0, 0],
                opponent: Control::Computer(Level::ALL[0]),
            };
            self.begin_match(ctx, Some((arrangement, SEED)))?;
        }
        self.fables.guide = (step < STEPS).then_some(step);
        self.picks_due = Some(3);
        self.dirty = true;
        Ok(())
    }

    /// What happened may be what the guide waits for.
    pub(super) fn guide_heard(&mut self, _events: &[Event]) {}
}
