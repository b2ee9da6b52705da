//! Large preview of a card with explanations of its terms.
//!
//! A card of the match covers the lower part of the panel, so that it hides neither the table nor
//! the mana. A card of the history, and any card in a compact window, is at the left edge.

use super::{
    widgets,
    widgets::{GREEN, RED, terms},
    words,
};
use crate::{
    panels::{CardFigure, DuelScreen, DuelView},
    scene::view_state::Spot,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment, image::ImageBuilder, widget::WidgetBuilder,
    },
};
use parlour_rules::duel::{CardDefinition, CardId, CardKind, DefinitionId, Effect, Figures};
use parlour_shell::ui::{
    kit::{CARD_SHAPE, UiBuilder, colors, sizes, solid},
    panel::PANEL_WIDTH,
};

/// Greatest width of the card, in units.
const WIDTH: f32 = 300.0;
/// Space between the panel's edge and a card that covers it, in units.
const PANEL_EDGE: f32 = 8.0;
/// Space between the card and the edge of the window, in units.
const MARGIN: f32 = 12.0;
/// Padding of the explanations, in units.
const PADDING: f32 = 12.0;

/// Builds the preview. `top` is the height to keep free above it, in units. The pointer passes
/// through it.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    (card, id): (DefinitionId, Option<CardId>),
    top: f32,
) -> Handle<UiNode> {
    let cut = kit.margins;
    let [across, down] = [cut.left + cut.right, cut.top + cut.bottom].map(f32::from);
    let full = (view.window.x - across) / kit.scale;
    let high = (view.window.y - down) / kit.scale;
    let room = high - top - MARGIN;
    let definition = table.set.get(card);
    let lines = lines(view, table, definition, id);
    let in_hand = matches!(
        id.and_then(|id| table.view_state?.spot(id)),
        Some((_, Spot::Hand(_)))
    );
    let over_panel = id.is_some() && !view.is_compact();
    let largest = if over_panel {
        PANEL_WIDTH - 2.0 * PANEL_EDGE
    } else if in_hand && high > full {
        // In a portrait window the table also needs room.
        room * 0.3 / CARD_SHAPE
    } else if in_hand {
        // In a compact window the hand needs the lower part.
        (room * 0.55 / CARD_SHAPE).min(full * 0.3)
    } else {
        WIDTH
    };
    let mut width = largest.min(room / CARD_SHAPE).min(full * 0.46);
    let words = (!lines.is_empty()).then(|| {
        let beside = full - width - 2.0 * MARGIN - 8.0 - 2.0 * PADDING - 16.0;
        let across = (width - 2.0 * PADDING).min(beside).max(80.0);
        paragraphs(kit, &lines, across)
    });
    if let Some(words) = words.filter(|_| over_panel) {
        // Over the panel everything is in one column, so long explanations make the card smaller.
        let wanted = kit.height_of(words) + 2.0 * PADDING + 2.0;
        let fits = (room - 8.0 - wanted) / CARD_SHAPE;
        width = width.min(fits.max(width * 0.6));
    }
    let face = face(kit, view, table, card, width);
    kit.aligned(face, HorizontalAlignment::Left, VerticalAlignment::Top);
    let below = room - width * CARD_SHAPE - 8.0;
    // In a compact window nothing should cover the hand.
    let free = if in_hand && !over_panel { 0.0 } else { below };
    let cut = if over_panel { below } else { room };
    let whole = with_words(kit, face, words, free, cut, over_panel);
    let top = if over_panel {
        // As low as possible: turn and mana at the top of the panel stay visible.
        let wanted = kit.height_of(whole);
        (high - 2.0 * MARGIN - PANEL_EDGE - wanted).max(top)
    } else {
        top
    };
    kit.margin(whole, [MARGIN, top, MARGIN + PANEL_EDGE, 0.0]);
    let side = if over_panel {
        HorizontalAlignment::Right
    } else {
        HorizontalAlignment::Left
    };
    kit.aligned(whole, side, VerticalAlignment::Top);
    kit.see_through(whole);
    whole
}

/// Adds the explanations to the face: below it if they fit into `below` units, and otherwise beside
/// it or, `over_panel`, cut off below it. Cut explanations are `high` units high.
fn with_words(
    kit: &mut UiBuilder,
    face: Handle<UiNode>,
    words: Option<Handle<UiNode>>,
    below: f32,
    high: f32,
    over_panel: bool,
) -> Handle<UiNode> {
    let Some(words) = words else {
        return kit.column(0.0, vec![face]);
    };
    if kit.height_of(words) + 2.0 * PADDING + 2.0 <= below {
        let panel = panel(kit, words);
        return kit.column(8.0, vec![face, panel]);
    }
    let words = kit.scrolled_if_higher(words, high - 2.0 * PADDING - 2.0);
    // The pointer passes through, so the text can't be scrolled; the most important lines come
    // first.
    kit.scrolls.pop();
    let panel = panel(kit, words.to_base());
    match over_panel {
        true => kit.column(8.0, vec![face, panel]),
        false => kit.row(8.0, vec![face, panel]),
    }
}

/// Builds the face of a card with its current figures.
fn face(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    card: DefinitionId,
    width: f32,
) -> Handle<UiNode> {
    let mut layers = vec![widgets::face(kit, view, table, card, width)];
    for figure in table.figures {
        let field = figure.field;
        let size = (field.width * width, field.height * width);
        let badge = badge(kit, figure, size);
        let left = (field.x - field.width * 0.5) * width;
        let top = (field.y - field.height * 0.5) * width;
        kit.margin(badge, [left, top, 0.0, 0.0]);
        kit.aligned(badge, HorizontalAlignment::Left, VerticalAlignment::Top);
        layers.push(badge);
    }
    kit.stack(layers)
}

fn badge(kit: &mut UiBuilder, figure: &CardFigure, (width, height): (f32, f32)) -> Handle<UiNode> {
    let widget = WidgetBuilder::new()
        .with_width(kit.px(width))
        .with_height(kit.px(height))
        .with_background(solid(Color::WHITE).into())
        .with_hit_test_visibility(false);
    ImageBuilder::new(widget)
        .with_texture(figure.picture.clone())
        .with_sync_with_texture_size(false)
        .build(kit.ctx)
        .to_base()
}

fn panel(kit: &mut UiBuilder, words: Handle<UiNode>) -> Handle<UiNode> {
    let margin = kit.pad(0.0, 0.0, 0.0, 0.0);
    kit.panel(
        words,
        PADDING,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

/// Term, explanation, and color of the term.
type Line = (String, String, Color);

fn paragraphs(kit: &mut UiBuilder, lines: &[Line], width: f32) -> Handle<UiNode> {
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

/// Returns the explanations of a card: first its current state, then its terms.
fn lines(
    view: &DuelScreen,
    table: &DuelView,
    card: &CardDefinition,
    id: Option<CardId>,
) -> Vec<Line> {
    let locale = view.locale;
    let mut lines = Vec::new();
    let figures = id.and_then(|id| table.view_state?.figures(id));
    if let Some(now) = figures {
        lines.extend(changes(view, card, &now));
    }
    let mut add = |name: String, text: String| {
        lines.push((locale.text(&name), locale.text(&text), colors::ACCENT));
    };
    for (name, text) in terms(card) {
        add(name, text);
    }
    for made in makes(card) {
        let made = table.set.get(made);
        let values = [
            ("card", words::name(locale, made).into()),
            ("attack", made.attack.into()),
            ("health", made.health.into()),
        ];
        let head = locale.format("duel-token-figures", &values);
        let text = words::full_text(locale, made, table.set);
        lines.push((head, text, colors::ACCENT));
    }
    let mut add = |name: String, text: String| {
        lines.push((locale.text(&name), locale.text(&text), colors::ACCENT));
    };
    if let Some(now) = figures {
        // Keywords that other cards have given it.
        for keyword in now.keywords.iter() {
            if !card.keywords.contains(keyword) {
                let key = keyword.key();
                add(key.to_owned(), format!("{key}-text"));
            }
        }
    }
    lines
}

/// Returns the cards that a card creates, each once.
fn makes(card: &CardDefinition) -> Vec<DefinitionId> {
    let mut made = Vec::new();
    for ability in &card.abilities {
        if let Effect::Summon { card, .. } | Effect::Transform(card) = ability.effect
            && !made.contains(&card)
        {
            made.push(card);
        }
    }
    made
}

/// Returns the differences between a card's current and printed figures.
fn changes(view: &DuelScreen, card: &CardDefinition, now: &Figures) -> Vec<Line> {
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
