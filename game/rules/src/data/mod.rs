//! Data files that a designer may edit: RON, read from its text, with every error at its place.
//!
//! Rules read no files. Whoever does hands in the text and the name by which the file is known;
//! the name is only repeated in errors.
//!
//! What is wrong with one value is said while it is read (`#[serde(deserialize_with = …)]`, see
//! [`checks`]); what is wrong with one value because of another is said afterwards, with
//! [`Source::error`] and the path of the value.

pub mod checks;
mod places;

use std::fmt;

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use places::Places;

/// A data file was refused: where, which entry and field, and what was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The file as it was named.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The path of the value, such as `slots[3].hidden_by[1]` (entries of a list count from 0);
    /// empty for the file as a whole.
    pub field: String,
    /// What was wrong with it.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for DataError {}

/// The text of a data file, and how the file is called.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name for errors.
    pub file: &'a str,
    /// All of the text.
    pub text: &'a str,
}

impl Source<'_> {
    /// Reads the text as RON. `Some(…)` need not be written.
    ///
    /// # Errors
    /// When it is no RON, or not that of a `T`.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.from_str(self.text).map_err(|error| {
            let (line, column) = (error.span.start.line, error.span.start.col);
            DataError {
                file: self.file.to_owned(),
                line,
                column,
                field: Places::of(self.text).path_at(line, column).to_owned(),
                reason: error.code.to_string(),
            }
        })
    }

    /// What is wrong with the value at this path (see [`DataError::field`]).
    pub fn error(&self, field: impl Into<String>, reason: impl Into<String>) -> DataError {
        let field = field.into();
        let (line, column) = Places::of(self.text).place_of(&field);
        DataError {
            file: self.file.to_owned(),
            line,
            column,
            field,
            reason: reason.into(),
        }
    }
}
