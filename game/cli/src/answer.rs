//! Output and exit status of commands.

use std::{
    error::Error,
    fmt::Display,
    io::{self, BufWriter, StdoutLock, Write},
};

/// Exit status of a valid request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The request was answered.
    Yes,
    /// The answer is "no", or part of the input was refused.
    No,
}

/// Reason why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input was refused.
    #[error(transparent)]
    Refused(Box<dyn Error>),
    /// The answer could not be written.
    #[error("couldn't write to standard output: {0}")]
    Output(io::Error),
}

impl Failure {
    /// Builds the failure for an input that was refused.
    pub fn refused(reason: impl Into<Box<dyn Error>>) -> Self {
        Self::Refused(reason.into())
    }
}

/// Standard output, which contains answers only.
pub struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    /// Writes one line.
    pub fn line(&mut self, line: impl Display) -> Result<(), Failure> {
        writeln!(self.0, "{line}").map_err(Failure::Output)
    }

    /// Writes one line of JSON.
    pub fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(value).map_err(|error| Failure::Output(error.into()))?;
        self.line(line)
    }

    /// Flushes the buffer.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(Failure::Output)
    }
}
