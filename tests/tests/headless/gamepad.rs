//! Games with nothing but a gamepad.

use gilrs::Button;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_rules::{
    chess::Square,
    prospector::{DealFilter, DealName, Dealer, Mine, Move, Round, Rules, State},
};
use parlour_shell::app::{gamepad::PadInput, options::Options};
use parlour_tests::{
    duelling::{self, dialog, own_turn},
    headless::{Next, Scene, Step, act, driver, follow, named, options, play, ready, wait},
};
use std::sync::Arc;

/// Presses a button of the gamepad.
fn pad(button: Button) -> Step {
    act(move |scene| press(scene, button))
}

fn press(scene: &mut Scene, button: Button) {
    let input = PadInput::of(button).unwrap();
    scene.parlour.pad_input(input, scene.ctx).unwrap();
}

/// Moves the cursor from one square to another, as seen by the player to move, and presses A.
fn walk(from: &str, to: &str, black: bool) -> Vec<Step> {
    let [from, to] = [from, to].map(|name| name.parse::<Square>().unwrap());
    let turned = if black { -1 } else { 1 };
    let steps = |from: u8, to: u8, more: Button, less: Button| {
        let by = (i32::from(to) - i32::from(from)) * turned;
        let button = if by > 0 { more } else { less };
        (0..by.abs()).map(move |_| pad(button))
    };
    let across = steps(from.file(), to.file(), Button::DPadRight, Button::DPadLeft);
    let along = steps(from.rank(), to.rank(), Button::DPadUp, Button::DPadDown);
    across.chain(along).chain([pad(Button::South)]).collect()
}

#[test]
fn a_game_of_chess_from_the_first_move_to_the_rematch() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = vec![ready(0)];
    let mut cursor = "e2";
    let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    for (index, (from, to)) in moves.into_iter().enumerate() {
        let black = index % 2 == 1;
        steps.extend(walk(cursor, from, black));
        steps.push(wait("select"));
        steps.extend(walk(from, to, black));
        steps.push(wait("move"));
        if index < 3 {
            steps.push(ready(index as u64 + 1));
        }
        cursor = to;
    }
    steps.push(dialog("result"));
    // A presses the highlighted button.
    steps.push(pad(Button::South));
    steps.push(ready(0));
    steps.extend(walk(cursor, "e2", false));
    steps.push(wait("select"));
    steps.extend(walk("e2", "e4", false));
    steps.push(ready(1));
    // Start opens the menu and returns from it, and X takes the move back.
    steps.push(pad(Button::Start));
    steps.push(dialog("menu"));
    steps.push(pad(Button::Start));
    steps.push(ready(1));
    steps.push(pad(Button::West));
    steps.push(ready(0));
    let received = follow(options(saves.path()), steps);
    assert_eq!(named(&received, "over")[0]["result"], "0-1");
}

/// Returns the number of a deal that begins with a card to take, and is lost by drawing every card.
fn lost_by_drawing() -> u64 {
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let is_lost = |number: &u64| {
        let name = DealName::Number(*number);
        let seed = dealer.seed(name, Rules::WRAP, DealFilter::Winnable);
        let mut round = Round::numbered(dealer.mine(), seed, Rules::WRAP);
        let has_choice = !round.takeable().is_empty();
        while round.play(Move::Draw).is_ok() {}
        has_choice && round.state() == State::Lost
    };
    (1..).find(is_lost).unwrap()
}

#[test]
fn a_round_of_prospector_to_the_next_one() {
    let saves = tempfile::tempdir().unwrap();
    let options = Options {
        table: Some(PROSPECTOR),
        ..options(saves.path())
    }
    .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(lost_by_drawing()));
    let mut steps = vec![
        ready(0),
        // Takes a card, which can be anywhere, and takes it back.
        pad(Button::DPadDown),
        pad(Button::South),
        ready(1),
        pad(Button::West),
        ready(0),
    ];
    for draws in 1..=23 {
        steps.push(pad(Button::North));
        if draws < 23 {
            steps.push(ready(draws));
        }
    }
    steps.extend([dialog("round-over"), pad(Button::South), ready(0)]);
    let received = follow(options, steps);
    assert_eq!(named(&received, "take").len(), 1);
}

#[test]
fn a_match_of_the_duel_to_its_result() {
    let saves = tempfile::tempdir().unwrap();
    let mut begin = driver(vec![
        dialog("mulligan"),
        // The first press only shows which button is meant.
        pad(Button::South),
        pad(Button::South),
        own_turn(),
        pad(Button::North),
    ]);
    let mut has_begun = false;
    play(duelling::options(saves.path(), 3), move |scene| {
        if !has_begun {
            has_begun = matches!(begin(scene), Next::Done);
            return Next::Again;
        }
        for event in std::mem::take(&mut scene.news) {
            if event["event"] != "picks" {
                continue;
            }
            if event["dialog"] == "result" {
                return Next::Done;
            }
            if event["dialog"].is_null() && event["cards"]["own-hero"].is_array() {
                // Y ends the turn.
                press(scene, Button::North);
            }
        }
        Next::Again
    });
}
