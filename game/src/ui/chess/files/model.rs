//! What the panels show of notes and of files of games, and what can be asked for there.

use crate::{chess::pgn_index::PgnIndex, directory::Entry, text_field::TextField};
use parlour_rules::chess::{Color, tree::Glyph};
use std::path::{Component, MAIN_SEPARATOR, Path, PathBuf};

/// What can be asked for with notes and files of games.
#[derive(Debug, Clone, PartialEq)]
pub enum FileCommand {
    /// Type what is to be said of the move.
    Comment,
    /// Choose the sign behind the move while that is typed, or none.
    Sign(Option<Glyph>),
    /// Say it.
    Say,
    /// Leave what is said as it was.
    SayNothing,
    /// Take the variation away, after a question.
    Remove {
        /// The question was answered.
        sure: bool,
    },
    /// Play on from here, after a question.
    AskPlayOn,
    /// Play on from here: two people, or a person with this colour.
    PlayOn(Option<Color>),
    /// Choose a file to read.
    Open,
    /// Choose a file to write the game to.
    Save,
    /// See what lies in this folder.
    Folder(PathBuf),
    /// Another page of what lies there.
    FilesPage(usize),
    /// Read this file, or take its name for the game that is written.
    File(PathBuf),
    /// Open what is typed, or the only one that fits it.
    OpenNamed,
    /// Write the game to the file of the name that is typed.
    Write,
    /// Write it to a file that is there already.
    WriteInto(Into),
    /// Another page of the list of games.
    GamesPage(usize),
    /// Look at this game of the list.
    Choose(usize),
    /// See the list again that was read last.
    List,
    /// Read games from the clipboard.
    Paste,
    /// What becomes of the notes of the game that makes way for another.
    Keep(SavePolicy),
    /// Go on with the game that was looked back at.
    LookOn,
}

/// How a game goes into a file that is there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Into {
    /// In place of how it stood there before.
    Exchange,
    /// Behind the others.
    Add,
    /// In place of all that is there.
    Replace,
}

/// What becomes of notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SavePolicy {
    /// They are written into the file from which the game came.
    InFile,
    /// The game goes to the player's own with them.
    Own,
    /// They are not kept.
    Not,
}

/// The dialogs of notes and files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileDialog {
    /// What can be done with files and the clipboard.
    Ways,
    /// What is said of a move is typed.
    Comment,
    /// Really take the variation away?
    Remove,
    /// Who plays on?
    PlayOn,
    /// Which file?
    Files,
    /// Which game of the file?
    Games,
    /// What becomes of a file that is there?
    Overwrite,
    /// What becomes of the notes?
    Keep,
}

impl FileDialog {
    /// Its name in the trace.
    pub fn id(self) -> &'static str {
        match self {
            Self::Ways => "game-files",
            Self::Comment => "comment",
            Self::Remove => "remove-variation",
            Self::PlayOn => "play-on",
            Self::Files => "files",
            Self::Games => "games",
            Self::Overwrite => "overwrite",
            Self::Keep => "keep-notes",
        }
    }
}

/// The most letters of a comment, of the name of a file, and of what is looked for.
pub const LONGEST_COMMENT: usize = 2000;
/// See [`LONGEST_COMMENT`].
pub const LONGEST_NAME: usize = 100;
/// See [`LONGEST_COMMENT`]: of a path.
pub const LONGEST_PATH: usize = 1000;

/// What is typed, which files there are, and which games.
#[derive(Debug, Default)]
pub struct GameBrowser {
    /// What is to be said of a move.
    pub comment: TextField,
    /// The sign that will stand behind it.
    pub sign: Option<Glyph>,
    /// The folder that is looked into.
    pub files: Files,
    /// The games of the file that was read last.
    pub library: Option<PgnIndex>,
    /// What is looked for among them.
    pub search: TextField,
    /// Which page of them is seen, counted from 0.
    pub page: usize,
    /// The file that is there already.
    pub target: PathBuf,
    /// Whether the game that is looked back at stands in that file.
    pub is_home: bool,
    /// Whether all finished games go to that file, which is not to be lost.
    pub is_own: bool,
    /// What was noted last and would get lost, for the question: the players' names, and the name of
    /// the file the game came from.
    pub leaving: (String, Option<String>),
}

/// A folder that is looked into.
#[derive(Debug, Default)]
pub struct Files {
    /// Whether a game is to be written; else one is to be read.
    pub saving: bool,
    /// The folder.
    pub folder: PathBuf,
    /// What lies in it, once that is known, or why it cannot be.
    pub entries: Option<Result<Vec<Entry>, String>>,
    /// What was wrong with the file that was chosen last.
    pub trouble: Option<String>,
    /// Which page is seen, counted from 0.
    pub page: usize,
    /// The name under which the game is to be written; else what is looked for, or a path.
    pub name: TextField,
    /// The player's own folder, and that of the program.
    pub home: Option<PathBuf>,
    /// See `home`.
    pub own: Option<PathBuf>,
    /// Whether there is nothing but the program's own folder.
    pub own_only: bool,
}

impl Files {
    /// Whether something can be typed.
    pub fn takes_text(&self) -> bool {
        // Where the keyboard lies over the screen, the few files of one folder are better seen.
        self.saving || !self.own_only
    }

    /// What lies there, as far as it fits what is looked for.
    pub fn shown<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        let wanted = match self.saving || self.typed_path().is_some() {
            true => String::new(),
            false => self.name.text().trim().to_lowercase(),
        };
        let fits = |entry: &&Entry| entry.name.to_lowercase().contains(&wanted);
        entries.iter().filter(fits).collect()
    }

    /// The file or folder that is meant by what is typed: a path, or the one that is called so, or the only
    /// one that fits.
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

    /// The path that is typed, if it is one and not part of a name.
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
        // What is called so is meant, whatever else has that in its name.
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
            // The list is not narrowed by it.
            let entries = files.entries.as_ref().unwrap().as_ref().unwrap();
            assert_eq!(files.shown(entries).len(), 5, "{typed}");
        }
    }
}
