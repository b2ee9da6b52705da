//! Error messages about positions, moves and games in the player's language.

use crate::options::StartError;
use parlour_rules::chess::{
    Color, FenError, FenField, Flaw, PlayError, SanError,
    pgn::{Fault, PgnError},
};
use parlour_shell::{app::sentences, platform::locale::Locale};

/// Returns the message for an error in PGN, with its line and column.
pub fn pgn_error(locale: &Locale, error: &PgnError) -> String {
    let values = [
        ("line", (error.line as i64).into()),
        ("column", (error.column as i64).into()),
        ("reason", pgn(locale, &error.reason).into()),
    ];
    locale.format("games-broken-at", &values)
}

/// Returns the message for an error in PGN, without its location.
pub fn pgn(locale: &Locale, fault: &Fault) -> String {
    let named = |key: &str, name: &str| locale.format(key, &[("name", name.into())]);
    match fault {
        Fault::Unopened { closing } => named("pgn-unopened", &closing.to_string()),
        Fault::StrayQuote => locale.text("pgn-stray-quote"),
        Fault::OpenComment => locale.text("pgn-open-comment"),
        Fault::OpenVariation => locale.text("pgn-open-variation"),
        Fault::NamelessTag => locale.text("pgn-nameless-tag"),
        Fault::TagWithoutValue(name) => named("pgn-tag-without-value", name),
        Fault::OpenTag(name) => named("pgn-open-tag", name),
        Fault::OpenQuote(name) => named("pgn-open-quote", name),
        Fault::Move {
            error,
            turn,
            number,
        } => {
            let (key, text) = match error {
                SanError::Syntax(text) => ("pgn-no-move", text),
                SanError::Illegal(text) => ("pgn-illegal-move", text),
                SanError::Ambiguous(text) => ("pgn-ambiguous-move", text),
            };
            let dots = match turn {
                Color::White => ".",
                Color::Black => "...",
            };
            let values = [("move", format!("{number}{dots}{text}").into())];
            locale.format(key, &values)
        }
        Fault::Variant(name) => named("pgn-variant", name),
        Fault::Position(error) => {
            let values = [
                ("field", fen_field(locale, error).into()),
                ("reason", error.reason.as_str().into()),
            ];
            locale.format("pgn-position", &values)
        }
        Fault::Missing => locale.text("pgn-missing"),
        // Later kinds of faults have no translation yet, so the English message of the rules is
        // used.
        other => other.to_string(),
    }
}

/// Returns the message for a position that cannot be read.
///
/// The rules give the reason in English, so a translation can be limited to the field's name.
pub fn fen(locale: &Locale, error: &FenError) -> String {
    locale.format(
        "fen-refused",
        &[
            ("field", fen_field(locale, error).into()),
            ("reason", error.reason.as_str().into()),
        ],
    )
}

/// Returns the message for a position or game of the command line that cannot be read.
pub fn start(locale: &Locale, error: &StartError) -> String {
    let (path, reason) = match error {
        StartError::Fen(error) => {
            let field = fen_field(locale, error).into();
            let values = [("field", field), ("reason", error.reason.as_str().into())];
            return locale.format("fen-broken", &values);
        }
        StartError::Read { path, source } => (path, sentences::system(locale, source)),
        StartError::Pgn { path, error } => (path, pgn_error(locale, error)),
        StartError::Empty(path) => (path, locale.text("pgn-missing")),
    };
    let path = path.display().to_string();
    let values = [("path", path.into()), ("reason", reason.into())];
    locale.format("storage-read", &values)
}

/// Returns the name of the FEN field that cannot be read.
pub fn fen_field(locale: &Locale, error: &FenError) -> String {
    locale.text(field_key(error))
}

/// Returns the locale key for the name of a FEN field.
fn field_key(error: &FenError) -> &'static str {
    match error.field {
        FenField::Board => "fen-board",
        FenField::Turn => "fen-turn",
        FenField::Castling => "fen-castling",
        FenField::EnPassant => "fen-en-passant",
        FenField::HalfmoveClock => "fen-halfmove-clock",
        FenField::Fullmove => "fen-fullmove",
        FenField::End => "fen-end",
    }
}

/// Returns the message for a position in the editor that cannot be played.
pub fn flaw(locale: &Locale, flaw: &Flaw) -> String {
    let player = |color: Color| {
        locale.text(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    };
    let of = |key: &str, color: Color, count: usize| {
        let values = [("player", player(color).into()), ("count", count.into())];
        locale.format(key, &values)
    };
    match flaw {
        Flaw::Kings(color, 0) => of("flaw-no-king", *color, 0),
        Flaw::Kings(color, count) => of("flaw-kings", *color, *count),
        Flaw::Men(color, count) => of("flaw-men", *color, *count),
        Flaw::Pawns(color, count) => of("flaw-pawns", *color, *count),
        Flaw::Pawn(square) => locale.format("flaw-pawn", &[("square", square.to_string().into())]),
        Flaw::Check(color) => of("flaw-check", *color, 0),
        Flaw::Fen(error) => fen(locale, error),
    }
}

/// Returns the message for an intent that the rules refuse.
pub fn refused(locale: &Locale, error: &PlayError) -> String {
    match error {
        PlayError::Illegal(_) => locale.text("refused-illegal"),
        PlayError::Over(_) => locale.text("refused-over"),
        PlayError::NotClaimable(_) => locale.text("refused-claim"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::{Position, Rules, pgn as text};
    use parlour_shell::platform::locale::LANGUAGES;

    fn locales() -> Vec<Locale> {
        let read = |file: &str| std::fs::read_to_string(format!("../../../{file}")).unwrap();
        let first = read(LANGUAGES[0].file);
        let locale = |language: parlour_shell::platform::locale::Language| {
            Locale::new(language, &read(language.file), &first).unwrap()
        };
        LANGUAGES.into_iter().map(locale).collect()
    }

    #[test]
    fn what_is_wrong_with_a_game_is_said_in_every_language() {
        let broken = [
            "1. e4 } e5",
            "1. e4 ) e5",
            "1. e4 \"x\" e5",
            "1. e4 {open",
            "1. e4 (1. d4",
            "[ \"x\"]\n\n1. e4",
            "[White Ada]\n\n1. e4",
            "[White \"Ada\"\n\n1. e4",
            "[White \"Ada]\n\n1. e4",
            "1. e4 Ke4",
            "1. e4 e5 2. Zz9",
            "1. d4 d5 2. Nf3 Nf6 3. Nd2",
            "[Variant \"Atomic\"]\n\n1. e4",
            "[FEN \"8/8/8/8/8/8/8/8 x - - 0 1\"]\n\n1. e4",
        ];
        let [english, german] = &locales()[..] else {
            panic!("two languages");
        };
        let mut said = std::collections::HashSet::new();
        for pgn in broken {
            let error = text::parse(pgn).remove(0).unwrap_err();
            let both = [english, german].map(|locale| super::pgn(locale, &error.reason));
            for sentence in &both {
                assert!(
                    !sentence.starts_with("pgn-") && sentence.len() > 8,
                    "{pgn}: {sentence}"
                );
            }
            assert_ne!(both[0], both[1], "{pgn}");
            assert_ne!(both[1], error.reason.to_string(), "{pgn}");
            // Similar faults have different messages.
            assert!(said.insert(both[1].clone()), "{pgn}: {}", both[1]);
        }
    }

    #[test]
    fn a_position_is_refused_by_the_name_of_its_field() {
        for locale in locales() {
            let error = Position::from_fen("8/8 w - - 0 1", Rules::Standard).unwrap_err();
            let field = locale.text("fen-board");
            assert!(fen(&locale, &error).contains(&field));
        }
    }
}
