//! The main menu.

use super::{
    Action, Dialog, Dig, Dueling, Playing, Shelving, View,
    kit::{Kit, Look, colors, sizes},
};
use crate::saves::is_worth_keeping;
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::{
    chess::{Game, Rules},
    duel::Duel,
};

/// Width of the menu at 720 lines.
pub const PANEL_WIDTH: f32 = 336.0;
/// Space between the menu and the window's edge.
pub const MARGIN: f32 = 48.0;

/// Builds it.
pub fn build(kit: &mut Kit, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    if view.demonstration {
        return demonstration(kit, view, size);
    }
    let locale = view.locale;
    let short = view.window.y / kit.scale < 560.0;
    let mut parts = Vec::new();
    if kit.pictures.get("logo").is_some() {
        parts.push(kit.picture("logo", 288.0, 72.0));
    } else {
        parts.push(kit.text(&locale.text("title"), sizes::DISPLAY, colors::CREAM));
    }
    if !short {
        let tagline = locale.text("tagline");
        parts.push(kit.text_with(
            &tagline,
            sizes::SMALL,
            colors::CREAM_SOFT,
            fyrox::gui::formatted_text::WrapMode::Word,
            HorizontalAlignment::Center,
        ));
        parts.push(kit.space(8.0));
    }
    let mut entry = |name: &str, label: String, picture: &str, action: Action, look: Look| {
        kit.button_with(name, &label, Some(picture), action, look, true)
    };
    let mut buttons = Vec::new();
    let continue_at = |game: &Game| {
        let values = [("move", game.position().fullmove().into())];
        locale.format("menu-continue-at", &values)
    };
    let reviewed = view
        .chess
        .as_ref()
        .is_some_and(|chess| chess.review.is_some());
    let waiting = view
        .chess
        .as_ref()
        .is_some_and(|chess| chess.waiting.is_some());
    if reviewed || waiting {
        let action = if reviewed {
            Action::BackToTable
        } else {
            Action::Chess(Playing::Shelf(Shelving::LookOn))
        };
        let label = locale.text("menu-look-back");
        let look = if reviewed { Look::Primary } else { Look::Plain };
        buttons.push(entry("look-back", label, "icon_search", action, look));
    }
    let game = view.game.filter(|game| !reviewed && is_worth_keeping(game));
    if let Some(game) = game {
        buttons.push(entry(
            "resume",
            continue_at(game),
            "icon_play",
            Action::BackToTable,
            Look::Primary,
        ));
    } else if let Some(game) = view.resume {
        buttons.push(entry(
            "resume",
            continue_at(game),
            "icon_play",
            Action::Resume,
            Look::Primary,
        ));
    }
    let open = |duel: &&Duel| duel.outcome().is_none();
    let duel = view.duel.as_ref().and_then(|table| table.duel);
    let (duel, duel_look) = match duel.filter(open) {
        Some(_) => ("menu-duel-back", Look::Primary),
        None => ("menu-duel", Look::Plain),
    };
    let first = if buttons.is_empty() && duel_look == Look::Plain {
        Look::Primary
    } else {
        Look::Plain
    };
    buttons.push(entry(
        "chess",
        locale.text("menu-chess"),
        "icon_crown",
        Action::Open(Dialog::NewGame),
        first,
    ));
    buttons.push(entry(
        "open",
        locale.text("menu-open"),
        "icon_folder",
        Action::Chess(Playing::Shelf(Shelving::Open)),
        Look::Plain,
    ));
    buttons.push(entry(
        "learn",
        locale.text("menu-learn"),
        "icon_help",
        Action::Lesson(0),
        Look::Plain,
    ));
    buttons.push(entry(
        "prospector",
        locale.text("menu-prospector"),
        "icon_pickaxe",
        Action::Prospector(Dig::Sit),
        Look::Plain,
    ));
    buttons.push(entry(
        "duel",
        locale.text(duel),
        "icon_swords",
        Action::Duel(Dueling::Sit),
        duel_look,
    ));
    buttons.push(entry(
        "settings",
        locale.text("menu-settings"),
        "icon_settings",
        Action::Open(Dialog::Settings),
        Look::Plain,
    ));
    buttons.push(entry(
        "quit",
        locale.text("menu-quit"),
        "icon_leave",
        Action::Quit,
        Look::Plain,
    ));
    let columns = if short { 2 } else { 1 };
    parts.push(kit.tiles(columns, 8.0, buttons));
    let width = if short { 400.0 } else { PANEL_WIDTH - 48.0 };
    let column = kit.column_of_width(8.0, width, parts);
    let margin = if view.is_compact() {
        kit.pad(8.0, 8.0, 8.0, 8.0)
    } else {
        kit.pad(MARGIN, 0.0, 0.0, 0.0)
    };
    let align = if view.is_compact() {
        HorizontalAlignment::Center
    } else {
        HorizontalAlignment::Left
    };
    let padding = if short { 12.0 } else { 24.0 };
    let panel = kit.panel(column, padding, (align, VerticalAlignment::Center), margin);
    kit.layer(size, false, vec![panel])
}

/// While a demonstration runs the menu steps back to one line.
fn demonstration(kit: &mut Kit, view: &View, size: (f32, f32)) -> Handle<UiNode> {
    if !view.can_wake {
        return kit.layer(size, false, Vec::new());
    }
    let text = view.locale.text("demonstration");
    let line = kit.centred(&text, sizes::BODY, colors::CREAM);
    let margin = kit.pad(0.0, 0.0, 0.0, 24.0);
    let panel = kit.panel(
        line,
        12.0,
        (HorizontalAlignment::Center, VerticalAlignment::Bottom),
        margin,
    );
    kit.layer(size, false, vec![panel])
}

/// The key of the name of a set of rules.
pub fn rules_name(view: &View, rules: Rules) -> String {
    match rules {
        Rules::Standard => view.locale.text("rules-standard"),
        Rules::Chess960 => view.locale.text("rules-960"),
        Rules::Casual => view.locale.text("rules-casual"),
    }
}
