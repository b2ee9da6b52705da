//! Errors in the player's language. What the trace and the log say is the same sentence.

use crate::{locale::Locale, storage::StorageError};
use parlour_rules::chess::{Color, FenError, FenField, Flaw, PlayError};

/// What the player reads when a file of theirs could not be used.
pub fn storage(locale: &Locale, error: &StorageError) -> String {
    let shown = |path: &std::path::Path| path.display().to_string();
    match error {
        StorageError::NoFolder => locale.text("storage-no-folder"),
        StorageError::Write { path, source } => locale.format(
            "storage-write",
            &[
                ("path", shown(path).into()),
                ("reason", source.to_string().into()),
            ],
        ),
        StorageError::Read { path, source } => locale.format(
            "storage-read",
            &[
                ("path", shown(path).into()),
                ("reason", source.to_string().into()),
            ],
        ),
        StorageError::Encode { name, reason } => locale.format(
            "storage-write",
            &[
                ("path", name.as_str().into()),
                ("reason", reason.as_str().into()),
            ],
        ),
        // Why stands in the log: what a parser says helps no player.
        StorageError::Damaged { name, kept, .. } => locale.format(
            "storage-damaged",
            &[
                ("name", name.as_str().into()),
                ("kept", kept.as_str().into()),
            ],
        ),
        StorageError::Newer { name, kept, .. } => locale.format(
            "storage-newer",
            &[
                ("name", name.as_str().into()),
                ("kept", kept.as_str().into()),
            ],
        ),
    }
}

/// What the player reads when a position could not be read. The rules give the reason in English;
/// a translation may do with the name of the field.
pub fn fen(locale: &Locale, error: &FenError) -> String {
    let field = match error.field {
        FenField::Board => "fen-board",
        FenField::Turn => "fen-turn",
        FenField::Castling => "fen-castling",
        FenField::EnPassant => "fen-en-passant",
        FenField::HalfmoveClock => "fen-halfmove-clock",
        FenField::Fullmove => "fen-fullmove",
        FenField::End => "fen-end",
    };
    locale.format(
        "fen-refused",
        &[
            ("field", locale.text(field).into()),
            ("reason", error.reason.as_str().into()),
        ],
    )
}

/// What the player reads when what was set up cannot be played.
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

/// What the player reads when the rules refuse something.
pub fn refused(locale: &Locale, error: &PlayError) -> String {
    match error {
        PlayError::Illegal(_) => locale.text("refused-illegal"),
        PlayError::Over(_) => locale.text("refused-over"),
        PlayError::NotClaimable(_) => locale.text("refused-claim"),
    }
}
