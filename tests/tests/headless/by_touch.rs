//! Each table played by touch on the screens of a long phone and a tablet.

use parlour_chess::ID as CHESS;
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_shell::app::options::{Options, TableId};
use parlour_tests::{
    by_touch::{SCREENS, play_through},
    headless::{act, follow, named},
};
use serde_json::Value;

/// Plays a table on each screen and returns the events.
fn on_each_screen(table: TableId) -> Vec<Vec<Value>> {
    SCREENS
        .into_iter()
        .map(|screen| {
            let saves = tempfile::tempdir().unwrap();
            let (options, steps): (Options, _) =
                play_through(table, screen, saves.path(), &|_| act(|_| {}));
            follow(options, steps)
        })
        .collect()
}

#[test]
fn chess_is_played_by_fingers() {
    for received in on_each_screen(CHESS) {
        let played = named(&received, "move");
        let san: Vec<_> = played
            .iter()
            .map(|mv| mv["san"].as_str().unwrap())
            .collect();
        assert_eq!(san, ["e4", "e5", "Nf3"]);
    }
}

#[test]
fn prospector_is_played_by_fingers() {
    for received in on_each_screen(PROSPECTOR) {
        let (taken, drawn) = (
            named(&received, "take").len(),
            named(&received, "draw").len(),
        );
        assert!(taken > 0 && taken + drawn == 6, "{taken} and {drawn}");
    }
}

#[test]
fn the_duel_is_played_by_fingers() {
    for received in on_each_screen(DUEL) {
        let shown = named(&received, "shown");
        assert!(shown.iter().any(|shown| shown["card"].is_string()));
    }
}
