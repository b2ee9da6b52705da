use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Refusal, Round};
use crate::prospector::{Deal, DealError, DealSeed, Mine, Move, Rules};

/// Where a recorded deal comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DealSource {
    /// From a number or a day.
    Seed(DealSeed),
    /// It was put together by hand.
    Cards(Deal),
}

/// All that is needed to play a round again: what a save holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Which rules hold.
    #[serde(default)]
    pub rules: Rules,
    /// The deal.
    pub deal: DealSource,
    /// The points carried from earlier rounds.
    #[serde(default)]
    pub carried: u64,
    /// The moves, those taken back included.
    pub moves: Vec<Move>,
    /// How many of the moves were taken back.
    #[serde(default)]
    pub taken_back: usize,
}

/// A record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The deal cannot be played on this mine.
    #[error("deal: {0}")]
    Deal(#[from] DealError),
    /// A move was refused.
    #[error("move {number}: {source}")]
    Move {
        /// Which move, counted from 1.
        number: usize,
        /// Why.
        source: Refusal,
    },
    /// More moves were taken back than played.
    #[error("{taken_back} moves were taken back of {moves}")]
    TakenBack {
        /// How many were taken back.
        taken_back: usize,
        /// How many were played.
        moves: usize,
    },
}

impl Round {
    /// What is needed to play this round again.
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

    /// Plays a recorded round on a mine.
    ///
    /// # Errors
    /// [`ReplayError`] says whether the deal or which move was refused.
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
