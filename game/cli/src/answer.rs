//! How commands answer.

use std::{
    fmt,
    io::{self, BufWriter, StdoutLock, Write},
};

/// What the exit status says of a question that was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Answered.
    Yes,
    /// Answered with "no", or part of the input was refused.
    No,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// The input was refused; the sentence says what of it.
    Refused(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// Refuses an input, with what is wrong with it.
    pub fn refused(reason: impl ToString) -> Self {
        Self::Refused(reason.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(reason) => f.write_str(reason),
            Self::Output(error) => write!(f, "cannot write the answer: {error}"),
        }
    }
}

/// Standard output, on which there is nothing but answers.
pub struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub fn new() -> Self {
        Self(BufWriter::new(io::stdout().lock()))
    }

    /// Writes one line.
    pub fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        writeln!(self.0, "{line}").map_err(Failure::Output)
    }

    /// Writes one line of JSON.
    pub fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(value).map_err(|error| Failure::Output(error.into()))?;
        self.line(line)
    }

    /// Sends out what was written.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(Failure::Output)
    }
}
