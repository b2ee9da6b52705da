//! Chess tutorial: a position and a task for each kind of move.

use parlour_rules::{
    chess::{Position, Rules},
    data::{DataError, Source},
};
use parlour_shell::platform::storage::Saved;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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

/// Lessons that the player has completed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// IDs of the lessons. Unlike numbers, they stay right when lessons are added.
    pub done: BTreeSet<String>,
}

impl LessonProgress {
    /// Returns whether a lesson is completed.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.done.contains(&lesson.id)
    }

    /// Returns the number of the first lesson that is not completed; `None` if all are.
    pub fn next(&self, lessons: &[Lesson]) -> Option<usize> {
        lessons.iter().position(|lesson| !self.is_done(lesson))
    }
}

impl Saved for LessonProgress {
    const FILE: &'static str = "chess-tutorial.ron";
    const VERSION: u32 = 1;
}

/// Parses and validates the lessons.
///
/// # Errors
/// Returns the file, line and field of an invalid value, with the ID of its lesson.
pub fn parse(file: &str, text: &str) -> Result<Vec<Lesson>, DataError> {
    let source = Source { file, text };
    let lessons: Vec<Lesson> = source.read()?;
    for (index, lesson) in lessons.iter().enumerate() {
        let wrong = |field: &str, reason: String| {
            source.error(
                format!("[{index}].{field}"),
                format!("{}: {reason}", lesson.id),
            )
        };
        let position = Position::from_fen(&lesson.fen, Rules::Standard)
            .map_err(|error| wrong("fen", error.to_string()))?;
        if lesson.moves.is_empty() {
            return Err(wrong("moves", "missing moves".into()));
        }
        for (number, uci) in lesson.moves.iter().enumerate() {
            position
                .parse_uci(uci)
                .map_err(|error| wrong(&format!("moves[{number}]"), format!("{uci}: {error}")))?;
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
        let root = Path::new("../../..");
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
    fn the_next_lesson_is_the_first_that_is_not_done() {
        let root = Path::new("../../..");
        let text = std::fs::read_to_string(root.join("data/chess/lessons.ron")).unwrap();
        let lessons = parse("lessons.ron", &text).unwrap();
        let mut progress = LessonProgress::default();
        assert_eq!(progress.next(&lessons), Some(0));
        for number in [0, 2] {
            progress.done.insert(lessons[number].id.clone());
        }
        assert_eq!(progress.next(&lessons), Some(1));
        let saved = ron::to_string(&progress).unwrap();
        assert_eq!(ron::from_str::<LessonProgress>(&saved).unwrap(), progress);
        let older: LessonProgress = ron::from_str("()").unwrap();
        assert_eq!(older, LessonProgress::default());
        progress.done = lessons.iter().map(|lesson| lesson.id.clone()).collect();
        assert_eq!(progress.next(&lessons), None);
    }

    #[test]
    fn a_wrong_lesson_is_named_with_its_field() {
        let with = |fen: &str, moves: &str| {
            let lesson = format!("[\n(id: \"a\", fen: \"{fen}\", moves: [{moves}])]");
            parse("l.ron", &lesson).unwrap_err().to_string()
        };
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let error = with("4k3", "\"e2e4\"");
        assert!(error.starts_with("l.ron:2:16: [0].fen: a: "), "{error}");
        let error = with(fen, "\"e2e4\", \"e2e5\"");
        assert!(
            error.starts_with("l.ron:2:67: [0].moves[1]: a: e2e5: "),
            "{error}"
        );
        let error = with(fen, "");
        assert_eq!(error, "l.ron:2:58: [0].moves: a: missing moves");
        let error = parse("l.ron", "[\n(id: 3)]").unwrap_err().to_string();
        assert!(error.starts_with("l.ron:2:5: [0].id: "), "{error}");
    }
}
