//! Chess tutorial: a position and a task for each kind of move.

use parlour_rules::chess::{FenError, Position, Rules};
use serde::Deserialize;

/// Lesson, from `data/chess/lessons.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Stem of its locale keys: `lesson-ID` and `lesson-ID-text`.
    pub id: String,
    /// Start position, as FEN.
    pub fen: String,
    /// Moves that complete the task, in UCI notation. Each of them is a solution.
    pub moves: Vec<String>,
}

impl Lesson {
    /// Returns the locale key of the heading.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// Returns the locale key of the text.
    pub fn text(&self) -> String {
        format!("lesson-{}-text", self.id)
    }
}

/// Error in the lessons, with file, entry and field.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file is not valid RON.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        /// Name of the file.
        file: String,
        /// Line, counted from 1.
        line: usize,
        /// Reason given by the parser.
        reason: String,
    },
    /// A position is invalid.
    #[error("{file}, lesson {id}, fen: {source}")]
    Fen {
        /// Name of the file.
        file: String,
        /// ID of the lesson.
        id: String,
        /// Reason.
        source: FenError,
    },
    /// A solution is missing or is not a legal move.
    #[error("{file}, lesson {id}, moves: {reason}")]
    Move {
        /// Name of the file.
        file: String,
        /// ID of the lesson.
        id: String,
        /// Reason.
        reason: String,
    },
}

/// Parses and validates the lessons.
///
/// # Errors Returns a [`LessonError`] that names file, lesson and field.
pub fn parse(file: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    let lessons: Vec<Lesson> = ron::from_str(text).map_err(|error| LessonError::Syntax {
        file: file.to_owned(),
        line: error.span.start.line,
        reason: error.code.to_string(),
    })?;
    for lesson in &lessons {
        let position = Position::from_fen(&lesson.fen, Rules::Standard).map_err(|source| {
            LessonError::Fen {
                file: file.to_owned(),
                id: lesson.id.clone(),
                source,
            }
        })?;
        let wrong = |reason: String| LessonError::Move {
            file: file.to_owned(),
            id: lesson.id.clone(),
            reason,
        };
        if lesson.moves.is_empty() {
            return Err(wrong("none is given".into()));
        }
        for uci in &lesson.moves {
            position
                .parse_uci(uci)
                .map_err(|error| wrong(format!("{uci}: {error}")))?;
        }
    }
    Ok(lessons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_lessons_can_be_followed_and_have_their_texts() {
        let root = Path::new("..");
        let text = std::fs::read_to_string(root.join("data/chess/lessons.ron")).unwrap();
        let lessons = parse("lessons.ron", &text).unwrap();
        assert!(lessons.len() >= 10, "each kind of move has one");
        let locale = std::fs::read_to_string(root.join("data/locales/en-US.ftl")).unwrap();
        for lesson in &lessons {
            for key in [lesson.title(), lesson.text()] {
                assert!(locale.contains(&format!("\n{key} =")), "no text for {key}");
            }
        }
    }

    #[test]
    fn a_wrong_lesson_is_named_with_its_field() {
        let with = |fen: &str, moves: &str| {
            parse(
                "l.ron",
                &format!("[(id: \"a\", fen: \"{fen}\", moves: [{moves}])]"),
            )
            .unwrap_err()
            .to_string()
        };
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert!(with("4k3", "\"e2e4\"").contains("lesson a, fen"));
        assert!(with(fen, "\"e2e5\"").contains("lesson a, moves: e2e5"));
        assert!(with(fen, "").contains("none"));
        assert!(
            parse("l.ron", "[\n(id: 3)]")
                .unwrap_err()
                .to_string()
                .contains("line 2")
        );
    }
}
