//! Chess move list, with columns for move numbers, White and Black. In a review and after a game, a
//! click goes to the move.

use super::{files, notation::Notation, review};
use crate::{
    model::{
        annotated_game::AnnotatedGame,
        review::{Review, Verdict},
    },
    panels::{ChessCommand, ChessScreen, StepTo},
};
use fyrox::{
    core::{algebra::Vector2, color::Color as Tint, pool::Handle},
    gui::{
        HorizontalAlignment, Thickness, UiNode, VerticalAlignment,
        button::ButtonBuilder,
        font::BUILT_IN_FONT,
        formatted_text::{Run, WrapMode},
        grid::{Column, GridBuilder, Row},
        scroll_viewer::ScrollViewer,
        text::TextBuilder,
        widget::WidgetBuilder,
    },
};
use parlour_rules::chess::{Color, Game, NodeId};
use parlour_shell::ui::{
    Action,
    kit::{ItemGrid, LINES, UiBuilder, at, colors, sizes, solid},
};

/// Least width of the number column, in units.
const NUMBERS: f32 = 40.0;
/// Height of a line, in units.
const LINE: f32 = 18.0;
/// Space between a move and the edge of its highlight, in units.
const EDGE: f32 = 4.0;

/// Returns the action of a click on a half-move.
pub fn action(number: usize) -> Action {
    Action::run(ChessCommand::Step(StepTo::Ply(number)))
}

/// Place of the list in the panel.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// Width in units.
    pub width: f32,
    /// Greatest visible height in units.
    pub room: f32,
    /// Whether the list has a separate viewer, rather than scrolling with the whole panel.
    pub scrolls: bool,
}

/// Builds the list with the current move highlighted. In a review it shows the whole game with
/// annotations and mistakes. Only whole lines of a list with its own viewer are visible.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    review: Option<&Review>,
    place: Place,
) -> (Handle<UiNode>, ItemGrid) {
    let skipped = usize::from(game.start().turn() == Color::Black);
    let annotated = review.map(|review| &review.annotated);
    let count = review.map_or(game, Review::game).ply();
    let now = annotated.map_or(game.ply(), |annotated| {
        let ply = annotated.ply_of(annotated.now()).or(annotated.departure());
        ply.unwrap_or(0)
    });
    let last = number(game, count.saturating_sub(1));
    let numbers = NUMBERS.max(kit.width_of(&last, sizes::BODY) + 2.0 * EDGE);
    let wide = (place.width - numbers) * 0.5;
    let line = kit.px(LINE);
    let mut list = ItemGrid {
        name: "move-",
        action,
        now: review.map(|_| now),
        columns: (kit.px(numbers), kit.px(wide)),
        skipped,
        count,
        line,
        room: (place.room * kit.scale / line).floor().max(1.0) * line,
        ..ItemGrid::default()
    };
    let before = kit.grid_before;
    list.settle(before.as_ref(), place.scrolls);
    let columns = columns(game, review, &Notation::of(view.locale), now, &list);
    let texts = texts(kit, columns, &list);
    // The engine doesn't find a click in a shape that is thousands of lines high.
    let (from, to) = list.lines;
    let ground = WidgetBuilder::new()
        .with_height((to - from) as f32 * line)
        .with_margin(at(Vector2::new(0.0, from as f32 * line)))
        .with_vertical_alignment(VerticalAlignment::Top);
    let mut layers = vec![kit.fill(ground, Tint::TRANSPARENT, 0.0)];
    if (1..=list.count).contains(&now) {
        layers.push(mark(kit, &list, Some(now)));
    }
    list.mark = mark(kit, &list, None);
    layers.extend([list.mark, texts]);
    let content = kit.stack(layers);
    kit.ctx[content].set_height(list.height() as f32 * line);
    list.list = content;
    if review.is_none() && view.chess.outcome.is_none() || list.count == 0 {
        return (content, list);
    }
    list.button = clickable(kit, content);
    (list.button, list)
}

/// Builds a viewer for the list, in which the wheel scrolls by whole lines.
pub fn scrolled(
    kit: &mut UiBuilder,
    (content, list): (Handle<UiNode>, ItemGrid),
) -> (Handle<ScrollViewer>, ItemGrid) {
    // The first moves are at the top of the room.
    kit.ctx[content].set_vertical_alignment(VerticalAlignment::Top);
    let viewer = kit.scrolled_if_higher(content, list.room / kit.scale);
    kit.ctx[viewer].v_scroll_speed = 2.0 * list.line;
    kit.ctx[viewer].set_vertical_alignment(VerticalAlignment::Top);
    (viewer, ItemGrid { viewer, ..list })
}

/// Returns the number before a half-move, which is counted from 0.
fn number(game: &Game, index: usize) -> String {
    let start = game.start();
    let skipped = usize::from(start.turn() == Color::Black);
    let number = start.fullmove() as usize + (skipped + index) / 2;
    format!("{number}.")
}

/// Makes the list one button; the move under the pointer decides the action.
fn clickable(kit: &mut UiBuilder, content: Handle<UiNode>) -> Handle<UiNode> {
    let ground = kit.fill(WidgetBuilder::new(), Tint::TRANSPARENT, 0.0);
    kit.ctx[content].set_horizontal_alignment(HorizontalAlignment::Left);
    ButtonBuilder::new(WidgetBuilder::new().with_name(LINES))
        .with_back(ground)
        .with_content(content)
        .build(kit.ctx)
        .to_base()
}

/// Texts of the three columns: numbers, White's moves and Black's moves.
#[derive(Default)]
struct Columns {
    words: [Vec<String>; 3],
    /// Colored parts of each column.
    runs: [Vec<Run>; 3],
    /// Number of characters in each column, with line ends.
    letters: [u32; 3],
}

/// Writes the moves of the game, or of the reviewed game with its annotations, in the lines of
/// `list` that have texts. `now` is the number of the current half-move.
fn columns(
    game: &Game,
    review: Option<&Review>,
    notation: &Notation,
    now: usize,
    list: &ItemGrid,
) -> Columns {
    let history = review.map_or(game, Review::game).history();
    let mut columns = Columns::default();
    for ply in list.numbers() {
        let (index, column) = (ply - 1, 1 + (list.skipped + ply - 1) % 2);
        let Some(played) = history.get(index) else {
            continue;
        };
        if column == 1 || index == 0 {
            columns.words[0].push(number(game, index));
        }
        if column == 2 && index == 0 {
            columns.push(1, "…", "", None);
        }
        let verdict = review.and_then(|review| review.verdict(ply));
        let node = review.map(|review| (&review.annotated, review.annotated.at_ply(ply)));
        // A glyph from an annotator replaces the engine's verdict.
        let written = node.and_then(|(annotated, node)| files::sign(annotated.tree(), node));
        let verdict = verdict.filter(|_| written.is_none());
        let sign = written.unwrap_or(verdict.map_or("", Verdict::sign));
        let word = format!("{}{sign}", notation.san(&played.san));
        let marks = node.map(|(annotated, node)| marks(annotated, node, annotated.at_ply(index)));
        let color = match ply == now {
            true => Some(colors::ACCENT),
            false => review::color_of(verdict),
        };
        columns.push(column, &word, &marks.unwrap_or_default(), color);
    }
    columns
}

impl Columns {
    /// Adds a move in this color, or in the column's, followed by marks in brass.
    fn push(&mut self, column: usize, word: &str, marks: &str, color: Option<Tint>) {
        let begin = self.letters[column];
        let end = begin + word.chars().count() as u32;
        let last = end + marks.chars().count() as u32;
        if let Some(color) = color {
            self.runs[column].push(Run::new(begin..end).with_brush(solid(color)));
        }
        if last > end {
            self.runs[column].push(Run::new(end..last).with_brush(solid(colors::BRASS)));
        }
        self.letters[column] = last + 1;
        self.words[column].push(format!("{word}{marks}"));
    }
}

/// Builds the texts of the columns at the place of their lines.
fn texts(kit: &mut UiBuilder, columns: Columns, list: &ItemGrid) -> Handle<UiNode> {
    let (font, size) = (BUILT_IN_FONT.resource(), kit.px(sizes::BODY));
    let (ascender, descender) = {
        let font = font.data_ref();
        (font.ascender(size), font.descender(size))
    };
    let edge = Thickness {
        // Letters are in the middle of their lines.
        top: ((list.line - ascender + descender) * 0.5).round(),
        ..kit.pad(EDGE, 0.0, 0.0, 0.0)
    };
    let mut children = Vec::new();
    for ((index, lines), runs) in columns.words.into_iter().enumerate().zip(columns.runs) {
        let color = if index == 0 {
            colors::BRASS
        } else {
            colors::CREAM
        };
        let mut builder = TextBuilder::new(
            WidgetBuilder::new()
                .on_column(index)
                .with_margin(edge)
                .with_hit_test_visibility(false)
                .with_foreground(solid(color).into()),
        )
        .with_text(lines.join("\n"))
        .with_font(font.clone())
        .with_font_size(size.into())
        .with_wrap(WrapMode::NoWrap);
        for run in runs {
            builder = builder.with_run(run);
        }
        let text = builder.build(kit.ctx);
        kit.ctx[text]
            .formatted_text
            .borrow_mut()
            .set_line_space(list.line - ascender);
        children.push(text.to_base());
    }
    let (numbers, wide) = list.columns;
    let above = list.lines.0 as f32 * list.line;
    GridBuilder::new(
        WidgetBuilder::new()
            .with_margin(at(Vector2::new(0.0, above)))
            .with_vertical_alignment(VerticalAlignment::Top)
            .with_hit_test_visibility(false)
            .with_children(children),
    )
    .add_row(Row::auto())
    .add_column(Column::strict(numbers))
    .add_column(Column::strict(wide))
    .add_column(Column::strict(wide))
    .build(kit.ctx)
    .to_base()
}

/// Builds the highlight behind a move; hidden without a number.
fn mark(kit: &mut UiBuilder, list: &ItemGrid, number: Option<usize>) -> Handle<UiNode> {
    let place = list.place(number.unwrap_or(1));
    let mark = WidgetBuilder::new()
        .with_width(place.size.x)
        .with_height(place.size.y)
        .with_margin(at(place.position))
        .with_visibility(number.is_some())
        .with_hit_test_visibility(false)
        .with_horizontal_alignment(HorizontalAlignment::Left)
        .with_vertical_alignment(VerticalAlignment::Top);
    kit.fill(mark, colors::BUTTON_HOVER, 3.0)
}

/// Returns the marks of a move: `(…)` for alternatives to it, `*` for a comment. Variations after
/// the last move are marked at that move.
fn marks(annotated: &AnnotatedGame, node: NodeId, before: NodeId) -> String {
    let mut marks = String::new();
    let after_end =
        annotated.ply_of(node) == Some(annotated.plies()) && !annotated.variations(node).is_empty();
    if !annotated.variations(before).is_empty() || after_end {
        marks.push_str(" (…)");
    }
    if !annotated.said(node).is_empty() {
        marks.push_str(" *");
    }
    marks
}
