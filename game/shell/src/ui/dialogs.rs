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
    core::{algebra::Vector2, math::Rect, pool::Handle},
    gui::{HorizontalAlignment, Thickness, UiNode, VerticalAlignment},
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
    if let Some(panel) = next_to_anchor(kit, view, content, padding) {
        return kit.layer(size, false, vec![panel]);
    }
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

/// Distance between a dialog and its anchor, and from the edge of the table's picture, in units.
const APART: f32 = 8.0;

/// Builds the panel of a dialog next to its anchor. Returns `None` without one, or without room.
fn next_to_anchor(
    kit: &mut UiBuilder,
    view: &View,
    content: Handle<UiNode>,
    padding: f32,
) -> Option<Handle<UiNode>> {
    let anchor = view.anchor?;
    let wanted = (kit.size_of(content) + Vector2::repeat(2.0 * padding + 2.0)) * kit.scale;
    let free = view.insets.free(view.window);
    let corner = next_to(&anchor, wanted, &free, APART * kit.scale)?;
    let margin = Thickness {
        // The layer already adds the safe-area insets.
        left: corner.x - f32::from(view.margins.left),
        top: corner.y - f32::from(view.margins.top),
        right: 0.0,
        bottom: 0.0,
    };
    let place = (HorizontalAlignment::Left, VerticalAlignment::Top);
    let panel = kit.panel(content, padding, place, margin);
    kit.dense(panel);
    Some(panel)
}

/// Returns the top left corner of a box of this size next to another one: below, above, at the right or
/// at the left. Returns `None` if it doesn't fit anywhere with this distance from both.
fn next_to(
    anchor: &Rect<f32>,
    size: Vector2<f32>,
    free: &Rect<f32>,
    apart: f32,
) -> Option<Vector2<f32>> {
    let low = free.position + Vector2::repeat(apart);
    let high = free.position + free.size - size - Vector2::repeat(apart);
    let middle = anchor.center() - size * 0.5;
    let end = anchor.position + anchor.size + Vector2::repeat(apart);
    let begin = anchor.position - size - Vector2::repeat(apart);
    if low.x > high.x || low.y > high.y {
        return None;
    }
    let (x, y) = (middle.x.clamp(low.x, high.x), middle.y.clamp(low.y, high.y));
    let places = [(x, end.y), (x, begin.y), (end.x, y), (begin.x, y)];
    let places = places.map(|(x, y)| Vector2::new(x, y));
    let fits =
        |at: &Vector2<f32>| at.x >= low.x && at.y >= low.y && at.x <= high.x && at.y <= high.y;
    places.into_iter().find(fits)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_is_next_to_its_anchor_and_never_over_it() {
        let free = Rect::new(0.0, 0.0, 1000.0, 700.0);
        let size = Vector2::new(380.0, 240.0);
        for x in [0.0, 200.0, 480.0, 940.0] {
            for y in [0.0, 150.0, 320.0, 640.0] {
                let anchor = Rect::new(x, y, 60.0, 60.0);
                let at = next_to(&anchor, size, &free, 8.0).unwrap();
                let dialog = Rect::new(at.x, at.y, size.x, size.y);
                assert!(!dialog.intersects(anchor), "{dialog:?} over {anchor:?}");
                let end = at + size;
                assert!(at.x >= 8.0 && at.y >= 8.0 && end.x <= 992.0 && end.y <= 692.0);
                let near = dialog.center() - anchor.center();
                assert!(near.y.abs() < 160.0 || near.x.abs() < 230.0, "{near}");
            }
        }
        let small = Rect::new(0.0, 0.0, 360.0, 250.0);
        let anchor = Rect::new(150.0, 100.0, 60.0, 60.0);
        assert_eq!(next_to(&anchor, size, &small, 8.0), None);
    }
}
