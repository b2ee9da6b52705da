//! What the panels show of notes and of files of games, and what can be asked for there.

use crate::{browser::Entry, chess::library::Library, typing::Field};
use parlour_rules::chess::{Color, tree::Glyph};
use std::path::PathBuf;

/// What can be asked for with notes and files of games.
#[derive(Debug, Clone, PartialEq)]
pub enum Shelving {
    /// Type what is to be said of the move.
    Comment,
    /// Choose the sign behind the move while that is typed, or none.
    Sign(Option<Glyph>),
    /// Say it.
    Say,
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
    Keep(Keeping),
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
pub enum Keeping {
    /// They are written into the file from which the game came.
    InFile,
    /// The game goes to the player's own with them.
    Own,
    /// They are not kept.
    Not,
}

/// The dialogs of notes and files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShelfDialog {
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

impl ShelfDialog {
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

/// What is typed, which files there are, and which games.
#[derive(Debug, Default)]
pub struct Shelf {
    /// What is to be said of a move.
    pub comment: Field,
    /// The sign that will stand behind it.
    pub sign: Option<Glyph>,
    /// The folder that is looked into.
    pub files: Files,
    /// The games of the file that was read last.
    pub library: Option<Library>,
    /// What is looked for among them.
    pub search: Field,
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
    /// The name under which the game is to be written.
    pub name: Field,
    /// The player's own folder, and that of the program.
    pub home: Option<PathBuf>,
    /// See `home`.
    pub own: Option<PathBuf>,
    /// Whether there is nothing but the program's own folder.
    pub own_only: bool,
}
