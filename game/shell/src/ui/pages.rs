//! Content of the pages that explain a game: rules, and keyboard shortcuts.

use super::{
    View,
    dialog_layout::{DialogFrame, Room},
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};
use crate::{app::gamepad::PadButton, platform::locale::Locale};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};

/// Group of controls: the locale key of its heading, and keys or gestures, each with the locale key
/// of its description. Names with `key-` in them are locale keys, and others are shown as they are.
pub type KeyGroup = (&'static str, &'static [(&'static str, &'static str)]);

/// Group of the help page: the locale key of its heading, and its rows.
pub type HelpGroup = (&'static str, Vec<Vec<(String, Color)>>);

/// Controls of the camera at tables that don't have others.
pub const CAMERA: KeyGroup = (
    "help-group-camera",
    &[
        ("key-right-drag", "help-right-drag"),
        ("key-wheel", "help-wheel"),
        ("T", "help-top"),
        ("R", "help-reset"),
    ],
);

/// Width of a column of the help page, in units.
const COLUMN: f32 = 440.0;
/// Gap between two of them, in units.
const BETWEEN: f32 = 24.0;
/// Greatest width of the keys in a column, in units.
const KEYS: f32 = 190.0;

/// Returns a cell of a [`UiBuilder::table`].
pub fn cell(text: impl Into<String>, color: Color) -> (String, Color) {
    (text.into(), color)
}

/// Returns a share as a percentage, or a dash if `all` is 0.
pub fn percent(locale: &Locale, part: u32, all: u32) -> String {
    match all {
        0 => String::from("–"),
        _ => percentage(locale, part as f32 / all as f32),
    }
}

/// Returns a share from 0 to 1 as a percentage.
pub fn percentage(locale: &Locale, share: f32) -> String {
    let percent = format!("{:.0}", share * 100.0);
    locale.format("percent", &[("percent", percent.into())])
}

/// Builds a section of the rules. `key` is the locale key of its heading, and `key-text` that of
/// its text.
pub fn section(kit: &mut UiBuilder, key: &str, width: f32) -> [Handle<UiNode>; 2] {
    let heading = kit.locale.text(key);
    let text = kit.locale.text(&format!("{key}-text"));
    [
        kit.paragraph_with(&heading, width, sizes::HEADING, colors::BRASS),
        kit.paragraph(&text, width),
    ]
}

/// Rows of the help page about a gamepad, around those of the table's own buttons.
const PAD: [(&str, &str); 3] = [
    ("pad-key-move", "help-pad-move"),
    ("pad-key-a", "help-pad-a"),
    ("pad-key-b", "help-pad-b"),
];
const MORE_PAD: [(&str, &str); 4] = [
    ("pad-key-bumpers", "help-pad-bumpers"),
    ("pad-key-camera", "help-pad-camera"),
    ("pad-key-sticks", "help-pad-sticks"),
    ("pad-key-start", "help-pad-start"),
];

/// Returns the rows of the help page about a gamepad, of which two buttons are the table's own.
fn pad_rows(own: [PadButton; 2]) -> Vec<(&'static str, &'static str)> {
    let [x, y] = own.map(|button| button.help);
    let own = [("pad-key-x", x), ("pad-key-y", y)];
    PAD.into_iter().chain(own).chain(MORE_PAD).collect()
}

/// Returns the groups of the help page with their rows. The group about a gamepad comes first if
/// there is one, and the last group has the key for full screen.
pub fn help_groups(view: &View, groups: &[KeyGroup]) -> Vec<HelpGroup> {
    let row = |(key, help): (&str, &str)| {
        let key = match key.contains("key-") {
            true => view.locale.text(key),
            false => changed_keys(view, key),
        };
        vec![
            cell(key, colors::ACCENT),
            cell(view.locale.text(help), colors::CREAM),
        ]
    };
    let pad = view
        .gamepad
        .map(|own| ("help-group-gamepad", pad_rows(own)));
    let own = groups
        .iter()
        .map(|(heading, keys)| (*heading, keys.to_vec()));
    let mut groups: Vec<_> = pad.into_iter().chain(own).collect();
    if let Some((_, keys)) = groups.last_mut().filter(|_| !view.is_sandboxed) {
        keys.push(("F11", "help-fullscreen"));
    }
    groups
        .into_iter()
        .map(|(heading, keys)| (heading, keys.into_iter().map(row).collect()))
        .collect()
}

/// Builds the help page of a table: its controls in groups, in two columns where the window is wide
/// enough. `rules` opens the rules.
pub fn help(
    kit: &mut UiBuilder,
    view: &View,
    groups: &[KeyGroup],
    rules: ButtonSpec,
) -> Handle<UiNode> {
    let whole = 2.0 * COLUMN + BETWEEN;
    let is_wide = Room::of(view).middle(whole) >= whole;
    let frame = DialogFrame::of(view, if is_wide { whole } else { COLUMN });
    let width = if is_wide { COLUMN } else { frame.width };
    let left = (width * 0.44).min(KEYS);
    let groups: Vec<_> = help_groups(view, groups)
        .into_iter()
        .map(|(heading, rows)| {
            let heading = kit.locale.text(heading);
            let heading = kit.paragraph_with(&heading, width, sizes::BODY, colors::BRASS);
            let table = explained(kit, (left, width), rows);
            kit.column_of_width(2.0, width, vec![heading, table])
        })
        .collect();
    let heights: Vec<_> = groups.iter().map(|group| kit.height_of(*group)).collect();
    let middle = if is_wide {
        let (one, other) = groups.split_at(even_split(&heights));
        let columns = [one, other].map(|column| {
            let column = kit.column_of_width(4.0, width, column.to_vec());
            kit.aligned(column, HorizontalAlignment::Left, VerticalAlignment::Top)
        });
        kit.row(BETWEEN, columns.to_vec())
    } else {
        kit.column_of_width(4.0, width, groups)
    };
    frame.page(kit, "help-title", middle, Some(rules))
}

/// Returns how many parts of these heights are in the first of two columns, so that the higher
/// column is as low as possible.
fn even_split(heights: &[f32]) -> usize {
    let higher = |at: usize| {
        let (one, other) = heights.split_at(at);
        one.iter().sum::<f32>().max(other.iter().sum())
    };
    let splits = 0..=heights.len();
    splits
        .min_by(|one, other| higher(*one).total_cmp(&higher(*other)))
        .unwrap_or_default()
}

/// Returns a list of keys with those that the player has changed.
fn changed_keys(view: &View, keys: &str) -> String {
    let keys = keys.split(", ").map(|key| match key.as_bytes() {
        [usual] => view.key_of(view.table, char::from(*usual)),
        _ => key.to_owned(),
    });
    keys.collect::<Vec<_>>().join(", ")
}

/// Builds a table of terms and their explanations, `width` units wide, of which the terms take
/// `left`.
pub fn explained(
    kit: &mut UiBuilder,
    (left, width): (f32, f32),
    rows: Vec<Vec<(String, Color)>>,
) -> Handle<UiNode> {
    let columns = [left, width - left].map(|width| (width, HorizontalAlignment::Left));
    kit.table(&columns, rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::layout_check::{locales, project};
    use std::fs;

    #[test]
    fn two_columns_are_about_equally_high() {
        assert_eq!(even_split(&[]), 0);
        assert_eq!(even_split(&[3.0, 1.0, 1.0]), 1);
        assert_eq!(even_split(&[2.0, 2.0, 1.0, 4.0, 1.0]), 3);
    }

    #[test]
    fn the_manual_lists_the_controls_of_a_gamepad() {
        let english = &locales()[0];
        let manual = fs::read_to_string(project().join("docs/manual/controls.md")).unwrap();
        for (key, help) in PAD.iter().chain(&MORE_PAD) {
            let row = format!("| {} | {} |", english.text(key), english.text(help));
            assert!(manual.contains(&row), "{row}");
        }
    }
}
