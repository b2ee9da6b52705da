//! The buttons beside the table: of a game that is played, and of the house.

use crate::{
    chess::{
        seats::{Seat, Seats},
        sitting::Sitting,
    },
    ui::{
        Action, Dialog, Playing, ShelfDialog, View,
        kit::{Kit, Look},
    },
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Game;

/// Whether there is anything to stop: a clock, or two computers.
pub fn can_pause(view: &View, game: &Game) -> bool {
    game.outcome().is_none()
        && view
            .sitting()
            .is_some_and(|sitting| sitting.clock.is_some() || sitting.seats.are_computers())
}

/// The buttons of a game that is played: back and forth, the view, and its end.
pub fn playing(kit: &mut Kit, view: &View, game: &Game, narrow: bool) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let turn = game.position().turn();
    let over = game.outcome().is_some();
    let sitting = view.sitting();
    let can_undo = sitting.is_some_and(Sitting::can_take_back);
    let can_redo = sitting.is_some_and(Sitting::can_make_again);
    // The computer neither offers nor claims anything, and nobody gives up for it.
    let seats = sitting.map_or_else(Seats::default, |sitting| sitting.seats);
    let own_turn = seats.of(turn) == Seat::Person;
    let loser = seats.only_person().unwrap_or(turn);
    let claimable = own_turn && !game.claims().is_empty();
    let draw_label = if claimable {
        locale.text("claim-draw-short")
    } else {
        locale.text("offer-draw")
    };
    let mut steps = vec![
        kit.icon_with(
            "undo",
            "icon_undo",
            &locale.text("undo"),
            Action::Undo,
            can_undo,
        ),
        kit.icon_with(
            "redo",
            "icon_redo",
            &locale.text("redo"),
            Action::Redo,
            can_redo,
        ),
        kit.icon("flip", "icon_flip", &locale.text("flip"), Action::Flip),
        kit.icon("top", "icon_top_view", &locale.text("top"), Action::Top),
    ];
    if can_pause(view, game) {
        let label = locale.text("pause");
        let pause = Action::Chess(Playing::Pause);
        steps.push(kit.icon("pause", "icon_pause", &label, pause));
    }
    let columns = steps.len();
    let steps = kit.tiles(columns, 6.0, steps);
    if over {
        let label = locale.text("review-begin");
        let action = Action::Chess(Playing::Review);
        let picture = Some("icon_search").filter(|_| !narrow);
        let begin = kit.button_with("review", &label, picture, action, Look::Primary, true);
        return vec![steps, begin];
    }
    let draw_look = if claimable {
        Look::Primary
    } else {
        Look::Plain
    };
    let ends = vec![
        kit.button_with(
            "draw",
            &draw_label,
            Some("icon_draw").filter(|_| !narrow),
            Action::Draw,
            draw_look,
            !over && own_turn,
        ),
        kit.button_with(
            "resign",
            &locale.text("resign"),
            Some("icon_flag").filter(|_| !narrow),
            Action::Open(Dialog::Resign(loser)),
            Look::Plain,
            !over && !seats.are_computers(),
        ),
    ];
    let ends = kit.tiles(2, 6.0, ends);
    vec![steps, ends]
}

/// The ways from the table: to the menu, another game, files of games, settings, and the keys.
pub fn house(kit: &mut Kit, view: &View) -> Handle<UiNode> {
    let locale = view.locale;
    let files = Action::Open(Dialog::Shelf(ShelfDialog::Ways));
    let mut house = Vec::new();
    if !view.is_compact() {
        house.push(kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu));
    }
    for (name, picture, key, action) in [
        (
            "new-game",
            "icon_restart",
            "new-game",
            Action::Open(Dialog::NewGame),
        ),
        ("files", "icon_folder", "files", files),
        (
            "settings",
            "icon_settings",
            "menu-settings",
            Action::Open(Dialog::Settings),
        ),
        ("help", "icon_help", "help", Action::Open(Dialog::Help)),
    ] {
        house.push(kit.icon(name, picture, &locale.text(key), action));
    }
    let columns = house.len();
    kit.tiles(columns, 6.0, house)
}
