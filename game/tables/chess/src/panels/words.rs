//! Names and short texts that several panels show.

use super::notation::Notation;
use crate::{
    model::{
        engines::Engines,
        players::{Computer, Participant},
        session::ChessSession,
    },
    panels::ChessScreen,
    saves::is_worth_keeping,
    scene::chess_clock::time_text,
};
use parlour_engine::chess::{Level, Strength};
use parlour_rules::chess::{Color, Game, Piece, Rules};
use parlour_shell::platform::locale::Locale;
use std::time::Duration;

/// Returns the localized name of a level.
pub fn level_name(locale: &Locale, level: Level) -> String {
    locale.text(&format!("chess-level-{}", level.name()))
}

/// Returns the name of a strength: that of its level, or its rating between two levels.
pub fn strength_name(locale: &Locale, strength: Strength) -> String {
    match strength.named() {
        Some(level) => level_name(locale, level),
        None => strength.rating().to_string(),
    }
}

/// Returns the rating and level of a strength, and a sentence about the level.
pub fn strength_text(locale: &Locale, strength: Strength) -> (String, String) {
    let level = strength.level();
    let values = [
        ("rating", i64::from(strength.rating()).into()),
        ("level", level_name(locale, level).into()),
    ];
    let key = match strength.is_full() {
        true => "chess-strength-full",
        false => "chess-strength",
    };
    let about = format!("chess-level-{}-text", level.name());
    (locale.format(key, &values), locale.text(&about))
}

/// Returns the localized name of a player.
pub fn participant_name(locale: &Locale, engines: &Engines, participant: Participant) -> String {
    match participant {
        Participant::Person => locale.text("seat-person"),
        Participant::Computer(computer) => computer_name(locale, engines, computer),
    }
}

/// Returns the localized name of a computer player.
pub fn computer_name(locale: &Locale, engines: &Engines, computer: Computer) -> String {
    match computer {
        Computer::Own(strength) => {
            let values = [("level", strength_name(locale, strength).into())];
            locale.format("seat-computer", &values)
        }
        Computer::Other(id) => engines.get(id).map_or_else(
            || locale.text("seat-unknown-engine"),
            |engine| engine.name.clone(),
        ),
    }
}

/// Returns a time as the panels show it, with the decimal mark of the language.
pub fn time_shown(locale: &Locale, time: Duration) -> String {
    Notation::of(locale).number(&time_text(time))
}

/// Returns the sentence for the menu about a game that waits: whose move it is, and the number of
/// moves. A game that is over doesn't wait.
pub fn waiting(locale: &Locale, session: &ChessSession) -> Option<String> {
    let game = &session.game;
    if game.outcome().is_some() || !is_worth_keeping(game) {
        return None;
    }
    let turn = game.position().turn();
    let turn = match session.players.only_person() {
        Some(person) if person == turn => locale.text("your-move"),
        Some(_) => locale.text("waiting-computer"),
        None => locale.format("to-move", &[("player", color_name(locale, turn).into())]),
    };
    let moves = i64::try_from(game.ply().div_ceil(2)).unwrap_or(i64::MAX);
    let values = [("turn", turn.into()), ("count", moves.into())];
    Some(locale.format("waiting-chess", &values))
}

/// Returns the localized name of a color.
pub fn color_name(locale: &Locale, color: Color) -> String {
    match color {
        Color::White => locale.text("white"),
        Color::Black => locale.text("black"),
    }
}

/// Returns a move in words, to be spoken. `san` is in standard algebraic notation.
pub fn spoken(locale: &Locale, san: &str) -> String {
    let mut words = Vec::new();
    let word = |key: &str| locale.text(key);
    let (castled, marks) = san.split_at(san.trim_end_matches(['+', '#']).len());
    match castled {
        "O-O" => words.push(word("spoken-castles-short")),
        "O-O-O" => words.push(word("spoken-castles-long")),
        _ => words.extend(castled.chars().map(|letter| match letter {
            'K' => word("piece-king"),
            'Q' => word("piece-queen"),
            'R' => word("piece-rook"),
            'B' => word("piece-bishop"),
            'N' => word("piece-knight"),
            'x' => word("spoken-takes"),
            '=' => word("spoken-becomes"),
            // Files are spoken as letters, not as words of the language.
            other => other.to_uppercase().to_string(),
        })),
    }
    let mark = match marks {
        "+" => word("spoken-check"),
        "#" => word("spoken-mate"),
        _ => String::new(),
    };
    format!("{}{mark}.", words.join(" "))
}

/// Returns the line under the headline: the reason for the result, check, or a draw that can be
/// claimed.
pub fn detail(view: &ChessScreen, game: &Game) -> Option<String> {
    let locale = view.locale;
    if let Some(outcome) = view.chess.outcome {
        return Some(locale.text(&format!("reason-{}", outcome.reason)));
    }
    if view.is_ending(game) {
        return None;
    }
    if game.position().in_check() {
        return Some(locale.text("check"));
    }
    let claim = game.claims().first().copied()?;
    Some(locale.text(&format!("claim-{claim}")))
}

/// Returns the sentence about when a player can offer a draw again: after this number of moves.
pub fn draw_note(locale: &Locale, moves: usize) -> String {
    locale.format("draw-later", &[("moves", moves.into())])
}

/// Returns the localized name of a set of chess rules.
pub fn rules_name(locale: &Locale, rules: Rules) -> String {
    match rules {
        Rules::Standard => locale.text("rules-standard"),
        Rules::Chess960 => locale.text("rules-960"),
        Rules::Casual => locale.text("rules-casual"),
    }
}

/// Returns the name of a piece's picture, such as `king_white`.
pub fn piece_picture(piece: Piece) -> String {
    format!(
        "{}_{}",
        format!("{:?}", piece.kind).to_lowercase(),
        piece.color
    )
}

/// Returns a PGN result as players read it, such as 1–0 or ½–½.
pub fn result(pgn: &str) -> String {
    pgn.replace("1/2", "½").replace('-', "–")
}
