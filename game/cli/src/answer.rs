//! Output and exit status of commands.

use std::{
    fmt,
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
#[derive(Debug)]
pub enum Failure {
    /// The input was refused, with the message.
    Refused(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// Builds the failure for an input that was refused.
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

/// Standard output, which contains answers only.
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

    /// Flushes the buffer.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(Failure::Output)
    }
}
