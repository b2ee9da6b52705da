//! Opening and saving PGN files: the file dialog, the list of games and the clipboard.

use super::file_writer::{Task, WriteRequest};
use crate::{
    model::{annotated_game::FileLocation, pgn_index::PgnIndex},
    panels::{
        FileDialog, WriteMode,
        files::{
            model::{FileCommand, LONGEST_PATH},
            questions,
        },
    },
    sentences as chess_sentences,
    table::{ChessTable, interface::holds_game},
};
use fyrox::plugin::error::GameResult;
use parlour_shell::{
    app::{Shell, TableContext, sounds},
    platform::{directory::DirectoryListing, storage::canonical_path},
    ui::{Action, text_field::TextField},
};
use std::path::{Path, PathBuf};

/// Extension of PGN files, without the dot.
const EXTENSION: &str = "pgn";

/// Returns whether `text` is a plain file name without any folder.
fn is_a_name(text: &str) -> bool {
    Path::new(text).file_name().is_some_and(|it| it == text) && !text.contains(['/', '\\'])
}

impl ChessTable {
    /// Opens the file dialog, to read games or to save the game on the table. Every file is chosen
    /// through this function, so a native dialog would be added here.
    pub(crate) fn ask_for_file(&mut self, ctx: &mut TableContext, saving: bool) {
        let own = ctx
            .shell
            .storage
            .as_ref()
            .map(|it| it.folder().to_path_buf());
        let own_only = ctx.shell.options.platform.is_sandboxed();
        let dirs = directories::UserDirs::new().filter(|_| !own_only);
        let home = dirs.as_ref().map(|dirs| dirs.home_dir().to_path_buf());
        let documents = dirs.and_then(|dirs| dirs.document_dir().map(Path::to_path_buf));
        let came_from = self.file_of_game(ctx.shell);
        let folder = self.files.folder.clone();
        let folder = if saving {
            let came_from = came_from.as_ref().and_then(|path| path.parent());
            let came_from = came_from.map(Path::to_path_buf);
            came_from
                .or(folder)
                .or(documents)
                .or(home.clone())
                .or(own.clone())
        } else {
            folder.or(own.clone()).or(home.clone())
        };
        let folder = folder.unwrap_or_else(|| PathBuf::from("."));
        let files = &mut self.files.browser.files;
        files.saving = saving;
        files.home = home;
        files.own = own;
        files.own_only = own_only;
        if saving {
            let name = match &came_from {
                Some(path) => path.file_name().map(|it| it.to_string_lossy().into_owned()),
                None => None,
            };
            let name = name.unwrap_or_else(|| self.name_of_game(ctx));
            self.files.browser.files.name = super::file_manager::field_of_name(&name);
        }
        self.show_file_dialog(ctx.shell, FileDialog::Files);
        self.look_into(folder);
    }

    /// Returns the file that the reviewed game was read from. The file with all finished games
    /// doesn't count.
    fn file_of_game(&self, shell: &Shell) -> Option<PathBuf> {
        let location = self.review.review()?.annotated.location()?;
        (Some(&location.path) != self.own_games(shell).as_ref()).then(|| location.path.clone())
    }

    /// Suggests a file name for the game on the table: the players' names without characters that
    /// file systems forbid.
    fn name_of_game(&self, ctx: &TableContext) -> String {
        let tags = match self.review.review() {
            Some(review) => Some(review.annotated.tags().clone()),
            None => self.with_session(ctx, |session| self.notes_of(ctx.shell, session).tags),
        };
        let known = |name: &str| !name.is_empty() && name != "?";
        let named = tags.filter(|tags| known(&tags.white) && known(&tags.black));
        let name = match named {
            Some(tags) => format!("{} - {}", tags.white, tags.black),
            None => ctx.shell.locale.text("save-new-name"),
        };
        let fit = |letter: char| {
            let forbidden = letter.is_control() || "/\\:*?\"<>|".contains(letter);
            if forbidden { '_' } else { letter }
        };
        let name: String = name.chars().map(fit).take(60).collect();
        format!("{}.{EXTENSION}", name.trim())
    }

    /// Shows a folder in the file dialog. Its entries are listed in the background.
    pub(crate) fn look_into(&mut self, folder: PathBuf) {
        // Resolve `..` and links, so that each folder has one path and known parents.
        let folder = canonical_path(&folder);
        self.files.lookup = Some(DirectoryListing::of(&folder, EXTENSION));
        let files = &mut self.files.browser.files;
        files.folder = folder;
        files.entries = None;
        files.error = None;
        files.page = 0;
        if !files.saving {
            files.name = TextField::new("", LONGEST_PATH);
        }
    }

    /// Makes `folder` the one that the file dialog opens next.
    pub(crate) fn look_there_next(&mut self, folder: &Path) {
        self.files.folder = Some(folder.to_path_buf());
    }

    /// Opens the folder or file whose path was typed.
    pub(crate) fn open_named(&mut self, shell: &mut Shell) {
        match self.files.browser.files.named() {
            Some(path) if path.is_dir() => self.look_into(path),
            Some(path) => self.take_file(shell, path),
            None => {}
        }
    }

    /// Handles the choice of a file: reads its games, or takes over its name when saving.
    pub(crate) fn take_file(&mut self, shell: &mut Shell, path: PathBuf) {
        if self.files.browser.files.saving {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            self.files.browser.files.name = super::file_manager::field_of_name(&name);
            return;
        }
        let path = canonical_path(&path);
        // A typed path might not exist.
        let folder = path.parent().filter(|folder| folder.is_dir());
        if let Some(folder) = folder {
            self.files.folder = Some(folder.to_path_buf());
        }
        self.files.browser.files.error = None;
        self.read_games(shell, PgnIndex::open(&path));
    }

    /// Shows the games of a file or text in a list. If there is only one, it is opened at once.
    pub(crate) fn read_games(&mut self, shell: &mut Shell, index: PgnIndex) {
        let browser = &mut self.files.browser;
        browser.index = Some(index);
        browser.search = super::file_manager::field_of_name("");
        browser.page = 0;
        self.files.opens_only = true;
        self.show_file_dialog(shell, FileDialog::Games);
    }

    /// Shows the games of a PGN text from the clipboard.
    pub(crate) fn paste_games(&mut self, ctx: &mut TableContext) {
        match ctx.pasted_text(Action::from(FileCommand::Paste)) {
            Some(text) if holds_game(&text) => self.read_games(ctx.shell, PgnIndex::of_text(text)),
            Some(_) => ctx.refuse(ctx.shell.locale.text("games-none-pasted")),
            None => {}
        }
    }

    /// Opens the game with this index in the list for review, or logs why it can't be read.
    pub(crate) fn choose_game(&mut self, ctx: &mut TableContext, number: usize) -> GameResult {
        let Some(index) = &self.files.browser.index else {
            return Ok(());
        };
        match index.game(number) {
            Ok(annotated) => self.open_review(ctx, annotated),
            Err(error) => {
                let sentence = chess_sentences::pgn_error(&ctx.shell.locale, &error);
                // The list itself shows the error to the player.
                ctx.shell.log_error(&sentence);
                ctx.play_sound(sounds::REFUSE);
                Ok(())
            }
        }
    }

    /// Saves the game on the table under the typed name, or opens the folder of that name. Reports
    /// a name that can't be used.
    pub(crate) fn write_named(&mut self, ctx: &mut TableContext) {
        let files = &self.files.browser.files;
        let text = files.name.text().trim();
        if text.is_empty() {
            return;
        }
        // On handheld devices only the app's folder is available, so paths don't apply.
        let typed = files.typed_path().filter(|_| !files.own_only);
        let typed = typed.map(|path| canonical_path(&path));
        if let Some(folder) = typed.as_ref().filter(|path| path.is_dir()) {
            let folder = folder.clone();
            self.files.browser.files.name = super::file_manager::field_of_name("");
            return self.look_into(folder);
        }
        let path = match typed {
            Some(path) => Ok(path),
            None if is_a_name(text) => Ok(files.folder.join(text)),
            None => Err(("save-no-name", text.to_owned())),
        };
        // A mistyped folder is reported and not created.
        let path = path.and_then(|path| match path.parent() {
            Some(folder) if folder == files.folder || folder.is_dir() => Ok(path),
            folder => {
                let folder = folder.unwrap_or(&path).display().to_string();
                Err(("save-no-folder", folder))
            }
        });
        let path = match path {
            Ok(path) => path,
            Err((key, what)) => {
                let sentence = ctx.shell.locale.format(key, &[("name", what.into())]);
                ctx.refuse(sentence);
                return;
            }
        };
        let ends = path.extension().and_then(|it| it.to_str());
        let path = match ends.is_some_and(|it| it.eq_ignore_ascii_case(EXTENSION)) {
            true => path,
            false => {
                let mut longer = path.into_os_string();
                longer.push(format!(".{EXTENSION}"));
                longer.into()
            }
        };
        self.files.folder = path.parent().map(Path::to_path_buf);
        self.close_file_dialogs(ctx.shell);
        self.write_game(ctx, Task::New, path);
    }

    /// Asks whether to add to, replace or update the file at `path`, which already exists.
    pub(crate) fn ask_what_becomes_of(&self, shell: &mut Shell, path: &Path) {
        let review = self.review.review();
        let location = review.and_then(|review| review.annotated.location());
        let is_home = location.is_some_and(|location| location.path == path);
        let is_own = self.own_games(shell).as_deref() == Some(path);
        let question = questions::overwrite(&shell.locale, path, is_home, is_own);
        self.asks_about_files(shell, question);
    }

    /// Writes the game into the existing file as the player decided.
    pub(crate) fn write_into(&mut self, ctx: &mut TableContext, into: WriteMode, path: PathBuf) {
        let review = self.review.review();
        let before = review.and_then(|review| review.annotated.location());
        let task = match (into, before) {
            (WriteMode::Exchange, Some(before)) => Task::Exchange(before.text.clone()),
            (WriteMode::Exchange | WriteMode::Add, _) => Task::Add,
            (WriteMode::Replace, _) => Task::Replace,
        };
        self.close_file_dialogs(ctx.shell);
        self.write_game(ctx, task, path);
    }

    fn write_game(&mut self, ctx: &mut TableContext, task: Task, path: PathBuf) {
        let Some(text) = self.written_game(ctx) else {
            return;
        };
        self.files.writer.write(WriteRequest {
            task,
            location: FileLocation { path, text },
            notifies: true,
            instead: None,
        });
    }
}
