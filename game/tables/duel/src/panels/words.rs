//! Localized texts of the Duel's rules.

use parlour_rules::duel::{
    CardDefinition, CardSet, DeckCodeError, DeckError, Keyword, Refusal, text,
    text::{Phrase, Value, Words},
};
use parlour_shell::platform::locale::Locale;

/// Adapter that lets the rules look up texts in a locale.
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

/// Returns a phrase of the rules as text.
pub fn say(locale: &Locale, phrase: &Phrase) -> String {
    phrase.render(&Speech(locale))
}

/// Returns the localized name of a card.
pub fn name(locale: &Locale, card: &CardDefinition) -> String {
    say(locale, &text::card_name(&card.id))
}

/// Returns the localized name of a built-in deck.
pub fn deck_name(locale: &Locale, id: &str) -> String {
    say(locale, &text::deck_name(id))
}

/// Returns the full text of a card.
pub fn full_text(locale: &Locale, card: &CardDefinition, set: &CardSet) -> String {
    text::full_text(card, set, &Speech(locale))
}

/// Returns the words that are bold in card texts.
pub fn bold_words(locale: &Locale) -> Vec<String> {
    let keywords = Keyword::ALL.map(|keyword| locale.text(keyword.key()));
    keywords
        .into_iter()
        .chain(["duel-bold-battlecry", "duel-bold-deathrattle"].map(|key| locale.text(key)))
        .collect()
}

/// Returns the localized reason for a refused action.
pub fn refused(locale: &Locale, refusal: &Refusal) -> String {
    say(locale, &refusal.phrase())
}

/// Returns the localized reason for an invalid deck.
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

/// Returns the localized reason for an invalid deck code.
pub fn code_error(locale: &Locale, error: &DeckCodeError) -> String {
    match error {
        DeckCodeError::Deck(error) => deck_error(locale, error),
        DeckCodeError::Later(_) => locale.text("duel-code-later"),
        _ => locale.text("duel-code-none"),
    }
}
