//! Dialogs of the chess table.

use super::{
    engines, files, lesson, mistakes,
    model::ChessDialog,
    new_game, pages, players, typed_move,
    words::{self, detail, piece_picture},
};
use crate::{
    model::{players::Players, session::ChessSession},
    panels::{ChessCommand, ChessScreen},
};
use fyrox::{
    core::{color::Color as Tint, pool::Handle},
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::chess::{Color, Piece, PieceKind, Square};
use parlour_shell::ui::{
    Action,
    dialog_layout::DialogFrame,
    dialogs::{text_width, title},
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

/// Height of the status and the players at the top of the panel, which stay in sight above a dialog
/// beside the board, in units.
pub(super) const RESULT_TOP: f32 = 190.0;

/// Builds the content of a dialog.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen, dialog: &ChessDialog) -> Handle<UiNode> {
    match dialog {
        ChessDialog::Promotion(_, to) => promotion(kit, view, *to),
        ChessDialog::Result => result(kit, view),
        ChessDialog::NewGame => new_game::build(kit, view),
        ChessDialog::TypedMove => typed_move::build(kit, view),
        ChessDialog::Paused => paused(kit, view),
        ChessDialog::Files(dialog) => files::build(kit, view, *dialog),
        ChessDialog::Mistakes => mistakes::build(kit, view),
        ChessDialog::Tutorial => lesson::steps(kit, view),
        ChessDialog::Rules => pages::rules(kit, view),
        ChessDialog::Help => pages::help(kit, view),
        ChessDialog::Statistics => pages::statistics(kit, view),
        ChessDialog::Engines(dialog) => engines::build(kit, view, dialog),
    }
}

/// Choices of the promotion dialog, in display order.
const PROMOTIONS: [PieceKind; 4] = [
    PieceKind::Queen,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Knight,
];

fn promotion(kit: &mut UiBuilder, view: &ChessScreen, to: Square) -> Handle<UiNode> {
    let heading = view.locale.text("promotion-title");
    let heading = kit.centred(&heading, sizes::BODY, colors::CREAM);
    let color = match to.rank() {
        7 => Color::White,
        _ => Color::Black,
    };
    let mut choices = Vec::new();
    for kind in PROMOTIONS {
        let name = format!("{kind:?}").to_lowercase();
        let picture = piece_picture(Piece { color, kind });
        let label = view.locale.text(&format!("piece-{name}"));
        let content = if kit.pictures.get(&picture).is_some() {
            let (width, height) = match view.is_compact() {
                true => (33.0, 44.0),
                false => (48.0, 64.0),
            };
            let image = kit.picture(&picture, width, height);
            let text = kit.centred(&label, sizes::SMALL, colors::CREAM_SOFT);
            kit.column(2.0, vec![image, text])
        } else {
            kit.text(&label, sizes::BODY, colors::CREAM)
        };
        kit.margin(content, [6.0, 4.0, 6.0, 4.0]);
        let promote = ChessCommand::Promote(kind);
        let promote = ButtonSpec::bare(format!("promote-{name}"), promote)
            .primary_if(kind == PieceKind::Queen);
        choices.push(kit.pressable(content, promote.least(60.0)));
    }
    let cancel = ButtonSpec::cancel();
    let cancel = ButtonSpec::icon(&cancel.name, "icon_close", "cancel", cancel.action.clone());
    choices.push(kit.icon(cancel));
    let row = kit.row(6.0, choices);
    kit.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
    kit.column(6.0, vec![heading, row])
}

/// Builds the result: a column over the panel, or a low box at the bottom of a compact window.
fn result(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let headline = view.game.map(|game| players::headline(view, game));
    let headline = (headline.unwrap_or_default(), color_of_result(view));
    let outcome = view.chess.outcome;
    let score = words::result(outcome.map_or("", |outcome| outcome.result()));
    let reason = view.game.and_then(|game| detail(view, game));
    let reason = reason.unwrap_or_default();
    let change = pages::rating_change(view).filter(|_| outcome.is_some());
    let change = change.map(|line| (line, colors::ACCENT));
    let next = ButtonSpec::new("again", "again", ChessCommand::Rematch).primary();
    let mut others = vec![ButtonSpec::new("look", "look", ChessCommand::Review)];
    let session = view.chess.session;
    if session.is_some_and(ChessSession::can_take_back) {
        others.push(ButtonSpec::new("undo", "undo", Action::Undo));
    }
    others.push(ButtonSpec::new("menu", "menu", Action::Menu));
    if !view.is_compact() {
        let frame = DialogFrame::beside(view, RESULT_TOP);
        let width = frame.width;
        let moves = view.game.map(|game| {
            let values = [("count", game.ply().div_ceil(2).into())];
            let moves = view.locale.format("games-moves", &values);
            (moves, colors::CREAM_SOFT)
        });
        let lines = [(reason, colors::CREAM)].into_iter().chain(change);
        let mut parts = vec![score_between_kings(kit, &score)];
        for (line, color) in lines.chain(moves) {
            parts.push(kit.paragraph_centred(&line, width, sizes::BODY, color));
        }
        let middle = kit.column_of_width(6.0, width, parts);
        let new_game = Action::open(ChessDialog::NewGame);
        others.insert(1, ButtonSpec::new("new-game", "new-game", new_game));
        let buttons = frame.result_buttons(kit, view, next, others);
        let (headline, color) = headline;
        return frame.build_colored(kit, (&headline, color), middle, Some(buttons));
    }
    let room = view.free().0 - 40.0;
    let (headline, color) = headline;
    let mut parts = vec![kit.centred_fitted(&headline, sizes::TITLE, color, room)];
    let line = (format!("{score}   {reason}"), colors::CREAM_SOFT);
    let lines = [line].into_iter().chain(change);
    parts.extend(lines.map(|(line, color)| kit.centred(&line, sizes::BODY, color)));
    let buttons = kit.buttons([next].into_iter().chain(others));
    let free = view.insets.free(view.window).size.x / kit.scale;
    let buttons = if free < 460.0 {
        kit.tiles_fitting(2, 6.0, room, buttons)
    } else {
        kit.row(8.0, buttons)
    };
    kit.ctx[buttons].set_horizontal_alignment(HorizontalAlignment::Center);
    parts.push(buttons);
    kit.column(12.0, parts)
}

/// Returns the color of the headline: only a player who lost and a draw get the usual one.
fn color_of_result(view: &ChessScreen) -> Tint {
    let winner = view.chess.outcome.and_then(|outcome| outcome.winner);
    let players = view.session().map(|session| session.players);
    let person = players.and_then(Players::only_person);
    match winner {
        Some(winner) if person.is_none_or(|person| person == winner) => colors::ACCENT,
        _ => colors::CREAM,
    }
}

/// Builds the score, with each king on the side of his points.
fn score_between_kings(kit: &mut UiBuilder, score: &str) -> Handle<UiNode> {
    let [white, black] = Color::ALL.map(|color| {
        let kind = PieceKind::King;
        kit.picture(&piece_picture(Piece { color, kind }), 36.0, 44.0)
    });
    let score = kit.text(score, sizes::DISPLAY, colors::CREAM);
    let row = kit.row(14.0, vec![white, score, black]);
    kit.ctx[row].set_horizontal_alignment(HorizontalAlignment::Center);
    row
}

/// Builds the pause dialog. The board stays visible behind it but does not react to the pointer.
fn paused(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let width = text_width(view).min(360.0);
    let heading = title(kit, &view.locale.text("paused-title"), width);
    let timed = view
        .session()
        .is_some_and(|session| session.clock.is_some());
    let text = view.locale.text(match timed {
        true => "paused-text",
        false => "paused-text-no-clock",
    });
    let text = kit.paragraph_centred(&text, width, sizes::BODY, colors::CREAM_SOFT);
    let buttons = [
        ButtonSpec::icon("go-on", "icon_play", "go-on", Action::Close).primary(),
        ButtonSpec::new("menu", "menu", Action::Menu),
    ];
    let buttons = kit.dialog_buttons(width, buttons);
    kit.column_of_width(12.0, width, vec![heading, text, buttons])
}
