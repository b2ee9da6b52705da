//! Frame of the dialogs over the table, and what they have in common.

use super::{
    Dialog, Screen, Shape, View,
    dialog_layout::Room,
    games, key_page,
    kit::{UiBuilder, colors, sizes},
    name,
    panel::{MARGIN, PADDING},
    settings_page,
};
use crate::{scene::camera::Insets, ui::Placement};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Builds a dialog in its layer, which dims the table unless the dialog leaves it in sight.
pub fn build(
    kit: &mut UiBuilder,
    view: &View,
    dialog: &Dialog,
    size: (f32, f32),
) -> Handle<UiNode> {
    let content = match dialog {
        Dialog::Settings(group) => settings_page::build(kit, view, *group),
        Dialog::Key(question) => key_page::build(kit, view, *question),
        Dialog::Games => games::build(kit, view),
        Dialog::Name(field) => name::build(kit, view, field),
        Dialog::Confirm(question) => question.build(kit, view),
        Dialog::Table(of_table) => view
            .panels(of_table.table())
            .map_or(Handle::NONE, |panels| panels.dialog(kit, view, dialog)),
    };
    let placement = dialog.placement();
    if placement == Placement::Beside && view.layout().shape() == Shape::Panel {
        let place = (HorizontalAlignment::Right, VerticalAlignment::Bottom);
        let margin = kit.pad(MARGIN, MARGIN, MARGIN, MARGIN);
        let panel = kit.panel(content, PADDING, place, margin);
        kit.dense(panel);
        return kit.layer(size, false, vec![panel]);
    }
    let low = matches!(placement, Placement::Bottom | Placement::Beside);
    let dim = !low;
    let padding = if view.is_compact() { 12.0 } else { 24.0 };
    let margin = if low {
        // Centered in the space beside the panels, if that is wide enough.
        let free = view.insets.free(view.window).size.x / kit.scale;
        let insets = match view.layout().shape() {
            _ if view.screen != Screen::Table => Insets::default(),
            Shape::Strip if free < 460.0 => Insets::default(),
            Shape::Line => Insets::default(),
            Shape::Strip | Shape::Panel => view.insets,
        };
        let room = kit.pad(8.0, 8.0, 8.0, 28.0);
        kit.within(size, insets, room)
    } else if placement == Placement::Top {
        // A fixed top edge keeps the buttons in place while options appear and disappear.
        let height = kit.height_of(content) + 2.0 * padding;
        let top = Room::of(view).top_of(view.free().1, height);
        kit.pad(8.0, top, 8.0, 8.0)
    } else {
        kit.pad(8.0, 8.0, 8.0, 8.0)
    };
    let vertical = if low {
        VerticalAlignment::Bottom
    } else if view.keyboard || placement == Placement::Top {
        VerticalAlignment::Top
    } else {
        VerticalAlignment::Center
    };
    let horizontal = match (placement, view.layout().shape()) {
        // In the middle it would cover the side of the player.
        (Placement::Beside, Shape::Strip) => HorizontalAlignment::Right,
        _ => HorizontalAlignment::Center,
    };
    let panel = kit.panel(content, padding, (horizontal, vertical), margin);
    if !low {
        center_beside_panels(kit, view, panel, size);
    }
    // Text of the menu or another dialog must not shine through.
    if !low || view.under_question().is_some() {
        kit.dense(panel);
    }
    kit.layer(size, dim, vec![panel])
}

/// Centers a dialog in the part of the window that the panel of a table leaves free, if it is not
/// wider. Otherwise it stays in the middle of the window.
fn center_beside_panels(
    kit: &mut UiBuilder,
    view: &View,
    dialog: Handle<UiNode>,
    size: (f32, f32),
) {
    let free = view.insets.free(view.window).size.x;
    let has_panel = view.screen == Screen::Table && view.layout().shape() == Shape::Panel;
    if has_panel && kit.size_of(dialog).x * kit.scale <= free {
        let room = kit.ctx[dialog].margin();
        let margin = kit.within(size, view.insets, room);
        kit.ctx[dialog].set_margin(margin);
    }
}

/// Builds the title of a dialog, shrunk if it is wider than `width` units.
pub fn title(kit: &mut UiBuilder, text: &str, width: f32) -> Handle<UiNode> {
    kit.centred_fitted(text, sizes::TITLE, colors::CREAM, width)
}

/// Returns the width of a dialog's text, in units.
pub fn text_width(view: &View) -> f32 {
    (view.free().0 - 80.0).clamp(160.0, 420.0)
}
