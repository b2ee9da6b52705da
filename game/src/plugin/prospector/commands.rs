//! What is asked for at Prospector's table, by buttons, keys and the clipboard.

use super::{solver::Question, today};
use crate::plugin::{ProspectorTable, Shell};
use crate::{
    prospector::manager::{Intent, Prospector},
    sounds::Sound,
    ui::{self, Dialog, ProspectorCommand, Screen, prospector::with_digit},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_rules::prospector::{DealFilter, DealName, Move, Origin, Rules, State as RoundState};

/// What is asked for.
impl ProspectorTable {
    /// Carries out what is asked for at this table.
    pub(crate) fn prospector_command(
        &mut self,
        shell: &mut Shell,
        command: ProspectorCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        match command {
            // The way to the table is the house's business.
            ProspectorCommand::Sit => {
                shell.dialogs.clear();
                shell.screen = Screen::Table;
                self.update_prospector_input(shell, ctx)?;
                self.catch_up(shell, ctx);
                self.offer_guide(shell, ctx)?;
                shell.hit_targets_due = Some(3);
            }
            ProspectorCommand::Next
            | ProspectorCommand::Restart
            | ProspectorCommand::Daily
            | ProspectorCommand::Deal(_)
            | ProspectorCommand::ToggleWrap
            | ProspectorCommand::ToggleWinnable => {
                if self.practice.is_some() && command != ProspectorCommand::Restart {
                    shell.dialogs.clear();
                    shell.screen = Screen::Table;
                    self.end_practice(shell, ctx)?;
                    self.update_prospector_input(shell, ctx)?;
                    // The series that comes back is what a next round was wanted for.
                    return match command {
                        ProspectorCommand::Next => Ok(()),
                        other => self.prospector_command(shell, other, ctx),
                    };
                }
                let begun = self.with_series(shell, ctx, |series| {
                    let round = series.round();
                    let begun = !round.history().is_empty() || !round.future().is_empty();
                    // Points from earlier rounds are at stake, too.
                    // And the first try of a day is the one that is kept.
                    let daily = series.origin() == Origin::Daily;
                    round.state() == RoundState::Playing && (begun || round.carried() > 0 || daily)
                });
                if begun == Some(true) && self.practice.is_none() {
                    shell.dialogs.push(Dialog::GiveUp(command));
                    shell.hit_targets_due = Some(3);
                } else {
                    self.go_on(shell, command, ctx)?;
                }
            }
            ProspectorCommand::GiveUp(command) => self.go_on(shell, *command, ctx)?,
            ProspectorCommand::Aided(action) => {
                shell
                    .dialogs
                    .retain(|dialog| !matches!(dialog, Dialog::Aid(_)));
                self.aid_granted = true;
                shell.requests.push(*action);
            }
            ProspectorCommand::Digit(digit) => {
                if let Some(Dialog::DealNumber(typed)) = shell.dialogs.last_mut() {
                    match with_digit(typed, digit) {
                        Some(longer) => *typed = longer,
                        // No deal has so large a number.
                        None => shell.play_sound(ctx, Sound::Refuse),
                    }
                }
            }
            ProspectorCommand::Erase => {
                if let Some(Dialog::DealNumber(typed)) = shell.dialogs.last_mut() {
                    typed.pop();
                }
            }
            ProspectorCommand::Hint(_) | ProspectorCommand::CanWin
                if self.asks_before_help(shell, ctx, ui::Action::Prospector(command.clone())) => {}
            ProspectorCommand::Hint(goal) => self.ask_solver(shell, ctx, Question::Hint(goal))?,
            ProspectorCommand::CanWin => self.ask_solver(shell, ctx, Question::CanWin)?,
            ProspectorCommand::Guide(step) => {
                shell.dialogs.clear();
                shell.screen = Screen::Table;
                self.guide_round_to(shell, ctx, step)?;
                self.update_prospector_input(shell, ctx)?;
            }
            ProspectorCommand::LeaveGuide => self.leave_guide(shell, ctx)?,
        }
        Ok(())
    }

    /// Asks before the first help of a series that counts and has points from earlier rounds: it
    /// would not count any more. Returns whether the answer has to be waited for.
    pub(crate) fn asks_before_help(
        &mut self,
        shell: &mut Shell,
        ctx: &PluginContext,
        action: ui::Action,
    ) -> bool {
        let at_stake = self.with_series(shell, ctx, |series| {
            let round = series.round();
            let helpable = round.state() == RoundState::Playing && !round.history().is_empty()
                || !matches!(action, ui::Action::Undo);
            series.reasons().is_empty() && round.carried() > 0 && helpable
        });
        let asks = at_stake == Some(true) && !self.aid_granted;
        // The next series is asked about again.
        self.aid_granted = false;
        if asks {
            shell.dialogs.push(Dialog::Aid(Box::new(action)));
            shell.hit_targets_due = Some(3);
            shell.dirty = true;
        }
        asks
    }

    /// Another deal, whatever becomes of the round on the table.
    fn go_on(
        &mut self,
        shell: &mut Shell,
        command: ProspectorCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let wishes = self.with_series(shell, ctx, |series| (series.rules(), series.deal_filter()));
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
        shell.dialogs.clear();
        shell.screen = Screen::Table;
        self.update_prospector_input(shell, ctx)?;
        self.submit_to_prospector(shell, ctx, intent)
    }

    /// Hands an intent to the game.
    pub(crate) fn submit_to_prospector(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        intent: Intent,
    ) -> GameResult {
        shell.intents.push(format!("{intent:?}"));
        ctx.scenes
            .try_get_mut(shell.scene)?
            .graph
            .try_get_script_of_mut::<Prospector>(self.manager)?
            .submit(intent);
        Ok(())
    }

    /// Draws a card, as a click on the draw pile does.
    pub(crate) fn draw_card(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        self.submit_to_prospector(shell, ctx, Intent::Play(Move::Draw))
    }

    /// What the keys type into the number of a deal; returns whether it was for it.
    pub(crate) fn type_number(
        &mut self,
        shell: &mut Shell,
        text: Option<&str>,
        erase: bool,
        enter: bool,
        ctx: &mut PluginContext,
    ) -> Result<bool, fyrox::plugin::error::GameError> {
        let Some(Dialog::DealNumber(typed)) = shell.dialogs.last() else {
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
        shell.requests.push(ui::Action::Prospector(command));
        Ok(true)
    }

    /// The name of the deal on the table, to be passed on: its number, or its day.
    pub(crate) fn deal_name(&self, shell: &Shell, ctx: &PluginContext) -> Option<String> {
        let name = self.with_series(shell, ctx, |series| {
            series.round().seed().map(|seed| seed.name)
        });
        Some(match name.flatten()? {
            DealName::Number(number) => number.to_string(),
            DealName::Daily(date) => date.to_string(),
        })
    }

    fn lies_untouched(&self, shell: &Shell, ctx: &PluginContext, name: DealName) -> bool {
        let untouched = self.with_series(shell, ctx, |series| {
            series.is_deal(name) && series.round().history().is_empty()
        });
        untouched == Some(true)
    }

    /// The deal whose number is in the clipboard.
    pub(crate) fn paste_deal(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        text: &str,
    ) -> GameResult {
        let digits: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !matches!(letter, '.' | ',' | '\''))
            .collect();
        if text.parse() == Ok(today()) {
            return self.prospector_command(shell, ProspectorCommand::Daily, ctx);
        }
        match digits.parse() {
            // The deal that lies there untouched is not left for itself.
            Ok(number) if self.lies_untouched(shell, ctx, DealName::Number(number)) => Ok(()),
            Ok(number) => self.prospector_command(shell, ProspectorCommand::Deal(number), ctx),
            Err(_) => {
                shell.refuse(ctx, shell.locale.text("deal-refused"));
                Ok(())
            }
        }
    }
}
