//! What is asked for at Prospector's table, by buttons, keys and the clipboard.

use super::{solver::Question, today};
use crate::{
    plugin::Parlour,
    prospector::manager::{Intent, Prospector},
    sounds::Sound,
    ui::{self, Dialog, ProspectorCommand, Screen, prospector::with_digit},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::prospector::{DealFilter, DealName, Move, Origin, Rules, State as RoundState};

/// What is asked for.
impl Parlour {
    /// Carries out what is asked for at this table.
    pub(in crate::plugin) fn prospector_command(
        &mut self,
        command: ProspectorCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        match command {
            // The way to the table is the house's business.
            ProspectorCommand::Sit => {
                self.dialogs.clear();
                self.screen = Screen::Table;
                self.update_prospector_input(ctx)?;
                self.catch_up(ctx);
                self.offer_guide(ctx)?;
                self.hit_targets_due = Some(3);
            }
            ProspectorCommand::Next
            | ProspectorCommand::Restart
            | ProspectorCommand::Daily
            | ProspectorCommand::Deal(_)
            | ProspectorCommand::ToggleWrap
            | ProspectorCommand::ToggleWinnable => {
                if self.prospector.practice.is_some() && command != ProspectorCommand::Restart {
                    self.dialogs.clear();
                    self.screen = Screen::Table;
                    self.end_practice(ctx)?;
                    self.update_prospector_input(ctx)?;
                    // The series that comes back is what a next round was wanted for.
                    return match command {
                        ProspectorCommand::Next => Ok(()),
                        other => self.prospector_command(other, ctx),
                    };
                }
                let begun = self.with_series(ctx, |series| {
                    let round = series.round();
                    let begun = !round.history().is_empty() || !round.future().is_empty();
                    // Points from earlier rounds are at stake, too.
                    // And the first try of a day is the one that is kept.
                    let daily = series.origin() == Origin::Daily;
                    round.state() == RoundState::Playing && (begun || round.carried() > 0 || daily)
                });
                if begun == Some(true) && self.prospector.practice.is_none() {
                    self.dialogs.push(Dialog::GiveUp(command));
                    self.hit_targets_due = Some(3);
                } else {
                    self.go_on(command, ctx)?;
                }
            }
            ProspectorCommand::GiveUp(command) => self.go_on(*command, ctx)?,
            ProspectorCommand::Aided(action) => {
                self.dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Aid(_)));
                self.prospector.aid_granted = true;
                self.dispatch(*action, ctx)?;
            }
            ProspectorCommand::Digit(digit) => {
                if let Some(Dialog::DealNumber(typed)) = self.dialogs.last_mut() {
                    match with_digit(typed, digit) {
                        Some(longer) => *typed = longer,
                        // No deal has so large a number.
                        None => self.play_sound(ctx, Sound::Refuse),
                    }
                }
            }
            ProspectorCommand::Erase => {
                if let Some(Dialog::DealNumber(typed)) = self.dialogs.last_mut() {
                    typed.pop();
                }
            }
            ProspectorCommand::Hint(_) | ProspectorCommand::CanWin
                if self.asks_before_help(ctx, ui::Action::Prospector(command.clone())) => {}
            ProspectorCommand::Hint(goal) => self.ask_solver(ctx, Question::Hint(goal))?,
            ProspectorCommand::CanWin => self.ask_solver(ctx, Question::CanWin)?,
            ProspectorCommand::Guide(step) => {
                self.dialogs.clear();
                self.screen = Screen::Table;
                self.guide_round_to(ctx, step)?;
                self.update_prospector_input(ctx)?;
            }
            ProspectorCommand::LeaveGuide => self.leave_guide(ctx)?,
        }
        Ok(())
    }

    /// Asks before the first help of a series that counts and has points from earlier rounds: it
    /// would not count any more. Returns whether the answer has to be waited for.
    pub(in crate::plugin) fn asks_before_help(
        &mut self,
        ctx: &PluginContext,
        action: ui::Action,
    ) -> bool {
        let at_stake = self.with_series(ctx, |series| {
            let round = series.round();
            let helpable = round.state() == RoundState::Playing && !round.history().is_empty()
                || !matches!(action, ui::Action::Undo);
            series.reasons().is_empty() && round.carried() > 0 && helpable
        });
        let asks = at_stake == Some(true) && !self.prospector.aid_granted;
        // The next series is asked about again.
        self.prospector.aid_granted = false;
        if asks {
            self.dialogs.push(Dialog::Aid(Box::new(action)));
            self.hit_targets_due = Some(3);
            self.dirty = true;
        }
        asks
    }

    /// Another deal, whatever becomes of the round on the table.
    fn go_on(&mut self, command: ProspectorCommand, ctx: &mut PluginContext) -> GameResult {
        let wishes = self.with_series(ctx, |series| (series.rules(), series.deal_filter()));
        let (rules, wanted) = wishes.unwrap_or((Rules::WRAP, DealFilter::Winnable));
        let intent = match command {
            ProspectorCommand::Next => Intent::Next,
            ProspectorCommand::Restart => Intent::Restart,
            ProspectorCommand::Daily => Intent::Daily(today()),
            ProspectorCommand::Deal(number) => Intent::Deal(number),
            ProspectorCommand::ToggleWrap => Intent::Change(Rules { wrap: !rules.wrap }, wanted),
            ProspectorCommand::ToggleWinnable => Intent::Change(
                rules,
                match wanted {
                    DealFilter::Winnable => DealFilter::Any,
                    DealFilter::Any => DealFilter::Winnable,
                },
            ),
            _ => return Ok(()),
        };
        self.dialogs.clear();
        self.screen = Screen::Table;
        self.update_prospector_input(ctx)?;
        self.submit_to_prospector(ctx, intent)
    }

    /// Hands an intent to the game.
    pub(in crate::plugin) fn submit_to_prospector(
        &mut self,
        ctx: &mut PluginContext,
        intent: Intent,
    ) -> GameResult {
        self.intents.push(format!("{intent:?}"));
        ctx.scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<Prospector>(self.prospector.manager)?
            .submit(intent);
        Ok(())
    }

    /// Draws a card, as a click on the draw pile does.
    pub(in crate::plugin) fn draw_card(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.submit_to_prospector(ctx, Intent::Play(Move::Draw))
    }

    /// What the keys type into the number of a deal; returns whether it was for it.
    pub(in crate::plugin) fn type_number(
        &mut self,
        text: Option<&str>,
        erase: bool,
        enter: bool,
        ctx: &mut PluginContext,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        let Some(Dialog::DealNumber(typed)) = self.dialogs.last() else {
            return Ok(false);
        };
        let digit = text.and_then(|text| text.chars().next()?.to_digit(10));
        let command = if erase {
            ProspectorCommand::Erase
        } else if let Some(digit) = digit {
            ProspectorCommand::Digit(digit as u8)
        } else if enter && let Ok(number) = typed.parse() {
            ProspectorCommand::Deal(number)
        } else {
            return Ok(false);
        };
        self.dispatch(ui::Action::Prospector(command), ctx)?;
        Ok(true)
    }

    /// The name of the deal on the table, to be passed on: its number, or its day.
    pub(in crate::plugin) fn deal_name(&self, ctx: &PluginContext) -> Option<String> {
        let name = self.with_series(ctx, |series| series.round().seed().map(|seed| seed.name));
        Some(match name.flatten()? {
            DealName::Number(number) => number.to_string(),
            DealName::Daily(date) => date.to_string(),
        })
    }

    fn lies_untouched(&self, ctx: &PluginContext, name: DealName) -> bool {
        let untouched = self.with_series(ctx, |series| {
            series.is_deal(name) && series.round().history().is_empty()
        });
        untouched == Some(true)
    }

    /// The deal whose number is in the clipboard.
    pub(in crate::plugin) fn paste_deal(
        &mut self,
        ctx: &mut PluginContext,
        text: &str,
    ) -> GameResult {
        let digits: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !matches!(letter, '.' | ',' | '\''))
            .collect();
        if text.parse() == Ok(today()) {
            return self.prospector_command(ProspectorCommand::Daily, ctx);
        }
        match digits.parse() {
            // The deal that lies there untouched is not left for itself.
            Ok(number) if self.lies_untouched(ctx, DealName::Number(number)) => Ok(()),
            Ok(number) => self.prospector_command(ProspectorCommand::Deal(number), ctx),
            Err(_) => {
                self.refuse(ctx, self.locale.text("deal-refused"));
                Ok(())
            }
        }
    }
}
