//! Buttons of the panel.

use super::insight::insight;
use crate::ui::ProspectorDialog;
use crate::ui::{
    Action, Dialog, ProspectorCommand, ProspectorScreen, ProspectorView, RecordsPage,
    kit::{ButtonStyle, UiBuilder},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::prospector::{State, solver::HintGoal};

/// Name, picture, locale key of the tooltip, action, and whether the button is enabled.
pub(super) type Icon = (&'static str, &'static str, &'static str, Action, bool);

pub(super) fn icons(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    columns: usize,
    icons: Vec<Icon>,
) -> Handle<UiNode> {
    let icons = icons
        .into_iter()
        .map(|(name, picture, key, action, enabled)| {
            kit.icon_with(name, picture, &view.locale.text(key), action, enabled)
        })
        .collect();
    kit.tiles(columns, 6.0, icons)
}

/// Returns the buttons for undo, redo and the solver.
pub(super) fn helpers(table: &ProspectorView) -> Vec<Icon> {
    let round = table.series.round();
    let playing = round.state() == State::Playing;
    let hint = |goal| Action::Prospector(ProspectorCommand::Hint(goal));
    // A won round is already recorded, so it can't be undone.
    let can_undo = !round.history().is_empty() && round.state() != State::Won;
    let can_redo = !round.future().is_empty();
    vec![
        ("undo", "icon_undo", "undo", Action::Undo, can_undo),
        ("redo", "icon_redo", "redo", Action::Redo, can_redo),
        ("hint", "icon_hint", "hint", hint(HintGoal::Win), playing),
        (
            "hint-score",
            "icon_nugget",
            "hint-score",
            hint(HintGoal::Score),
            playing,
        ),
        (
            "can-win",
            "icon_lantern",
            "can-win",
            Action::Prospector(ProspectorCommand::CanWin),
            playing,
        ),
    ]
}

/// Returns the buttons for menu, settings and help.
pub(super) fn house(view: &ProspectorScreen) -> Vec<Icon> {
    let settings = Action::Open(Dialog::Settings);
    let help = Action::Open(Dialog::Prospector(ProspectorDialog::Help));
    let mut house = vec![
        ("menu", "icon_menu", "menu", Action::Menu, true),
        ("settings", "icon_settings", "menu-settings", settings, true),
        ("help", "icon_help", "help", help, true),
    ];
    if view.is_compact() {
        // In a compact window the menu button is in the strip or line.
        house.remove(0);
    }
    house
}

pub(super) fn buttons(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let mut steps = helpers(table);
    steps.extend([
        (
            "restart",
            "icon_restart",
            "restart",
            Action::Prospector(ProspectorCommand::Restart),
            true,
        ),
        (
            "books",
            "icon_trophy",
            "books",
            Action::Open(Dialog::Prospector(ProspectorDialog::Records(
                RecordsPage::HighScores,
            ))),
            true,
        ),
        ("top", "icon_top_view", "top", Action::Top, true),
    ]);
    let steps = icons(kit, view, 4, steps);
    let deal = kit.button_with(
        "new-deal",
        &locale.text("new-deal"),
        Some("icon_cards"),
        Action::Open(Dialog::Prospector(ProspectorDialog::NewDeal)),
        ButtonStyle::Plain,
        true,
    );
    let house = house(view);
    let house = icons(kit, view, house.len(), house);
    let mut parts = Vec::new();
    parts.extend(insight(kit, view, table, width));
    parts.push(kit.line());
    parts.extend([steps, deal, house]);
    kit.column(6.0, parts)
}
