//! A card shown large at the left edge, with what a newcomer may want to know of it.

use super::parts::{self, GREEN, RED, terms};
use crate::ui::{
    DuelView, View,
    kit::{CARD_SHAPE, Kit, colors, sizes},
};
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{CardDefinition, CardId, CardKind, DefinitionId, Figures};

/// Width of the card, if there is room.
const WIDTH: f32 = 300.0;
/// From the window's edge.
const MARGIN: f32 = 12.0;
/// Between the edge of what is explained and its words.
const PADDING: f32 = 12.0;

/// Builds it. `top` is what is left free above it. It is not in the pointer's way.
pub(super) fn build(
    kit: &mut Kit,
    view: &View,
    table: &DuelView,
    (card, id): (DefinitionId, Option<CardId>),
    top: f32,
) -> Handle<UiNode> {
    let (full, high) = (view.window.x / kit.scale, view.window.y / kit.scale);
    let room = high - top - MARGIN;
    let definition = table.set.get(card);
    let lines = lines(view, table, definition, id);
    let width = WIDTH.min(room / CARD_SHAPE).min(full * 0.46);
    let face = parts::face(kit, view, table, card, width);
    kit.aligned(face, HorizontalAlignment::Left, VerticalAlignment::Top);
    let left = room - width * CARD_SHAPE - 8.0;
    let whole = if lines.is_empty() {
        kit.column(0.0, vec![face])
    } else {
        // Below the card, if all of it fits there; else beside it.
        let beside = full - width - 2.0 * MARGIN - 8.0 - 2.0 * PADDING - 16.0;
        let across = (width - 2.0 * PADDING).min(beside).max(80.0);
        let words = words(kit, &lines, across);
        let endless = Vector2::repeat(f32::INFINITY);
        kit.ctx.inner().measure_node(words, endless);
        let wanted = kit.ctx[words].desired_size().y / kit.scale + 2.0 * PADDING + 2.0;
        if wanted <= left {
            let panel = panel(kit, words);
            kit.column(8.0, vec![face, panel])
        } else {
            let words = kit.scrolled_if_higher(words, room - 2.0 * PADDING - 2.0);
            // Nobody can scroll what the pointer goes through; what is most needed stands first.
            kit.scrolls.pop();
            let panel = panel(kit, words.to_base());
            kit.row(8.0, vec![face, panel])
        }
    };
    let margin = kit.pad(MARGIN, top, MARGIN, 0.0);
    kit.ctx[whole].set_margin(margin);
    kit.aligned(whole, HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.see_through(whole);
    whole
}

fn panel(kit: &mut Kit, words: Handle<UiNode>) -> Handle<UiNode> {
    let margin = kit.pad(0.0, 0.0, 0.0, 0.0);
    kit.panel(
        words,
        PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

/// A line: what it is about, and a sentence.
type Line = (String, String, Color);

fn words(kit: &mut Kit, lines: &[Line], width: f32) -> Handle<UiNode> {
    let mut parts = Vec::new();
    for (head, text, color) in lines {
        let mut line = Vec::new();
        if !head.is_empty() {
            line.push(kit.paragraph_with(head, width, sizes::SMALL, *color));
        }
        if !text.is_empty() {
            line.push(kit.paragraph_with(text, width, sizes::SMALL, colors::CREAM));
        }
        for &part in &line {
            kit.ctx[part].set_horizontal_alignment(HorizontalAlignment::Left);
        }
        parts.push(kit.column(1.0, line));
    }
    kit.column_of_width(7.0, width, parts)
}

/// Everything that is said beside a card: first how it is now, then what its words mean.
fn lines(view: &View, table: &DuelView, card: &CardDefinition, id: Option<CardId>) -> Vec<Line> {
    let locale = view.locale;
    let mut lines = Vec::new();
    let figures = id.and_then(|id| table.duel?.figures(id));
    if let Some(now) = figures {
        lines.extend(changes(view, card, &now));
    }
    let mut add = |name: String, text: String| {
        lines.push((locale.text(&name), locale.text(&text), colors::ACCENT));
    };
    for (name, text) in terms(card) {
        add(name, text);
    }
    if let Some(now) = figures {
        // What it has got from others.
        for keyword in now.keywords.iter() {
            if !card.keywords.contains(keyword) {
                let key = keyword.key();
                add(key.to_owned(), format!("{key}-text"));
            }
        }
    }
    lines
}

/// How a card on the table differs from what is printed on it.
fn changes(view: &View, card: &CardDefinition, now: &Figures) -> Vec<Line> {
    let locale = view.locale;
    let mut lines = Vec::new();
    let mut figure = |key: &str, value: i16, printed: i16, good: bool| {
        if value != printed {
            let values = [("now", value.into()), ("printed", printed.into())];
            let color = if good { GREEN } else { RED };
            lines.push((locale.format(key, &values), String::new(), color));
        }
    };
    let (cost, printed) = (i16::from(now.cost), i16::from(card.cost));
    if card.kind != CardKind::Hero {
        figure("duel-now-cost", cost, printed, cost < printed);
    }
    if card.kind != CardKind::Spell {
        figure(
            "duel-now-attack",
            now.attack,
            card.attack,
            now.attack > card.attack,
        );
        let most = now.max_health;
        if card.kind == CardKind::Minion {
            figure("duel-now-most", most, card.health, most > card.health);
        }
        if now.health < most {
            let values = [("now", now.health.into()), ("most", most.into())];
            let line = locale.format("duel-now-health", &values);
            lines.push((line, String::new(), RED));
        }
    }
    let lost = card
        .keywords
        .iter()
        .filter(|keyword| !now.keywords.contains(*keyword));
    if !now.silenced {
        for keyword in lost {
            let values = [("keyword", locale.text(keyword.key()).into())];
            lines.push((locale.format("duel-now-lost", &values), String::new(), RED));
        }
    }
    for (is, name, text) in [
        (now.silenced, "duel-now-silenced", "duel-explain-silenced"),
        (now.frozen, "duel-now-frozen", "duel-explain-frozen"),
    ] {
        if is {
            lines.push((locale.text(name), locale.text(text), RED));
        }
    }
    lines
}
