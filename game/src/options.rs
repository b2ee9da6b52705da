//! What the program was started with.

use crate::{
    chess::{annotated_game::AnnotatedGame, new_game::NewGame, pgn_file},
    platform::Platform,
    settings::{MotionSpeed, Quality},
};
use parlour_rules::{
    chess::{
        Game, Position, Rules,
        pgn::{self, Headings},
    },
    duel::{CardSet, Setup},
};
use std::{
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
};

/// The tables.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Table {
    /// Chess.
    #[default]
    Chess,
    /// The solitaire about digging for gold.
    Prospector,
    /// The collectible card game.
    Duel,
}

impl Table {
    /// Its name in the trace and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Table::Chess => "chess",
            Table::Prospector => "prospector",
            Table::Duel => "duel",
        }
    }

    /// The scene in which it stands.
    pub fn scene(self) -> &'static str {
        match self {
            Table::Chess => "data/scenes/chess.rgs",
            Table::Prospector => "data/scenes/prospector.rgs",
            Table::Duel => "data/scenes/duel.rgs",
        }
    }
}

impl FromStr for Table {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "chess" => Ok(Table::Chess),
            "prospector" => Ok(Table::Prospector),
            "duel" => Ok(Table::Duel),
            _ => Err(format!(
                "{word:?} is no table; there are: chess, prospector, duel"
            )),
        }
    }
}

/// What the program was started with. The executor fills it from its arguments, tests by hand.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Go to this table at once, past the menu.
    pub table: Option<Table>,
    /// A position to begin with.
    pub fen: Option<String>,
    /// A game to begin with: the first one of this file. It is gone on with, or looked back at if
    /// it is over; its last position stands on the board.
    pub pgn: Option<PathBuf>,
    /// The rules for new games and for reading positions.
    pub rules: Option<Rules>,
    /// Speak on standard output.
    pub trace: bool,
    /// Where saves, settings and statistics lie; the platform's own place if `None`.
    pub save_dir: Option<PathBuf>,
    /// Begin as on a new machine: nothing saved is read, though it stays where it is.
    pub fresh: bool,
    /// Neither read nor write saves, settings or statistics.
    pub keep_nothing: bool,
    /// Overrides the setting.
    pub motion: Option<MotionSpeed>,
    /// Overrides the setting.
    pub quality: Option<Quality>,
    /// Overrides the setting.
    pub locale: Option<String>,
    /// Inner size of the window, in pixels.
    pub window: Option<(u32, u32)>,
    /// Chooses a Chess960 start position, and whatever else is left to chance.
    pub seed: Option<u64>,
    /// Play the demonstration and leave.
    pub demo: bool,
    /// The number of the deal to begin Prospector with.
    pub deal: Option<u64>,
    /// Prospector without wrap: ace and king are no neighbours.
    pub no_wrap: bool,
    /// The decks of the Duel: the player's and the opponent's.
    pub decks: Option<(String, Option<String>)>,
    /// Who sits opposite at the Duel: the name of a level, or `person`.
    pub opponent: Option<String>,
    /// A file with a position of the Duel to begin with.
    pub setup: Option<PathBuf>,
    /// Who plays chess, and with which clock.
    pub new_game: Option<NewGame>,
    /// Another scene than the chess table's.
    pub scene: Option<String>,
    /// The system under the game.
    pub platform: Platform,
}

impl Options {
    /// Checks what can be checked before a window is opened.
    ///
    /// # Errors
    /// One sentence: a position or file that cannot be read.
    pub fn check(&self) -> Result<(), String> {
        self.game().map(|_| ())
    }

    /// Checks what needs the data folder, which must lie in the current one, before a window is opened.
    ///
    /// # Errors
    /// One sentence: a position of the Duel that cannot be read.
    pub fn check_with_data(&self) -> Result<(), String> {
        let Some(path) = &self.setup else {
            return Ok(());
        };
        // What is wrong with the cards themselves is told at the table.
        let cards = std::fs::read_to_string(CARDS).ok();
        let Some(set) = cards.and_then(|text| CardSet::read(CARDS, &text).ok()) else {
            return Ok(());
        };
        let shown = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("{shown} could not be read: {error}."))?;
        Setup::read(&shown, &text, &Arc::new(set))
            .map(|_| ())
            .map_err(|error| format!("{error}."))
    }

    /// The game to begin with, if one was asked for, with what is written of it if it comes from a
    /// file.
    ///
    /// # Errors
    /// One sentence: a position or file that cannot be read.
    pub fn game(&self) -> Result<Option<(Game, Option<AnnotatedGame>)>, String> {
        let rules = self.rules.unwrap_or(Rules::Standard);
        if let Some(fen) = &self.fen {
            let position = Position::from_fen(fen, rules)
                .map_err(|error| format!("That is no position: {error}."))?;
            return Ok(Some((Game::from_position(position), None)));
        }
        self.pgn
            .as_deref()
            .map(|path| read_pgn(path, rules))
            .transpose()
    }
}

/// The cards of the Duel.
pub(crate) const CARDS: &str = "data/duel/cards.ron";

/// Reads the first game of a PGN file.
fn read_pgn(path: &Path, rules: Rules) -> Result<(Game, Option<AnnotatedGame>), String> {
    let shown = path.display();
    let text =
        pgn_file::read(path).map_err(|error| format!("{shown} could not be read: {error}."))?;
    match pgn::parse_with(&text, rules).into_iter().next() {
        Some(Ok(game)) => {
            let place = Headings::new(&text).next().map(|heading| heading.span);
            let written = place.and_then(|span| text.get(span)).unwrap_or(&text);
            let played = game.game.clone();
            let sheet = AnnotatedGame::of_file(game, written, path);
            Ok((played, Some(sheet)))
        }
        Some(Err(error)) => Err(format!(
            "{shown}:{}:{}: {}.",
            error.line, error.column, error.reason
        )),
        None => Err(format!("{shown} holds no game.")),
    }
}
