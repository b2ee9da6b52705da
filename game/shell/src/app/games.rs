//! List of finished games: its commands, and the games that tables add to it.

use crate::{
    app::{Parlour, Shell, sentences},
    archive::{Archive, Heading, files::ArchivedGame},
    platform::{IN_BROWSER, storage::StorageError},
    ui::{
        Action, Dialog, GamesCommand, dialog_layout::Confirm, kit::ButtonSpec,
        text_field::TextField,
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use serde_json::json;
use std::path::Path;

/// Folder of exported games in the player's folder.
const EXPORTED: &str = "exported";

impl Shell {
    /// Enters a finished game into the list, with its record in the table's own form. If `before` is
    /// the record of an earlier version of it, that is replaced. Reports an error.
    pub fn enter_game(&mut self, mut heading: Heading, record: String, before: Option<&str>) {
        heading.seconds = self.play_time.take(&heading.table);
        self.with_archive(|archive| archive.enter(heading, record, before));
    }

    /// Calls `with` with the finished games, and reports an error.
    pub fn with_archive<V>(
        &mut self,
        with: impl FnOnce(&mut Archive) -> Result<V, StorageError>,
    ) -> Option<V> {
        let result = with(&mut self.archive);
        let report = |error| self.report_error(sentences::storage(&self.locale, &error));
        result.map_err(report).ok()
    }

    /// Takes over the games that were found in the background, and shows them.
    pub(crate) fn update_games(&mut self) {
        let (is_new, errors) = self.archive.advance(&self.locale);
        for error in errors {
            self.report_error(sentences::storage(&self.locale, &error));
        }
        if self.dialogs.last() != Some(&Dialog::Games) {
            if is_new && !self.archive.is_loading() {
                self.trace_games();
            }
            return;
        }
        if is_new {
            self.trace_games();
            self.changed();
        }
    }

    fn trace_games(&mut self) {
        let details = json!({
            "all": self.archive.entries().len(),
            "shown": self.archive.count(),
        });
        self.trace.emit("archive", details);
    }

    /// Returns the text field of the shell's topmost dialog.
    pub(crate) fn text_field(&mut self) -> Option<&mut TextField> {
        match self.dialogs.last_mut()? {
            Dialog::Name(field) => Some(field),
            Dialog::Games => Some(&mut self.archive.search),
            _ => None,
        }
    }

    /// Asks how to export a game.
    fn ask_for_export(&mut self, file: &str) {
        let choice = |name: &'static str, picture: &'static str, command: GamesCommand| {
            let action = Action::confirmed(command);
            let key = format!("archive-{name}");
            (ButtonSpec::icon(name, picture, key, action), String::new())
        };
        let file = file.to_owned();
        let copy = choice("copy", "icon_copy", GamesCommand::Copy(file.clone()));
        let other = match self.options.platform.is_sandboxed() {
            true if IN_BROWSER => choice("download", "icon_save", GamesCommand::Share(file)),
            true => choice("share", "icon_share", GamesCommand::Share(file)),
            false => choice("save", "icon_save", GamesCommand::Save(file)),
        };
        let text = self.locale.text("archive-export-text");
        let question = Confirm::list("export", "archive-export-title", text, vec![copy, other]);
        self.asks(question);
    }
}

impl Parlour {
    /// Carries out a command of the list of finished games.
    ///
    /// # Errors
    /// If a scene lacks what opening a game needs.
    pub(crate) fn games_command(
        &mut self,
        command: GamesCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let archive = &mut self.shell.archive;
        match command {
            GamesCommand::Show(table) => {
                archive.show_table(table.map(|table| table.name()));
                self.shell.system.called = false;
                self.shell.input.cancel();
                self.shell.turn_to(Dialog::Games);
            }
            GamesCommand::Table => {
                let kinds = self.kinds.iter().filter(|kind| kind.archive.is_some());
                let tables: Vec<_> = kinds.map(|kind| kind.id.name()).collect();
                archive.step_table(&tables);
            }
            GamesCommand::Results => archive.step_results(),
            GamesCommand::Opponent => archive.step_opponent(),
            GamesCommand::Page(page) => archive.page = page,
            GamesCommand::Open(table, file) => {
                let game = self.shell.with_archive(|archive| archive.read(&file));
                let Some(game) = game else { return Ok(()) };
                let (table, mut ctx) = self.table_mut(table, ctx);
                if !table.open_game(&game, &mut ctx)? {
                    let sentence = ctx.shell.locale.text("archive-unreadable");
                    ctx.refuse(sentence);
                }
            }
            GamesCommand::Export(file) => self.shell.ask_for_export(&file),
            GamesCommand::Copy(file) => {
                let game = self.shell.with_archive(|archive| archive.read(&file));
                let text = game.map(|game| game.record);
                self.context(ctx).copy(text, "archive-copied");
            }
            GamesCommand::Share(file) => {
                let game = self.shell.with_archive(|archive| archive.read(&file));
                let text = game.map(|game| game.record);
                self.context(ctx).share("archive-share-name", text);
            }
            GamesCommand::Save(file) => self.save_exported(&file),
            GamesCommand::Delete(file) => {
                self.shell.with_archive(|archive| archive.delete(&file));
            }
            GamesCommand::Restore => {
                self.shell.with_archive(Archive::restore);
            }
        }
        Ok(())
    }

    /// Writes a game to a separate file in the folder of exported games.
    fn save_exported(&mut self, file: &str) {
        let game = self.shell.with_archive(|archive| archive.read(file));
        let Some(ArchivedGame { heading, record }) = game else {
            return;
        };
        let of_game = |kind: &&crate::table::TableKind| kind.id.name() == heading.table;
        let kind = self.kinds.iter().find(of_game);
        let extension = kind.and_then(|kind| kind.archive.as_ref());
        let extension = extension.map_or("txt", |archive| archive.extension);
        let name = Path::new(EXPORTED).join(file).with_extension(extension);
        let name = name.to_string_lossy().into_owned();
        let written = self
            .shell
            .with_storage(|storage| storage.write(&name, record.as_bytes()));
        if let Some(path) = written {
            let values = [("path", self.shell.displayed_path(&path).into())];
            let sentence = self.shell.locale.format("save-done", &values);
            self.shell.notify(sentence);
        }
    }
}
