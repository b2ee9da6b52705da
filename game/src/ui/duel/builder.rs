//! The deck builder: the collection at the left, the deck at the right; in a small window one under
//! the other.

use super::{
    building::HIGHEST_COST,
    parts::{self, GREEN, INK, MANA, RED},
    words,
};
use crate::ui::{
    Action, Builder, Building, DuelView, Dueling, Typing, View,
    kit::{CARD_SHAPE, Kit, Look, colors, sizes},
    sheet::Room,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_rules::duel::{DefinitionId, limits};

use HorizontalAlignment::{Center, Left, Right};

/// Between cards, and between the two halves.
const GAP: f32 = 8.0;
const BETWEEN: f32 = 16.0;
/// Between the edge of a card's button and the card.
const EDGE: f32 = 5.0;

/// Frames at the edges want a little room.
const INSET: f32 = 4.0;

/// Height of the deck builder in a large window.
fn large_height(room: Room) -> f32 {
    room.height.min(760.0) - INSET
}

fn build_action(building: Building) -> Action {
    Action::Duel(Dueling::Build(building))
}

pub(super) fn build(kit: &mut Kit, view: &View, table: &DuelView) -> Handle<UiNode> {
    let room = Room::of(kit, view);
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
    // One under the other, all of which scrolls; the ways out stay where they are.
    let width = (room.width - 16.0).max(160.0);
    let builder = table.builder;
    let mut parts = vec![
        name_field(kit, view, builder, width),
        hero(kit, view, table, width),
        verdict(kit, view, table, width),
    ];
    let curve = parts::curve(
        kit,
        builder.deck.mana_curve(table.set),
        width.min(280.0),
        60.0,
    );
    kit.aligned(curve, Left, VerticalAlignment::Top);
    parts.push(curve);
    parts.push(filters(kit, view, table, width));
    parts.push(grid(kit, view, table, width, None));
    parts.push(list(kit, view, table, width));
    parts.push(tools(kit, view, builder, width));
    let all = kit.column_of_width(GAP, width, parts);
    kit.aligned(all, Left, VerticalAlignment::Top);
    let scrolled = kit
        .scrolled_if_higher(all, room.height - 40.0 - GAP)
        .to_base();
    let ways = ways(kit, view, builder);
    kit.column_of_width(GAP, width + 16.0, vec![scrolled, ways])
}

/// What is typed: a line with a cursor, and a ring round it while the keys go there.
fn field(
    kit: &mut Kit,
    name: &str,
    (text, empty): (&str, &str),
    picture: Option<&str>,
    typing: bool,
    width: f32,
    action: Action,
) -> Handle<UiNode> {
    let room = width - 34.0 - if picture.is_some() { 26.0 } else { 0.0 };
    let mut parts = Vec::new();
    if let Some(picture) = picture {
        parts.push(kit.tinted(picture, 20.0, 20.0, colors::CREAM_SOFT));
    }
    if text.is_empty() && !typing {
        parts.push(kit.fitted(empty, sizes::BODY, colors::CREAM_SOFT, room));
    } else {
        parts.push(kit.fitted_end(text, sizes::BODY, colors::CREAM, room));
    }
    if typing {
        parts.push(kit.swatch(2.0, 20.0, colors::ACCENT, 0.0));
    }
    let line = kit.row(4.0, parts);
    let margin = kit.pad(10.0, 7.0, 8.0, 7.0);
    kit.ctx[line].set_margin(margin);
    kit.aligned(line, Left, VerticalAlignment::Center);
    let (ground, ring) = if typing {
        (colors::DIM, colors::ACCENT)
    } else {
        (colors::DIM, Color::TRANSPARENT)
    };
    let content = kit.framed(line, ground, ring, 2.0, 6.0);
    let button = kit.pressable(name, content, action, Look::Plain, true, 40.0);
    let wide = kit.px(width);
    kit.ctx[button].set_width(wide);
    button
}

/// What is searched for, which costs are shown, and which page.
fn filters(kit: &mut Kit, view: &View, table: &DuelView, width: f32) -> Handle<UiNode> {
    let builder = table.builder;
    let one_line = width >= 640.0;
    // 0 to 7 and more.
    let costs = usize::from(HIGHEST_COST) + 1;
    let gap = 4.0;
    let button = if one_line || width >= 400.0 {
        40.0
    } else {
        (width - 3.0 * gap) / 4.0
    };
    let mut chips = Vec::new();
    for cost in 0..=HIGHEST_COST {
        let on = builder.cost == Some(cost);
        let label = if cost == HIGHEST_COST {
            format!("{cost}+")
        } else {
            cost.to_string()
        };
        let color = if on { colors::ACCENT } else { MANA };
        let label = kit.text(&label, sizes::BODY, color);
        let label = kit.row(0.0, vec![label]);
        kit.aligned(label, Center, VerticalAlignment::Center);
        let frame = if on {
            colors::ACCENT
        } else {
            Color::TRANSPARENT
        };
        let label = kit.framed(label, Color::TRANSPARENT, frame, 2.0, 6.0);
        let look = if on { Look::Primary } else { Look::Plain };
        let chip = kit.pressable(
            &format!("cost-{cost}"),
            label,
            build_action(Building::Cost(Some(cost))),
            look,
            true,
            40.0,
        );
        let wide = kit.px(button);
        kit.ctx[chip].set_width(wide);
        let key = if on { "duel-cost-all" } else { "duel-cost" };
        let values = [("cost", i64::from(cost).into())];
        kit.hint(chip, &view.locale.format(key, &values));
        chips.push(chip);
    }
    let chips_width = button * costs as f32 + gap * (costs - 1) as f32;
    let pages_width = 150.0;
    let search_width = if one_line {
        width - chips_width - pages_width - 2.0 * GAP
    } else {
        width - pages_width - GAP
    };
    let search = field(
        kit,
        "search",
        (&builder.search, &view.locale.text("duel-search")),
        Some("icon_search"),
        builder.typing == Typing::Search,
        search_width.max(90.0),
        build_action(Building::Type(Typing::Search)),
    );
    let pages = pages(kit, view, table, width, pages_width);
    if one_line {
        let chips = kit.row(gap, chips);
        kit.row(GAP, vec![search, chips, pages])
    } else {
        let line = kit.row(GAP, vec![search, pages]);
        let rows = if width >= 400.0 {
            vec![chips]
        } else {
            chips.chunks(4).map(<[_]>::to_vec).collect()
        };
        let mut lines = vec![line];
        lines.extend(rows.into_iter().map(|chips| kit.row(gap, chips)));
        kit.column(GAP, lines)
    }
}

/// How the collection is laid out: columns, rows, and the width of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Layout {
    columns: usize,
    rows: usize,
    card: f32,
}

/// The layout that shows most card in `width` and `height`; without a height it may be as high as it
/// likes.
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
                    // A little is lost where pixels are made whole.
                    (row - 2.0 * EDGE - 3.0) / CARD_SHAPE
                }
                None => f32::INFINITY,
            };
            let most_wide = if height.is_some() { 210.0 } else { 130.0 };
            let card = wide.min(high).min(most_wide);
            // Too small to be read: only where nothing else fits.
            let shown = card * card * (columns * rows) as f32;
            let worth = if card < 118.0 { shown * 0.05 } else { shown };
            // Without a height, two rows are a page.
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

/// The layout of the collection in this window.
fn layout_of(kit: &Kit, view: &View, width: f32) -> Layout {
    let room = Room::of(kit, view);
    let height = (room.width >= 720.0 && room.height >= 460.0)
        .then(|| large_height(room) - if width >= 640.0 { 40.0 } else { 88.0 } - GAP);
    layout(width, height)
}

/// The cards on this page, the page, and how many there are.
fn page_of(
    kit: &Kit,
    view: &View,
    table: &DuelView,
    width: f32,
) -> (Vec<DefinitionId>, usize, usize) {
    let layout = layout_of(kit, view, width);
    let size = layout.columns * layout.rows;
    let found = table.builder.found(table.set, view.locale);
    let pages = found.len().div_ceil(size).max(1);
    // A larger window has fewer pages.
    let page = table.builder.page.min(pages - 1);
    let cards = found.into_iter().skip(page * size).take(size).collect();
    (cards, page, pages)
}

/// The pages of the collection.
fn pages(
    kit: &mut Kit,
    view: &View,
    table: &DuelView,
    width: f32,
    own_width: f32,
) -> Handle<UiNode> {
    let (_, page, pages) = page_of(kit, view, table, width);
    // Steps from where the builder thinks it is.
    let to = |page: usize| {
        let by = page as i64 - table.builder.page as i64;
        build_action(Building::Page(by.clamp(-100, 100) as i8))
    };
    let back = kit.icon_with(
        "page-back",
        "icon_arrow_left",
        &view.locale.text("duel-page-back"),
        to(page.saturating_sub(1)),
        page > 0,
    );
    let next = kit.icon_with(
        "page-next",
        "icon_arrow_right",
        &view.locale.text("duel-page-next"),
        to(page + 1),
        page + 1 < pages,
    );
    let text = format!("{} / {pages}", page + 1);
    let text = kit.centred(&text, sizes::SMALL, colors::CREAM_SOFT);
    kit.aligned(text, Center, VerticalAlignment::Center);
    kit.ctx[text].set_column(1);
    kit.ctx[next].set_column(2);
    GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(own_width))
            .with_children([back, text, next]),
    )
    .add_row(Row::auto())
    .add_column(Column::auto())
    .add_column(Column::stretch())
    .add_column(Column::auto())
    .build(kit.ctx)
    .to_base()
}

/// A page of the collection.
fn grid(
    kit: &mut Kit,
    view: &View,
    table: &DuelView,
    width: f32,
    height: Option<f32>,
) -> Handle<UiNode> {
    let layout = layout(width, height);
    let (found, ..) = page_of(kit, view, table, width);
    if found.is_empty() {
        let nothing = view.locale.text("duel-nothing-found");
        let nothing =
            kit.paragraph_centred(&nothing, width - 16.0, sizes::BODY, colors::CREAM_SOFT);
        let margin = kit.pad(8.0, 64.0, 8.0, 64.0);
        kit.ctx[nothing].set_margin(margin);
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

/// A card of the collection, with how many of it are in the deck.
fn entry(
    kit: &mut Kit,
    view: &View,
    table: &DuelView,
    card: DefinitionId,
    width: f32,
) -> Handle<UiNode> {
    let id = table.set.id(card);
    let copies = table.builder.deck.copies(id);
    let face = parts::face(kit, view, table, card, width);
    if copies >= limits::COPIES {
        kit.ctx[face].set_opacity(Some(0.5));
    }
    let color = if copies == 0 {
        colors::CREAM_SOFT
    } else {
        colors::ACCENT
    };
    let badge = parts::pill(kit, &format!("{copies} / {}", limits::COPIES), color, INK);
    kit.aligned(badge, Right, VerticalAlignment::Top);
    let margin = kit.pad(0.0, 5.0, 5.0, 0.0);
    kit.ctx[badge].set_margin(margin);
    let stack = kit.stack(vec![face, badge]);
    let margin = kit.pad(EDGE, EDGE, EDGE, EDGE);
    kit.ctx[stack].set_margin(margin);
    let look = if copies > 0 {
        Look::Primary
    } else {
        Look::Plain
    };
    kit.pressable(
        &format!("card-{}", id.replace('_', "-")),
        stack,
        build_action(Building::Add(card)),
        look,
        true,
        40.0,
    )
}

fn name_field(kit: &mut Kit, view: &View, builder: &Builder, width: f32) -> Handle<UiNode> {
    field(
        kit,
        "deck-name",
        (&builder.deck.id, &view.locale.text("duel-deck-name")),
        None,
        builder.typing == Typing::Name,
        width,
        build_action(Building::Type(Typing::Name)),
    )
}

/// The hero, with the way to others.
fn hero(kit: &mut Kit, view: &View, table: &DuelView, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let hero = table.set.find(&table.builder.deck.hero);
    let mut step = |name: &str, picture: &str, by: i8| {
        let label = locale.text(&format!("duel-{name}"));
        kit.icon(name, picture, &label, build_action(Building::Hero(by)))
    };
    let back = step("hero-back", "icon_arrow_left", -1);
    let next = step("hero-next", "icon_arrow_right", 1);
    let across = 36.0;
    let name = hero.map_or_else(
        || locale.text("duel-kind-hero"),
        |hero| words::name(locale, table.set.get(hero)),
    );
    let mut parts = Vec::new();
    if let Some(hero) = hero {
        parts.push(parts::face(kit, view, table, hero, across));
    }
    let room = width - 2.0 * 46.0 - across - 14.0;
    parts.push(kit.fitted(&name, sizes::BODY, colors::CREAM, room));
    let middle = kit.row(8.0, parts);
    kit.aligned(middle, Center, VerticalAlignment::Center);
    kit.aligned(back, Left, VerticalAlignment::Center);
    kit.aligned(next, Left, VerticalAlignment::Center);
    kit.ctx[middle].set_column(1);
    kit.ctx[next].set_column(2);
    GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(width))
            .with_children([back, middle, next]),
    )
    .add_row(Row::auto())
    .add_column(Column::auto())
    .add_column(Column::stretch())
    .add_column(Column::auto())
    .build(kit.ctx)
    .to_base()
}

/// How many cards there are, and why the deck cannot be played yet.
fn verdict(kit: &mut Kit, view: &View, table: &DuelView, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let deck = &table.builder.deck;
    let values = [("cards", deck.len().into()), ("most", limits::DECK.into())];
    let count = locale.format("duel-deck-count", &values);
    let (words, color) = match deck.check(table.set) {
        Ok(()) => (locale.text("duel-deck-ready"), GREEN),
        Err(error) => (words::deck_error(locale, &error), RED),
    };
    let count = kit.text(&count, sizes::HEADING, color);
    let words = kit.paragraph_with(&words, width, sizes::SMALL, color);
    for part in [count, words] {
        kit.ctx[part].set_horizontal_alignment(Left);
    }
    kit.column(2.0, vec![count, words])
}

/// The cards of the deck, each with its cost and copies; a click takes one out.
fn list(kit: &mut Kit, view: &View, table: &DuelView, width: f32) -> Handle<UiNode> {
    let cards = table.builder.listed(table.set, view.locale);
    if cards.is_empty() {
        let nothing = view.locale.text("duel-deck-empty");
        let nothing = kit.small_paragraph(&nothing, width);
        kit.ctx[nothing].set_horizontal_alignment(Left);
        return kit.column(0.0, vec![nothing]);
    }
    let rows = cards
        .into_iter()
        .map(|(card, copies)| line(kit, view, table, card, copies, width))
        .collect();
    kit.column(4.0, rows)
}

fn line(
    kit: &mut Kit,
    view: &View,
    table: &DuelView,
    card: DefinitionId,
    copies: u8,
    width: f32,
) -> Handle<UiNode> {
    let definition = table.set.get(card);
    let cost = kit.text(&definition.cost.to_string(), sizes::BODY, MANA);
    kit.aligned(cost, Center, VerticalAlignment::Center);
    let cost = kit.boxed(cost, Some(22.0), 24.0);
    let room = width - 22.0 - 40.0 - 30.0;
    let name = words::name(view.locale, definition);
    let name = kit.fitted(&name, sizes::BODY, colors::CREAM, room);
    let times = kit.text(&format!("×{copies}"), sizes::BODY, colors::ACCENT);
    kit.ctx[name].set_column(1);
    kit.ctx[times].set_column(2);
    let content: Handle<UiNode> =
        GridBuilder::new(WidgetBuilder::new().with_children([cost, name, times]))
            .add_row(Row::stretch())
            .add_column(Column::auto())
            .add_column(Column::stretch())
            .add_column(Column::auto())
            .build(kit.ctx)
            .to_base();
    let margin = kit.pad(8.0, 4.0, 10.0, 4.0);
    kit.ctx[content].set_margin(margin);
    let button = kit.pressable(
        &format!("remove-{}", definition.id.replace('_', "-")),
        content,
        build_action(Building::Remove(card)),
        Look::Plain,
        true,
        40.0,
    );
    let wide = kit.px(width);
    kit.ctx[button].set_width(wide);
    kit.ctx[button].set_horizontal_alignment(Left);
    // Whoever rests on a name sees the card.
    let face = parts::face(kit, view, table, card, 220.0);
    kit.tooltip(button, face);
    button
}

/// Export, import, and away with it.
fn tools(kit: &mut Kit, view: &View, builder: &Builder, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let delete = builder.carefully(Building::Delete);
    let import = if builder.changed && !builder.deck.is_empty() {
        builder.carefully(Building::Import)
    } else {
        Building::Import
    };
    let sure = matches!(builder.asked, Some(Building::Delete | Building::Import));
    let icons = vec![
        kit.icon_with(
            "export",
            "icon_copy",
            &locale.text("duel-export"),
            build_action(Building::Export),
            !builder.deck.is_empty(),
        ),
        kit.icon(
            "import",
            "icon_paste",
            &locale.text("duel-import"),
            build_action(import),
        ),
        kit.icon_with(
            "delete",
            "icon_trash",
            &locale.text("duel-delete"),
            build_action(delete),
            builder.replaces.is_some(),
        ),
    ];
    let icons = kit.tiles(3, 6.0, icons);
    let mut parts = vec![icons];
    if sure {
        let key = match builder.asked {
            Some(Building::Delete) => "duel-delete-sure",
            _ => "duel-import-sure",
        };
        let words = kit.paragraph_with(&locale.text(key), width, sizes::SMALL, RED);
        kit.ctx[words].set_horizontal_alignment(Left);
        parts.insert(0, words);
    }
    kit.column(6.0, parts)
}

/// Keep it, and leave.
fn ways(kit: &mut Kit, view: &View, builder: &Builder) -> Handle<UiNode> {
    let locale = view.locale;
    let save = kit.button_with(
        "save",
        &locale.text("duel-save"),
        None,
        build_action(Building::Save),
        Look::Primary,
        builder.changed || builder.replaces.is_none(),
    );
    let asked = builder.asked == Some(Building::Leave);
    let leave = if builder.changed {
        builder.carefully(Building::Leave)
    } else {
        Building::Leave
    };
    let key = if asked {
        "duel-leave-sure"
    } else {
        "duel-leave"
    };
    let leave = kit.button("leave", &locale.text(key), build_action(leave));
    kit.tiles(2, 8.0, vec![save, leave])
}

/// The deck, at the right of a large window.
fn deck(kit: &mut Kit, view: &View, table: &DuelView, width: f32, height: f32) -> Handle<UiNode> {
    let builder = table.builder;
    let name = name_field(kit, view, builder, width);
    let hero = hero(kit, view, table, width);
    let curve = parts::curve(kit, builder.deck.mana_curve(table.set), width, 66.0);
    let line = kit.line();
    let top = kit.column(GAP, vec![name, hero, curve, line]);
    let list = list(kit, view, table, width - 16.0);
    kit.aligned(list, Left, VerticalAlignment::Top);
    let list = kit.scrolled(list, 4000.0);
    let margin = kit.pad(0.0, GAP, 0.0, GAP);
    kit.ctx[list].set_row(1).set_margin(margin);
    let verdict = verdict(kit, view, table, width);
    let tools = tools(kit, view, builder, width);
    let ways = ways(kit, view, builder);
    let bottom = kit.column(GAP, vec![verdict, tools, ways]);
    kit.ctx[bottom].set_row(2);
    GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(width))
            .with_height(kit.px(height))
            .with_children([top, list.to_base(), bottom]),
    )
    .add_row(Row::auto())
    .add_row(Row::stretch())
    .add_row(Row::auto())
    .add_column(Column::stretch())
    .build(kit.ctx)
    .to_base()
}
