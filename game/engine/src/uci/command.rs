//! Parsing of the lines that a GUI sends.

use super::go::Go;
use parlour_rules::shortened;

/// Command of a GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Uci,
    Debug(bool),
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    NewGame,
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Box<Go>),
    Stop,
    PonderHit,
    Quit,
    /// Extension of the protocol: searches the benchmark positions to this depth.
    Bench(Option<u32>),
    /// Extension of the protocol: prints the position.
    Display,
    /// Extension of the protocol: counts move sequences of this length.
    Perft(u32),
}

/// Reason why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// None of its words is a command.
    #[error("unknown command: {0}")]
    Unknown(String),
    /// An argument is missing or invalid.
    #[error("{command}: invalid argument {found:?} (expected {expected})")]
    Argument {
        command: &'static str,
        found: String,
        expected: &'static str,
    },
    /// A word follows `startpos`.
    #[error("position startpos: unexpected {0:?}")]
    AfterStart(String),
}

impl CommandError {
    /// Creates the error for an argument; `found` is `None` if it is missing.
    fn argument(command: &'static str, found: Option<&&str>, expected: &'static str) -> Self {
        Self::Argument {
            command,
            found: shortened(found.copied().unwrap_or_default()),
            expected,
        }
    }
}

/// First words of all commands.
const WORDS: [&str; 14] = [
    "uci",
    "debug",
    "isready",
    "setoption",
    "register",
    "ucinewgame",
    "position",
    "go",
    "stop",
    "ponderhit",
    "quit",
    "bench",
    "d",
    "perft",
];

/// Reads a line. Words before the first known command are skipped, as the protocol demands; an
/// empty line gives `None`.
///
/// # Errors
/// When no word is a command, or the arguments of the command are invalid.
pub fn parse(line: &str) -> Result<Option<Command>, CommandError> {
    let mut words = line.split_ascii_whitespace().peekable();
    if words.peek().is_none() {
        return Ok(None);
    }
    let Some(first) = words.find(|word| WORDS.contains(word)) else {
        return Err(CommandError::Unknown(shortened(line)));
    };
    let words: Vec<&str> = words.collect();
    Ok(Some(match first {
        "uci" => Command::Uci,
        "debug" => match words.first() {
            Some(&"on") => Command::Debug(true),
            Some(&"off") => Command::Debug(false),
            found => return Err(CommandError::argument("debug", found, "on or off")),
        },
        "isready" => Command::IsReady,
        "setoption" => set_option(&words)?,
        "ucinewgame" => Command::NewGame,
        "position" => position(&words)?,
        "go" => match words.split_first() {
            Some((&"perft", rest)) => Command::Perft(depth("perft", rest)?),
            _ => Command::Go(Box::new(Go::parse(&words))),
        },
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "quit" => Command::Quit,
        "bench" if words.is_empty() => Command::Bench(None),
        "bench" => Command::Bench(Some(depth("bench", &words)?)),
        "d" => Command::Display,
        "perft" => Command::Perft(depth("perft", &words)?),
        // `register` needs no answer, because the engine asks for no registration.
        _ => return Ok(None),
    }))
}

fn depth(command: &'static str, words: &[&str]) -> Result<u32, CommandError> {
    words
        .first()
        .and_then(|word| word.parse().ok())
        .ok_or_else(|| CommandError::argument(command, words.first(), "a depth"))
}

/// Reads the words of `setoption`. The name ends at `value`; name and value can both contain
/// spaces.
fn set_option(words: &[&str]) -> Result<Command, CommandError> {
    let Some((&"name", rest)) = words.split_first() else {
        return Err(CommandError::argument("setoption", words.first(), "name"));
    };
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (rest, &[][..]),
    };
    if name.is_empty() {
        let found = rest.first();
        return Err(CommandError::argument(
            "setoption name",
            found,
            "the name of an option",
        ));
    }
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

fn position(words: &[&str]) -> Result<Command, CommandError> {
    let at = words.iter().position(|&word| word == "moves");
    let (start, moves) = match at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let fen = match start.split_first() {
        Some((&"startpos", [])) => None,
        Some((&"startpos", [extra, ..])) => {
            return Err(CommandError::AfterStart(shortened(extra)));
        }
        Some((&"fen", fen)) => Some(fen.join(" ")),
        _ => {
            let found = start.first();
            return Err(CommandError::argument("position", found, "startpos or fen"));
        }
    };
    Ok(Command::Position {
        fen,
        moves: moves.iter().map(ToString::to_string).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_before_a_command_are_skipped() {
        assert_eq!(parse("joho debug on\n"), Ok(Some(Command::Debug(true))));
        assert_eq!(parse("  \t \r\n"), Ok(None));
        assert!(parse("joho").is_err());
    }

    #[test]
    fn names_and_values_may_have_spaces() {
        assert_eq!(
            parse("setoption name Clear Hash"),
            Ok(Some(Command::SetOption {
                name: "Clear Hash".into(),
                value: String::new(),
            }))
        );
        assert_eq!(
            parse("setoption name NalimovPath value c:\\a b;d"),
            Ok(Some(Command::SetOption {
                name: "NalimovPath".into(),
                value: "c:\\a b;d".into(),
            }))
        );
        assert!(parse("setoption value 3").is_err());
        assert!(parse("setoption name value 3").is_err());
    }

    #[test]
    fn positions_have_a_start_and_moves() {
        let command = |fen: Option<&str>, moves: &[&str]| {
            Ok(Some(Command::Position {
                fen: fen.map(ToOwned::to_owned),
                moves: moves.iter().map(ToString::to_string).collect(),
            }))
        };
        assert_eq!(parse("position startpos"), command(None, &[]));
        assert_eq!(
            parse("position startpos moves e2e4 e7e5"),
            command(None, &["e2e4", "e7e5"])
        );
        assert_eq!(
            parse("position fen 8/8/8/8/8/8/8/8 w - - 0 1 moves a1a2"),
            command(Some("8/8/8/8/8/8/8/8 w - - 0 1"), &["a1a2"])
        );
        assert!(parse("position").is_err());
        assert!(parse("position e2e4").is_err());
    }
}
