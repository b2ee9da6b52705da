//! History of the match: a line for each of the last actions, with its card, player and result.

use super::{
    widgets,
    widgets::{GREEN, RED},
    words,
};
use crate::{
    panels::{DuelCommand, DuelScreen, DuelView},
    scene::board::{HistoryAction, HistoryEntry, HistoryOutcome},
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::duel::{CardRef, CardSet};
use parlour_shell::{
    platform::locale::Locale,
    ui::kit::{ButtonSpec, UiBuilder, colors, shortened, sizes},
};

/// Number of actions in the history.
pub const HISTORY: usize = 6;
/// Number of those that are shown beside a dialog.
const BESIDE: usize = 3;
/// Gap between two actions, in units.
const GAP: f32 = 3.0;
/// Space between the left and right edge of a button and what is on it, in units.
const EDGE: f32 = 4.0;
/// Width of a card, and width beside the words, in units.
const FACE: f32 = 24.0;
const BESIDE_WORDS: f32 = FACE + 9.0;
/// Most lines of an action, and the characters of a name that are shown if there would be more.
const LINES: usize = 2;
const SHORT_NAME: usize = 9;

impl HistoryAction {
    /// All kinds of actions.
    #[cfg(test)]
    pub(super) const ALL: [Self; 4] = [Self::Played, Self::Attacked, Self::Died, Self::Burned];

    fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Attacked => "attacked",
            Self::Died => "died",
            Self::Burned => "burned",
        }
    }
}

impl HistoryOutcome {
    fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Damage(_) => "damage",
            Self::Shield => "shield",
            Self::Target => "target",
            Self::Attacker => "attacker",
            Self::Both => "both",
        }
    }
}

/// Returns an action as a sentence.
pub(crate) fn sentence(locale: &Locale, table: &DuelView, entry: &HistoryEntry) -> String {
    let name = |card: CardRef| words::name(locale, table.set.get(card.definition));
    let mut values = vec![
        ("side", widgets::side(locale, table, entry.player).into()),
        ("card", name(entry.card).into()),
    ];
    let action = entry.action.name();
    let aimed = matches!(
        entry.action,
        HistoryAction::Played | HistoryAction::Attacked
    );
    match entry.target.filter(|_| aimed) {
        Some(target) => {
            values.push(("target", name(target).into()));
            locale.format(&format!("duel-done-{action}-at"), &values)
        }
        None => locale.format(&format!("duel-done-{action}"), &values),
    }
}

/// Returns an action and its result in a few words, with names of at most `most` characters.
fn few_words(locale: &Locale, set: &CardSet, entry: &HistoryEntry, most: usize) -> String {
    let name = |card: CardRef| {
        let name = words::name(locale, set.get(card.definition));
        shortened(&name, most).into_owned()
    };
    let amount = match entry.outcome {
        HistoryOutcome::Damage(amount) => amount,
        _ => 0,
    };
    let values = [
        ("card", name(entry.card).into()),
        ("target", entry.target.map(name).unwrap_or_default().into()),
        ("outcome", entry.outcome.name().into()),
        ("amount", i64::from(amount).into()),
    ];
    let key = match entry.target {
        Some(_) => "at",
        None => entry.action.name(),
    };
    locale.format(&format!("duel-line-{key}"), &values)
}

/// Returns whether a text has at most [`LINES`] lines of this width.
fn fits(kit: &UiBuilder, text: &str, width: f32) -> bool {
    kit.broken(text, sizes::SMALL, width).len() <= LINES
}

/// Builds the history with the last action first, or `None` before the first action.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Option<Handle<UiNode>> {
    last_actions(kit, view, table, width, HISTORY)
}

/// Builds only the last actions, without buttons, for use beside a dialog.
pub(super) fn last_lines(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
) -> Option<Handle<UiNode>> {
    last_actions(kit, view, table, width, BESIDE)
}

fn last_actions(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    width: f32,
    most: usize,
) -> Option<Handle<UiNode>> {
    if table.history.is_empty() {
        return None;
    }
    let first = table.history.len().saturating_sub(most);
    let mut lines: Vec<_> = table.history[first..]
        .iter()
        .zip(1..)
        .map(|(entry, number)| match most {
            HISTORY => entry_button(kit, view, table, entry, number, width),
            _ => entry_line(kit, view, table, entry, width),
        })
        .collect();
    lines.reverse();
    let heading = kit.text(
        &view.locale.text("duel-history"),
        sizes::SMALL,
        colors::BRASS,
    );
    let lines = kit.column(GAP, lines);
    Some(kit.column_of_width(4.0, width, vec![heading, lines]))
}

/// Builds the card of an action with its words beside it: at the left for the player's actions, and
/// at the right for the opponent's.
fn entry_line(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    entry: &HistoryEntry,
    width: f32,
) -> Handle<UiNode> {
    let own = entry.player == table.seat;
    let color = if own { GREEN } else { RED };
    let face = widgets::face(kit, view, table, entry.card.definition, FACE);
    let dead = matches!(entry.action, HistoryAction::Died | HistoryAction::Burned);
    if dead {
        kit.ctx[face].set_opacity(Some(0.45));
    }
    let face = kit.framed(face, Color::TRANSPARENT, color, 1.5, 3.0);
    let room = width - BESIDE_WORDS;
    let words = few_words(view.locale, table.set, entry, usize::MAX);
    let words = match fits(kit, &words, room) {
        true => words,
        false => few_words(view.locale, table.set, entry, SHORT_NAME),
    };
    let words = kit.paragraph_with(&words, room, sizes::SMALL, colors::CREAM);
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
    kit.aligned(face, HorizontalAlignment::Left, VerticalAlignment::Center);
    // The side of the card shows the player without relying on color.
    let parts = if own { [face, words] } else { [words, face] };
    kit.row(6.0, parts.to_vec())
}

fn entry_button(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
    entry: &HistoryEntry,
    number: usize,
    width: f32,
) -> Handle<UiNode> {
    let line = entry_line(kit, view, table, entry, width - 2.0 * EDGE - 2.0);
    kit.margin(line, [EDGE, 2.0, EDGE, 2.0]);
    let look = DuelCommand::Look(Some(entry.card.definition));
    let spec = ButtonSpec::bare(format!("history-{number}"), look);
    kit.pressable(line, spec.tooltip(sentence(view.locale, table, entry)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::tests::cards;
    use fyrox::{core::algebra::Vector2, gui::UserInterface};
    use parlour_rules::duel::{CardId, Player};
    use parlour_shell::ui::{
        kit::Pictures,
        layout_check::locales,
        panel::{PADDING, PANEL_WIDTH},
    };

    #[test]
    fn every_action_has_at_most_two_lines() {
        let set = cards();
        let pictures = Pictures::default();
        // The scroll bar takes 16 units.
        let room = PANEL_WIDTH - 2.0 * PADDING - 16.0 - 2.0 * EDGE - 2.0 - BESIDE_WORDS;
        for locale in locales() {
            let mut ui = UserInterface::new(Vector2::new(800.0, 600.0));
            let mut ctx = ui.build_ctx();
            let kit = UiBuilder::new(&mut ctx, &locale, &pictures, 1.0);
            let card = |definition| CardRef {
                id: CardId(0),
                definition,
            };
            for (attacker, _) in set.iter() {
                for (target, _) in set.iter() {
                    for outcome in [HistoryOutcome::Damage(12), HistoryOutcome::Attacker] {
                        let entry = HistoryEntry {
                            player: Player::One,
                            card: card(attacker),
                            action: HistoryAction::Attacked,
                            target: Some(card(target)),
                            outcome,
                        };
                        let words = few_words(&locale, &set, &entry, SHORT_NAME);
                        assert!(fits(&kit, &words, room), "{words}");
                    }
                }
            }
        }
    }
}
