//! Pages with statistics, rules and keyboard shortcuts.

use crate::{
    ID,
    panels::{DuelCommand, DuelDialog, DuelScreen, DuelView},
    saves::DeckTally,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};
use parlour_engine::duel::Level;
use parlour_shell::{
    archive::statistics::win_shares,
    platform::locale::Locale,
    table::tutorial::GuideCommand,
    ui::{
        Action, GamesCommand,
        dialog_layout::DialogFrame,
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        pages::{self, CAMERA, KeyGroup, cell, explained, percent, percentage, section},
        statistics::{of_table, streaks, trend},
    },
};

use HorizontalAlignment::{Left, Right};

/// Returns the name of a deck in the statistics, localized if the deck is built in.
fn deck_name(table: &DuelView, tally: &DeckTally) -> String {
    table
        .decks
        .iter()
        .find(|choice| !choice.own && choice.deck.id == tally.deck)
        .map_or_else(|| tally.deck.clone(), |choice| choice.name.clone())
}

/// Builds the statistics: wins, losses and draws with each deck, and against each level.
pub(super) fn statistics(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::of(view, 560.0);
    let width = frame.width;
    let mut parts = trends(kit, view, width);
    let mut tallies: Vec<&DeckTally> = table.statistics.decks.iter().collect();
    tallies.sort_by_key(|tally| std::cmp::Reverse(tally.won + tally.among_people[0]));
    if tallies.is_empty() {
        parts.push(kit.small_paragraph(&locale.text("duel-no-matches"), width));
    }
    let columns = [
        (width * 0.4, Left),
        (width * 0.15, Right),
        (width * 0.15, Right),
        (width * 0.15, Right),
        (width * 0.15, Right),
    ];
    type Counts = fn(&DeckTally) -> [u32; 3];
    let alone: Counts = |tally| [tally.won, tally.lost, tally.drawn];
    let among: Counts = |tally| tally.among_people;
    for (key, counts) in [
        ("duel-against-computer", alone),
        ("duel-among-people", among),
    ] {
        let played: Vec<_> = tallies
            .iter()
            .filter(|tally| counts(tally).iter().any(|count| *count > 0))
            .collect();
        if played.is_empty() {
            continue;
        }
        let mut rows = vec![head(locale, "duel-deck-short")];
        let mut sum = [0; 3];
        for tally in played {
            let [won, lost, drawn] = counts(tally);
            sum = [sum[0] + won, sum[1] + lost, sum[2] + drawn];
            rows.push(row(
                locale,
                &deck_name(table, tally),
                [won, lost, drawn],
                false,
            ));
        }
        if rows.len() > 2 {
            rows.push(row(locale, &locale.text("duel-all-decks"), sum, true));
        }
        let heading = locale.text(key);
        parts.push(kit.paragraph_with(&heading, width, sizes::HEADING, colors::CREAM));
        parts.push(kit.table(&columns, rows));
        if key == "duel-against-computer" {
            parts.push(kit.table(&columns, level_rows(table, locale, sum)));
        }
    }
    let middle = kit.column_of_width(10.0, width, parts);
    let games = GamesCommand::Show(Some(ID));
    let games = ButtonSpec::new("games", "menu-games", games);
    frame.page(kit, "statistics", middle, Some(games))
}

/// Builds the trend of the win rate, the streaks and the time played.
fn trends(kit: &mut UiBuilder, view: &DuelScreen, width: f32) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let entries = view.archive.map(|archive| archive.entries());
    let shares = win_shares(entries.unwrap_or_default(), ID.name());
    let heading = locale.text("duel-win-rate");
    let percent = |share| percentage(locale, share);
    let mut parts = trend(kit, &heading, &shares, width, percent).to_vec();
    parts.push(streaks(kit, &of_table(view, ID), width));
    parts
}

fn head(locale: &Locale, first: &str) -> Vec<(String, Color)> {
    let keys = [first, "duel-won", "duel-lost", "duel-draws"];
    let names = keys.map(|key| locale.text(key));
    let cells = names.into_iter().chain(["%".to_owned()]);
    cells.map(|name| cell(name, colors::BRASS)).collect()
}

/// Returns the results against each level, strongest first. `all` are the results with all decks;
/// older versions did not record the level.
fn level_rows(table: &DuelView, locale: &Locale, all: [u32; 3]) -> Vec<Vec<(String, Color)>> {
    let mut rows = vec![head(locale, "new-game-level")];
    let mut rest = all;
    for level in Level::ALL.into_iter().rev() {
        let tallies = &table.statistics.levels;
        let Some(tally) = tallies.iter().find(|tally| tally.level == level.name()) else {
            continue;
        };
        for (rest, count) in rest.iter_mut().zip(tally.results) {
            *rest = rest.saturating_sub(count);
        }
        rows.push(row(locale, &locale.text(level.key()), tally.results, false));
    }
    if rest != [0; 3] {
        rows.push(row(locale, &locale.text("duel-level-unknown"), rest, false));
    }
    rows
}

fn row(
    locale: &Locale,
    name: &str,
    [won, lost, drawn]: [u32; 3],
    all: bool,
) -> Vec<(String, Color)> {
    let color = if all { colors::ACCENT } else { colors::CREAM };
    vec![
        cell(
            name,
            if all {
                colors::ACCENT
            } else {
                colors::CREAM_SOFT
            },
        ),
        cell(won.to_string(), color),
        cell(lost.to_string(), color),
        cell(drawn.to_string(), color),
        cell(percent(locale, won, won + lost + drawn), color),
    ]
}

/// Sections of the rules, as parts of their locale keys.
pub(super) const SECTIONS: [&str; 10] = [
    "aim",
    "turn",
    "mana",
    "minions",
    "attack",
    "spells",
    "keywords",
    "deck",
    "beginning",
    "decks",
];

/// Builds the rules, with a link to the tutorial.
pub(super) fn rules(kit: &mut UiBuilder, view: &DuelScreen) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 620.0);
    let mut parts = Vec::new();
    for name in SECTIONS {
        parts.extend(section(kit, &format!("duel-rules-{name}"), frame.width));
        if name == "keywords" {
            parts.push(keywords(kit, view, frame.width));
        }
    }
    let text = kit.column_of_width(8.0, frame.width, parts);
    let guide = ButtonSpec::new("guide", "tutorial", DuelCommand::Guide(GuideCommand::Start));
    frame.page(kit, "duel-rules", text, Some(guide))
}

/// Builds the table of keywords and terms.
fn keywords(kit: &mut UiBuilder, view: &DuelScreen, width: f32) -> Handle<UiNode> {
    let locale = view.locale;
    let own = parlour_rules::duel::Keyword::ALL.map(|keyword| {
        let key = keyword.key();
        (locale.text(key), locale.text(&format!("{key}-text")))
    });
    let others = ["battlecry", "deathrattle", "silence", "freeze", "armour"].map(|name| {
        (
            locale.text(&format!("duel-term-{name}")),
            locale.text(&format!("duel-explain-{name}")),
        )
    });
    let rows = own
        .into_iter()
        .chain(others)
        .map(|(name, text)| vec![cell(name, colors::ACCENT), cell(text, colors::CREAM)])
        .collect();
    let left = (width * 0.34).min(150.0);
    explained(kit, (left, width), rows)
}

/// Controls in the order of the help page.
pub(super) const KEYS: [KeyGroup; 4] = [
    (
        "help-group-cards",
        &[
            ("key-click", "duel-help-click"),
            ("duel-key-drag", "duel-help-drag"),
            ("duel-key-rest", "duel-help-rest"),
            ("key-escape", "duel-help-escape"),
            ("key-arrows", "duel-help-arrows"),
            ("key-return", "duel-help-enter"),
        ],
    ),
    (
        "help-group-game",
        &[
            ("E", "duel-help-end-turn"),
            ("key-space", "duel-help-skip"),
            ("duel-key-pace", "duel-help-pace"),
            ("N", "duel-help-new"),
        ],
    ),
    CAMERA,
    (
        "help-group-general",
        &[
            ("key-tab", "help-tab"),
            ("F1", "help-help"),
            ("F8", "help-report"),
        ],
    ),
];

/// Builds the list of mouse and touch gestures and of keyboard shortcuts.
pub(super) fn help(kit: &mut UiBuilder, view: &DuelScreen) -> Handle<UiNode> {
    let rules = ButtonSpec::new("rules", "rules-short", Action::open(DuelDialog::Rules));
    pages::help(kit, view, &KEYS, rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::ui::layout_check::assert_manual_lists;

    #[test]
    fn the_manual_lists_the_controls_of_the_help() {
        assert_manual_lists(crate::ID, "The Duel", &KEYS);
    }
}
