//! Localized texts of the Duel's rules.

use crate::{Participant, saves::DuelAutosave};
use parlour_rules::duel::{
    CardDefinition, CardSet, DeckCodeError, DeckError, Intent, Keyword, Refusal, limits, text,
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

/// Returns the localized line from a card's fable.
pub fn fable(locale: &Locale, card: &CardDefinition) -> String {
    say(locale, &text::fable(&card.id))
}

/// Returns the localized name of a built-in deck.
pub fn deck_name(locale: &Locale, id: &str) -> String {
    say(locale, &text::deck_name(id))
}

/// Returns the locale key of a built-in deck's name.
pub fn deck_key(id: &str) -> String {
    text::deck_name(id).key
}

/// Returns the full text of a card.
pub fn full_text(locale: &Locale, card: &CardDefinition, set: &CardSet) -> String {
    text::full_text(card, set, &Speech(locale))
}

/// Returns the sentence for the menu about a match that waits: its turn and the opponent. A match
/// in which nothing was done doesn't wait.
pub fn waiting(locale: &Locale, saved: &DuelAutosave) -> Option<String> {
    let intents = &saved.record.intents;
    if intents.is_empty() || saved.listed {
        return None;
    }
    let ends = intents
        .iter()
        .filter(|(_, intent)| *intent == Intent::EndTurn);
    // Each player counts their own turns.
    let turn = i64::try_from(ends.count() / 2 + 1).unwrap_or(i64::MAX);
    let mut levels = saved.participants().into_iter();
    let level = levels.find_map(|participant| match participant {
        Participant::Computer(level) => Some(locale.text(level.key())),
        Participant::Person => None,
    });
    let key = match level {
        Some(_) => "waiting-duel",
        None => "waiting-duel-people",
    };
    let values = [
        ("turn", turn.into()),
        ("opponent", level.unwrap_or_default().into()),
    ];
    Some(locale.format(key, &values))
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
        DeckError::Full => (String::new(), 0, limits::DECK),
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
            ("most", limits::DECK.into()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::tests::{cards, english};
    use parlour_shell::ui::layout_check::locales;

    /// Returns whether an English text has "a" before a vowel sound, as in "a insect" or "a 8/8".
    fn has_wrong_article(text: &str) -> bool {
        let words: Vec<_> = text.split_whitespace().map(str::to_lowercase).collect();
        words.windows(2).any(|pair| {
            let vowel = pair[1].starts_with(['a', 'e', 'i', 'o', 'u', '8']);
            pair[0] == "a" && (vowel || pair[1].starts_with("11/") || pair[1].starts_with("18/"))
        })
    }

    #[test]
    fn no_english_card_says_a_before_a_vowel() {
        let locale = english();
        assert!(has_wrong_article("Destroy a insect."));
        assert!(!has_wrong_article("Destroy an insect. Draw a card."));
        let set = cards();
        for (_, card) in set.iter() {
            let text = full_text(&locale, card, &set);
            assert!(!has_wrong_article(&text), "{}: {text}", card.id);
        }
        // Cards that are added later can select any noun.
        let file = std::fs::read_to_string("../../../data/locales/en-US.ftl").unwrap();
        let keys = file.lines().filter_map(|line| line.split_once(" = "));
        let nouns: Vec<_> = keys
            .filter(|(key, _)| key.starts_with("duel-noun-") && !key.ends_with("-many"))
            .collect();
        assert!(nouns.len() >= 7, "{nouns:?}");
        for (_, noun) in nouns {
            for key in ["duel-target-one", "duel-target-random"] {
                for alliance in ["ally", "other-ally", "enemy", "other-any", "any"] {
                    let values = [("alliance", alliance.into()), ("noun", noun.into())];
                    let text = locale.format(key, &values);
                    assert!(!has_wrong_article(&text), "{text}");
                }
            }
        }
    }

    #[test]
    fn every_fable_has_a_short_line_in_each_language() {
        let set = cards();
        for locale in locales() {
            for (_, card) in set.iter().filter(|(_, card)| card.fable) {
                let line = fable(&locale, card);
                assert_ne!(line, text::fable(&card.id).key, "{}", card.id);
                assert!(line.chars().count() <= 60, "{line}");
            }
        }
    }
}
