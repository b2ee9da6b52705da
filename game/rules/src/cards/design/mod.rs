//! Card faces: the pictures they consist of, with position and size.

mod read;

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Card, Extent, Point, Rank, Suit, Tint};
use crate::data::checks;

/// One value for each suit, usually the name of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySuit {
    /// Value for clubs.
    #[serde(deserialize_with = "checks::picture")]
    pub clubs: String,
    /// Value for diamonds.
    #[serde(deserialize_with = "checks::picture")]
    pub diamonds: String,
    /// Value for hearts.
    #[serde(deserialize_with = "checks::picture")]
    pub hearts: String,
    /// Value for spades.
    #[serde(deserialize_with = "checks::picture")]
    pub spades: String,
}

impl BySuit {
    /// Returns the value for a suit.
    pub fn of(&self, suit: Suit) -> &str {
        match suit {
            Suit::Clubs => &self.clubs,
            Suit::Diamonds => &self.diamonds,
            Suit::Hearts => &self.hearts,
            Suit::Spades => &self.spades,
        }
    }
}

/// A picture for plain cards and one for gold cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// Name of the picture for plain cards.
    #[serde(deserialize_with = "checks::picture")]
    pub plain: String,
    /// Name of the picture for gold cards.
    #[serde(deserialize_with = "checks::picture")]
    pub gold: String,
}

impl Pair {
    /// Returns the picture for gold or plain cards.
    pub fn of(&self, gold: bool) -> &str {
        if gold { &self.gold } else { &self.plain }
    }
}

/// Sizes of pictures at scale 1. Suits and letters are square.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// Width and height of a suit's picture.
    #[serde(deserialize_with = "checks::positive")]
    pub suit: f32,
    /// Width and height of a rank's letter.
    #[serde(deserialize_with = "checks::positive")]
    pub letter: f32,
    /// Size of a face picture.
    pub face: Extent,
}

/// Kinds of decorators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum DecoratorKind {
    /// The card's rank, tinted in the color of its suit.
    Letter,
    /// The card's suit.
    Suit,
}

/// A picture at the same place on every card: its rank or suit in a corner.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decorator {
    /// Kind of picture.
    pub kind: DecoratorKind,
    /// Distance to the right of the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Distance upward from the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Whether it is turned upside down.
    #[serde(default)]
    pub flip: bool,
    /// Factor on the size of the picture.
    #[serde(default = "unscaled", deserialize_with = "checks::positive")]
    pub scale: f32,
}

/// One of the suit symbols in the middle of a number card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pip {
    /// Distance to the right of the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Distance upward from the card's center.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Whether it is turned upside down.
    #[serde(default)]
    pub flip: bool,
    /// Factor on the size of the picture.
    #[serde(default = "unscaled", deserialize_with = "checks::positive")]
    pub scale: f32,
}

fn unscaled() -> f32 {
    1.0
}

/// The part of the design that all cards of one rank share.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDefinition {
    /// Rank of the cards.
    pub rank: Rank,
    /// Name of the letter's picture.
    #[serde(deserialize_with = "checks::picture")]
    pub letter: String,
    /// Names of pictures that replace the letter in some languages, by language code.
    #[serde(default, deserialize_with = "checks::pictures")]
    pub letters: BTreeMap<String, String>,
    /// Suit symbols in the middle; empty for face cards.
    #[serde(default)]
    pub pips: Vec<Pip>,
    /// Face pictures for the four suits; `None` for number cards.
    #[serde(default)]
    pub face: Option<BySuit>,
}

/// The design of a deck, read from a file with [`DeckDesign::read`]. The unit of length is that of
/// the file, in which a card is 2.56 wide and 3.56 high.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckDesign {
    card: Extent,
    front: Pair,
    back: Pair,
    size: Sizes,
    suits: BySuit,
    decorators: Vec<Decorator>,
    /// One definition for each rank, in the order of [`Rank::ALL`].
    ranks: Vec<CardDefinition>,
}

/// A picture on a card with its position and size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Composed<'a> {
    /// Name of the picture.
    pub picture: &'a str,
    /// Position of its center, from the card's center.
    pub middle: Point,
    /// Size of the picture on the card.
    pub size: Extent,
    /// Whether it is turned upside down.
    pub flip: bool,
    /// Color to tint it with; `None` for a picture with its own colors.
    pub tint: Option<Tint>,
}

impl DeckDesign {
    /// Replaces the letters of the ranks by those of a language, such as `de-DE`.
    #[must_use]
    pub fn in_language(mut self, language: &str) -> Self {
        for definition in &mut self.ranks {
            if let Some(letter) = definition.letters.remove(language) {
                definition.letter = letter;
            }
        }
        self
    }

    /// Returns the size of a card.
    pub const fn card(&self) -> Extent {
        self.card
    }

    /// Returns the sizes of pictures at scale 1.
    pub const fn sizes(&self) -> Sizes {
        self.size
    }

    /// Returns the pictures in the corners of every card.
    pub fn decorators(&self) -> &[Decorator] {
        &self.decorators
    }

    /// Returns the part of the design that all cards of a rank share.
    pub fn definition(&self, rank: Rank) -> &CardDefinition {
        // `read` checks that there is one for each rank, in order.
        &self.ranks[rank.index()]
    }

    /// Returns the picture on the back.
    pub fn back(&self, gold: bool) -> &str {
        self.back.of(gold)
    }

    /// Returns the pictures on the front of a card, the lowest first: the front itself, the pips or
    /// the face, the corners.
    pub fn compose(&self, card: Card, gold: bool) -> Vec<Composed<'_>> {
        let definition = self.definition(card.rank);
        let suit = self.suits.of(card.suit);
        let square = |side: f32, scale: f32| Extent {
            width: side * scale,
            height: side * scale,
        };
        let whole = |picture, size| Composed {
            picture,
            middle: Point::default(),
            size,
            flip: false,
            tint: None,
        };
        let mut pictures = vec![whole(self.front.of(gold), self.card)];
        pictures.extend(definition.pips.iter().map(|pip| Composed {
            picture: suit,
            middle: Point { x: pip.x, y: pip.y },
            size: square(self.size.suit, pip.scale),
            flip: pip.flip,
            tint: Some(card.suit.tint()),
        }));
        if let Some(face) = &definition.face {
            pictures.push(whole(face.of(card.suit), self.size.face));
        }
        pictures.extend(self.decorators.iter().map(|decorator| {
            let (picture, side) = match decorator.kind {
                DecoratorKind::Letter => (definition.letter.as_str(), self.size.letter),
                DecoratorKind::Suit => (suit, self.size.suit),
            };
            Composed {
                picture,
                middle: Point {
                    x: decorator.x,
                    y: decorator.y,
                },
                size: square(side, decorator.scale),
                flip: decorator.flip,
                tint: Some(card.suit.tint()),
            }
        }));
        pictures
    }

    /// Returns the names of all pictures, each once, in alphabetical order.
    pub fn pictures(&self) -> Vec<&str> {
        let pairs = [&self.front, &self.back].map(|pair| [pair.of(false), pair.of(true)]);
        let suits = Suit::ALL.map(|suit| self.suits.of(suit));
        let letters = self.ranks.iter().map(|rank| rank.letter.as_str());
        let faces = self.ranks.iter().filter_map(|rank| rank.face.as_ref());
        let faces = faces.flat_map(|face| Suit::ALL.map(|suit| face.of(suit)));
        let mut names: Vec<_> = pairs
            .into_iter()
            .flatten()
            .chain(suits)
            .chain(letters)
            .chain(faces)
            .collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}
