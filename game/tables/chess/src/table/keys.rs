//! Keys of the chess table.

use super::ChessTable;
use crate::{
    panels::{ChessCommand, ChessDialog, EditorCommand, FileCommand, StepTo},
    scene::game_manager::Phase,
    settings::ChessSetting,
};
use fyrox::{keyboard::KeyCode, plugin::error::GameError};
use parlour_shell::{
    app::TableContext,
    table::TableKey,
    ui::{Action, Dialog},
};

impl ChessTable {
    /// Handles a key over the board. Returns an action to dispatch.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(super) fn table_key(
        &mut self,
        key: TableKey,
        ctx: &mut TableContext,
    ) -> Result<Option<Action>, GameError> {
        let TableKey {
            code,
            control,
            shift,
            repeat,
        } = key;
        if self.is_editing_position() && !control {
            if self.editor_key(ctx.shell, code, shift) || !is_allowed_in_editor(code) {
                return Ok(None);
            }
        } else if self.review.review().is_some()
            && !control
            && let Some(command) = review_command(code)
        {
            let stepping = matches!(command, ChessCommand::Step(_));
            return Ok((!repeat || stepping).then_some(Action::run(command)));
        }
        if ctx.step_cursor(code) || repeat {
            return Ok(None);
        }
        let action = match (code, control) {
            (KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space, _) => {
                ctx.shell.input.confirm();
                return Ok(None);
            }
            (KeyCode::Escape, _) => {
                ctx.drop_focus();
                if self.selection.is_some() {
                    ctx.shell.input.cancel();
                    // Not with the next update: another press before it means the menu.
                    self.deselect(ctx)?;
                    return Ok(None);
                }
                Action::Menu
            }
            (KeyCode::KeyP, false) => Action::run(ChessCommand::CopyPgn),
            (KeyCode::KeyO, true) => Action::run(ChessCommand::Files(FileCommand::Open)),
            (KeyCode::KeyS, true) => Action::run(ChessCommand::Files(FileCommand::Save)),
            (KeyCode::KeyF, false) => Action::Flip,
            (KeyCode::KeyN, false) => Action::Open(Dialog::new(ChessDialog::NewGame)),
            (KeyCode::KeyI, false) => Action::run(ChessCommand::Hint),
            (KeyCode::KeyX, false) => Action::run(ChessCommand::Change(ChessSetting::Threats, 1)),
            (KeyCode::KeyE, false) => {
                Action::run(ChessCommand::Change(ChessSetting::EvaluationBar, 1))
            }
            (KeyCode::KeyL, false) => Action::run(ChessCommand::Change(ChessSetting::BestLine, 1)),
            (KeyCode::Pause | KeyCode::KeyS, false) => Action::run(ChessCommand::Pause),
            (KeyCode::KeyD, false) if self.phase(ctx) == Phase::Idle => {
                Action::run(ChessCommand::Draw)
            }
            (KeyCode::KeyB, false) => Action::run(ChessCommand::Edit(EditorCommand::Open)),
            (KeyCode::KeyH, false) => Action::Open(Dialog::new(ChessDialog::Help)),
            _ => match key.common_action() {
                Some(action) => action,
                None => return Ok(None),
            },
        };
        // A lesson has its own buttons; no key can take its position away.
        let harmless = matches!(
            action,
            Action::Flip | Action::Top | Action::ResetView | Action::Menu | Action::Open(_)
        );
        Ok((self.lesson.is_none() || harmless).then_some(action))
    }
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
        KeyCode::KeyC => return Some(ChessCommand::Files(FileCommand::Comment)),
        KeyCode::KeyG => return Some(ChessCommand::Files(FileCommand::AskPlayOn)),
        KeyCode::Delete => return Some(ChessCommand::Files(FileCommand::Remove { sure: false })),
        _ => return None,
    }))
}
