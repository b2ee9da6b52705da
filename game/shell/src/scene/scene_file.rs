//! Diagnosis of broken scenes and prefabs.
//!
//! The engine reports what it could not read, but not the line. That is needed after editing a file
//! by hand.

use fyrox::core::visitor::{Visitor, error::VisitError};
use std::io::ErrorKind;

/// Greatest length of a reported line, in characters.
const LONGEST: usize = 60;

/// Reason why a scene or prefab cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The file does not start like a scene.
    NoScene,
    /// The file ends too early, in this line (counted from 1).
    Cut(usize),
    /// A line is invalid.
    Line {
        /// Number of the line, counted from 1.
        number: usize,
        /// Text of the line, shortened if necessary.
        text: String,
    },
}

/// Returns the first error in the text of a scene or prefab, or `None` if the engine can read it.
pub fn flaw(file: &[u8]) -> Option<Flaw> {
    let line_at = |end: usize| 1 + file[..end].iter().filter(|byte| **byte == b'\n').count();
    match Visitor::load_ascii_from_memory(file) {
        Ok(_) => return None,
        Err(VisitError::NotSupportedFormat) => return Some(Flaw::NoScene),
        Err(error) if wants_more(&error) => return Some(Flaw::Cut(line_at(file.len()))),
        Err(_) => {}
    }
    // Binary search: a prefix that ends before the error fails only because it is incomplete.
    let (mut good, mut bad) = (0, file.len());
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        match Visitor::load_ascii_from_memory(&file[..middle]) {
            Err(error) if wants_more(&error) => good = middle,
            _ => bad = middle,
        }
    }
    let number = line_at(good);
    let line = file.split(|byte| *byte == b'\n').nth(number - 1);
    let line = String::from_utf8_lossy(line.unwrap_or_default());
    let mut text: String = line.trim().chars().take(LONGEST).collect();
    if text.len() < line.trim().len() {
        text.push('…');
    }
    Some(Flaw::Line { number, text })
}

fn wants_more(error: &VisitError) -> bool {
    matches!(error, VisitError::Io(error) if error.kind() == ErrorKind::UnexpectedEof)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn scene() -> String {
        fs::read_to_string("../../data/scenes/prospector.rgs").unwrap()
    }

    #[test]
    fn a_whole_scene_has_no_flaw() {
        assert_eq!(flaw(scene().as_bytes()), None);
    }

    #[test]
    fn a_word_for_a_number_is_found() {
        let scene = scene();
        let (old, new) = ("FlightTime[Value<f32:", "FlightTime[Value<f32:fast");
        let place = scene.find(old).expect("the table has one");
        let number = 1 + scene[..place].matches('\n').count();
        let Some(Flaw::Line { number: told, text }) = flaw(scene.replacen(old, new, 1).as_bytes())
        else {
            panic!("no line is told");
        };
        assert_eq!(told, number);
        assert!(text.starts_with(new), "{text}");
    }

    #[test]
    fn half_a_scene_is_told_as_such() {
        let scene = scene();
        let half: String = scene.lines().take(100).collect::<Vec<_>>().join("\n");
        assert_eq!(flaw(half.as_bytes()), Some(Flaw::Cut(100)));
    }

    #[test]
    fn what_is_no_scene_is_told_as_such() {
        assert_eq!(flaw(b"PNG and so on"), Some(Flaw::NoScene));
        assert_eq!(flaw(b""), Some(Flaw::Cut(1)));
    }
}
