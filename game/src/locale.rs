//! What the player reads, in the player's language. The texts stand in `data/locales/*.ftl`
//! (Project Fluent); code knows only their keys.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fyrox::core::log::Log;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language that the game speaks: its BCP 47 name, its own name for itself, and its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language {
    /// BCP 47 name.
    pub id: &'static str,
    /// How its speakers call it.
    pub name: &'static str,
    /// Its file within the data folder.
    pub file: &'static str,
}

/// The languages, the first being the one that every key exists in.
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

/// The language for the wish `wanted` (a BCP 47 name or a POSIX one such as `de_AT.UTF-8`): the
/// same language in another region serves too; the first language if there is none.
pub fn language_for(wanted: &str) -> Language {
    spoken(wanted).unwrap_or(LANGUAGES[0])
}

/// Whether the game speaks the language of this name, in whichever region.
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

/// The language that the system's environment asks for.
pub fn system_language() -> Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    language_for(wanted.as_deref().unwrap_or(""))
}

/// Why a locale file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LocaleError {
    /// The text is not valid Fluent.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        /// The file.
        file: String,
        /// Line of the first error, from 1.
        line: usize,
        /// What the parser said.
        reason: String,
    },
    /// A key is defined twice.
    #[error("{file}: the key {key} is there twice")]
    Twice {
        /// The file.
        file: String,
        /// The key.
        key: String,
    },
}

/// The texts of one language, with those of the first language behind them.
pub struct Locale {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Locale({})", self.language.id)
    }
}

impl Locale {
    /// Puts a locale together from the texts of its file and, behind it, of the first language's
    /// file.
    ///
    /// # Errors
    /// [`LocaleError`] with file and line.
    pub fn new(language: Language, text: &str, first: &str) -> Result<Self, LocaleError> {
        let mut bundles = vec![bundle(language, text)?];
        if language.id != LANGUAGES[0].id {
            bundles.push(bundle(LANGUAGES[0], first)?);
        }
        Ok(Self { language, bundles })
    }

    /// A locale without any text, which answers with the keys themselves: when even the files are
    /// missing, the game still says something.
    pub fn empty() -> Self {
        Self {
            language: LANGUAGES[0],
            bundles: Vec::new(),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text for `key`.
    pub fn text(&self, key: &str) -> String {
        self.lookup(key, None)
    }

    /// The text for `key` with values put in.
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
        Log::warn(format!("locale {}: no text for {key}", self.language.id));
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
    // Isolation marks are for mixed directions; the engine's fonts would draw them as boxes.
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
    use std::{
        collections::BTreeSet,
        fs,
        path::{Path, PathBuf},
    };

    fn file(language: Language) -> String {
        let root = Path::new("..");
        fs::read_to_string(root.join(language.file)).unwrap()
    }

    /// Keys of a Fluent file: what stands before ` =` at the start of a line.
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
    fn every_key_in_the_code_has_a_text() {
        let known = keys(&file(LANGUAGES[0]));
        let mut used = BTreeSet::new();
        let mut folders = vec![PathBuf::from("src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|e| e == "rs")
                    && !path.ends_with("locale.rs")
                {
                    let source = fs::read_to_string(&path).unwrap();
                    for call in [".text(\"", ".format(\""] {
                        for (at, _) in source.match_indices(call) {
                            let rest = &source[at + call.len()..];
                            let key = rest.split('"').next().unwrap();
                            if key
                                .chars()
                                .all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
                            {
                                used.insert(key.to_owned());
                            }
                        }
                    }
                }
            }
        }
        let missing: Vec<_> = used.difference(&known).collect();
        assert!(used.len() > 20, "found only {} uses", used.len());
        assert!(missing.is_empty(), "no text for {missing:?}");
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
