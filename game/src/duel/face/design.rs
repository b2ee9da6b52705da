//! How the face of a duel's card is put together: `data/duel/card_design.ron`.
//!
//! Lengths are the documents' units, as for playing cards: a card is 2.56 wide and 3.56 high, x
//! goes right and y up from its middle.

use parlour_rules::data::{DataError, Source, checks};
use serde::Deserialize;

/// A rectangle by its middle and size.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Its middle, to the right of the card's.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Its middle, above the card's.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Its width.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// Its height.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

/// A rectangle in which something is written.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextField {
    /// Where.
    pub field: Field,
    /// Size of the letters, if the text is short.
    #[serde(deserialize_with = "checks::positive")]
    pub largest: f32,
    /// They are never smaller than this.
    #[serde(deserialize_with = "checks::positive")]
    pub smallest: f32,
    /// Colour of the letters: red, green and blue, 0 to 255.
    pub ink: [u8; 3],
}

/// A figure in its gem.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gem {
    /// Picture of the gem.
    #[serde(deserialize_with = "checks::picture")]
    pub picture: String,
    /// Middle and size of the gem.
    pub field: Field,
    /// Height of the figure in it.
    #[serde(deserialize_with = "checks::positive")]
    pub figure: f32,
}

/// Small pictures in a row.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icons {
    /// The middle of the row, to the right of the card's.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// The middle of the row, above the card's.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Size of each.
    #[serde(deserialize_with = "checks::positive")]
    pub size: f32,
    /// From one to the next.
    #[serde(deserialize_with = "checks::positive")]
    pub gap: f32,
    /// Their colour.
    pub ink: [u8; 3],
}

/// The face of one type of card.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The picture of the frame, as large as the card.
    #[serde(deserialize_with = "checks::picture")]
    pub frame: String,
    /// The picture seen through it.
    pub picture: Field,
    /// The name.
    pub name: Option<TextField>,
    /// What the card does.
    pub text: Option<TextField>,
    /// The race of a minion, or the type of the card.
    pub line: Option<TextField>,
    /// Keywords.
    pub icons: Option<Icons>,
    /// The cost.
    pub cost: Option<Gem>,
    /// The attack.
    pub attack: Option<Gem>,
    /// The health.
    pub health: Option<Gem>,
    /// A hero's armour.
    pub armour: Option<Gem>,
}

/// The whole design.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceDesign {
    /// Size of a card, in units.
    pub card: Size,
    /// Pictures of the digits 0 to 9 begin with this.
    #[serde(deserialize_with = "checks::picture")]
    pub digits: String,
    /// Pictures of keywords begin with this.
    #[serde(deserialize_with = "checks::picture")]
    pub icons: String,
    /// Pictures of cards begin with this.
    #[serde(deserialize_with = "checks::picture")]
    pub pictures: String,
    /// Minions.
    pub minion: Frame,
    /// Spells.
    pub spell: Frame,
    /// Cards that are in no deck.
    pub token: Frame,
    /// Heroes.
    pub hero: Frame,
}

/// Width and height.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// Width in units.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// Height in units.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

impl FaceDesign {
    /// Reads a design.
    ///
    /// # Errors
    /// The first thing wrong with it, with line and field.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let design: Self = source.read()?;
        for (kind, frame) in [
            ("minion", &design.minion),
            ("spell", &design.spell),
            ("token", &design.token),
            ("hero", &design.hero),
        ] {
            for (part, text) in [
                ("name", frame.name),
                ("text", frame.text),
                ("line", frame.line),
            ] {
                if text.is_some_and(|text| text.smallest > text.largest) {
                    return Err(source.error(
                        format!("{kind}.{part}.smallest"),
                        "must not be above largest",
                    ));
                }
            }
        }
        Ok(design)
    }

    /// The names of all pictures that it needs besides those of cards, digits and icons.
    pub fn pictures(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for frame in [&self.minion, &self.spell, &self.token, &self.hero] {
            names.push(frame.frame.as_str());
            let gems = [&frame.cost, &frame.attack, &frame.health, &frame.armour];
            names.extend(gems.into_iter().flatten().map(|gem| gem.picture.as_str()));
        }
        names.sort_unstable();
        names.dedup();
        names
    }
}
