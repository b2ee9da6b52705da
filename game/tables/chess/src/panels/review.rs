//! Review panel: evaluation graph, comments on the current move, and navigation buttons.

use super::{
    analysis,
    controls::{general_specs, view_buttons},
    files, moves,
    notation::Notation,
};
use crate::{
    model::{
        annotated_game,
        annotated_game::AnnotatedGame,
        review::{Mistake, Review, Verdict},
    },
    panels::{
        ChessCommand, ChessDialog, ChessScreen, RetryCommand, StepTo, words, words::piece_picture,
    },
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_rules::chess::{Color, Piece, PieceKind, pgn};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action, BUTTON,
        kit::{ButtonSpec, Track, UiBuilder, colors, shortened, sizes},
    },
};
use std::borrow::Cow;

/// Gap between two buttons, in units.
const GAP: f32 = 6.0;
/// Height of the graph without and with variations, whose row needs room, in units.
const CURVE: [f32; 2] = [56.0, 40.0];
/// Width of the marker at the current move, and diameter of the dot of a mistake, in units.
const MARKER: f32 = 3.0;
const DOT: f32 = 7.0;
/// Colors of Black's share, and of moves that are not analyzed yet.
const BLACKS: Tint = Tint::from_rgba(0x5a, 0x40, 0x2e, 255);
const NOT_YET: Tint = Tint::from_rgba(0x26, 0x22, 0x24, 255);

/// Builds the graph of White's share after each half-move, with a marker at `ply` and a dot for each
/// mistake. It is a scale that goes to the move under the pointer.
fn curve(kit: &mut UiBuilder, review: &Review, ply: usize, width: f32) -> Handle<UiNode> {
    let curve = CURVE[usize::from(files::has_variations(review))];
    let track = Track {
        name: "graph-",
        action: moves::action,
        last: review.game().ply(),
        span: review.graph_span(),
        ..Track::default()
    };
    let columns = review.graph();
    let column = width / columns.len() as f32;
    let mut children = vec![slab(kit, NOT_YET, (0.0, width), curve)];
    for (index, share) in columns.enumerate() {
        let Some(share) = share else { continue };
        let from = index as f32 * column;
        // Overlaps the next column slightly to avoid gaps from rounding.
        let wide = (column + 0.6).min(width - from);
        children.push(slab(kit, BLACKS, (from, wide), curve));
        children.push(slab(kit, colors::CREAM, (from, wide), curve * share));
    }
    let middle = slab(kit, colors::BRASS, (0.0, width), 1.5);
    let half = kit.pad(0.0, 0.0, 0.0, curve * 0.5);
    kit.ctx[middle].set_margin(half);
    children.push(middle);
    let marker = slab(kit, colors::ACCENT, (0.0, MARKER), curve);
    kit.mark_track(marker, (track.share(ply) * width).min(width - MARKER));
    children.push(marker);
    for mistake in review.mistakes() {
        let place = track.share(mistake.ply) * width + column * 0.5;
        children.extend(dot(kit, review, &mistake, (place, curve)));
    }
    let picture = GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(width))
            .with_height(kit.px(curve))
            .with_hit_test_visibility(false)
            .with_children(children),
    )
    .add_row(Row::stretch())
    .add_column(Column::stretch())
    .build(kit.ctx)
    .to_base();
    let next = ChessCommand::Step(StepTo::NextMistake);
    let graph = ButtonSpec::bare("graph", next).tooltip(kit.locale.text("review-graph"));
    kit.track(picture, graph, Track { marker, ..track })
}

/// Builds the dot of a mistake on the curve of this height, `place` units from the left edge.
fn dot(
    kit: &mut UiBuilder,
    review: &Review,
    mistake: &Mistake,
    (place, curve): (f32, f32),
) -> Option<Handle<UiNode>> {
    let tint = color_of(Some(mistake.verdict))?;
    let share = review.finding(mistake.ply)?.evaluation.share();
    let high = (curve * (1.0 - share) - DOT * 0.5).clamp(0.0, curve - DOT);
    let inner = kit.swatch(DOT - 2.0, DOT - 2.0, tint, DOT * 0.5 - 1.0);
    let dot = kit.framed(inner, tint, colors::GLASS, 1.0, DOT * 0.5);
    let size = kit.px(DOT);
    kit.ctx[dot].set_width(size).set_height(size);
    kit.margin(dot, [(place - DOT * 0.5).max(0.0), high, 0.0, 0.0]);
    Some(kit.aligned(dot, HorizontalAlignment::Left, VerticalAlignment::Top))
}

/// Builds a rectangle at the bottom of the graph from its left edge, width and height, in units.
fn slab(kit: &mut UiBuilder, color: Tint, (from, wide): (f32, f32), high: f32) -> Handle<UiNode> {
    let slab = kit.swatch(wide, high, color, 0.0);
    kit.margin(slab, [from, 0.0, 0.0, 0.0]);
    kit.aligned(slab, HorizontalAlignment::Left, VerticalAlignment::Bottom)
}

/// Returns the engine's verdict on the current move, the mistake that was chosen from the list, or
/// the moves of the current variation. At the end of the game it adds the recorded result, unless
/// the position already shows it.
pub fn remark_text(view: &ChessScreen, review: &Review) -> String {
    if let Some(ply) = review.chosen() {
        let played = review.annotated.numbered(review.annotated.at_ply(ply));
        let played = Notation::of(view.locale).san(&played);
        let values = [("move", played.into())];
        return view.locale.format("review-chosen", &values);
    }
    let mut text = move_text(view, review);
    let annotated = &review.annotated;
    let at_end = annotated.ply_of(annotated.now()) == Some(annotated.plies());
    let shown = review.game().outcome().is_some();
    if let Some(result) = result_of(annotated.tags()).filter(|_| at_end && !shown) {
        let key = match annotated.tags().is_time_forfeit() {
            true => "review-end-time",
            false => "review-end",
        };
        text += ". ";
        text += &view.locale.format(key, &[("result", result.into())]);
    }
    if let Some(result) = result_of(annotated.tags()).filter(|_| at_end && shown) {
        let outcome = review.game().outcome();
        if outcome.is_some_and(|outcome| outcome.result() != annotated.tags().result) {
            text += ". ";
            text += &view
                .locale
                .format("review-end-other", &[("result", result.into())]);
        }
    }
    text
}

/// Returns the recorded result as it is displayed; `None` if it is unknown.
fn result_of(tags: &pgn::Tags) -> Option<String> {
    let is_known = tags.result != "*";
    is_known.then(|| words::result(&tags.result))
}

/// Remark on a move of the game, in parts.
struct MoveRemark {
    /// The move with its glyph.
    called: String,
    evaluation: String,
    verdict: Option<Verdict>,
    /// Better move, if there is a verdict.
    better: String,
}

/// Returns the remark on the move of the game that leads to the current node; `None` at the start and
/// in a variation.
fn move_remark(view: &ChessScreen, review: &Review) -> Option<MoveRemark> {
    let annotated = &review.annotated;
    let ply = annotated.ply_of(annotated.now())?;
    let played = review.game().history().get(ply.checked_sub(1)?)?;
    let notation = Notation::of(view.locale);
    let mates = played.san.ends_with('#');
    let evaluation = match review.finding(ply) {
        // After mate the evaluation is the result.
        _ if mates => match played.before.turn() {
            Color::White => "1–0".to_owned(),
            Color::Black => "0–1".to_owned(),
        },
        Some(finding) => notation.evaluation(finding.evaluation),
        None => "…".to_owned(),
    };
    let verdict = review.verdict(ply);
    // A glyph from an annotator replaces the engine's, as in the move list.
    let written = files::sign(annotated.tree(), annotated.now());
    let sign = written.unwrap_or(verdict.map_or("", Verdict::sign));
    Some(MoveRemark {
        called: format!("{}{sign}", notation.san(&played.san)),
        evaluation,
        verdict,
        better: notation.san(&review.better_san(ply).unwrap_or_default()),
    })
}

fn move_text(view: &ChessScreen, review: &Review) -> String {
    let locale = view.locale;
    let annotated = &review.annotated;
    if annotated.ply_of(annotated.now()).is_none() {
        let moves = Notation::of(locale).san(&variation_text(annotated));
        return locale.format("review-variation", &[("moves", moves.into())]);
    }
    let Some(remark) = move_remark(view, review) else {
        return locale.text(match view.is_handheld {
            true => "review-start-touch",
            false => "review-start",
        });
    };
    let MoveRemark {
        called,
        evaluation,
        verdict,
        better,
    } = remark;
    let mut values = vec![("move", called.into()), ("evaluation", evaluation.into())];
    let Some(verdict) = verdict else {
        return locale.format("review-move", &values);
    };
    values.push(("verdict", locale.text(verdict.key()).into()));
    values.push(("better", better.into()));
    locale.format("review-verdict", &values)
}

/// Builds the remark on a move in short lines, for the strip of a compact window: its evaluation, its
/// verdict, the better move, and the comment. A sentence would have one word on each line there.
pub fn short_remark(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Handle<UiNode> {
    let annotated = &review.annotated;
    let mut lines = Vec::new();
    if let Some(remark) = move_remark(view, review) {
        let tint = color_of(remark.verdict).unwrap_or(colors::CREAM);
        lines.push((remark.called, tint));
        lines.push((remark.evaluation, colors::CREAM_SOFT));
        if let Some(verdict) = remark.verdict {
            lines.push((view.locale.text(verdict.key()), tint));
            let better = [("better", remark.better.into())];
            lines.push((view.locale.format("review-best", &better), colors::CREAM));
        }
    } else if annotated.before().is_some() {
        let moves = Notation::of(view.locale).san(&variation_text(annotated));
        lines.push((moves, colors::CREAM));
    }
    lines.push((annotated.said(annotated.now()), colors::ACCENT));
    let lines = lines.into_iter().filter(|(line, _)| !line.is_empty());
    let lines = lines
        .map(|(line, color)| kit.paragraph_with(&line, width, sizes::SMALL, color))
        .collect();
    let column = kit.left_column(2.0, lines);
    let wide = kit.px(width);
    kit.ctx[column]
        .set_width(wide)
        .set_horizontal_alignment(HorizontalAlignment::Left);
    column
}

/// Returns the moves of the current variation with their glyphs.
fn variation_text(annotated: &AnnotatedGame) -> String {
    let tree = annotated.tree();
    let mut words = Vec::new();
    for node in annotated.tried() {
        let sign = files::sign(tree, node).unwrap_or_default();
        let Some((before, mv)) = tree.way(node) else {
            continue;
        };
        let position = tree.position(before);
        let word = if words.is_empty() || position.turn() == Color::White {
            annotated.numbered(node)
        } else {
            position.san(mv)
        };
        words.push(format!("{word}{sign}"));
    }
    words.join(" ")
}

/// Longest recorded name that is shown in full, in characters.
const LONGEST_NAME: usize = 80;

/// Returns the recorded name of a player, cut off if no one has such a long one; `None` if it is
/// unknown.
pub fn noted_name(tags: &pgn::Tags, color: Color) -> Option<Cow<'_, str>> {
    let name = match color {
        Color::White => &tags.white,
        Color::Black => &tags.black,
    };
    let is_known = !name.is_empty() && name != "?";
    is_known.then(|| shortened(name, LONGEST_NAME))
}

/// Returns the names of White and Black, or `None` if both are unknown. In a game played in this
/// program, an unknown name is that of the player.
fn names(locale: &Locale, annotated: &AnnotatedGame) -> Option<[String; 2]> {
    let tags = annotated.tags();
    let noted = [Color::White, Color::Black].map(|color| noted_name(tags, color));
    noted[0].as_ref().or(noted[1].as_ref())?;
    let unknown = match tags.site.as_str() {
        annotated_game::SITE => locale.text("seat-person"),
        _ => "?".to_owned(),
    };
    Some(noted.map(|name| name.map_or_else(|| unknown.clone(), Cow::into_owned)))
}

/// Returns the players and the result on one line; `None` if both names are unknown.
pub fn players(locale: &Locale, annotated: &AnnotatedGame) -> Option<String> {
    let [white, black] = names(locale, annotated)?;
    let result = result_of(annotated.tags()).unwrap_or_default();
    Some(format!("{white} – {black}  {result}"))
}

/// Builds players and result in three short lines of this width, in units; the title of the review
/// if both names are unknown.
pub fn short_players(kit: &mut UiBuilder, annotated: &AnnotatedGame, width: f32) -> Handle<UiNode> {
    let Some(names) = names(kit.locale, annotated) else {
        let title = kit.locale.text("review-title");
        return kit.paragraph_with(&title, width, sizes::SMALL, colors::CREAM);
    };
    let result = result_of(annotated.tags()).unwrap_or_else(|| "–".to_owned());
    // The level is the part that distinguishes two computers.
    let names = names.map(|name| match name.rsplit_once(" · ") {
        Some((_, strength)) if kit.width_of(&name, sizes::SMALL) > width => strength.to_owned(),
        _ => name,
    });
    let mut lines = names
        .map(|name| kit.fitted(&name, sizes::SMALL, colors::CREAM, width))
        .to_vec();
    lines.push(kit.text(&result, sizes::SMALL, colors::BRASS));
    kit.column(0.0, lines)
}

/// Builds a line for each player with name and points; `None` if both names are unknown.
pub fn players_lines(
    kit: &mut UiBuilder,
    annotated: &AnnotatedGame,
    width: f32,
) -> Option<Handle<UiNode>> {
    let names = names(kit.locale, annotated)?;
    let points = match annotated.tags().result.as_str() {
        "1-0" => ["1", "0"],
        "0-1" => ["0", "1"],
        "1/2-1/2" => ["½", "½"],
        _ => ["", ""],
    };
    let mut lines = Vec::new();
    for ((color, points), name) in [Color::White, Color::Black]
        .into_iter()
        .zip(points)
        .zip(&names)
    {
        let king = PieceKind::King;
        let king = kit.picture(&piece_picture(Piece { color, kind: king }), 18.0, 22.0);
        let name = kit.fitted(name, sizes::BODY, colors::CREAM, width - 60.0);
        let points = kit.text(points, sizes::BODY, colors::BRASS);
        kit.margin(name, [8.0, 0.0, 8.0, 0.0]);
        let row = Row::strict(kit.px(22.0));
        lines.push(kit.spread(1, row, vec![king, name, points]));
    }
    Some(kit.column(3.0, lines))
}

/// Builds the graph and the comments for a sheet, with the accuracy in one line.
pub fn head_of_sheet(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Handle<UiNode> {
    let text = match review.accuracy() {
        Some(accuracy) => {
            let [white, black] = accuracy.map(|side| accuracy_text(kit.locale, side).into());
            let values = [("white", white), ("black", black)];
            kit.locale.format("review-accuracy", &values)
        }
        None => progress_text(kit.locale, review),
    };
    below_the_graph(kit, view, review, width, |kit| {
        kit.fitted(&text, sizes::SMALL, colors::CREAM_SOFT, width)
    })
}

/// Builds the graph and the comments.
pub fn head(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Handle<UiNode> {
    below_the_graph(kit, view, review, width, |kit| {
        accuracy_row(kit, review, width)
    })
}

/// Builds the graph, what `result` builds below it, and the comments.
fn below_the_graph(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
    result: impl FnOnce(&mut UiBuilder) -> Handle<UiNode>,
) -> Handle<UiNode> {
    let annotated = &review.annotated;
    let ply = annotated.ply_of(annotated.now()).or(annotated.departure());
    let curve = curve(kit, review, ply.unwrap_or(0), width);
    let result = result(kit);
    let remarks = files::remarks(kit, view, review, width);
    kit.column(6.0, vec![curve, result, remarks])
}

/// Returns the button that opens the list of mistakes.
fn mistakes_button() -> ButtonSpec {
    let mistakes = Action::open(ChessDialog::Mistakes);
    ButtonSpec::icon("mistakes", "icon_warning", "mistakes", mistakes).shortcut("M")
}

/// Builds the accuracy of both sides, or the progress of the analysis, and the button with the
/// mistakes.
fn accuracy_row(kit: &mut UiBuilder, review: &Review, width: f32) -> Handle<UiNode> {
    let mistakes = kit.button(mistakes_button());
    let words = match review.accuracy() {
        Some(accuracy) => {
            let mut parts = Vec::new();
            for (color, accuracy) in Color::ALL.into_iter().zip(accuracy) {
                let kind = PieceKind::King;
                parts.push(kit.picture(&piece_picture(Piece { color, kind }), 16.0, 20.0));
                let text = accuracy_text(kit.locale, accuracy);
                parts.push(kit.text(&text, sizes::BODY, colors::CREAM));
            }
            let label = kit.locale.text("review-accuracy-label");
            let label = kit.text(&label, sizes::SMALL, colors::CREAM_SOFT);
            let row = kit.row(4.0, parts);
            kit.left_column(0.0, vec![label, row])
        }
        None => {
            let text = progress_text(kit.locale, review);
            let room = width - kit.size_of(mistakes).x - 6.0;
            kit.fitted(&text, sizes::SMALL, colors::CREAM_SOFT, room)
        }
    };
    kit.aligned(words, HorizontalAlignment::Left, VerticalAlignment::Center);
    let high = kit.px(BUTTON);
    kit.spread(0, Row::strict(high), vec![words, mistakes])
}

/// Returns the accuracy of a side; a dash if it made no move.
pub fn accuracy_text(locale: &Locale, accuracy: Option<f64>) -> String {
    accuracy.map_or_else(
        || "–".to_owned(),
        |accuracy| {
            let percent = (accuracy.round() as i64).into();
            locale.format("percent", &[("percent", percent)])
        },
    )
}

/// Returns the progress of the analysis.
pub fn progress_text(locale: &Locale, review: &Review) -> String {
    let percent = (review.progress() * 100.0) as i64;
    locale.format("review-progress", &[("percent", percent.into())])
}

/// Returns a button that goes to another move.
fn step(name: &str, picture: &'static str, to: StepTo) -> ButtonSpec {
    let step = ChessCommand::Step(to);
    ButtonSpec::icon(name, picture, format!("review-{name}"), step)
}

/// Returns the buttons that go to other moves: first, previous, next and last.
fn move_buttons(review: &Review) -> [ButtonSpec; 4] {
    let annotated = &review.annotated;
    let begun = annotated.before().is_some();
    let more = annotated.now() != annotated.end_of_line();
    [
        step("to-start", "icon_to_start", StepTo::Start).enabled_if(begun),
        step("back", "icon_arrow_left", StepTo::Back).enabled_if(begun),
        step("forward", "icon_arrow_right", StepTo::Forward).enabled_if(more),
        step("to-end", "icon_to_end", StepTo::End).enabled_if(more),
    ]
}

/// Returns the buttons that go to the previous and the next mistake.
fn mistake_buttons(review: &Review) -> [ButtonSpec; 2] {
    let annotated = &review.annotated;
    let ply = annotated.ply_of(annotated.now()).or(annotated.departure());
    let mistake = |name, picture, to, forward| {
        let found = review.next_mistake(ply.unwrap_or(0), forward);
        step(name, picture, to).enabled_if(found.is_some())
    };
    let back = StepTo::PreviousMistake;
    [
        mistake("previous-mistake", "icon_arrow_up", back, false),
        mistake("next-mistake", "icon_arrow_down", StepTo::NextMistake, true),
    ]
}

/// Returns the button for what can be done at this move: retry the mistake, or leave the variation.
fn retry_or_return(review: &Review) -> ButtonSpec {
    if review.annotated.departure().is_some() {
        return step("return", "icon_undo", StepTo::Return).primary();
    }
    let retry = ChessCommand::Retry(RetryCommand::Here);
    let retry = ButtonSpec::icon("retry", "icon_tutorial", "retry-here", retry);
    retry.enabled_if(review.mistake_here().is_some())
}

/// Builds the rows of buttons, `width` units wide: moves, mistakes, analysis, view, and comments, with
/// variations if there are any. Captions say what the icons of a row are for.
pub fn steps(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let [variations, notes] = files::buttons(view, review);
    let branches = files::has_variations(review);
    let notes = match view.is_compact() || branches {
        true => kit.icon_tiles(4, variations.into_iter().chain(notes)),
        false => {
            let notes = notes.map(|spec| kit.shortened(spec));
            kit.word_tiles(width, notes)
        }
    };
    let captions = ["mistakes", "review-analysis"].map(|key| kit.locale.text(key));
    let widths = captions.each_ref().map(|it| kit.width_of(it, sizes::SMALL));
    let caption = widths[0].max(widths[1]) + 2.0;
    let [mistakes, analysis] = captions;
    let last = retry_or_return(review);
    let mistakes = captioned(
        kit,
        (&mistakes, caption),
        width,
        mistake_buttons(review).into_iter().chain([last]).collect(),
    );
    let displays = analysis::displays(view.chess.settings).to_vec();
    let views = view_buttons(view);
    let mut rows = vec![kit.icon_tiles(4, move_buttons(review)), mistakes];
    if branches {
        // Their row takes the room of another one.
        let icons = kit.icons(displays.into_iter().chain(views));
        rows.push(kit.tiles_fitting(5, GAP, width, icons));
    } else {
        rows.push(captioned(kit, (&analysis, caption), width, displays));
        rows.push(kit.word_tiles(width, views));
    }
    rows.push(notes);
    rows
}

/// Builds a row of icon buttons after a caption, which has this width in units.
fn captioned(
    kit: &mut UiBuilder,
    (caption, room): (&str, f32),
    width: f32,
    specs: Vec<ButtonSpec>,
) -> Handle<UiNode> {
    let caption = kit.text(caption, sizes::SMALL, colors::CREAM_SOFT);
    kit.aligned(
        caption,
        HorizontalAlignment::Left,
        VerticalAlignment::Center,
    );
    let caption = kit.boxed(caption, Some(room), BUTTON);
    let icons = kit.icon_tiles(specs.len(), specs);
    let rest = kit.px(width - room - GAP);
    kit.ctx[icons].set_width(rest);
    kit.row(GAP, vec![caption, icons])
}

/// Builds the rows of buttons below the list in a portrait window, `width` units wide: as few rows as
/// fit buttons that are `least` units wide.
pub fn steps_in_sheet(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    (width, least): (f32, f32),
) -> Vec<Handle<UiNode>> {
    let [variations, notes] = files::buttons(view, review);
    let mut steps = move_buttons(review).to_vec();
    steps.extend(mistake_buttons(review));
    let mut tools = vec![retry_or_return(review), mistakes_button()];
    tools.extend(analysis::displays(view.chess.settings));
    tools.extend(view_buttons(view));
    let mut rest = notes.to_vec();
    rest.extend(general_specs(view));
    let mut rows = vec![steps, tools, rest];
    if files::has_variations(review) {
        rows.insert(1, variations.to_vec());
    }
    let fitting = ((width + GAP) / (least + GAP)) as usize;
    let rows = rows.into_iter().map(|row| {
        let lines = row.len().div_ceil(fitting.max(1));
        kit.icon_tiles(row.len().div_ceil(lines), row)
    });
    rows.collect()
}

/// Builds the buttons for the strip of a compact window: one half-move back and forward.
pub fn short_steps(kit: &mut UiBuilder, review: &Review) -> Vec<Handle<UiNode>> {
    let [_, back, forward, _] = move_buttons(review);
    let steps = [back, forward].map(|spec| ButtonSpec {
        name: format!("{}-bar", spec.name),
        ..spec
    });
    kit.icons(steps)
}

/// Returns the color of a mistake in the move list.
pub fn color_of(verdict: Option<Verdict>) -> Option<Tint> {
    Some(match verdict? {
        Verdict::Inaccuracy => Tint::opaque(0xe8, 0xc4, 0x6a),
        Verdict::Mistake => Tint::opaque(0xf0, 0x9a, 0x4a),
        Verdict::Blunder | Verdict::MissedWin => Tint::opaque(0xff, 0x7a, 0x70),
    })
}
