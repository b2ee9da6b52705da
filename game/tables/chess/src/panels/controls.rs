//! Buttons of the chess panel during a game, and general ones.

use crate::{
    model::{
        players::{Participant, Players},
        session::ChessSession,
    },
    panels::{
        ChessCommand, ChessDialog, ChessScreen, FileDialog, questions::resign, words::draw_note,
    },
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::chess::Game;
use parlour_shell::ui::{
    Action, Dialog, Shape, View,
    kit::{ButtonSpec, UiBuilder},
};

/// Returns the buttons that turn the board and show it from above.
pub(super) fn view_buttons(view: &View) -> [ButtonSpec; 2] {
    [
        ButtonSpec::icon("flip", "icon_flip", "flip", Action::Flip).shortcut("F"),
        ButtonSpec::top(view),
    ]
}

/// Returns the undo button.
fn undo(view: &ChessScreen) -> ButtonSpec {
    let enabled = view.session().is_some_and(ChessSession::can_take_back);
    let undo = ButtonSpec::icon("undo", "icon_undo", "undo", Action::Undo);
    undo.shortcut("U").enabled_if(enabled)
}

/// Returns the redo button.
fn redo(view: &ChessScreen) -> ButtonSpec {
    let enabled = view.session().is_some_and(ChessSession::can_make_again);
    let redo = ButtonSpec::icon("redo", "icon_redo", "redo", Action::Redo);
    redo.shortcut("Y").enabled_if(enabled)
}

/// Returns the pause button if a clock or two computers are running.
fn pause(view: &ChessScreen) -> Option<ButtonSpec> {
    let goes_on = view.chess.outcome.is_none()
        && view
            .session()
            .is_some_and(|session| session.clock.is_some() || session.players.are_computers());
    let pause = ButtonSpec::icon("pause", "icon_pause", "pause", ChessCommand::Pause);
    goes_on.then(|| pause.shortcut("S"))
}

/// Builds the most needed buttons, for the strip or line of a compact window.
pub fn short(kit: &mut UiBuilder, view: &ChessScreen) -> Vec<Handle<UiNode>> {
    let undo = Some(undo(view)).filter(|_| view.layout().has_tools());
    kit.icons(undo.into_iter().chain(pause(view)))
}

/// Builds the buttons of a game in progress: undo and redo, view, draw and resignation; after the
/// game, review and rematch. The panel is `width` units wide inside. A `narrow` one has no pictures
/// on wide buttons, and fewer of them.
pub fn playing(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    (width, narrow): (f32, bool),
) -> Vec<Handle<UiNode>> {
    let turn = game.position().turn();
    let session = view.session();
    // The computer neither offers nor claims a draw, and can't be made to resign.
    let players = session.map_or_else(Players::default, |session| session.players);
    let own_turn = players.of(turn) == Participant::Person;
    let alone = players.only_person();
    let loser = alone.unwrap_or(turn);
    let claimable = own_turn && !game.claims().is_empty();
    // Leaves out buttons that the strip or line of a compact window already has.
    let undo = Some(undo(view)).filter(|_| !view.layout().has_tools());
    let pause = pause(view).filter(|_| view.layout().shape() == Shape::Panel);
    let undo_redo = undo.into_iter().chain([redo(view)]);
    let undo_redo = undo_redo.map(|spec| kit.shortened(spec));
    let mut parts = if narrow {
        let steps: Vec<_> = undo_redo.chain(view_buttons(view)).chain(pause).collect();
        vec![kit.word_tiles(width, steps)]
    } else {
        let steps: Vec<_> = undo_redo.chain(pause).collect();
        vec![
            kit.word_tiles(width, view_buttons(view)),
            kit.word_tiles(width, steps),
        ]
    };
    if view.chess.outcome.is_some() {
        let review = ButtonSpec::new("review", "look", ChessCommand::Review).primary();
        let again = ButtonSpec::new("again", "again", ChessCommand::Rematch);
        let review = kit.shortened(review);
        parts.push(kit.button_tiles(2, 6.0, [review, again]));
        return parts;
    }
    let draw_key = match claimable {
        true => "claim-draw-short",
        false => "offer-draw",
    };
    let resign = Action::Open(Dialog::Confirm(resign(view.locale, loser, alone.is_some())));
    let wait = session.map_or(0, ChessSession::moves_to_draw_offer);
    let waits = own_turn && !claimable && wait > 0;
    let draw = ButtonSpec::new("draw", draw_key, ChessCommand::Draw);
    let draw = match waits {
        true => draw.tooltip(draw_note(view.locale, wait)),
        false => draw.shortcut("D"),
    };
    let ends = [
        draw.primary_if(claimable).enabled_if(own_turn && !waits),
        ButtonSpec::new("resign", "resign", resign)
            .enabled_if(game.outcome().is_none() && !players.are_computers()),
    ];
    parts.push(kit.button_tiles(2, 6.0, ends));
    parts
}

/// Returns the buttons for menu, new game, files, settings and help.
pub(super) fn general_specs(view: &View) -> Vec<ButtonSpec> {
    let new_game = Action::open(ChessDialog::NewGame);
    let files = Action::open(ChessDialog::Files(FileDialog::ImportExport));
    let settings = Action::Open(Dialog::settings());
    let help = Action::open(ChessDialog::Help);
    let mut general_buttons = vec![
        ButtonSpec::menu(),
        ButtonSpec::icon("new-game", "icon_plus", "new-game", new_game).shortcut("N"),
        ButtonSpec::icon("files", "icon_folder", "files", files),
        ButtonSpec::icon("settings", "icon_settings", "menu-settings", settings),
        ButtonSpec::icon("help", "icon_help", "help", help).shortcut("F1"),
    ];
    if view.is_compact() {
        general_buttons.remove(0);
    }
    general_buttons
}

/// Builds the buttons for menu, new game, files, settings and help.
pub fn general_buttons(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let buttons = general_specs(view);
    kit.icon_tiles(buttons.len(), buttons)
}
