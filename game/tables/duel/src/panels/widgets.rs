//! Parts shared by several panels of the Duel: faces, names, mana curves, terms.

use super::words;
use crate::{
    Participant,
    panels::{DuelScreen, DuelView},
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{CardDefinition, DefinitionId, Effect, Player, Trigger};
use parlour_shell::{
    platform::locale::Locale,
    table::participant::are_people,
    ui::kit::{UiBuilder, colors, sizes},
};

/// Color of mana.
pub(super) const MANA: Color = Color::from_rgba(0x6f, 0xb7, 0xf2, 255);
/// Color of losses, errors, and the opponent.
pub(super) const RED: Color = Color::from_rgba(0xe5, 0x5f, 0x5a, 255);
/// Color of gains, valid decks, and the player.
pub(super) const GREEN: Color = Color::from_rgba(0x7b, 0xd8, 0x8f, 255);
/// Background of figures on top of pictures.
pub(super) const INK: Color = Color::from_rgba(0x14, 0x12, 0x14, 225);

/// Builds the face of a card, `width` units wide.
pub(super) fn face(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    card: DefinitionId,
    width: f32,
) -> Handle<UiNode> {
    let name = words::name(view.locale, table.set.get(card));
    kit.face(table.faces.of(card), &name, width)
}

/// Returns the hero of a side of the match on the table.
pub(super) fn hero(table: &DuelView, player: Player) -> Option<DefinitionId> {
    let duel = table.duel?;
    let hero = duel.player(player).hero();
    Some(duel.card(hero)?.definition())
}

/// Returns the name of a side: its hero, with a number if both sides have the same one.
pub(super) fn side(locale: &Locale, table: &DuelView, player: Player) -> String {
    let Some(own) = hero(table, player) else {
        return String::new();
    };
    let name = words::name(locale, table.set.get(own));
    if hero(table, player.opponent()) != Some(own) {
        return name;
    }
    let number = player.index() + 1;
    locale.format(
        "duel-side-numbered",
        &[("hero", name.into()), ("number", number.into())],
    )
}

/// Returns whether a single person plays.
pub(super) fn is_alone(table: &DuelView) -> bool {
    !are_people(&table.participants)
}

/// Returns the name of an opponent in the trace.
pub(super) fn participant_id(participant: Participant) -> String {
    participant
        .computer_name()
        .unwrap_or_else(|| "person".to_owned())
}

/// Returns the localized name of an opponent.
pub(super) fn participant_name(locale: &Locale, participant: Participant) -> String {
    locale.text(&format!("duel-level-{}", participant_id(participant)))
}

/// Returns the localized description of an opponent.
pub(super) fn participant_note(locale: &Locale, participant: Participant) -> String {
    locale.text(&format!("duel-level-{}-text", participant_id(participant)))
}

/// Builds the mana curve: a bar for the number of cards of each cost, with the last one for 7 and
/// more. The costs are shown if there is room.
pub(super) fn curve(
    kit: &mut UiBuilder,
    counts: [usize; 8],
    width: f32,
    height: f32,
) -> Handle<UiNode> {
    let labelled = height >= 44.0;
    let most = counts.into_iter().max().unwrap_or(0).max(1) as f32;
    let foot = if labelled { 20.0 } else { 0.0 };
    let room = height - foot;
    let gap = 3.0;
    let bar_width = (width - 7.0 * gap) / 8.0;
    let mut bars = Vec::new();
    for (cost, count) in counts.into_iter().enumerate() {
        let high = if count == 0 {
            2.0
        } else {
            (room * count as f32 / most).max(4.0)
        };
        let color = if count == 0 {
            Color { a: 90, ..MANA }
        } else {
            MANA
        };
        let bar = kit.swatch(bar_width, high, color, 1.5);
        kit.aligned(bar, HorizontalAlignment::Center, VerticalAlignment::Bottom);
        let holder = kit.boxed(bar, Some(bar_width), room);
        let part = if labelled {
            let label = match cost {
                7 => String::from("7+"),
                cost => cost.to_string(),
            };
            let label = kit.centred(&label, sizes::SMALL, colors::CREAM_SOFT);
            let label = kit.boxed(label, Some(bar_width), foot);
            kit.column(0.0, vec![holder, label])
        } else {
            holder
        };
        bars.push(part);
    }
    kit.row(gap, bars)
}

/// Builds a figure on a rounded background, for use on top of pictures.
pub(super) fn pill(kit: &mut UiBuilder, text: &str, color: Color, ground: Color) -> Handle<UiNode> {
    let text = kit.centred(text, sizes::SMALL, color);
    kit.margin(text, [8.0, 1.0, 8.0, 1.0]);
    let pill = kit.framed(text, ground, colors::BRASS_FAINT, 1.0, 10.0);
    kit.middle(pill)
}

/// Builds a figure on a rounded background, like a gem on a card.
pub(super) fn gem(
    kit: &mut UiBuilder,
    text: &str,
    size: f32,
    color: Color,
    ground: Color,
) -> Handle<UiNode> {
    let text = kit.centred(text, size, color);
    kit.margin(text, [5.0, 2.0, 5.0, 2.0]);
    let gem = kit.framed(text, ground, colors::BRASS_FAINT, 1.5, 9.0);
    kit.middle(gem)
}

/// Returns the terms of a card that a new player might not know, as locale keys of name and
/// explanation.
pub(super) fn terms(card: &CardDefinition) -> Vec<(String, String)> {
    let mut terms: Vec<(String, String)> = card
        .keywords
        .iter()
        .map(|keyword| {
            let key = keyword.key();
            (key.to_owned(), format!("{key}-text"))
        })
        .collect();
    let mut add = |name: &str| {
        let term = (format!("duel-term-{name}"), format!("duel-explain-{name}"));
        if !terms.contains(&term) {
            terms.push(term);
        }
    };
    for ability in &card.abilities {
        match ability.trigger {
            Trigger::Battlecry => add("battlecry"),
            Trigger::Deathrattle => add("deathrattle"),
            _ => {}
        }
        match ability.effect {
            Effect::Silence => add("silence"),
            Effect::Freeze => add("freeze"),
            Effect::Armour(_) => add("armour"),
            Effect::Discard => add("discard"),
            Effect::Transform(_) => add("transform"),
            _ => {}
        }
    }
    if !card.auras.is_empty() {
        add("aura");
    }
    if card.token {
        add("token");
    }
    terms
}
