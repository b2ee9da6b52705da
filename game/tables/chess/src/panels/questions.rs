//! Questions about the game and the board editor.

use super::words::color_name;
use crate::panels::{ChessCommand, ChessDialog, EditorCommand};
use parlour_rules::chess::{Claim, Color};
use parlour_shell::{
    platform::locale::Locale,
    ui::{Action, dialog_layout::Confirm, kit::ButtonSpec},
};

/// Returns the question before this color resigns. `alone` says that only one person plays.
pub fn resign(locale: &Locale, color: Color, alone: bool) -> Confirm {
    let text = match alone {
        true => locale.text("resign-text-you"),
        false => locale.format(
            "resign-text",
            &[("player", color_name(locale, color).into())],
        ),
    };
    let yes = ButtonSpec::new("resign-yes", "resign-yes", ChessCommand::Resign(color));
    Confirm::cancel_first("resign", "resign-title", text, yes)
}

/// Returns the draw offer of this color, for the opponent to answer.
pub fn draw_offer(locale: &Locale, color: Color) -> Confirm {
    let [player, other] = [color, !color].map(|color| color_name(locale, color).into());
    let text = locale.format("draw-text", &[("player", player), ("other", other)]);
    let accept = ButtonSpec::new("draw-accept", "draw-accept", ChessCommand::AcceptDraw);
    let decline = ButtonSpec::new("draw-decline", "draw-decline", Action::Close);
    // A stray Return must not end the game.
    let answers = [accept, decline.primary()];
    Confirm::new("draw-offer", "draw-title", text, answers)
}

/// Returns the question before a draw is claimed.
pub fn draw_claim(locale: &Locale, claim: Claim) -> Confirm {
    let text = locale.text(&format!("claim-{claim}"));
    let yes = ButtonSpec::new("claim-yes", "claim-draw", ChessCommand::Claim(claim));
    let answers = [yes.primary(), ButtonSpec::cancel()];
    Confirm::new("draw-claim", "draw-claim-title", text, answers)
}

/// Returns the question before the board editor is left.
pub fn leave_editor(locale: &Locale) -> Confirm {
    let leave = Action::confirmed(ChessCommand::Edit(EditorCommand::Leave));
    let leave = ButtonSpec::new("leave", "editor-leave-yes", leave);
    let stay = ButtonSpec::new("stay", "editor-leave-no", Action::Close);
    let text = locale.text("editor-leave-text");
    let answers = [stay.primary(), leave];
    Confirm::new("leave-editor", "editor-leave-title", text, answers)
}

/// Returns the question whether to resume the saved game.
pub fn resume_offer(locale: &Locale) -> Confirm {
    let resume = ButtonSpec::new("resume", "resume-yes", ChessCommand::Resume);
    let new_game = Action::open(ChessDialog::NewGame);
    let new_game = ButtonSpec::new("new-game", "resume-no", new_game);
    let answers = [resume.primary(), new_game];
    Confirm::new(
        "resume",
        "resume-title",
        locale.text("resume-text"),
        answers,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::files;
    use parlour_shell::ui::{kit::ButtonStyle, layout_check::locales};

    #[test]
    fn return_gives_no_answer_that_loses_something() {
        let locale = &locales()[0];
        for (question, primary) in [
            (resign(locale, Color::White, true), "cancel"),
            (draw_offer(locale, Color::White), "draw-decline"),
            (draw_claim(locale, Claim::Threefold), "claim-yes"),
            (leave_editor(locale), "stay"),
            (resume_offer(locale), "resume"),
            (files::questions::remove(locale), "cancel"),
        ] {
            let answers = question.choices.iter().map(|(answer, _)| answer);
            let main: Vec<_> = answers
                .chain(&question.answers)
                .filter(|answer| answer.style == ButtonStyle::Primary)
                .map(|answer| answer.name.as_str())
                .collect();
            assert_eq!(main, [primary], "{}", question.id);
            assert!(question.choices.is_empty(), "the first choice is primary");
        }
    }
}
