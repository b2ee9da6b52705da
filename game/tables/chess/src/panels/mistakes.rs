//! Dialog with the mistakes of a reviewed game, the largest one first.

use super::{
    notation::Notation,
    review::{accuracy_text, color_of, progress_text},
};
use crate::{
    model::review::{Mistake, Review},
    panels::{ChessCommand, ChessScreen, RetryCommand, StepTo, words::piece_picture},
};
use fyrox::{
    core::pool::Handle,
    gui::{HorizontalAlignment, UiNode},
};
use parlour_rules::chess::{Piece, PieceKind};
use parlour_shell::ui::{
    dialog_layout::DialogFrame,
    kit::{ButtonSpec, UiBuilder, colors, sizes},
};

/// Greatest number of mistakes in the list. No one goes through more of a very long game.
const MOST: usize = 60;

/// Builds the dialog: the accuracy of both sides, and the mistakes.
pub fn build(kit: &mut UiBuilder, view: &ChessScreen) -> Handle<UiNode> {
    let locale = view.locale;
    let frame = DialogFrame::of(view, 440.0);
    let mut parts = Vec::new();
    if let Some(review) = view.chess.review {
        let mistakes = review.mistakes_by_size();
        let mut text = match review.accuracy() {
            Some(accuracy) => {
                let [white, black] = accuracy.map(|side| accuracy_text(locale, side).into());
                locale.format("review-accuracy", &[("white", white), ("black", black)])
            }
            None => progress_text(locale, review),
        };
        text.push(' ');
        text += &locale.text(match mistakes.is_empty() {
            true => "mistakes-none",
            false => "mistakes-text",
        });
        parts.push(kit.paragraph(&text, frame.width));
        for mistake in mistakes.iter().take(MOST) {
            parts.push(row(kit, view, review, mistake, frame.width));
        }
    }
    let middle = kit.column(8.0, parts);
    let heading = locale.text("mistakes");
    let retry = ChessCommand::Retry(RetryCommand::Game);
    let retry = ButtonSpec::new("retry-all", "retry-all", retry).primary();
    let is_any = |review: &Review| review.mistakes().next().is_some();
    let retry = retry.enabled_if(view.chess.review.is_some_and(is_any));
    frame.build(kit, &heading, middle, [retry, ButtonSpec::close()])
}

/// Builds the button of a mistake: the move, its verdict, the better move, and the loss.
fn row(
    kit: &mut UiBuilder,
    view: &ChessScreen,
    review: &Review,
    mistake: &Mistake,
    width: f32,
) -> Handle<UiNode> {
    let locale = view.locale;
    let Mistake {
        ply,
        color,
        verdict,
        loss,
    } = *mistake;
    let notation = Notation::of(locale);
    let annotated = &review.annotated;
    let played = notation.san(&annotated.numbered(annotated.at_ply(ply)));
    let label = format!(
        "{played}{} · {}",
        verdict.sign(),
        locale.text(verdict.key())
    );
    let better = review.better_san(ply).unwrap_or_default();
    let better = ("better", notation.san(&better).into());
    let note = match loss.round() as i64 {
        0 => locale.format("mistake-note-equal", &[better]),
        loss => locale.format("mistake-note", &[better, ("loss", loss.into())]),
    };
    let room = width - 70.0;
    let tint = color_of(Some(verdict)).unwrap_or(colors::CREAM);
    let label = kit.paragraph_with(&label, room, sizes::BODY, tint);
    let note = kit.small_paragraph(&note, room);
    let words = kit.left_column(2.0, vec![label, note]);
    let kind = PieceKind::King;
    let king = kit.picture(&piece_picture(Piece { color, kind }), 20.0, 26.0);
    let content = kit.row(12.0, vec![king, words]);
    kit.ctx[content].set_horizontal_alignment(HorizontalAlignment::Left);
    kit.margin(content, [12.0, 6.0, 12.0, 6.0]);
    let step = ChessCommand::Step(StepTo::Before(ply));
    kit.pressable(content, ButtonSpec::bare(format!("mistake-{ply}"), step))
}
