use serde::{Deserialize, Serialize};

use super::{Ending, Game, PlayError};
use crate::chess::{FenError, Position, Rules, UciError};

/// Everything that is needed to replay a game; part of saves.
///
/// Undone moves are not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Rules of the game.
    pub rules: Rules,
    /// FEN of the start position.
    pub fen: String,
    /// Moves in UCI notation.
    pub moves: Vec<String>,
    /// End of the game, if it does not follow from the moves.
    #[serde(default)]
    pub end: Option<Ending>,
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The start position is invalid.
    #[error("start position: {0}")]
    Start(#[from] FenError),
    /// A move is illegal.
    #[error("move {ply}: {source}")]
    Move {
        /// Number of the half-move, from 1.
        ply: usize,
        /// Reason of the refusal.
        source: UciError,
    },
    /// The end is not possible.
    #[error("end of the game: {0}")]
    End(PlayError),
}

impl Game {
    /// Returns the record of this game.
    pub fn record(&self) -> Record {
        Record {
            rules: self.rules(),
            fen: self.start().fen(),
            moves: self
                .history()
                .iter()
                .map(|played| played.uci.clone())
                .collect(),
            end: self.ending,
        }
    }

    /// Replays a recorded game. Moves after an automatic draw are accepted: games from before
    /// fivefold repetition became a draw have them.
    ///
    /// # Errors
    /// Returns an error if the start position, a move or the end is refused.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let start = Position::from_fen(&record.fen, record.rules)?;
        let mut game = Self::from_position(start);
        for (text, ply) in record.moves.iter().zip(1..) {
            game.position()
                .parse_uci(text)
                .map(|mv| game.play_on(mv))
                .map_err(|source| ReplayError::Move { ply, source })?;
        }
        if let Some(ending) = record.end {
            game.end(ending).map_err(ReplayError::End)?;
        }
        Ok(game)
    }
}
