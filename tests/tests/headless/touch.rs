//! Touch input: taps, drags, long presses, two fingers, panels; and the mouse wheel.

use fyrox::{core::algebra::Vector2, event::ElementState};
use parlour_duel::options::DuelOptions;
use parlour_prospector::{ID as PROSPECTOR, options::ProspectorOptions};
use parlour_rules::duel::{Duel, Keyword, Player};
use parlour_shell::{app::options::Options, scene::camera::CameraRig, ui::Action};
use parlour_tests::{
    duelling,
    duelling::{check, duel, own_turn},
    headless::{
        Scene, Step, act, dialog, do_action, follow, named, options, pixel, ready, rest, script,
        updates, wait_for,
    },
    mouse,
    touch::{down, slide, tap, up},
};
use serde_json::{Value, json};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

/// Asserts that no dialog opens within some updates.
fn no_dialog() -> Step {
    let mut left = 8;
    Box::new(move |_, picks| {
        left -= 1;
        assert!(picks["dialog"].is_null(), "{}", picks["dialog"]);
        left == 0
    })
}

#[test]
fn taps_select_and_move() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            tap("e2"),
            wait_for("select", |select| select["moves"] == json!(["e3", "e4"])),
            tap("e4"),
            ready(1),
        ],
    );
    assert_eq!(named(&received, "move").len(), 1);
}

#[test]
fn a_finger_drags_a_piece() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            down(1, "d2", (0.0, 0.0)),
            updates(2),
            slide(1, "d3", (0.0, 0.0)),
            updates(2),
            slide(1, "d4", (0.0, 0.0)),
            updates(2),
            up(1, "d4", (0.0, 0.0)),
            ready(1),
        ],
    );
    assert_eq!(named(&received, "move")[0]["san"], "d4");
}

#[test]
fn a_finger_that_rests_on_a_piece_selects_nothing() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            down(1, "e2", (0.0, 0.0)),
            rest(0.8),
            up(1, "e2", (0.0, 0.0)),
            updates(3),
            // This would be a move if the pawn were selected.
            tap("e4"),
            updates(3),
            tap("g1"),
            wait_for("select", |select| select["square"] == "g1"),
        ],
    );
    assert!(named(&received, "move").is_empty());
}

#[test]
fn a_piece_that_a_finger_rested_on_can_be_dragged_from_there() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            down(1, "d2", (0.0, 0.0)),
            rest(0.8),
            slide(1, "d3", (0.0, 0.0)),
            updates(2),
            slide(1, "d4", (0.0, 0.0)),
            updates(2),
            up(1, "d4", (0.0, 0.0)),
            ready(1),
        ],
    );
    assert_eq!(named(&received, "move")[0]["san"], "d4");
}

#[test]
fn a_finger_reads_along_the_hand_and_lifts_the_card_it_came_to() {
    let saves = tempfile::tempdir().unwrap();
    let midgame = duelling::at_the_setup(saves.path(), 5)
        .set(|duel: &mut DuelOptions| duel.setup = Some(duelling::position("midgame.ron")));
    let struck = |duel: &Duel| {
        *duel
            .player(Player::Two)
            .battlefield()
            .get(1)
            .expect("it is there")
    };
    follow(
        midgame,
        vec![
            own_turn(),
            check(move |duel| {
                let figures = duel.figures(struck(duel)).expect("it fights");
                assert!(figures.keywords.contains(Keyword::DivineShield));
            }),
            down(1, "hand-2", (0.0, 0.0)),
            rest(0.8),
            slide(1, "hand-1", (0.0, 0.0)),
            updates(3),
            check(|duel| assert_eq!(duel.player(Player::One).hand().len(), 5, "only read")),
            slide(1, "own-1", (0.0, 0.0)),
            updates(2),
            slide(1, "enemy-2", (0.0, 0.0)),
            updates(2),
            up(1, "enemy-2", (0.0, 0.0)),
            own_turn(),
            check(move |duel| {
                let figures = duel.figures(struck(duel)).expect("it still fights");
                assert!(!figures.keywords.contains(Keyword::DivineShield));
            }),
        ],
    );
}

#[test]
fn two_fingers_turn_the_table_and_a_pinch_moves_no_piece() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path()),
        vec![
            ready(0),
            act(|scene| assert!(script::<CameraRig>(scene).yaw().abs() < 0.01)),
            down(1, "e2", (0.0, 0.0)),
            down(2, "d5", (0.0, 0.0)),
            updates(1),
            slide(1, "e2", (60.0, 0.0)),
            slide(2, "d5", (60.0, 0.0)),
            updates(3),
            up(1, "e2", (60.0, 0.0)),
            up(2, "d5", (60.0, 0.0)),
            updates(2),
            act(|scene| assert!(script::<CameraRig>(scene).yaw().abs() > 0.05)),
            do_action(Action::ResetView),
            wait_for("picks", |_| true),
            // The pawn under the first finger is not held either.
            tap("e4"),
            updates(8),
        ],
    );
    assert!(named(&received, "move").is_empty());
}

#[test]
fn fingers_that_part_bring_the_table_nearer() {
    let saves = tempfile::tempdir().unwrap();
    // Width of a square in the middle, in pixels.
    let across = |picks: &Value| pixel(picks, "e4").x - pixel(picks, "d4").x;
    let before = Rc::new(Cell::new(0.0));
    let noted = before.clone();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            Box::new(move |_, picks| {
                noted.set(across(picks));
                true
            }),
            down(1, "d4", (0.0, 0.0)),
            down(2, "e5", (0.0, 0.0)),
            updates(1),
            slide(1, "d4", (-60.0, 0.0)),
            slide(2, "e5", (60.0, 0.0)),
            updates(3),
            up(1, "d4", (-60.0, 0.0)),
            up(2, "e5", (60.0, 0.0)),
            wait_for("picks", |_| true),
            Box::new(move |_, picks| {
                let after = across(picks);
                assert!(after > 1.1 * before.get(), "{} {after}", before.get());
                true
            }),
        ],
    );
}

#[test]
fn a_tap_presses_a_button_and_a_drag_across_it_does_not() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            // From the table onto the button.
            down(1, "e4", (0.0, 0.0)),
            updates(2),
            slide(1, "settings", (0.0, 0.0)),
            updates(2),
            up(1, "settings", (0.0, 0.0)),
            no_dialog(),
            // Along the panel, and back to the button.
            down(1, "settings", (0.0, 0.0)),
            updates(2),
            slide(1, "settings", (0.0, -60.0)),
            slide(1, "settings", (0.0, 0.0)),
            updates(2),
            up(1, "settings", (0.0, 0.0)),
            no_dialog(),
            // A long press only shows the button's tooltip.
            down(1, "settings", (0.0, 0.0)),
            rest(0.8),
            up(1, "settings", (0.0, 0.0)),
            no_dialog(),
            tap("settings"),
            dialog("settings"),
        ],
    );
}

/// Returns these steps after others that open the settings.
fn in_settings(mut steps: Vec<Step>) -> Vec<Step> {
    let opening = [
        ready(0),
        do_action(Action::Open(parlour_shell::ui::Dialog::settings())),
        dialog("settings"),
    ];
    steps.splice(0..0, opening);
    steps
}

#[test]
fn what_the_wheel_scrolls_into_sight_can_be_clicked() {
    let saves = tempfile::tempdir().unwrap();
    let names = |picks: &Value| -> Vec<String> {
        let buttons = picks["buttons"].as_object().unwrap();
        buttons.keys().cloned().collect()
    };
    let seen = Rc::new(RefCell::new(Vec::new()));
    let before = seen.clone();
    follow(
        options(saves.path()),
        in_settings(vec![
            Box::new(move |scene, picks| {
                *seen.borrow_mut() = names(picks);
                mouse::move_to(scene, pixel(picks, "motion-more"));
                mouse::turn_wheel(scene, -20.0);
                true
            }),
            wait_for("picks", move |picks| {
                let before = before.borrow();
                names(picks).iter().any(|name| !before.contains(name))
            }),
        ]),
    );
}

#[test]
fn a_finger_scrolls_a_page() {
    let saves = tempfile::tempdir().unwrap();
    let before = Rc::new(RefCell::new(Value::Null));
    let after = before.clone();
    follow(
        options(saves.path()),
        in_settings(vec![
            act(|scene| assert_eq!(scene.parlour.shell.scrolled(scene.ctx), [0.0])),
            Box::new(move |_, picks| {
                *before.borrow_mut() = picks["buttons"].clone();
                true
            }),
            down(1, "close", (0.0, -120.0)),
            updates(1),
            slide(1, "close", (0.0, -150.0)),
            slide(1, "close", (0.0, -200.0)),
            updates(2),
            up(1, "close", (0.0, -200.0)),
            updates(8),
            act(|scene| assert!(scene.parlour.shell.scrolled(scene.ctx)[0] > 30.0)),
            // The content has moved with the finger.
            Box::new(move |_, picks| {
                let high = |buttons: &Value| buttons["motion-more"][1].as_i64();
                let first = high(&after.borrow()).expect("it was seen");
                high(&picks["buttons"]).is_none_or(|now| now < first - 30)
            }),
            // No button was pressed, and all that can be pressed is listed again.
            Box::new(|_, picks| picks["dialog"] == "settings"),
            Box::new(|_, picks| picks["buttons"]["close"].is_array()),
        ]),
    );
}

#[test]
fn a_mouse_that_scrolls_a_page_presses_no_button_of_it() {
    let saves = tempfile::tempdir().unwrap();
    let go_to = |button: &'static str| -> Step {
        Box::new(move |scene, picks| {
            mouse::move_to(scene, pixel(picks, button));
            true
        })
    };
    let button = |state| act(move |scene| mouse::press_left(scene, state));
    let motion = |scene: &mut Scene| scene.parlour.shell.settings.motion;
    let before = Rc::new(Cell::new(None));
    let after = before.clone();
    follow(
        options(saves.path()),
        in_settings(vec![
            act(move |scene| before.set(Some(motion(scene)))),
            go_to("motion-more"),
            updates(2),
            button(ElementState::Pressed),
            updates(2),
            act(|scene| {
                let at = scene.parlour.shell.input.position;
                mouse::move_to(scene, at - Vector2::new(0.0, 20.0));
                mouse::move_to(scene, at - Vector2::new(0.0, 60.0));
            }),
            Box::new(|scene, _| scene.parlour.shell.scrolled(scene.ctx)[0] > 30.0),
            button(ElementState::Released),
            updates(8),
            act({
                let after = after.clone();
                move |scene| assert_eq!(Some(motion(scene)), after.get())
            }),
            // A hand that trembles still clicks.
            Box::new(|_, picks| picks["buttons"]["motion-less"].is_array()),
            go_to("motion-less"),
            updates(2),
            button(ElementState::Pressed),
            act(|scene| {
                let at = scene.parlour.shell.input.position;
                mouse::move_to(scene, at + Vector2::new(2.0, 3.0));
            }),
            button(ElementState::Released),
            Box::new(move |scene, _| Some(motion(scene)) != after.get()),
        ]),
    );
}

#[test]
fn the_solitaire_is_played_by_taps() {
    let saves = tempfile::tempdir().unwrap();
    let digging = Options {
        table: Some(PROSPECTOR),
        ..options(saves.path())
    }
    .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(7));
    let received = follow(
        digging,
        vec![
            ready(0),
            tap("draw"),
            ready(1),
            // A long press on the pile draws nothing.
            down(1, "draw", (0.0, 0.0)),
            rest(0.8),
            up(1, "draw", (0.0, 0.0)),
            updates(4),
            tap("undo"),
            ready(0),
        ],
    );
    assert_eq!(named(&received, "draw").len(), 1);
}

#[test]
fn a_duel_is_played_by_taps() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        duelling::options(saves.path(), 5),
        vec![
            dialog("mulligan"),
            tap("mulligan-confirm"),
            own_turn(),
            tap("end-turn"),
            wait_for("turn", |turn| turn["player"] == 0),
            own_turn(),
            act(|scene| assert!(duel(scene).is_on_turn(Player::One))),
        ],
    );
    assert!(named(&received, "turn").len() >= 2);
}
