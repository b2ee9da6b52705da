//! Startup options of the chess table.

use crate::model::{annotated_game::AnnotatedGame, new_game::NewGame, pgn_file};
use parlour_rules::chess::{Game, Position, Rules, pgn, pgn::Headings};
use std::path::{Path, PathBuf};

/// Startup options of the chess table.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ChessOptions {
    /// Start position, as FEN.
    pub fen: Option<String>,
    /// PGN file whose first game is opened, at its last position. It continues, or is reviewed if
    /// it is over.
    pub pgn: Option<PathBuf>,
    /// Variant of new games and of `fen`.
    pub rules: Option<Rules>,
    /// Players and clock of the game.
    pub new_game: Option<NewGame>,
}

impl ChessOptions {
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
            let annotated = AnnotatedGame::of_file(game, written, path);
            Ok((played, Some(annotated)))
        }
        Some(Err(error)) => Err(format!(
            "{shown}:{}:{}: {}.",
            error.line, error.column, error.reason
        )),
        None => Err(format!("{shown} holds no game.")),
    }
}
