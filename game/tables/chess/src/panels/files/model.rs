//! View model and commands of annotations and PGN files.

use crate::model::pgn_index::PgnIndex;
use parlour_rules::chess::{Color, tree::Glyph};
use parlour_shell::{platform::directory::Entry, ui::text_field::TextField};
use std::{
    io,
    path::{Component, MAIN_SEPARATOR, Path, PathBuf},
};

/// Command for annotations or PGN files.
#[derive(Debug, Clone, PartialEq)]
pub enum FileCommand {
    /// Opens the comment editor for the current move.
    Comment,
    /// Selects a glyph in the comment editor, or none.
    Sign(Option<Glyph>),
    /// Saves the comment and the glyph.
    SaveComment,
    /// Discards the edited comment.
    DiscardComment,
    /// Deletes the variation, after a confirmation.
    Remove,
    /// Asks who continues the game from the current position.
    AskPlayOn,
    /// Continues the game from the current position: two people, or the player with this color
    /// against the computer.
    PlayOn(Option<Color>),
    /// Opens the file dialog for reading.
    Open,
    /// Opens the file dialog for saving the game.
    Save,
    /// Shows this folder.
    Folder(PathBuf),
    /// Shows this page of the folder.
    FilesPage(usize),
    /// Reads this file, or takes its name for the game being saved.
    File(PathBuf),
    /// Opens the file or folder given by [`Files::named`].
    OpenNamed,
    /// Saves the game under the name in the text field.
    Write,
    /// Saves the game into this file, which already exists.
    WriteInto(WriteMode, PathBuf),
    /// Shows this page of the list of games.
    GamesPage(usize),
    /// Reviews the game with this index.
    Choose(usize),
    /// Returns to the list of games that was read last.
    List,
    /// Reads games from the clipboard.
    Paste,
    /// Decides about unsaved annotations before another game replaces them.
    Keep(SavePolicy),
    /// Continues the suspended review.
    ResumeReview,
}

/// Ways to save a game into an existing file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteMode {
    /// Replaces the previous version of this game.
    Exchange,
    /// Appends the game to the file.
    Add,
    /// Replaces the whole file.
    Replace,
}

/// Ways to handle unsaved annotations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SavePolicy {
    /// Saves them in the file that the game was read from.
    InFile,
    /// Saves the game with them in the player's own file.
    Own,
    /// Discards them.
    Not,
}

/// Dialog for annotations or PGN files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileDialog {
    /// Import and export.
    ImportExport,
    /// Comment editor.
    Comment,
    /// Choice of the players who continue the game.
    PlayOn,
    /// File dialog for reading or saving.
    Files,
    /// List of the games in a file.
    Games,
}

impl FileDialog {
    /// Returns the name of the dialog in the trace.
    pub fn id(self) -> &'static str {
        match self {
            Self::ImportExport => "game-files",
            Self::Comment => "comment",
            Self::PlayOn => "play-on",
            Self::Files => "files",
            Self::Games => "games",
        }
    }
}

/// Greatest number of letters in a comment.
pub const LONGEST_COMMENT: usize = 2000;
/// Greatest number of letters in a file name.
pub const LONGEST_NAME: usize = 100;
/// Greatest number of letters in a path.
pub const LONGEST_PATH: usize = 1000;

/// State of the dialogs for annotations and PGN files.
#[derive(Debug, Default)]
pub struct GameBrowser {
    /// Comment on the current move, being edited.
    pub comment: TextField,
    /// Glyph selected in the comment editor.
    pub sign: Option<Glyph>,
    /// Folder in the file dialog.
    pub files: Files,
    /// Games of the file that was read last.
    pub index: Option<PgnIndex>,
    /// Search text for the list of games.
    pub search: TextField,
    /// Page of the list of games, counted from 0.
    pub page: usize,
}

/// State of the file dialog.
#[derive(Debug, Default)]
pub struct Files {
    /// Whether a game is being saved; otherwise one is being opened.
    pub saving: bool,
    /// Current folder.
    pub folder: PathBuf,
    /// Content of the folder, or the error from reading it; `None` until it is known.
    pub entries: Option<Result<Vec<Entry>, io::ErrorKind>>,
    /// Error of the file that was chosen last.
    pub error: Option<String>,
    /// Page of the list, counted from 0.
    pub page: usize,
    /// File name when saving; otherwise a search text or a path.
    pub name: TextField,
    /// Home folder of the player.
    pub home: Option<PathBuf>,
    /// Folder of the game.
    pub own: Option<PathBuf>,
    /// Whether only the folder of the game is accessible, as on handhelds.
    pub own_only: bool,
}

impl Files {
    /// Returns whether the dialog has a text field.
    pub fn takes_text(&self) -> bool {
        // With an on-screen keyboard, showing the few files of one folder is more useful than a
        // search field.
        self.saving || !self.own_only
    }

    /// Returns the entries that match the search text; all of them when saving or if a path is
    /// typed.
    pub fn shown<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        let wanted = match self.saving || self.typed_path().is_some() {
            true => String::new(),
            false => self.name.text().trim().to_lowercase(),
        };
        let fits = |entry: &&Entry| entry.name.to_lowercase().contains(&wanted);
        entries.iter().filter(fits).collect()
    }

    /// Returns the file or folder that the typed text identifies: a path, the only entry with this
    /// name, or the only match.
    pub fn named(&self) -> Option<PathBuf> {
        if self.name.text().trim().is_empty() {
            return None;
        }
        self.typed_path().or_else(|| {
            let entries = self.entries.as_ref()?.as_ref().ok()?;
            let shown = self.shown(entries);
            let typed = self.name.text().trim().to_lowercase();
            let is_called_so = |entry: &&&Entry| {
                let name = entry.name.to_lowercase();
                name == typed || name.strip_suffix(".pgn") == Some(&typed)
            };
            let mut called_so = shown.iter().filter(is_called_so);
            match (called_so.next(), called_so.next(), shown.as_slice()) {
                (Some(only), None, _) | (_, _, [only]) => Some(only.path.clone()),
                _ => None,
            }
        })
    }

    /// Returns the typed text as a path, if it looks like one. Relative paths start at the current
    /// folder, and `~` is the home folder.
    pub fn typed_path(&self) -> Option<PathBuf> {
        let text = self.name.text().trim();
        let mut parts = Path::new(text).components();
        if let (Some(home), Some(Component::Normal(first))) = (&self.home, parts.next())
            && first == "~"
        {
            return Some(home.join(parts.as_path()));
        }
        let is_path = text == ".." || text.contains(['/', MAIN_SEPARATOR]);
        is_path.then(|| self.folder.join(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(typed: &str) -> Files {
        let entry = |name: &str, is_folder| Entry {
            name: name.into(),
            path: Path::new("/games").join(name),
            is_folder,
            bytes: 1,
        };
        let entries = [
            "Old ones",
            "Linares 1994.pgn",
            "linares 1999.pgn",
            "wijk.pgn",
            "More of Wijk.pgn",
        ];
        let entries = entries.map(|name| entry(name, !name.ends_with("pgn")));
        Files {
            folder: "/games".into(),
            home: Some("/people/ada".into()),
            entries: Some(Ok(entries.to_vec())),
            name: TextField::new(typed, LONGEST_PATH),
            ..Files::default()
        }
    }

    #[test]
    fn what_is_typed_narrows_the_list_until_one_is_meant() {
        let look = |typed| {
            let files = files(typed);
            let count = files
                .shown(files.entries.as_ref().unwrap().as_ref().unwrap())
                .len();
            (count, files.named())
        };
        assert_eq!(look(""), (5, None));
        assert_eq!(look("LIN"), (2, None));
        assert_eq!(look(" 1999 "), (1, Some("/games/linares 1999.pgn".into())));
        assert_eq!(look("old"), (1, Some("/games/Old ones".into())));
        assert_eq!(look("nothing"), (0, None));
        // An exact name wins over partial matches.
        assert_eq!(look("wijk"), (2, Some("/games/wijk.pgn".into())));
        assert_eq!(look("wijk.pgn"), (2, Some("/games/wijk.pgn".into())));
    }

    #[test]
    fn a_path_that_is_typed_is_meant_wherever_it_begins() {
        for (typed, path) in [
            ("/tmp/x.pgn", "/tmp/x.pgn"),
            ("~/x.pgn", "/people/ada/x.pgn"),
            ("~", "/people/ada"),
            ("sub/x.pgn", "/games/sub/x.pgn"),
            ("..", "/games/.."),
        ] {
            let files = files(typed);
            assert_eq!(files.named(), Some(path.into()), "{typed}");
            // A path does not filter the list.
            let entries = files.entries.as_ref().unwrap().as_ref().unwrap();
            assert_eq!(files.shown(entries).len(), 5, "{typed}");
        }
    }
}
