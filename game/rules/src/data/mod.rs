//! Data files that designers edit: RON texts, with line, column and field in every error.
//!
//! The rules open no files. The caller passes the text and the file's name, which appears only in
//! errors.
//!
//! A single invalid value is reported while it is read (`#[serde(deserialize_with = …)]`, see
//! [`checks`]). A value that contradicts another one is reported afterwards, with [`Source::error`]
//! and the path of the value.

pub mod checks;
mod places;

use std::fmt::{self, Write};

use ron::{Deserializer, Options, error::Position, extensions::Extensions};
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};

/// An invalid data file: position, field and reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// Name of the file, as the caller gave it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Path of the value, such as `slots[3].hidden_by[1]` (list entries count from 0); empty for
    /// the file as a whole.
    pub field: String,
    /// The problem, as a sentence part.
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

/// The text of a data file with its name.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Name used in errors.
    pub file: &'a str,
    /// The whole text.
    pub text: &'a str,
}

impl Source<'_> {
    /// Parses the text as RON; `Some(…)` can be left out.
    ///
    /// # Errors
    /// Returns an error if the text is not RON or does not match `T`.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        let mut field = String::new();
        let read =
            Deserializer::from_str_with_options(self.text, &options()).and_then(|mut ron| {
                serde_path_to_error::deserialize(&mut ron)
                    .map_err(|error| {
                        field = written(error.path());
                        error.into_inner()
                    })
                    .and_then(|value| ron.end().map(|()| value))
                    .map_err(|error| ron.span_error(error))
            });
        read.map_err(|error| self.error_at(error.span.start, field, error.code.to_string()))
    }

    /// Builds the error for the value at a path (see [`DataError::field`]).
    pub fn error(&self, field: impl Into<String>, reason: impl Into<String>) -> DataError {
        let field = field.into();
        let place = places::place_of(self.text, &options(), &field);
        self.error_at(place, field, reason.into())
    }

    fn error_at(&self, place: Position, field: String, reason: String) -> DataError {
        DataError {
            file: self.file.to_owned(),
            line: place.line,
            column: place.col,
            field,
            reason,
        }
    }
}

fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Writes a path in the form of [`DataError::field`].
fn written(path: &Path) -> String {
    let mut field = String::new();
    for step in path {
        let dot = if field.is_empty() { "" } else { "." };
        // Writing to a string cannot fail.
        let _ = match step {
            Segment::Seq { index } => write!(field, "[{index}]"),
            Segment::Map { key } => write!(field, "{dot}{key}"),
            Segment::Enum { .. } | Segment::Unknown => Ok(()),
        };
    }
    field
}
