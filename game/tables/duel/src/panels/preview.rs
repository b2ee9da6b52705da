//! Large preview of a card with explanations of its terms.
//!
//! It is beside the card that it shows, and a card of the history is beside the panel. While the
//! player aims, skulls over cards take its place.

use super::{
    placing::{GAP, Space},
    widgets,
    widgets::{GREEN, INK, RED, terms},
    words,
};
use crate::{
    panels::{CardFigure, DuelScreen, DuelView},
    scene::view_state::Spot,
};
use fyrox::{
    core::{algebra::Vector2, color::Color, math::Rect, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment, image::ImageBuilder, widget::WidgetBuilder,
    },
};
use parlour_rules::duel::{CardDefinition, CardId, CardKind, DefinitionId, Effect, Figures};
use parlour_shell::ui::kit::{CARD_SHAPE, UiBuilder, colors, sizes, solid};

/// Greatest width of the card, in units.
const WIDTH: f32 = 230.0;
/// Greatest height of the card, as a share of the space's.
const HEIGHT: f32 = 0.6;
/// Width at which a card in the hand is large enough to be read: in units, and as a share of the
/// card's width.
const ENOUGH: (f32, f32) = (112.0, 0.85);
/// Width of the explanations, in units, and their greatest share of the space.
const WORDS: (f32, f32) = (206.0, 0.6);
/// Space between the card and the edge of the space, in units.
const MARGIN: f32 = 8.0;
/// Width of the scroll bar beside explanations that are cut off, in units.
const SCROLL_BAR: f32 = 18.0;
/// Padding of the explanations, in units.
const PADDING: f32 = 12.0;
/// Size of the skull over a card that would die, as a share of the card's width, and the distance
/// of its upper edge from the card's middle, in its own size.
const SKULL: f32 = 0.36;
const SKULL_UP: f32 = 1.5;
/// Padding and border of the explanations on both sides, in units.
const AROUND: f32 = 2.0 * PADDING + 2.0;

/// Builds the preview. `free` is the part of the window that no panel covers, in units. The pointer
/// passes through it.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    (card, id): (DefinitionId, Option<CardId>),
    free: Rect<f32>,
) -> Handle<UiNode> {
    let units = to_units(kit);
    let spot = id.and_then(|id| table.view_state?.spot(id));
    let inner = Rect {
        position: free.position + Vector2::repeat(MARGIN),
        size: (free.size - Vector2::repeat(2.0 * MARGIN)).sup(&Vector2::repeat(1.0)),
    };
    let others = table.preview_at.others.iter().copied().map(units);
    let others: Vec<_> = others.collect();
    let space = Space {
        free: inner,
        others: &others,
        shown: table.preview_at.card.map(units).filter(|_| id.is_some()),
        hero: table.preview_at.hero.map(units),
        end_turn: table.preview_at.end_turn.map(units),
        in_hand: matches!(spot, Some((_, Spot::Hand(_)))),
    };
    let lines = lines(view, table, table.set.get(card), id);
    let words = (!lines.is_empty()).then(|| {
        let across = WORDS.0.min(inner.w() * WORDS.1) - 2.0 * PADDING - 2.0;
        paragraphs(kit, &lines, across.max(80.0))
    });
    let around = Vector2::repeat(AROUND);
    let size = words.map(|words| kit.size_of(words) + around);
    let width = WIDTH.min(inner.h() * HEIGHT / CARD_SHAPE);
    let enough = ENOUGH.0.min(width * ENOUGH.1);
    if space.in_hand && space.shown.is_some_and(|shown| shown.w() >= enough) {
        return explanations(kit, &space, words);
    }
    // Explanations can be cut off wherever they nearly fill the height.
    let bar = size.filter(|size| size.y > 0.5 * inner.h());
    let bar = bar.map_or(0.0, |_| SCROLL_BAR);
    let size = size.map(|size| size + Vector2::new(bar, 0.0));
    let placing = space.place(width, size);
    let face = face(kit, view, table, card, placing.width);
    kit.aligned(face, HorizontalAlignment::Left, VerticalAlignment::Top);
    let mut parts = vec![face];
    match (words, placing.words) {
        (Some(words), Some(height)) => {
            let words = kit.scrolled_if_higher(words, height - around.y);
            // The pointer passes through, so the text can't be scrolled; the most important lines
            // come first.
            kit.scrolls.pop();
            let panel = panel(kit, words.to_base());
            let width = kit.px(size.map_or(0.0, |size| size.x));
            kit.ctx[panel].set_width(width);
            parts.push(panel);
        }
        (Some(words), None) => {
            kit.ctx[words].set_visibility(false);
        }
        (None, _) => {}
    }
    let whole = match placing.below {
        true => kit.column(GAP, parts),
        false => kit.row(GAP, parts),
    };
    let at = placing.bounds.position;
    kit.margin(whole, [at.x, at.y, 0.0, 0.0]);
    kit.aligned(whole, HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.see_through(whole);
    whole
}

/// Returns the function that converts pixels of the window to units from the safe area's corner.
fn to_units(kit: &UiBuilder) -> impl Fn(Rect<f32>) -> Rect<f32> + Copy + use<> {
    let cut = Vector2::new(kit.margins.left, kit.margins.top).map(f32::from);
    let scale = kit.scale;
    move |rect| Rect {
        position: (rect.position - cut) / scale,
        size: rect.size / scale,
    }
}

/// Builds the skull over a card that would die, at these pixels. It is above the middle, where the
/// arrow ends.
pub(super) fn skull(kit: &mut UiBuilder, card: Rect<f32>) -> Handle<UiNode> {
    let card = to_units(kit)(card);
    let size = card.w() * SKULL;
    let skull = kit.tinted("icon_skull", size * 0.7, size * 0.7, colors::CREAM);
    kit.middle(skull);
    let skull = kit.boxed(skull, Some(size), size);
    let skull = kit.framed(skull, INK, INK, 0.0, size * 0.5);
    let at = card.center() - Vector2::new(0.5, SKULL_UP) * size;
    kit.margin(skull, [at.x, at.y, 0.0, 0.0]);
    kit.aligned(skull, HorizontalAlignment::Left, VerticalAlignment::Top);
    skull
}

/// Builds only the explanations, for a card in the hand that is large enough to be read.
fn explanations(
    kit: &mut UiBuilder,
    space: &Space,
    words: Option<Handle<UiNode>>,
) -> Handle<UiNode> {
    let (panel, size) = match words {
        Some(words) => {
            // The size of the panel doesn't include its padding.
            let size = kit.size_of(words) + Vector2::repeat(AROUND);
            (panel(kit, words), size)
        }
        None => (kit.space(1.0), Vector2::zeros()),
    };
    let at = space.place_alone(size).position;
    kit.margin(panel, [at.x, at.y, 0.0, 0.0]);
    kit.aligned(panel, HorizontalAlignment::Left, VerticalAlignment::Top);
    kit.see_through(panel);
    panel
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
    let place = (HorizontalAlignment::Left, VerticalAlignment::Top);
    let panel = kit.panel(words, PADDING, place, margin);
    kit.opaque(panel);
    panel
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

/// Builds the explanations of a card that is not in a match, for a tooltip, if it has any terms.
pub(super) fn tooltip(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    card: DefinitionId,
) -> Option<Handle<UiNode>> {
    let lines = explained(view, table, table.set.get(card));
    if lines.is_empty() {
        return None;
    }
    let words = paragraphs(kit, &lines, WORDS.0 - AROUND);
    kit.margin(words, [PADDING; 4]);
    Some(words)
}

/// Returns the explanations of a card's terms and of the cards that it creates.
fn explained(view: &DuelScreen, table: &DuelView, card: &CardDefinition) -> Vec<Line> {
    let locale = view.locale;
    let terms = terms(card).into_iter();
    let terms = terms.map(|(name, text)| (locale.text(&name), locale.text(&text), colors::ACCENT));
    let made = makes(card).into_iter().map(|made| {
        let made = table.set.get(made);
        let values = [
            ("card", words::name(locale, made).into()),
            ("attack", made.attack.into()),
            ("health", made.health.into()),
        ];
        let head = locale.format("duel-token-figures", &values);
        let text = words::full_text(locale, made, table.set);
        (head, text, colors::ACCENT)
    });
    terms.chain(made).collect()
}

/// Returns the explanations of a card: first its current state, then its terms, and last a line
/// from its fable, unless its face has it.
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
    lines.extend(explained(view, table, card));
    if let Some(now) = figures {
        // Keywords that other cards have given it.
        for keyword in now.keywords.iter() {
            if !card.keywords.contains(keyword) {
                let key = keyword.key();
                let text = locale.text(&format!("{key}-text"));
                lines.push((locale.text(key), text, colors::ACCENT));
            }
        }
    }
    if card.fable && !table.has_fable && !lines.is_empty() {
        let fable = words::fable(locale, card);
        lines.push((fable, String::new(), colors::CREAM_SOFT));
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
            let values = [("now", now.health.max(0).into()), ("most", most.into())];
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
