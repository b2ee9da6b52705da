//! What surrounds a duel: leaving one, once more, statistics, the player's decks.

use parlour::{
    Options, Table,
    ui::{Action, Building, Dueling},
};
use parlour_rules::duel::{Duel, Player};
use parlour_tests::headless::{Scene, Step, act, do_action, follow, options as at_chess, wait_for};
use std::path::Path;

fn options(saves: &Path, seed: u64) -> Options {
    Options {
        table: Some(Table::Duel),
        decks: Some(("observatory".to_owned(), Some("foxes".to_owned()))),
        opponent: Some("beginner".to_owned()),
        seed: Some(seed),
        ..at_chess(saves)
    }
}

fn wish(wish: Dueling) -> Step {
    do_action(Action::Duel(wish))
}

fn build(building: Building) -> Step {
    wish(Dueling::Build(building))
}

fn own_turn() -> Step {
    wait_for("picks", |picks| {
        picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
    })
}

fn dialog(id: &'static str) -> Step {
    wait_for("picks", move |picks| picks["dialog"] == id)
}

fn duel(scene: &Scene) -> Duel {
    let table = scene.ctx.scenes.try_get(scene.parlour.scene()).unwrap();
    scene.parlour.duel(table).expect("a match").clone()
}

fn check(mut what: impl FnMut(&Duel) + 'static) -> Step {
    act(move |scene| what(&duel(scene)))
}

fn books(saves: &Path) -> String {
    std::fs::read_to_string(saves.join("duel-books.ron")).unwrap_or_default()
}

fn setup(name: &str) -> std::path::PathBuf {
    parlour_tests::window::project()
        .join("docs/duel")
        .join(name)
}

#[test]
fn a_match_that_counts_is_left_only_after_a_question_and_is_lost_under_its_decks_id() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_owned();
    follow(
        options(saves.path(), 3),
        vec![
            dialog("mulligan"),
            wish(Dueling::Keep),
            own_turn(),
            wish(Dueling::EndTurn),
            own_turn(),
            wish(Dueling::Begin),
            dialog("abandon"),
            do_action(Action::Close),
            own_turn(),
            check(|duel| assert!(duel.turn() > 1)),
            wish(Dueling::Begin),
            dialog("abandon"),
            act(move |_| assert!(!books(&folder).contains("lost: 1"))),
            wish(Dueling::Abandon(Box::new(Dueling::Begin))),
            dialog("mulligan"),
        ],
    );
    let books = books(saves.path());
    assert!(
        books.contains("lost: 1") && books.contains("\"observatory\""),
        "{books}"
    );
}

#[test]
fn a_turn_that_has_not_been_seen_yet_is_not_ended() {
    let saves = tempfile::tempdir().unwrap();
    let turn = std::rc::Rc::new(std::cell::Cell::new(0));
    let (before, after) = (turn.clone(), turn);
    follow(
        options(saves.path(), 3),
        vec![
            dialog("mulligan"),
            wish(Dueling::Keep),
            own_turn(),
            check(move |duel| before.set(duel.turn())),
            // The second and the third find the table still busy with the first.
            wish(Dueling::EndTurn),
            wish(Dueling::EndTurn),
            wish(Dueling::EndTurn),
            own_turn(),
            check(move |duel| assert_eq!(duel.turn(), after.get() + 2)),
        ],
    );
}

#[test]
fn a_position_is_played_once_more_and_enters_no_statistics() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        Options {
            setup: Some(setup("last-blow.ron")),
            decks: None,
            ..options(saves.path(), 3)
        },
        vec![
            own_turn(),
            wish(Dueling::Concede),
            dialog("result"),
            wish(Dueling::Rematch),
            own_turn(),
            check(|duel| {
                assert!(duel.outcome().is_none());
                let hero = duel.player(Player::One).hero();
                assert_eq!(duel.definition(hero).id, "tortoise");
            }),
        ],
    );
    assert_eq!(books(saves.path()), "", "positions are for practice");
}

#[test]
fn a_new_deck_takes_no_other_decks_place_and_changes_are_not_lost_by_escape() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        Options {
            decks: None,
            opponent: None,
            ..options(saves.path(), 3)
        },
        vec![
            dialog("duel-setup"),
            build(Building::Open(None)),
            build(Building::Save),
            build(Building::Open(None)),
            build(Building::Hero(1)),
            // Escape asks first.
            do_action(Action::Close),
            dialog("deck-builder"),
            build(Building::Save),
            do_action(Action::Close),
            dialog("duel-setup"),
        ],
    );
    let decks = std::fs::read_to_string(saves.path().join("duel-decks.ron")).unwrap();
    assert!(
        decks.contains("\"My deck\"") && decks.contains("\"My deck 2\""),
        "{decks}"
    );
}
