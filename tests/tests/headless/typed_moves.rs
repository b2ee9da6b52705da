//! Chess with moves that are typed.

use fyrox::keyboard::KeyCode;
use parlour_tests::headless::{dialog, follow, key, named, options, ready, type_text, wait};

#[test]
fn a_whole_game_is_typed() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = vec![ready(0), key(KeyCode::KeyK), dialog("typed-move")];
    let mut played = 0;
    for text in ["f9", "f3", "e7e5", "g4", "dh4", "qh4"] {
        steps.extend([type_text(text), key(KeyCode::Enter)]);
        match text {
            // No piece goes there.
            "f9" | "dh4" => steps.extend(text.chars().map(|_| key(KeyCode::Backspace))),
            "qh4" => steps.push(dialog("result")),
            _ => {
                played += 1;
                steps.extend([wait("move"), ready(played)]);
            }
        }
    }
    let received = follow(options(saves.path()), steps);
    let played = named(&received, "move");
    let played: Vec<_> = played
        .iter()
        .map(|mv| mv["san"].as_str().unwrap())
        .collect();
    assert_eq!(played, ["f3", "e5", "g4", "Qh4#"]);
}
