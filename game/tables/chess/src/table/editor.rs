//! Position editor at the table. The game on the board is kept meanwhile and shown again when the
//! player leaves the editor without starting a new game.

use crate::{
    model::position_editor::{Change, PositionEditor, Tool},
    panels::{ChessCommand, ChessDialog, EditorCommand, questions},
    saves::SetupDraft,
    scene::board::Board,
    sentences as chess_sentences,
    table::{ChessTable, Mode},
};
use fyrox::{core::algebra::Vector3, keyboard::KeyCode, plugin::error::GameResult};
use parlour_rules::chess::{Color, PieceKind, Setup, Square};
use parlour_shell::{
    app::{Shell, TableContext, input::PointerEvent},
    scene::marks::Mark,
    ui::{Action, Screen},
};
use serde_json::json;

/// State of the open board editor.
#[derive(Debug, Clone)]
pub struct EditorState {
    editor: PositionEditor,
    /// Setup when the editor opened. If it has changed since, leaving asks for confirmation.
    began: Setup,
    /// Setup that the board shows at present; `None` before the first update.
    shown: Option<Setup>,
    /// Whether the current press picked up a piece and hasn't been released yet.
    held: bool,
    /// Place of the dragged piece; `None` without a drag.
    drag: Option<Vector3<f32>>,
    /// Whether it was opened from the menu, to which leaving it then leads back.
    from_menu: bool,
    /// Whether the draft on disk belongs to this editor, and not to an earlier run of the program.
    is_filed: bool,
}

impl EditorState {
    fn new(editor: PositionEditor) -> Self {
        Self {
            began: editor.setup().clone(),
            editor,
            shown: None,
            held: false,
            drag: None,
            from_menu: false,
            is_filed: false,
        }
    }

    fn is_changed(&self) -> bool {
        *self.editor.setup() != self.began
    }
}

impl ChessTable {
    /// Returns the open board editor.
    pub(crate) fn editor(&self) -> Option<&PositionEditor> {
        match &self.mode {
            Mode::Editor(editing) => Some(&editing.editor),
            _ => None,
        }
    }

    /// Returns whether the board editor is open. While it is, no moves can be made.
    pub fn is_editing_position(&self) -> bool {
        matches!(self.mode, Mode::Editor(_))
    }

    /// Runs one command of the board editor.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(crate) fn editor_command(
        &mut self,
        ctx: &mut TableContext,
        command: EditorCommand,
    ) -> GameResult {
        match command {
            EditorCommand::Open => self.open_editor(ctx),
            EditorCommand::Leave => {
                let changed = matches!(&self.mode, Mode::Editor(editing) if editing.is_changed());
                let question = questions::leave_editor(&ctx.shell.locale);
                match changed && ctx.shell.asks(question) {
                    true => Ok(()),
                    false => self.leave_editor(ctx),
                }
            }
            EditorCommand::Change(change) => {
                if let Change::Hold(_) = change {
                    // In narrow windows the panel covers the board, so close it once a piece is
                    // picked.
                    ctx.shell.fold_panel();
                }
                if let Mode::Editor(editing) = &mut self.mode {
                    editing.editor.change(change);
                }
                Ok(())
            }
            EditorCommand::Done => self.finish_editor(ctx),
            EditorCommand::UsualStart => {
                self.new_game.from = None;
                Ok(())
            }
        }
    }

    fn open_editor(&mut self, ctx: &mut TableContext) -> GameResult {
        match self.mode {
            Mode::Game | Mode::Demo(_) => {}
            // The editor is already open behind a dialog or the menu: return to it.
            Mode::Editor(_) => {
                ctx.shell.show_table();
                return Ok(());
            }
            Mode::Lesson { .. } | Mode::Retry(_) => return Ok(()),
        }
        let from = self.new_game.from.clone();
        let draft = if from.is_none() {
            self.setup_draft(ctx.shell)
        } else {
            None
        };
        let editor = match from {
            Some(position) => Some(PositionEditor::of_position(&position)),
            None => self.with_game(ctx, PositionEditor::of),
        };
        let Some(editor) = editor else { return Ok(()) };
        let mut editing = EditorState::new(editor);
        editing.from_menu = ctx.shell.screen == Screen::Menu;
        if let Some(draft) = draft {
            editing.editor = PositionEditor::of_setup(draft);
            editing.is_filed = true;
            ctx.shell.notify(ctx.shell.locale.text("editor-draft"));
        }
        ctx.shell.show_table();
        ctx.shell.input.cancel();
        self.mode = Mode::Editor(editing);
        self.deselect(ctx)
    }

    /// Loads the draft that was open when the program last ended. Reports a damaged one and
    /// quarantines it.
    fn setup_draft(&mut self, shell: &mut Shell) -> Option<Setup> {
        let setup = |draft: SetupDraft| Setup::from_fen(&draft.fen, draft.rules);
        let mut load = || shell.with_storage(|storage| storage.load_as(setup));
        // After a file that can't be read, the second call loads what was saved instead.
        load().or_else(load)?
    }

    /// Saves the edited position as a draft when the program ends or another table opens. Removes
    /// the draft if nothing was changed.
    pub(crate) fn save_setup_draft(&mut self, shell: &mut Shell) {
        let Mode::Editor(editing) = &mut self.mode else {
            return;
        };
        let changed = editing.is_changed();
        let setup = editing.editor.setup();
        let draft = SetupDraft {
            fen: setup.fen(),
            rules: setup.rules(),
        };
        let is_filed = std::mem::replace(&mut editing.is_filed, changed);
        shell.with_storage(|storage| match (changed, is_filed) {
            (true, true) => storage.save(&draft),
            // An older draft was not opened, so keep it under another name.
            (true, false) => storage
                .quarantine::<SetupDraft>()
                .and_then(|()| storage.save(&draft)),
            (false, true) => storage.remove::<SetupDraft>(),
            (false, false) => Ok(()),
        });
    }

    /// Closes the editor and removes its draft from disk, after the position was played or
    /// discarded.
    pub(crate) fn close_editor(&mut self, shell: &mut Shell) {
        let Mode::Editor(editing) = &self.mode else {
            return;
        };
        if editing.is_filed {
            shell.remove::<SetupDraft>();
        }
        self.mode = Mode::Game;
    }

    /// Discards the edited position and shows the game again.
    fn leave_editor(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.dialogs.clear();
        let Mode::Editor(EditorState { from_menu, .. }) = self.mode else {
            return Ok(());
        };
        self.close_editor(ctx.shell);
        self.new_game.from = None;
        if from_menu {
            let new_game = Action::open(ChessDialog::NewGame);
            ctx.shell.requests.extend([Action::Menu, new_game]);
        }
        self.show_game(ctx)
    }

    /// Opens the new-game dialog with the edited position as the start, or reports why the position
    /// can't be played.
    fn finish_editor(&mut self, ctx: &mut TableContext) -> GameResult {
        let Mode::Editor(editing) = &self.mode else {
            return Ok(());
        };
        match editing.editor.setup().position() {
            Ok(position) => {
                self.new_game.rules = position.rules();
                self.new_game.from = Some(Box::new(position));
                ctx.shell.open_dialog(ChessDialog::NewGame);
            }
            Err(error) => {
                let sentence = chess_sentences::flaw(&ctx.shell.locale, &error);
                ctx.refuse(sentence);
            }
        }
        Ok(())
    }

    /// Replaces the edited position with one from the clipboard. It doesn't have to be a playable
    /// position yet.
    pub(crate) fn paste_into_editor(&mut self, setup: Setup) {
        if let Mode::Editor(editing) = &mut self.mode {
            editing.editor.read(setup);
        }
    }

    /// Handles pointer and keyboard input over the board while the editor is open.
    pub(super) fn edit_by(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        if let PointerEvent::Stepped(right, away) = event {
            self.step_cursor(ctx.shell, right, away);
        }
        let (square, place) = match event {
            PointerEvent::Pressed(at) => (self.square_of_any(ctx, at), None),
            PointerEvent::Dragged(at) => (None, self.drag_place(ctx, at)),
            PointerEvent::Released { at, .. } => (self.square_beneath(ctx, at), None),
            _ => (None, None),
        };
        let Mode::Editor(editing) = &mut self.mode else {
            return Ok(());
        };
        let before = editing.editor.clone();
        match event {
            PointerEvent::Pressed(_) => editing.press(square),
            PointerEvent::Dragged(_) if editing.held => editing.drag = place.or(editing.drag),
            PointerEvent::Released { .. } if editing.held => {
                editing.held = false;
                if editing.drag.take().is_some() {
                    editing.editor.drop_on(square);
                }
            }
            PointerEvent::Confirmed => editing.editor.click(self.cursor),
            PointerEvent::Cancelled => {
                (editing.held, editing.drag) = (false, None);
                editing.editor.drop_on(editing.editor.taken());
            }
            _ => {}
        }
        if editing.editor != before {
            ctx.shell.changed();
        }
        Ok(())
    }

    /// Shows the edited position, the marks and the dragged piece on the board.
    pub(crate) fn update_editor(&mut self, ctx: &mut TableContext) -> GameResult {
        let hover = match ctx.shell.input.hover {
            _ if !self.is_editing_position() => return Ok(()),
            _ if !ctx.shell.is_table_on_top() => None,
            _ if ctx.shell.input.by_keys => Some(self.cursor),
            Some(at) => self.square_of_any(ctx, at),
            None => None,
        };
        let speed = ctx.shell.settings.motion.factor();
        let board = self.board(ctx)?;
        let Mode::Editor(editing) = &mut self.mode else {
            return Ok(());
        };
        let changed = editing.update_board(board);
        if board.is_at_rest() || editing.editor.taken().is_none() {
            board.lift(editing.editor.taken(), speed);
        }
        board.drag(editing.drag);
        board.mark(Mark::Hover, hover.as_slice());
        board.mark(Mark::Selected, editing.editor.taken().as_slice());
        if let Some(fen) = changed {
            ctx.shell.trace.emit("setup", json!({ "fen": fen }));
        }
        Ok(())
    }

    /// Handles a key while the editor is open. Letters place pieces on the keyboard cursor, black
    /// ones with Shift. Returns whether the key was used.
    pub(crate) fn editor_key(&mut self, shell: &mut Shell, code: KeyCode, shift: bool) -> bool {
        let Mode::Editor(editing) = &mut self.mode else {
            return false;
        };
        let kind = match code {
            KeyCode::KeyP => Some(PieceKind::Pawn),
            KeyCode::KeyN => Some(PieceKind::Knight),
            KeyCode::KeyB => Some(PieceKind::Bishop),
            KeyCode::KeyR => Some(PieceKind::Rook),
            KeyCode::KeyQ => Some(PieceKind::Queen),
            KeyCode::KeyK => Some(PieceKind::King),
            KeyCode::Delete | KeyCode::Backspace => None,
            KeyCode::Escape => {
                if editing.editor.taken().is_some() {
                    shell.input.cancel();
                    return true;
                }
                let leave = EditorCommand::Leave;
                shell.requests.push(Action::run(ChessCommand::Edit(leave)));
                return true;
            }
            KeyCode::KeyW => {
                let turn = !editing.editor.setup().turn();
                editing.editor.change(Change::Turn(turn));
                shell.changed();
                return true;
            }
            KeyCode::KeyM => {
                editing.editor.change(Change::Hold(Tool::Hand));
                shell.changed();
                return true;
            }
            _ => return false,
        };
        let color = if shift { Color::Black } else { Color::White };
        editing.editor.write(self.cursor, kind, color);
        shell.input.by_keys = true;
        shell.changed();
        true
    }
}

impl EditorState {
    /// Shows the setup on the board if it has changed. Returns its FEN then, for the trace.
    fn update_board(&mut self, board: &mut Board) -> Option<String> {
        let setup = self.editor.setup();
        if self.shown.as_ref() == Some(setup) {
            return None;
        }
        board.set(setup.pieces(), Default::default());
        for mark in [Mark::Last, Mark::Hint, Mark::Move, Mark::Capture] {
            board.mark(mark, &[]);
        }
        let fen = setup.fen();
        self.shown = Some(setup.clone());
        Some(fen)
    }

    /// Handles a press on `square`, or beside the board if it is `None`.
    fn press(&mut self, square: Option<Square>) {
        let Some(square) = square else {
            // A press beside the board puts the held piece back.
            self.editor.drop_on(self.editor.taken());
            return;
        };
        let holds = self.editor.taken().is_some();
        self.editor.click(square);
        self.held = !holds && self.editor.taken().is_some();
    }
}
