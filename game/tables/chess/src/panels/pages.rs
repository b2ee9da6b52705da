//! Pages with the chess rules and the keyboard shortcuts.

use crate::{
    ID,
    panels::{ChessDialog, ChessScreen},
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::glicko::Rating;
use parlour_shell::{
    archive::statistics,
    platform::locale::Locale,
    ui::{
        Action, GamesCommand,
        dialog_layout::DialogFrame,
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        pages::{self, KeyGroup},
        statistics::{of_table, opponents, streaks, trend},
    },
};

/// Sections of the rules, as locale keys of their headings.
const SECTIONS: [&str; 5] = [
    "rules-aim",
    "rules-pieces",
    "rules-special",
    "rules-draws",
    "rules-sets",
];

/// Builds the short rules of chess, with a link to the tutorial.
pub fn rules(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let width = (view.free().0 - 96.0).clamp(160.0, 620.0);
    let height = (view.free().1 - 190.0).clamp(80.0, 460.0);
    let mut parts = Vec::new();
    for key in SECTIONS {
        let heading = view.locale.text(key);
        let text = view.locale.text(&format!("{key}-text"));
        parts.push(kit.text(&heading, sizes::HEADING, colors::BRASS));
        parts.push(kit.paragraph(&text, width));
    }
    let text = kit.column(8.0, parts);
    let steps = Action::open(ChessDialog::Tutorial);
    let lessons = ButtonSpec::new("tutorial", "tutorial", steps);
    page(
        kit,
        "rules-title",
        text,
        [width, width + 16.0, height],
        lessons,
    )
}

/// Returns the player's rating with its deviation.
fn rating_text(locale: &Locale, rating: Rating) -> String {
    let values = [
        ("rating", format!("{:.0}", rating.rating).into()),
        ("deviation", format!("{:.0}", rating.deviation).into()),
    ];
    locale.format("chess-rating", &values)
}

/// Returns the line about the change of the player's rating by the last game, if it counts.
pub(super) fn rating_change(view: &ChessScreen) -> Option<String> {
    let (rating, change) = statistics::last_change(view.archive?.entries(), ID.name())?;
    if rating.is_provisional() {
        // Its leaps would say more about the formula than about the game.
        let values = [("rating", format!("{:.0}", rating.rating).into())];
        return Some(view.locale.format("chess-rating-provisional", &values));
    }
    let rating = rating_text(view.locale, rating);
    let change = format!("{change:+.0}").replace('-', "−");
    let values = [("rating", rating.into()), ("change", change.into())];
    Some(view.locale.format("chess-rating-change", &values))
}

/// Builds the statistics: the player's rating and its trend, streaks, and results against each
/// opponent.
pub(super) fn statistics(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::of(view, 560.0);
    let width = frame.width;
    let entries = view.archive.map(|archive| archive.entries());
    let ratings = statistics::ratings(entries.unwrap_or_default(), ID.name());
    let rating = ratings.last().copied().unwrap_or_default();
    let values = [("rating", rating_text(locale, rating).into())];
    let heading = match ratings.is_empty() {
        true => locale.text("chess-rating-none"),
        false => locale.format("chess-rating-now", &values),
    };
    let points: Vec<f32> = ratings.iter().map(|rating| rating.rating as f32).collect();
    let trend = trend(kit, &heading, &points, width, |value| format!("{value:.0}"));
    let mut parts = trend.to_vec();
    let about = locale.text("chess-rating-text");
    parts.push(kit.small_paragraph(&about, width));
    let counted = of_table(view, ID);
    parts.push(streaks(kit, &counted, width));
    if !counted.opponents.is_empty() {
        parts.push(opponents(kit, &counted, width));
    }
    let middle = kit.column_of_width(10.0, width, parts);
    let games = GamesCommand::Show(Some(ID));
    let games = ButtonSpec::new("games", "menu-games", games);
    frame.page(kit, "statistics", middle, Some(games))
}

/// Builds a page of this height, in units, with Close behind the other button. The buttons have the
/// first width, and the page the second.
fn page(
    kit: &mut UiBuilder,
    title: &str,
    content: Handle<UiNode>,
    [width, whole, height]: [f32; 3],
    button: ButtonSpec,
) -> Handle<UiNode> {
    let title = kit.locale.text(title);
    let title = kit.centred(&title, sizes::TITLE, colors::CREAM);
    let scrolled = kit.scrolled(content, height);
    let limit = kit.px(height);
    kit.ctx[scrolled].set_height(limit);
    let buttons = kit.dialog_buttons(width, [button, ButtonSpec::close().primary()]);
    kit.column_of_width(12.0, whole, vec![title, scrolled.to_base(), buttons])
}

/// Controls in the order of the help page.
pub(super) const KEYS: [KeyGroup; 6] = [
    (
        "help-group-moves",
        &[
            ("key-mouse", "help-mouse"),
            ("key-arrows", "help-arrows"),
            ("key-enter", "help-enter"),
            ("key-escape", "help-escape"),
            ("key-undo", "help-undo"),
            ("key-redo", "help-redo"),
            ("K", "help-type"),
        ],
    ),
    (
        "help-group-game",
        &[
            ("N", "help-new-game"),
            ("D", "help-draw"),
            ("key-pause", "help-pause"),
            ("B", "help-editor"),
            ("key-files", "help-files"),
            ("key-fen", "help-fen"),
            ("P", "help-pgn"),
        ],
    ),
    (
        "help-group-hints",
        &[
            ("I", "help-hint"),
            ("X", "help-threats"),
            ("E", "help-evaluation-bar"),
            ("L", "help-best-line"),
        ],
    ),
    (
        "help-group-review",
        &[
            ("key-review", "help-review"),
            ("key-mistakes", "help-mistakes"),
            ("M", "help-mistake-list"),
            ("A", "help-retry"),
            ("key-main-line", "help-main-line"),
            ("key-variations", "help-variations"),
            ("C", "help-comment"),
            ("V", "help-another"),
            ("key-remove", "help-remove-variation"),
            ("G", "help-play-on"),
        ],
    ),
    (
        "help-group-camera",
        &[
            ("key-right-drag", "help-right-drag"),
            ("key-wheel", "help-wheel"),
            ("T", "help-top"),
            ("F", "help-flip"),
            ("R", "help-reset"),
        ],
    ),
    (
        "help-group-general",
        &[
            ("key-tab", "help-tab"),
            ("F1, H", "help-help"),
            ("F8", "help-report"),
        ],
    ),
];

/// Builds the list of keyboard shortcuts and of mouse and touch gestures.
pub fn help(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let rules = ButtonSpec::new("rules", "rules-title", Action::open(ChessDialog::Rules));
    pages::help(kit, view, &KEYS, rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::ui::layout_check::assert_manual_lists;

    #[test]
    fn the_manual_lists_the_controls_of_the_help() {
        assert_manual_lists(crate::ID, "Chess", &KEYS);
    }
}
