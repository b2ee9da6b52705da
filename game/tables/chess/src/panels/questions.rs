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
    Confirm {
        takes_return: false,
        ..Confirm::new(
            "draw-offer",
            "draw-title",
            text,
            [accept.primary(), decline],
        )
    }
}

/// Returns the question before a draw is claimed.
pub fn draw_claim(locale: &Locale, claim: Claim) -> Confirm {
    let text = locale.text(&format!("claim-{claim}"));
    let yes = ButtonSpec::new("claim-yes", "claim-draw", ChessCommand::Claim(claim));
    Confirm {
        takes_return: false,
        ..Confirm::new(
            "draw-claim",
            "draw-claim-title",
            text,
            [yes.primary(), ButtonSpec::cancel()],
        )
    }
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
