//! Where the text of a scene or prefab is broken. The engine says what it could not read, not in which
//! line; who wrote there by hand looks for just that.

use fyrox::core::visitor::{Visitor, error::VisitError};
use std::io::ErrorKind;

/// A line is told with so many letters at most.
const LONGEST: usize = 60;

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// It begins as no scene does.
    NoScene,
    /// It ends in this line (from 1), before all that was begun has an end.
    Cut(usize),
    /// This line cannot be read.
    Line {
        /// Its number, from 1.
        number: usize,
        /// What stands there.
        text: String,
    },
}

/// What is wrong with a scene's or prefab's text; `None` if the engine can read it.
pub fn flaw(file: &[u8]) -> Option<Flaw> {
    let line_at = |end: usize| 1 + file[..end].iter().filter(|byte| **byte == b'\n').count();
    match Visitor::load_ascii_from_memory(file) {
        Ok(_) => return None,
        Err(VisitError::NotSupportedFormat) => return Some(Flaw::NoScene),
        Err(error) if wants_more(&error) => return Some(Flaw::Cut(line_at(file.len()))),
        Err(_) => {}
    }
    // Up to the place it would be read, if only there were more: so the engine finds the place.
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
        fs::read_to_string("../data/scenes/prospector.rgs").unwrap()
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
