//! Buttons of the chess panel during a game, and general ones.

use crate::ui::ChessDialog;
use crate::{
    chess::{
        players::{Participant, Players},
        session::ChessSession,
    },
    ui::{
        Action, ChessCommand, ChessScreen, Dialog, FileDialog, Shape,
        kit::{ButtonStyle, UiBuilder},
    },
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Game;

fn undo(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let label = view.locale.text("undo");
    let enabled = view.session().is_some_and(ChessSession::can_take_back);
    kit.icon_with("undo", "icon_undo", &label, Action::Undo, enabled)
}

fn redo(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let label = view.locale.text("redo");
    let enabled = view.session().is_some_and(ChessSession::can_make_again);
    kit.icon_with("redo", "icon_redo", &label, Action::Redo, enabled)
}

/// Builds the pause button if a clock or two computers are running.
pub fn pause(kit: &mut UiBuilder, view: &ChessScreen, game: &Game) -> Option<Handle<UiNode>> {
    let goes_on = game.outcome().is_none()
        && view
            .session()
            .is_some_and(|session| session.clock.is_some() || session.seats.are_computers());
    goes_on.then(|| {
        let label = view.locale.text("pause");
        let pause = Action::Chess(ChessCommand::Pause);
        kit.icon("pause", "icon_pause", &label, pause)
    })
}

/// Builds the most needed buttons, for the strip or line of a compact window.
pub fn short(kit: &mut UiBuilder, view: &ChessScreen, game: &Game) -> Vec<Handle<UiNode>> {
    let mut tools = Vec::new();
    if view.layout().has_tools() {
        tools.push(undo(kit, view));
    }
    tools.extend(pause(kit, view, game));
    tools
}

/// Builds the buttons of a game in progress: undo and redo, view, draw and resignation; after the
/// game, the review button. A `narrow` panel has no pictures on wide buttons.
pub fn playing(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    narrow: bool,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let turn = game.position().turn();
    let over = game.outcome().is_some();
    let session = view.session();
    // The computer neither offers nor claims a draw, and can't be made to resign.
    let seats = session.map_or_else(Players::default, |session| session.seats);
    let own_turn = seats.of(turn) == Participant::Person;
    let loser = seats.only_person().unwrap_or(turn);
    let claimable = own_turn && !game.claims().is_empty();
    let draw_label = if claimable {
        locale.text("claim-draw-short")
    } else {
        locale.text("offer-draw")
    };
    let shape = view.layout().shape();
    let mut steps = Vec::new();
    // Leaves out buttons that the strip or line of a compact window already has.
    if !view.layout().has_tools() {
        steps.push(undo(kit, view));
    }
    steps.extend([
        redo(kit, view),
        kit.icon("flip", "icon_flip", &locale.text("flip"), Action::Flip),
        kit.icon("top", "icon_top_view", &locale.text("top"), Action::Top),
    ]);
    if shape == Shape::Panel {
        steps.extend(pause(kit, view, game));
    }
    let columns = steps.len();
    let steps = kit.tiles(columns, 6.0, steps);
    if over {
        let label = locale.text("review-begin");
        let action = Action::Chess(ChessCommand::Review);
        let picture = Some("icon_search").filter(|_| !narrow);
        let begin = kit.button_with(
            "review",
            &label,
            picture,
            action,
            ButtonStyle::Primary,
            true,
        );
        return vec![steps, begin];
    }
    let draw_look = if claimable {
        ButtonStyle::Primary
    } else {
        ButtonStyle::Plain
    };
    let ends = vec![
        kit.button_with(
            "draw",
            &draw_label,
            Some("icon_draw").filter(|_| !narrow),
            Action::Chess(ChessCommand::Draw),
            draw_look,
            !over && own_turn,
        ),
        kit.button_with(
            "resign",
            &locale.text("resign"),
            Some("icon_flag").filter(|_| !narrow),
            Action::Open(Dialog::Chess(ChessDialog::Resign(loser))),
            ButtonStyle::Plain,
            !over && !seats.are_computers(),
        ),
    ];
    let ends = kit.tiles(2, 6.0, ends);
    vec![steps, ends]
}

/// Builds the buttons for menu, new game, files, settings and help.
pub fn house(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let files = Action::Open(Dialog::Chess(ChessDialog::Files(FileDialog::Ways)));
    let mut house = Vec::new();
    if !view.is_compact() {
        house.push(kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu));
    }
    for (name, picture, key, action) in [
        (
            "new-game",
            "icon_restart",
            "new-game",
            Action::Open(Dialog::Chess(ChessDialog::NewGame)),
        ),
        ("files", "icon_folder", "files", files),
        (
            "settings",
            "icon_settings",
            "menu-settings",
            Action::Open(Dialog::Settings),
        ),
        (
            "help",
            "icon_help",
            "help",
            Action::Open(Dialog::Chess(ChessDialog::Help)),
        ),
    ] {
        house.push(kit.icon(name, picture, &locale.text(key), action));
    }
    let columns = house.len();
    kit.tiles(columns, 6.0, house)
}
