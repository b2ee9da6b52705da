//! An engine that is another program, added and chosen with the mouse in a real window.

use parlour_tests::window::Game;

#[test]
fn an_engine_is_named_set_and_played_against_by_mouse() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut window = Game::start(&["--fresh", "--save-dir", folder, "--table", "chess"]);
    window.picks(0);
    window.keys(&["n"]);
    let new_game = window.dialog("new-game");
    window.click(new_game.button("computer"));
    let new_game = window.dialog("new-game");
    window.click(new_game.button("engines"));
    let engines = window.expect_where("picks", |picks| {
        picks["dialog"] == "engines" && picks["buttons"]["add-stockfish"].is_array()
    });
    window.click(pixel(&engines, "add-stockfish"));
    let told = window.expect("engine");
    assert!(
        told["name"].as_str().unwrap().starts_with("Stockfish"),
        "{told}"
    );
    let page = window.dialog("engine");
    window.click(page.button("seconds-less"));
    let page = window.dialog("engine");
    // Typing replaces the "20", and keys right after the click are not lost.
    window.click(page.button("option-skill-level"));
    window.keys(&["5", "Home", "Delete", "3", "Return"]);
    let page = window.dialog("engine");
    // Moving on to the next button keeps the typed number.
    window.click(page.button("option-skill-level"));
    window.keys(&["7", "Tab"]);
    let page = window.dialog("engine");
    window.click(page.button("close"));
    let list = window.dialog("engines");
    window.click(list.button("close"));
    let new_game = window.dialog("new-game");
    // An engine added while choosing a game becomes the opponent. It has no level.
    assert!(new_game.0["buttons"]["level"].is_null());
    window.click(new_game.button("plays-more"));
    let own = window.expect_where("picks", |picks| picks["buttons"]["level"].is_array());
    window.click(pixel(&own, "plays-more"));
    let chosen = window.expect_where("picks", |picks| picks["buttons"]["level"].is_null());
    window.click(pixel(&chosen, "start"));
    let players = window.expect("players");
    assert_eq!(players["black"], "engine 1");
    let picks = window.picks(0);
    window.click(picks.square("d2"));
    window.expect("select");
    window.click(picks.square("d4"));
    let answer = window.expect_where("move", |mv| mv["ply"] == 2);
    assert!(answer["uci"].is_string());
    window.close();
    let saved = std::fs::read_to_string(saves.path().join("chess-engines.ron")).unwrap();
    assert!(saved.contains("\"Skill Level\", \"7\""), "{saved}");
    assert!(saved.contains("seconds: 1"), "{saved}");
}

fn pixel(picks: &serde_json::Value, button: &str) -> (i64, i64) {
    let at = &picks["buttons"][button];
    (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
}
