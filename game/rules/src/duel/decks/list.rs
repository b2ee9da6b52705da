use serde::{Deserialize, Serialize};

use crate::{
    data::{DataError, Source},
    duel::{CardKind, CardSet, DefinitionId, UnknownCard, limits},
};

/// A hero and the cards of a deck, by their ids: what a file in `data/duel/decks` or a player's
/// own deck is. It may be unfinished; [`check`](Self::check) says whether it can be played.
///
/// `limits::DECK` cards, at most `limits::COPIES` of one, no tokens ("Constants").
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// Its name: an id for the decks of the game, anything for a player's own.
    pub id: String,
    /// The id of the hero.
    pub hero: String,
    /// The cards, each once, with how many of it.
    pub cards: Vec<CardCount>,
}

/// A card of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardCount {
    /// The id of the card.
    pub card: String,
    /// How many of it.
    pub copies: u8,
}

/// A deck cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// A card, or the hero, is not in the set.
    #[error(transparent)]
    Unknown(#[from] UnknownCard),
    /// The hero is another kind of card.
    #[error("{0:?} is no hero")]
    NotAHero(String),
    /// A token or a hero is among the cards.
    #[error("{0:?} is in no deck")]
    NotCollectible(String),
    /// Too many of one card, or none.
    #[error("{card:?} is there {copies} times; 1 to {most} are allowed", most = limits::COPIES)]
    Copies {
        /// The id of the card.
        card: String,
        /// How many there are.
        copies: usize,
    },
    /// Too few or too many cards.
    #[error("a deck has {most} cards, not {cards}", most = limits::DECK)]
    Size {
        /// How many there are.
        cards: usize,
    },
}

impl DeckError {
    /// The key of the sentence that says so, for players.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "duel-deck-error-unknown",
            Self::NotAHero(_) => "duel-deck-error-hero",
            Self::NotCollectible(_) => "duel-deck-error-token",
            Self::Copies { .. } => "duel-deck-error-copies",
            Self::Size { .. } => "duel-deck-error-size",
        }
    }
}

impl DeckList {
    /// A deck without cards.
    pub fn empty(id: impl Into<String>, hero: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            hero: hero.into(),
            cards: Vec::new(),
        }
    }

    /// Reads a deck that can be played from the text of its file; `file` names it in errors.
    ///
    /// # Errors
    /// With line, column and field, when the text is no deck or the deck cannot be played.
    pub fn read(file: &str, text: &str, set: &CardSet) -> Result<Self, DataError> {
        let source = Source { file, text };
        let deck: Self = source.read()?;
        for (index, entry) in deck.cards.iter().enumerate() {
            if deck.cards[..index]
                .iter()
                .any(|other| other.card == entry.card)
            {
                let reason = format!("{:?} is named twice", entry.card);
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
                DeckError::Size { .. } => "cards".to_owned(),
            };
            source.error(field, error.to_string())
        })?;
        Ok(deck)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards
            .iter()
            .map(|entry| usize::from(entry.copies))
            .sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of a card there are.
    pub fn copies(&self, card: &str) -> usize {
        let entries = self.cards.iter().filter(|entry| entry.card == card);
        entries.map(|entry| usize::from(entry.copies)).sum()
    }

    /// Puts one more of a card in.
    ///
    /// # Errors
    /// When it is in no deck, there already as often as allowed, or the deck is full. Nothing has
    /// changed.
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
            let cards = self.len() + 1;
            return Err(DeckError::Size { cards });
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

    /// Takes one of a card out; whether there was one.
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

    /// How many cards cost 0, 1, 2 … 7 or more: the mana curve. Cards that are not in the set
    /// do not count.
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

    /// Whether the deck can be played.
    ///
    /// # Errors
    /// What is wrong with it first: the hero, then each card, then how many there are.
    pub fn check(&self, set: &CardSet) -> Result<(), DeckError> {
        self.resolve(set).map(|_| ())
    }

    /// The hero and the cards in the order of the list.
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
