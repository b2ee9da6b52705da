//! Page with the finished games of all tables.

use super::{
    Action, GamesCommand, View,
    dialog_layout::Room,
    kit::{ButtonSpec, UiBuilder, colors, shortened, sizes},
    list::{FOOT, GAP, foot, lines_in, list_box, list_row},
};
use crate::{
    archive::{Archive, Ending, Opponent, files::Entry, list::Results},
    platform::locale::Locale,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row},
};

/// Height of a game in the list, in units.
const LINE: f32 = 52.0;
/// Size of a game's picture, in units.
const PICTURE: f32 = 44.0;
/// Greatest number of games on a page.
const MOST: usize = 8;
/// Greatest length of an opponent's name on its filter, in characters.
const LONGEST_NAME: usize = 22;
/// Width, in units, below which a game has no room for its result beside its opponent.
const NARROW: f32 = 420.0;
/// Width, in units, from which the list has a button for statistics.
const WIDE: f32 = 440.0;

/// Builds the page.
pub fn build(kit: &mut UiBuilder, view: &View) -> Handle<UiNode> {
    let Some(archive) = view.archive else {
        return kit.column(0.0, Vec::new());
    };
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(680.0);
    let mut parts = Vec::new();
    let mut left = room.height - FOOT;
    if room.height >= 380.0 {
        let title = locale.text("archive-title");
        parts.push(kit.centred_fitted(&title, sizes::TITLE, colors::CREAM, width));
        left -= 46.0;
    }
    let picture = Some("icon_search");
    parts.push(kit.typed_line(&archive.search, "archive-search", picture, width));
    left -= 48.0;
    // Above an on-screen keyboard there is only room for the search.
    if !view.keyboard && room.height >= 230.0 {
        let filters = filters(archive, locale);
        parts.push(kit.word_tiles(width, filters));
        left -= 48.0;
    }
    if !room.is_short() {
        parts.push(kit.fitted(
            &state(archive, locale),
            sizes::SMALL,
            colors::CREAM_SOFT,
            width,
        ));
        left -= 28.0;
    }
    let lines = lines_in(left, LINE, MOST);
    let pages = archive.count().div_ceil(lines).max(1);
    let page = archive.page.min(pages - 1);
    let games = archive.shown().skip(page * lines).take(lines).enumerate();
    let mut rows: Vec<_> = games
        .map(|(place, entry)| line(kit, view, entry, place + 1, width))
        .collect();
    if rows.is_empty() && !archive.is_loading() {
        let key = match archive.entries().is_empty() {
            true => "archive-none",
            false => "files-none",
        };
        rows.push(kit.small_paragraph(&locale.text(key), width));
    }
    let list = kit.column(GAP, rows);
    parts.push(list_box(kit, list, (lines, LINE), width));
    let restore = GamesCommand::Restore;
    let restore = ButtonSpec::icon("restore", "icon_undo", "archive-restore", restore);
    let restore = archive.can_restore().then_some(restore);
    let statistics = statistics(view, archive)
        .filter(|_| width >= WIDE)
        .map(|action| ButtonSpec::icon("statistics", "icon_statistics", "statistics", action));
    let close = ButtonSpec::close().picture("icon_close");
    let buttons = restore.into_iter().chain(statistics).chain([close]);
    let buttons = buttons.collect();
    let to = |page| Action::from(GamesCommand::Page(page));
    parts.push(foot(kit, room, (page, pages), to, buttons));
    kit.column_of_width(8.0, width, parts)
}

/// Returns the action that opens the statistics of the table whose games are shown, or else of the
/// table that is loaded.
fn statistics(view: &View, archive: &Archive) -> Option<Action> {
    let table = archive.filter().table.as_deref();
    let table = table.unwrap_or(view.table.name());
    let mut tables = view.tables.iter();
    tables
        .find(|panels| panels.id().name() == table)?
        .statistics()
}

/// Returns the buttons that step through tables, results and opponents.
fn filters(archive: &Archive, locale: &Locale) -> Vec<ButtonSpec> {
    let filter = archive.filter();
    let button = |name, picture, label: Option<String>, command: GamesCommand| {
        let is_set = label.is_some();
        let all = || locale.text(&format!("archive-all-{name}"));
        let label = label.unwrap_or_else(all);
        let button = ButtonSpec::icon(name, picture, "", command);
        let label = shortened(&label, LONGEST_NAME).into_owned();
        button.label(label).chosen_if(is_set)
    };
    let table = filter.table.as_ref();
    let table = table.map(|table| locale.text(&format!("menu-{table}")));
    let results = match filter.results {
        Results::All => None,
        Results::Only(ending) => Some(locale.text(ending.key())),
    };
    let opponent = filter.opponent.as_ref();
    let opponent = opponent.map(|opponent| opponent.name(locale));
    vec![
        button("tables", "icon_cards", table, GamesCommand::Table),
        button("results", "icon_trophy", results, GamesCommand::Results),
        button("opponents", "icon_person", opponent, GamesCommand::Opponent),
    ]
}

/// Returns the number of games and matches, and whether games are still being read.
fn state(archive: &Archive, locale: &Locale) -> String {
    let count = |key: &str, count: usize| {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        locale.format(key, &[("count", count.into())])
    };
    let all = archive.entries().len();
    let mut words = vec![count("archive-count", all)];
    if archive.count() < all {
        words.push(count("games-found", archive.count()));
    }
    if archive.is_loading() {
        words.push(locale.text("loading"));
    }
    words.join(" · ")
}

/// Builds a game, and its buttons. `place` is its number on the page, for the trace.
fn line(
    kit: &mut UiBuilder,
    view: &View,
    entry: &Entry,
    place: usize,
    width: f32,
) -> Handle<UiNode> {
    let (heading, locale) = (&entry.heading, view.locale);
    let icons = [
        (
            "export",
            "icon_share",
            GamesCommand::Export(entry.file.clone()),
        ),
        (
            "delete",
            "icon_trash",
            GamesCommand::Delete(entry.file.clone()),
        ),
    ];
    let icons = icons.map(|(name, picture, command)| {
        let key = format!("archive-{name}");
        ButtonSpec::icon(format!("{name}-{place}"), picture, key, command)
    });
    let icons = kit.icons(icons);
    let icons = kit.row(4.0, icons);
    kit.margin(icons, [4.0, 0.0, 0.0, 0.0]);
    kit.aligned(icons, HorizontalAlignment::Right, VerticalAlignment::Center);
    let narrow = width < NARROW;
    let panels = view.tables.iter();
    let panels = panels
        .map(|table| &**table)
        .find(|table| table.id().name() == heading.table);
    let picture = panels.filter(|_| width >= 280.0);
    let picture = picture.and_then(|panels| panels.game_picture(kit, heading, PICTURE));
    // The buttons, the padding of the row, the picture and the result take the rest.
    let mut room = width - 92.0 - 26.0;
    room -= picture.map_or(0.0, |_| PICTURE + 10.0);
    room -= if narrow { 0.0 } else { 100.0 };
    let result = locale.text(heading.ending.key());
    let title = match &heading.opponent {
        Opponent::Alone => locale.text(&format!("menu-{}", heading.table)),
        opponent => opponent.name(locale),
    };
    let mut below = heading.small_print(locale);
    if narrow {
        below = [&*result, &*heading.score, &*below].join(" · ");
    }
    let title = kit.fitted(&title, sizes::BODY, colors::CREAM, room);
    let below = kit.fitted(&below, sizes::SMALL, colors::CREAM_SOFT, room);
    let words = kit.left_column(0.0, vec![title, below]);
    let left = picture.into_iter().chain([words]).collect();
    let left = kit.row(10.0, left);
    let right = match narrow {
        true => kit.space(1.0),
        false => {
            let mut lines = vec![kit.fitted(&result, sizes::BODY, color(heading.ending), 96.0)];
            if !heading.score.is_empty() {
                lines.push(kit.text(&heading.score, sizes::SMALL, colors::CREAM_SOFT));
            }
            for &line in &lines {
                kit.ctx[line].set_horizontal_alignment(HorizontalAlignment::Right);
            }
            let right = kit.column(0.0, lines);
            kit.aligned(right, HorizontalAlignment::Right, VerticalAlignment::Center)
        }
    };
    let name = format!("game-{place}");
    let game = match panels {
        Some(panels) => {
            let open = GamesCommand::Open(panels.id(), entry.file.clone());
            ButtonSpec::bare(name, open)
        }
        // A table that this program doesn't have.
        None => ButtonSpec::bare(name, Action::Close).enabled_if(false),
    };
    let game = list_row(kit, game.least(LINE), left, right);
    kit.spread(0, Row::auto(), vec![game, icons])
}

/// Returns the color of a result.
fn color(ending: Ending) -> Color {
    match ending {
        Ending::Won => colors::ACCENT,
        Ending::Lost | Ending::Unfinished => colors::CREAM_SOFT,
        Ending::Drawn | Ending::Decided => colors::BRASS,
    }
}
