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
    /// Layout of minions on the battlefield: a portrait without text.
    pub minion_portrait: Frame,
    /// Layout of tokens on the battlefield.
    pub token_portrait: Frame,
    /// Layout of minions in a hand of small cards: a large name without text.
    pub minion_small: Frame,
    /// Layout of spells in a hand of small cards.
    pub spell_small: Frame,
    /// Layout of tokens in a hand of small cards.
    pub token_small: Frame,
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
        for (kind, frame) in design.frames() {
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

    /// Returns all layouts with the names of their fields.
    fn frames(&self) -> [(&'static str, &Frame); 9] {
        [
            ("minion", &self.minion),
            ("spell", &self.spell),
            ("token", &self.token),
            ("hero", &self.hero),
            ("minion_portrait", &self.minion_portrait),
            ("token_portrait", &self.token_portrait),
            ("minion_small", &self.minion_small),
            ("spell_small", &self.spell_small),
            ("token_small", &self.token_small),
        ]
    }

    /// Returns the names of the pictures of frames and gems, sorted and without duplicates.
    /// Illustrations, digits and icons are not included.
    pub fn pictures(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for (_, frame) in self.frames() {
            names.push(frame.frame.as_str());
            let gems = [&frame.cost, &frame.attack, &frame.health, &frame.armour];
            names.extend(gems.into_iter().flatten().map(|gem| gem.picture.as_str()));
        }
        names.sort_unstable();
        names.dedup();
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn design() -> FaceDesign {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../../data/duel/card_design.ron"
        );
        let text = std::fs::read_to_string(path).unwrap();
        FaceDesign::read(path, &text).unwrap()
    }

    fn gems(frame: &Frame) -> impl Iterator<Item = Field> {
        let gems = [&frame.cost, &frame.attack, &frame.health, &frame.armour];
        gems.into_iter().flatten().map(|gem| gem.field)
    }

    #[test]
    fn a_number_never_covers_a_heros_name() {
        let design = design();
        let name = design.hero.name.unwrap().field;
        for gem in gems(&design.hero) {
            let apart_x = (gem.x - name.x).abs() - (gem.width + name.width) * 0.5;
            let apart_y = (gem.y - name.y).abs() - (gem.height + name.height) * 0.5;
            assert!(apart_x >= 0.0 || apart_y >= 0.0, "{gem:?}, {name:?}");
        }
    }

    #[test]
    fn small_cards_have_a_larger_name_that_no_number_covers() {
        let design = design();
        for (small, usual) in [
            (&design.minion_small, &design.minion),
            (&design.spell_small, &design.spell),
            (&design.token_small, &design.token),
        ] {
            let (name, before) = (small.name.unwrap(), usual.name.unwrap());
            assert!(name.largest > 1.5 * before.largest);
            assert!(small.text.is_none() && small.line.is_none());
            for gem in gems(small) {
                let apart = (gem.y - name.field.y).abs();
                assert!(apart >= (name.field.height + gem.height) * 0.5, "{gem:?}");
                let reach = gem.x.abs() + gem.width * 0.5;
                assert!(reach <= design.card.width * 0.5, "{gem:?}");
            }
        }
    }

    #[test]
    fn portraits_have_no_text_and_numbers_inside_the_card() {
        let design = design();
        for frame in [&design.minion_portrait, &design.token_portrait] {
            assert!(frame.name.is_none() && frame.text.is_none() && frame.line.is_none());
            assert!(frame.attack.is_some() && frame.health.is_some());
            // Minions are close together on the battlefield.
            for gem in gems(frame) {
                let reach = gem.x.abs() + gem.width * 0.5;
                assert!(reach <= design.card.width * 0.5, "{gem:?}");
            }
        }
    }

    #[test]
    fn the_illustration_fills_the_window_of_its_frame() {
        let design = design();
        let textures = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../data/textures/duel");
        for (kind, frame) in design.frames() {
            let picture = image::open(format!("{textures}/{}.png", frame.frame)).unwrap();
            let picture = picture.to_rgba8();
            let scale = picture.width() as f32 / design.card.width;
            let field = frame.picture;
            for (x, y, pixel) in picture.enumerate_pixels() {
                // Rounded corners are transparent too.
                let near = |at: u32, size: u32| at.min(size - 1 - at) < 10;
                if pixel[3] == 255 || near(x, picture.width()) && near(y, picture.height()) {
                    continue;
                }
                let across = (x as f32 + 0.5) / scale - design.card.width * 0.5 - field.x;
                let up = design.card.height * 0.5 - (y as f32 + 0.5) / scale - field.y;
                let inside = across.abs() * 2.0 < field.width && up.abs() * 2.0 < field.height;
                assert!(inside, "{kind}: gap at {x}, {y}");
            }
        }
    }
}
