//! Startup options of the program, with their checks.

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

/// Table, that is, a game that can be opened.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum TableId {
    /// Chess.
    #[default]
    Chess,
    /// Prospector, a Tri-Peaks solitaire.
    Prospector,
    /// The Duel, a collectible card game.
    Duel,
}

impl TableId {
    /// Returns the name on the command line and in the trace.
    pub fn name(self) -> &'static str {
        match self {
            TableId::Chess => "chess",
            TableId::Prospector => "prospector",
            TableId::Duel => "duel",
        }
    }

    /// Returns the path of the scene.
    pub fn scene(self) -> &'static str {
        match self {
            TableId::Chess => "data/scenes/chess.rgs",
            TableId::Prospector => "data/scenes/prospector.rgs",
            TableId::Duel => "data/scenes/duel.rgs",
        }
    }
}

impl FromStr for TableId {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "chess" => Ok(TableId::Chess),
            "prospector" => Ok(TableId::Prospector),
            "duel" => Ok(TableId::Duel),
            _ => Err(format!(
                "{word:?} is no table; there are: chess, prospector, duel"
            )),
        }
    }
}

/// Startup options. The executor sets them from its arguments, and tests set them directly.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Table to open at once, without the menu.
    pub table: Option<TableId>,
    /// Start position of the chess game, as FEN.
    pub fen: Option<String>,
    /// PGN file whose first game is opened, at its last position. It continues, or is reviewed if
    /// it is over.
    pub pgn: Option<PathBuf>,
    /// Variant of new games and of `fen`.
    pub rules: Option<Rules>,
    /// Whether the trace is written to standard output.
    pub trace: bool,
    /// Folder for saves, settings and statistics. `None` uses the platform's folder.
    pub save_dir: Option<PathBuf>,
    /// Whether to start as on a new machine: nothing saved is read, but existing files are kept.
    pub fresh: bool,
    /// Whether to neither read nor write saves, settings and statistics.
    pub keep_nothing: bool,
    /// Animation speed, which overrides the setting.
    pub motion: Option<MotionSpeed>,
    /// Graphics quality, which overrides the setting.
    pub quality: Option<Quality>,
    /// Language, which overrides the setting.
    pub locale: Option<String>,
    /// Inner size of the window, in pixels.
    pub window: Option<(u32, u32)>,
    /// Seed of all random choices, such as a Chess960 start position.
    pub seed: Option<u64>,
    /// Whether to play the demo and exit.
    pub demo: bool,
    /// Number of Prospector's first deal.
    pub deal: Option<u64>,
    /// Whether Prospector is played without wrapping, so that an ace and a king are not adjacent.
    pub no_wrap: bool,
    /// Decks of the Duel: the player's, and the opponent's.
    pub decks: Option<(String, Option<String>)>,
    /// Opponent in the Duel: the name of a level, or `person`.
    pub opponent: Option<String>,
    /// File with the start position of the Duel.
    pub setup: Option<PathBuf>,
    /// Players and clock of the chess game.
    pub new_game: Option<NewGame>,
    /// Scene to open in place of the chess table's.
    pub scene: Option<String>,
    /// Platform on which the game runs.
    pub platform: Platform,
}

impl Options {
    /// Checks the options that need no data files, before the window opens.
    ///
    /// # Errors Returns a sentence about a position or game that cannot be read.
    pub fn check(&self) -> Result<(), String> {
        self.game().map(|_| ())
    }

    /// Checks the options that need data files, before the window opens.
    ///
    /// The data folder must be in the working directory.
    ///
    /// # Errors Returns a sentence about a position of the Duel that cannot be read.
    pub fn check_with_data(&self) -> Result<(), String> {
        let Some(path) = &self.setup else {
            return Ok(());
        };
        // Errors in the card file itself are reported when the table opens.
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

    /// Returns the chess game to start with, and its annotations if it comes from a file.
    ///
    /// Returns `None` if neither a position nor a game was given.
    ///
    /// # Errors Returns a sentence about a position or game that cannot be read.
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

/// Path to the cards of the Duel.
pub(crate) const CARDS: &str = "data/duel/cards.ron";

/// Reads the first game of a PGN file. Error messages include line and column.
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
