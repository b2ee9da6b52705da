//! The desk beside the chess table: what is typed there, files of games that are read and written,
//! and what has been asked about them.

use super::file_writer::{Done, FileWriter, Task};
use crate::{
    chess::{
        annotated_game::{AnnotatedGame, FileLocation},
        pgn_file::Written,
        pgn_index::Progress,
    },
    directory::DirectoryListing,
    plugin::{
        Parlour,
        keystrokes::{Press, Typed},
    },
    sentences,
    storage::StorageError,
    ui::{
        Action, ChessCommand, Dialog, FileCommand, FileDialog, GameBrowser,
        chess::files::model::{LONGEST_COMMENT, LONGEST_NAME},
    },
};
use fyrox::{
    keyboard::KeyCode,
    plugin::{
        PluginContext,
        error::{GameError, GameResult},
    },
};
use serde_json::json;
use std::{io, path::PathBuf, time::Instant};

/// How often the list of a file that is being read is shown anew, in milliseconds.
const BEAT: u128 = 200;

/// What lies on the desk.
#[derive(Debug, Default)]
pub struct FileManager {
    pub(super) browser: GameBrowser,
    pub(super) clerk: FileWriter,
    /// The folder that is being looked up.
    pub(super) lookup: Option<DirectoryListing>,
    /// The game that is to be looked back at once it is known what becomes of the notes of another.
    pub(super) pending: Option<AnnotatedGame>,
    /// What the clerk was told last to write to where the game on the board stands, until it is done.
    pub(super) queued: Option<String>,
    /// Where files were read or written last.
    pub(super) folder: Option<PathBuf>,
    /// Whether the file that is read is opened by itself if there is only one game in it.
    pub(super) opens_only: bool,
    /// When the list was shown last.
    shown: Option<Instant>,
}

impl FileManager {
    /// What the panels show of it.
    pub(in crate::plugin) fn browser(&self) -> &GameBrowser {
        &self.browser
    }
}

impl Parlour {
    /// Carries out what is asked for with notes and files.
    pub(super) fn file_command(
        &mut self,
        command: FileCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        self.hit_targets_due = Some(3);
        match command {
            FileCommand::Comment
            | FileCommand::Sign(_)
            | FileCommand::Say
            | FileCommand::SayNothing
            | FileCommand::Remove { .. }
            | FileCommand::AskPlayOn
            | FileCommand::PlayOn(_)
            | FileCommand::Keep(_)
            | FileCommand::LookOn => self.note(command, ctx)?,
            FileCommand::Open => self.ask_for_file(ctx, false),
            FileCommand::Save => self.ask_for_file(ctx, true),
            FileCommand::Folder(folder) => self.look_into(folder),
            FileCommand::FilesPage(page) => self.files.browser.files.page = page,
            FileCommand::File(path) => self.take_file(path),
            FileCommand::OpenNamed => self.open_named(),
            FileCommand::Write => self.write_named(ctx),
            FileCommand::WriteInto(into) => self.write_into(ctx, into),
            FileCommand::GamesPage(page) => self.files.browser.page = page,
            FileCommand::Choose(number) => self.choose_game(ctx, number)?,
            FileCommand::List => self.show_file_dialog(FileDialog::Games),
            FileCommand::Paste => self.paste_games(ctx),
        }
        Ok(())
    }

    /// Opens one of the desk's dialogs in place of another of them.
    pub(super) fn show_file_dialog(&mut self, dialog: FileDialog) {
        self.input.cancel();
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Files(_)));
        self.dialogs.push(Dialog::Files(dialog));
        self.hit_targets_due = Some(3);
    }

    /// Closes the desk's dialogs.
    pub(in crate::plugin) fn close_file_dialogs(&mut self) {
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Files(_)));
        self.hit_targets_due = Some(3);
    }

    /// One update: what was written, looked up, read.
    pub(in crate::plugin) fn update_files(&mut self, ctx: &mut PluginContext) -> GameResult {
        for done in self.files.clerk.heard() {
            self.handle_written(done);
        }
        if !self.files.clerk.is_busy() && self.review.take_save_due() {
            self.save_review();
        }
        let open = match self.dialogs.last() {
            Some(Dialog::Files(dialog)) => Some(*dialog),
            _ => None,
        };
        if open != Some(FileDialog::Files) {
            self.files.lookup = None;
        }
        if let Some(found) = self.files.lookup.as_ref().and_then(DirectoryListing::done) {
            self.files.lookup = None;
            let mut found = found.map_err(|error| sentences::system(&self.locale, &error));
            let files = &mut self.files.browser.files;
            if let Ok(entries) = &mut found
                && files.own_only
            {
                entries.retain(|entry| !entry.is_folder);
            }
            files.entries = Some(found);
            self.dirty = true;
            self.hit_targets_due = Some(3);
        }
        self.update_index(open == Some(FileDialog::Games), ctx)
    }

    /// Takes in what was read of a file of games, and shows it from time to time.
    fn update_index(&mut self, open: bool, ctx: &mut PluginContext) -> GameResult {
        let Some(library) = &mut self.files.browser.library else {
            return Ok(());
        };
        if !library.advance() {
            return Ok(());
        }
        if let Some(reason) = library.failed() {
            let path = library.path().to_path_buf();
            let source = io::Error::new(reason.kind(), reason.to_string());
            let error = StorageError::Read { path, source };
            let sentence = sentences::storage(&self.locale, &error);
            self.refuse_file(ctx, sentence);
            return Ok(());
        }
        let progress = library.progress();
        let listed = !matches!(progress, Progress::Listing(_));
        // Whether a row is a game at all is only known when all are listed.
        let games = match listed && !library.is_without_games() {
            true => library.rows().len(),
            false => 0,
        };
        if progress == Progress::Done {
            let told = json!({ "games": games, "broken": library.broken() });
            self.trace.emit("games", told);
        }
        if listed && std::mem::take(&mut self.files.opens_only) {
            match games {
                0 => {
                    let mut sentence = self.locale.text("games-none");
                    if let Some(error) = library.first_flaw() {
                        let why = sentences::pgn_error(&self.locale, error);
                        sentence = format!("{sentence} {why}.");
                    }
                    self.refuse_file(ctx, sentence);
                    return Ok(());
                }
                1 => {
                    let only = Action::Chess(ChessCommand::Files(FileCommand::Choose(0)));
                    return self.dispatch(only, ctx);
                }
                _ => {}
            }
        }
        let shown = self.files.shown.map(|shown| shown.elapsed().as_millis());
        let due = shown.is_none_or(|shown| shown > BEAT) || progress == Progress::Done;
        if open && due {
            self.files.shown = Some(Instant::now());
            self.dirty = true;
            self.hit_targets_due = Some(3);
        }
        Ok(())
    }

    /// Nothing can be read from the file that was chosen: another one can be.
    fn refuse_file(&mut self, ctx: &mut PluginContext, sentence: String) {
        let pasted = self.files.browser.library.take();
        let pasted = pasted.is_some_and(|library| library.path().as_os_str().is_empty());
        self.dirty = true;
        if pasted {
            self.close_file_dialogs();
            return self.refuse(ctx, sentence);
        }
        self.log_trouble(&sentence);
        self.show_file_dialog(FileDialog::Files);
        let files = &self.files.browser.files;
        if files.saving || files.entries.is_none() {
            // It was not chosen in the dialog.
            let folder = self.files.folder.clone().unwrap_or_default();
            self.files.browser.files.saving = false;
            self.look_into(folder);
        }
        self.files.browser.files.trouble = Some(sentence);
    }

    /// Tells what became of a game that was written.
    pub(super) fn handle_written(&mut self, done: Done) {
        let Done {
            job,
            written,
            instead,
        } = done;
        if self.files.queued.as_ref() == Some(&job.home.text) {
            self.files.queued = None;
        }
        let shown = job.home.path.display().to_string();
        let exists = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
        match written {
            Ok(written) => {
                if let Some(library) = &self.files.browser.library
                    && library.path() == job.home.path
                {
                    // It lists what stood there before.
                    self.files.browser.library = None;
                }
                let told = json!({ "path": shown, "added": written == Written::Added });
                self.trace.emit("saved", told);
                if job.told {
                    let values = [("path", self.told_path(&job.home.path).into())];
                    let sentence = self.locale.format("save-done", &values);
                    self.notify(sentence);
                }
                self.settle_notes(&job.task, job.home);
            }
            Err(error) if job.task == Task::New && exists(&error) => {
                self.ask_what_becomes_of(job.home.path);
            }
            Err(source) => {
                let path = job.home.path.clone();
                let error = StorageError::Write { path, source };
                let sentence = sentences::storage(&self.locale, &error);
                let files = &self.files.browser.files;
                let asked = job.told && job.task == Task::New && files.saving;
                if asked && instead.is_none() && self.dialogs.is_empty() {
                    // Whoever chose that place chooses another one.
                    self.log_trouble(&sentence);
                    self.show_file_dialog(FileDialog::Files);
                    self.files.browser.files.trouble = Some(sentence);
                } else {
                    self.report_error(sentence);
                }
                if let Some((path, Ok(()))) = instead {
                    let values = [("path", self.told_path(&path).into())];
                    let sentence = self.locale.format("save-instead", &values);
                    self.report_error(sentence);
                    let text = job.home.text;
                    self.settle_notes(&job.task, FileLocation { path, text });
                }
            }
        }
        self.dirty = true;
    }

    /// The notes of the game that was written stand in that file now.
    fn settle_notes(&mut self, task: &Task, home: FileLocation) {
        let Some(sheet) = self.review.sheet_mut() else {
            return;
        };
        let own = sheet.home().is_some_and(|before| {
            before.path == home.path && *task == Task::Exchange(before.text.clone())
        });
        if own || sheet.pgn() == home.text {
            sheet.settle(home);
            self.review.save_soon();
        }
    }

    /// Waits until all is written: the program ends.
    pub(in crate::plugin) fn finish_writing(&mut self) {
        self.save_setup_draft();
        self.save_deck_draft();
        self.save_notes();
        for done in self.files.clerk.finish() {
            self.handle_written(done);
        }
        if self.review.sheet().is_some() {
            self.save_review();
        }
    }

    /// What the keys type into the dialog that is open; whether they were for it.
    ///
    /// # Errors
    /// When the scene lacks what an action needs.
    pub fn type_into_files(
        &mut self,
        press: &Press,
        ctx: &mut PluginContext,
    ) -> Result<bool, GameError> {
        let Some(&Dialog::Files(dialog)) = self.dialogs.last() else {
            return Ok(false);
        };
        let page = match press.code {
            KeyCode::PageDown => Some("page-next"),
            KeyCode::PageUp => Some("page-back"),
            _ => None,
        };
        if let Some(action) = page.and_then(|name| self.gui.action_of(name)) {
            self.dispatch(action, ctx)?;
            return Ok(true);
        }
        let browser = &mut self.files.browser;
        let field = match dialog {
            FileDialog::Comment => &mut browser.comment,
            FileDialog::Files if browser.files.takes_text() => &mut browser.files.name,
            FileDialog::Games => &mut browser.search,
            _ => return Ok(false),
        };
        match press.type_into(field, ctx.user_interfaces.try_get(self.ui).ok()) {
            Typed::Nothing => return Ok(false),
            Typed::Moved => self.dirty = true,
            Typed::Changed => self.changed_by_typing(dialog),
        }
        Ok(true)
    }

    fn changed_by_typing(&mut self, dialog: FileDialog) {
        let browser = &mut self.files.browser;
        if dialog == FileDialog::Games
            && let Some(library) = &mut browser.library
        {
            library.search(browser.search.text());
            browser.page = 0;
        }
        if dialog == FileDialog::Files {
            browser.files.page = 0;
        }
        if dialog == FileDialog::Comment {
            self.save_draft();
        }
        self.dirty = true;
        self.hit_targets_due = Some(3);
    }

    /// A line of text to be typed, empty or with this in it: all of it, however long it is.
    pub(super) fn field_of_comment(text: &str) -> crate::text_field::TextField {
        let most = LONGEST_COMMENT.max(text.chars().count());
        crate::text_field::TextField::new(text, most)
    }

    /// The same for names.
    pub(super) fn field_of_name(text: &str) -> crate::text_field::TextField {
        crate::text_field::TextField::new(text, LONGEST_NAME)
    }
}
