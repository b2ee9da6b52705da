//! Content of the pages that explain a game: rules, and keyboard shortcuts.

use super::{
    View,
    kit::{UiBuilder, colors, sizes},
};
use crate::{app::gamepad::PadButton, platform::locale::Locale};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};

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

/// Returns the rows of the help page from keys or gestures, each with the locale key of its
/// description. Names with `key-` in them are locale keys, and others are shown as they are. The rows
/// about a gamepad come first if there is one.
pub fn help_rows(view: &View, keys: &[(&str, &str)]) -> Vec<Vec<(String, Color)>> {
    let fullscreen = Some(&("F11", "help-fullscreen")).filter(|_| !view.is_sandboxed);
    let row = |(key, help): &(&str, &str)| {
        let key = match key.contains("key-") {
            true => view.locale.text(key),
            false => changed_keys(view, key),
        };
        vec![
            cell(key, colors::ACCENT),
            cell(view.locale.text(help), colors::CREAM),
        ]
    };
    let pad = view.gamepad.map(pad_rows).unwrap_or_default();
    pad.iter().chain(keys).chain(fullscreen).map(row).collect()
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
    fn the_manual_lists_the_controls_of_a_gamepad() {
        let english = &locales()[0];
        let manual = fs::read_to_string(project().join("docs/manual/controls.md")).unwrap();
        for (key, help) in PAD.iter().chain(&MORE_PAD) {
            let row = format!("| {} | {} |", english.text(key), english.text(help));
            assert!(manual.contains(&row), "{row}");
        }
    }
}
