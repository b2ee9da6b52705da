//! History of the match: a small card for each of the last actions, with its kind and player.

use super::{
    widgets,
    widgets::{GREEN, RED},
    words,
};
use crate::{
    panels::{DuelCommand, DuelScreen, DuelView},
    scene::board::{HistoryAction, HistoryEntry},
};
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::UiNode,
};
use parlour_shell::{
    platform::locale::Locale,
    ui::kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
};

/// Number of actions in the history.
pub const HISTORY: usize = 6;
/// Number of cards in a row.
const COLUMNS: usize = 3;
/// Gap between cards, in units.
const GAP: f32 = 6.0;
/// Space between the edge of a button and the card on it, in units.
const EDGE: f32 = 3.0;
/// Height of the row below a card, in units.
const FOOT: f32 = 20.0;

impl HistoryAction {
    /// All kinds of actions.
    #[cfg(test)]
    pub(super) const ALL: [Self; 4] = [Self::Played, Self::Attacked, Self::Died, Self::Burned];

    fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Attacked => "attacked",
            Self::Died => "died",
            Self::Burned => "burned",
        }
    }

    fn picture(self) -> &'static str {
        match self {
            Self::Played => "icon_cards",
            Self::Attacked => "icon_swords",
            Self::Died => "icon_skull",
            Self::Burned => "icon_flame",
        }
    }
}

/// Returns an action as a sentence.
pub(crate) fn sentence(locale: &Locale, table: &DuelView, entry: &HistoryEntry) -> String {
    let name = |card| words::name(locale, table.set.get(card));
    let mut values = vec![
        ("side", widgets::side(locale, table, entry.player).into()),
        ("card", name(entry.card).into()),
    ];
    let action = entry.action.name();
    let aimed = matches!(
        entry.action,
        HistoryAction::Played | HistoryAction::Attacked
    );
    match entry.target.filter(|_| aimed) {
        Some(target) => {
            values.push(("target", name(target).into()));
            locale.format(&format!("duel-done-{action}-at"), &values)
        }
        None => locale.format(&format!("duel-done-{action}"), &values),
    }
}

/// Builds the history with the last action first, or `None` before the first action.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Option<Handle<UiNode>> {
    last_actions(kit, view, table, width, HISTORY)
}

/// Builds only the last actions, in one row without buttons, for use beside a dialog.
pub(super) fn last_row(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Option<Handle<UiNode>> {
    last_actions(kit, view, table, width, COLUMNS)
}

fn last_actions(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    most: usize,
) -> Option<Handle<UiNode>> {
    if table.history.is_empty() {
        return None;
    }
    let first = table.history.len().saturating_sub(most);
    let tile = (width - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
    let mut tiles: Vec<_> = table.history[first..]
        .iter()
        .zip(1..)
        .map(|(entry, number)| match most {
            HISTORY => entry_button(kit, view, table, entry, number, tile),
            _ => entry_face(kit, view, table, entry, tile),
        })
        .collect();
    tiles.reverse();
    // Fills up the row, so that fewer cards don't get wider.
    while tiles.len() % COLUMNS != 0 {
        let empty = kit.space(1.0);
        tiles.push(empty);
    }
    let heading = kit.text(
        &view.locale.text("duel-history"),
        sizes::SMALL,
        colors::BRASS,
    );
    let strip = kit.tiles(COLUMNS, GAP, tiles);
    Some(kit.column_of_width(4.0, width, vec![heading, strip]))
}

/// Returns the width of the card in a tile of this width.
fn card_width(width: f32) -> f32 {
    (width - 2.0 * EDGE - 6.0).max(16.0)
}

/// Builds the card of an action, with its kind and player.
fn entry_face(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    entry: &HistoryEntry,
    width: f32,
) -> Handle<UiNode> {
    let own = entry.player == table.seat;
    let color = if own { GREEN } else { RED };
    let face = widgets::face(kit, view, table, entry.card, card_width(width));
    let dead = matches!(entry.action, HistoryAction::Died | HistoryAction::Burned);
    if dead {
        kit.ctx[face].set_opacity(Some(0.45));
    }
    let face = kit.framed(face, Color::TRANSPARENT, color, 1.5, 3.0);
    // An arrow shows the player without relying on color: it points at the player who acted.
    let arrow = if own {
        "icon_arrow_down"
    } else {
        "icon_arrow_up"
    };
    let arrow = kit.tinted(arrow, 14.0, 14.0, color);
    let action = kit.tinted(entry.action.picture(), 18.0, 18.0, colors::CREAM);
    let foot = kit.row(4.0, vec![arrow, action]);
    kit.middle(foot);
    let foot = kit.boxed(foot, None, FOOT);
    kit.column(2.0, vec![face, foot])
}

fn entry_button(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    entry: &HistoryEntry,
    number: usize,
    width: f32,
) -> Handle<UiNode> {
    let whole = entry_face(kit, view, table, entry, width);
    kit.margin(whole, [EDGE, EDGE, EDGE, 1.0]);
    let height = card_width(width) * CARD_SHAPE + FOOT + EDGE + 6.0;
    let look = DuelCommand::Look(Some(entry.card));
    let spec = ButtonSpec::bare(format!("history-{number}"), look);
    let button = kit.pressable(whole, spec.tooltip(sentence(view.locale, table, entry)));
    let min = kit.px(width.min(40.0));
    let tall = kit.px(height.max(40.0));
    kit.ctx[button].set_min_size(Vector2::new(min, tall));
    button
}
