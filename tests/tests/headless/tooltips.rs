//! Clicks on buttons and their tooltips, with a mouse and with a finger.

use fyrox::{core::algebra::Vector2, event::ElementState};
use parlour_shell::ui::Action;
use parlour_tests::{
    headless::{Step, act, dialog, do_action, follow, options, pixel, ready, rest, updates},
    mouse::{left_click, move_to, press_left},
    touch::{down, slide, tap, up},
};
use std::{cell::Cell, rc::Rc};

/// Seconds within which a tooltip appears.
const SOON: f32 = 0.4;

/// Moves the mouse to a square or button.
fn hover(name: &'static str) -> Step {
    Box::new(move |scene, picks| {
        move_to(scene, pixel(picks, name));
        true
    })
}

fn button(state: ElementState) -> Step {
    act(move |scene| press_left(scene, state))
}

/// Asserts that the tooltip of this button is on the screen, or none.
fn shown(name: Option<&'static str>) -> Step {
    act(move |scene| {
        let shell = &scene.parlour.shell;
        let ui = scene.ctx.user_interfaces.try_get(shell.ui).unwrap();
        assert_eq!(shell.gui.shown_tooltip(ui), name);
    })
}

fn no_dialog() -> Step {
    Box::new(|_, picks| {
        assert!(picks["dialog"].is_null(), "{}", picks["dialog"]);
        true
    })
}

#[test]
fn a_mouse_that_rests_on_a_button_sees_its_tooltip_until_it_leaves_or_presses() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            hover("flip"),
            rest(0.2),
            shown(None),
            rest(SOON - 0.2),
            shown(Some("flip")),
            hover("e4"),
            updates(2),
            shown(None),
            hover("flip"),
            rest(SOON),
            shown(Some("flip")),
            button(ElementState::Pressed),
            updates(2),
            shown(None),
            button(ElementState::Released),
            rest(1.0),
            shown(None),
            hover("top"),
            rest(SOON),
            shown(Some("top")),
        ],
    );
}

#[test]
fn a_click_counts_even_if_the_pointer_moves_to_and_from_the_button_within_a_frame() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            Box::new(|scene, picks| {
                move_to(scene, pixel(picks, "resign"));
                left_click(scene);
                move_to(scene, pixel(picks, "e4"));
                true
            }),
            dialog("resign"),
        ],
    );
}

#[test]
fn a_disabled_button_has_its_tooltip() {
    let saves = tempfile::tempdir().unwrap();
    let undo = Rc::new(Cell::new(Vector2::default()));
    let place = undo.clone();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            tap("e2"),
            updates(3),
            tap("e4"),
            ready(1),
            Box::new(move |_, picks| {
                place.set(pixel(picks, "undo"));
                true
            }),
            do_action(Action::Undo),
            ready(0),
            Box::new(|_, picks| picks["buttons"]["undo"].is_null()),
            act(move |scene| move_to(scene, undo.get())),
            rest(SOON),
            shown(Some("undo")),
        ],
    );
}

#[test]
fn a_long_press_shows_the_tooltip_and_presses_nothing() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path()),
        vec![
            ready(0),
            down(1, "settings", (0.0, 0.0)),
            rest(SOON),
            shown(Some("settings")),
            up(1, "settings", (0.0, 0.0)),
            updates(3),
            shown(None),
            updates(6),
            no_dialog(),
            // Moving away cancels.
            down(1, "settings", (0.0, 0.0)),
            rest(SOON),
            shown(Some("settings")),
            slide(1, "settings", (0.0, -60.0)),
            updates(2),
            shown(None),
            up(1, "settings", (0.0, -60.0)),
            updates(8),
            no_dialog(),
            // A tap shows none.
            tap("flip"),
            updates(8),
            shown(None),
        ],
    );
}
