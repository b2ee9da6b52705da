//! What is on a card: of which pictures it is put together, and where they sit.

mod read;

use serde::Deserialize;

use super::{Card, Extent, Point, Rank, Suit, Tint};
use crate::data::checks;

/// One thing for each suit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySuit {
    /// For clubs.
    #[serde(deserialize_with = "checks::picture")]
    pub clubs: String,
    /// For diamonds.
    #[serde(deserialize_with = "checks::picture")]
    pub diamonds: String,
    /// For hearts.
    #[serde(deserialize_with = "checks::picture")]
    pub hearts: String,
    /// For spades.
    #[serde(deserialize_with = "checks::picture")]
    pub spades: String,
}

impl BySuit {
    /// The one for this suit.
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
    /// For plain cards.
    #[serde(deserialize_with = "checks::picture")]
    pub plain: String,
    /// For gold cards.
    #[serde(deserialize_with = "checks::picture")]
    pub gold: String,
}

impl Pair {
    /// The one for gold or plain cards.
    pub fn of(&self, gold: bool) -> &str {
        if gold { &self.gold } else { &self.plain }
    }
}

/// How large pictures are at scale 1. Those of suits and letters are square.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// Width and height of a suit's picture.
    #[serde(deserialize_with = "checks::positive")]
    pub suit: f32,
    /// Width and height of a rank's letter.
    #[serde(deserialize_with = "checks::positive")]
    pub letter: f32,
    /// Of a face.
    pub face: Extent,
}

/// What a decorator shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum DecoratorKind {
    /// The card's rank, in the colour of its suit.
    Letter,
    /// The card's suit.
    Suit,
}

/// A picture that every card has at the same place: its rank or suit in a corner.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decorator {
    /// What it shows.
    pub kind: DecoratorKind,
    /// To the right of the card's middle.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Up from the card's middle.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Whether it stands on its head.
    #[serde(default)]
    pub flip: bool,
    /// How much larger it is than the picture.
    #[serde(default = "unscaled", deserialize_with = "checks::positive")]
    pub scale: f32,
}

/// One of the suits in the middle of a card that is no face.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pip {
    /// To the right of the card's middle.
    #[serde(deserialize_with = "checks::finite")]
    pub x: f32,
    /// Up from the card's middle.
    #[serde(deserialize_with = "checks::finite")]
    pub y: f32,
    /// Whether it stands on its head.
    #[serde(default)]
    pub flip: bool,
    /// How much larger it is than the picture.
    #[serde(default = "unscaled", deserialize_with = "checks::positive")]
    pub scale: f32,
}

fn unscaled() -> f32 {
    1.0
}

/// What the cards of one rank have.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDefinition {
    /// The rank.
    pub rank: Rank,
    /// The picture of its letter.
    #[serde(deserialize_with = "checks::picture")]
    pub letter: String,
    /// The suits in the middle.
    #[serde(default)]
    pub pips: Vec<Pip>,
    /// The face in the middle, one for each suit.
    #[serde(default)]
    pub face: Option<BySuit>,
}

/// How the cards of a deck look. Read from a file with [`DeckDesign::read`]; lengths are the
/// document's units, in which a card is 2.56 wide and 3.56 high.
#[derive(Clone, Debug, PartialEq)]
pub struct DeckDesign {
    card: Extent,
    front: Pair,
    back: Pair,
    size: Sizes,
    suits: BySuit,
    decorators: Vec<Decorator>,
    /// One for each rank, in their order.
    ranks: Vec<CardDefinition>,
}

/// A picture on a card, with everything that is needed to put it there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Composed<'a> {
    /// The name of the picture.
    pub picture: &'a str,
    /// Where its middle lies, from the card's middle.
    pub middle: Point,
    /// How large it is.
    pub size: Extent,
    /// Whether it stands on its head (is turned by half a turn).
    pub flip: bool,
    /// The colour that it takes on; none if it has its own.
    pub tint: Option<Tint>,
}

impl DeckDesign {
    /// How large a card is.
    pub const fn card(&self) -> Extent {
        self.card
    }

    /// How large pictures are at scale 1.
    pub const fn sizes(&self) -> Sizes {
        self.size
    }

    /// What every card has in its corners.
    pub fn decorators(&self) -> &[Decorator] {
        &self.decorators
    }

    /// What the cards of this rank have.
    pub fn definition(&self, rank: Rank) -> &CardDefinition {
        // Reading made sure that there is one for each rank, in order.
        &self.ranks[rank.index()]
    }

    /// The picture that is seen from behind.
    pub fn back(&self, gold: bool) -> &str {
        self.back.of(gold)
    }

    /// The pictures on the front of a card, the lowest first: the front itself, the pips or the
    /// face, the corners.
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

    /// The names of all pictures, each once, in alphabetical order.
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
