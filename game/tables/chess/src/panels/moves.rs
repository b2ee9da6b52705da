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
    core::{color::Color as Tint, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        button::ButtonBuilder,
        font::BUILT_IN_FONT,
        formatted_text::{Run, WrapMode},
        grid::{Column, GridBuilder, Row},
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
/// Space between a move and the edge of its highlight, in units.
const EDGE: f32 = 4.0;

/// Returns the action of a click on a half-move.
pub fn action(number: usize) -> Action {
    Action::run(ChessCommand::Step(StepTo::Ply(number)))
}

/// Builds the list, `width` units wide, with the current move highlighted. In a review it shows the
/// whole game with annotations and mistakes.
pub fn build(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    review: Option<&Review>,
    width: f32,
) -> (Handle<UiNode>, ItemGrid) {
    let start = game.start();
    let skipped = usize::from(start.turn() == Color::Black);
    let annotated = review.map(|review| &review.annotated);
    let history = review.map_or(game.history(), |review| review.game().history());
    let now = annotated.map_or(game.ply(), |annotated| {
        let ply = annotated.ply_of(annotated.now()).or(annotated.departure());
        ply.unwrap_or(0)
    });
    let notation = Notation::of(view.locale);
    let columns = columns(game, review, &notation, now);
    let last = columns.words[0].last().map_or("", String::as_str);
    let numbers = NUMBERS.max(kit.width_of(last, sizes::BODY) + 2.0 * EDGE);
    let wide = (width - numbers) * 0.5;
    let texts = texts(kit, columns, (numbers, wide));
    let lines = (history.len() + skipped).div_ceil(2);
    let mut list = ItemGrid {
        name: "move-",
        action,
        now: review.map(|_| now),
        columns: (kit.px(numbers), kit.px(wide)),
        skipped,
        count: history.len(),
        ..ItemGrid::default()
    };
    if lines > 0 {
        list.line = kit.height_of(texts) * kit.scale / lines as f32;
    }
    let mut layers = Vec::new();
    if (1..=list.count).contains(&now) {
        layers.push(mark(kit, &list, Some(now)));
    }
    list.mark = mark(kit, &list, None);
    layers.extend([list.mark, texts]);
    let content = kit.stack(layers);
    let over = view.game.is_some_and(|game| game.outcome().is_some());
    if review.is_none() && !over || list.count == 0 {
        return (content, list);
    }
    list.button = clickable(kit, content);
    (list.button, list)
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

/// Writes the moves of the game, or of the reviewed game with its annotations. `now` is the number
/// of the current half-move.
fn columns(game: &Game, review: Option<&Review>, notation: &Notation, now: usize) -> Columns {
    let start = game.start();
    let skipped = usize::from(start.turn() == Color::Black);
    let history = review.map_or(game.history(), |review| review.game().history());
    let mut columns = Columns::default();
    if skipped == 1 && !history.is_empty() {
        columns.words[1].push("…".to_owned());
        columns.letters[1] = 2;
    }
    for (index, played) in history.iter().enumerate() {
        let side = (skipped + index) % 2;
        if side == 0 || index == 0 {
            let number = start.fullmove() as usize + (skipped + index) / 2;
            columns.words[0].push(format!("{number}."));
        }
        let verdict = review.and_then(|review| review.verdict(index + 1));
        let node = review.map(|review| (&review.annotated, review.annotated.at_ply(index + 1)));
        // A glyph from an annotator replaces the engine's verdict.
        let written = node.and_then(|(annotated, node)| files::sign(annotated.tree(), node));
        let verdict = verdict.filter(|_| written.is_none());
        let sign = written.unwrap_or(verdict.map_or("", Verdict::sign));
        let word = format!("{}{sign}", notation.san(&played.san));
        let marks = node.map(|(annotated, node)| marks(annotated, node, annotated.at_ply(index)));
        let color = match index + 1 == now {
            true => Some(colors::ACCENT),
            false => review::color_of(verdict),
        };
        columns.push(1 + side, &word, &marks.unwrap_or_default(), color);
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

fn texts(kit: &mut UiBuilder, columns: Columns, (numbers, wide): (f32, f32)) -> Handle<UiNode> {
    let size = kit.px(sizes::BODY);
    let mut children = Vec::new();
    for ((index, lines), runs) in columns.words.into_iter().enumerate().zip(columns.runs) {
        let color = if index == 0 {
            colors::BRASS
        } else {
            colors::CREAM
        };
        let edge = kit.pad(EDGE, 0.0, 0.0, 0.0);
        let mut builder = TextBuilder::new(
            WidgetBuilder::new()
                .on_column(index)
                .with_margin(edge)
                .with_hit_test_visibility(false)
                .with_foreground(solid(color).into()),
        )
        .with_text(lines.join("\n"))
        .with_font(BUILT_IN_FONT.resource())
        .with_font_size(size.into())
        .with_wrap(WrapMode::NoWrap);
        for run in runs {
            builder = builder.with_run(run);
        }
        let text = builder.build(kit.ctx);
        let gap = kit.px(sizes::BODY * 0.15);
        kit.ctx[text]
            .formatted_text
            .borrow_mut()
            .set_line_space(gap);
        children.push(text.to_base());
    }
    let (numbers, wide) = (kit.px(numbers), kit.px(wide));
    GridBuilder::new(
        WidgetBuilder::new()
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
