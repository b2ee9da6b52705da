//! Panel beside the chess table: whose turn it is, the moves, captured pieces, and buttons.
//!
//! Large windows have the panel at the right. Compact ones have a strip or a line with the most
//! important parts, from which the panel can be unfolded; see [`Shape`].

use super::{
    analysis, controls, editor, files, lesson, moves, players, retry, review, sheet,
    words::{detail, piece_picture},
};
use crate::{
    model::review::Review,
    panels::{ChessDialog, ChessScreen},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode, VerticalAlignment},
};
use parlour_rules::chess::{Game, Outcome, Piece, PieceKind};
use parlour_shell::ui::{
    Dialog,
    kit::{ItemGrid, UiBuilder, colors, sizes},
    layout_metrics::{BAR_MARGIN, BAR_PADDING, COLUMN_GAP, STRIP, STRIP_GAP, Shape, TWO_COLUMNS},
    panel::{MARGIN, PADDING, PANEL_WIDTH, ROD, bar_icons, bar_panel, side_panel, strip_room},
};

/// Panel height, in units, below which the panel might have to scroll as a whole.
const LOW: f32 = 680.0;
/// Height by which that is higher in a review with variations, in units.
const LOW_WITH_VARIATIONS: f32 = 16.0;
/// Least height of the move list, in units.
const LEAST_MOVES: f32 = 84.0;
/// Height of the row of variation buttons, in units.
const VARIATIONS: f32 = 32.0;
/// Height of the headline in the strip, in units: two lines of small print.
const HEADLINE: f32 = 40.0;
/// Least height for the comment on a move in the strip, in units.
const LEAST_REMARK: f32 = 36.0;

/// Builds the layer of the chess table.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, size: (f32, f32)) -> Handle<UiNode> {
    let Some(game) = view.game else {
        return kit.layer(size, false, Vec::new());
    };
    if let Some(lesson) = &view.chess.lesson {
        let panel = lesson::build(kit, view, lesson);
        return kit.layer(size, false, vec![panel]);
    }
    if let (Some(review), Some(retry)) = (view.chess.review, view.chess.retry) {
        let panel = retry::build(kit, view, review, retry);
        return kit.layer(size, false, vec![panel]);
    }
    if let Some(editor) = view.chess.editor {
        return editor::build(kit, view, editor, size);
    }
    let height = view.free().1 - 2.0 * MARGIN;
    if !view.is_compact() {
        let (panel, list) = panel(kit, view, game, height);
        let mut children = vec![panel];
        children.extend(evaluation_bar(kit, view, height));
        kit.grid = list;
        return kit.layer(size, false, children);
    }
    let mut children = vec![bar(kit, view, game)];
    if let Some(top) = sheet::open_top(view) {
        let (open, moves) = sheet::build(kit, view, game, top);
        children.push(open);
        children.extend(evaluation_bar(kit, view, top));
        kit.grid = moves;
    } else if !view.panel_open {
        children.extend(evaluation_bar(kit, view, height));
    } else {
        let height = view.free().1 - view.layout().panel_top() - MARGIN;
        let (open, moves) = panel(kit, view, game, height);
        children.push(open);
        kit.grid = moves;
    }
    kit.layer(size, false, children)
}

/// Builds the evaluation bar if the setting is on and the window is high enough: beside the panel
/// or the strip, or at the left edge.
fn evaluation_bar(kit: &mut UiBuilder, view: &ChessScreen, height: f32) -> Option<Handle<UiNode>> {
    let chess = view.chess;
    if !view.chess.settings.evaluation_bar || height < 120.0 {
        return None;
    }
    let low = view.layout().line_height();
    let bar = analysis::bar(kit, view, chess, height - low - 16.0);
    let (horizontal, vertical, margin) = match view.layout().shape() {
        Shape::Panel => {
            let margin = kit.pad(0.0, MARGIN, PANEL_WIDTH + MARGIN + 8.0, MARGIN);
            (
                HorizontalAlignment::Right,
                VerticalAlignment::Center,
                margin,
            )
        }
        Shape::Strip => {
            let beside = 2.0 * BAR_MARGIN + 2.0 * BAR_PADDING + STRIP;
            let margin = kit.pad(beside, 0.0, 0.0, MARGIN);
            (HorizontalAlignment::Left, VerticalAlignment::Bottom, margin)
        }
        Shape::Line => {
            let below =
                sheet::open_top(view).map_or(MARGIN, |top| view.free().1 - top + BAR_MARGIN);
            let margin = kit.pad(BAR_MARGIN, 0.0, 0.0, below);
            (HorizontalAlignment::Left, VerticalAlignment::Bottom, margin)
        }
    };
    Some(kit.panel(bar, 4.0, (horizontal, vertical), margin))
}

/// Builds the strip or line of a compact window.
fn bar(kit: &mut UiBuilder, view: &ChessScreen, game: &Game) -> Handle<UiNode> {
    let mut parts = bar_icons(kit, view);
    match (view.layout().shape(), view.chess.review) {
        (Shape::Strip, None) => strip(kit, view, game, &mut parts),
        (Shape::Strip, Some(review)) => review_strip(kit, view, review, &mut parts),
        (_, review) => {
            parts.extend(match review {
                Some(review) if view.layout().has_tools() => review::short_steps(kit, review),
                Some(_) => Vec::new(),
                None => controls::short(kit, view),
            });
            line(kit, view, game, &mut parts);
        }
    }
    bar_panel(kit, view, parts, None)
}

/// Adds to the line whose turn it is, and both clocks.
fn line(kit: &mut UiBuilder, view: &ChessScreen, game: &Game, parts: &mut Vec<Handle<UiNode>>) {
    let icons = parts.len() as f32 * 50.0;
    let all = view.free().0 - 43.0 - icons;
    let room = all - players::times_width(kit, view);
    let headline = players::headline(view, game);
    // A long name is still recognizable when cut off, but not from a few letters.
    if room > 120.0 || kit.width_of(&headline, sizes::SMALL) <= room {
        parts.push(kit.fitted(&headline, sizes::BODY, colors::CREAM, room));
    }
    parts.extend(players::times(kit, view, room < 0.0));
    // Keeps a gap between the last word and the edge.
    parts.push(kit.space(1.0));
}

/// Adds to the strip whose turn it is, both clocks, and the tools.
fn strip(kit: &mut UiBuilder, view: &ChessScreen, game: &Game, rows: &mut Vec<Handle<UiNode>>) {
    let headline = players::headline(view, game);
    let headline = kit.paragraph_with(&headline, STRIP, sizes::SMALL, colors::CREAM);
    rows.push(kit.boxed(headline, Some(STRIP), HEADLINE));
    rows.extend(players::times_in_rows(kit, view));
    let tools = controls::short(kit, view);
    rows.push(kit.tiles(2, STRIP_GAP, tools));
}

/// Adds to the strip of a review the players, navigation buttons, and the comment on the move if
/// there is room for it.
fn review_strip(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    rows: &mut Vec<Handle<UiNode>>,
) {
    rows.push(review::short_players(kit, &review.annotated, STRIP));
    let steps = review::short_steps(kit, review);
    rows.push(kit.tiles(2, STRIP_GAP, steps));
    let room = strip_room(kit, view, rows);
    if room >= LEAST_REMARK {
        // Only a comment can be so long that it needs a scroll bar.
        let is_short = review.annotated.said(review.annotated.now()).is_empty();
        let width = if is_short { STRIP } else { STRIP - ROD };
        let words = review::short_remark(kit, view, review, width);
        rows.push(kit.scrolled_if_higher(words, room).to_base());
    }
}

fn panel(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    height: f32,
) -> (Handle<UiNode>, ItemGrid) {
    let review = view.chess.review;
    // Leaves room for the scroll bar of a panel that might have to scroll.
    let branches = review.is_some_and(files::has_variations);
    let narrow = height < LOW + if branches { LOW_WITH_VARIATIONS } else { 0.0 };
    let width = PANEL_WIDTH - 2.0 * PADDING - if narrow { ROD } else { 0.0 };
    let top = upper(kit, view, game, width, height < 460.0);
    let mut rows = vec![kit.line()];
    let result = view.dialogs.last().and_then(Dialog::get);
    // The switches would look out behind the result.
    if result != Some(&ChessDialog::Result) && review.is_none() {
        rows.push(analysis::switches(kit, view.chess, (width, narrow)));
    }
    rows.extend(match review {
        Some(review) => review::steps(kit, view, review, width),
        None => controls::playing(kit, view, game, (width, narrow)),
    });
    rows.push(controls::general_buttons(kit, view));
    let mut bottom = kit.column(6.0, rows);
    let mut variations = review.and_then(|review| files::variations(kit, view, review));
    let branching = if branches { VARIATIONS + 6.0 } else { 0.0 };
    // The best line is where nothing moves when it appears, except for the end of the list.
    let goes_on = view.chess.outcome.is_none() || review.is_some();
    let best_line = (view.chess.settings.best_line && goes_on)
        .then(|| analysis::best_line(kit, view, view.chess, width));
    let lining = best_line.map_or(0.0, |line| kit.height_of(line) + 6.0);
    let needed = kit.height_of(top) + kit.height_of(bottom) + branching + lining + LEAST_MOVES;
    let is_low = needed > height - 2.0 * PADDING;
    if is_low && view.free().0 >= TWO_COLUMNS {
        let rows = variations.into_iter().chain([bottom]).chain(best_line);
        let bottom = kit.column(6.0, rows.collect());
        return wide_panel(kit, view, game, [top, bottom], height);
    }
    if needed > height - 2.0 * PADDING {
        // Reserves the row as soon as the game has any variation, so that the buttons below don't
        // jump.
        if branches {
            let row = variations.unwrap_or_else(|| kit.space(1.0));
            variations = Some(kit.boxed_live(row, None, VARIATIONS));
        }
        let rows = variations.into_iter().chain([bottom]).chain(best_line);
        bottom = kit.column(6.0, rows.collect());
        let place = moves::Place {
            width,
            room: height - 24.0,
            scrolls: false,
        };
        let (list, moves) = moves::build(kit, view, game, review, place);
        return (short_panel(kit, view, [top, list, bottom], height), moves);
    }
    // Here the row appears and disappears below the list.
    let rows = variations.into_iter().chain(best_line).chain([bottom]);
    bottom = kit.column(6.0, rows.collect());
    let place = moves::Place {
        // Leaves room for the list's scroll bar.
        width: width - ROD,
        room: height - 24.0 - 16.0 - kit.height_of(top) - kit.height_of(bottom),
        scrolls: true,
    };
    let list = moves::build(kit, view, game, review, place);
    let (scrolled, moves) = moves::scrolled(kit, list);
    let grid = kit.filled((width, height - 24.0), 8.0, (top, scrolled, bottom));
    let panel = side_panel(kit, grid, view.layout().panel_top());
    (panel, moves)
}

/// Returns whether the result of the game is over the lower part of the panel.
fn shows_result(view: &ChessScreen) -> bool {
    let dialog = view.dialogs.last().and_then(|dialog| dialog.get());
    matches!(dialog, Some(ChessDialog::Result)) && !view.is_compact()
}

/// Builds everything above the move list; less of it in a `tight` panel.
fn upper(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    width: f32,
    tight: bool,
) -> Handle<UiNode> {
    let review = view.chess.review;
    let is_result = shows_result(view);
    let noted = review.and_then(|review| review::players_lines(kit, &review.annotated, width));
    let mut top = Vec::new();
    match noted {
        Some(players) => top.push(players),
        // The strip beside the panel, or the result over it, already shows it.
        None if is_result || tight && view.layout().shape() == Shape::Strip => {}
        None => top.push(head(kit, view, game, width)),
    }
    if let Some(detail) = detail(view, game).filter(|_| review.is_none() && !is_result) {
        top.push(kit.remark(&detail, width));
    }
    let first = players::across(view);
    for color in [first, !first].into_iter().filter(|_| review.is_none()) {
        top.push(players::line(kit, view, game, color, width));
        if !tight {
            top.push(players::captured(kit, game, color));
        }
    }
    let above = top.len();
    // The row exists even without a name of the opening, so that nothing jumps.
    let opening = view.chess.opening.clone().unwrap_or_default();
    if !tight {
        top.push(kit.fitted(&opening, sizes::SMALL, colors::CREAM_SOFT, width));
    }
    if let Some(review) = review {
        top.push(review::head(kit, view, review, width));
    }
    // Without rows after the players, the line above the buttons is enough.
    if top.len() > above {
        top.insert(above, kit.line());
    }
    kit.column(6.0, top)
}

/// Builds the headline: whose turn it is, or the result.
fn head(kit: &mut UiBuilder, view: &ChessScreen, game: &Game, width: f32) -> Handle<UiNode> {
    let turn = view.turn(game);
    let winner = |outcome: Outcome| outcome.winner.unwrap_or(turn);
    let color = view.chess.outcome.map_or(turn, winner);
    let kind = PieceKind::King;
    let side = kit.picture(&piece_picture(Piece { color, kind }), 26.0, 32.0);
    let headline = players::headline(view, game);
    let headline = kit.fitted(&headline, sizes::HEADING, colors::CREAM, width - 40.0);
    kit.row(10.0, vec![side, headline])
}

/// Builds a panel with two columns, in a window that is too low for a single one: the game with the
/// moves at the left, and the buttons at the right. A column that is still too high scrolls.
fn wide_panel(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    [top, bottom]: [Handle<UiNode>; 2],
    height: f32,
) -> (Handle<UiNode>, ItemGrid) {
    let column = PANEL_WIDTH - 2.0 * PADDING;
    // The line at the top has the button that folds the panel, and the times.
    let layout = view.layout();
    let above = match layout.shape() {
        Shape::Line => layout.line_height() + BAR_MARGIN,
        _ => layout.panel_top(),
    };
    let height = height - (above - layout.panel_top()) - 2.0 * PADDING;
    // Built first, because the keys for pages scroll what is built last: the moves.
    let bottom = kit.column_of_width(0.0, column - ROD, vec![bottom]);
    let right: Handle<UiNode> = kit.scrolled_if_higher(bottom, height).to_base();
    kit.ctx[right].set_vertical_alignment(VerticalAlignment::Top);
    let room = height - 8.0 - kit.height_of(top);
    let scrolls = room >= LEAST_MOVES;
    let place = moves::Place {
        width: column - ROD,
        room: if scrolls { room } else { height },
        scrolls,
    };
    let list = moves::build(kit, view, game, view.chess.review, place);
    let (left, list) = match scrolls {
        true => {
            let (viewer, list) = moves::scrolled(kit, list);
            let nothing = kit.space(0.0);
            (
                kit.filled((column, height), 8.0, (top, viewer, nothing)),
                list,
            )
        }
        false => {
            let (moves, list) = list;
            let all = kit.column_of_width(8.0, column - ROD, vec![top, moves]);
            (kit.scrolled_if_higher(all, height).to_base(), list)
        }
    };
    for part in [left, right] {
        let wide = kit.px(column);
        kit.ctx[part].set_width(wide);
    }
    let columns = kit.row(COLUMN_GAP, vec![left, right]);
    (side_panel(kit, columns, above), list)
}

/// Builds a panel that is too low for a list with a separate scroll bar: it scrolls as a whole,
/// with the list at the end.
fn short_panel(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    [top, list, bottom]: [Handle<UiNode>; 3],
    height: f32,
) -> Handle<UiNode> {
    let width = PANEL_WIDTH - 24.0;
    let parts = kit.column_of_width(8.0, width - ROD, vec![top, bottom, list]);
    let scrolled = kit.scrolled_if_higher(parts, height - 24.0);
    let width = kit.px(width);
    kit.ctx[scrolled].set_width(width);
    side_panel(kit, scrolled.to_base(), view.layout().panel_top())
}
