//! Engine of a match, as it's named in the arguments.

use std::{process::Command, str::FromStr, time::Duration};

use parlour_engine::uci::client::{Client, ClientError};

/// Program with arguments and options.
#[derive(Clone, Debug)]
pub struct Rival {
    program: String,
    arguments: Vec<String>,
    options: Vec<(String, String)>,
    /// Number of nodes for each move, regardless of the time control.
    pub nodes: Option<u64>,
}

/// Reason why a text doesn't describe an engine.
#[derive(Debug, thiserror::Error)]
pub enum ParseRivalError {
    #[error("missing program (expected PROGRAM[,ARGUMENT or NAME=VALUE]...)")]
    Program,
    #[error("invalid value {0:?} of nodes (expected a number)")]
    Nodes(String),
}

impl FromStr for Rival {
    type Err = ParseRivalError;

    fn from_str(text: &str) -> Result<Self, ParseRivalError> {
        let mut parts = text.split(',').map(str::trim);
        let program = parts
            .next()
            .filter(|program| !program.is_empty())
            .ok_or(ParseRivalError::Program)?;
        let mut rival = Self {
            program: program.to_owned(),
            arguments: Vec::new(),
            options: Vec::new(),
            nodes: None,
        };
        for part in parts {
            match part.split_once('=') {
                Some(("nodes", value)) => {
                    let nodes = value.parse();
                    let nodes = nodes.map_err(|_| ParseRivalError::Nodes(value.to_owned()))?;
                    rival.nodes = Some(nodes);
                }
                Some((name, value)) => rival.options.push((name.to_owned(), value.to_owned())),
                None => rival.arguments.push(part.to_owned()),
            }
        }
        Ok(rival)
    }
}

impl Rival {
    /// Returns the name for results.
    pub fn name(&self) -> String {
        let program = self.program.rsplit('/').next().unwrap_or(&self.program);
        let mut options: Vec<_> = self
            .options
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "Hash" | "Threads" | "UCI_LimitStrength"))
            .map(|(name, value)| format!("{name} {value}"))
            .collect();
        options.extend(self.nodes.map(|nodes| format!("{nodes} nodes")));
        if options.is_empty() {
            program.to_owned()
        } else {
            format!("{program} ({})", options.join(", "))
        }
    }

    /// Starts the program and sets its options.
    pub fn start(&self) -> Result<Client, ClientError> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        let mut client = Client::start(&mut command, Duration::from_secs(20))?;
        for (name, value) in &self.options {
            client.set_option(name, value)?;
        }
        client.wait_until_ready()?;
        Ok(client)
    }
}
