//! The panel beside the table: whose turn it is, the moves, what was captured, and the buttons.

use super::{
    Action, Dialog, Playing, Shelving, View,
    chess::{advice, editor, players, review, shelf},
    dialogs,
    kit::{Kit, Look, colors, sizes, solid},
};
use crate::chess::{
    review::{Review, Verdict},
    scoresheet::Scoresheet,
    seats::{Seat, Seats},
    sitting::Sitting,
};
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, Thickness, UiNode, VerticalAlignment,
        border::BorderBuilder,
        font::BUILT_IN_FONT,
        formatted_text::{Run, WrapMode},
        grid::{Column, GridBuilder, Row},
        scroll_viewer::ScrollViewer,
        text::TextBuilder,
        widget::WidgetBuilder,
    },
};
use parlour_rules::chess::{Color, Game, NodeId, Piece, PieceKind};

/// Width of the panel at 720 lines.
pub const PANEL_WIDTH: f32 = 264.0;
/// The height below which the panel may have no room for everything.
const LOW: f32 = 680.0;
/// The least height of the list of moves.
const LEAST_MOVES: f32 = 84.0;
/// Height of the line of a small window, with the space around it.
const BAR_HEIGHT: f32 = 56.0;
/// Space between the panel and the window's edge.
pub const MARGIN: f32 = 12.0;

/// The list of moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Moves {
    /// What scrolls it.
    pub viewer: Handle<ScrollViewer>,
    /// How far it wants to be scrolled, in pixels: to the move that is looked back at. None for its
    /// end.
    pub offset: Option<f32>,
}

/// Builds it, and says where the list of moves is.
pub fn build(kit: &mut Kit, view: &View, size: (f32, f32)) -> (Handle<UiNode>, Moves) {
    let Some(game) = view.game else {
        return (kit.layer(size, false, Vec::new()), Moves::default());
    };
    if let Some((lesson, number, count, done)) = view.lesson {
        let panel = dialogs::lesson(kit, view, lesson, number, count, done);
        return (kit.layer(size, false, vec![panel]), Moves::default());
    }
    if let Some(editor) = view.chess.as_ref().and_then(|chess| chess.editor) {
        let layer = editor::build(kit, view, editor, size);
        return (layer, Moves::default());
    }
    let height = view.window.y / kit.scale - 2.0 * MARGIN;
    if !view.is_compact() {
        let (panel, list) = panel(kit, view, game, height);
        let mut children = vec![panel];
        children.extend(evaluation_bar(kit, view, height));
        return (kit.layer(size, false, children), list);
    }
    let mut children = vec![bar(kit, view, game)];
    if !view.panel_open {
        children.extend(evaluation_bar(kit, view, height - BAR_HEIGHT));
    }
    let mut list = Moves::default();
    if view.panel_open {
        let (open, moves) = panel(kit, view, game, height);
        children.push(open);
        list = moves;
    }
    (kit.layer(size, false, children), list)
}

/// The evaluation bar, if the player wants it: beside the panel, or at the left of a small window.
fn evaluation_bar(kit: &mut Kit, view: &View, height: f32) -> Option<Handle<UiNode>> {
    let chess = view.chess.as_ref()?;
    if !view.settings.evaluation_bar || height < 120.0 {
        return None;
    }
    let compact = view.is_compact();
    let bar = advice::bar(kit, view, chess, height - 16.0);
    let (horizontal, vertical) = if compact {
        (HorizontalAlignment::Left, VerticalAlignment::Bottom)
    } else {
        (HorizontalAlignment::Right, VerticalAlignment::Center)
    };
    let margin = if compact {
        kit.pad(6.0, 0.0, 0.0, MARGIN)
    } else {
        kit.pad(0.0, MARGIN, PANEL_WIDTH + MARGIN + 8.0, MARGIN)
    };
    Some(kit.panel(bar, 4.0, (horizontal, vertical), margin))
}

/// What begins the line of a small window: the way out, and what unfolds the panel.
pub fn bar_icons(kit: &mut Kit, view: &View) -> [Handle<UiNode>; 2] {
    let locale = view.locale;
    let menu = kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu);
    let panel = locale.text("panel");
    let fold = kit.icon("panel", "icon_moves", &panel, Action::TogglePanel);
    [menu, fold]
}

/// In a small window: one line.
fn bar(kit: &mut Kit, view: &View, game: &Game) -> Handle<UiNode> {
    let mut parts = bar_icons(kit, view).to_vec();
    if can_pause(view, game) {
        let label = view.locale.text("pause");
        let pause = Action::Chess(Playing::Pause);
        parts.push(kit.icon("pause", "icon_pause", &label, pause));
    }
    let icons = parts.len() as f32 * 50.0;
    let all = view.window.x / kit.scale - 32.0 - icons;
    let room = all - players::times_width(kit, view);
    if room > 48.0 {
        let headline = players::headline(view, game);
        parts.push(kit.fitted(&headline, sizes::BODY, colors::CREAM, room));
    }
    parts.extend(players::times(kit, view, room < 0.0));
    let row = kit.row(10.0, parts);
    let margin = kit.pad(6.0, 6.0, 6.0, 6.0);
    kit.panel(
        row,
        4.0,
        (HorizontalAlignment::Left, VerticalAlignment::Top),
        margin,
    )
}

/// Whether there is anything to stop: a clock, or two computers.
fn can_pause(view: &View, game: &Game) -> bool {
    game.outcome().is_none()
        && view
            .sitting()
            .is_some_and(|sitting| sitting.clock.is_some() || sitting.seats.are_computers())
}

fn panel(kit: &mut Kit, view: &View, game: &Game, height: f32) -> (Handle<UiNode>, Moves) {
    let locale = view.locale;
    let tight = height < 460.0;
    // A panel that may have to scroll leaves room for the rod.
    let reviewed = view
        .chess
        .as_ref()
        .is_some_and(|chess| chess.review.is_some());
    let narrow = height < LOW || (reviewed && view.settings.best_line);
    let width = PANEL_WIDTH - if narrow { 40.0 } else { 24.0 };
    // Whose turn.
    let turn = game.position().turn();
    let color = game
        .outcome()
        .map_or(turn, |outcome| outcome.winner.unwrap_or(turn));
    let side = kit.picture(
        &piece_picture(Piece {
            color,
            kind: PieceKind::King,
        }),
        26.0,
        32.0,
    );
    let headline = kit.fitted(
        &players::headline(view, game),
        sizes::HEADING,
        colors::CREAM,
        width - 40.0,
    );
    let head = kit.row(10.0, vec![side, headline]);
    let mut top = vec![head];
    let review = view.chess.as_ref().and_then(|chess| chess.review);
    if let Some(detail) = dialogs::detail(view, game).filter(|_| review.is_none()) {
        top.push(kit.remark(&detail, width));
    }
    let first = players::across(view);
    for color in [first, !first] {
        if review.is_some() {
            break;
        }
        top.push(players::line(kit, view, game, color, width));
        if !tight {
            top.push(captured(kit, game, color));
        }
    }
    top.push(kit.line());
    // The line is there even when the opening has no name, so that nothing jumps.
    let opening = view
        .chess
        .as_ref()
        .and_then(|chess| chess.opening.clone())
        .unwrap_or_default();
    if !tight {
        top.push(kit.fitted(&opening, sizes::SMALL, colors::CREAM_SOFT, width));
    }
    if let Some(chess) = view.chess.as_ref().filter(|_| view.settings.best_line) {
        top.push(advice::best_line(kit, view, chess, width));
    }
    if let Some(review) = review {
        top.push(review::head(kit, view, review, width));
    }
    let top = kit.column(6.0, top);
    // The moves.
    let list = moves(kit, game, review);
    // The buttons.
    let advice = view
        .chess
        .as_ref()
        .map(|chess| advice::switches(kit, view, chess));
    let mut rows = vec![kit.line()];
    rows.extend(advice);
    rows.extend(match review {
        Some(review) => vec![review::steps(kit, view, review)],
        None => playing(kit, view, game, narrow),
    });
    if review.is_none() {
        rows.push(copies(kit, view));
    }
    rows.push(files(kit, view));
    let mut house = Vec::new();
    if !view.is_compact() {
        house.push(kit.icon("menu", "icon_menu", &locale.text("menu"), Action::Menu));
    }
    if can_pause(view, game) {
        let label = locale.text("pause");
        let pause = Action::Chess(Playing::Pause);
        house.push(kit.icon("pause", "icon_pause", &label, pause));
    }
    house.push(kit.icon(
        "new-game",
        "icon_restart",
        &locale.text("new-game"),
        Action::Open(Dialog::NewGame),
    ));
    house.push(kit.icon(
        "settings",
        "icon_settings",
        &locale.text("menu-settings"),
        Action::Open(Dialog::Settings),
    ));
    house.push(kit.icon(
        "help",
        "icon_help",
        &locale.text("help"),
        Action::Open(Dialog::Help),
    ));
    let columns = house.len();
    let house = kit.tiles(columns, 6.0, house);
    rows.push(house);
    let bottom = kit.column(6.0, rows);
    kit.ctx[bottom].set_row(2);
    let needed = kit.height_of(top) + kit.height_of(bottom) + LEAST_MOVES;
    if needed > height - 24.0 {
        return short_panel(kit, top, list, bottom, height);
    }
    let room = height - 24.0 - 16.0 - kit.height_of(top) - kit.height_of(bottom);
    let offset = review.map(|review| offset_of_move(kit, review, list, room));
    let scrolled = kit.scrolled(list, 4000.0);
    let margin = kit.pad(0.0, 8.0, 0.0, 8.0);
    kit.ctx[scrolled].set_row(1).set_margin(margin);
    let grid = GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(width))
            .with_height(kit.px(height - 24.0))
            .with_child(top)
            .with_child(scrolled)
            .with_child(bottom),
    )
    .add_row(Row::auto())
    .add_row(Row::stretch())
    .add_row(Row::auto())
    .add_column(Column::stretch())
    .build(kit.ctx)
    .to_base();
    let margin = kit.pad(MARGIN, MARGIN, MARGIN, MARGIN);
    let panel = kit.panel(
        grid,
        12.0,
        (HorizontalAlignment::Right, VerticalAlignment::Center),
        margin,
    );
    let viewer = scrolled;
    (panel, Moves { viewer, offset })
}

/// How far the list of moves is to be scrolled so that the move on the board is seen, with a line
/// above it, in pixels; `room` is how much of the list is seen at once.
fn offset_of_move(kit: &mut Kit, review: &Review, list: Handle<UiNode>, room: f32) -> f32 {
    let game = review.game();
    let sheet = &review.sheet;
    let ply = sheet.ply_of(sheet.now()).or(sheet.departure());
    let first = usize::from(game.start().turn() == Color::Black);
    let line = |ply: usize| (first + ply.saturating_sub(1)) / 2;
    // The last line is an empty one.
    let lines = line(game.ply()) + 2;
    let height = kit.height_of(list);
    let above = line(ply.unwrap_or(0)).saturating_sub(1);
    let offset = height * above as f32 / lines as f32;
    offset.min(height - room).max(0.0) * kit.scale
}

/// To the clipboard and from there.
fn copies(kit: &mut Kit, view: &View) -> Handle<UiNode> {
    let mut buttons = Vec::new();
    for (name, word, picture, action) in [
        ("copy-fen", "FEN", "icon_copy", Action::CopyFen),
        ("paste-fen", "FEN", "icon_paste", Action::PasteFen),
        ("copy-pgn", "PGN", "icon_copy", Action::CopyPgn),
    ] {
        let mut parts = Vec::new();
        if kit.pictures.get(picture).is_some() {
            parts.push(kit.picture(picture, 20.0, 20.0));
        }
        parts.push(kit.text(word, sizes::SMALL, colors::CREAM));
        let content = kit.row(5.0, parts);
        let place = (HorizontalAlignment::Center, VerticalAlignment::Center);
        let content = kit.aligned(content, place.0, place.1);
        let button = kit.pressable(name, content, action, Look::Plain, true, 40.0);
        kit.hint(button, &view.locale.text(name));
        buttons.push(button);
    }
    kit.tiles(3, 6.0, buttons)
}

/// From and to files of games.
fn files(kit: &mut Kit, view: &View) -> Handle<UiNode> {
    let locale = view.locale;
    let mut buttons = Vec::new();
    for (name, picture, wish) in [
        ("open", "icon_folder", Shelving::Open),
        ("save", "icon_save", Shelving::Save),
    ] {
        let label = locale.text(&format!("file-{name}"));
        let action = Action::Chess(Playing::Shelf(wish));
        let picture = Some(picture);
        let button = kit.button_with(name, &label, picture, action, Look::Plain, true);
        kit.hint(button, &locale.text(&format!("file-{name}-hint")));
        buttons.push(button);
    }
    kit.tiles(2, 6.0, buttons)
}

/// The buttons of a game that is played: back and forth, the view, and its end.
fn playing(kit: &mut Kit, view: &View, game: &Game, narrow: bool) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let turn = game.position().turn();
    let over = game.outcome().is_some();
    let sitting = view.sitting();
    let can_undo = sitting.is_some_and(Sitting::can_take_back);
    let can_redo = sitting.is_some_and(Sitting::can_make_again);
    // The computer neither offers nor claims anything, and nobody gives up for it.
    let seats = sitting.map_or_else(Seats::default, |sitting| sitting.seats);
    let own_turn = seats.of(turn) == Seat::Person;
    let loser = seats.only_person().unwrap_or(turn);
    let claimable = own_turn && !game.claims().is_empty();
    let draw_label = if claimable {
        locale.text("claim-draw-short")
    } else {
        locale.text("offer-draw")
    };
    let steps = vec![
        kit.icon_with(
            "undo",
            "icon_undo",
            &locale.text("undo"),
            Action::Undo,
            can_undo,
        ),
        kit.icon_with(
            "redo",
            "icon_redo",
            &locale.text("redo"),
            Action::Redo,
            can_redo,
        ),
        kit.icon("flip", "icon_flip", &locale.text("flip"), Action::Flip),
        kit.icon("top", "icon_top_view", &locale.text("top"), Action::Top),
    ];
    let steps = kit.tiles(4, 6.0, steps);
    if over {
        let label = locale.text("review-begin");
        let action = Action::Chess(Playing::Review);
        let picture = Some("icon_search").filter(|_| !narrow);
        let begin = kit.button_with("review", &label, picture, action, Look::Primary, true);
        return vec![steps, begin];
    }
    let draw_look = if claimable {
        Look::Primary
    } else {
        Look::Plain
    };
    let ends = vec![
        kit.button_with(
            "draw",
            &draw_label,
            Some("icon_draw").filter(|_| !narrow),
            Action::Draw,
            draw_look,
            !over && own_turn,
        ),
        kit.button_with(
            "resign",
            &locale.text("resign"),
            Some("icon_flag").filter(|_| !narrow),
            Action::Open(Dialog::Resign(loser)),
            Look::Plain,
            !over && !seats.are_computers(),
        ),
    ];
    let ends = kit.tiles(2, 6.0, ends);
    vec![steps, ends]
}

/// Where there is no room for it, the whole panel scrolls.
fn short_panel(
    kit: &mut Kit,
    top: Handle<UiNode>,
    list: Handle<UiNode>,
    bottom: Handle<UiNode>,
    height: f32,
) -> (Handle<UiNode>, Moves) {
    let width = PANEL_WIDTH - 24.0;
    let parts = kit.column_of_width(8.0, width - 16.0, vec![top, bottom, list]);
    let scrolled = kit.scrolled_if_higher(parts, height - 24.0);
    let width = kit.px(width);
    kit.ctx[scrolled].set_width(width);
    let margin = kit.pad(MARGIN, MARGIN, MARGIN, MARGIN);
    let place = (HorizontalAlignment::Right, VerticalAlignment::Center);
    let panel = kit.panel(scrolled.to_base(), 12.0, place, margin);
    (panel, Moves::default())
}

/// What a player has captured, and by how much they lead.
fn captured(kit: &mut Kit, game: &Game, by: Color) -> Handle<UiNode> {
    let mut taken = game.captured(by);
    taken.sort_by_key(|piece| std::cmp::Reverse(piece.kind.value()));
    let mut parts: Vec<_> = taken
        .iter()
        .map(|piece| kit.picture(&piece_picture(*piece), 15.0, 22.0))
        .collect();
    let lead = match by {
        Color::White => game.material(),
        Color::Black => -game.material(),
    };
    if lead > 0 {
        parts.push(kit.text(&format!(" +{lead}"), sizes::SMALL, colors::CREAM_SOFT));
    }
    let row = kit.row(0.0, parts);
    let shown = !taken.is_empty();
    let height = kit.px(24.0);
    // Dark men are seen on a paler ground. The line is there even when it is empty, so that nothing
    // jumps.
    let ground = if shown && by == Color::White {
        colors::CREAM_GROUND
    } else {
        fyrox::core::color::Color::TRANSPARENT
    };
    BorderBuilder::new(
        WidgetBuilder::new()
            .with_child(row)
            .with_height(height)
            .with_background(solid(ground).into())
            .with_foreground(solid(fyrox::core::color::Color::TRANSPARENT).into()),
    )
    .with_corner_radius(kit.px(4.0).into())
    .with_pad_by_corner_radius(false)
    .with_stroke_thickness(Thickness::zero().into())
    .build(kit.ctx)
    .to_base()
}

/// The file name of a piece's picture.
pub fn piece_picture(piece: Piece) -> String {
    format!(
        "{}_{}",
        format!("{:?}", piece.kind).to_lowercase(),
        piece.color
    )
}

/// Three columns of text: number, White's move, Black's. The last move on the board stands out; of
/// a game that is looked back at all moves are there, with what is wrong with them.
fn moves(kit: &mut Kit, game: &Game, review: Option<&Review>) -> Handle<UiNode> {
    let start = game.start();
    let first = start.fullmove();
    let offset = usize::from(start.turn() == Color::Black);
    let mut columns = [String::new(), String::new(), String::new()];
    let mut runs: [Vec<Run>; 3] = Default::default();
    let sheet = review.map(|review| &review.sheet);
    let now = sheet.map_or(game.ply(), |sheet| {
        let ply = sheet.ply_of(sheet.now()).or(sheet.departure());
        ply.unwrap_or(0)
    });
    let history = review.map_or(game.history(), |review| review.game().history());
    for (index, played) in history.iter().enumerate() {
        let ply = offset + index;
        let side = ply % 2;
        if side == 0 || index == 0 {
            columns[0] += &format!("{}.\n", first as usize + ply / 2);
        }
        if index == 0 && side == 1 {
            columns[1] += "…\n";
        }
        let verdict = review.and_then(|review| review.verdict(index + 1));
        let column = &mut columns[1 + side];
        let begin = column.chars().count() as u32;
        *column += &played.san;
        // What annotators have written goes before what the engine thinks.
        let node = sheet.map(|sheet| (sheet, sheet.at_ply(index + 1)));
        let written = node.and_then(|(sheet, node)| shelf::sign(sheet.tree(), node));
        let verdict = verdict.filter(|_| written.is_none());
        *column += written.unwrap_or(verdict.map_or("", Verdict::sign));
        let end = column.chars().count() as u32;
        if let Some((sheet, node)) = node {
            let marks = marks(sheet, node, sheet.at_ply(index));
            *column += &marks;
            let until = end + marks.chars().count() as u32;
            runs[1 + side].push(Run::new(end..until).with_brush(solid(colors::BRASS)));
        }
        let column = &mut columns[1 + side];
        let color = if index + 1 == now {
            Some(colors::ACCENT)
        } else {
            review::color_of(verdict)
        };
        if let Some(color) = color {
            runs[1 + side].push(Run::new(begin..end).with_brush(solid(color)));
        }
        *column += "\n";
    }
    let size = kit.px(sizes::BODY);
    let mut children = Vec::new();
    for ((index, text), runs) in columns.into_iter().enumerate().zip(runs) {
        let color = if index == 0 {
            colors::BRASS
        } else {
            colors::CREAM
        };
        let mut builder = TextBuilder::new(
            WidgetBuilder::new()
                .on_column(index)
                .with_hit_test_visibility(false)
                .with_foreground(solid(color).into()),
        )
        .with_text(text)
        .with_font(BUILT_IN_FONT.resource())
        .with_font_size(size.into())
        .with_wrap(WrapMode::NoWrap);
        for run in runs {
            builder = builder.with_run(run);
        }
        children.push(builder.build(kit.ctx).to_base());
    }
    GridBuilder::new(WidgetBuilder::new().with_children(children))
        .add_row(Row::auto())
        .add_column(Column::strict(kit.px(40.0)))
        .add_column(Column::strict(kit.px(88.0)))
        .add_column(Column::strict(kit.px(88.0)))
        .build(kit.ctx)
        .to_base()
}

/// What marks a move of the list: a comment, and that something else was tried instead of it. What was
/// tried after the end is marked at the last move.
fn marks(sheet: &Scoresheet, node: NodeId, before: NodeId) -> String {
    let mut marks = String::new();
    let after_end = sheet.ply_of(node) == Some(sheet.plies()) && !sheet.variations(node).is_empty();
    if !sheet.variations(before).is_empty() || after_end {
        marks.push_str(" (…)");
    }
    if !sheet.said(node).is_empty() {
        marks.push_str(" *");
    }
    marks
}
