use serde::{Deserialize, Serialize};

use super::Card;
use crate::Random;

/// Cards that are put somewhere one after the other: a discard pile, a hand, a row on the table.
/// The first one lies at the bottom, or at the left.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<T = Card> {
    cards: Vec<T>,
}

impl<T> Pile<T> {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Puts a card on top, or at the right.
    pub fn put(&mut self, card: T) {
        self.cards.push(card);
    }

    /// Takes the card on top.
    pub fn take_top(&mut self) -> Option<T> {
        self.cards.pop()
    }

    /// The card on top, which stays where it is.
    pub fn top(&self) -> Option<&T> {
        self.cards.last()
    }

    /// The card at this place, counted from 0 at the bottom or left.
    pub fn get(&self, index: usize) -> Option<&T> {
        self.cards.get(index)
    }

    /// The same, to change it.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        self.cards.get_mut(index)
    }

    /// Puts a card at this place and moves those from there on by one; at the end if there are
    /// fewer.
    pub fn insert(&mut self, index: usize, card: T) {
        self.cards.insert(index.min(self.cards.len()), card);
    }

    /// Takes the card at this place, if there is one; those after it close up.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        (index < self.cards.len()).then(|| self.cards.remove(index))
    }

    /// Puts the cards into a random order.
    pub fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(&mut self.cards);
    }

    /// The cards, from the bottom up or from left to right.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.cards.iter()
    }
}

impl<T> Default for Pile<T> {
    /// No cards.
    fn default() -> Self {
        Self { cards: Vec::new() }
    }
}

impl<T> FromIterator<T> for Pile<T> {
    /// The first card will be at the bottom, or left.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self {
            cards: cards.into_iter().collect(),
        }
    }
}

impl<T> IntoIterator for Pile<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

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
