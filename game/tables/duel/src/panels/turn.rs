//! Turn, health of the heroes, and the button that ends the turn, for windows of any size.

use super::{guide, widgets};
use crate::{
    panels::{DuelCommand, DuelScreen, DuelView},
    scene::view_state::ViewState,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::UiNode,
};
use parlour_rules::duel::Player;
use parlour_shell::ui::kit::{ButtonSpec, UiBuilder, colors, sizes};

/// Health up to which it is highlighted.
const LOW: i16 = 10;
/// Background of health, in the color of its gem.
pub(super) const HEALTH: Color = Color::from_rgba(0x8c, 0x24, 0x24, 255);

/// Returns the number of a turn as its player counts: the third turn of the match is the second one
/// of the player who started.
pub(super) fn turn_of_player(turn: u16) -> i64 {
    i64::from(turn.div_ceil(2))
}

/// Returns the heading and the line about the turn, and the color of the heading.
pub(super) fn turn_words(view: &DuelScreen, table: &DuelView) -> (String, String, Color) {
    let locale = view.locale;
    let Some(view_state) = table.view_state else {
        return (locale.text("menu-duel"), String::new(), colors::CREAM);
    };
    let turn = || {
        let turn = turn_of_player(view_state.number);
        locale.format("duel-turn", &[("turn", turn.into())])
    };
    match view_state.turn {
        _ if view_state.over => (locale.text("duel-over"), turn(), colors::CREAM),
        None => (
            locale.text("duel-first-cards"),
            locale.text("duel-first-cards-line"),
            colors::CREAM,
        ),
        Some(player) if player == table.seat => {
            (locale.text("duel-your-turn"), turn(), colors::ACCENT)
        }
        Some(player) => {
            let line = if table.thinking {
                locale.text("duel-thinking")
            } else {
                turn()
            };
            let side = widgets::side(view.locale, table, player);
            (side, line, colors::CREAM)
        }
    }
}

/// Returns a hero's health as text, with a highlight when it is low.
pub(super) fn health(view_state: &ViewState, player: Player) -> (String, Color) {
    let health = view_state.health(player);
    let color = if health <= LOW {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    (health.to_string(), color)
}

/// Returns whether the player can act, but only by ending the turn.
pub(super) fn has_nothing_left(table: &DuelView) -> bool {
    let Some(duel) = table.duel.filter(|_| table.may_act) else {
        return false;
    };
    duel.is_on_turn(table.seat)
        && duel.playable(table.seat).is_empty()
        && duel
            .attackers(table.seat)
            .iter()
            .all(|attacker| duel.attack_targets(*attacker).is_empty())
}

/// Builds the button that ends the turn, highlighted if nothing else is possible. `small` is its
/// greatest width in a compact window, in units.
pub(super) fn end_turn(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    small: Option<f32>,
) -> Handle<UiNode> {
    let on_turn = table.duel.is_some_and(|duel| duel.is_on_turn(table.seat));
    let enabled = table.may_act && on_turn;
    // Highlighted also when the tutorial asks for it.
    let guided = table
        .guide
        .is_some_and(|step| step.number == guide::END_TURN);
    let done = enabled && (guided || has_nothing_left(table));
    let label = view.locale.text("duel-end-turn");
    let (size, height) = match small {
        Some(_) => (sizes::BODY, 40.0),
        None => (sizes::HEADING, 52.0),
    };
    let color = match (enabled, done) {
        (false, _) => Color::from_rgba(0xc9, 0xbd, 0xa6, 130),
        (true, false) => colors::CREAM,
        (true, true) => colors::ACCENT,
    };
    let aside = if small.is_some() { 8.0 } else { 12.0 };
    let name = label.clone();
    let label = match small {
        Some(width) => {
            let room = width - 2.0 * aside - 4.0;
            let label = match kit.width_of(&label, sizes::SMALL) <= room {
                true => label,
                false => view.locale.text("duel-end-turn-short"),
            };
            kit.fitted(&label, size, color, room)
        }
        None => kit.text(&label, size, color),
    };
    let label = kit.in_the_middle(label);
    kit.margin(label, [aside, 6.0, aside, 6.0]);
    let button = ButtonSpec::bare("end-turn", DuelCommand::EndTurn)
        .primary_if(done && (table.guide.is_none() || guided))
        .enabled_if(enabled)
        .least(height);
    let button = match done && !guided {
        true => button.tooltip(view.locale.text("duel-nothing-left")),
        false => button.tooltip(name).shortcut("E"),
    };
    kit.pressable(label, button)
}
