//! Whole games with nothing but a gamepad or a keyboard.

use fyrox::keyboard::KeyCode;
use gilrs::Button;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_rules::{
    chess::Square,
    prospector::{DealFilter, DealName, Dealer, Mine, Move, Round, Rules, State},
};
use parlour_shell::app::{gamepad::PadInput, options::Options};
use parlour_tests::{
    duelling::{self, own_turn},
    headless::{
        Next, Scene, Step, act, dialog, driver, follow, named, options, play, press_key, ready,
        wait,
    },
};
use std::sync::Arc;

#[derive(Clone, Copy)]
enum Device {
    Gamepad,
    /// Keyboard, whose Y is this key.
    Keyboard(KeyCode),
}

impl Device {
    /// Presses a button, or the key that does the same.
    fn press(self, scene: &mut Scene, button: Button) {
        let Self::Keyboard(y) = self else {
            let input = PadInput::of(button).unwrap();
            return scene.parlour.pad_input(input, scene.ctx).unwrap();
        };
        let code = match button {
            Button::DPadUp => KeyCode::ArrowUp,
            Button::DPadDown => KeyCode::ArrowDown,
            Button::DPadLeft => KeyCode::ArrowLeft,
            Button::DPadRight => KeyCode::ArrowRight,
            Button::South => KeyCode::Enter,
            Button::West => KeyCode::KeyU,
            Button::North => y,
            Button::Start => KeyCode::Escape,
            other => panic!("{other:?} has no key"),
        };
        press_key(scene, code, None);
    }

    fn step(self, button: Button) -> Step {
        act(move |scene| self.press(scene, button))
    }
}

/// Moves the cursor from one square to another, as seen by the player to move, and presses A.
fn walk(device: Device, from: &str, to: &str, black: bool) -> Vec<Step> {
    let [from, to] = [from, to].map(|name| name.parse::<Square>().unwrap());
    let turned = if black { -1 } else { 1 };
    let steps = |from: u8, to: u8, more: Button, less: Button| {
        let by = (i32::from(to) - i32::from(from)) * turned;
        let button = if by > 0 { more } else { less };
        (0..by.abs()).map(move |_| device.step(button))
    };
    let across = steps(from.file(), to.file(), Button::DPadRight, Button::DPadLeft);
    let along = steps(from.rank(), to.rank(), Button::DPadUp, Button::DPadDown);
    across
        .chain(along)
        .chain([device.step(Button::South)])
        .collect()
}

fn a_game_of_chess_from_the_first_move_to_the_rematch(device: Device) {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = vec![ready(0)];
    let mut cursor = "e2";
    let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    for (index, (from, to)) in moves.into_iter().enumerate() {
        let black = index % 2 == 1;
        steps.extend(walk(device, cursor, from, black));
        steps.push(wait("select"));
        steps.extend(walk(device, from, to, black));
        steps.push(wait("move"));
        if index < 3 {
            steps.push(ready(index as u64 + 1));
        }
        cursor = to;
    }
    steps.push(dialog("result"));
    // A presses the highlighted button.
    steps.push(device.step(Button::South));
    steps.push(ready(0));
    steps.extend(walk(device, cursor, "e2", false));
    steps.push(wait("select"));
    steps.extend(walk(device, "e2", "e4", false));
    steps.push(ready(1));
    // Start opens the menu and returns from it, and X takes the move back.
    steps.push(device.step(Button::Start));
    steps.push(dialog("menu"));
    steps.push(device.step(Button::Start));
    steps.push(ready(1));
    steps.push(device.step(Button::West));
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

fn a_round_of_prospector_to_the_next_one(device: Device) {
    let saves = tempfile::tempdir().unwrap();
    let options = Options {
        table: Some(PROSPECTOR),
        ..options(saves.path())
    }
    .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(lost_by_drawing()));
    let mut steps = vec![
        ready(0),
        // Takes a card, which can be anywhere, and takes it back.
        device.step(Button::DPadDown),
        device.step(Button::South),
        ready(1),
        device.step(Button::West),
        ready(0),
    ];
    for draws in 1..=23 {
        steps.push(device.step(Button::North));
        if draws < 23 {
            steps.push(ready(draws));
        }
    }
    steps.extend([dialog("round-over"), device.step(Button::South), ready(0)]);
    let received = follow(options, steps);
    assert_eq!(named(&received, "take").len(), 1);
}

fn a_match_of_the_duel_to_its_result(device: Device) {
    let saves = tempfile::tempdir().unwrap();
    let mut begin = driver(vec![
        dialog("mulligan"),
        // The first press only shows which button is meant.
        device.step(Button::South),
        device.step(Button::South),
        own_turn(),
        device.step(Button::North),
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
                device.press(scene, Button::North);
            }
        }
        Next::Again
    });
}

#[test]
fn chess_is_played_with_a_gamepad_and_with_a_keyboard() {
    a_game_of_chess_from_the_first_move_to_the_rematch(Device::Gamepad);
    a_game_of_chess_from_the_first_move_to_the_rematch(Device::Keyboard(KeyCode::KeyZ));
}

#[test]
fn prospector_is_played_with_a_gamepad_and_with_a_keyboard() {
    a_round_of_prospector_to_the_next_one(Device::Gamepad);
    a_round_of_prospector_to_the_next_one(Device::Keyboard(KeyCode::Space));
}

#[test]
fn the_duel_is_played_with_a_gamepad_and_with_a_keyboard() {
    a_match_of_the_duel_to_its_result(Device::Gamepad);
    a_match_of_the_duel_to_its_result(Device::Keyboard(KeyCode::KeyE));
}
