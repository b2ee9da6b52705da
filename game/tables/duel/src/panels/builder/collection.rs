//! Collection in the deck builder: filters, page buttons and cards.

use super::{EDGE, GAP, large_height};
use crate::panels::{
    DeckBuilderCommand, DuelCommand, DuelScreen, DuelView, Typing,
    building::{HIGHEST_COST, cost_filters},
    preview, widgets,
    widgets::{INK, MANA},
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment::{Left, Right},
        UiNode, VerticalAlignment,
        grid::Row,
    },
};
use parlour_rules::duel::{DefinitionId, limits};
use parlour_shell::ui::{
    dialog_layout::Room,
    kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
};

/// Builds the cost filters, each `width` units wide.
fn cost_chips(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    filters: &[u8],
    chosen: Option<u8>,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let mut chips = Vec::new();
    for &cost in filters {
        let on = chosen == Some(cost);
        let label = if cost == HIGHEST_COST {
            format!("{cost}+")
        } else {
            cost.to_string()
        };
        let color = if on { colors::ACCENT } else { MANA };
        let label = kit.text(&label, sizes::BODY, color);
        let label = kit.in_the_middle(label);
        let frame = if on {
            colors::ACCENT
        } else {
            Color::TRANSPARENT
        };
        let label = kit.framed(label, Color::TRANSPARENT, frame, 2.0, 6.0);
        let key = if on { "duel-cost-all" } else { "duel-cost" };
        let values = [("cost", i64::from(cost).into())];
        let filter = DuelCommand::Build(DeckBuilderCommand::Cost(Some(cost)));
        let chip = ButtonSpec::bare(format!("cost-{cost}"), filter)
            .chosen_if(on)
            .tooltip(view.locale.format(key, &values));
        let chip = kit.pressable(label, chip);
        let wide = kit.px(width);
        kit.ctx[chip].set_width(wide);
        chips.push(chip);
    }
    chips
}

/// Builds the search field, the cost filters and the page buttons.
pub(super) fn filters(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Handle<UiNode> {
    let builder = table.builder;
    let one_line = width >= 640.0;
    // Search field and page buttons need separate lines.
    let narrow = width < 300.0;
    let costs = cost_filters(table.set);
    let gap = 4.0;
    let button = if one_line || width >= 400.0 {
        40.0
    } else {
        (width - 3.0 * gap) / 4.0
    };
    let chips = cost_chips(kit, view, &costs, builder.cost, button);
    let chips_width = (button + gap) * costs.len() as f32 - gap;
    let pages_width = if narrow { width } else { 150.0 };
    let search_width = if one_line {
        width - chips_width - pages_width - 2.0 * GAP
    } else if narrow {
        width
    } else {
        width - pages_width - GAP
    };
    let line = builder.line();
    let line = Some(&line).filter(|_| builder.typing == Typing::Search);
    let search = DuelCommand::Build(DeckBuilderCommand::Type(Typing::Search));
    let search = ButtonSpec::icon("search", "icon_search", "duel-search", search);
    let search = kit.field(search, &builder.search, line, search_width.max(90.0));
    let pages = pages(kit, view, table, width, pages_width);
    if one_line {
        let chips = kit.row(gap, chips);
        kit.row(GAP, vec![search, chips, pages])
    } else {
        let rows = if width >= 400.0 {
            vec![chips]
        } else {
            chips.chunks(4).map(<[_]>::to_vec).collect()
        };
        let mut lines: Vec<_> = rows.into_iter().map(|chips| kit.row(gap, chips)).collect();
        if narrow {
            lines.insert(0, search);
            lines.push(pages);
        } else {
            lines.insert(0, kit.row(GAP, vec![search, pages]));
        }
        kit.column(GAP, lines)
    }
}

/// Grid of the collection: columns, rows, and the width of a card in units.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Layout {
    columns: usize,
    rows: usize,
    card: f32,
}

/// Returns the grid that shows the largest total card area in this space, in units. Without a
/// height it has at most two rows.
fn layout(width: f32, height: Option<f32>) -> Layout {
    let mut best = Layout {
        columns: 1,
        rows: 1,
        card: 40.0,
    };
    let mut most = 0.0;
    for columns in 1..=8 {
        let wide = (width - GAP * (columns - 1) as f32) / columns as f32 - 2.0 * EDGE - 2.0;
        for rows in 1..=3 {
            let high = match height {
                Some(height) => {
                    let row = (height - GAP * (rows - 1) as f32) / rows as f32;
                    // Leaves room for rounding to pixels.
                    (row - 2.0 * EDGE - 5.0) / CARD_SHAPE
                }
                None => f32::INFINITY,
            };
            let most_wide = if height.is_some() { 210.0 } else { 130.0 };
            let card = wide.min(high).min(most_wide);
            // Cards this small are hard to read, so they only count where no larger ones fit.
            let shown = card * card * (columns * rows) as f32;
            let worth = if card < 118.0 { shown * 0.05 } else { shown };
            // Without a height a page has two rows.
            let allowed = height.is_some() || rows <= 2;
            if allowed && worth > most {
                most = worth;
                best = Layout {
                    columns,
                    rows,
                    card,
                };
            }
        }
    }
    best
}

/// Returns the grid for the current window.
fn layout_of(view: &DuelScreen, width: f32) -> Layout {
    let room = Room::of(view);
    let height = (room.width >= 720.0 && room.height >= 460.0)
        .then(|| large_height(room) - if width >= 640.0 { 40.0 } else { 88.0 } - GAP);
    layout(width, height)
}

/// Returns the cards of the current page, its index, and the number of pages.
fn page_of(view: &DuelScreen, table: &DuelView, width: f32) -> (Vec<DefinitionId>, usize, usize) {
    let layout = layout_of(view, width);
    let size = layout.columns * layout.rows;
    let found = table.builder.found(table.set, view.locale);
    let pages = found.len().div_ceil(size).max(1);
    // After a resize there can be fewer pages than before.
    let page = table.builder.page.min(pages - 1);
    let cards = found.into_iter().skip(page * size).take(size).collect();
    (cards, page, pages)
}

/// Builds the page buttons with the page number between them.
fn pages(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    own_width: f32,
) -> Handle<UiNode> {
    let (_, page, pages) = page_of(view, table, width);
    // The command is relative to the builder's page, which can be beyond the last one.
    let to = |page: usize| {
        let by = page as i64 - table.builder.page as i64;
        DuelCommand::Build(DeckBuilderCommand::Page(by.clamp(-100, 100) as i8))
    };
    let back = to(page.saturating_sub(1));
    let back = ButtonSpec::icon("page-back", "icon_arrow_left", "duel-page-back", back);
    let back = kit.icon(back.enabled_if(page > 0));
    let next = to(page + 1);
    let next = ButtonSpec::icon("page-next", "icon_arrow_right", "duel-page-next", next);
    let next = kit.icon(next.enabled_if(page + 1 < pages));
    let text = format!("{} / {pages}", page + 1);
    let text = kit.centred(&text, sizes::SMALL, colors::CREAM_SOFT);
    kit.middle(text);
    let pages = kit.spread(1, Row::auto(), vec![back, text, next]);
    let wide = kit.px(own_width);
    kit.ctx[pages].set_width(wide);
    pages
}

/// Builds a page of cards, or a note if none match the filters.
pub(super) fn grid(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    height: Option<f32>,
) -> Handle<UiNode> {
    let layout = layout(width, height);
    let (found, ..) = page_of(view, table, width);
    if found.is_empty() {
        let nothing = view.locale.text("duel-nothing-found");
        let nothing =
            kit.paragraph_centred(&nothing, width - 16.0, sizes::BODY, colors::CREAM_SOFT);
        kit.margin(nothing, [8.0, 64.0, 8.0, 64.0]);
        return kit.column(0.0, vec![nothing]);
    }
    let mut rows = Vec::new();
    for line in found.chunks(layout.columns) {
        let cards = line
            .iter()
            .map(|card| entry(kit, view, table, *card, layout.card))
            .collect();
        let row = kit.row(GAP, cards);
        rows.push(kit.aligned(row, Left, VerticalAlignment::Top));
    }
    kit.column(GAP, rows)
}

/// Builds a card's button, with the number of its copies in the deck.
fn entry(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    card: DefinitionId,
    width: f32,
) -> Handle<UiNode> {
    let id = table.set.id(card);
    let copies = table.builder.deck.copies(id);
    let face = widgets::face(kit, view, table, card, width);
    if copies >= limits::COPIES {
        kit.ctx[face].set_opacity(Some(0.72));
    }
    let color = if copies == 0 {
        colors::CREAM_SOFT
    } else {
        colors::ACCENT
    };
    let badge = widgets::pill(kit, &format!("{copies} / {}", limits::COPIES), color, INK);
    kit.aligned(badge, Right, VerticalAlignment::Top);
    kit.margin(badge, [0.0, 5.0, 5.0, 0.0]);
    let stack = kit.stack(vec![face, badge]);
    kit.margin(stack, [EDGE, EDGE, EDGE, EDGE]);
    let add = DuelCommand::Build(DeckBuilderCommand::Add(card));
    let spec = ButtonSpec::bare(format!("card-{}", id.replace('_', "-")), add);
    let button = kit.pressable(stack, spec.chosen_if(copies > 0));
    if let Some(words) = preview::tooltip(kit, view, table, card) {
        kit.tooltip(button, words);
    }
    button
}
