//! Games written in PGN's export format (sections 3.2 and 8).

use super::{RESULTS, Tags, UNKNOWN_RESULT};
use crate::chess::{Color, Game, Position, Rules};

/// Lines of moves are shorter than this.
const COLUMNS: usize = 80;

/// Writes a game: its tags in their order, an empty line, its moves and its result.
///
/// A game that does not begin in the usual position gets `SetUp` and `FEN`, one of other rules
/// than standard a `Variant` (`Chess960` or `Casual`).
pub fn export(game: &Game, tags: &Tags) -> String {
    let result = game.outcome().map_or_else(
        || {
            RESULTS
                .into_iter()
                .find(|&known| known == tags.result)
                .unwrap_or(UNKNOWN_RESULT)
        },
        |outcome| outcome.result(),
    );
    let mut text = String::new();
    for (name, value) in tags.roster() {
        push_tag(&mut text, name, value);
    }
    push_tag(&mut text, "Result", result);
    let mut others = tags.other.clone();
    others.extend(tags_of_start(game));
    others.sort();
    for (name, value) in &others {
        push_tag(&mut text, name, value);
    }
    text.push('\n');
    push_moves(&mut text, game, result);
    text
}

/// The tags that a start position and rules of their own ask for.
fn tags_of_start(game: &Game) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    if *game.start() != Position::start(Rules::Standard) {
        tag("SetUp", "1");
        tag("FEN", &game.start().fen());
    }
    match game.rules() {
        Rules::Standard => {}
        Rules::Chess960 => tag("Variant", "Chess960"),
        Rules::Casual => tag("Variant", "Casual"),
    }
    tags
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => escaped.extend(['\\', letter]),
            _ if letter.is_control() => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    *text += &format!("[{name} \"{escaped}\"]\n");
}

fn push_moves(text: &mut String, game: &Game, result: &str) {
    let mut column = 0;
    let mut push = |word: &str| {
        if column + 1 + word.len() >= COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        *text += word;
        column += word.len();
    };
    for (index, played) in game.history().iter().enumerate() {
        let number = played.before.fullmove();
        match played.before.turn() {
            Color::White => push(&format!("{number}.")),
            Color::Black if index == 0 => push(&format!("{number}...")),
            Color::Black => {}
        }
        push(&played.san);
    }
    push(result);
    text.push('\n');
}
