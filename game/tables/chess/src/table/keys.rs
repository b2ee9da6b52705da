//! Keys of the chess table.

use super::{ChessTable, Mode, TYPED};
use crate::{
    panels::{ChessCommand, ChessDialog, EditorCommand, FileCommand, RetryCommand, StepTo},
    scene::game_manager::Phase,
    settings::ChessSetting,
};
use fyrox::{keyboard::KeyCode, plugin::error::GameError};
use parlour_shell::{
    app::TableContext,
    table::{KeyUse, TableKey},
    ui::{Action, Dialog, text_field::TextField},
};

impl ChessTable {
    /// Handles a key over the board.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(super) fn table_key(
        &mut self,
        key: TableKey,
        ctx: &mut TableContext,
    ) -> Result<KeyUse, GameError> {
        let TableKey {
            code,
            control,
            shift,
            repeat,
        } = key;
        let in_task = matches!(self.mode, Mode::Lesson { .. } | Mode::Retry(_));
        if self.is_editing_position() && !control {
            if self.editor_key(ctx.shell, code, shift) || !is_allowed_in_editor(code) {
                return Ok(KeyUse::Used);
            }
        } else if self.review.review().is_some()
            && !in_task
            && !control
            && let Some(command) = review_command(code)
        {
            return Ok(match !repeat || matches!(command, ChessCommand::Step(_)) {
                true => KeyUse::Action(Action::run(command)),
                false => KeyUse::Used,
            });
        }
        if repeat {
            return Ok(KeyUse::Common);
        }
        let own = match (code, control) {
            (KeyCode::Space, _) => {
                ctx.shell.input.confirm();
                return Ok(KeyUse::Used);
            }
            (KeyCode::Escape, _) if self.selection.is_some() => {
                ctx.drop_focus();
                ctx.shell.input.cancel();
                // Not with the next update: another press before it means the menu.
                self.deselect(ctx)?;
                return Ok(KeyUse::Used);
            }
            (KeyCode::KeyM, false) if self.review.review().is_some() && !in_task => {
                Some(Action::open(ChessDialog::Mistakes))
            }
            (KeyCode::KeyK, false) if self.takes_typed_moves(ctx) => {
                self.typed_move = TextField::new("", TYPED);
                Some(Action::open(ChessDialog::TypedMove))
            }
            (KeyCode::KeyP, false) => Some(Action::run(ChessCommand::CopyPgn)),
            (KeyCode::KeyO, true) => Some(Action::run(ChessCommand::Files(FileCommand::Open))),
            (KeyCode::KeyS, true) => Some(Action::run(ChessCommand::Files(FileCommand::Save))),
            (KeyCode::KeyF, false) => Some(Action::Flip),
            (KeyCode::KeyN, false) => Some(Action::Open(Dialog::new(ChessDialog::NewGame))),
            (KeyCode::KeyI, false) => Some(Action::run(ChessCommand::Hint)),
            (KeyCode::KeyX, false) => Some(changed(ChessSetting::Threats)),
            (KeyCode::KeyE, false) => Some(changed(ChessSetting::EvaluationBar)),
            (KeyCode::KeyL, false) => Some(changed(ChessSetting::BestLine)),
            (KeyCode::Pause | KeyCode::KeyS, false) => Some(Action::run(ChessCommand::Pause)),
            (KeyCode::KeyD, false) if self.phase(ctx) == Phase::Idle => {
                Some(Action::run(ChessCommand::Draw))
            }
            (KeyCode::KeyB, false) => Some(Action::run(ChessCommand::Edit(EditorCommand::Open))),
            (KeyCode::KeyH, false) => Some(Action::Open(Dialog::new(ChessDialog::Help))),
            _ => None,
        };
        // A lesson or a retry has its own buttons; no key can take its position away.
        let is_harmless = |action: &Action| {
            matches!(
                action,
                Action::Flip | Action::Top | Action::ResetView | Action::Menu | Action::Open(_)
            )
        };
        let meant = own.clone().or_else(|| key.common_action());
        let is_refused = in_task && meant.is_some_and(|it| !is_harmless(&it));
        Ok(match own {
            _ if is_refused => KeyUse::Used,
            Some(action) => KeyUse::Action(action),
            None => KeyUse::Common,
        })
    }
}

/// Returns the action that changes a setting of the table.
fn changed(setting: ChessSetting) -> Action {
    Action::run(ChessCommand::Change(setting, 1))
}

/// Returns whether a key keeps its meaning while a position is edited: the game on the table must
/// not change meanwhile.
fn is_allowed_in_editor(code: KeyCode) -> bool {
    matches!(
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
    )
}

/// Returns the command of a key that only has a meaning in a review.
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
        KeyCode::KeyA => return Some(ChessCommand::Retry(RetryCommand::Here)),
        KeyCode::KeyC => return Some(ChessCommand::Files(FileCommand::Comment)),
        KeyCode::KeyG => return Some(ChessCommand::Files(FileCommand::AskPlayOn)),
        KeyCode::Delete => return Some(ChessCommand::Files(FileCommand::Remove)),
        _ => return None,
    }))
}
