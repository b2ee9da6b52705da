//! Writes games in PGN's export format (sections 3.2 and 8).

use super::{RESULTS, Tags, UNKNOWN_RESULT};
use crate::chess::{Color, Game, GameTree, NodeId, Position, Rules};
use std::borrow::Cow;

/// Lines of moves are shorter than this.
const COLUMNS: usize = 80;

/// Writes a game: its tags in order, an empty line, its moves and its result.
///
/// A game from another start position gets `SetUp` and `FEN`; a game with other rules than standard
/// gets `Variant` (`Chess960` or `Casual`).
pub fn export(game: &Game, tags: &Tags) -> String {
    let result = game
        .outcome()
        .map_or_else(|| told(tags), |outcome| outcome.result());
    write(&GameTree::of(game), tags, result)
}

/// Writes a game like [`export`], with its variations, comments and annotations. The result is that
/// of the tags, unless the main line ended the game.
pub fn export_tree(tree: &GameTree, tags: &Tags) -> String {
    let last = tree.main_line().last().unwrap_or(NodeId::ROOT);
    let outcome = tree.game_at(last).outcome();
    let result = outcome.map_or_else(|| told(tags), |outcome| outcome.result());
    write(tree, tags, result)
}

/// Returns the result in the tags.
fn told(tags: &Tags) -> &'static str {
    let mut results = RESULTS.into_iter();
    results
        .find(|known| *known == tags.result)
        .unwrap_or(UNKNOWN_RESULT)
}

fn write(tree: &GameTree, tags: &Tags, result: &str) -> String {
    let mut text = String::new();
    for (name, value) in tags.roster() {
        push_tag(&mut text, name, value);
    }
    push_tag(&mut text, "Result", result);
    let mut others = tags.other.clone();
    others.extend(tags_of_start(tree.position(NodeId::ROOT)));
    others.sort();
    for (name, value) in &others {
        push_tag(&mut text, name, value);
    }
    text.push('\n');
    let mut words = movetext(tree);
    words.push(result.to_owned());
    push_lines(&mut text, &words);
    text
}

/// Returns the tags for an unusual start position and for other rules.
fn tags_of_start(start: &Position) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    if *start != Position::start(Rules::Standard) {
        tag("SetUp", "1");
        tag("FEN", &start.fen());
    }
    match start.rules() {
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

/// The next part to write.
enum Step {
    /// A move and its continuation; `true` forces the move number even for Black.
    Line(NodeId, bool),
    Open,
    Close,
}

/// Returns the words of the movetext. A variation follows the move that it replaces.
fn movetext(tree: &GameTree) -> Vec<String> {
    let mut words = Vec::new();
    push_comment(&mut words, "", tree.comment(NodeId::ROOT));
    // An explicit stack, so that deeply nested variations cannot overflow the call stack.
    let mut steps: Vec<Step> = tree
        .next(NodeId::ROOT)
        .map(|first| Step::Line(first, true))
        .into_iter()
        .collect();
    let mut prefix = "";
    while let Some(step) = steps.pop() {
        match step {
            Step::Open => prefix = "(",
            Step::Close => {
                if let Some(last) = words.last_mut() {
                    last.push(')');
                }
            }
            Step::Line(mut node, mut numbered) => {
                while let Some((before, mv)) = tree.way(node) {
                    if !tree.comment_before(node).is_empty() {
                        push_comment(&mut words, prefix, tree.comment_before(node));
                        prefix = "";
                    }
                    let position = tree.position(before);
                    let number = position.fullmove();
                    match position.turn() {
                        Color::White => words.push(format!("{prefix}{number}.")),
                        Color::Black if numbered => words.push(format!("{prefix}{number}...")),
                        Color::Black => {}
                    }
                    prefix = "";
                    words.push(position.san(mv).to_string());
                    // Signs such as `!` are only read; the export format has their numbers.
                    let glyphs = tree.glyphs(node).iter();
                    words.extend(glyphs.map(|glyph| format!("${glyph}")));
                    push_comment(&mut words, "", tree.comment(node));
                    numbered = !tree.comment(node).is_empty();
                    let siblings = tree.children(before);
                    let next = tree.next(node);
                    if siblings.len() > 1 && siblings[0] == node {
                        steps.extend(next.map(|next| Step::Line(next, true)));
                        for sibling in siblings[1..].iter().rev() {
                            steps.extend([Step::Close, Step::Line(*sibling, true), Step::Open]);
                        }
                        break;
                    }
                    match next {
                        Some(next) => node = next,
                        None => break,
                    }
                }
            }
        }
    }
    words
}

/// Returns a comment that can be written. A brace would end it, so braces become parentheses.
pub fn writable_comment(comment: &str) -> Cow<'_, str> {
    match comment.contains('}') {
        true => comment.replace('{', "(").replace('}', ")").into(),
        false => comment.into(),
    }
}

/// Adds the words of a comment.
fn push_comment(words: &mut Vec<String>, prefix: &str, comment: &str) {
    let first = words.len();
    let said = writable_comment(comment);
    words.extend(said.split_whitespace().map(ToOwned::to_owned));
    if words.len() > first {
        words[first].insert_str(0, &format!("{prefix}{{"));
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
    }
}

/// Adds words in lines of limited length, as far as single words allow.
fn push_lines(text: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let long = word.chars().count();
        if column > 0 && column + 1 + long >= COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        *text += word;
        column += long;
    }
    text.push('\n');
}
