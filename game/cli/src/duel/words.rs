//! Texts of the game from its locale files.

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use parlour_rules::duel::text::{Value, Words};
use unic_langid::LanguageIdentifier;

use crate::answer::Failure;

/// A language of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    En,
    De,
}

impl Language {
    const fn id(self) -> &'static str {
        match self {
            Self::En => "en-US",
            Self::De => "de-DE",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::En => include_str!("../../../../data/locales/en-US.ftl"),
            Self::De => include_str!("../../../../data/locales/de-DE.ftl"),
        }
    }
}

/// The texts of one language.
pub struct Locale(FluentBundle<FluentResource>);

impl Locale {
    /// Reads the file of a language.
    pub fn new(language: Language) -> Result<Self, Failure> {
        let refused = |reason: String| {
            let file = format!("data/locales/{}.ftl", language.id());
            Failure::refused(format!("{file}: {reason}"))
        };
        let resource =
            FluentResource::try_new(language.text().to_owned()).map_err(|(_, errors)| {
                refused(errors.first().map(ToString::to_string).unwrap_or_default())
            })?;
        let id: LanguageIdentifier = language.id().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| {
            refused(errors.first().map(ToString::to_string).unwrap_or_default())
        })?;
        Ok(Self(bundle))
    }
}

impl Words for Locale {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            let value: FluentValue = match value {
                Value::Number(number) => (*number).into(),
                Value::Text(text) => text.clone().into(),
            };
            arguments.set((*name).to_owned(), value);
        }
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        match pattern {
            Some(pattern) => {
                let mut errors = Vec::new();
                let text = self
                    .0
                    .format_pattern(pattern, Some(&arguments), &mut errors);
                text.into_owned()
            }
            // An unknown key is its own text.
            None => key.to_owned(),
        }
    }
}
