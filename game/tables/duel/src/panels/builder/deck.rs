//! Deck in the deck builder: name, hero, mana curve, cards, and the buttons for the deck.

use super::GAP;
use crate::panels::{
    Builder, DeckBuilderCommand, DuelCommand, DuelScreen, DuelView, Typing, widgets,
    widgets::{GREEN, MANA, RED},
    words,
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment::Left, UiNode, VerticalAlignment, grid::Row},
};
use parlour_rules::duel::{DefinitionId, limits};
use parlour_shell::ui::kit::{ButtonSpec, UiBuilder, colors, sizes};

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
        Err(error) => (words::deck_error(locale, &error), RED),
    };
    let count = kit.text(&count, sizes::HEADING, color);
    let words = kit.paragraph_with(&words, width, sizes::SMALL, color);
    kit.left_column(2.0, vec![count, words])
}

/// Builds the list of cards with cost and copies. A click removes a copy.
pub(super) fn list(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Handle<UiNode> {
    let cards = table.builder.listed(table.set, view.locale);
    if cards.is_empty() {
        let nothing = view.locale.text("duel-deck-empty");
        let nothing = kit.small_paragraph(&nothing, width);
        return kit.left_column(0.0, vec![nothing]);
    }
    let rows = cards
        .into_iter()
        .map(|(card, copies)| line(kit, view, table, card, copies, width))
        .collect();
    kit.column(4.0, rows)
}

fn line(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    card: DefinitionId,
    copies: u8,
    width: f32,
) -> Handle<UiNode> {
    let definition = table.set.get(card);
    let cost = kit.text(&definition.cost.to_string(), sizes::BODY, MANA);
    kit.middle(cost);
    let cost = kit.boxed(cost, Some(22.0), 24.0);
    let room = width - 22.0 - 40.0 - 30.0;
    let name = words::name(view.locale, definition);
    let name = kit.fitted(&name, sizes::BODY, colors::CREAM, room);
    let times = kit.text(&format!("×{copies}"), sizes::BODY, colors::ACCENT);
    let content = kit.spread(1, Row::stretch(), vec![cost, name, times]);
    kit.margin(content, [8.0, 4.0, 10.0, 4.0]);
    let remove = DuelCommand::Build(DeckBuilderCommand::Remove(card));
    let name = format!("remove-{}", definition.id.replace('_', "-"));
    let button = kit.pressable(content, ButtonSpec::bare(name, remove));
    let wide = kit.px(width);
    kit.ctx[button].set_width(wide);
    kit.ctx[button].set_horizontal_alignment(Left);
    // Hovering over a name shows the card.
    let face = widgets::face(kit, view, table, card, 220.0);
    kit.tooltip(button, face);
    button
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
    let list = list(kit, view, table, width - 16.0);
    kit.aligned(list, Left, VerticalAlignment::Top);
    let list = kit.scrolled(list, 4000.0);
    let verdict = verdict(kit, view, table, width);
    let tools = tools(kit, builder);
    let buttons = save_buttons(kit, builder);
    let bottom = kit.column(GAP, vec![verdict, tools, buttons]);
    kit.filled((width, height), GAP, (top, list, bottom))
}
