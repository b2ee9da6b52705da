//! The guided first duel: it goes on by itself when the player has done what a step asks for.

use super::Parlour;
use crate::ui::{Arrangement, Control, duel::guide::STEPS};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::duel::Level;
use parlour_rules::duel::{Action, Event};

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
    pub(super) fn guide_heard(&mut self, events: &[Event]) {
        let Some(step) = self.fables.guide else {
            return;
        };
        let seat = self.duel_seat();
        let done = events.iter().filter_map(Event::performed).any(|action| {
            match (step, action) {
                // A minion was put down, a night has passed, it has attacked, a spell was cast.
                (1, Action::SummonMinion(summon)) => summon.player == seat && summon.played,
                (2, Action::ChangeTurn(change)) => change.player == seat,
                (3, Action::Attack(attack)) => attack.player == seat,
                (5, Action::CastSpell(cast)) => cast.player == seat,
                _ => false,
            }
        });
        if done {
            self.fables.guide = Some(step + 1);
            self.dirty = true;
        }
    }
}
