use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Refusal, Round};
use crate::prospector::{Deal, DealError, DealSeed, Mine, Move, Rules};

/// Origin of a recorded deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealSource {
    /// A number or a day.
    Seed(DealSeed),
    /// Cards given one by one.
    Cards(Deal),
}

/// Everything that is needed to replay a round; part of saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Rules of the round.
    #[serde(default)]
    pub rules: Rules,
    /// Deal of the round.
    pub deal: DealSource,
    /// Points carried from earlier rounds.
    #[serde(default)]
    pub carried: u64,
    /// Moves, including those undone.
    pub moves: Vec<Move>,
    /// Number of undone moves at the end of `moves`.
    #[serde(default)]
    pub taken_back: usize,
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The deal does not fit the mine.
    #[error("deal: {0}")]
    Deal(#[from] DealError),
    /// A move is illegal.
    #[error("move {number}: {source}")]
    Move {
        /// Number of the move, from 1.
        number: usize,
        /// Reason of the refusal.
        source: Refusal,
    },
    /// More moves are undone than played.
    #[error("{taken_back} moves were undone, but only {moves} were played")]
    TakenBack {
        /// Number of undone moves.
        taken_back: usize,
        /// Number of moves.
        moves: usize,
    },
}

impl Round {
    /// Returns the record of this round.
    pub fn record(&self) -> Record {
        let deal = match self.seed {
            Some(seed) => DealSource::Seed(seed),
            None => DealSource::Cards(self.deal.clone()),
        };
        Record {
            rules: self.rules,
            deal,
            carried: self.carried,
            moves: self.line.clone(),
            taken_back: self.future().len(),
        }
    }

    /// Replays a recorded round on a mine.
    ///
    /// # Errors
    /// Returns an error if the deal or a move is refused.
    pub fn replay(record: &Record, mine: &Arc<Mine>) -> Result<Self, ReplayError> {
        let round = match &record.deal {
            DealSource::Seed(seed) => Self::numbered(mine, *seed, record.rules),
            DealSource::Cards(deal) => {
                let deal = Deal::new(deal.deck().clone(), deal.gold().iter(), mine.len())?;
                Self::new(mine, deal, record.rules)
            }
        };
        let mut round = round.carrying(record.carried);
        let (taken_back, moves) = (record.taken_back, record.moves.len());
        if taken_back > moves {
            return Err(ReplayError::TakenBack { taken_back, moves });
        }
        for (&mv, number) in record.moves.iter().zip(1..) {
            round
                .play(mv)
                .map_err(|source| ReplayError::Move { number, source })?;
        }
        for _ in 0..taken_back {
            round.undo();
        }
        Ok(round)
    }
}
