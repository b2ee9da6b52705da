//! The shortest real game, played with the pointer in a real window.

use parlour_tests::window::Game;
use std::fs;

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
    // Again: the board is set up anew.
    game.click(result.button("again"));
    let again = game.picks(0);
    assert!(again.0["squares"]["e2"].is_array());
}
