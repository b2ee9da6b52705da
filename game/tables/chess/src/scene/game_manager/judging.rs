//! Application of intents: the rules accept or refuse them.

use super::{GameManager, Intent, SessionEvent};
use parlour_rules::chess::{Clock, Color, Event};

impl GameManager {
    /// Applies an intent and returns the events of each ply to animate.
    ///
    /// A refused intent returns nothing, changes nothing and emits [`SessionEvent::Refused`].
    pub(super) fn take(&mut self, intent: Intent) -> Vec<Vec<Event>> {
        self.state.promotion = None;
        let session = &mut self.state.session;
        let before = session.game.ply();
        let answer = match intent {
            Intent::Play(mv) => session.play(mv),
            Intent::Undo => {
                let shown = session.take_back();
                return self.step(before, shown);
            }
            Intent::Redo => {
                let shown = session.make_again();
                return self.step(before, shown);
            }
            Intent::Claim(claim) => session.game.claim_draw(claim),
            Intent::AgreeDraw => session.game.agree_draw(),
            Intent::Resign(color) => session.game.resign(color),
            Intent::Flag(color) => session.game.flag(color),
        };
        if !self.state.search.ponders_on(&self.state.session.game) {
            self.state.search.stop();
        }
        match answer {
            Ok(events) => {
                let game = self.game();
                if game.ply() > before
                    && let Some(played) = game.history().last()
                {
                    let event = SessionEvent::Moved {
                        ply: game.ply(),
                        uci: played.uci.clone(),
                        san: played.san.clone(),
                        fen: game.position().fen(),
                        check: game.position().in_check(),
                        clock: self.state.session.clock.as_ref().map(milliseconds),
                    };
                    self.state.events.push(event);
                }
                vec![events]
            }
            Err(error) => {
                self.state.events.push(SessionEvent::Refused(error));
                Vec::new()
            }
        }
    }

    /// Emits an event for each ply that was undone or redone since the game had `before` plies.
    fn step(&mut self, before: usize, shown: Vec<Vec<Event>>) -> Vec<Vec<Event>> {
        if shown.is_empty() {
            return shown;
        }
        self.state.search.stop();
        // The last score is about another position.
        self.state.search.forget_score();
        let now = self.game().ply();
        if now == before {
            // Only the result was undone, such as a resignation.
            self.state.events.push(SessionEvent::Stepped {
                ply: now,
                back: true,
            });
        }
        let back = now < before;
        let plies: Vec<usize> = if back {
            (now..before).rev().collect()
        } else {
            (before + 1..=now).collect()
        };
        for ply in plies {
            self.state.events.push(SessionEvent::Stepped { ply, back });
        }
        shown
    }
}

/// Returns the remaining time of White and Black in milliseconds.
fn milliseconds(clock: &Clock) -> [u64; 2] {
    Color::ALL.map(|color| u64::try_from(clock.left(color).as_millis()).unwrap_or(u64::MAX))
}
