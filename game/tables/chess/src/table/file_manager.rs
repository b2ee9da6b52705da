//! [`FileManager`]: state of the file dialogs at the chess table, with background reading and
//! writing of PGN files.

use super::file_writer::{Done, FileWriter, Task};
use crate::{
    ID,
    model::{
        annotated_game::{AnnotatedGame, FileLocation},
        pgn_file::Written,
        pgn_index::{PgnIndex, Progress},
    },
    panels::{
        ChessCommand, ChessDialog, FileCommand, FileDialog, GameBrowser,
        files::model::{LONGEST_COMMENT, LONGEST_NAME},
    },
    sentences as chess_sentences,
    table::ChessTable,
};
use fyrox::plugin::error::GameResult;
use parlour_shell::{
    app::{Shell, TableContext, sentences},
    platform::{IN_BROWSER, directory::DirectoryListing, storage::StorageError},
    ui::{Action, dialog_layout::Confirm},
};
use serde_json::json;
use std::{io, path::PathBuf};
use web_time::Instant;

/// Time between two updates of the game list while a file is read, in milliseconds.
const BEAT: u128 = 200;

/// State of reading and writing PGN files.
#[derive(Debug, Default)]
pub struct FileManager {
    /// State that the file dialogs are built from.
    pub(crate) browser: GameBrowser,
    /// Background writer of PGN files.
    pub(crate) writer: FileWriter,
    /// Folder listing that runs in the background.
    pub(crate) lookup: Option<DirectoryListing>,
    /// Game to review next, waiting until the player decides about the annotations of the current
    /// one.
    pub(crate) pending: Option<AnnotatedGame>,
    /// Text last queued for writing the reviewed game to its file; `None` once it is written.
    pub(crate) queued: Option<String>,
    /// Folder of the last file that was read or written.
    pub(crate) folder: Option<PathBuf>,
    /// Whether a file is opened directly if it contains only one game.
    pub(crate) opens_only: bool,
    /// Time at which the game list was last updated.
    shown: Option<Instant>,
}

impl FileManager {
    /// Returns the state that the file dialogs show.
    pub(crate) fn browser(&self) -> &GameBrowser {
        &self.browser
    }
}

impl ChessTable {
    /// Runs one command on files or annotations.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub(crate) fn file_command(
        &mut self,
        ctx: &mut TableContext,
        command: FileCommand,
    ) -> GameResult {
        let port = ctx.shell.options.platform.port();
        match command {
            FileCommand::Comment
            | FileCommand::Sign(_)
            | FileCommand::SaveComment
            | FileCommand::DiscardComment
            | FileCommand::Remove
            | FileCommand::AskPlayOn
            | FileCommand::PlayOn(_)
            | FileCommand::Keep(_)
            | FileCommand::ResumeReview => self.note(ctx, command)?,
            // An open dialog gives way to the list of the file's games.
            FileCommand::Open if port.is_some_and(|port| port.open_file()) => {}
            FileCommand::Open => self.ask_for_file(ctx, false),
            FileCommand::Save if IN_BROWSER => {
                return self.chess_command(ctx, ChessCommand::SharePgn);
            }
            FileCommand::Save => self.ask_for_file(ctx, true),
            FileCommand::Folder(folder) => self.look_into(folder),
            FileCommand::FilesPage(page) => self.files.browser.files.page = page,
            FileCommand::File(path) => self.take_file(ctx.shell, path),
            FileCommand::OpenNamed => self.open_named(ctx.shell),
            FileCommand::Write => self.write_named(ctx),
            FileCommand::WriteInto(into, path) => self.write_into(ctx, into, path),
            FileCommand::GamesPage(page) => self.files.browser.page = page,
            FileCommand::Choose(number) => self.choose_game(ctx, number)?,
            FileCommand::List => self.show_file_dialog(ctx.shell, FileDialog::Games),
            FileCommand::Paste => self.paste_games(ctx),
        }
        Ok(())
    }

    /// Opens a file dialog, in place of any other open one.
    pub(crate) fn show_file_dialog(&mut self, shell: &mut Shell, dialog: FileDialog) {
        shell.input.cancel();
        shell.close_dialogs(|dialog| matches!(dialog, ChessDialog::Files(_)));
        shell.open_dialog(ChessDialog::Files(dialog));
    }

    /// Asks about games or annotations, in place of an open file dialog. Returns whether the
    /// question was opened, as [`Shell::asks`].
    pub(crate) fn asks_about_files(&self, shell: &mut Shell, question: Confirm) -> bool {
        shell.input.cancel();
        self.close_file_dialogs(shell);
        shell.asks(question)
    }

    /// Closes all file dialogs.
    pub(crate) fn close_file_dialogs(&self, shell: &mut Shell) {
        shell.close_dialogs(|dialog| matches!(dialog, ChessDialog::Files(_)));
    }

    /// Advances file work by one frame: handles finished writes, folder listings and the index of
    /// the open PGN file.
    ///
    /// # Errors
    /// If the scene lacks what opening a game needs.
    pub(crate) fn update_files(&mut self, ctx: &mut TableContext) -> GameResult {
        let port = ctx.shell.options.platform.port();
        if let Some(text) = port.and_then(|port| port.opened_file()) {
            self.read_games(ctx.shell, PgnIndex::of_text(text));
        }
        for done in self.files.writer.poll() {
            self.handle_written(ctx.shell, done);
        }
        if !self.files.writer.is_busy() && self.review.take_save_due() {
            self.save_review(ctx.shell);
        }
        let open = match ctx.shell.top_dialog() {
            Some(ChessDialog::Files(dialog)) => Some(*dialog),
            _ => None,
        };
        if open != Some(FileDialog::Files) {
            self.files.lookup = None;
        }
        if let Some(found) = self.files.lookup.as_mut().and_then(DirectoryListing::done) {
            self.files.lookup = None;
            let mut found = found.map_err(|error| sentences::log_system(&error));
            let files = &mut self.files.browser.files;
            if let Ok(entries) = &mut found
                && files.own_only
            {
                entries.retain(|entry| !entry.is_folder);
            }
            files.entries = Some(found);
            ctx.shell.changed();
        }
        self.update_index(ctx, open == Some(FileDialog::Games))
    }

    /// Takes over new results of the PGN index, updates the list every [`BEAT`] milliseconds, and
    /// opens the only game of a file.
    fn update_index(&mut self, ctx: &mut TableContext, open: bool) -> GameResult {
        let Some(index) = &mut self.files.browser.index else {
            return Ok(());
        };
        if !index.advance() {
            return Ok(());
        }
        if let Some(reason) = index.failed() {
            let path = index.path().to_path_buf();
            let source = io::Error::new(reason.kind(), reason.to_string());
            let error = StorageError::Read { path, source };
            let sentence = sentences::storage(&ctx.shell.locale, &error);
            self.refuse_file(ctx, sentence);
            return Ok(());
        }
        let progress = index.progress();
        let listed = !matches!(progress, Progress::Listing(_));
        // Text without any game yields a row as well, which is known only after all are listed.
        let games = match listed && !index.is_without_games() {
            true => index.rows().len(),
            false => 0,
        };
        if progress == Progress::Done {
            let details = json!({ "games": games, "broken": index.broken() });
            ctx.shell.trace.emit("games", details);
        }
        if listed && std::mem::take(&mut self.files.opens_only) {
            match games {
                0 => {
                    let mut sentence = ctx.shell.locale.text("games-none");
                    if let Some(error) = index.first_flaw() {
                        let why = chess_sentences::pgn_error(&ctx.shell.locale, error);
                        sentence = format!("{sentence} {why}.");
                    }
                    self.refuse_file(ctx, sentence);
                    return Ok(());
                }
                1 => {
                    let only = Action::run(ChessCommand::Files(FileCommand::Choose(0)));
                    ctx.shell.requests.push(only);
                    return Ok(());
                }
                _ => {}
            }
        }
        let shown = self.files.shown.map(|shown| shown.elapsed().as_millis());
        let due = shown.is_none_or(|shown| shown > BEAT) || progress == Progress::Done;
        if open && due {
            self.files.shown = Some(Instant::now());
            ctx.shell.changed();
        }
        Ok(())
    }

    /// Reports that a file or pasted text can't be read. After a file, the file dialog opens again
    /// for another choice.
    fn refuse_file(&mut self, ctx: &mut TableContext, sentence: String) {
        let pasted = self.files.browser.index.take();
        let pasted = pasted.is_some_and(|index| index.path().as_os_str().is_empty());
        ctx.shell.changed();
        if pasted {
            self.close_file_dialogs(ctx.shell);
            return ctx.refuse(sentence);
        }
        ctx.shell.log_error(&sentence);
        self.show_file_dialog(ctx.shell, FileDialog::Files);
        let files = &self.files.browser.files;
        if files.saving || files.entries.is_none() {
            // The file was named on the command line or dropped, so the dialog has no folder yet.
            let folder = self.files.folder.clone().unwrap_or_default();
            self.files.browser.files.saving = false;
            self.look_into(folder);
        }
        self.files.browser.files.error = Some(sentence);
    }

    /// Handles a finished write: notifies the player, reports errors, and records the new place of
    /// the annotations.
    pub(crate) fn handle_written(&mut self, shell: &mut Shell, done: Done) {
        let Done {
            request,
            written,
            instead,
        } = done;
        if self.files.queued.as_ref() == Some(&request.location.text) {
            self.files.queued = None;
        }
        let shown = request.location.path.display().to_string();
        let exists = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
        match written {
            Ok(written) => {
                if let Some(index) = &self.files.browser.index
                    && index.path() == request.location.path
                {
                    // The list shows the file as it was before.
                    self.files.browser.index = None;
                }
                let details = json!({ "path": shown, "added": written == Written::Added });
                shell.trace.emit("saved", details);
                if request.notifies {
                    let values = [("path", shell.displayed_path(&request.location.path).into())];
                    let sentence = shell.locale.format("save-done", &values);
                    shell.notify(sentence);
                }
                if let Task::Exchange(before) = &request.task {
                    let now = &request.location.text;
                    shell.with_archive(|archive| archive.rewrite(ID.name(), before, now));
                }
                self.settle_notes(&request.task, request.location);
            }
            Err(error) if request.task == Task::New && exists(&error) => {
                self.ask_what_becomes_of(shell, &request.location.path);
            }
            Err(source) => {
                let path = request.location.path.clone();
                let error = StorageError::Write { path, source };
                let sentence = sentences::storage(&shell.locale, &error);
                let files = &self.files.browser.files;
                let asked = request.notifies && request.task == Task::New && files.saving;
                if asked && instead.is_none() && shell.dialogs.is_empty() {
                    // The player chose this path, so let them choose another one.
                    shell.log_error(&sentence);
                    self.show_file_dialog(shell, FileDialog::Files);
                    self.files.browser.files.error = Some(sentence);
                } else {
                    shell.report_error(sentence);
                }
                if let Some(path) = report_instead(shell, instead) {
                    let text = request.location.text;
                    self.settle_notes(&request.task, FileLocation { path, text });
                }
            }
        }
        shell.changed();
    }

    /// Records that the annotations of the written game are now saved at `location`.
    fn settle_notes(&mut self, task: &Task, location: FileLocation) {
        let Some(annotated) = self.review.annotated_mut() else {
            return;
        };
        let own = annotated.location().is_some_and(|before| {
            before.path == location.path && *task == Task::Exchange(before.text.clone())
        });
        if own || annotated.pgn() == location.text {
            annotated.settle(location);
            self.review.save_soon();
        }
    }

    /// Takes over the text that was typed into a file dialog.
    pub(crate) fn file_text_changed(&mut self, dialog: FileDialog) {
        let browser = &mut self.files.browser;
        match dialog {
            FileDialog::Games => {
                if let Some(index) = &mut browser.index {
                    index.search(browser.search.text());
                    browser.page = 0;
                }
            }
            FileDialog::Files => browser.files.page = 0,
            FileDialog::Comment => self.save_draft(),
            _ => {}
        }
    }
}

/// Reports that a game was written to its fallback file, if it was, and returns that file.
pub(super) fn report_instead(
    shell: &mut Shell,
    instead: Option<(PathBuf, io::Result<()>)>,
) -> Option<PathBuf> {
    let (path, Ok(())) = instead? else {
        return None;
    };
    let values = [("path", shell.displayed_path(&path).into())];
    shell.report_error(shell.locale.format("save-instead", &values));
    Some(path)
}

/// Creates a text field for a comment. A longer `text` from a file is never cut off.
pub(super) fn field_of_comment(text: &str) -> parlour_shell::ui::text_field::TextField {
    let most = LONGEST_COMMENT.max(text.chars().count());
    parlour_shell::ui::text_field::TextField::new(text, most)
}

/// Creates a text field for a file name or search term.
pub(super) fn field_of_name(text: &str) -> parlour_shell::ui::text_field::TextField {
    parlour_shell::ui::text_field::TextField::new(text, LONGEST_NAME)
}
