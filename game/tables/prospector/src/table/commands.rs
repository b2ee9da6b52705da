//! Commands of the Prospector table, from buttons, keys and the clipboard.

use super::{solver::Question, today};
use crate::{
    panels::{ProspectorCommand, ProspectorDialog, dialogs, with_digit},
    scene::manager::{Intent, Prospector},
    table::ProspectorTable,
};
use fyrox::{keyboard::KeyCode, plugin::error::GameResult};
use parlour_rules::prospector::{
    DealFilter, DealName, Move, Origin, Rules, Series, State as RoundState,
};
use parlour_shell::{
    app::{Shell, TableContext, keystrokes::Press, sounds},
    ui,
};

/// Returns whether a round that is left now counts as a loss that the player could have avoided.
fn is_begun(series: &Series) -> bool {
    let round = series.round();
    let begun = !round.history().is_empty() || !round.future().is_empty();
    // Points from earlier rounds are also at stake, and only the first attempt at a daily deal
    // counts.
    let daily = series.origin() == Origin::Daily;
    round.state() == RoundState::Playing && (begun || round.carried() > 0 || daily)
}

/// Returns the locale key of what `command` gives up, or `None` if nothing is at stake.
fn at_stake(series: &Series, command: &ProspectorCommand) -> Option<&'static str> {
    let ends_aside = !matches!(
        command,
        ProspectorCommand::Next | ProspectorCommand::Daily | ProspectorCommand::Restart
    );
    match series.aside() {
        Some(aside) if ends_aside && is_begun(aside) => Some("give-up-aside-text"),
        Some(_) if is_begun(series) => Some("give-up-daily-text"),
        Some(_) => None,
        None if *command == ProspectorCommand::Daily && series.is_set_aside_for_daily() => None,
        None => is_begun(series).then_some("give-up-text"),
    }
}

impl ProspectorTable {
    /// Runs one command of the Prospector table. Asks for confirmation before a round with
    /// something at stake is given up.
    ///
    /// # Errors
    /// If the loaded scene lacks Prospector's scripts.
    pub(crate) fn prospector_command(
        &mut self,
        ctx: &mut TableContext,
        command: ProspectorCommand,
    ) -> GameResult {
        match command {
            ProspectorCommand::Next
            | ProspectorCommand::Restart
            | ProspectorCommand::Daily
            | ProspectorCommand::Deal(_)
            | ProspectorCommand::ToggleWrap
            | ProspectorCommand::ToggleWinnable => self.replace_round(ctx, command)?,
            ProspectorCommand::Digit(digit) => {
                if let Some(ProspectorDialog::DealNumber(typed)) = ctx.shell.top_dialog() {
                    match with_digit(typed, digit) {
                        Some(longer) => {
                            ctx.shell
                                .replace_dialog(ProspectorDialog::DealNumber(longer));
                        }
                        // The number would be larger than any deal number.
                        None => ctx.play_sound(sounds::REFUSE),
                    }
                }
            }
            ProspectorCommand::Erase => {
                if let Some(ProspectorDialog::DealNumber(typed)) = ctx.shell.top_dialog() {
                    let mut typed = typed.clone();
                    typed.pop();
                    ctx.shell
                        .replace_dialog(ProspectorDialog::DealNumber(typed));
                }
            }
            ProspectorCommand::Hint(_) if self.guides(ctx) => {
                let sentence = ctx.shell.locale.text(self.guide_refusal());
                ctx.shell.notify(sentence);
            }
            ProspectorCommand::Hint(_) | ProspectorCommand::CanWin
                if self.asks_before_help(ctx, ui::Action::run(command.clone())) => {}
            ProspectorCommand::Hint(goal) => self.ask_solver(ctx, Question::Hint(goal))?,
            ProspectorCommand::CanWin => self.ask_solver(ctx, Question::CanWin)?,
            ProspectorCommand::Guide(command) => self.guide_command(ctx, command)?,
            ProspectorCommand::Replay(step) => self.step_replay(ctx, step)?,
        }
        Ok(())
    }

    /// Runs a command that replaces the round on the table, or asks first if something is at stake.
    fn replace_round(&mut self, ctx: &mut TableContext, command: ProspectorCommand) -> GameResult {
        if self.practice.is_some() && command != ProspectorCommand::Restart {
            ctx.shell.show_table();
            self.end_practice(ctx)?;
            // Leaving practice brings the interrupted series back, which is all that "next" asks
            // for.
            return match command {
                ProspectorCommand::Next => Ok(()),
                other => self.prospector_command(ctx, other),
            };
        }
        let stakes = self.with_series(ctx, |series| at_stake(series, &command));
        if let Some(text) = stakes.flatten()
            && self.practice.is_none()
            && (ctx.shell).asks(dialogs::give_up(&ctx.shell.locale, command.clone(), text))
        {
            return Ok(());
        }
        self.go_on(ctx, command)
    }

    /// Asks before the first help in a round if it costs a record. Returns whether `action` must wait
    /// for the answer.
    pub(crate) fn asks_before_help(&self, ctx: &mut TableContext, action: ui::Action) -> bool {
        if self.thinking.is_some() && action != ui::Action::Undo {
            // The player has agreed to the help that is on its way.
            return false;
        }
        let question = self.with_series(ctx, |series| {
            let round = series.round();
            let helps = match action {
                ui::Action::Undo => !round.history().is_empty() && round.state() != RoundState::Won,
                _ => round.state() == RoundState::Playing,
            };
            let question = dialogs::aid(&ctx.shell.locale, series, &self.records, action);
            question.filter(|_| helps)
        });
        let question = question.flatten();
        question.is_some_and(|question| ctx.shell.asks(question))
    }

    /// Replaces the round on the table without asking.
    fn go_on(&mut self, ctx: &mut TableContext, command: ProspectorCommand) -> GameResult {
        let deal_options = self.with_series(ctx, |series| (series.rules(), series.deal_filter()));
        let (rules, wanted) = deal_options.unwrap_or((Rules::WRAP, DealFilter::Winnable));
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
        ctx.shell.show_table();
        let waits = self.with_series(ctx, |series| series.aside().is_some());
        if waits == Some(true) && matches!(intent, Intent::Deal(_) | Intent::Change(..)) {
            // It takes the place of the series that was set aside, as it would without a daily deal.
            self.submit_to_prospector(ctx, Intent::Next)?;
        }
        self.submit_to_prospector(ctx, intent)
    }

    /// Submits an intent to the game manager, which plays it once the table is ready.
    pub(crate) fn submit_to_prospector(
        &mut self,
        ctx: &mut TableContext,
        intent: Intent,
    ) -> GameResult {
        ctx.submit::<Prospector>(self.manager, intent)
    }

    /// Draws a card, like a click on the draw pile.
    pub(crate) fn draw_card(&mut self, ctx: &mut TableContext) -> GameResult {
        self.submit_to_prospector(ctx, Intent::Play(Move::Draw))
    }

    /// Handles a key in the deal-number dialog. Returns whether the key was used.
    pub(crate) fn type_number(&mut self, shell: &mut Shell, press: &Press) -> bool {
        let Some(ProspectorDialog::DealNumber(typed)) = shell.top_dialog() else {
            return false;
        };
        let digit = press
            .text
            .and_then(|text| text.chars().next()?.to_digit(10));
        let enter = matches!(press.key.code, KeyCode::Enter | KeyCode::NumpadEnter)
            && !press.focused
            && !press.key.repeat;
        let command = if press.key.code == KeyCode::Backspace {
            ProspectorCommand::Erase
        } else if let Some(digit) = digit {
            ProspectorCommand::Digit(digit as u8)
        } else if enter && let Ok(number) = typed.parse() {
            ProspectorCommand::Deal(number)
        } else {
            return false;
        };
        shell.requests.push(ui::Action::run(command));
        true
    }

    /// Returns the number or date of the current deal, for copying to the clipboard.
    pub(crate) fn deal_name(&self, ctx: &TableContext) -> Option<String> {
        let name = self.with_series(ctx, |series| series.round().seed().map(|seed| seed.name));
        Some(match name.flatten()? {
            DealName::Number(number) => number.to_string(),
            DealName::Daily(date) => date.to_string(),
        })
    }

    fn lies_untouched(&self, ctx: &TableContext, name: DealName) -> bool {
        let untouched = self.with_series(ctx, |series| {
            series.is_deal(name) && series.round().history().is_empty()
        });
        untouched == Some(true)
    }

    /// Starts the deal whose number or date is in the clipboard, or reports that it is invalid.
    pub(crate) fn paste_deal(&mut self, ctx: &mut TableContext, text: &str) -> GameResult {
        let digits: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !matches!(letter, '.' | ',' | '\''))
            .collect();
        if text.parse() == Ok(today()) {
            return self.prospector_command(ctx, ProspectorCommand::Daily);
        }
        match digits.parse() {
            // The round is already this deal without a move, so keep it.
            Ok(number) if self.lies_untouched(ctx, DealName::Number(number)) => Ok(()),
            Ok(number) => self.prospector_command(ctx, ProspectorCommand::Deal(number)),
            Err(_) => {
                ctx.refuse(ctx.shell.locale.text("deal-refused"));
                Ok(())
            }
        }
    }
}
