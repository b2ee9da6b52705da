//! Around a duel: leaving one, rematches, statistics, the player's decks.

use parlour_duel::{
    options::DuelOptions,
    panels::{DeckBuilderCommand, DuelCommand},
    table::DuelTable,
};
use parlour_rules::duel::Player;
use parlour_shell::ui::Action;
use parlour_tests::{
    duelling::{at_the_setup, check, options, own_turn, position, wish},
    headless::{Step, act, dialog, do_action, follow, press, table_of, wait_for},
};
use std::path::Path;

fn build(building: DeckBuilderCommand) -> Step {
    wish(DuelCommand::Build(building))
}

/// Starts a new deck and changes its hero.
fn changed_deck() -> Vec<Step> {
    vec![
        dialog("duel-setup"),
        build(DeckBuilderCommand::Open(None)),
        build(DeckBuilderCommand::Hero(1)),
    ]
}

/// Takes the screen away and gives it back.
fn taken_away() -> [Step; 2] {
    [
        act(|scene| scene.parlour.suspend(scene.ctx).unwrap()),
        act(|scene| scene.parlour.resume(scene.ctx)),
    ]
}

fn books(saves: &Path) -> String {
    std::fs::read_to_string(saves.join("duel-books.ron")).unwrap_or_default()
}

#[test]
fn card_faces_are_rendered_when_panels_show_them() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            act(|scene| assert!(table_of::<DuelTable>(scene).faces_made() < 5)),
            build(DeckBuilderCommand::Open(None)),
            dialog("deck-builder"),
            act(|scene| assert!(table_of::<DuelTable>(scene).faces_made() >= 12)),
        ],
    );
}

#[test]
fn there_are_no_piles_of_cards_before_the_first_match() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            act(|scene| {
                let shown = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let piles = shown.graph.linear_iter();
                let mut piles = piles.filter(|node| node.name().ends_with("_block"));
                assert!(piles.all(|pile| !pile.visibility()), "a pile without cards");
            }),
        ],
    );
}

#[test]
fn a_match_that_counts_is_left_only_after_a_question_and_is_lost_under_its_decks_id() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_owned();
    follow(
        options(saves.path(), 3),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            wish(DuelCommand::EndTurn),
            own_turn(),
            wish(DuelCommand::Begin),
            dialog("abandon"),
            do_action(Action::Close),
            own_turn(),
            check(|duel| assert!(duel.turn() > 1)),
            wish(DuelCommand::Begin),
            dialog("abandon"),
            act(move |_| assert!(!books(&folder).contains("lost: 1"))),
            press("abandon-yes"),
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
            wish(DuelCommand::Keep),
            own_turn(),
            check(move |duel| before.set(duel.turn())),
            // The second and third come while the table is still busy with the first.
            wish(DuelCommand::EndTurn),
            wish(DuelCommand::EndTurn),
            wish(DuelCommand::EndTurn),
            own_turn(),
            check(move |duel| assert_eq!(duel.turn(), after.get() + 2)),
        ],
    );
}

#[test]
fn a_position_is_played_once_more_and_enters_no_statistics() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_the_setup(saves.path(), 3)
            .set(|duel: &mut DuelOptions| duel.setup = Some(position("last-blow.ron"))),
        vec![
            own_turn(),
            wish(DuelCommand::Concede),
            dialog("result"),
            wish(DuelCommand::Rematch),
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
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            build(DeckBuilderCommand::Open(None)),
            build(DeckBuilderCommand::Save),
            build(DeckBuilderCommand::Open(None)),
            build(DeckBuilderCommand::Hero(1)),
            // Escape asks first, and Escape again goes back to the deck.
            do_action(Action::Close),
            dialog("leave-deck"),
            do_action(Action::Close),
            dialog("deck-builder"),
            build(DeckBuilderCommand::Save),
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

#[test]
fn a_deck_that_was_being_put_together_is_kept_when_the_program_ends() {
    let saves = tempfile::tempdir().unwrap();
    let decks = || std::fs::read_to_string(saves.path().join("duel-decks.ron")).unwrap_or_default();
    // Losing the screen changes nothing.
    let mut steps = changed_deck();
    steps.extend(taken_away());
    steps.extend([
        do_action(Action::Close),
        dialog("leave-deck"),
        press("yes"),
        dialog("duel-setup"),
    ]);
    follow(at_the_setup(saves.path(), 3), steps);
    assert!(!decks().contains("My deck"), "{}", decks());
    follow(at_the_setup(saves.path(), 3), changed_deck());
    assert!(decks().contains("\"My deck\""), "{}", decks());
}

#[test]
fn a_deck_is_saved_under_its_own_name_after_the_screen_was_taken_away() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = changed_deck();
    steps.extend(taken_away());
    steps.extend([
        build(DeckBuilderCommand::Save),
        // Nothing is unsaved, so no question is asked.
        do_action(Action::Close),
        dialog("duel-setup"),
    ]);
    follow(at_the_setup(saves.path(), 3), steps);
    let decks = std::fs::read_to_string(saves.path().join("duel-decks.ron")).unwrap();
    assert_eq!(decks.matches("My deck").count(), 1, "{decks}");
}

/// Begins a match against the computer and leaves it saved.
fn begun(saves: &Path) {
    follow(
        options(saves, 3),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            wish(DuelCommand::EndTurn),
            own_turn(),
        ],
    );
}

#[test]
fn a_position_does_not_take_a_saved_matchs_place_without_a_question() {
    let saves = tempfile::tempdir().unwrap();
    begun(saves.path());
    let match_file = saves.path().join("duel.ron");
    let saved = std::fs::read_to_string(&match_file).unwrap();
    let asked = || {
        at_the_setup(saves.path(), 3)
            .set(|duel: &mut DuelOptions| duel.setup = Some(position("last-blow.ron")))
    };
    follow(
        asked(),
        vec![
            dialog("abandon"),
            do_action(Action::Close),
            own_turn(),
            check(|duel| assert!(duel.turn() > 1)),
        ],
    );
    assert_eq!(std::fs::read_to_string(&match_file).unwrap(), saved);
    assert_eq!(books(saves.path()), "");
    follow(
        asked(),
        vec![
            dialog("abandon"),
            press("abandon-yes"),
            own_turn(),
            check(|duel| {
                let hero = duel.player(Player::One).hero();
                assert_eq!(duel.definition(hero).id, "tortoise");
            }),
        ],
    );
    assert!(books(saves.path()).contains("lost: 1"));
}

#[test]
fn two_people_are_asked_before_their_match_is_gone() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path(), 6)
        .set(|duel: &mut DuelOptions| duel.opponent = Some("person".to_owned()));
    let mut steps = Vec::new();
    for _ in Player::ALL {
        steps.extend([
            dialog("curtain"),
            wish(DuelCommand::Uncover),
            dialog("mulligan"),
            wish(DuelCommand::Keep),
        ]);
    }
    for _ in Player::ALL {
        steps.extend([
            dialog("curtain"),
            wish(DuelCommand::Uncover),
            own_turn(),
            wish(DuelCommand::EndTurn),
        ]);
    }
    steps.extend([
        dialog("curtain"),
        wish(DuelCommand::Uncover),
        own_turn(),
        wish(DuelCommand::Begin),
        dialog("abandon"),
        press("abandon-yes"),
        dialog("curtain"),
        check(|duel| assert!(duel.turn() <= 1)),
    ]);
    follow(options, steps);
    assert_eq!(books(saves.path()), "", "nobody has won");
}

#[test]
fn a_deck_of_the_game_is_changed_under_a_free_name_and_is_the_one_that_is_played() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            build(DeckBuilderCommand::Open(Some(2))),
            dialog("deck-builder"),
            act(|scene| {
                let said = scene.parlour.shell.sentence().unwrap_or_default();
                assert!(said.contains("copy of “The Walled Garden”"), "{said}");
            }),
            build(DeckBuilderCommand::Save),
            do_action(Action::Close),
            dialog("duel-setup"),
            wish(DuelCommand::Begin),
            dialog("mulligan"),
        ],
    );
    let file = |name: &str| std::fs::read_to_string(saves.path().join(name)).unwrap();
    let decks = file("duel-decks.ron");
    let name = "\"The Walled Garden 2\"";
    assert!(decks.contains(name), "{decks}");
    let saved = file("duel.ron");
    assert!(saved.contains(name), "{saved}");
}

#[test]
fn cards_that_are_gone_from_the_game_are_told_and_taken_out_in_the_builder() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            build(DeckBuilderCommand::Open(Some(0))),
            dialog("deck-builder"),
            build(DeckBuilderCommand::Save),
            do_action(Action::Close),
            dialog("duel-setup"),
        ],
    );
    let path = saves.path().join("duel-decks.ron");
    let decks = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, decks.replace("\"field_mouse\"", "\"dodo\"")).unwrap();
    follow(
        at_the_setup(saves.path(), 3),
        vec![
            dialog("duel-setup"),
            build(DeckBuilderCommand::Open(Some(3))),
            wait_for("error", |error| {
                let told = error["message"].as_str().unwrap();
                assert!(told.contains("no longer exist"), "{told}");
                true
            }),
            build(DeckBuilderCommand::Save),
            do_action(Action::Close),
            dialog("duel-setup"),
        ],
    );
    let decks = std::fs::read_to_string(&path).unwrap();
    assert!(!decks.contains("dodo"), "{decks}");
}

#[test]
fn no_match_begins_with_another_deck_than_was_asked_for() {
    let saves = tempfile::tempdir().unwrap();
    let unknown = options(saves.path(), 3)
        .set(|duel: &mut DuelOptions| duel.decks = Some(("nosuch".to_owned(), None)));
    follow(
        unknown,
        vec![
            wait_for("error", |error| {
                error["message"].as_str().unwrap().contains("nosuch")
            }),
            dialog("duel-setup"),
        ],
    );
}
