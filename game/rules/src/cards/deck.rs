use std::{fmt, iter::Rev, str::FromStr, vec};

use serde::{Deserialize, Serialize};

use super::{Card, ParseCardError, Rank, Suit};
use crate::Random;

/// Cards to draw from, face down and in order; the top card is the next one drawn.
///
/// As text and in saves the top card comes first.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<T>", into = "Vec<T>")]
#[serde(bound(serialize = "T: Clone + Serialize"))]
pub struct Deck<T = Card> {
    /// From the bottom up, so that a card is drawn and a deck is copied quickly.
    cards: Vec<T>,
}

/// A text that is not a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("card {number}: {source}")]
pub struct ParseDeckError {
    /// Number of the wrong card, from 1.
    pub number: usize,
    /// The problem with that card.
    pub source: ParseCardError,
}

impl Deck {
    /// Returns the 52 playing cards in the order of a new pack: clubs, diamonds, hearts, spades,
    /// each from ace to king.
    pub fn standard() -> Self {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit)))
            .collect()
    }
}

impl<T> Deck<T> {
    /// Returns the number of cards left.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns whether all cards are drawn.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Removes and returns the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.cards.pop()
    }

    /// Returns the top card and leaves it there.
    pub fn top(&self) -> Option<&T> {
        self.cards.last()
    }

    /// Puts a card on top.
    pub fn put_on_top(&mut self, card: T) {
        self.cards.push(card);
    }

    /// Puts a card at the bottom.
    pub fn put_under(&mut self, card: T) {
        self.cards.insert(0, card);
    }

    /// Puts a card under the top `index` cards, or at the bottom if there are fewer.
    pub fn insert(&mut self, index: usize, card: T) {
        let below = self.cards.len().saturating_sub(index);
        self.cards.insert(below, card);
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, random: &mut Random) {
        // From the top, so that a seed gives the order that it has always given.
        self.cards.reverse();
        random.shuffle(&mut self.cards);
        self.cards.reverse();
    }

    /// Iterates over the cards from the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.cards.iter().rev()
    }
}

impl<T: Clone> Clone for Deck<T> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            cards: self.cards.clone(),
        }
    }

    /// Copies into memory that is there already.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.cards.clone_from(&source.cards);
    }
}

impl<T> Default for Deck<T> {
    /// Returns a deck without cards.
    fn default() -> Self {
        Self { cards: Vec::new() }
    }
}

impl<T> FromIterator<T> for Deck<T> {
    /// Builds a deck; the first card becomes the top.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut cards: Vec<T> = cards.into_iter().collect();
        cards.reverse();
        Self { cards }
    }
}

impl<T> From<Vec<T>> for Deck<T> {
    fn from(cards: Vec<T>) -> Self {
        cards.into_iter().collect()
    }
}

impl<T> From<Deck<T>> for Vec<T> {
    fn from(deck: Deck<T>) -> Self {
        deck.into_iter().collect()
    }
}

impl<T> IntoIterator for Deck<T> {
    type Item = T;
    type IntoIter = Rev<vec::IntoIter<T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.cards.into_iter().rev()
    }
}

impl<T: fmt::Display> fmt::Display for Deck<T> {
    /// Writes the cards with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
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

    /// Parses cards separated by spaces. Any number of cards and repeated cards are accepted; a
    /// game checks what it needs.
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
