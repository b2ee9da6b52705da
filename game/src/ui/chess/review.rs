//! The panel after the game: the curve of the evaluation, what was wrong with the last move, and
//! the buttons that step through it.

use super::{files, notation::Notation};
use crate::{
    chess::{
        annotated_game::{self, AnnotatedGame},
        review::{Review, Verdict},
    },
    locale::Locale,
    ui::{
        Action, ChessCommand, StepTo, View,
        hud::piece_picture,
        kit::{ButtonStyle, UiBuilder, colors, sizes, solid},
    },
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{
        HorizontalAlignment, Thickness, UiNode, VerticalAlignment,
        border::BorderBuilder,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};
use parlour_rules::chess::{Color, Piece, PieceKind, pgn};

/// Height of the curve.
const CURVE: f32 = 56.0;
/// Black's share, and what was not looked at yet.
const BLACKS: Tint = Tint::from_rgba(0x5a, 0x40, 0x2e, 255);
const NOT_YET: Tint = Tint::from_rgba(0x26, 0x22, 0x24, 255);
/// The most columns that the curve is drawn with.
const COLUMNS: usize = 96;

/// The curve: White's share after each half-move, and where the board stands.
pub fn curve(kit: &mut UiBuilder, review: &Review, ply: usize, width: f32) -> Handle<UiNode> {
    let shares: Vec<Option<f32>> = review.shares().collect();
    let count = shares.len().clamp(1, COLUMNS);
    let column = width / count as f32;
    let at = |index: usize| index * shares.len() / count;
    let mut children = vec![slab(kit, NOT_YET, (0.0, width), CURVE)];
    for index in 0..count {
        if let Some(Some(share)) = shares.get(at(index)) {
            let from = index as f32 * column;
            // A hair wider than the way to the next, so that there are no gaps.
            let wide = (column + 0.6).min(width - from);
            children.push(slab(kit, BLACKS, (from, wide), CURVE));
            children.push(slab(kit, colors::CREAM, (from, wide), CURVE * share));
        }
    }
    let middle = slab(kit, colors::BRASS, (0.0, width), 1.5);
    let half = kit.pad(0.0, 0.0, 0.0, CURVE * 0.5);
    kit.ctx[middle].set_margin(half);
    children.push(middle);
    let now = ply as f32 / (shares.len().max(2) - 1) as f32 * (width - 3.0);
    children.push(slab(kit, colors::ACCENT, (now, 3.0), CURVE));
    GridBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(width))
            .with_height(kit.px(CURVE))
            .with_hit_test_visibility(false)
            .with_children(children),
    )
    .add_row(Row::stretch())
    .add_column(Column::stretch())
    .build(kit.ctx)
    .to_base()
}

/// A flat piece that stands at the foot: from where, how wide, how high.
fn slab(kit: &mut UiBuilder, color: Tint, (from, wide): (f32, f32), high: f32) -> Handle<UiNode> {
    let margin = kit.pad(from, 0.0, 0.0, 0.0);
    BorderBuilder::new(
        WidgetBuilder::new()
            .with_width(kit.px(wide))
            .with_height(kit.px(high))
            .with_margin(margin)
            .with_horizontal_alignment(HorizontalAlignment::Left)
            .with_vertical_alignment(VerticalAlignment::Bottom)
            .with_hit_test_visibility(false)
            .with_background(solid(color).into())
            .with_foreground(solid(Tint::TRANSPARENT).into()),
    )
    .with_pad_by_corner_radius(false)
    .with_stroke_thickness(Thickness::zero().into())
    .build(kit.ctx)
    .to_base()
}

/// What the engine says of the last half-move, or what was tried instead of the game; at its end how
/// it ended, where the board does not show it.
pub fn remark_text(view: &View, review: &Review) -> String {
    let mut text = move_text(view, review);
    let sheet = &review.sheet;
    let at_end = sheet.ply_of(sheet.now()) == Some(sheet.plies());
    let shown = review.game().outcome().is_some();
    if let Some(result) = result_of(sheet.tags()).filter(|_| at_end && !shown) {
        let key = match sheet.tags().is_time_forfeit() {
            true => "review-end-time",
            false => "review-end",
        };
        text.push(' ');
        text += &view.locale.format(key, &[("result", result.into())]);
    }
    if let Some(result) = result_of(sheet.tags()).filter(|_| at_end && shown) {
        let outcome = review.game().outcome();
        if outcome.is_some_and(|outcome| outcome.result() != sheet.tags().result) {
            text.push(' ');
            text += &view
                .locale
                .format("review-end-other", &[("result", result.into())]);
        }
    }
    text
}

/// The result as people write it; nothing where it is not known.
fn result_of(tags: &pgn::Tags) -> Option<&str> {
    match tags.result.as_str() {
        "1/2-1/2" => Some("½-½"),
        "*" => None,
        result => Some(result),
    }
}

fn move_text(view: &View, review: &Review) -> String {
    let locale = view.locale;
    let sheet = &review.sheet;
    let Some(ply) = sheet.ply_of(sheet.now()) else {
        let moves = Notation::of(locale).san(&variation_text(sheet));
        return locale.format("review-variation", &[("moves", moves.into())]);
    };
    let game = review.game();
    let Some(played) = ply.checked_sub(1).and_then(|last| game.history().get(last)) else {
        return locale.text(match view.is_handheld {
            true => "review-start-touch",
            false => "review-start",
        });
    };
    let notation = Notation::of(locale);
    let mates = played.san.ends_with('#');
    let evaluation = match review.finding(ply) {
        // The mate itself is no longer to come.
        _ if mates => match played.before.turn() {
            Color::White => "1–0".to_owned(),
            Color::Black => "0–1".to_owned(),
        },
        Some(finding) => notation.evaluation(finding.evaluation),
        None => "…".to_owned(),
    };
    let verdict = review.verdict(ply);
    // A sign that somebody wrote stands here as in the list.
    let written = files::sign(sheet.tree(), sheet.now());
    let sign = written.unwrap_or(verdict.map_or("", Verdict::sign));
    let called = format!("{}{sign}", notation.san(&played.san));
    let Some(verdict) = verdict else {
        let values = [("move", called.into()), ("evaluation", evaluation.into())];
        return locale.format("review-move", &values);
    };
    let better = review
        .better(ply)
        .map_or_else(String::new, |mv| notation.san(&played.before.san(mv)));
    let values = [
        ("move", called.into()),
        ("verdict", locale.text(verdict.key()).into()),
        ("better", better.into()),
        ("evaluation", evaluation.into()),
    ];
    locale.format("review-verdict", &values)
}

/// The moves of the variation on the board, with their signs.
fn variation_text(sheet: &AnnotatedGame) -> String {
    let tree = sheet.tree();
    let mut words = Vec::new();
    for node in sheet.tried() {
        let sign = files::sign(tree, node).unwrap_or_default();
        let Some((before, mv)) = tree.way(node) else {
            continue;
        };
        let position = tree.position(before);
        let word = if words.is_empty() || position.turn() == Color::White {
            sheet.numbered(node)
        } else {
            position.san(mv)
        };
        words.push(format!("{word}{sign}"));
    }
    words.join(" ")
}

/// What a player is called in what was noted of a game; none where nobody knows.
pub fn noted_name(tags: &pgn::Tags, color: Color) -> Option<&str> {
    let name = match color {
        Color::White => &tags.white,
        Color::Black => &tags.black,
    };
    Some(name.as_str()).filter(|name| !name.is_empty() && *name != "?")
}

/// What white and black are called; nothing where nobody's name is known. Of a game that was played
/// here, it is the player whose name is not.
fn names(locale: &Locale, sheet: &AnnotatedGame) -> Option<[String; 2]> {
    let tags = sheet.tags();
    let noted = [Color::White, Color::Black].map(|color| noted_name(tags, color));
    noted[0].or(noted[1])?;
    let unknown = match tags.site.as_str() {
        annotated_game::SITE => locale.text("seat-person"),
        _ => "?".to_owned(),
    };
    Some(noted.map(|name| name.map_or_else(|| unknown.clone(), str::to_owned)))
}

/// Who played, and how it ended; nothing where nobody's name is known.
pub fn players(locale: &Locale, sheet: &AnnotatedGame) -> Option<String> {
    let [white, black] = names(locale, sheet)?;
    let result = result_of(sheet.tags()).unwrap_or("");
    Some(format!("{white} – {black}  {result}"))
}

/// The same in three short lines of this width; how it stands where nobody's name is known.
pub fn short_players(
    kit: &mut UiBuilder,
    locale: &Locale,
    sheet: &AnnotatedGame,
    width: f32,
) -> Handle<UiNode> {
    let Some(names) = names(locale, sheet) else {
        let title = locale.text("review-title");
        return kit.paragraph_with(&title, width, sizes::SMALL, colors::CREAM);
    };
    let result = result_of(sheet.tags()).unwrap_or("–");
    // Of a computer's name its strength is what tells two of them apart.
    let names = names.map(|name| match name.rsplit_once(" · ") {
        Some((_, strength)) if kit.width_of(&name, sizes::SMALL) > width => strength.to_owned(),
        _ => name,
    });
    let mut lines = names
        .map(|name| kit.fitted(&name, sizes::SMALL, colors::CREAM, width))
        .to_vec();
    lines.push(kit.text(result, sizes::SMALL, colors::BRASS));
    kit.column(0.0, lines)
}

/// Who played, each in a line with what the game brought; nothing where nobody's name is known.
pub fn players_lines(
    kit: &mut UiBuilder,
    locale: &Locale,
    sheet: &AnnotatedGame,
    width: f32,
) -> Option<Handle<UiNode>> {
    let names = names(locale, sheet)?;
    let points = match sheet.tags().result.as_str() {
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
        let margin = kit.pad(8.0, 0.0, 8.0, 0.0);
        kit.ctx[name].set_column(1).set_margin(margin);
        kit.ctx[points].set_column(2);
        let line = GridBuilder::new(WidgetBuilder::new().with_children([king, name, points]))
            .add_row(Row::strict(kit.px(22.0)))
            .add_column(Column::auto())
            .add_column(Column::stretch())
            .add_column(Column::auto())
            .build(kit.ctx);
        lines.push(line.to_base());
    }
    Some(kit.column(3.0, lines))
}

/// Curve and remarks, for the upper part of the panel.
pub fn head(kit: &mut UiBuilder, view: &View, review: &Review, width: f32) -> Handle<UiNode> {
    let sheet = &review.sheet;
    let ply = sheet.ply_of(sheet.now()).or(sheet.departure());
    let curve = curve(kit, review, ply.unwrap_or(0), width);
    let remarks = files::remarks(kit, view, review, width);
    kit.column(8.0, vec![curve, remarks])
}

/// The rows of buttons that step through the game: the moves, the mistakes, and what can be noted.
pub fn steps(kit: &mut UiBuilder, view: &View, review: &Review) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let sheet = &review.sheet;
    let departure = sheet.departure();
    let away = departure.is_some();
    let ply = sheet.ply_of(sheet.now()).or(departure).unwrap_or(0);
    let begun = sheet.before().is_some();
    let more = sheet.now() != sheet.end_of_line();
    let mut tiles = Vec::new();
    for (name, picture, to, enabled) in [
        ("to-start", "icon_to_start", StepTo::Start, begun),
        ("back", "icon_arrow_left", StepTo::Back, begun),
        ("forward", "icon_arrow_right", StepTo::Forward, more),
        ("to-end", "icon_to_end", StepTo::End, more),
    ] {
        let label = locale.text(&format!("review-{name}"));
        let action = Action::Chess(ChessCommand::Step(to));
        tiles.push(kit.icon_with(name, picture, &label, action, enabled));
    }
    let tiles = kit.tiles(4, 6.0, tiles);
    let mistake = |forward: bool| review.next_mistake(ply, forward).is_some();
    let mut others = Vec::new();
    for (name, picture, to, enabled) in [
        (
            "previous-mistake",
            "icon_arrow_up",
            StepTo::PreviousMistake,
            mistake(false),
        ),
        (
            "next-mistake",
            "icon_arrow_down",
            StepTo::NextMistake,
            mistake(true),
        ),
        ("return", "icon_undo", StepTo::Return, away),
    ] {
        let label = locale.text(&format!("review-{name}"));
        let action = Action::Chess(ChessCommand::Step(to));
        let look = if away && to == StepTo::Return {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Plain
        };
        others.push(kit.icon_looking(name, picture, &label, action, look, enabled));
    }
    for (name, picture, action) in [
        ("flip", "icon_flip", Action::Flip),
        ("top", "icon_top_view", Action::Top),
    ] {
        others.push(kit.icon(name, picture, &locale.text(name), action));
    }
    // Five in a row would be too narrow for a finger.
    let columns = if view.is_compact() { 3 } else { 5 };
    let others = kit.tiles(columns, 6.0, others);
    let notes = files::buttons(kit, view, review);
    vec![tiles, others, notes]
}

/// The same for the strip of a small window: a step back and forth.
pub fn short_steps(kit: &mut UiBuilder, view: &View, review: &Review) -> Vec<Handle<UiNode>> {
    let sheet = &review.sheet;
    let begun = sheet.before().is_some();
    let more = sheet.now() != sheet.end_of_line();
    [
        ("back", "icon_arrow_left", StepTo::Back, begun),
        ("forward", "icon_arrow_right", StepTo::Forward, more),
    ]
    .map(|(name, picture, to, enabled)| {
        let label = view.locale.text(&format!("review-{name}"));
        let action = Action::Chess(ChessCommand::Step(to));
        kit.icon_with(&format!("{name}-bar"), picture, &label, action, enabled)
    })
    .to_vec()
}

/// The colour of a move in the list.
pub fn color_of(verdict: Option<Verdict>) -> Option<Tint> {
    Some(match verdict? {
        Verdict::Inaccuracy => Tint::opaque(0xe8, 0xc4, 0x6a),
        Verdict::Mistake => Tint::opaque(0xf0, 0x9a, 0x4a),
        Verdict::Blunder | Verdict::MissedWin => Tint::opaque(0xff, 0x7a, 0x70),
    })
}
