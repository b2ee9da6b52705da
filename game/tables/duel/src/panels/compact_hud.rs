//! Strip or line of a compact window, which replaces the Duel's panel, and the tutorial in such
//! a window.

use super::{
    guide,
    turn::{HEALTH, end_turn, health, turn_words},
    widgets,
    widgets::{INK, MANA},
};
use crate::{
    panels::{DuelScreen, DuelView},
    scene::view_state::ViewState,
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::Player;
use parlour_shell::{
    table::tutorial::TutorialStep,
    ui::{
        Shape,
        guide::top_width,
        kit::{ButtonSpec, CARD_SHAPE, UiBuilder, colors, sizes},
        layout_metrics::{BAR_MARGIN, BAR_PADDING, STRIP},
        panel::{bar_icons, bar_panel},
    },
};

use HorizontalAlignment::Left;

/// Height of the turn text in the strip, two lines of small print, and width of the heroes, in
/// units.
const SAID: f32 = 38.0;
const STRIP_FACE: f32 = 20.0;

/// Builds the player's mana: available and total.
fn mana(kit: &mut UiBuilder, table: &DuelView, view_state: &ViewState) -> Handle<UiNode> {
    let side = view_state.side(table.seat);
    let mana = format!("{} / {}", side.mana, side.slots);
    let crystal = kit.swatch(12.0, 12.0, MANA, 6.0);
    let mana = kit.text(&mana, sizes::BODY, MANA);
    let mana = kit.row(5.0, vec![crystal, mana]);
    kit.aligned(mana, Left, VerticalAlignment::Center)
}

/// Builds a hero's health and armor as a gem.
fn life(
    kit: &mut UiBuilder,
    table: &DuelView,
    view_state: &ViewState,
    player: Player,
) -> Handle<UiNode> {
    let (text, color) = health(view_state, player);
    let text = match view_state.side(player).armour {
        0 => text,
        armour => format!("{text}+{armour}"),
    };
    let own = player == table.seat;
    let ground = if own { HEALTH } else { INK };
    widgets::gem(kit, &text, sizes::BODY, color, ground)
}

/// Builds a hero's face with health and armor beside it.
fn hero(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    view_state: &ViewState,
    player: Player,
) -> Handle<UiNode> {
    let mut parts = Vec::new();
    if let Some(hero) = widgets::hero(table, player) {
        parts.push(widgets::face(kit, view, table, hero, STRIP_FACE));
    }
    let life = life(kit, table, view_state, player);
    parts.push(kit.aligned(life, Left, VerticalAlignment::Center));
    kit.row(8.0, parts)
}

/// Builds the strip or line of a compact window. The line shows what it has room for.
pub(super) fn bar(kit: &mut UiBuilder, view: &DuelScreen, table: &DuelView) -> Handle<UiNode> {
    let is_strip = view.layout().shape() == Shape::Strip;
    let (mut left, end_width) = match is_strip {
        true => (f32::INFINITY, STRIP),
        false => {
            let taken = 2.0 * (BAR_MARGIN + BAR_PADDING) + 2.0 * 52.0;
            (view.free().0 - taken, 140.0)
        }
    };
    let mut parts = bar_icons(kit, view);
    let icons = parts.len();
    if let Some(view_state) = table.view_state {
        if !view_state.over {
            parts.push(end_turn(kit, view, table, Some(end_width)));
            left -= 150.0;
        }
        if left > 64.0 {
            let mana = mana(kit, table, view_state);
            parts.push(kit.at_least(mana, 64.0, 0.0));
            left -= 74.0;
        }
        for player in [table.seat, table.seat.opponent()] {
            // Faces identify the heroes where there is room.
            if left > 64.0 + STRIP_FACE + 8.0 {
                let hero = hero(kit, view, table, view_state, player);
                parts.push(match is_strip {
                    true => kit.boxed(hero, Some(STRIP), STRIP_FACE * CARD_SHAPE),
                    false => kit.aligned(hero, Left, VerticalAlignment::Center),
                });
                left -= 62.0 + STRIP_FACE + 8.0;
            } else if left > 64.0 {
                let life = life(kit, table, view_state, player);
                parts.push(kit.at_least(life, 52.0, 0.0));
                left -= 62.0;
            }
        }
    }
    let (heading, line, color) = turn_words(view, table);
    let words = if table.thinking { line } else { heading };
    if is_strip {
        let words = kit.paragraph_with(&words, STRIP, sizes::SMALL, color);
        parts.push(kit.boxed(words, Some(STRIP), SAID));
        // The opponent is above, as at the table.
        parts[icons..].reverse();
    } else if left > 90.0 && kit.width_of(&words, sizes::SMALL) <= left - 18.0 {
        // The button also shows whose turn it is, so that a cut text can be left out.
        parts.push(kit.text(&words, sizes::SMALL, color));
    }
    bar_panel(kit, view, parts, None)
}

/// Builds a step of the tutorial in a compact window: at the left, or at the top so that the
/// hand stays visible.
pub(super) fn guide_step(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    step: TutorialStep,
) -> Handle<UiNode> {
    let step = guide::step_of(view, step);
    if let Some(width) = view.layout().text_width_at_left() {
        let menu = vec![ButtonSpec::menu()];
        return step.at_the_left(kit, view, width, menu, None, |kit| {
            Some(end_turn(kit, view, table, Some(width)))
        });
    }
    let width = top_width(view);
    let counter = step.counter(kit);
    let head = if width < 330.0 {
        let heading = kit.paragraph_with(&step.heading, width, sizes::BODY, colors::CREAM);
        kit.column(2.0, vec![counter, heading])
    } else {
        let heading = kit.fitted(&step.heading, sizes::BODY, colors::CREAM, width - 120.0);
        kit.row(10.0, vec![counter, heading])
    };
    let steps = step.line_of_buttons(kit);
    let steps = kit.row(6.0, steps);
    let end = end_turn(kit, view, table, Some(140.0));
    let menu = kit.icon(ButtonSpec::menu());
    let play = kit.row(6.0, vec![menu, end]);
    let foot = if width < 400.0 {
        kit.column(6.0, vec![steps, play])
    } else {
        kit.row(6.0, vec![steps, play])
    };
    let height = (view.free().1 * 0.25).max(56.0);
    step.at_the_top(kit, (width, height), head, vec![foot])
}
