//! Pages with statistics, rules and keyboard shortcuts.

use crate::{
    panels::{DuelCommand, DuelDialog, DuelScreen, DuelView},
    saves::DeckTally,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};
use parlour_shell::ui::{
    Action, Dialog,
    dialog_layout::{Room, dialog_layout, page_buttons},
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

use HorizontalAlignment::{Left, Right};

fn cell(text: impl Into<String>, color: Color) -> (String, Color) {
    (text.into(), color)
}

/// Returns the percentage of won matches; draws count as matches.
fn percent(won: u32, all: u32) -> String {
    if all == 0 {
        return String::from("–");
    }
    format!("{:.0} %", f64::from(won) * 100.0 / f64::from(all))
}

/// Returns the name of a deck in the statistics, localized if the deck is built in.
fn deck_name(table: &DuelView, tally: &DeckTally) -> String {
    table
        .decks
        .iter()
        .find(|choice| !choice.own && choice.deck.id == tally.deck)
        .map_or_else(|| tally.deck.clone(), |choice| choice.name.clone())
}

/// Builds the statistics: wins, losses and draws with each deck.
pub(super) fn statistics(
    kit: &mut UiBuilder,
    view: &DuelScreen,
    table: &DuelView,
) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(560.0);
    let mut parts = Vec::new();
    let mut tallies: Vec<&DeckTally> = table.books.decks.iter().collect();
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
        let head = |key: &str| cell(locale.text(key), colors::BRASS);
        let mut rows = vec![vec![
            head("duel-deck-short"),
            head("duel-won"),
            head("duel-lost"),
            head("duel-draws"),
            cell("%", colors::BRASS),
        ]];
        let mut sum = [0; 3];
        for tally in played {
            let [won, lost, drawn] = counts(tally);
            sum = [sum[0] + won, sum[1] + lost, sum[2] + drawn];
            rows.push(row(&deck_name(table, tally), [won, lost, drawn], false));
        }
        if rows.len() > 2 {
            rows.push(row(&locale.text("duel-all-decks"), sum, true));
        }
        let heading = locale.text(key);
        parts.push(kit.paragraph_with(&heading, width, sizes::HEADING, colors::CREAM));
        parts.push(kit.table(&columns, rows));
    }
    let middle = kit.column_of_width(10.0, width, parts);
    let buttons = page_buttons(kit, view, width, []);
    let heading = locale.text("statistics");
    dialog_layout(kit, room, width, &heading, middle, buttons, 40.0)
}

fn row(name: &str, [won, lost, drawn]: [u32; 3], all: bool) -> Vec<(String, Color)> {
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
        cell(percent(won, won + lost + drawn), color),
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

/// Builds the rules, with a link to the guided duel.
pub(super) fn rules(kit: &mut UiBuilder, view: &DuelScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(620.0);
    let mut parts = Vec::new();
    for section in SECTIONS {
        let heading = locale.text(&format!("duel-rules-{section}"));
        let text = locale.text(&format!("duel-rules-{section}-text"));
        parts.push(kit.paragraph_with(&heading, width, sizes::HEADING, colors::BRASS));
        parts.push(kit.paragraph(&text, width));
        if section == "keywords" {
            parts.push(keywords(kit, view, width));
        }
    }
    let text = kit.column_of_width(8.0, width, parts);
    let buttons = page_buttons(
        kit,
        view,
        width,
        [ButtonSpec::new(
            "guide",
            "duel-guided",
            Action::run(DuelCommand::Guide(0)),
        )],
    );
    let heading = locale.text("duel-rules");
    dialog_layout(kit, room, width, &heading, text, buttons, 40.0)
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
    kit.table(&[(left, Left), (width - left, Left)], rows)
}

/// Builds the list of mouse and touch gestures and of keyboard shortcuts.
pub(super) fn help(kit: &mut UiBuilder, view: &DuelScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(540.0);
    let text = |key: &str| locale.text(key);
    let key = |key: &str| key.to_owned();
    let mut rows = vec![
        (text("key-click"), text("duel-help-click")),
        (text("duel-key-drag"), text("duel-help-drag")),
        (text("duel-key-rest"), text("duel-help-rest")),
        (text("key-escape"), text("duel-help-escape")),
        (text("key-arrows"), text("duel-help-arrows")),
        (text("key-return"), text("duel-help-enter")),
        (key("E"), text("duel-help-end-turn")),
        (text("key-space"), text("duel-help-skip")),
        (text("duel-key-pace"), text("duel-help-pace")),
        (key("N"), text("duel-help-new")),
        (text("key-right-drag"), text("help-right-drag")),
        (text("key-wheel"), text("help-wheel")),
        (key("T"), text("help-top")),
        (key("R"), text("help-reset")),
        (text("key-tab"), text("help-tab")),
        (key("F1"), text("help-help")),
        (key("F8"), text("help-report")),
    ];
    if !view.is_handheld {
        rows.push((key("F11"), text("help-fullscreen")));
    }
    let rows = rows
        .into_iter()
        .map(|(key, text)| vec![cell(key, colors::ACCENT), cell(text, colors::CREAM)])
        .collect();
    let left = (width * 0.36).min(190.0);
    let table = kit.table(&[(left, Left), (width - left, Left)], rows);
    let rules = Action::Open(Dialog::new(DuelDialog::Rules));
    let buttons = page_buttons(
        kit,
        view,
        width,
        [ButtonSpec::new("rules", "rules-short", rules)],
    );
    let heading = locale.text("help-title");
    dialog_layout(kit, room, width, &heading, table, buttons, 40.0)
}
