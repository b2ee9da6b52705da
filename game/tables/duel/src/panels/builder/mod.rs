//! Deck builder: the collection at the left and the deck at the right, or a single column in a
//! small window.

mod collection;
mod deck;

use super::widgets;
use crate::panels::{DuelScreen, DuelView, Typing};
use collection::{filters, grid};
use deck::{deck, hero, list, name_field, save_buttons, tools, verdict};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment::Left, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{dialog_layout::Room, kit::UiBuilder, panel::ROD};

/// Gap between cards, and between the two halves, in units.
const GAP: f32 = 8.0;
const BETWEEN: f32 = 16.0;
/// Space between the edge of a card's button and the card, in units.
const EDGE: f32 = 5.0;

/// Room for the frames at the edges and for rounding to pixels, in units.
const INSET: f32 = 8.0;

/// Least width and greatest height of a room, in units, in which the description of the deck has two
/// columns.
const LOW: (f32, f32) = (500.0, 360.0);

/// Room height, in units, from which Save and Leave stay visible above an on-screen keyboard.
const LEAST_WITH_WAYS: f32 = 160.0;

/// Returns the height of the deck builder in a large window, in units.
fn large_height(room: Room) -> f32 {
    room.height.min(760.0) - INSET
}

pub(super) fn build(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let room = Room::of(view);
    if room.width >= 720.0 && room.height >= 460.0 {
        let width = room.width.min(1240.0) - INSET;
        let height = large_height(room);
        let right = (width * 0.26).clamp(240.0, 300.0);
        let left = width - right - BETWEEN;
        let filters = filters(kit, view, table, left);
        let high = height - if left >= 640.0 { 40.0 } else { 88.0 } - GAP;
        let cards = grid(kit, view, table, left, Some(high));
        let collection = kit.column_of_width(GAP, left, vec![filters, cards]);
        kit.aligned(collection, Left, VerticalAlignment::Top);
        let deck = deck(kit, view, table, right, height);
        return kit.row(BETWEEN, vec![collection, deck]);
    }
    // A single column that scrolls, with Save and Leave fixed below it.
    let width = (room.width - ROD - INSET).max(160.0);
    let builder = table.builder;
    // In a low window the deck's description is in two columns, so that cards are in sight.
    let is_low = room.height < LOW.1 && width >= LOW.0;
    let (half, high) = match is_low {
        true => ((width - BETWEEN) * 0.5, 40.0),
        false => (width, 60.0),
    };
    let name = name_field(kit, builder, half);
    let hero = hero(kit, view, table, half);
    let verdict = verdict(kit, view, table, half);
    let costs = builder.deck.mana_curve(table.set);
    let curve = widgets::curve(kit, costs, half.min(280.0), high);
    kit.aligned(curve, Left, VerticalAlignment::Top);
    let mut parts = if is_low {
        let columns = [[name, verdict], [hero, curve]];
        let columns = columns.map(|parts| kit.column_of_width(GAP, half, parts.into()));
        vec![kit.row(BETWEEN, columns.into())]
    } else {
        vec![name, hero, verdict, curve]
    };
    let collection = [
        filters(kit, view, table, width),
        grid(kit, view, table, width, None),
    ];
    // Above an on-screen keyboard there is only room for the search field and its results.
    let searched = view.keyboard && builder.typing == Typing::Search;
    let at = if searched { 0 } else { parts.len() };
    parts.splice(at..at, collection);
    parts.push(list(kit, view, table, width, true));
    parts.push(tools(kit, builder));
    let all = kit.column_of_width(GAP, width + INSET, parts);
    kit.aligned(all, Left, VerticalAlignment::Top);
    if view.keyboard && room.height < LEAST_WITH_WAYS {
        return kit.scrolled_if_higher(all, room.height).to_base();
    }
    let scrolled = kit
        .scrolled_if_higher(all, room.height - 40.0 - GAP)
        .to_base();
    let buttons = save_buttons(kit, builder);
    kit.column_of_width(GAP, width + ROD + INSET, vec![scrolled, buttons])
}
