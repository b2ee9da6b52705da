//! The shortest real game, played with the pointer in a real window.

use parlour_tests::window::Game;
use std::fs;

/// Returns the keys that move the cursor between two squares and press Enter, as seen by the player
/// to move: the board turns.
fn walk(from: &str, to: &str, black: bool) -> Vec<&'static str> {
    let place = |square: &str| {
        let mut bytes = square.bytes().map(i32::from);
        (bytes.next().unwrap(), bytes.next().unwrap())
    };
    let ((file, rank), (to_file, to_rank)) = (place(from), place(to));
    let across = if (to_file > file) != black {
        "Right"
    } else {
        "Left"
    };
    let along = if (to_rank > rank) != black {
        "Up"
    } else {
        "Down"
    };
    let mut keys = vec![across; file.abs_diff(to_file) as usize];
    keys.extend(vec![along; rank.abs_diff(to_rank) as usize]);
    keys.push("Return");
    keys
}

#[test]
fn a_whole_game_by_keys_alone() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut game = Game::start(&["--fresh", "--save-dir", folder]);
    game.dialog("menu");
    // The first entry is chess. Its first choice, which Tab reaches from the primary button at the
    // end, is two people.
    game.keys(&["Down", "Return"]);
    // A new player is offered the lessons first; Escape leaves the offer open.
    game.dialog("tutorial");
    game.keys(&["Escape"]);
    game.dialog("menu");
    game.keys(&["Down", "Return"]);
    game.dialog("tutorial");
    game.keys(&["Tab", "Return"]);
    game.dialog("new-game");
    game.keys(&["Tab", "Return"]);
    let chosen = game.dialog("new-game");
    assert!(chosen.0["buttons"]["level"].is_null(), "{:?}", chosen.0);
    // Without focus, Enter presses the default button, which starts the game.
    game.keys(&["Escape"]);
    game.dialog("menu");
    game.keys(&["Down", "Return"]);
    game.dialog("new-game");
    game.keys(&["Return"]);
    game.picks(0);
    let mut cursor = "e2";
    let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    for (index, (from, to)) in moves.into_iter().enumerate() {
        let black = index % 2 == 1;
        game.keys(&walk(cursor, from, black));
        assert_eq!(game.expect("select")["square"], from);
        game.keys(&walk(from, to, black));
        assert_eq!(game.expect("move")["uci"], format!("{from}{to}"));
        cursor = to;
        if index < 3 {
            game.picks(index as u64 + 1);
        }
    }
    assert_eq!(game.expect("over")["result"], "0-1");
    game.dialog("result");
    // Review the game, next to the primary button, and comment on the losing move.
    game.keys(&["Tab", "Return"]);
    game.picks(4);
    game.keys(&["Home"]);
    game.picks(0);
    game.keys(&["Right"]);
    assert_eq!(game.expect("move")["san"], "f3");
    game.picks(1);
    game.keys(&["c"]);
    game.dialog("comment");
    game.keys(&["o", "h", "Return"]);
    game.picks(1);
    let stderr = game.close();
    assert!(!stderr.contains("panicked"), "{stderr}");
    let filed = fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert!(filed.contains("1. f3 {oh}"), "{filed}");
    assert!(filed.contains("Qh4# 0-1"), "{filed}");
}

#[test]
fn scholars_mate_by_clicks() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut game = Game::start(&["--table", "chess", "--fresh", "--save-dir", folder]);
    let mut picks = game.picks(0);
    let opening = game.picture();
    let moves = [
        ("e2", "e4", "e4"),
        ("e7", "e5", "e5"),
        ("d1", "h5", "Qh5"),
        ("b8", "c6", "Nc6"),
        ("f1", "c4", "Bc4"),
        ("g8", "f6", "Nf6"),
        ("h5", "f7", "Qxf7#"),
    ];
    for (index, (from, to, san)) in moves.into_iter().enumerate() {
        game.click(picks.square(from));
        let selected = game.expect("select");
        assert_eq!(selected["square"], from);
        game.click(picks.square(to));
        let played = game.expect("move");
        assert_eq!(played["ply"], index as u64 + 1);
        assert_eq!(played["uci"], format!("{from}{to}"));
        assert_eq!(played["san"], san);
        if index == 5 {
            let saved = fs::read_to_string(saves.path().join("chess.ron")).unwrap();
            assert!(saved.contains("g8f6"), "saved after each move: {saved}");
        }
        if index < 6 {
            picks = game.picks(index as u64 + 1);
        }
    }
    let over = game.expect("over");
    assert_eq!(over["result"], "1-0");
    assert_eq!(over["reason"], "checkmate");
    let result = game.dialog("result");
    assert!(result.0["buttons"]["again"].is_array());
    let mated = game.picture();
    let changed = opening
        .pixels()
        .zip(mated.pixels())
        .filter(|(before, after)| before != after)
        .count();
    assert!(changed > 2_000, "only {changed} pixels changed");
    let finished = fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert!(finished.contains("Qxf7# 1-0"), "{finished}");
    // "Again" sets the board up for a new game.
    game.click(result.button("again"));
    let again = game.picks(0);
    assert!(again.0["squares"]["e2"].is_array());
}
