/// A sentence, or a part of one, as a key with arguments; a [`Words`] renders it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// Locale key.
    pub key: String,
    /// Named arguments.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(i64),
    /// A word that selects a variant of the phrase, such as `dative` or `enemy`.
    Choice(&'static str),
    /// A nested phrase.
    Phrase(Phrase),
}

/// A rendered argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, to be formatted and declined by the language.
    Number(i64),
    /// A word.
    Text(String),
}

/// A language.
pub trait Words {
    /// Returns the text of a key with these values. For an unknown key the result is up to the
    /// implementation, for example the key.
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String;
}

impl Phrase {
    /// Builds a phrase without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            arguments: Vec::new(),
        }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.arguments.push((name, Argument::Number(number.into())));
        self
    }

    /// Adds several numbers.
    #[must_use]
    pub fn numbers<const N: usize>(self, numbers: [(&'static str, i64); N]) -> Self {
        let put = |phrase: Self, (name, number)| phrase.number(name, number);
        numbers.into_iter().fold(self, put)
    }

    /// Adds a word that selects a variant.
    #[must_use]
    pub fn choice(mut self, name: &'static str, word: &'static str) -> Self {
        self.arguments.push((name, Argument::Choice(word)));
        self
    }

    /// Adds a nested phrase.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, phrase: Self) -> Self {
        self.arguments.push((name, Argument::Phrase(phrase)));
        self
    }

    /// Renders the phrase in a language.
    pub fn render(&self, words: &dyn Words) -> String {
        let arguments = self.arguments.iter().map(|(name, argument)| {
            let value = match argument {
                Argument::Number(number) => Value::Number(*number),
                Argument::Choice(word) => Value::Text((*word).to_owned()),
                Argument::Phrase(phrase) => Value::Text(phrase.render(words)),
            };
            (*name, value)
        });
        words.text(&self.key, &arguments.collect::<Vec<_>>())
    }
}
