//! End of a game: its file and sound, the moment of the king that falls, and the result.

use super::{ChessTable, Mode, events::close_promotion};
use crate::{panels::ChessDialog, sounds};
use fyrox::{core::algebra::Vector2, plugin::error::GameResult};
use parlour_rules::chess::{Outcome, Reason};
use parlour_shell::{
    app::TableContext,
    scene::camera::CameraRig,
    ui::{self, Screen, banner::Words, kit::colors},
};
use serde_json::json;

/// Seconds from the end of a won game to its result, while the king falls, at normal animation speed.
const KING_FALLS: f32 = 1.4;
/// Duration of the banner about a mate in seconds, at normal animation speed.
const MATE: f32 = 2.6;
/// Center of that banner as shares of the free part of the window: above the pieces.
const ABOVE_BOARD: Vector2<f32> = Vector2::new(0.5, 0.08);

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
            if outcome.reason == Reason::Checkmate {
                self.announce_mate(
                    ctx,
                    person.flatten() == outcome.winner.map(|winner| !winner),
                );
            }
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

    /// Announces a mate above the board. A player who `lost` to the computer sees it in a calmer color.
    fn announce_mate(&mut self, ctx: &TableContext, lost: bool) {
        let words = Words {
            text: ctx.shell.locale.text("banner-mate"),
            note: String::new(),
            color: if lost { colors::CREAM } else { colors::ACCENT },
            at: ABOVE_BOARD,
        };
        let speed = ctx.shell.settings.motion.factor();
        self.banner.show(words, MATE * speed);
    }

    /// Returns the words of the banner over the table.
    pub fn banner(&self) -> Option<&Words> {
        self.banner.words()
    }

    /// Draws the banner. Of all dialogs, only the result leaves the top of the window free.
    pub(super) fn draw_banner(&mut self, ctx: &mut TableContext) {
        let scale = ui::scale(ctx.shell.window, ctx.shell.ui_scale());
        let free = ctx.shell.insets.free(ctx.shell.window);
        let is_result = ctx.shell.top_dialog() == Some(&ChessDialog::Result);
        let is_free = is_result || ctx.shell.dialogs.is_empty();
        let is_seen = ctx.shell.screen == Screen::Table && is_free;
        self.banner.calm = ctx.shell.settings.reduce_motion;
        self.banner.advance(ctx.engine.dt);
        if self.banner.words().is_some() {
            ctx.shell.keep_drawing();
        }
        let faces = match is_seen {
            true => self.banner.faces(scale, free),
            false => Vec::new(),
        };
        if let Ok(ui) = ctx.engine.user_interfaces.try_get_mut(ctx.shell.ui) {
            self.numerals.show_outlined(ui, faces);
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
