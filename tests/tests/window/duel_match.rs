//! A whole duel in a real window, played with the mouse to its end.

use parlour_duel::saves::DuelAutosave;
use parlour_rules::duel::{CardSet, Duel, Intent, Match, Player};
use parlour_shell::platform::storage::Storage;
use parlour_tests::{
    duelling::{name, something},
    window::{Game, project},
};
use std::{fs, sync::Arc};

/// Reads the saved match: every action is saved before the trace reports it.
fn saved(set: &Arc<CardSet>, storage: &mut Storage) -> Duel {
    let saved: DuelAutosave = storage.load().unwrap().expect("a match is saved");
    Match::replay(set, &saved.record).unwrap().duel().clone()
}

#[test]
fn a_duel_is_played_with_the_mouse_to_its_end() {
    let cards = fs::read_to_string(project().join("data/duel/cards.ron")).unwrap();
    let set = Arc::new(CardSet::read("cards.ron", &cards).unwrap());
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    let mut storage = Storage::new(Some(saves.path().to_path_buf())).unwrap();
    let mut game = Game::start(&[
        "--deck",
        "foxes,observatory",
        "--opponent",
        "beginner",
        "--seed",
        "2",
        "--save-dir",
        folder,
    ]);
    let mulligan = game.dialog("mulligan");
    game.click(mulligan.button("mulligan-confirm"));
    let over = loop {
        let next = game.expect_where("picks", |picks| {
            let at_table = picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array();
            at_table || picks["dialog"] == "result"
        });
        if next["dialog"] == "result" {
            break next;
        }
        let duel = saved(&set, &mut storage);
        if !duel.is_on_turn(Player::One) {
            continue;
        }
        let card = |name: &str| {
            let pixel = &next["cards"][name];
            (pixel[0].as_i64().unwrap(), pixel[1].as_i64().unwrap())
        };
        let (first, second) = match something(&duel, Player::One) {
            Intent::Play { card, target, .. } => {
                let second = target.map_or("field".to_owned(), |target| {
                    name(&duel, Player::One, target)
                });
                (name(&duel, Player::One, card), second)
            }
            Intent::Attack { attacker, target } => (
                name(&duel, Player::One, attacker),
                name(&duel, Player::One, target),
            ),
            _ => {
                game.keys(&["e"]);
                game.expect_where("turn", |turn| turn["player"] == 1);
                continue;
            }
        };
        game.click(card(&first));
        let picks = game.expect("picks");
        let pixel = &picks["cards"][second.as_str()];
        game.click((pixel[0].as_i64().unwrap(), pixel[1].as_i64().unwrap()));
        game.expect_where("end", |end| end["depth"] == 0);
    };
    assert!(over["buttons"]["rematch"].is_array());
    let told = game
        .received
        .iter()
        .filter(|event| event["event"] == "over")
        .count();
    assert_eq!(told, 1);
    let duel = saved(&set, &mut storage);
    assert!(duel.outcome().is_some());
    let books = fs::read_to_string(saves.path().join("duel-books.ron")).unwrap();
    assert!(
        books.contains("won: ") && books.contains("decks"),
        "{books}"
    );
}

#[test]
fn two_people_begin_a_duel_with_keys_alone_and_come_back_from_the_menu() {
    let saves = tempfile::tempdir().unwrap();
    let mut game = Game::start(&[
        "--deck",
        "foxes,observatory",
        "--opponent",
        "person",
        "--seed",
        "2",
        "--save-dir",
        saves.path().to_str().unwrap(),
    ]);
    // The first Return only shows the button that keeps the cards, so that one too many, pressed in
    // the dialog before, exchanges nothing.
    let keep = ["Return", "Return"];
    for _ in Player::ALL {
        game.dialog("curtain");
        game.keys(&["Return"]);
        game.dialog("mulligan");
        game.keys(&keep);
    }
    // With this seed the player who has just seen the cards begins.
    let at_table = |picks: &serde_json::Value| {
        picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
    };
    game.expect_where("picks", at_table);
    game.keys(&["Escape"]);
    game.dialog("menu");
    game.keys(&["Escape"]);
    game.expect_where("picks", at_table);
    game.keys(&["e"]);
    game.dialog("curtain");
    game.close();
}
