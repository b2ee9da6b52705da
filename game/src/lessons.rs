//! The first game that teaches: one position and one thing to do for each kind of move.

use parlour_rules::chess::{FenError, Position, Rules};
use serde::Deserialize;

/// One lesson, from `data/chess/lessons.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The stem of its texts in the locale files: `lesson-ID` and `lesson-ID-text`.
    pub id: String,
    /// The position.
    pub fen: String,
    /// The moves that do what is asked, in UCI's notation; any of them will do.
    pub moves: Vec<String>,
}

impl Lesson {
    /// Key of its heading.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// Key of its text.
    pub fn text(&self) -> String {
        format!("lesson-{}-text", self.id)
    }
}

/// Why the lessons cannot be used: file, entry and field.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The file is no valid RON.
    #[error("{file}, line {line}: {reason}")]
    Syntax {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What was wrong.
        reason: String,
    },
    /// A position is wrong.
    #[error("{file}, lesson {id}, fen: {source}")]
    Fen {
        /// The file.
        file: String,
        /// The lesson.
        id: String,
        /// What was wrong.
        source: FenError,
    },
    /// A move that is asked for cannot be made.
    #[error("{file}, lesson {id}, moves: {reason}")]
    Move {
        /// The file.
        file: String,
        /// The lesson.
        id: String,
        /// What was wrong.
        reason: String,
    },
}

/// Reads and checks the lessons.
///
/// # Errors
/// [`LessonError`] names file, lesson and field.
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
