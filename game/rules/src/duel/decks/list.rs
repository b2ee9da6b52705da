use crate::shortened;
use serde::{Deserialize, Serialize};

use crate::{
    data::{DataError, Source, checks},
    duel::{CardKind, CardSet, DefinitionId, UnknownCard, limits},
};

/// Most different cards that a deck can list, complete or not.
const MOST_CARDS: usize = 100;

/// A deck: the ids of a hero and of cards, from a file in `data/duel/decks` or built by a player.
/// It can be unfinished; [`check`](Self::check) checks whether it can be played.
///
/// A complete deck has `limits::DECK` cards, at most `limits::COPIES` of each, and no tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// Id of a built-in deck, or any name that a player gave it.
    #[serde(deserialize_with = "checks::name")]
    pub id: String,
    /// Id of the hero.
    #[serde(deserialize_with = "checks::name")]
    pub hero: String,
    /// Cards, each once with the number of copies.
    #[serde(deserialize_with = "checks::list::<_, _, MOST_CARDS>")]
    pub cards: Vec<CardCount>,
}

/// A card of a deck with its number of copies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardCount {
    /// Id of the card.
    #[serde(deserialize_with = "checks::name")]
    pub card: String,
    /// Number of copies.
    pub copies: u8,
}

/// Reason why a deck cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// A card, or the hero, is not in the set.
    #[error(transparent)]
    Unknown(#[from] UnknownCard),
    /// The hero is another kind of card.
    #[error("invalid hero {:?} (expected a card of the kind Hero)", shortened(.0))]
    NotAHero(String),
    /// A token or a hero is among the cards.
    #[error("invalid card {:?} (heroes and tokens can't be in a deck)", shortened(.0))]
    NotCollectible(String),
    /// The number of copies is 0 or too large.
    #[error(
        "invalid number of copies of {:?}: {copies} (expected 1 to {most})",
        shortened(.card),
        most = limits::COPIES
    )]
    Copies {
        /// Id of the card.
        card: String,
        /// Number of copies.
        copies: usize,
    },
    /// A card is added to a deck that has all its cards.
    #[error("full deck (expected at most {most} cards)", most = limits::DECK)]
    Full,
    /// The number of cards is wrong.
    #[error("invalid number of cards {cards} (expected {most})", most = limits::DECK)]
    Size {
        /// Number of cards.
        cards: usize,
    },
}

impl DeckError {
    /// Returns the locale key of the message for players.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "duel-deck-error-unknown",
            Self::NotAHero(_) => "duel-deck-error-hero",
            Self::NotCollectible(_) => "duel-deck-error-token",
            Self::Copies { .. } => "duel-deck-error-copies",
            Self::Full => "duel-deck-error-full",
            Self::Size { .. } => "duel-deck-error-size",
        }
    }
}

impl DeckList {
    /// Builds a deck without cards.
    pub fn empty(id: impl Into<String>, hero: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            hero: hero.into(),
            cards: Vec::new(),
        }
    }

    /// Reads a complete deck from the text of its file; `file` is the name used in errors.
    ///
    /// # Errors
    /// Returns an error with line, column and field if the text is not a deck, or the deck cannot
    /// be played.
    pub fn read(file: &str, text: &str, set: &CardSet) -> Result<Self, DataError> {
        let source = Source { file, text };
        let deck: Self = source.read()?;
        for (index, entry) in deck.cards.iter().enumerate() {
            if deck.cards[..index]
                .iter()
                .any(|other| other.card == entry.card)
            {
                let reason = format!("duplicate card {:?}", entry.card);
                return Err(source.error(format!("cards[{index}].card"), reason));
            }
        }
        deck.check(set).map_err(|error| {
            let place = |id: &str| deck.cards.iter().position(|entry| entry.card == id);
            let field = match &error {
                DeckError::NotAHero(_) => "hero".to_owned(),
                DeckError::Unknown(UnknownCard(id)) if *id == deck.hero => "hero".to_owned(),
                DeckError::Unknown(UnknownCard(id)) | DeckError::NotCollectible(id) => {
                    place(id).map_or_else(String::new, |index| format!("cards[{index}].card"))
                }
                DeckError::Copies { card, .. } => {
                    place(card).map_or_else(String::new, |index| format!("cards[{index}].copies"))
                }
                DeckError::Full | DeckError::Size { .. } => "cards".to_owned(),
            };
            source.error(field, error.to_string())
        })?;
        Ok(deck)
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.cards
            .iter()
            .map(|entry| usize::from(entry.copies))
            .sum()
    }

    /// Returns whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of copies of a card.
    pub fn copies(&self, card: &str) -> usize {
        let entries = self.cards.iter().filter(|entry| entry.card == card);
        entries.map(|entry| usize::from(entry.copies)).sum()
    }

    /// Adds a copy of a card.
    ///
    /// # Errors
    /// Returns an error if decks cannot contain the card, there are too many copies, or the deck is
    /// full. Nothing has changed then.
    pub fn add(&mut self, card: &str, set: &CardSet) -> Result<(), DeckError> {
        if !set.get(set.require(card)?).is_collectible() {
            return Err(DeckError::NotCollectible(card.to_owned()));
        }
        let copies = self.copies(card) + 1;
        if copies > limits::COPIES {
            let card = card.to_owned();
            return Err(DeckError::Copies { card, copies });
        }
        if self.len() >= limits::DECK {
            return Err(DeckError::Full);
        }
        match self.cards.iter_mut().find(|entry| entry.card == card) {
            Some(entry) => entry.copies += 1,
            None => self.cards.push(CardCount {
                card: card.to_owned(),
                copies: 1,
            }),
        }
        Ok(())
    }

    /// Removes a copy of a card. Returns whether there was one.
    pub fn remove(&mut self, card: &str) -> bool {
        let Some(index) = self.cards.iter().position(|entry| entry.card == card) else {
            return false;
        };
        let entry = &mut self.cards[index];
        entry.copies = entry.copies.saturating_sub(1);
        if entry.copies == 0 {
            self.cards.remove(index);
        }
        true
    }

    /// Returns the mana curve: the number of cards that cost 0, 1, 2 … 7 or more. Cards that are
    /// not in the set are ignored.
    pub fn mana_curve(&self, set: &CardSet) -> [usize; 8] {
        let mut curve = [0; 8];
        for entry in &self.cards {
            if let Some(card) = set.find(&entry.card) {
                let cost = usize::from(set.get(card).cost);
                curve[cost.min(7)] += usize::from(entry.copies);
            }
        }
        curve
    }

    /// Checks whether the deck can be played.
    ///
    /// # Errors
    /// Returns the first problem: the hero, then each card, then the number of cards.
    pub fn check(&self, set: &CardSet) -> Result<(), DeckError> {
        self.resolve(set).map(|_| ())
    }

    /// Looks up the hero and the cards in the order of the list.
    pub(in crate::duel) fn resolve(
        &self,
        set: &CardSet,
    ) -> Result<(DefinitionId, Vec<DefinitionId>), DeckError> {
        let hero = set.require(&self.hero)?;
        if set.get(hero).kind != CardKind::Hero {
            return Err(DeckError::NotAHero(self.hero.clone()));
        }
        let mut cards = Vec::with_capacity(limits::DECK);
        for entry in &self.cards {
            let card = set.require(&entry.card)?;
            if !set.get(card).is_collectible() {
                return Err(DeckError::NotCollectible(entry.card.clone()));
            }
            let copies = self.copies(&entry.card);
            if entry.copies == 0 || copies > limits::COPIES {
                let card = entry.card.clone();
                return Err(DeckError::Copies { card, copies });
            }
            cards.extend((0..entry.copies).map(|_| card));
        }
        if cards.len() != limits::DECK {
            let cards = cards.len();
            return Err(DeckError::Size { cards });
        }
        Ok((hero, cards))
    }
}
