//! Startup options of the chess table.

use crate::model::{
    annotated_game::AnnotatedGame,
    new_game::{NewGame, Pairing, Side},
    pgn_file,
};
use clap::Args;
use parlour_engine::chess::Strength;
use parlour_rules::chess::{FenError, Game, Position, Rules, TimeControl, pgn::PgnError};
use std::{
    io,
    path::{Path, PathBuf},
};

/// Startup options of the chess table. The comments of the fields are `--help` texts.
#[derive(Debug, Clone, Default, PartialEq, Args)]
pub struct ChessOptions {
    /// Open this PGN file, as the menu does
    #[arg(value_name = "FILE", value_parser = game_file, conflicts_with_all = ["fen", "pgn"])]
    pub file: Option<PathBuf>,
    /// Start chess from this position (FEN)
    #[arg(long, conflicts_with = "pgn")]
    pub fen: Option<String>,
    /// Open the first game of this PGN file
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    /// Set the rules of new games: standard, 960 or casual
    #[arg(long)]
    pub rules: Option<Rules>,
    /// Play chess against the computer as white, black or random
    #[arg(long)]
    pub side: Option<Side>,
    /// Play chess with a clock: 5+3 (minutes and increment), 5d3 (delay), 5b3 (Bronstein), or 5+3/2+1
    /// (White and Black)
    #[arg(long, value_name = "TIME")]
    pub clock: Option<TimeControl>,
    /// Players and clock of the game.
    #[arg(skip)]
    pub new_game: Option<NewGame>,
}

impl ChessOptions {
    /// Returns whether an option leads to this table, whatever the opponent is.
    pub fn lead_here(&self) -> bool {
        self.fen.is_some() || self.pgn.is_some() || self.side.is_some() || self.clock.is_some()
    }

    /// Sets the players and the clock from the other options and from the opponent: one
    /// strength or two, as [`strengths_named`] reads them, or a person.
    pub fn set_opponent(&mut self, opponent: Option<&str>) {
        if opponent.is_none() && self.side.is_none() && self.clock.is_none() {
            return;
        }
        let mut chosen = NewGame::of_rules(self.rules.unwrap_or_default());
        chosen.asked = self.clock;
        if let Some(side) = self.side {
            chosen.pairing = Pairing::Computer;
            chosen.side = side;
        }
        match opponent.map(strengths_named) {
            Some(Some((white, Some(black)))) => {
                chosen.pairing = Pairing::Computers;
                chosen.levels = [white.into(), black.into()];
            }
            Some(Some((level, None))) => {
                chosen.pairing = Pairing::Computer;
                chosen.level = level.into();
            }
            Some(None) => chosen.pairing = Pairing::People,
            None => {}
        }
        self.new_game = Some(chosen);
    }

    /// Returns the chess game to start with, and its annotations if it comes from a file.
    ///
    /// Returns `None` if neither a position nor a game was given.
    ///
    /// # Errors
    /// If the position or the game cannot be read.
    pub fn game(&self) -> Result<Option<(Game, Option<AnnotatedGame>)>, StartError> {
        let rules = self.rules.unwrap_or(Rules::Standard);
        if let Some(fen) = &self.fen {
            let position = Position::from_fen(fen, rules)?;
            return Ok(Some((Game::from_position(position), None)));
        }
        self.pgn
            .as_deref()
            .map(|path| read_pgn(path, rules))
            .transpose()
    }
}

/// Returns the path to a file of games.
///
/// # Errors
/// If it is rather a misspelled option: there is no such file, and its name doesn't end as those do.
fn game_file(text: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(text);
    let is_pgn = path
        .extension()
        .is_some_and(|it| it.eq_ignore_ascii_case("pgn"));
    if is_pgn || path.exists() {
        Ok(path)
    } else {
        Err("there is no such file")
    }
}

/// Returns the strength, or both strengths separated by a comma, that `text` names.
pub fn strengths_named(text: &str) -> Option<(Strength, Option<Strength>)> {
    match text.split_once(',') {
        Some((white, black)) => Some((white.parse().ok()?, Some(black.parse().ok()?))),
        None => Some((text.parse().ok()?, None)),
    }
}

/// Failure to read the position or game to start with.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The position is invalid.
    #[error("invalid position: {0}")]
    Fen(#[from] FenError),
    /// The file cannot be read.
    #[error("couldn't read {}: {source}", path.display())]
    Read {
        /// Path to the file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// The game is invalid.
    #[error("{}:{}:{}: {}", path.display(), error.line, error.column, error.reason)]
    Pgn {
        /// Path to the file.
        path: PathBuf,
        /// Place and reason.
        error: PgnError,
    },
    /// The file is empty.
    #[error("{}: missing game (expected PGN)", .0.display())]
    Empty(PathBuf),
}

/// Reads the first game of a PGN file.
fn read_pgn(path: &Path, rules: Rules) -> Result<(Game, Option<AnnotatedGame>), StartError> {
    let unreadable = |source| {
        let path = path.to_owned();
        StartError::Read { path, source }
    };
    let mut file = pgn_file::games(path, rules).map_err(unreadable)?;
    match file.next_game().map_err(unreadable)? {
        Some(Ok(game)) => {
            let played = game.game.clone();
            let annotated = AnnotatedGame::of_file(game, file.game_text(), path);
            Ok((played, Some(annotated)))
        }
        Some(Err(error)) => {
            let path = path.to_owned();
            Err(StartError::Pgn { path, error })
        }
        None => Err(StartError::Empty(path.to_owned())),
    }
}
