//! What the Duel's rules say, in the player's language.

use crate::locale::Locale;
use parlour_rules::duel::{
    CardDefinition, CardSet, DeckCodeError, DeckError, Keyword, Refusal,
    text::{self, Phrase, Value, Words},
};

/// A language as the rules ask for it.
pub struct Speech<'a>(pub &'a Locale);

impl Words for Speech<'_> {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        let values: Vec<_> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Number(number) => (*number).into(),
                    Value::Text(text) => text.clone().into(),
                };
                (*name, value)
            })
            .collect();
        self.0.format(key, &values)
    }
}

/// A phrase in words.
pub fn say(locale: &Locale, phrase: &Phrase) -> String {
    phrase.render(&Speech(locale))
}

/// The name of a card.
pub fn name(locale: &Locale, card: &CardDefinition) -> String {
    say(locale, &text::card_name(&card.id))
}

/// The name of a deck of the game.
pub fn deck_name(locale: &Locale, id: &str) -> String {
    say(locale, &text::deck_name(id))
}

/// All that a card says.
pub fn full_text(locale: &Locale, card: &CardDefinition, set: &CardSet) -> String {
    text::full_text(card, set, &Speech(locale))
}

/// The words that are bold in a card's text.
pub fn bold_words(locale: &Locale) -> Vec<String> {
    let keywords = Keyword::ALL.map(|keyword| locale.text(keyword.key()));
    keywords
        .into_iter()
        .chain(["duel-bold-battlecry", "duel-bold-deathrattle"].map(|key| locale.text(key)))
        .collect()
}

/// Why something was refused.
pub fn refused(locale: &Locale, refusal: &Refusal) -> String {
    say(locale, &refusal.phrase())
}

/// Why a deck cannot be played.
pub fn deck_error(locale: &Locale, error: &DeckError) -> String {
    let (card, copies, cards) = match error {
        DeckError::Unknown(card) => (card.0.clone(), 0, 0),
        DeckError::NotAHero(card) | DeckError::NotCollectible(card) => (card.clone(), 0, 0),
        DeckError::Copies { card, copies } => (card.clone(), *copies, 0),
        DeckError::Size { cards } => (String::new(), 0, *cards),
    };
    let card = if card.is_empty() {
        card
    } else {
        say(locale, &text::card_name(&card))
    };
    locale.format(
        error.key(),
        &[
            ("card", card.into()),
            ("copies", (copies as i64).into()),
            ("cards", (cards as i64).into()),
        ],
    )
}

/// Why a line of text is no deck.
pub fn code_error(locale: &Locale, error: &DeckCodeError) -> String {
    match error {
        DeckCodeError::Deck(error) => deck_error(locale, error),
        DeckCodeError::Later(_) => locale.text("duel-code-later"),
        _ => locale.text("duel-code-none"),
    }
}
