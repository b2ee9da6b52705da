//! Typesetting of a card face: the layout of a type of card, and its texts with their places.

use super::{
    design::{FaceDesign, Field, Frame, TextField},
    lettering::{Area, Lettering, Setting, Weight, Word, words, words_in},
    picture::{Face, Kind},
};

/// Largest and smallest font size of a line from a fable, relative to that of the rules text.
const FABLE: [f32; 2] = [0.66, 0.48];
/// Growth of the line on a card without rules text.
const ALONE: f32 = 1.25;
/// Largest share of the height of the text that the line from the fable takes.
const MOST: f32 = 0.5;
/// Smallest share of its font size that the rules text keeps above that line.
const SMALLER: f32 = 0.7;
/// Height of the place of icons in design units, and width between the numbers beside it, as a share
/// of that of the text.
const ICONS: f32 = 0.16;
const BETWEEN: f32 = 0.74;

/// Text with its place and color.
pub type PlacedText = (Setting, Area, [u8; 3]);

/// Sets the texts of card faces.
#[derive(Debug, Clone)]
pub struct Typesetter {
    /// Layouts of the cards.
    pub design: FaceDesign,
    /// Fonts.
    pub letters: Lettering,
    /// Width of a card in pixels.
    pub width: u32,
}

impl Typesetter {
    /// Returns all texts of a front with their places and colors.
    pub fn settings(&self, face: &Face) -> Vec<PlacedText> {
        let frame = self.frame(face.kind);
        let rules = words(&face.text, &face.keywords);
        let parts = self.with_fable(face, &rules);
        let rules_field = frame.text.filter(|_| parts.is_none());
        let mut settings = parts.unwrap_or_default();
        for (text, field) in [
            (words_in(&face.name, Weight::Bold), frame.name),
            (rules, rules_field),
            (words_in(&face.line, Weight::Bold), frame.line),
        ] {
            if let Some(field) = field
                && !text.is_empty()
            {
                let area = self.area(field.field);
                settings.push((self.set(&text, area, field), area, field.ink));
            }
        }
        settings
    }

    /// Returns whether a front has a line from the card's fable.
    pub fn has_fable(&self, face: &Face) -> bool {
        let rules = words(&face.text, &face.keywords);
        self.with_fable(face, &rules).is_some()
    }

    /// Returns the rules text and below it the line from the fable. Returns `None` if the card has no
    /// such line, or if it is neither enlarged nor without rules text, or if the rules text would
    /// become too small.
    fn with_fable(&self, face: &Face, rules: &[Word]) -> Option<Vec<PlacedText>> {
        let frame = self.frame(face.kind);
        let fable = &words_in(&face.fable, Weight::Italic);
        let field = frame.text?;
        let has_room = face.kind.is_large() || rules.is_empty();
        if !has_room || fable.is_empty() {
            return None;
        }
        let whole = self.area(field.field);
        let alone = self.set(rules, whole, field).size;
        let mut area = whole;
        // The line can be where icons would be, between the numbers.
        let wide = match face.icons.is_empty() && frame.icons.is_some() && !rules.is_empty() {
            true => {
                area.height += ICONS * self.scale();
                area.width * BETWEEN
            }
            false => area.width,
        };
        let most = if rules.is_empty() { 1.0 } else { MOST };
        let sizes = FABLE.map(|share| share * field.largest * self.scale());
        let mut own = Area {
            left: area.left + (area.width - wide) * 0.5,
            width: wide,
            height: area.height * most,
            ..area
        };
        let largest = if rules.is_empty() { ALONE } else { 1.0 } * sizes[0];
        let line = self.letters.set(fable, own, largest, sizes[1]);
        if !line.fits(own) {
            return None;
        }
        own.height = line.height();
        let ink = frame.line.map_or(field.ink, |line| line.ink);
        if rules.is_empty() {
            own.top = whole.top + (whole.height - own.height) * 0.5;
            return Some(vec![(line, own, ink)]);
        }
        let gap = sizes[1] * 0.4;
        area.height -= own.height + gap;
        own.top = area.top + area.height + gap;
        let text = self.set(rules, area, field);
        let is_legible = text.fits(area) && text.size >= alone * SMALLER;
        is_legible.then(|| vec![(text, area, field.ink), (line, own, ink)])
    }

    /// Returns the layout of a type of card.
    pub fn frame(&self, kind: Kind) -> &Frame {
        match kind {
            Kind::Minion | Kind::MinionLarge => &self.design.minion,
            Kind::Spell | Kind::SpellLarge => &self.design.spell,
            Kind::Token | Kind::TokenLarge => &self.design.token,
            Kind::Hero => &self.design.hero,
            Kind::MinionPortrait => &self.design.minion_portrait,
            Kind::TokenPortrait => &self.design.token_portrait,
            Kind::MinionSmall => &self.design.minion_small,
            Kind::SpellSmall => &self.design.spell_small,
            Kind::TokenSmall => &self.design.token_small,
        }
    }

    /// Returns the number of pixels per design unit.
    pub fn scale(&self) -> f32 {
        self.width as f32 / self.design.card.width
    }

    /// Returns the pixels of a field.
    pub fn area(&self, field: Field) -> Area {
        let (scale, card) = (self.scale(), self.design.card);
        Area {
            left: (card.width * 0.5 + field.x - field.width * 0.5) * scale,
            top: (card.height * 0.5 - field.y - field.height * 0.5) * scale,
            width: field.width * scale,
            height: field.height * scale,
        }
    }

    fn set(&self, words: &[Word], area: Area, field: TextField) -> Setting {
        let scale = self.scale();
        let (largest, smallest) = (field.largest * scale, field.smallest * scale);
        self.letters.set(words, area, largest, smallest)
    }
}
