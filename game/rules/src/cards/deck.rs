use std::{collections::VecDeque, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Card, ParseCardError, Rank, Suit};
use crate::Random;

/// Cards that are drawn from: they lie face down and in order, the one on top being the next.
///
/// As text and in saves the top card comes first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deck<T = Card> {
    cards: VecDeque<T>,
}

/// The text was no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("card {number}: {source}")]
pub struct ParseDeckError {
    /// Which card, counted from 1.
    pub number: usize,
    /// What is wrong with it.
    pub source: ParseCardError,
}

impl Deck {
    /// The 52 playing cards as they come from the shop: clubs, diamonds, hearts, spades, each
    /// from ace to king.
    pub fn standard() -> Self {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit)))
            .collect()
    }
}

impl<T> Deck<T> {
    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.cards.pop_front()
    }

    /// The top card, which stays where it is.
    pub fn top(&self) -> Option<&T> {
        self.cards.front()
    }

    /// Puts a card on top.
    pub fn put_on_top(&mut self, card: T) {
        self.cards.push_front(card);
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: T) {
        self.cards.push_back(card);
    }

    /// Puts a card under this many others; under all of them if there are fewer.
    pub fn insert(&mut self, index: usize, card: T) {
        self.cards.insert(index.min(self.cards.len()), card);
    }

    /// Puts the cards into a random order.
    pub fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(self.cards.make_contiguous());
    }

    /// The cards, the top one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.cards.iter()
    }
}

impl<T> Default for Deck<T> {
    /// No cards.
    fn default() -> Self {
        Self {
            cards: VecDeque::new(),
        }
    }
}

impl<T> FromIterator<T> for Deck<T> {
    /// The first card will be on top.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self {
            cards: cards.into_iter().collect(),
        }
    }
}

impl<T> IntoIterator for Deck<T> {
    type Item = T;
    type IntoIter = std::collections::vec_deque::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.cards.into_iter()
    }
}

impl<T: fmt::Display> fmt::Display for Deck<T> {
    /// The cards with blanks between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.cards.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Deck {
    type Err = ParseDeckError;

    /// Reads cards with blanks between them. Any number will do, and a card may be there twice;
    /// what a game asks for it checks itself.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace()
            .zip(1..)
            .map(|(card, number)| {
                card.parse()
                    .map_err(|source| ParseDeckError { number, source })
            })
            .collect()
    }
}
