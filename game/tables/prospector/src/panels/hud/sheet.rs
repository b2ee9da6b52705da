//! Panel of a portrait window: a sheet below the table, with the buttons first.

use super::{
    buttons::{general_buttons, helpers, new_deal, next, records_icon, restart_icon},
    details::{deal, remaining},
};
use crate::panels::{ProspectorScreen, ProspectorView};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    Layout,
    kit::{ButtonSpec, UiBuilder},
    layout_metrics::COLUMN_GAP,
    panel::{MARGIN, PADDING, ROD, scrolled_column, side_panel},
};

/// Gap between two rows of buttons, in units.
const GAP: f32 = 6.0;
/// Number of buttons with words.
const WORDS: usize = 8;
/// Least width of a button with a word, in units.
const WORD: f32 = 136.0;
/// Height of the details below the buttons, in units.
const DETAILS: f32 = 134.0;

/// Returns the number of columns of buttons for a content of this width, in units.
fn columns(width: f32) -> usize {
    (((width + GAP) / (WORD + GAP)) as usize).clamp(2, 4)
}

/// Returns the width of the content, in units.
fn content_width(free: f32) -> f32 {
    free - 2.0 * (MARGIN + PADDING)
}

/// Returns the distance of the sheet from the top, in units; `None` in a window with the panel at the
/// right.
pub fn sheet_top(layout: &Layout) -> Option<f32> {
    let width = content_width(layout.window().x / layout.scale());
    let rows = WORDS.div_ceil(columns(width - ROD)) + 1;
    layout.sheet_top(rows as f32 * (layout.sheet_button() + GAP) + DETAILS)
}

/// Builds the sheet at this distance from the top, in units.
pub(super) fn sheet(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    top: f32,
) -> Handle<UiNode> {
    let width = content_width(view.free().0);
    let height = view.free().1 - top - MARGIN - 2.0 * PADDING;
    let inner = width - ROD;
    let least = view.layout().sheet_button();
    let mut parts = kit.with_least(least, |kit| buttons(kit, view, table, inner));
    parts.push(kit.line());
    parts.push(details(kit, view, table, inner));
    let content = scrolled_column(kit, (width, height), inner, parts);
    kit.aligned(content, HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.at_least(content, width, height);
    let panel = side_panel(kit, content, top);
    kit.aligned(
        panel,
        HorizontalAlignment::Center,
        VerticalAlignment::Bottom,
    );
    panel
}

/// Builds the buttons, as high as a finger needs them.
fn buttons(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let columns = columns(width);
    let mut words = helpers(table);
    words.push(restart_icon());
    let mut words: Vec<_> = words.into_iter().map(|spec| kit.shortened(spec)).collect();
    words.extend([records_icon(), new_deal()]);
    let mut general = vec![ButtonSpec::top(view)];
    general.extend(general_buttons(view));
    let next = next(view, table).map(|next| kit.button(next));
    let words = kit.word_grid(width, columns, words);
    let icons = kit.icon_tiles(general.len(), general);
    let rows = next.into_iter().chain([words, icons]).collect();
    let rows = kit.column_of_width(GAP, width, rows);
    vec![rows]
}

/// Builds the details, in two columns where the sheet is wide enough.
fn details(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Handle<UiNode> {
    let is_wide = columns(width) > 2;
    let column = if is_wide {
        (width - COLUMN_GAP) * 0.5
    } else {
        width
    };
    let remaining = remaining(kit, view, table);
    let deal = deal(kit, view, table, column);
    let parts = [remaining, deal].map(|parts| kit.column_of_width(GAP, column, parts));
    match is_wide {
        true => kit.row(COLUMN_GAP, parts.to_vec()),
        false => kit.column(GAP, parts.to_vec()),
    }
}
