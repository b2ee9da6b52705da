//! Dialog in which the player types moves.

use super::{
    dialogs::RESULT_TOP,
    model::{ChessCommand, ChessScreen},
    notation::Notation,
};
use crate::model::typed_move::{Reading, read};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_shell::ui::{
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

/// Greatest number of moves that are listed.
const LISTED: usize = 10;

/// Builds the dialog: a text field, what the text means, and a button that plays the move.
pub(super) fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let width = DialogFrame::beside(view, RESULT_TOP).width.min(420.0);
    let field = view.chess.typed_move;
    let reading = view.game.filter(|_| view.chess.may_move).map(|game| {
        let notation = Notation::of(view.locale);
        read(field.text(), game.position(), &|san| notation.san(san))
    });
    let sentence = match &reading {
        None => view.locale.text("typed-wait"),
        Some(_) if field.text().trim().is_empty() => view.locale.text("typed-empty"),
        Some(Reading::Move(_, name)) => {
            let values = [("move", name.clone().into())];
            view.locale.format("typed-move", &values)
        }
        Some(Reading::Several(names)) => {
            let more = if names.len() > LISTED { "…" } else { "" };
            let listed: Vec<&str> = names.iter().take(LISTED).map(String::as_str).collect();
            let values = [("moves", format!("{}{more}", listed.join(", ")).into())];
            view.locale.format("typed-several", &values)
        }
        Some(Reading::Nothing) => view.locale.text("typed-nothing"),
    };
    let line = kit.typed_line(field, "typed-hint", None, width);
    let sentence = kit.paragraph_with(&sentence, width, sizes::BODY, colors::CREAM_SOFT);
    let sentence = kit.boxed(sentence, Some(width), sizes::BODY * 3.0);
    // Always enabled, so that Enter counts however fast it comes after the last letter.
    let play = ButtonSpec::new("play-typed", "typed-play", ChessCommand::PlayTyped).primary();
    let buttons = kit.dialog_buttons(width, [play, ButtonSpec::close()]);
    kit.column_of_width(8.0, width, vec![line, sentence, buttons])
}
