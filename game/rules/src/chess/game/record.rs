use serde::{Deserialize, Serialize};

use super::{Ending, Game, PlayError};
use crate::chess::{FenError, Position, Rules, UciError};

/// All that is needed to play a game again: what a save holds.
///
/// Moves that were taken back are not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Which rules hold.
    pub rules: Rules,
    /// The position in which the game began.
    pub fen: String,
    /// The moves in UCI notation.
    pub moves: Vec<String>,
    /// How it ended, if that does not follow from the moves.
    #[serde(default)]
    pub end: Option<Ending>,
}

/// A record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The position in which it begins was refused.
    #[error("start position: {0}")]
    Start(#[from] FenError),
    /// A move was refused.
    #[error("move {ply}: {source}")]
    Move {
        /// Which move, counted from 1 for the first move of either side.
        ply: usize,
        /// Why.
        source: UciError,
    },
    /// The end was refused.
    #[error("end: {0}")]
    End(PlayError),
}

impl Game {
    /// What is needed to play this game again.
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

    /// Plays a recorded game. Moves that were played on after an automatic draw (as in games
    /// from before fivefold repetition became one) are played here, too.
    ///
    /// # Errors
    /// [`ReplayError`] says whether the start, which move, or the end was refused.
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
