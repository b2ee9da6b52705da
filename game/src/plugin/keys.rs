//! What keys mean, where the player is.

use super::keystrokes::Press;
use crate::plugin::{Parlour, Shell};
use crate::{
    chess::game_manager::Phase,
    input::PointerEvent,
    options::Table,
    saves::is_worth_keeping,
    ui::{
        Action, ChessCommand, Dialog, DuelCommand, DuelDialog, EditorCommand, FileCommand,
        ProspectorCommand, Screen, StepTo, settings_page::Setting,
    },
};
use fyrox::{
    event::{ElementState, KeyEvent},
    keyboard::{Key, KeyCode, NamedKey, PhysicalKey},
    plugin::{PluginContext, error::GameResult},
};
use parlour_rules::prospector::solver::HintGoal;

impl Parlour {
    /// What a key does that goes down or comes up.
    pub(crate) fn key(&mut self, event: &KeyEvent, ctx: &mut PluginContext) -> GameResult {
        self.handle_key(event, ctx)?;
        self.run_requests(ctx)
    }

    fn handle_key(&mut self, event: &KeyEvent, ctx: &mut PluginContext) -> GameResult {
        if event.state != ElementState::Pressed {
            return Ok(());
        }
        let back = event.logical_key == Key::Named(NamedKey::BrowserBack);
        if back && !event.repeat && self.is_at_the_door() {
            return self.dispatch(Action::Quit, ctx);
        }
        let code = match event.physical_key {
            // A handheld's key for going back has no place among a keyboard's.
            _ if back => KeyCode::Escape,
            PhysicalKey::Code(code) => code,
            PhysicalKey::Unidentified(_) => return Ok(()),
        };
        let control = self.shell.modifiers.control_key() || self.shell.modifiers.super_key();
        let shift = self.shell.modifiers.shift_key();
        // Keys that mean the same everywhere.
        match code {
            KeyCode::F8 if !event.repeat => return self.dispatch(Action::BugReport, ctx),
            KeyCode::F11 if !event.repeat && !self.shell.options.platform.is_handheld() => {
                return self.dispatch(Action::Change(Setting::Fullscreen, 1), ctx);
            }
            KeyCode::F1 if !event.repeat && !self.shell.dialogs.contains(&self.help()) => {
                return self.dispatch(Action::Open(self.help()), ctx);
            }
            _ => {}
        }
        let typed = event.text.as_ref().map(|text| text.as_str());
        let erase = code == KeyCode::Backspace;
        let enter = matches!(code, KeyCode::Enter | KeyCode::NumpadEnter);
        let ui = ctx.user_interfaces.try_get(self.shell.ui);
        let focused = ui.is_ok_and(|ui| self.shell.gui.is_on_button(ui));
        if self.prospector.type_number(
            &mut self.shell,
            typed,
            erase,
            enter && !focused && !event.repeat,
        ) {
            return Ok(());
        }
        let press = Press {
            code,
            text: typed,
            // Both together type letters on some keyboards.
            control: control && !self.shell.modifiers.alt_key(),
            shift,
            focused,
        };
        if self.duel.type_into_builder(&mut self.shell, &press, ctx)?
            || self.chess.type_into_files(&mut self.shell, &press, ctx)?
            || self.chess.type_into_engines(&mut self.shell, &press, ctx)?
            || self.shell.type_name(&press, ctx)
        {
            return Ok(());
        }
        if let Some(Dialog::RoundOver(_)) = self.shell.dialogs.last() {
            // Who has just drawn with Space does not mean the next deal with it.
            match code {
                KeyCode::Space => return Ok(()),
                KeyCode::KeyU | KeyCode::Backspace | KeyCode::KeyZ | KeyCode::KeyN
                    if !event.repeat =>
                {
                    return self.prospector_key(code, control, shift, ctx);
                }
                _ => {}
            }
        }
        let panels = self.shell.screen != Screen::Table || !self.shell.dialogs.is_empty();
        if panels || code == KeyCode::Tab {
            return self.panel_key(code, (control, shift), event.repeat, ctx);
        }
        let focused = self.shell.gui.focused();
        if let (Some(action), KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space) =
            (focused, code)
        {
            if event.repeat {
                return Ok(());
            }
            return self.dispatch(action, ctx);
        }
        self.table_key(code, control, shift, event.repeat, ctx)
    }

    /// The page with the keys of this table.
    fn help(&self) -> Dialog {
        match self.shell.table {
            Table::Chess => Dialog::Help,
            Table::Prospector => Dialog::ProspectorHelp,
            Table::Duel => Dialog::Duel(DuelDialog::Help),
        }
    }

    /// In the menu and in dialogs the keys walk from button to button.
    fn panel_key(
        &mut self,
        code: KeyCode,
        (control, shift): (bool, bool),
        repeat: bool,
        ctx: &mut PluginContext,
    ) -> GameResult {
        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
            match code {
                KeyCode::ArrowDown => self.shell.gui.step_focus(ui, 0, 1),
                KeyCode::ArrowUp => self.shell.gui.step_focus(ui, 0, -1),
                KeyCode::ArrowRight => self.shell.gui.step_focus(ui, 1, 0),
                KeyCode::ArrowLeft => self.shell.gui.step_focus(ui, -1, 0),
                KeyCode::Tab => self.shell.gui.move_focus(ui, !shift),
                KeyCode::PageDown => self.shell.gui.turn_page(ui, true),
                KeyCode::PageUp => self.shell.gui.turn_page(ui, false),
                _ => {}
            }
        }
        match code {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !repeat => {
                let return_key = code != KeyCode::Space;
                // In the menu, under no dialog, what stands out is meant.
                let meant =
                    self.shell.dialogs.last().is_none_or(Dialog::takes_return) && return_key;
                let primary = || self.shell.gui.primary().filter(|_| meant);
                match self.shell.gui.focused().or_else(primary) {
                    Some(action) => self.dispatch(action, ctx)?,
                    None => {
                        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
                            self.shell.gui.move_focus(ui, true);
                        }
                    }
                }
            }
            // What stops the clock lets it go on.
            KeyCode::KeyS | KeyCode::Pause
                if !repeat && matches!(self.shell.dialogs.last(), Some(Dialog::Paused)) =>
            {
                self.dispatch(Action::Close, ctx)?;
            }
            KeyCode::KeyO if control && !repeat && self.is_menu_on_top() => {
                let open = Action::Chess(ChessCommand::Files(FileCommand::Open));
                self.dispatch(open, ctx)?;
            }
            KeyCode::Escape if !repeat && !self.shell.dialogs.is_empty() => {
                self.dispatch(Action::Close, ctx)?;
            }
            KeyCode::Escape if !repeat && self.is_menu_on_top() => {
                if let Some(action) = self.way_back(ctx) {
                    self.dispatch(action, ctx)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn is_menu_on_top(&self) -> bool {
        self.shell.screen == Screen::Menu && self.shell.dialogs.is_empty()
    }

    /// From the menu back to what is being played.
    pub(crate) fn way_back(&self, ctx: &PluginContext) -> Option<Action> {
        if self.shell.broken || self.chess.demonstration.is_some() {
            return None;
        }
        let scene = ctx.scenes.try_get(self.shell.scene).ok()?;
        let (under_way, action) = match self.shell.table {
            Table::Chess => (
                self.chess.game(scene).is_some_and(is_worth_keeping),
                Action::BackToTable,
            ),
            Table::Prospector => (
                self.prospector.round(scene).is_some(),
                Action::Prospector(ProspectorCommand::Sit),
            ),
            Table::Duel => (
                self.duel.duel(scene).is_some(),
                Action::Duel(DuelCommand::Sit),
            ),
        };
        under_way.then_some(action)
    }

    fn table_key(
        &mut self,
        code: KeyCode,
        control: bool,
        shift: bool,
        repeat: bool,
        ctx: &mut PluginContext,
    ) -> GameResult {
        if self.chess.is_editing_position() && !control {
            if self.chess.editor_key(&mut self.shell, code, shift) {
                return Ok(());
            }
            // Nothing else is done to a game that is not on the board.
            let allowed = matches!(
                code,
                KeyCode::ArrowRight
                    | KeyCode::ArrowLeft
                    | KeyCode::ArrowUp
                    | KeyCode::ArrowDown
                    | KeyCode::Enter
                    | KeyCode::NumpadEnter
                    | KeyCode::Space
                    | KeyCode::KeyT
                    | KeyCode::KeyF
                    | KeyCode::KeyH
            );
            if !allowed {
                return Ok(());
            }
        }
        if self.shell.table == Table::Chess
            && !self.chess.is_editing_position()
            && self.chess.review.review().is_some()
            && !control
            && let Some(command) = review_command(code)
        {
            let stepping = matches!(command, ChessCommand::Step(_));
            return match repeat && !stepping {
                true => Ok(()),
                false => self.dispatch(Action::Chess(command), ctx),
            };
        }
        let step = match code {
            KeyCode::ArrowRight => Some((1, 0)),
            KeyCode::ArrowLeft => Some((-1, 0)),
            KeyCode::ArrowUp => Some((0, 1)),
            KeyCode::ArrowDown => Some((0, -1)),
            _ => None,
        };
        if let Some((right, away)) = step {
            self.shell.drop_focus(ctx);
            self.shell.input.step(right, away);
            return Ok(());
        }
        if repeat {
            return Ok(());
        }
        match self.shell.table {
            Table::Prospector => return self.prospector_key(code, control, shift, ctx),
            Table::Duel => return self.duel_key(code, ctx),
            Table::Chess => {}
        }
        let action = match (code, control) {
            (KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space, _) => {
                self.shell.input.confirm();
                return Ok(());
            }
            (KeyCode::Escape, _) => {
                self.shell.drop_focus(ctx);
                // Pressed twice within a frame, the second press means the menu.
                let dropping = self.shell.input.events.contains(&PointerEvent::Cancelled);
                if self.chess.is_selected(&self.shell, ctx) && !dropping {
                    self.shell.input.cancel();
                    return Ok(());
                }
                Action::Menu
            }
            (KeyCode::KeyP, false) => Action::CopyPgn,
            (KeyCode::KeyO, true) => Action::Chess(ChessCommand::Files(FileCommand::Open)),
            (KeyCode::KeyS, true) => Action::Chess(ChessCommand::Files(FileCommand::Save)),
            (KeyCode::KeyF, false) => Action::Flip,
            (KeyCode::KeyN, false) => Action::Open(Dialog::NewGame),
            (KeyCode::KeyI, false) => Action::Chess(ChessCommand::Hint),
            (KeyCode::KeyX, false) => Action::Change(Setting::Threats, 1),
            (KeyCode::KeyE, false) => Action::Change(Setting::EvaluationBar, 1),
            (KeyCode::KeyL, false) => Action::Change(Setting::BestLine, 1),
            (KeyCode::Pause | KeyCode::KeyS, false) => Action::Chess(ChessCommand::Pause),
            (KeyCode::KeyD, false) if self.chess.phase(&self.shell, ctx) == Phase::Idle => {
                Action::Draw
            }
            (KeyCode::KeyB, false) => Action::Chess(ChessCommand::Edit(EditorCommand::Open)),
            (KeyCode::KeyH, false) => Action::Open(Dialog::Help),
            _ => match at_every_board(code, control, shift) {
                Some(action) => action,
                None => return Ok(()),
            },
        };
        // A lesson has its own buttons; nothing else may take its position away.
        let harmless = matches!(
            action,
            Action::Flip | Action::Top | Action::ResetView | Action::Menu | Action::Open(_)
        );
        if self.chess.lesson.is_some() && !harmless {
            return Ok(());
        }
        self.dispatch(action, ctx)
    }

    fn prospector_key(
        &mut self,
        code: KeyCode,
        control: bool,
        shift: bool,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let action = match (code, control) {
            (KeyCode::Enter | KeyCode::NumpadEnter, _) => {
                self.shell.input.confirm();
                return Ok(());
            }
            (KeyCode::Space, _) => return self.prospector.draw_card(&mut self.shell, ctx),
            (KeyCode::Escape, _) => {
                self.shell.drop_focus(ctx);
                Action::Menu
            }
            (KeyCode::KeyH, false) => Action::Prospector(ProspectorCommand::Hint(HintGoal::Win)),
            (KeyCode::KeyB, false) => Action::Prospector(ProspectorCommand::Hint(HintGoal::Score)),
            (KeyCode::KeyW, false) => Action::Prospector(ProspectorCommand::CanWin),
            (KeyCode::KeyN, false) => Action::Open(Dialog::NewDeal),
            _ => match at_every_board(code, control, shift) {
                Some(action) => action,
                None => return Ok(()),
            },
        };
        self.dispatch(action, ctx)
    }

    fn duel_key(&mut self, code: KeyCode, ctx: &mut PluginContext) -> GameResult {
        let action = match code {
            KeyCode::Enter | KeyCode::NumpadEnter => {
                self.shell.input.confirm();
                return Ok(());
            }
            KeyCode::Space => Action::Duel(DuelCommand::Skip),
            KeyCode::KeyE => Action::Duel(DuelCommand::EndTurn),
            KeyCode::Escape => {
                self.shell.drop_focus(ctx);
                let dropping = self.shell.input.events.contains(&PointerEvent::Cancelled);
                if self.duel.holds_a_card(&self.shell, ctx) && !dropping {
                    self.shell.input.cancel();
                    return Ok(());
                }
                Action::Menu
            }
            KeyCode::KeyT => Action::Top,
            KeyCode::KeyR => Action::ResetView,
            KeyCode::KeyN => Action::Open(Dialog::Duel(DuelDialog::Setup)),
            KeyCode::KeyH => Action::Open(Dialog::Duel(DuelDialog::Help)),
            KeyCode::Minus | KeyCode::NumpadSubtract => Action::Duel(DuelCommand::Pace(-1)),
            KeyCode::Equal | KeyCode::NumpadAdd => Action::Duel(DuelCommand::Pace(1)),
            _ => return Ok(()),
        };
        self.dispatch(action, ctx)
    }
}

impl Shell {
    pub(crate) fn drop_focus(&mut self, ctx: &PluginContext) {
        if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
            self.gui.drop_focus(ui);
        }
    }
}

/// What a key means in a game that is looked back at, and nowhere else.
fn review_command(code: KeyCode) -> Option<ChessCommand> {
    Some(ChessCommand::Step(match code {
        KeyCode::ArrowLeft => StepTo::Back,
        KeyCode::ArrowRight => StepTo::Forward,
        KeyCode::ArrowUp => StepTo::PreviousMistake,
        KeyCode::ArrowDown => StepTo::NextMistake,
        KeyCode::Home => StepTo::Start,
        KeyCode::End => StepTo::End,
        KeyCode::Backspace => StepTo::Return,
        KeyCode::KeyV => StepTo::Another,
        KeyCode::Digit1 | KeyCode::Numpad1 => StepTo::Variation(0),
        KeyCode::Digit2 | KeyCode::Numpad2 => StepTo::Variation(1),
        KeyCode::Digit3 | KeyCode::Numpad3 => StepTo::Variation(2),
        KeyCode::KeyC => return Some(ChessCommand::Files(FileCommand::Comment)),
        KeyCode::KeyG => return Some(ChessCommand::Files(FileCommand::AskPlayOn)),
        KeyCode::Delete => return Some(ChessCommand::Files(FileCommand::Remove { sure: false })),
        _ => return None,
    }))
}

/// What a key means both at chess and at Prospector: back and forth, copy and paste, the view.
fn at_every_board(code: KeyCode, control: bool, shift: bool) -> Option<Action> {
    Some(match (code, control) {
        (KeyCode::KeyZ, true) if shift => Action::Redo,
        (KeyCode::KeyZ, true) | (KeyCode::KeyU | KeyCode::Backspace, false) => Action::Undo,
        (KeyCode::KeyY, _) => Action::Redo,
        (KeyCode::KeyC, true) => Action::CopyFen,
        (KeyCode::KeyV, true) => Action::PasteFen,
        (KeyCode::KeyT, false) => Action::Top,
        (KeyCode::KeyR, false) => Action::ResetView,
        _ => return None,
    })
}
