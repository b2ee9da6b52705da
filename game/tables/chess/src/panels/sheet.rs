//! Panel of a portrait window: a sheet below the board, with the buttons next to the thumb.

use super::{
    analysis, controls, files,
    moves::{self, Place},
    players, review,
    words::detail,
};
use crate::{model::review::Review, panels::ChessScreen};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::chess::Game;
use parlour_shell::ui::{
    Layout,
    kit::{ItemGrid, UiBuilder, colors, sizes},
    panel::{MARGIN, PADDING, ROD, side_panel},
};

/// Least height of the move list, in units: three lines.
const LEAST: f32 = 60.0;
/// Gap between two rows, in units.
const GAP: f32 = 6.0;
/// Gap between the two players, in units.
const BETWEEN: f32 = 12.0;
/// Least width of a player's column, in units. In a narrower sheet they are one above the other.
const PLAYER: f32 = 150.0;

/// Returns the distance of the sheet from the top, in units; `None` in a landscape window.
pub fn sheet_top(layout: &Layout) -> Option<f32> {
    layout.sheet_top(f32::INFINITY)
}

/// Returns the distance of the sheet from the top, in units, if it is unfolded.
pub(super) fn open_top(view: &ChessScreen) -> Option<f32> {
    sheet_top(&view.layout()).filter(|_| view.panel_open)
}

/// Builds the sheet at this distance from the top, in units.
pub(super) fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    top: f32,
) -> (Handle<UiNode>, ItemGrid) {
    let width = view.free().0 - 2.0 * (MARGIN + PADDING);
    let height = view.free().1 - top - MARGIN - 2.0 * PADDING;
    let inner = width - ROD;
    let head = head(kit, view, game, inner);
    let least = view.layout().sheet_button();
    let foot = kit.with_least(least, |kit| foot(kit, view, game, inner));
    let taken = kit.height_of(head) + kit.height_of(foot) + 2.0 * GAP;
    let scrolls = height - taken >= LEAST;
    let place = Place {
        width: inner,
        room: if scrolls { height - taken } else { height },
        scrolls,
    };
    let list = moves::build(kit, view, game, view.chess.review, place);
    let (content, list) = if scrolls {
        let (moves, list) = moves::scrolled(kit, list);
        (kit.filled((width, height), GAP, (head, moves, foot)), list)
    } else {
        let (moves, list) = list;
        let all = kit.column_of_width(GAP, inner, vec![head, foot, moves]);
        let all = kit.scrolled_if_higher(all, height).to_base();
        (kit.column_of_width(0.0, width, vec![all]), list)
    };
    let panel = side_panel(kit, content, top);
    kit.aligned(
        panel,
        HorizontalAlignment::Center,
        VerticalAlignment::Bottom,
    );
    (panel, list)
}

/// Builds the players with their times and captured pieces, and what is known about the position.
fn head(kit: &mut UiBuilder, view: &ChessScreen, game: &Game, width: f32) -> Handle<UiNode> {
    let rows = match view.chess.review {
        Some(review) => {
            // The line at the top of the window has the players.
            vec![review::head_of_sheet(kit, view, review, width)]
        }
        None => playing(kit, view, game, width),
    };
    kit.column_of_width(GAP, width, rows)
}

fn playing(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let first = players::across(view);
    let half = (width - BETWEEN) * 0.5;
    let column = if half < PLAYER { width } else { half };
    let players = [first, !first].map(|color| {
        let line = players::line(kit, view, game, color, column);
        let captured = players::captured(kit, game, color);
        kit.column_of_width(0.0, column, vec![line, captured])
    });
    let players = match column < width {
        true => kit.row(BETWEEN, players.to_vec()),
        false => kit.column(0.0, players.to_vec()),
    };
    let opening = view.chess.opening.clone().unwrap_or_default();
    let words = detail(view, game).unwrap_or(opening);
    // The row exists even without words, so that nothing jumps.
    let words = kit.fitted(&words, sizes::SMALL, colors::CREAM_SOFT, width);
    vec![players, words]
}

/// Builds the best line and the buttons.
fn foot(kit: &mut UiBuilder, view: &ChessScreen, game: &Game, width: f32) -> Handle<UiNode> {
    let review = view.chess.review;
    let goes_on = view.chess.outcome.is_none() || review.is_some();
    let mut rows = vec![kit.line()];
    if view.chess.settings.best_line && goes_on {
        rows.push(analysis::best_line(kit, view, view.chess, width));
    }
    rows.extend(review.and_then(|review| variations(kit, view, review)));
    match review {
        Some(review) => {
            let least = view.layout().sheet_button();
            rows.extend(review::steps_in_sheet(kit, view, review, (width, least)));
        }
        None => {
            rows.push(analysis::switches(kit, view.chess, (width, true)));
            rows.extend(controls::playing(kit, view, game, (width, true)));
            rows.push(controls::general_buttons(kit, view));
        }
    }
    kit.column_of_width(GAP, width, rows)
}

/// Builds the row of variations, as soon as the game has any, so that the buttons below don't jump.
fn variations(kit: &mut UiBuilder, view: &ChessScreen, review: &Review) -> Option<Handle<UiNode>> {
    let row = files::variations(kit, view, review);
    files::has_variations(review).then(|| {
        let row = row.unwrap_or_else(|| kit.space(1.0));
        kit.boxed_live(row, None, view.layout().sheet_button())
    })
}
