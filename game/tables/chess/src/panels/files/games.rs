//! List of the games in a PGN file.

use super::model::{FileCommand, GameBrowser};
use crate::{
    model::pgn_index::{PgnIndex, Progress, Row as Game},
    panels::{ChessScreen, words},
    sentences as chess_sentences,
};
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_shell::ui::{
    Action,
    dialog_layout::Room,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
    list::{GAP, foot, lines_in, list_box, list_row},
};

/// Height of a game in the list, in units.
const LINE: f32 = 52.0;
/// Width of the state beside the search in a low window, in units.
const BESIDE: f32 = 150.0;
/// Text color of errors.
const WRONG: Color = Color::from_rgba(0xff, 0x9a, 0x90, 255);

/// Builds the list, or an empty column if no file is open.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    browser: &GameBrowser,
) -> Handle<UiNode> {
    let Some(index) = &browser.index else {
        return kit.column(0.0, Vec::new());
    };
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(620.0);
    let mut parts = Vec::new();
    let mut left = room.height;
    if room.height >= 380.0 {
        let name = match index.path().file_name() {
            Some(name) => name.to_string_lossy().into_owned(),
            None => locale.text("games-pasted"),
        };
        parts.push(kit.centred_fitted(&name, sizes::TITLE, colors::CREAM, width));
        left -= 46.0;
    }
    // In a low window, the state takes no line from the games.
    let beside = if room.is_short() { BESIDE } else { 0.0 };
    let picture = Some("icon_search");
    let search = kit.typed_line(&browser.search, "games-search", picture, width - beside);
    let state = state(view, index);
    if room.is_short() {
        let state = kit.fitted(&state, sizes::SMALL, colors::CREAM_SOFT, beside - 12.0);
        kit.aligned(state, HorizontalAlignment::Left, VerticalAlignment::Center);
        parts.push(kit.row(12.0, vec![search, state]));
    } else {
        parts.push(search);
        parts.push(kit.fitted(&state, sizes::SMALL, colors::CREAM_SOFT, width));
        left -= 28.0;
    }
    left -= 48.0 + 48.0 + 6.0;
    let lines = lines_in(left, LINE, 8);
    let shown = index.shown();
    let pages = shown.len().div_ceil(lines).max(1);
    let page = browser.page.min(pages - 1);
    let rows = shown.iter().skip(page * lines).take(lines);
    let rows = rows
        .enumerate()
        .filter_map(|(place, &number)| {
            let game = index.rows().get(number)?;
            Some(line(kit, view, game, number, place + 1, width))
        })
        .collect();
    let list = kit.column(GAP, rows);
    parts.push(list_box(kit, list, (lines, LINE), width));
    let other = Action::from(FileCommand::Open);
    let other = ButtonSpec::icon("files", "icon_folder", "games-other-file", other);
    let buttons = vec![other, ButtonSpec::close().picture("icon_close")];
    let to = |page| Action::from(FileCommand::GamesPage(page));
    parts.push(foot(kit, room, (page, pages), to, buttons));
    kit.column_of_width(8.0, width, parts)
}

/// Returns the number of games, matches and errors, and the reading progress.
fn state(view: &ChessScreen, index: &PgnIndex) -> String {
    let locale = view.locale;
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let mut words = vec![locale.format(
        "games-count",
        &[("count", count(index.rows().len()).into())],
    )];
    if index.shown().len() < index.rows().len() {
        let values = [("count", count(index.shown().len()).into())];
        words.push(locale.format("games-found", &values));
    }
    if index.broken() > 0 {
        let values = [("count", count(index.broken()).into())];
        words.push(locale.format("games-broken", &values));
    }
    match index.progress() {
        Progress::Listing(share) => {
            let percent = (share * 100.0) as i64;
            words.push(locale.format("games-reading", &[("percent", percent.into())]));
        }
        Progress::Checking => words.push(locale.text("games-checking")),
        Progress::Done => {}
    }
    words.join(" · ")
}

fn line(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    number: usize,
    place: usize,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let name = |name: &str| {
        if name.is_empty() {
            "?".to_owned()
        } else {
            name.to_owned()
        }
    };
    let players = format!(
        "{}. {} – {}",
        number + 1,
        name(&game.white),
        name(&game.black)
    );
    let (below, color) = match &game.error {
        Some(error) => (chess_sentences::pgn_error(locale, error), WRONG),
        None => {
            let moves = [("count", (game.moves as i64).into())];
            let words = [
                game.date.clone(),
                game.event.clone(),
                locale.format("games-moves", &moves),
            ];
            let words: Vec<_> = words.into_iter().filter(|it| !it.is_empty()).collect();
            (words.join(" · "), colors::CREAM_SOFT)
        }
    };
    let room = width - 24.0;
    let result = words::result(game.result);
    let players = kit.fitted(&players, sizes::BODY, colors::CREAM, room - 48.0);
    let below = kit.fitted(&below, sizes::SMALL, color, room - 48.0);
    let left = kit.column(0.0, vec![players, below]);
    let result = kit.text(&result, sizes::BODY, colors::BRASS);
    let choose = Action::from(FileCommand::Choose(number));
    let game = ButtonSpec::bare(format!("game-{place}"), choose).least(LINE);
    list_row(kit, game, left, result)
}
