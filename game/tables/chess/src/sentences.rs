//! Error messages about positions, moves and games in the player's language.

use crate::options::StartError;
use parlour_rules::chess::{
    Color, FenError, FenFault, FenField, PlayError, SanError,
    pgn::{Fault, PgnError},
};
use parlour_shell::{app::sentences, platform::locale::Locale};
use std::fmt::Display;

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
        Fault::Position(error) => fen_error(locale, "pgn-position", error),
        Fault::TooLong => locale.text("pgn-too-long"),
        Fault::Missing => locale.text("pgn-missing"),
    }
}

/// Returns the message for a position of the clipboard that cannot be read.
pub fn fen(locale: &Locale, error: &FenError) -> String {
    fen_error(locale, "fen-refused", error)
}

/// Returns the text for a key with the field and the reason of an error inserted.
fn fen_error(locale: &Locale, key: &str, error: &FenError) -> String {
    let values = [
        ("field", fen_field(locale, error).into()),
        ("reason", fen_reason(locale, &error.reason).into()),
    ];
    locale.format(key, &values)
}

/// Returns the message for a position or game of the command line that cannot be read.
pub fn start(locale: &Locale, error: &StartError) -> String {
    let (path, reason) = match error {
        StartError::Fen(error) => return fen_error(locale, "fen-broken", error),
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
pub fn flaw(locale: &Locale, error: &FenError) -> String {
    let reason = fen_reason(locale, &error.reason);
    locale.format("editor-flaw", &[("reason", reason.into())])
}

/// Returns the reason why a position is invalid, without a full stop.
fn fen_reason(locale: &Locale, reason: &FenFault) -> String {
    let with = |key: &str, values: &[(&str, &dyn Display)]| {
        let values = values.iter();
        let values = values.map(|(name, value)| (*name, value.to_string().into()));
        locale.format(key, &values.collect::<Vec<_>>())
    };
    let player = |color: &Color| {
        locale.text(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    };
    let of = |key: &str, color: &Color, count: &usize| {
        with(key, &[("player", &player(color)), ("count", count)])
    };
    match reason {
        FenFault::Missing => locale.text("flaw-missing"),
        FenFault::Extra(text) => with("flaw-extra", &[("text", text)]),
        FenFault::Ranks(count) => with("flaw-ranks", &[("count", count)]),
        FenFault::Digits(rank) => with("flaw-digits", &[("rank", rank)]),
        FenFault::Piece { letter, rank } => {
            with("flaw-piece", &[("letter", letter), ("rank", rank)])
        }
        FenFault::LongRank(rank) => with("flaw-long-rank", &[("rank", rank)]),
        FenFault::ShortRank { count, rank } => {
            with("flaw-short-rank", &[("count", count), ("rank", rank)])
        }
        FenFault::Kings(color, count @ 0) => of("flaw-no-king", color, count),
        FenFault::Kings(color, count) => of("flaw-kings", color, count),
        FenFault::Men(color, count) => of("flaw-men", color, count),
        FenFault::Pawns(color, count) => of("flaw-pawns", color, count),
        FenFault::Pawn(square) => with("flaw-pawn", &[("square", square)]),
        FenFault::Turn(text) => with("flaw-turn", &[("text", text)]),
        FenFault::Check(color) => with("flaw-check", &[("player", &player(color))]),
        FenFault::CastlingKing { square, letter } => with(
            "flaw-castling-king",
            &[("square", square), ("letter", letter)],
        ),
        FenFault::CastlingKingRank { rank, letter } => with(
            "flaw-castling-king-rank",
            &[("rank", rank), ("letter", letter)],
        ),
        FenFault::CastlingLetter(letter) => with("flaw-castling-letter", &[("letter", letter)]),
        FenFault::CastlingRook { square, letter } => with(
            "flaw-castling-rook",
            &[("square", square), ("letter", letter)],
        ),
        FenFault::CastlingChess960(square) => with("flaw-castling-960", &[("square", square)]),
        FenFault::CastlingTwice(letter) => with("flaw-castling-twice", &[("letter", letter)]),
        FenFault::CastlingSide(first, second) => with(
            "flaw-castling-side",
            &[("first", first), ("second", second)],
        ),
        FenFault::EnPassantSquare(text) => with("flaw-en-passant-square", &[("text", text)]),
        FenFault::EnPassantRank { square, rank, .. } => with(
            "flaw-en-passant-rank",
            &[("square", square), ("rank", rank)],
        ),
        FenFault::EnPassantPawn { color, square, .. } => with(
            "flaw-en-passant-pawn",
            &[("player", &player(color)), ("square", square)],
        ),
        FenFault::Number(text) => with("flaw-number", &[("text", text)]),
        FenFault::TooLarge(text) => with("flaw-too-large", &[("text", text)]),
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
    fn a_position_is_refused_with_its_field_and_reason_in_every_language() {
        let board = "r3k2r/8/8/8/8/8/8/R3K2R";
        let full = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let on = |rest: &str| format!("{board} {rest}");
        let refused = [
            ("fen-turn", board.to_owned()),
            ("fen-turn", on("x")),
            ("fen-turn", "4k3/4R3/8/8/8/8/8/4K3 w - -".to_owned()),
            ("fen-end", on("w - - 0 1 bm")),
            ("fen-board", "8/8".to_owned()),
            ("fen-board", board.replacen('8', "44", 1)),
            ("fen-board", board.replacen('8', "x7", 1)),
            ("fen-board", board.replacen('8', "8p", 1)),
            ("fen-board", board.replacen('8', "7", 1)),
            ("fen-board", board.replace("3K2", "6")),
            ("fen-board", board.replacen('R', "K", 1)),
            ("fen-board", full.replacen('8', "NNNNNNNN", 1)),
            ("fen-board", board.replacen("8/8", "pppppppp/p7", 1)),
            (
                "fen-board",
                format!("{} w - -", board.replacen('R', "P", 1)),
            ),
            ("fen-castling", on("w Z -")),
            ("fen-castling", on("w KK -")),
            ("fen-castling", "4k3/8/8/8/8/8/4K3/8 w K -".to_owned()),
            ("fen-castling", "4k3/8/8/8/8/8/8/4K3 w K -".to_owned()),
            ("fen-castling", "4k3/8/8/8/8/8/8/4KR2 w F -".to_owned()),
            ("fen-en-passant", on("w - x")),
            ("fen-en-passant", on("w - e3")),
            ("fen-en-passant", on("w - e6")),
            ("fen-halfmove-clock", on("w - - x")),
            ("fen-fullmove", on("w - - 0 99999999999")),
        ];
        let refused = refused.map(|(field, fen)| (field, fen, Rules::Standard));
        let in_chess960 = ["4k3/8/8/8/8/8/4K3/8 w K -", "4k3/8/8/8/8/8/8/4KR1R w FH -"];
        let in_chess960 = in_chess960.map(|fen| ("fen-castling", fen.to_owned(), Rules::Chess960));
        let locales = locales();
        let mut all = std::collections::HashSet::new();
        for (field, fen, rules) in refused.into_iter().chain(in_chess960) {
            let error = Position::from_fen(&fen, rules).unwrap_err();
            for locale in &locales {
                let sentence = super::fen(locale, &error);
                assert!(sentence.contains(&locale.text(field)), "{fen}: {sentence}");
                let reason = fen_reason(locale, &error.reason);
                assert!(sentence.contains(&reason), "{fen}: {sentence}");
                assert!(
                    !reason.contains("flaw-") && !reason.contains('{'),
                    "{fen}: {reason}"
                );
                assert!(all.insert(reason), "{fen}: {sentence}");
            }
        }
    }
}
