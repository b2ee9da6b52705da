//! Design of the duel's card faces, read from `data/duel/card_design.ron`.
//!
//! Lengths use the same unit as playing cards: a card is 2.56 wide and 3.56 high. The origin is the
//! card's center, with x to the right and y up.

use parlour_rules::data::{DataError, Source, checks};
use serde::Deserialize;

/// Rectangle, given by its center and size.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Center, to the right of the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Center, above the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Width in design units.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// Height in design units.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

/// Rectangle with text.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextField {
    /// Position and size of the rectangle.
    pub field: Field,
    /// Font size of short texts.
    #[serde(deserialize_with = "checks::positive")]
    pub largest: f32,
    /// Smallest font size for long texts. It must not be above `largest`.
    #[serde(deserialize_with = "checks::positive")]
    pub smallest: f32,
    /// Text color: red, green and blue, 0 to 255.
    pub ink: [u8; 3],
}

/// Value in a gem.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gem {
    /// Name of the gem's picture.
    #[serde(deserialize_with = "checks::picture")]
    pub picture: String,
    /// Position and size of the gem.
    pub field: Field,
    /// Height of the digits.
    #[serde(deserialize_with = "checks::positive")]
    pub figure: f32,
}

/// Row of keyword icons.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icons {
    /// Center of the row, to the right of the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Center of the row, above the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Width and height of each icon.
    #[serde(deserialize_with = "checks::positive")]
    pub size: f32,
    /// Distance between the centers of two icons.
    #[serde(deserialize_with = "checks::positive")]
    pub gap: f32,
    /// Icon color: red, green and blue, 0 to 255.
    pub ink: [u8; 3],
}

/// Layout of one type of card. Elements that are `None` are not drawn.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Name of the frame's picture, which covers the whole card.
    #[serde(deserialize_with = "checks::picture")]
    pub frame: String,
    /// Rectangle of the illustration, drawn behind the frame.
    pub picture: Field,
    /// Name of the card.
    pub name: Option<TextField>,
    /// Rules text.
    pub text: Option<TextField>,
    /// Race of a minion, or type of the card.
    pub line: Option<TextField>,
    /// Icons of the keywords.
    pub icons: Option<Icons>,
    /// Mana cost.
    pub cost: Option<Gem>,
    /// Attack.
    pub attack: Option<Gem>,
    /// Health.
    pub health: Option<Gem>,
    /// A hero's Armor.
    pub armour: Option<Gem>,
}

/// Layout of all types of cards.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceDesign {
    /// Size of a card.
    pub card: Size,
    /// Prefix of the pictures of the digits 0 to 9.
    #[serde(deserialize_with = "checks::picture")]
    pub digits: String,
    /// Prefix of the pictures of keywords.
    #[serde(deserialize_with = "checks::picture")]
    pub icons: String,
    /// Prefix of the illustrations.
    #[serde(deserialize_with = "checks::picture")]
    pub pictures: String,
    /// Layout of minions.
    pub minion: Frame,
    /// Layout of spells.
    pub spell: Frame,
    /// Layout of tokens: minions that only effects create.
    pub token: Frame,
    /// Layout of heroes.
    pub hero: Frame,
}

/// Width and height in design units.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// Width.
    #[serde(deserialize_with = "checks::positive")]
    pub width: f32,
    /// Height.
    #[serde(deserialize_with = "checks::positive")]
    pub height: f32,
}

impl FaceDesign {
    /// Reads and validates a design.
    ///
    /// # Errors
    ///
    /// Returns the first error, with line and field.
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
                if let Some(text) = text.filter(|text| text.smallest > text.largest) {
                    return Err(source.error(
                        format!("{kind}.{part}.smallest"),
                        format!(
                            "invalid size {} (expected at most {})",
                            text.smallest, text.largest
                        ),
                    ));
                }
            }
        }
        Ok(design)
    }

    /// Returns the names of the pictures of frames and gems, sorted and without duplicates.
    /// Illustrations, digits and icons are not included.
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
