//! Deck in the deck builder: name, hero, mana curve, cards, and the buttons for the deck.

use super::GAP;
use crate::panels::{
    Builder, DeckBuilderCommand, DuelCommand, DuelScreen, DuelView, Typing, preview, widgets,
    widgets::{GREEN, INK, MANA, RED},
    words,
};
use fyrox::{
    core::{math::Rect, pool::Handle},
    gui::{
        HorizontalAlignment::{Left, Right},
        UiNode, VerticalAlignment,
        grid::Row,
    },
    resource::texture::TextureResource,
};
use parlour_rules::duel::{DefinitionId, limits};
use parlour_shell::ui::{
    kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
    layout_metrics::BUTTON,
    panel::ROD,
};

pub(super) fn name_field(kit: &mut UiBuilder, builder: &Builder, width: f32) -> Handle<UiNode> {
    let line = builder.line();
    let line = Some(&line).filter(|_| builder.typing == Typing::Name);
    let name = DuelCommand::Build(DeckBuilderCommand::Type(Typing::Name));
    let name = ButtonSpec::new("deck-name", "duel-deck-name", name);
    kit.field(name, &builder.deck.id, line, width)
}

/// Builds the hero, with buttons for the previous and next one.
pub(super) fn hero(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let hero = table.set.find(&table.builder.deck.hero);
    let mut step = |name: &str, picture: &'static str, by: i8| {
        let step = DuelCommand::Build(DeckBuilderCommand::Hero(by));
        kit.icon(ButtonSpec::icon(
            name,
            picture,
            format!("duel-{name}"),
            step,
        ))
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
        parts.push(widgets::face(kit, view, table, hero, across));
    }
    let room = width - 2.0 * 46.0 - across - 14.0;
    parts.push(kit.fitted(&name, sizes::BODY, colors::CREAM, room));
    let middle = kit.row(8.0, parts);
    kit.middle(middle);
    kit.aligned(back, Left, VerticalAlignment::Center);
    kit.aligned(next, Left, VerticalAlignment::Center);
    let hero = kit.spread(1, Row::auto(), vec![back, middle, next]);
    let wide = kit.px(width);
    kit.ctx[hero].set_width(wide);
    hero
}

/// Builds the number of cards, and the reason if the deck can't be played yet.
pub(super) fn verdict(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let deck = &table.builder.deck;
    let values = [("cards", deck.len().into()), ("most", limits::DECK.into())];
    let count = locale.format("duel-deck-count", &values);
    let (words, color) = match deck.check(table.set) {
        Ok(()) => (locale.text("duel-deck-ready"), GREEN),
        // Nothing is wrong yet.
        Err(error) if deck.is_empty() => (words::deck_error(locale, &error), colors::CREAM_SOFT),
        Err(error) => (words::deck_error(locale, &error), RED),
    };
    let count = kit.text(&count, sizes::HEADING, color);
    let words = kit.paragraph_with(&words, width, sizes::SMALL, color);
    kit.left_column(2.0, vec![count, words])
}

/// Height of a row of the list in units, and its least height in pixels.
const ROW: (f32, f32) = (32.0, 28.0);
/// Width of a window, in units, in which the tooltip of a row also explains the card's terms.
const LEAST_EXPLAINED: f32 = 460.0;
/// Gap between two rows, in units.
const ROW_GAP: f32 = 2.0;
/// Width of the strip of a card's illustration, as a multiple of its height, and its greatest share
/// of the row.
const STRIP: (f32, f32) = (4.6, 0.6);
/// Part of a card's face that the strip shows: left edge, center and width, as fractions of the
/// face.
const SHOWN: (f32, f32, f32) = (0.11, 0.28, 0.78);

/// Builds the list of cards with cost and copies. A click removes a copy. The rows are higher in a
/// `single` column, which is for fingers and small screens.
pub(super) fn list(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    single: bool,
) -> Handle<UiNode> {
    let cards = table.builder.listed(table.set, view.locale);
    if cards.is_empty() {
        let nothing = view.locale.text("duel-deck-empty");
        let nothing = kit.small_paragraph(&nothing, width);
        return kit.left_column(0.0, vec![nothing]);
    }
    let height = match single || view.is_handheld {
        true => BUTTON.max(BUTTON / kit.scale),
        false => ROW.0.max(ROW.1 / kit.scale),
    };
    let rows = cards
        .into_iter()
        .map(|(card, copies)| line(kit, view, table, (card, copies), (width, height)))
        .collect();
    kit.column(ROW_GAP, rows)
}

fn line(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    (card, copies): (DefinitionId, u8),
    (width, height): (f32, f32),
) -> Handle<UiNode> {
    let definition = table.set.get(card);
    let size = match height > BUTTON {
        true => sizes::HEADING,
        false => sizes::BODY,
    };
    let cost = kit.text(&definition.cost.to_string(), size, MANA);
    kit.middle(cost);
    let cost = kit.boxed(cost, Some(26.0), height - 2.0);
    let room = width - 26.0 - 56.0;
    let name = words::name(view.locale, definition);
    let name = kit.fitted(&name, size, colors::CREAM, room);
    kit.aligned(name, Left, VerticalAlignment::Center);
    let times = widgets::pill(kit, &format!("×{copies}"), colors::ACCENT, INK);
    let words = kit.spread(1, Row::stretch(), vec![cost, name, times]);
    kit.margin(words, [4.0, 0.0, 6.0, 0.0]);
    let (inner, high) = (width - 2.0, height - 2.0);
    let mut layers = Vec::new();
    if let Some(face) = table.faces.of(card) {
        let strip = strip(kit, face, (inner, high));
        kit.aligned(strip, Right, VerticalAlignment::Center);
        layers.push(kit.boxed(strip, Some(inner), high));
    }
    layers.push(kit.boxed(words, Some(inner), high));
    let content = kit.stack(layers);
    let remove = DuelCommand::Build(DeckBuilderCommand::Remove(card));
    let name = format!("remove-{}", definition.id.replace('_', "-"));
    let button = kit.pressable(content, ButtonSpec::bare(name, remove).least(height));
    let wide = kit.px(width);
    kit.ctx[button].set_width(wide);
    kit.ctx[button].set_horizontal_alignment(Left);
    // Hovering over a name shows the card, and explains its terms where there is room beside it.
    let mut parts = vec![widgets::face(kit, view, table, card, 220.0)];
    if view.free().0 >= LEAST_EXPLAINED {
        parts.extend(preview::tooltip(kit, view, table, card));
    }
    let parts = kit.row(0.0, parts);
    kit.tooltip(button, parts);
    button
}

/// Builds the strip of a card's illustration, which fades into the row at its left.
fn strip(kit: &mut UiBuilder, face: TextureResource, (row, height): (f32, f32)) -> Handle<UiNode> {
    let across = (STRIP.0 * height).min(STRIP.1 * row);
    let (left, center, width) = SHOWN;
    let tall = width * height / (across * CARD_SHAPE);
    let part = Rect::new(left, center - tall * 0.5, width, tall);
    kit.strip(face, part, (across, height), colors::BUTTON)
}

/// Builds the buttons for export, import and deletion.
pub(super) fn tools(kit: &mut UiBuilder, builder: &Builder) -> Handle<UiNode> {
    let icon = |name: &str, picture: &'static str, command| {
        let key = format!("duel-{name}");
        ButtonSpec::icon(name, picture, key, DuelCommand::Build(command))
    };
    let icons = [
        icon("export", "icon_copy", DeckBuilderCommand::Export)
            .enabled_if(!builder.deck.is_empty()),
        icon("import", "icon_paste", DeckBuilderCommand::Import),
        icon("delete", "icon_trash", DeckBuilderCommand::Delete)
            .enabled_if(builder.replaces.is_some()),
    ];
    kit.icon_tiles(3, icons)
}

/// Builds the buttons that save the deck and leave the builder.
pub(super) fn save_buttons(kit: &mut UiBuilder, builder: &Builder) -> Handle<UiNode> {
    let save = DuelCommand::Build(DeckBuilderCommand::Save);
    let save = ButtonSpec::new("save", "duel-save", save).primary();
    let leave = DuelCommand::Build(DeckBuilderCommand::Leave);
    let buttons = [
        save.enabled_if(builder.changed || builder.replaces.is_none()),
        ButtonSpec::new("leave", "duel-leave", leave),
    ];
    kit.button_tiles(2, 8.0, buttons)
}

/// Builds the deck column at the right of a large window.
pub(super) fn deck(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    height: f32,
) -> Handle<UiNode> {
    let builder = table.builder;
    let name = name_field(kit, builder, width);
    let hero = hero(kit, view, table, width);
    let curve = widgets::curve(kit, builder.deck.mana_curve(table.set), width, 66.0);
    let line = kit.line();
    let top = kit.column(GAP, vec![name, hero, curve, line]);
    let list = list(kit, view, table, width - ROD, false);
    kit.aligned(list, Left, VerticalAlignment::Top);
    let list = kit.scrolled(list, 4000.0);
    let verdict = verdict(kit, view, table, width);
    let tools = tools(kit, builder);
    let buttons = save_buttons(kit, builder);
    let bottom = kit.column(GAP, vec![verdict, tools, buttons]);
    kit.filled((width, height), GAP, (top, list, bottom))
}
