//! The commands of the Duel, run as a separate process.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::Run;

impl Run {
    fn lines(&self) -> Vec<Value> {
        let line =
            |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        self.out.lines().map(line).collect()
    }
}

fn run(arguments: &[&str]) -> Run {
    crate::run(&[&["duel"], arguments].concat())
}

/// Runs `duel run` from a position.
fn played(setup: &str, actions: &str) -> Run {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("setup.ron");
    fs::write(&file, setup).expect("a file");
    let file = file.to_str().expect("a name in UTF-8");
    run(&["run", "--setup", file, "--actions", actions])
}

/// Returns the performed actions in order.
fn performed(run: &Run) -> Vec<String> {
    let lines = run.lines();
    let performed = lines.iter().filter(|line| line["event"] == "perform");
    performed
        .map(|line| line["action"].as_str().unwrap_or_default().to_owned())
        .collect()
}

/// Returns the state from the last line.
fn state(run: &Run) -> Value {
    run.lines().pop().expect("a line")["state"].clone()
}

const SETUP: &str = r#"(
    seed: 7,
    player: 0,
    sides: [
        (
            hero: "owl", mana: 6, deck: ["letter_pigeon", "old_carp"],
            hand: ["thunderbolt", "letter_pigeon"],
            battlefield: ["field_mouse", (card: "brown_bear", health: 3)],
        ),
        (hero: "fox", health: 20, armour: 2, battlefield: ["young_stoat", "otter_ferryman", "wasp"]),
    ],
)"#;

#[test]
fn actions_are_played_and_every_event_is_a_line() {
    let run = played(
        SETUP,
        "play 1 @enemy-hero; play 1 pos:1; attack 2 1; attack 2 @enemy-hero; end",
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    let lines = run.lines();
    assert_eq!(lines[0]["event"], "begin");
    assert_eq!(lines[0]["action"], "PlayCard");
    assert_eq!(lines[0]["card"], "thunderbolt");
    assert_eq!(lines[0]["target"], "fox");
    let damage = lines
        .iter()
        .find(|line| line["event"] == "perform" && line["action"] == "Damage")
        .expect("damage");
    assert_eq!(damage["hits"][0]["amount"], 6);
    assert_eq!(damage["hits"][0]["armour"], 2);
    assert_eq!(damage["hits"][0]["health"], 16);
    let drawn = lines
        .iter()
        .find(|line| line["event"] == "perform" && line["action"] == "DrawCards")
        .expect("the pigeon's battlecry");
    assert_eq!(drawn["player"], 0);
    assert_eq!(drawn["drawn"], serde_json::json!(["letter_pigeon"]));
    let kinds = performed(&run);
    assert_eq!(kinds.iter().filter(|kind| *kind == "Death").count(), 1);
    assert_eq!(kinds.iter().filter(|kind| *kind == "ChangeTurn").count(), 1);
    let state = state(&run);
    assert_eq!(state["player"], 1);
    assert_eq!(state["phase"], "playing");
    // The mouse and the stoat killed each other; the bear struck the hero.
    let battlefield = &state["players"][0]["battlefield"];
    assert_eq!(battlefield[0]["card"], "letter_pigeon");
    assert_eq!(battlefield[1]["card"], "brown_bear");
    // Armor absorbed two damage; six and one fatigue damage went to health.
    assert_eq!(state["players"][1]["health"], 20 - 4 - 6 - 1);
    assert_eq!(state["players"][1]["hero"]["card"], "fox");
    assert_eq!(state["players"][0]["deck"], serde_json::json!(["old_carp"]));
    assert_eq!(
        state["players"][0]["graveyard"],
        serde_json::json!(["thunderbolt", "field_mouse"])
    );
}

#[test]
fn a_refused_action_is_said_and_nothing_after_it_is_played() {
    let run = played(SETUP, "attack 1 @own-hero; end");
    assert_eq!(run.status, 1);
    let lines = run.lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["refused"], "the target can't be attacked");
    assert_eq!(lines[0]["index"], 0);
    assert_eq!(state(&run), state(&played(SETUP, "")), "as before it");
    for (actions, index, sentence) in [
        ("end; play 7", 1, "unknown hand card 7 (cards in hand: 0)"),
        ("play 1", 0, "missing target: this card needs one"),
        ("play 1 9", 0, "unknown minion 9 (enemy minions: "),
        (
            "attack 9 @enemy-hero",
            0,
            "unknown minion 9 (friendly minions: ",
        ),
        ("attack hero @enemy-hero", 0, "the attacker has 0 attack"),
        ("dance", 0, "unknown action \"dance\""),
        ("play one", 0, "invalid number \"one\""),
        ("mulligan 1", 0, "cards can't be replaced anymore"),
        ("concede; end", 1, "the match is over"),
    ] {
        let run = played(SETUP, actions);
        assert_eq!(run.status, 1, "{actions}");
        let lines = run.lines();
        let refused = &lines[lines.len() - 2];
        assert_eq!(refused["index"], index, "{actions}");
        let said = refused["refused"].as_str().unwrap_or_default();
        assert!(said.starts_with(sentence), "{actions}: {said}");
    }
}

#[test]
fn the_same_setup_and_actions_give_the_same_lines() {
    let setup = r#"(seed: 5, sides: [(mana: 1, hand: ["falling_stars"]), (battlefield: ["old_carp", "old_carp"])])"#;
    let once = played(setup, "play 1").out;
    assert_eq!(once, played(setup, "play 1").out);
    assert!(once.lines().count() > 10);
}

#[test]
fn both_exchange_cards_and_the_first_turn_begins() {
    let setup = r#"(mulligan: true, sides: [
        (hand: ["old_carp", "brown_bear", "wasp"], deck: ["hush", "hush", "hush"]),
        (hand: ["old_carp"], deck: ["hush"]),
    ])"#;
    let run = played(setup, "mulligan 1,2; mulligan; end");
    assert_eq!(run.status, 0, "{}", run.out);
    let kinds = performed(&run);
    assert_eq!(kinds[..3], ["Mulligan", "Mulligan", "ChangeTurn"]);
    assert_eq!(state(&run)["turn"], 2);
}

#[test]
fn an_impossible_setup_is_refused_with_its_place() {
    let run = played("(sides: [(mana: 99), ()])", "end");
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    assert!(
        run.err
            .ends_with("setup.ron:1:17: sides[0].mana: invalid value 99 (expected 0 to 10)\n"),
        "{}",
        run.err
    );
    assert_eq!(
        status_of(&["run", "--setup", "nowhere.ron", "--actions", "end"]),
        1
    );
    assert_eq!(status_of(&["run", "--actions", "end"]), 2);
}

fn status_of(arguments: &[&str]) -> i32 {
    run(arguments).status
}

#[test]
fn games_are_simulated_and_repeat() {
    let arguments = [
        "simulate", "--games", "40", "--seed", "3", "--first", "greedy", "--second", "random",
    ];
    let simulate = || {
        let run = run(&arguments);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let mut lines = run.lines();
        assert_eq!(lines.len(), 1);
        lines.remove(0)
    };
    let (one, two) = (simulate(), simulate());
    for key in [
        "games",
        "wins_first",
        "wins_second",
        "draws",
        "first_starts",
        "second_starts",
        "mean_turns",
        "illegal",
    ] {
        assert_eq!(one[key], two[key], "{key}");
    }
    let number = |key: &str| one[key].as_u64().expect("a number");
    assert_eq!(
        number("wins_first") + number("wins_second") + number("draws"),
        40
    );
    assert!(number("wins_first") >= 36);
    for key in ["games", "wins_first", "wins_second", "draws"] {
        let of = |starts: &str| one[starts][key].as_u64().expect("a number");
        let (first, second) = (of("first_starts"), of("second_starts"));
        assert_eq!(first + second, number(key), "{key}");
        assert!(key != "games" || first == second, "they start in turns");
    }
    assert_eq!(number("illegal"), 0);
    assert!(
        one["games_per_second"]
            .as_f64()
            .is_some_and(|speed| speed > 0.0)
    );
}

#[test]
fn a_searching_player_thinks_in_nodes() {
    let run = run(&[
        "simulate",
        "--games",
        "2",
        "--seed",
        "1",
        "--first",
        "search",
        "--second",
        "greedy",
        "--decks",
        "foxes,garden",
        "--nodes",
        "300",
    ]);
    assert_eq!(run.status, 0);
    assert_eq!(run.lines()[0]["games"], 2);
}

#[test]
fn wrong_arguments_are_refused() {
    let simulate = |more: &[&str]| {
        let mut arguments = vec!["simulate", "--seed", "1", "--first", "random"];
        arguments.extend(more);
        run(&arguments)
    };
    assert_eq!(simulate(&["--games", "1", "--second", "genius"]).status, 2);
    assert_eq!(simulate(&["--games", "0", "--second", "random"]).status, 2);
    let none = simulate(&[
        "--games",
        "1",
        "--second",
        "random",
        "--decks",
        "foxes,hens",
    ]);
    assert_eq!(none.status, 1);
    assert_eq!(
        none.err,
        "parlour-cli: unknown deck \"hens\" (expected one of observatory, foxes, garden)\n"
    );
}

#[test]
fn every_card_is_a_line_of_seven_fields_with_nothing_left_out() {
    for language in ["en", "de"] {
        let run = run(&["cards", "--lang", language]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let rows: Vec<Vec<_>> = run
            .out
            .lines()
            .map(|line| line.split('\t').collect())
            .collect();
        assert_eq!(rows.len(), 57);
        for row in &rows {
            assert_eq!(row.len(), 7, "{row:?}");
            assert!(
                !row[1].is_empty() && !row[1].starts_with("duel-card"),
                "{row:?}"
            );
            assert!(
                !row[6].contains("duel-") && !row[6].contains('{'),
                "{row:?}"
            );
            assert!(["hero", "minion", "spell"].contains(&row[2]), "{row:?}");
            assert_eq!(row[4] == "-", row[2] == "spell", "{row:?}");
        }
    }
    let text = |id: &str, language: &str| {
        let run = run(&["cards", "--lang", language]);
        let row = run
            .out
            .lines()
            .find(|line| line.starts_with(&format!("{id}\t")));
        row.and_then(|row| row.split('\t').nth(6))
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(text("letter_pigeon", "en"), "When played: draw a card.");
    assert_eq!(
        text("letter_pigeon", "de"),
        "Beim Ausspielen: zieh eine Karte."
    );
    assert_eq!(text("thunderbolt", "de"), "Füge einer Figur 6 Schaden zu.");
    assert_eq!(
        text("mother_goose", "en"),
        "When played: give your other birds +1/+1."
    );
    assert_eq!(
        text("mother_goose", "de"),
        "Beim Ausspielen: gib deinen anderen Vögeln +1/+1."
    );
    assert_eq!(text("swan_guard", "en"), "Taunt, Shell.");
}

#[test]
fn cards_of_another_folder_are_listed_or_refused_with_their_place() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().to_str().expect("a name in UTF-8");
    fs::write(
        folder.path().join("cards.ron"),
        "(cards: [(id: \"yak\", kind: Minion, cost: 1, attack: 1)])",
    )
    .expect("a file");
    let run = run(&["cards", "--data", path]);
    assert_eq!(run.status, 1);
    assert!(
        run.err
            .contains("cards.ron:1:10: cards[0].health: yak: missing for a minion"),
        "{}",
        run.err
    );
}
