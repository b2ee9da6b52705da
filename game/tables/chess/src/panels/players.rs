//! Players of the chess game: names, clocks, captured pieces and the headline.

use super::{
    review,
    words::{color_name, participant_name, piece_picture, strength_name, time_shown},
};
use crate::{
    model::players::{Computer, Participant},
    panels::ChessScreen,
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{HorizontalAlignment, UiNode, VerticalAlignment, grid::Row, widget::WidgetBuilder},
};
use parlour_rules::chess::{Clock, Color, Game, Piece, PieceKind};
use parlour_shell::ui::kit::{Live, UiBuilder, colors, sizes};
use std::{borrow::Cow, time::Duration};

/// Returns the name of a player: the recorded one, the color in a game between two people, or a
/// description of the player.
pub fn name(view: &ChessScreen, color: Color) -> String {
    let notes = view.session().and_then(|session| session.notes.as_ref());
    let noted = notes.and_then(|notes| review::noted_name(&notes.tags, color));
    match view.session().map(|session| session.players) {
        Some(players) if !players.are_people() => {
            let engines = Some(&view.chess.engines.list);
            let participant = players.of(color);
            match engines {
                Some(engines) => participant_name(view.locale, engines, participant),
                None => color_name(view.locale, color),
            }
        }
        _ => noted.map_or_else(|| color_name(view.locale, color), Cow::into_owned),
    }
}

/// Returns the color of the player at the far side of the board, whose line is above the other.
pub fn across(view: &ChessScreen) -> Color {
    !view.chess.near
}

fn king(kit: &mut UiBuilder, color: Color, width: f32, height: f32) -> Handle<UiNode> {
    let kind = PieceKind::King;
    kit.picture(&piece_picture(Piece { color, kind }), width, height)
}

fn clock<'a>(view: &'a ChessScreen) -> Option<&'a Clock> {
    view.session()?.clock.as_ref()
}

/// Builds the remaining time of a player, which is updated without a rebuild.
fn time(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    color: Color,
    size: f32,
) -> Option<Handle<UiNode>> {
    let left = clock(view)?.left(color);
    let text = kit.text(&time_shown(view.locale, left), size, colors::CREAM);
    kit.live.push((Live::Text(time_label(color)), text));
    Some(text)
}

/// Builds a player's line: king, name and time.
pub fn line(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    game: &Game,
    color: Color,
    width: f32,
) -> Handle<UiNode> {
    let turn = view.turn(game) == color && view.chess.outcome.is_none();
    let side = king(kit, color, 18.0, 22.0);
    let time = time(kit, view, color, sizes::HEADING);
    let taken = match clock(view) {
        Some(clock) => {
            let width =
                |left: Duration| kit.width_of(&time_shown(view.locale, left), sizes::HEADING);
            // Reserves the width of tenths, so that the name doesn't shrink when they appear.
            let widest = width(clock.left(color)).max(width(Duration::from_secs(9)));
            widest + 16.0
        }
        None => 0.0,
    };
    let room = width - 12.0 - 18.0 - 8.0 - taken;
    let tint = if turn {
        colors::CREAM
    } else {
        colors::CREAM_SOFT
    };
    let mut called = name(view, color);
    if kit.width_of(&called, sizes::SMALL) > room
        && let Some(Participant::Computer(Computer::Own(strength))) =
            view.session().map(|session| session.players.of(color))
    {
        // The level alone is enough to identify a computer.
        called = strength_name(view.locale, strength);
    }
    let called = kit.fitted(&called, sizes::BODY, tint, room);
    kit.margin(called, [8.0, 0.0, 0.0, 0.0]);
    let mut parts = vec![side, called];
    if let Some(time) = time {
        kit.margin(time, [8.0, 0.0, 2.0, 0.0]);
        parts.push(time);
    }
    let line = kit.spread(1, Row::strict(kit.px(28.0)), parts);
    kit.margin(line, [6.0, 2.0, 6.0, 2.0]);
    // Highlights the side to move.
    let ground = if turn {
        colors::BUTTON_HOVER
    } else {
        Tint::TRANSPARENT
    };
    kit.fill(WidgetBuilder::new().with_child(line), ground, 5.0)
}

/// Returns the width of both times in the line of a compact window, in units.
pub fn times_width(kit: &UiBuilder, view: &ChessScreen) -> f32 {
    clock(view).map_or(0.0, |clock| {
        let width =
            |color| kit.width_of(&time_shown(view.locale, clock.left(color)), sizes::BODY) + 34.0;
        width(Color::White) + width(Color::Black)
    })
}

/// Builds both times for the line of a compact window, or only that of the side to move if it is
/// `narrow`. Returns nothing without a clock.
pub fn times(kit: &mut UiBuilder, view: &ChessScreen, narrow: bool) -> Vec<Handle<UiNode>> {
    let mut parts = Vec::new();
    // The order of the clock on the table.
    let first = !across(view);
    let turn = view.game.map(|game| view.turn(game));
    for color in [first, !first] {
        if narrow && turn != Some(color) {
            continue;
        }
        if let Some(time) = time(kit, view, color, sizes::BODY) {
            parts.push(king(kit, color, 14.0, 18.0));
            parts.push(time);
        }
    }
    parts
}

/// Builds both times one above the other, as the players are placed at the board. Returns nothing
/// without a clock.
pub fn times_in_rows(kit: &mut UiBuilder, view: &ChessScreen) -> Vec<Handle<UiNode>> {
    let first = across(view);
    let row = |color: Color| {
        let time = time(kit, view, color, sizes::HEADING)?;
        let king = king(kit, color, 16.0, 20.0);
        Some(kit.row(8.0, vec![king, time]))
    };
    [first, !first].into_iter().filter_map(row).collect()
}

/// Returns the headline: whose turn it is, the result, or the players of a reviewed game.
pub fn headline(view: &ChessScreen, game: &Game) -> String {
    let locale = view.locale;
    let Some(session) = view.session() else {
        return String::new();
    };
    if let Some(review) = view.chess.review {
        let names = review::players(locale, &review.annotated);
        return names.unwrap_or_else(|| locale.text("review-title"));
    }
    let players = session.players;
    let turn = view.turn(game);
    if let Some(person) = players.only_person() {
        return match view.chess.outcome {
            None if turn == person => locale.text("your-move"),
            None => locale.text("computer-thinks"),
            Some(outcome) => match outcome.winner {
                Some(winner) if winner == person => locale.text("you-win"),
                Some(winner) => match players.of(winner) {
                    Participant::Computer(Computer::Own(_)) => locale.text("computer-wins"),
                    _ => locale.format("wins", &[("player", name(view, winner).into())]),
                },
                None => locale.text("drawn"),
            },
        };
    }
    let values = |color: Color| [("player", color_name(view.locale, color).into())];
    match view.chess.outcome {
        None if players.of(turn) != Participant::Person => {
            locale.format("player-thinks", &values(turn))
        }
        None => locale.format("to-move", &values(turn)),
        Some(outcome) => match outcome.winner {
            Some(winner) => locale.format("wins", &values(winner)),
            None => locale.text("drawn"),
        },
    }
}

/// Builds the pieces that a player has captured, and the lead in material.
pub fn captured(kit: &mut UiBuilder, game: &Game, by: Color) -> Handle<UiNode> {
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
    // Dark pieces need a lighter background. The row exists even when it is empty, so that nothing
    // jumps.
    let ground = if shown && by == Color::White {
        colors::CREAM_GROUND
    } else {
        Tint::TRANSPARENT
    };
    kit.margin(row, [2.0, 0.0, 4.0, 0.0]);
    let row = WidgetBuilder::new().with_child(row).with_height(height);
    let row = kit.fill(row, ground, 4.0);
    // A whole line would look like a field to write in.
    kit.aligned(row, HorizontalAlignment::Left, VerticalAlignment::Center)
}

/// Returns the name of the label with a player's time.
pub fn time_label(color: Color) -> &'static str {
    match color {
        Color::White => "time-white",
        Color::Black => "time-black",
    }
}
