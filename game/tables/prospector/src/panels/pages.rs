//! Pages with records, rules and keyboard shortcuts.

use super::{date, number};
use crate::{
    ID,
    panels::{ProspectorCommand, ProspectorDialog, ProspectorScreen, RecordsPage},
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::prospector::{HighScore, Records, RoundKind, Rules, Tally};
use parlour_shell::{
    archive::statistics::scores,
    table::tutorial::GuideCommand,
    ui::{
        Action, GamesCommand,
        dialog_layout::{DialogFrame, Room},
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        pages::{self, CAMERA, KeyGroup, cell, percent, section},
        statistics::{of_table, streaks, trend},
    },
};

use HorizontalAlignment::{Left, Right};

/// Greatest number of daily deals in the list, latest first.
const DAYS: usize = 100;

/// Builds the records: high scores, daily deals or statistics.
pub fn records(kit: &mut UiBuilder, view: &ProspectorScreen, page: RecordsPage) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(560.0);
    // In a low window the tabs share a row with the close button.
    let narrow = room.width < if room.is_short() { 960.0 } else { 480.0 };
    let tabs = [
        (RecordsPage::HighScores, "high-scores", "icon_trophy"),
        (RecordsPage::Daily, "daily", "icon_calendar"),
        (RecordsPage::Statistics, "statistics", "icon_statistics"),
    ]
    .map(|(to, name, picture)| {
        let key = match to {
            RecordsPage::Daily => "daily-deals",
            _ => name,
        };
        let action = Action::open(ProspectorDialog::Records(to));
        let tab = ButtonSpec::icon(name, picture, key, action).chosen_if(to == page);
        if !narrow {
            return kit.button(tab);
        }
        let tab = tab.tooltip(locale.text(key));
        let shown = kit.pictures.get(picture).is_some();
        kit.button(if shown { tab.label("") } else { tab })
    });
    let tabs = kit.tiles(3, 6.0, tabs.to_vec());
    let body = match (&view.prospector, page) {
        (None, _) => kit.column(0.0, Vec::new()),
        (Some(table), RecordsPage::HighScores) => high_scores(kit, view, table.records, width),
        (Some(table), RecordsPage::Daily) => daily(kit, view, table.records, width),
        (Some(table), RecordsPage::Statistics) => statistics(kit, view, table.records, width),
    };
    let games = GamesCommand::Show(Some(ID));
    let games = ButtonSpec::icon("games", "icon_archive", "menu-games", games);
    let close = ButtonSpec::close().picture("icon_close").primary();
    let share = if room.is_short() { 0.5 } else { 1.0 };
    let close = kit.word_tiles(width * share - 6.0, [games, close]);
    // All pages have the same height, so that the tabs don't move.
    let (parts, height) = if room.is_short() {
        let scrolled = kit.scrolled(body, 4000.0).to_base();
        let line = kit.tiles(2, 6.0, vec![tabs, close]);
        (vec![line, scrolled], room.height - 40.0 - 12.0)
    } else {
        let scrolled = kit.scrolled(body, 4000.0).to_base();
        let heading = kit.centred(&locale.text("books"), sizes::TITLE, colors::CREAM);
        let others = 34.0 + 40.0 + 40.0 + 3.0 * 12.0;
        let height = (room.height - others).min(360.0);
        (vec![heading, tabs, scrolled, close], height)
    };
    let height = kit.px(height.max(40.0));
    let at = if room.is_short() { 1 } else { 2 };
    kit.ctx[parts[at]].set_height(height);
    kit.column_of_width(12.0, width + 16.0, parts)
}

/// Returns the header cells of a table; an empty key gives an empty cell.
fn heads(view: &ProspectorScreen, keys: &[&str]) -> Vec<(String, Color)> {
    keys.iter()
        .map(|key| match *key {
            "" => cell("", colors::BRASS),
            key => cell(view.locale.text(key), colors::BRASS),
        })
        .collect()
}

fn high_scores(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    records: &Records,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let beside = width >= 520.0;
    let column = if beside { (width - 24.0) * 0.5 } else { width };
    let mut tables = Vec::new();
    for rules in Rules::ALL {
        let key = if rules.wrap {
            "high-scores-wrap"
        } else {
            "high-scores-no-wrap"
        };
        let heading = kit.paragraph_with(&locale.text(key), column, sizes::BODY, colors::CREAM);
        let table = records.high_scores.table(rules);
        let body = if table.is_empty() {
            kit.small_paragraph(&locale.text("no-series-yet"), column)
        } else {
            let columns = [
                (28.0, Right),
                (column * 0.32, Right),
                (column * 0.22, Right),
                (column * 0.46 - 28.0, Right),
            ];
            let mut rows = vec![heads(view, &["", "score", "won-rounds", "day"])];
            rows.extend(
                (1..)
                    .zip(table)
                    .map(|(place, score)| place_row(view, place, score)),
            );
            kit.table(&columns, rows)
        };
        tables.push(kit.column_of_width(8.0, column, vec![heading, body]));
    }
    if beside {
        kit.row(24.0, tables)
    } else {
        kit.column(16.0, tables)
    }
}

fn place_row(view: &ProspectorScreen, place: usize, entry: &HighScore) -> Vec<(String, Color)> {
    let locale = view.locale;
    let color = if place == 1 {
        colors::ACCENT
    } else {
        colors::CREAM
    };
    let day = entry.date.map_or_else(String::new, |day| date(locale, day));
    vec![
        cell(place.to_string(), colors::CREAM_SOFT),
        cell(number(locale, entry.score), color),
        cell(entry.rounds_won.to_string(), colors::CREAM),
        cell(day, colors::CREAM_SOFT),
    ]
}

fn daily(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    records: &Records,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let entries = records.daily.entries();
    let note = kit.small_paragraph(&locale.text("daily-note"), width);
    if entries.is_empty() {
        let none = kit.small_paragraph(&locale.text("no-daily-yet"), width);
        return kit.column_of_width(10.0, width, vec![note, none]);
    }
    let best = records.daily.best();
    let mut rows = vec![heads(view, &["day", "score", "result", "place"])];
    for entry in entries.iter().rev().take(DAYS) {
        let place = best.iter().position(|other| other.date == entry.date);
        let color = if place == Some(0) {
            colors::ACCENT
        } else {
            colors::CREAM
        };
        let place = match place {
            Some(place) => (place + 1).to_string(),
            None => locale.text("with-help"),
        };
        let result = locale.text(if entry.won { "won" } else { "lost" });
        rows.push(vec![
            cell(date(locale, entry.date), colors::CREAM_SOFT),
            cell(number(locale, entry.score), color),
            cell(result, colors::CREAM),
            cell(place, colors::CREAM_SOFT),
        ]);
    }
    let columns = [
        (width * 0.34, Left),
        (width * 0.2, Right),
        (width * 0.24, Right),
        (width * 0.22, Right),
    ];
    let table = kit.table(&columns, rows);
    kit.column_of_width(10.0, width, vec![note, table])
}

/// Returns the statistics of a kind of rounds, as locale keys and values.
fn counted(view: &ProspectorScreen, tally: &Tally) -> [(&'static str, String); 9] {
    let locale = view.locale;
    let count = |count: u32| number(locale, count.into());
    [
        ("played", count(tally.played)),
        ("won-count", count(tally.won)),
        ("won-percent", percent(locale, tally.won, tally.played)),
        ("best-run", number(locale, tally.best_run)),
        ("best-round", number(locale, tally.best_round)),
        ("streak", count(tally.streak)),
        ("longest-streak", count(tally.longest_streak)),
        ("aided", count(tally.aided)),
        ("aided-won", count(tally.aided_won)),
    ]
}

fn statistics(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    records: &Records,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let kinds = RoundKind::ALL.map(|kind| {
        let name = locale.text(&format!("kind-{}", kind.name()));
        (name, counted(view, records.statistics.of(kind)))
    });
    let (played, won) = records.statistics.all();
    let all = locale.format(
        "all-rounds",
        &[
            ("count", i64::from(played).into()),
            ("played", number(locale, played.into()).into()),
            ("won", number(locale, won.into()).into()),
            ("percent", percent(locale, won, played).into()),
        ],
    );
    let all = kit.paragraph_with(&all, width, sizes::BODY, colors::CREAM);
    let entries = view.archive.map(|archive| archive.entries());
    let points = scores(entries.unwrap_or_default(), ID.name());
    let heading = locale.text("score-trend");
    let trend = trend(kit, &heading, &points, width, |points| {
        number(locale, points as u64)
    });
    let mut parts = vec![all];
    parts.extend(trend);
    parts.push(streaks(kit, &of_table(view, ID), width));
    // As many kinds side by side as fit.
    let beside = if width >= 500.0 {
        4
    } else if width >= 300.0 {
        2
    } else {
        1
    };
    let share = if beside == 4 { 0.32 } else { 0.44 };
    let mut columns = vec![(width * share, Left)];
    columns.extend(vec![(width * (1.0 - share) / beside as f32, Right); beside]);
    for kinds in kinds.chunks(beside) {
        let mut head = vec![cell("", colors::BRASS)];
        head.extend(kinds.iter().map(|(name, _)| cell(name, colors::BRASS)));
        let mut rows = vec![head];
        for (line, (key, _)) in kinds[0].1.iter().enumerate() {
            let mut row = vec![cell(locale.text(key), colors::CREAM_SOFT)];
            row.extend(
                kinds
                    .iter()
                    .map(|(_, lines)| cell(&lines[line].1, colors::CREAM)),
            );
            rows.push(row);
        }
        parts.push(kit.table(&columns, rows));
    }
    kit.column_of_width(10.0, width, parts)
}

/// Sections of the rules, as locale keys of their headings.
const SECTIONS: [&str; 8] = [
    "dig-aim",
    "dig-take",
    "dig-draw",
    "dig-score",
    "dig-gold",
    "dig-series",
    "dig-deals",
    "dig-help",
];

/// Builds the rules in short, with a link to the tutorial.
pub fn rules(kit: &mut UiBuilder, view: &ProspectorScreen) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 620.0);
    let sections = SECTIONS.map(|key| section(kit, key, frame.width));
    let text = kit.column_of_width(8.0, frame.width, sections.concat());
    let guide = ButtonSpec::new(
        "guide",
        "tutorial",
        ProspectorCommand::Guide(GuideCommand::Start),
    );
    frame.page(kit, "dig-title", text, Some(guide))
}

/// Controls in the order of the help page.
pub(super) const KEYS: [KeyGroup; 5] = [
    (
        "help-group-cards",
        &[
            ("key-click", "dig-help-mouse"),
            ("key-arrows", "dig-help-arrows"),
            ("key-return", "dig-help-enter"),
            ("key-space", "dig-help-space"),
            ("key-undo", "help-undo"),
            ("key-redo", "help-redo"),
        ],
    ),
    (
        "help-group-hints",
        &[
            ("H", "dig-help-hint"),
            ("B", "dig-help-best"),
            ("W", "dig-help-can-win"),
        ],
    ),
    (
        "help-group-game",
        &[
            ("N", "dig-help-new"),
            ("key-fen", "dig-help-copy"),
            ("Escape", "dig-help-escape"),
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

/// Builds the list of keyboard shortcuts and of mouse and touch gestures.
pub fn help(kit: &mut UiBuilder, view: &ProspectorScreen) -> Handle<UiNode> {
    let rules = Action::open(ProspectorDialog::Rules);
    let rules = ButtonSpec::new("rules", "rules-short", rules);
    pages::help(kit, view, &KEYS, rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::ui::layout_check::assert_manual_lists;

    #[test]
    fn the_manual_lists_the_controls_of_the_help() {
        assert_manual_lists(crate::ID, "Prospector", &KEYS);
    }
}
