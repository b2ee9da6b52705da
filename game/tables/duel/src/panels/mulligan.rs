//! Mulligan: the player chooses cards of the first hand to exchange.

use super::{preview, widgets, widgets::RED};
use crate::panels::{DuelCommand, DuelScreen, DuelView};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{CardId, Duel};
use parlour_shell::ui::{
    dialog_layout::Room,
    kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
};

/// Gap between cards, in units.
const GAP: f32 = 10.0;
/// Space between the edge of a button and the card on it, in units.
const EDGE: f32 = 6.0;
/// Height of the label below a card, in units.
const FOOT: f32 = 24.0;
/// Width of the text beside the cards, in units.
const SIDE: f32 = 156.0;
/// Greatest and least width of a card, in units. In a very narrow window cards get smaller.
const LARGEST: f32 = 260.0;
const SMALLEST: f32 = 104.0;
/// Least width of a card in the space beside the panel. Where cards would be smaller, the dialog
/// covers the panel.
const BESIDE_PANEL: f32 = 140.0;
/// Width of the dialog's border on both sides and of rounding, in units.
const FRAME: f32 = 4.0;
/// Least width of two cards side by side, in units: in a portrait window two small cards are better
/// than one large card.
const SMALLEST_OF_TWO: f32 = 84.0;

/// Measures of the dialog, in units.
struct Measures {
    room: Room,
    /// Whether the text is beside the cards, as in a low window.
    beside: bool,
    /// Width that is left for the cards.
    width: f32,
    columns: usize,
    /// Width of a card.
    card: f32,
}

impl Measures {
    /// Returns the measures for a hand of `count` cards.
    fn of(view: &DuelScreen, count: usize) -> Self {
        let room = Room::of(view);
        let beside = room.is_short() && room.width >= 416.0;
        let taken = if beside { SIDE + 16.0 } else { 0.0 };
        let free = view.insets.free(view.window).size.x / view.scale();
        let covered = (view.free().0 - free).max(0.0);
        let next_to = Room {
            width: room.width - covered - FRAME,
            ..room
        };
        let fits_beside = next_to.middle(1100.0) - GAP * (count.max(1) - 1) as f32
            >= (BESIDE_PANEL + 2.0 * EDGE) * count as f32;
        let wide = match fits_beside && !view.is_compact() {
            true => next_to,
            false => room,
        };
        let width = wide.middle(1100.0) - taken;
        // A single row needs no scrolling, so smaller cards are acceptable.
        let smallest = if beside { 56.0 } else { SMALLEST };
        // As many columns as allow legible cards.
        let fit =
            |columns: usize| (width - GAP * (columns - 1) as f32) / columns as f32 - 2.0 * EDGE;
        let columns = (1..=count.max(1))
            .rev()
            .find(|columns| fit(*columns) >= smallest || *columns == 2 && fit(2) >= SMALLEST_OF_TWO)
            .unwrap_or(1);
        let others = match (beside, room.is_short()) {
            (true, _) => 8.0,
            (false, true) => 76.0,
            (false, false) => 158.0,
        };
        let high = (room.height - others - FOOT - 2.0 * EDGE).max(100.0);
        let card = if count <= columns {
            fit(columns).min(high / CARD_SHAPE).min(LARGEST)
        } else {
            fit(columns).min(LARGEST)
        };
        Self {
            room,
            beside,
            width,
            columns,
            card,
        }
    }

    /// Returns the width of a row of cards.
    fn used(&self) -> f32 {
        (self.card + 2.0 * EDGE) * self.columns as f32 + GAP * (self.columns - 1) as f32
    }
}

/// Builds the dialog.
pub(super) fn build(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let Some(duel) = table.duel else {
        return kit.column(0.0, Vec::new());
    };
    let hand: Vec<CardId> = duel.player(table.seat).hand().iter().copied().collect();
    let measures = Measures::of(view, hand.len());
    let mut cards = Vec::new();
    for (place, card) in hand.iter().enumerate() {
        let card = (place, *card);
        cards.push(first_card(kit, view, table, duel, card, measures.card));
    }
    let mut rows = Vec::new();
    for chunk in cards.chunks(measures.columns) {
        let row = kit.row(GAP, chunk.to_vec());
        rows.push(kit.aligned(row, HorizontalAlignment::Center, VerticalAlignment::Top));
    }
    let cards = kit.column(GAP, rows);
    let line = view.locale.text(if table.guide.is_some() {
        "duel-mulligan-guided"
    } else if duel.first() == table.seat {
        "duel-mulligan-first"
    } else {
        "duel-mulligan-second"
    });
    let confirm = confirm(kit, view, table, &measures);
    if measures.beside {
        text_beside(kit, view, &measures, cards, &line, confirm)
    } else {
        text_above(kit, view, &measures, cards, &line, confirm)
    }
}

/// Builds the button that ends the mulligan.
fn confirm(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    measures: &Measures,
) -> Handle<UiNode> {
    let label = match table.exchanged.len() {
        0 => view.locale.text("duel-mulligan-keep"),
        count => view
            .locale
            .format("duel-mulligan-exchange", &[("count", count.into())]),
    };
    let confirm = ButtonSpec::new("mulligan-confirm", "", DuelCommand::Keep).label(label);
    let confirm = kit.button(confirm.primary());
    let broad: f32 = if measures.beside { SIDE } else { 240.0 };
    kit.at_least(confirm, broad.min(measures.width), 40.0);
    kit.middle(confirm)
}

/// Arranges the dialog with the text and the button at the right of the cards.
fn text_beside(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    measures: &Measures,
    cards: Handle<UiNode>,
    line: &str,
    confirm: Handle<UiNode>,
) -> Handle<UiNode> {
    let room = measures.room;
    let title = view.locale.text("duel-mulligan");
    let heading = kit.paragraph_with(&title, SIDE, sizes::HEADING, colors::CREAM);
    let words = kit.paragraph_with(line, SIDE - 16.0, sizes::SMALL, colors::CREAM_SOFT);
    kit.aligned(heading, HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Top);
    let taken = kit.height_of(heading) + kit.height_of(confirm) + 24.0;
    let left = (room.height - taken).max(24.0);
    let words = kit.scrolled_if_higher(words, left).to_base();
    let words = kit.column_of_width(10.0, SIDE, vec![heading, words, confirm]);
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
    let used = measures.used().max(kit.size_of(cards).x);
    let cards = kit.scrolled_if_higher(cards, room.height);
    let rod = kit.ctx[cards].v_scroll_bar;
    let used = used + if kit.ctx[rod].visibility() { 16.0 } else { 2.0 };
    let cards = kit.column_of_width(0.0, used, vec![cards.to_base()]);
    kit.row(16.0, vec![cards, words])
}

/// Arranges the dialog in one column. A short window has no text under the heading.
fn text_above(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    measures: &Measures,
    cards: Handle<UiNode>,
    line: &str,
    confirm: Handle<UiNode>,
) -> Handle<UiNode> {
    let room = measures.room;
    let inner = measures.used().max(measures.width.min(420.0));
    let size = match room.is_short() {
        true => sizes::BODY,
        false => sizes::TITLE,
    };
    let title = view.locale.text("duel-mulligan");
    let mut parts = vec![kit.centred_fitted(&title, size, colors::CREAM, inner)];
    if !room.is_short() {
        parts.push(kit.paragraph_centred(line, inner, sizes::BODY, colors::CREAM_SOFT));
    }
    let mut taken = kit.height_of(confirm) + 10.0;
    for &part in &parts {
        taken += kit.height_of(part) + 10.0;
    }
    let left = (room.height - taken).max(60.0);
    let cards = kit.scrolled_if_higher(cards, left).to_base();
    parts.extend([cards, confirm]);
    kit.column_of_width(10.0, inner + 16.0, parts)
}

/// Builds a card's button, which selects it for exchange. A token, such as the Coin, can't be
/// exchanged.
fn first_card(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    duel: &Duel,
    (place, card): (usize, CardId),
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let Some(definition) = duel.card(card).map(|card| card.definition()) else {
        return kit.space(1.0);
    };
    let stays = table.set.get(definition).token;
    let out = table.exchanged.contains(&place);
    let face = widgets::face(kit, view, table, definition, width);
    let mut layers = vec![face];
    if out {
        kit.ctx[face].set_opacity(Some(0.3));
        let size = width * 0.8;
        layers.push(if kit.pictures.get("mark_cross").is_some() {
            kit.tinted("mark_cross", size, size, RED)
        } else {
            kit.text("×", sizes::DISPLAY, RED)
        });
    }
    let picture = kit.stack(layers);
    let (key, color) = match (stays, out) {
        (true, _) => ("duel-mulligan-stays", colors::BRASS),
        (false, true) => ("duel-mulligan-out", RED),
        (false, false) => ("duel-mulligan-in", colors::CREAM_SOFT),
    };
    let word = kit.fitted(&locale.text(key), sizes::SMALL, color, width);
    kit.middle(word);
    let word = kit.boxed(word, None, FOOT);
    let content = kit.column(2.0, vec![picture, word]);
    kit.margin(content, [EDGE, EDGE, EDGE, 2.0]);
    if stays {
        // Not a button, but as bright as the other cards.
        return kit.framed(content, colors::DIM, colors::BRASS_FAINT, 1.0, 6.0);
    }
    let name = format!("mulligan-{}", place + 1);
    let exchange = ButtonSpec::bare(name, DuelCommand::Exchange(place));
    let button = kit.pressable(content, exchange.chosen_if(!out));
    if let Some(words) = preview::tooltip(kit, view, table, definition) {
        kit.tooltip(button, words);
    }
    button
}
