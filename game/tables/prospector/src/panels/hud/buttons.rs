//! Buttons of the panel.

use super::solver_result::solver_result;
use crate::panels::{
    ProspectorCommand, ProspectorDialog, ProspectorScreen, ProspectorView, RecordsPage,
    dialogs::next_round,
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::prospector::{State, solver::HintGoal};
use parlour_shell::ui::{
    Action, Dialog,
    kit::{ButtonSpec, UiBuilder},
};

/// Returns the buttons for undo, redo and the solver.
pub(super) fn helpers(table: &ProspectorView) -> Vec<ButtonSpec> {
    let round = table.series.round();
    let playing = round.state() == State::Playing;
    // A won round is already recorded, so it can't be undone.
    let can_undo = !round.history().is_empty() && round.state() != State::Won;
    let can_redo = !round.future().is_empty();
    let solver = |name, picture: &'static str, key, command: ProspectorCommand| {
        let solver = ButtonSpec::icon(name, picture, name, command);
        solver.shortcut(key).enabled_if(playing)
    };
    let hint = ProspectorCommand::Hint;
    vec![
        ButtonSpec::icon("undo", "icon_undo", "undo", Action::Undo)
            .shortcut("U")
            .enabled_if(can_undo),
        ButtonSpec::icon("redo", "icon_redo", "redo", Action::Redo)
            .shortcut("Y")
            .enabled_if(can_redo),
        solver("hint", "icon_hint", "H", hint(HintGoal::Win)),
        solver("hint-score", "icon_nugget", "B", hint(HintGoal::Score)),
        solver("can-win", "icon_lantern", "W", ProspectorCommand::CanWin),
    ]
}

/// Returns the button that leads on, once the round is over and its result closed.
pub(super) fn next(view: &ProspectorScreen, table: &ProspectorView) -> Option<ButtonSpec> {
    let state = table.series.round().state();
    let next = next_round(Some(table), state == State::Won);
    (state != State::Playing && view.dialogs.is_empty()).then(|| next.picture("icon_play"))
}

/// Returns the button that restarts the round.
pub(in crate::panels) fn restart_icon() -> ButtonSpec {
    let restart = ProspectorCommand::Restart;
    ButtonSpec::icon("restart", "icon_restart", "restart", restart)
}

/// Returns the button that opens the records.
pub(in crate::panels) fn records_icon() -> ButtonSpec {
    let records = Action::open(ProspectorDialog::Records(RecordsPage::HighScores));
    ButtonSpec::icon("books", "icon_trophy", "books", records)
}

/// Returns the button that opens the help page.
pub(super) fn help_icon() -> ButtonSpec {
    let help = Action::open(ProspectorDialog::Help);
    ButtonSpec::icon("help", "icon_help", "help", help).shortcut("F1")
}

/// Returns the button for a new deal.
pub(super) fn new_deal() -> ButtonSpec {
    let deal = Action::open(ProspectorDialog::NewDeal);
    ButtonSpec::icon("new-deal", "icon_cards", "new-deal", deal).shortcut("N")
}

/// Returns the buttons for menu, settings and help.
pub(super) fn general_buttons(view: &ProspectorScreen) -> Vec<ButtonSpec> {
    let settings = Action::Open(Dialog::settings());
    let mut general_buttons = vec![
        ButtonSpec::menu(),
        ButtonSpec::icon("settings", "icon_settings", "menu-settings", settings),
        help_icon(),
    ];
    if view.is_compact() {
        // In a compact window the menu button is in the strip or line.
        general_buttons.remove(0);
    }
    general_buttons
}

/// Builds all buttons of the panel, with the solver's answer above them. In a `tight` panel only
/// the button for a new deal has a word.
pub(super) fn buttons(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    (width, tight): (f32, bool),
) -> Handle<UiNode> {
    let mut parts = Vec::new();
    parts.extend(solver_result(kit, view, table, width));
    parts.push(kit.line());
    let mut icons = helpers(table);
    let next = next(view, table);
    if let Some(next) = next {
        parts.push(kit.button(next));
    }
    if tight {
        icons.extend([restart_icon(), records_icon(), ButtonSpec::top(view)]);
        parts.push(kit.icon_tiles(4, icons));
        parts.push(kit.button(new_deal()));
    } else {
        icons.push(restart_icon());
        let mut words: Vec<_> = icons.into_iter().map(|spec| kit.shortened(spec)).collect();
        words.extend([records_icon(), new_deal()]);
        parts.push(kit.word_grid(width, 2, words));
    }
    let mut general_buttons = general_buttons(view);
    if !tight {
        general_buttons.insert(general_buttons.len() - 2, ButtonSpec::top(view));
    }
    parts.push(kit.icon_tiles(general_buttons.len(), general_buttons));
    kit.column(6.0, parts)
}
