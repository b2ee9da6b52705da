//! Designs from their files, and what must hold in one.

use serde::Deserialize;

use super::{BySuit, CardDefinition, DeckDesign, Decorator, Pair, Sizes};
use crate::{
    cards::{Extent, Rank},
    data::{DataError, Source},
};

/// A design as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "DeckDesign")]
struct DesignFile {
    card: Extent,
    front: Pair,
    back: Pair,
    size: Sizes,
    suits: BySuit,
    decorators: Vec<Decorator>,
    ranks: Vec<CardDefinition>,
}

impl DeckDesign {
    /// Reads a design from the text of its file; `file` names it in errors.
    ///
    /// # Errors
    /// When the text is no design, when a rank is missing or there twice, or has nothing in its
    /// middle.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let read: DesignFile = source.read()?;
        let mut ranks = read.ranks;
        for (index, definition) in ranks.iter().enumerate() {
            let rank = definition.rank;
            if ranks[..index].iter().any(|earlier| earlier.rank == rank) {
                let reason = format!("the rank {rank} is there already");
                return Err(source.error(format!("ranks[{index}].rank"), reason));
            }
            if definition.pips.is_empty() && definition.face.is_none() {
                let reason = format!("the rank {rank} has neither pips nor a face");
                return Err(source.error(format!("ranks[{index}]"), reason));
            }
        }
        let missing: Vec<_> = Rank::ALL
            .into_iter()
            .filter(|&rank| ranks.iter().all(|definition| definition.rank != rank))
            .map(|rank| rank.to_string())
            .collect();
        if !missing.is_empty() {
            let reason = format!("missing ranks: {}", missing.join(" "));
            return Err(source.error("ranks", reason));
        }
        ranks.sort_by_key(|definition| definition.rank);
        Ok(Self {
            card: read.card,
            front: read.front,
            back: read.back,
            size: read.size,
            suits: read.suits,
            decorators: read.decorators,
            ranks,
        })
    }
}
