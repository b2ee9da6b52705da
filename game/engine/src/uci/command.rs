//! Parsing of the lines that a GUI sends.

use super::{go::Go, shorten::shortened};

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
/// A sentence that describes the problem.
pub fn parse(line: &str) -> Result<Option<Command>, String> {
    let mut words = line.split_ascii_whitespace().peekable();
    if words.peek().is_none() {
        return Ok(None);
    }
    let Some(first) = words.find(|word| WORDS.contains(word)) else {
        return Err(format!("unknown command: {}", shortened(line)));
    };
    let words: Vec<&str> = words.collect();
    Ok(Some(match first {
        "uci" => Command::Uci,
        "debug" => match words.first() {
            Some(&"on") => Command::Debug(true),
            Some(&"off") => Command::Debug(false),
            _ => return Err("debug wants on or off".into()),
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

fn depth(what: &str, words: &[&str]) -> Result<u32, String> {
    words
        .first()
        .and_then(|word| word.parse().ok())
        .ok_or_else(|| format!("{what} wants a depth"))
}

/// Reads the words of `setoption`. The name ends at `value`; name and value can both contain
/// spaces.
fn set_option(words: &[&str]) -> Result<Command, String> {
    let Some((&"name", rest)) = words.split_first() else {
        return Err("setoption wants name".into());
    };
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (rest, &[][..]),
    };
    if name.is_empty() {
        return Err("setoption wants a name after name".into());
    }
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

fn position(words: &[&str]) -> Result<Command, String> {
    let at = words.iter().position(|&word| word == "moves");
    let (start, moves) = match at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let fen = match start.split_first() {
        Some((&"startpos", [])) => None,
        Some((&"startpos", [extra, ..])) => {
            return Err(format!(
                "position startpos: {} means nothing",
                shortened(extra)
            ));
        }
        Some((&"fen", fen)) => Some(fen.join(" ")),
        _ => return Err("position wants startpos or fen".into()),
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
