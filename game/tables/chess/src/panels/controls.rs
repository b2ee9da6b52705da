//! Buttons of the chess panel during a game, and general ones.

use crate::{
    model::{
        players::{Participant, Players},
        session::ChessSession,
    },
    panels::{ChessCommand, ChessDialog, ChessScreen, FileDialog},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Game;
use parlour_shell::ui::{
    Action, Dialog, Shape,
    kit::{ButtonSpec, UiBuilder},
};

/// Returns the buttons that turn the board and show it from above.
pub(super) fn view_buttons() -> [ButtonSpec; 2] {
    [
        ButtonSpec::icon("flip", "icon_flip", "flip", Action::Flip),
        ButtonSpec::icon("top", "icon_top_view", "top", Action::Top),
    ]
}

fn undo(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let enabled = view.session().is_some_and(ChessSession::can_take_back);
    let undo = ButtonSpec::icon("undo", "icon_undo", "undo", Action::Undo);
    kit.icon_of(view.locale, undo.enabled_if(enabled))
}

fn redo(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let enabled = view.session().is_some_and(ChessSession::can_make_again);
    let redo = ButtonSpec::icon("redo", "icon_redo", "redo", Action::Redo);
    kit.icon_of(view.locale, redo.enabled_if(enabled))
}

/// Builds the pause button if a clock or two computers are running.
pub fn pause(kit: &mut UiBuilder, view: &ChessScreen, game: &Game) -> Option<Handle<UiNode>> {
    let goes_on = game.outcome().is_none()
        && view
            .session()
            .is_some_and(|session| session.clock.is_some() || session.players.are_computers());
    goes_on.then(|| {
        let pause = Action::run(ChessCommand::Pause);
        let pause = ButtonSpec::icon("pause", "icon_pause", "pause", pause);
        kit.icon_of(view.locale, pause)
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
    let players = session.map_or_else(Players::default, |session| session.players);
    let own_turn = players.of(turn) == Participant::Person;
    let loser = players.only_person().unwrap_or(turn);
    let claimable = own_turn && !game.claims().is_empty();
    let shape = view.layout().shape();
    let mut steps = Vec::new();
    // Leaves out buttons that the strip or line of a compact window already has.
    if !view.layout().has_tools() {
        steps.push(undo(kit, view));
    }
    steps.push(redo(kit, view));
    steps.extend(kit.icons(locale, view_buttons()));
    if shape == Shape::Panel {
        steps.extend(pause(kit, view, game));
    }
    let columns = steps.len();
    let steps = kit.tiles(columns, 6.0, steps);
    if over {
        let action = Action::run(ChessCommand::Review);
        let review = ButtonSpec::new("review", "review-begin", action).primary();
        let picture = Some("icon_search").filter(|_| !narrow);
        return vec![steps, kit.labelled(locale, review.picture(picture))];
    }
    let draw_key = match claimable {
        true => "claim-draw-short",
        false => "offer-draw",
    };
    let ends = [
        ButtonSpec::icon(
            "draw",
            "icon_draw",
            draw_key,
            Action::run(ChessCommand::Draw),
        )
        .primary_if(claimable)
        .enabled_if(own_turn),
        ButtonSpec::icon(
            "resign",
            "icon_flag",
            "resign",
            Action::Open(Dialog::new(ChessDialog::Resign(loser))),
        )
        .enabled_if(!players.are_computers()),
    ]
    .map(|spec| match narrow {
        true => spec.picture(None),
        false => spec,
    });
    let ends = kit.all_labelled(locale, ends);
    let ends = kit.tiles(2, 6.0, ends);
    vec![steps, ends]
}

/// Builds the buttons for menu, new game, files, settings and help.
pub fn house(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let icon = |name: &str, picture, key: &str, dialog| {
        ButtonSpec::icon(name, picture, key, Action::Open(dialog))
    };
    let files = Dialog::new(ChessDialog::Files(FileDialog::Ways));
    let mut house = vec![
        ButtonSpec::icon("menu", "icon_menu", "menu", Action::Menu),
        icon(
            "new-game",
            "icon_restart",
            "new-game",
            Dialog::new(ChessDialog::NewGame),
        ),
        icon("files", "icon_folder", "files", files),
        icon(
            "settings",
            "icon_settings",
            "menu-settings",
            Dialog::Settings,
        ),
        icon("help", "icon_help", "help", Dialog::new(ChessDialog::Help)),
    ];
    if view.is_compact() {
        house.remove(0);
    }
    kit.icon_tiles(locale, house.len(), house)
}
