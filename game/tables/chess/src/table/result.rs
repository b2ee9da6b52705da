//! End of a game: its file and sound, the moment of the king that falls, and the result.

use super::{ChessTable, Mode, events::close_promotion};
use crate::{panels::ChessDialog, sounds};
use fyrox::plugin::error::GameResult;
use parlour_rules::chess::Outcome;
use parlour_shell::{app::TableContext, scene::camera::CameraRig, ui::Screen};
use serde_json::json;

/// Seconds from the end of a won game to its result, while the king falls, at normal animation speed.
const KING_FALLS: f32 = 1.4;

impl ChessTable {
    /// Handles the end of a game: PGN file, trace, sound and result dialog. Lessons and
    /// demonstrations only get some of these.
    pub(super) fn finish_game(&mut self, ctx: &mut TableContext, outcome: &Outcome) -> GameResult {
        // Time can run out while the player chooses.
        close_promotion(ctx.shell);
        ctx.shell
            .close_dialogs(|dialog: &ChessDialog| *dialog == ChessDialog::TypedMove);
        let lesson = matches!(self.mode, Mode::Lesson { .. });
        let shown = matches!(self.mode, Mode::Demo(_));
        if !lesson {
            if !shown {
                self.file_finished_game(ctx)?;
            }
            ctx.shell.trace.emit(
                "over",
                json!({ "result": outcome.result(), "reason": outcome.reason.to_string() }),
            );
        }
        let person = self.with_session(ctx, |session| session.players.only_person());
        ctx.play_sound(match (outcome.winner, person.flatten()) {
            (None, _) => sounds::END_DRAW,
            (Some(winner), Some(person)) if winner != person => sounds::END_LOSS,
            (Some(_), _) => sounds::END_WIN,
        });
        if !lesson && !shown && ctx.shell.screen == Screen::Table {
            let falls = outcome.winner.map_or(0.0, |_| KING_FALLS);
            self.result_due = Some(falls * ctx.shell.settings.flourish());
            self.show_result(ctx);
        }
        Ok(())
    }

    /// Opens the result of the game once it is due, unless the player has left the table.
    pub(super) fn show_result(&mut self, ctx: &mut TableContext) {
        let dt = ctx.engine.dt;
        let is_due = |left: &mut f32| {
            *left -= dt;
            *left <= 0.0
        };
        if self.result_due.take_if(is_due).is_some() && ctx.shell.screen == Screen::Table {
            ctx.shell
                .close_dialogs(|dialog: &ChessDialog| *dialog == ChessDialog::Result);
            ctx.shell.open_dialog(ChessDialog::Result);
            ctx.shell.changed();
        }
    }

    /// Lets the camera lean towards the king that falls, until the result of the game is closed.
    pub(super) fn attend_to_king(&self, ctx: &mut TableContext) -> GameResult {
        let is_over = self.result_due.is_some() || ctx.shell.has_dialog(&ChessDialog::Result);
        let is_moving = ctx.shell.settings.flourish() > 0.0;
        let king = match is_over && is_moving {
            true => self.board(ctx)?.fallen_king(),
            false => None,
        };
        // Lamps would shine on figurines that are drawn.
        ctx.shell.even_light = ctx.shell.from_above;
        let rig = ctx.script::<CameraRig>(ctx.shell.camera.to_base())?;
        if rig.attends() != king.is_some() {
            ctx.camera(|rig, speed| rig.attend(king, speed))?;
        }
        Ok(())
    }
}
