//! Reads and checks design files.

use serde::Deserialize;

use super::{BySuit, CardDefinition, DeckDesign, Decorator, DecoratorKind, Pair, Sizes};
use crate::{
    cards::{Extent, Rank},
    data::{DataError, Source},
};

/// The design as written in its file.
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

/// Largest ratio between the two sides of a card.
const SLIMMEST: f32 = 4.0;

impl DeckDesign {
    /// Reads a design from the text of its file; `file` is the name used in errors.
    ///
    /// # Errors
    /// Returns an error if the text is not a design, if a rank is missing, repeated or has nothing
    /// in its middle, or if something is larger than the card.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let read: DesignFile = source.read()?;
        let mut ranks = read.ranks;
        for (index, definition) in ranks.iter().enumerate() {
            let rank = definition.rank;
            if ranks[..index].iter().any(|earlier| earlier.rank == rank) {
                let reason = format!("duplicate rank {rank}");
                return Err(source.error(format!("ranks[{index}].rank"), reason));
            }
            if definition.pips.is_empty() && definition.face.is_none() {
                let reason = format!("rank {rank} has neither pips nor a face");
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
        let design = Self {
            card: read.card,
            front: read.front,
            back: read.back,
            size: read.size,
            suits: read.suits,
            decorators: read.decorators,
            ranks,
        };
        design.check_sizes(&source)?;
        Ok(design)
    }

    /// Checks that nothing is larger than the card and that the card is not a strip.
    fn check_sizes(&self, source: &Source) -> Result<(), DataError> {
        let Extent { width, height } = self.card;
        let refuse = |field: &str, reason: &str| Err(source.error(field, reason));
        if width > height * SLIMMEST || height > width * SLIMMEST {
            let reason = format!(
                "invalid size {width} x {height} (expected a ratio of at most {SLIMMEST} to 1)"
            );
            return refuse("card", &reason);
        }
        let longest = width.max(height);
        let sizes = [
            ("size.suit", self.size.suit),
            ("size.letter", self.size.letter),
            ("size.face", self.size.face.width.max(self.size.face.height)),
        ];
        for (field, size) in sizes {
            if size > longest {
                return refuse(field, "larger than the card");
            }
        }
        for (index, decorator) in self.decorators.iter().enumerate() {
            let size = match decorator.kind {
                DecoratorKind::Letter => self.size.letter,
                DecoratorKind::Suit => self.size.suit,
            };
            if size * decorator.scale > longest {
                return refuse(
                    &format!("decorators[{index}].scale"),
                    "larger than the card",
                );
            }
        }
        for (index, definition) in self.ranks.iter().enumerate() {
            for (pip, at) in definition.pips.iter().zip(0..) {
                if self.size.suit * pip.scale > longest {
                    let field = format!("ranks[{index}].pips[{at}].scale");
                    return refuse(&field, "larger than the card");
                }
            }
        }
        Ok(())
    }
}
