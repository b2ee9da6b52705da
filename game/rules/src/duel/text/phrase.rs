/// A sentence, or a part of one, as a key and its arguments; a [`Words`] makes it a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key in the locale files.
    pub key: String,
    /// What is put into it.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What is put into a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(i64),
    /// A word by which the phrase chooses its form: `dative`, `enemy`.
    Choice(&'static str),
    /// Another phrase.
    Phrase(Phrase),
}

/// An argument that is ready to be put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, to be written and declined as the language does.
    Number(i64),
    /// A word.
    Text(String),
}

/// What knows a language.
pub trait Words {
    /// The text of a key with these values put in. What it does about a key that it does not know
    /// is its own business; answering with the key will do.
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String;
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            arguments: Vec::new(),
        }
    }

    /// With a number put in.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.arguments.push((name, Argument::Number(number.into())));
        self
    }

    /// With numbers put in.
    #[must_use]
    pub fn numbers<const N: usize>(self, numbers: [(&'static str, i64); N]) -> Self {
        let put = |phrase: Self, (name, number)| phrase.number(name, number);
        numbers.into_iter().fold(self, put)
    }

    /// With a word by which to choose.
    #[must_use]
    pub fn choice(mut self, name: &'static str, word: &'static str) -> Self {
        self.arguments.push((name, Argument::Choice(word)));
        self
    }

    /// With another phrase put in.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, phrase: Self) -> Self {
        self.arguments.push((name, Argument::Phrase(phrase)));
        self
    }

    /// The text in a language.
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
