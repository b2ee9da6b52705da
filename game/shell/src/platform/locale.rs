//! Localization: texts for the player in the player's language.
//!
//! They are in `data/locales/*.ftl` ([Project Fluent](https://projectfluent.org)). Code refers to
//! them by key.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fyrox::core::log::Log;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// Language of the user interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language {
    /// BCP 47 tag.
    pub id: &'static str,
    /// Name in the language itself.
    pub name: &'static str,
    /// Path to its file.
    pub file: &'static str,
}

impl Default for Language {
    fn default() -> Self {
        LANGUAGES[0]
    }
}

/// Available languages. The first one has every key, and serves as the fallback.
pub const LANGUAGES: [Language; 2] = [
    Language {
        id: "en-US",
        name: "English",
        file: "data/locales/en-US.ftl",
    },
    Language {
        id: "de-DE",
        name: "Deutsch",
        file: "data/locales/de-DE.ftl",
    },
];

/// Returns the language for a BCP 47 tag, or for a POSIX locale such as `de_AT.UTF-8`.
///
/// The region is ignored. An unavailable language gives the first one.
pub fn language_for(wanted: &str) -> Language {
    spoken(wanted).unwrap_or(LANGUAGES[0])
}

/// Returns whether a language is available, in any region.
pub fn is_spoken(wanted: &str) -> bool {
    spoken(wanted).is_some()
}

fn spoken(wanted: &str) -> Option<Language> {
    let primary = |id: &str| {
        id.split(['-', '_', '.', '@'])
            .next()
            .unwrap_or("")
            .to_ascii_lowercase()
    };
    LANGUAGES
        .into_iter()
        .find(|language| primary(language.id) == primary(wanted))
}

/// Returns the language of the environment variables `LC_ALL`, `LC_MESSAGES` or `LANG`.
pub fn system_language() -> Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    language_for(wanted.as_deref().unwrap_or(""))
}

/// Error in a locale file.
#[derive(Debug, thiserror::Error)]
pub enum LocaleError {
    /// The file is not valid Fluent.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        /// Path to the file.
        file: String,
        /// Line of the first error, counted from 1.
        line: usize,
        /// Reason given by the parser.
        reason: String,
    },
    /// A key is defined twice.
    #[error("{file}: duplicate key {key}")]
    Twice {
        /// Path to the file.
        file: String,
        /// Key that is defined again.
        key: String,
    },
}

/// Texts of one language, with the first language as the fallback for missing keys. The default has
/// no texts and returns the keys themselves; it is used if the files are missing.
#[derive(Default)]
pub struct Locale {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Locale({})", self.language.id)
    }
}

/// Returns a number with a separator between thousands.
pub fn grouped(number: u64, separator: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

impl Locale {
    /// Creates a locale from the texts of its language's file and the first language's file.
    ///
    /// # Errors
    /// Returns a [`LocaleError`] that names the file, and the line or key.
    pub fn new(language: Language, text: &str, first: &str) -> Result<Self, LocaleError> {
        let mut bundles = vec![bundle(language, text)?];
        if language.id != LANGUAGES[0].id {
            bundles.push(bundle(LANGUAGES[0], first)?);
        }
        Ok(Self { language, bundles })
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the text for a key. If there is none, a warning is logged and the key is returned.
    pub fn text(&self, key: &str) -> String {
        self.lookup(key, None)
    }

    /// Returns a number with the language's separators between thousands.
    pub fn number(&self, number: u64) -> String {
        grouped(number, &self.text("thousands"))
    }

    /// Returns the text for a key with values inserted.
    pub fn format(&self, key: &str, values: &[(&str, FluentValue)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(name.to_string(), value.clone());
        }
        self.lookup(key, Some(&args))
    }

    fn lookup(&self, key: &str, args: Option<&FluentArgs>) -> String {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                let text = bundle
                    .format_pattern(pattern, args, &mut errors)
                    .into_owned();
                if errors.is_empty() {
                    return text;
                }
                Log::warn(format!("locale {}: {key}: {errors:?}", self.language.id));
                return text;
            }
        }
        Log::warn(format!(
            "locale {}: missing text for {key}",
            self.language.id
        ));
        key.to_owned()
    }
}

fn bundle(language: Language, text: &str) -> Result<FluentBundle<FluentResource>, LocaleError> {
    let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let (at, reason) = errors
            .first()
            .map(|error| (error.pos.start, error.to_string()))
            .unwrap_or_default();
        LocaleError::Syntax {
            file: language.file.to_owned(),
            line: 1 + text.as_bytes()[..at.min(text.len())]
                .iter()
                .filter(|byte| **byte == b'\n')
                .count(),
            reason,
        }
    })?;
    let id: LanguageIdentifier = language.id.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for bidirectional text. The engine's fonts would draw them as boxes.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .map_err(|errors| LocaleError::Twice {
            file: language.file.to_owned(),
            key: errors.first().map(ToString::to_string).unwrap_or_default(),
        })?;
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn file(language: Language) -> String {
        let root = Path::new("../..");
        fs::read_to_string(root.join(language.file)).unwrap()
    }

    /// Returns the keys of a Fluent file: the words before ` =` at the start of a line.
    fn keys(text: &str) -> BTreeSet<String> {
        text.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .collect()
    }

    #[test]
    fn every_language_has_every_key() {
        let first = keys(&file(LANGUAGES[0]));
        assert!(first.len() > 50, "found only {} keys", first.len());
        for language in LANGUAGES {
            let own = keys(&file(language));
            let missing: Vec<_> = first.difference(&own).collect();
            let extra: Vec<_> = own.difference(&first).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?}", language.file);
            assert!(extra.is_empty(), "only {} has {extra:?}", language.file);
            Locale::new(language, &file(language), &file(LANGUAGES[0])).unwrap();
        }
    }

    #[test]
    fn thousands_are_apart() {
        assert_eq!(grouped(0, ","), "0");
        assert_eq!(grouped(999, ","), "999");
        assert_eq!(grouped(1_000, ","), "1,000");
        assert_eq!(grouped(12_345_678, "."), "12.345.678");
    }

    #[test]
    fn a_language_is_found_by_its_posix_name_too() {
        assert_eq!(language_for("de_AT.UTF-8").id, "de-DE");
        assert_eq!(language_for("en_GB").id, "en-US");
        assert_eq!(language_for("C").id, "en-US");
        assert_eq!(language_for("").id, "en-US");
    }

    #[test]
    fn a_broken_file_is_named_with_its_line() {
        let error = Locale::new(LANGUAGES[0], "good = yes\nbad\n", "").unwrap_err();
        assert!(error.to_string().contains("line 2"), "{error}");
    }

    #[test]
    fn a_missing_text_falls_back_to_the_first_language() {
        let locale = Locale::new(LANGUAGES[1], "a = ä\n", "a = a\nb = b { $n }\n").unwrap();
        assert_eq!(locale.text("a"), "ä");
        assert_eq!(locale.format("b", &[("n", 3.into())]), "b 3");
        assert_eq!(locale.text("c"), "c");
    }
}
