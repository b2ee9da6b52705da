//! A game against the weakest level, chosen and played with the pointer in a real window.

use parlour_engine::chess::{Control, Engine, Limits, Options};
use parlour_rules::chess::{Game, Rules};
use parlour_tests::window::Game as Window;
use serde_json::Value;

/// Chooses a strong move, so that the game is short.
fn choose(engine: &mut Engine, game: &Game) -> String {
    let limits = Limits::of_depth(9);
    let answer = engine.search(&game.into(), &limits, &Control::new(), &mut |_| {});
    let best = answer.best().expect("the game goes on");
    game.position().uci(best)
}

fn play(game: &mut Game, uci: &str) {
    let mv = game.position().parse_uci(uci).expect("a legal move");
    game.play(mv).expect("the game goes on");
}

#[test]
fn a_game_against_level_one_by_mouse() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut window = Window::start(&["--fresh", "--save-dir", folder, "--seed", "11"]);
    let menu = window.dialog("menu");
    window.click(menu.button("chess"));
    window.decline_tutorial();
    let new_game = window.dialog("new-game");
    window.click(new_game.button("computer"));
    let new_game = window.dialog("new-game");
    // Down to the first level, at the left end of the slider.
    let (x, y) = new_game.button("level");
    window.click((x - 208, y));
    let new_game = window.dialog("new-game");
    window.click(new_game.button("start"));
    let players = window.expect("players");
    assert_eq!(
        (&players["white"], &players["black"]),
        (&"person".into(), &"beginner".into())
    );
    let mut engine = Engine::new(Options::default()).unwrap();
    let mut game = Game::new(Rules::Standard);
    while game.outcome().is_none() {
        let ply = game.ply() as u64;
        assert!(ply < 120, "a beginner lasts no longer than this");
        let picks = window.picks(ply);
        let uci = choose(&mut engine, &game);
        window.click(picks.square(&uci[0..2]));
        window.expect("select");
        window.click(picks.square(&uci[2..4]));
        if uci.len() > 4 {
            let promotion = window.dialog("promotion");
            window.click(promotion.button("promote-queen"));
        }
        let own = window.expect("move");
        assert_eq!(own["uci"], Value::from(uci.as_str()));
        play(&mut game, &uci);
        if game.outcome().is_none() {
            let answer = window.expect("move");
            assert_eq!(answer["ply"], game.ply() as u64 + 1);
            play(&mut game, answer["uci"].as_str().unwrap());
        }
    }
    let over = window.expect("over");
    assert_eq!(over["result"], "1-0", "{}", game.position().fen());
    window.dialog("result");
    let filed = std::fs::read_to_string(saves.path().join("games.pgn")).unwrap();
    assert!(
        filed.contains("Computer") && filed.contains("1-0"),
        "{filed}"
    );
}
