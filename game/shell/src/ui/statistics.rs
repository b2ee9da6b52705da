//! Parts of the statistics pages of all tables, counted from the list of finished games.

use super::{
    View,
    kit::{UiBuilder, colors, sizes},
    pages::{cell, percent},
};
use crate::{
    app::options::TableId,
    archive::statistics::{Statistics, Tally},
    platform::locale::Locale,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};

use HorizontalAlignment::{Left, Right};

/// Returns the statistics of a table.
pub fn of_table(view: &View, table: TableId) -> Statistics {
    let entries = view.archive.map(|archive| archive.entries());
    Statistics::of(entries.unwrap_or_default(), table.name())
}

/// Returns a time in hours and minutes.
fn time(locale: &Locale, seconds: u64) -> String {
    let minutes = i64::try_from(seconds / 60).unwrap_or(i64::MAX);
    let values = [
        ("hours", (minutes / 60).into()),
        ("minutes", (minutes % 60).into()),
    ];
    match minutes {
        0..60 => locale.format("statistics-minutes", &values),
        _ => locale.format("statistics-hours", &values),
    }
}

/// Builds the trend of a value under its heading. With less than two values it is a sentence.
pub fn trend(
    kit: &mut UiBuilder,
    heading: &str,
    values: &[f32],
    width: f32,
    number: impl Fn(f32) -> String,
) -> [Handle<UiNode>; 2] {
    let heading = kit.paragraph_with(heading, width, sizes::HEADING, colors::CREAM);
    let plot = match values.len() {
        0 | 1 => kit.small_paragraph(&kit.locale.text("statistics-no-trend"), width),
        _ => kit.plot(values, width, number),
    };
    [heading, plot]
}

/// Builds the streaks and the time played.
pub fn streaks(kit: &mut UiBuilder, counted: &Statistics, width: f32) -> Handle<UiNode> {
    let locale = kit.locale;
    let (streak, longest) = counted.streak;
    let rows = [
        ("statistics-streak", streak.to_string()),
        ("statistics-longest", longest.to_string()),
        ("statistics-time", time(locale, counted.seconds)),
    ];
    let rows = rows.map(|(key, value)| {
        vec![
            cell(locale.text(key), colors::CREAM_SOFT),
            cell(value, colors::CREAM),
        ]
    });
    kit.table(&[(width * 0.6, Left), (width * 0.4, Right)], rows.to_vec())
}

/// Builds the results against each opponent.
pub fn opponents(kit: &mut UiBuilder, counted: &Statistics, width: f32) -> Handle<UiNode> {
    let locale = kit.locale;
    let head = [
        "new-game-level",
        "duel-won",
        "duel-lost",
        "statistics-drawn",
    ];
    let head = head.map(|key| locale.text(key)).into_iter();
    let head = head.chain(["%".to_owned()]);
    let mut rows = vec![head.map(|name| cell(name, colors::BRASS)).collect()];
    for (opponent, tally) in &counted.opponents {
        rows.push(row(locale, opponent.name(locale), *tally, colors::CREAM));
    }
    if counted.opponents.len() > 1 {
        let all = locale.text("statistics-all");
        rows.push(row(locale, all, counted.all, colors::ACCENT));
    }
    let columns = [0.34, 0.14, 0.22, 0.16, 0.14].map(|share| (width * share, Right));
    let columns: Vec<_> = [(columns[0].0, Left)]
        .into_iter()
        .chain(columns.into_iter().skip(1))
        .collect();
    kit.table(&columns, rows)
}

fn row(locale: &Locale, name: String, tally: Tally, color: Color) -> Vec<(String, Color)> {
    let Tally { won, lost, drawn } = tally;
    let numbers = [won, lost, drawn].map(|count| cell(count.to_string(), color));
    let share = cell(percent(locale, won, tally.all()), color);
    let name = [cell(name, color)].into_iter();
    name.chain(numbers).chain([share]).collect()
}
