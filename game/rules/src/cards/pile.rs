use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Card;
use crate::Random;

/// Most cards that a pile holds without allocating memory, so that a hand is copied quickly.
const INLINE: usize = 12;

/// Cards in order: a discard pile, a hand, or a row on the table. The first card is at the bottom,
/// or at the left.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<T>", into = "Vec<T>")]
#[serde(bound(serialize = "T: Copy + Serialize"))]
pub struct Pile<T = Card> {
    cards: SmallVec<[T; INLINE]>,
}

impl<T> Pile<T> {
    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Returns whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Puts a card on top, or at the right end.
    pub fn put(&mut self, card: T) {
        self.cards.push(card);
    }

    /// Removes and returns the card on top.
    pub fn take_top(&mut self) -> Option<T> {
        self.cards.pop()
    }

    /// Returns the card on top and leaves it there.
    pub fn top(&self) -> Option<&T> {
        self.cards.last()
    }

    /// Returns the card at an index, counted from the bottom or left.
    pub fn get(&self, index: usize) -> Option<&T> {
        self.cards.get(index)
    }

    /// Returns the card at an index for changing it.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        self.cards.get_mut(index)
    }

    /// Inserts a card at an index, or at the end if the pile is shorter.
    pub fn insert(&mut self, index: usize, card: T) {
        self.cards.insert(index.min(self.cards.len()), card);
    }

    /// Removes and returns the card at an index.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        (index < self.cards.len()).then(|| self.cards.remove(index))
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(&mut self.cards);
    }

    /// Iterates from the bottom up, or from left to right.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.cards.iter()
    }
}

impl<T: Copy> Clone for Pile<T> {
    /// Copies all cards at once; the derived function would copy one after another.
    #[inline]
    fn clone(&self) -> Self {
        Self {
            cards: SmallVec::from_slice(&self.cards),
        }
    }

    /// Copies into memory that is there already.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.cards.clear();
        self.cards.extend_from_slice(&source.cards);
    }
}

impl<T> Default for Pile<T> {
    /// Returns a pile without cards.
    fn default() -> Self {
        Self {
            cards: SmallVec::new(),
        }
    }
}

impl<T> FromIterator<T> for Pile<T> {
    /// Builds a pile; the first card becomes the bottom, or the left end.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self {
            cards: cards.into_iter().collect(),
        }
    }
}

impl<T> From<Vec<T>> for Pile<T> {
    fn from(cards: Vec<T>) -> Self {
        cards.into_iter().collect()
    }
}

impl<T> From<Pile<T>> for Vec<T> {
    fn from(pile: Pile<T>) -> Self {
        pile.cards.into_vec()
    }
}

impl<T> IntoIterator for Pile<T> {
    type Item = T;
    type IntoIter = smallvec::IntoIter<[T; INLINE]>;

    fn into_iter(self) -> Self::IntoIter {
        self.cards.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a Pile<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
