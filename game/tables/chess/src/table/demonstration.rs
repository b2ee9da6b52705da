//! Demonstration: a short, famous chess game that plays behind the menu after a while without
//! input, and with `--demo`.

use crate::{
    model::session::ChessSession,
    scene::game_manager::{Intent, Phase},
    table::{ChessTable, Mode},
};
use fyrox::{
    asset::manager::ResourceManager,
    core::err,
    plugin::error::{GameError, GameResult},
};
use parlour_rules::chess::{Game, Move, Position, Rules, pgn};
use parlour_shell::{
    app::TableContext,
    scene::{camera::CameraRig, data},
    table::demo::{Demo, DemoStep},
    ui::Screen,
};

/// Game of the demonstration.
const DEMONSTRATION: &str = "data/chess/demonstration.pgn";
/// Seconds without input after which the menu starts a demonstration.
const IDLE_TIME: f32 = 60.0;

/// Pause between two moves, in seconds at normal animation speed.
const REST: f32 = 0.9;
/// Speed of the camera's slow rotation, in radians per second.
const DRIFT: f32 = 0.025;

/// Demonstration in progress.
#[derive(Debug, Clone)]
pub struct Demonstration {
    /// Start position of the demonstrated game.
    pub start: Position,
    /// Game that was on the table before, and is shown again afterward.
    pub before: Option<ChessSession>,
    demo: Demo<Move>,
}

impl Demonstration {
    /// Loads the demonstrated game. A missing or invalid file is logged and returns `None`.
    pub fn load(resources: &ResourceManager) -> Option<Self> {
        let text = data::read_text(resources, DEMONSTRATION)
            .map_err(|error| err!("{error}"))
            .ok()?;
        match pgn::parse(&text).into_iter().next()? {
            Ok(parsed) => Some(Self {
                start: parsed.game.start().clone(),
                before: None,
                demo: Demo::new(parsed.game.history().iter().map(|played| played.mv), REST),
            }),
            Err(error) => {
                err!("{DEMONSTRATION}:{error}");
                None
            }
        }
    }
}

impl ChessTable {
    /// Advances the demonstration by one frame, or starts it once the menu was idle for
    /// [`IDLE_TIME`] seconds.
    ///
    /// # Errors
    /// If the scene lacks the camera, the board or the game manager.
    pub(crate) fn advance_demonstration(&mut self, ctx: &mut TableContext) -> GameResult {
        let loading = ctx.is_loading();
        let phase = self.phase(ctx);
        let Mode::Demo(demonstration) = &mut self.mode else {
            // Don't start over an open board editor or outside the menu.
            let idle = ctx.shell.input.idle > IDLE_TIME && matches!(self.mode, Mode::Game);
            if idle && ctx.shell.screen == Screen::Menu && ctx.shell.dialogs.is_empty() {
                self.begin_demonstration(ctx)?;
            }
            return Ok(());
        };
        let speed = ctx.shell.settings.motion.factor();
        let drift = DRIFT * ctx.engine.dt * speed;
        ctx.camera(|rig, _| rig.orbit(drift, 0.0))?;
        // Wait with the first move until everything is loaded and visible.
        if loading || !matches!(phase, Phase::Idle | Phase::GameOver) {
            return Ok(());
        }
        match demonstration.demo.advance(ctx.engine.dt, speed) {
            DemoStep::Wait => Ok(()),
            DemoStep::Play(mv) => self.submit(ctx, Intent::Play(mv)),
            DemoStep::End if ctx.shell.options.demo => {
                ctx.engine.loop_controller.exit();
                Ok(())
            }
            DemoStep::End => self.begin_demonstration(ctx),
        }
    }

    /// Handles any input: resets the idle time, and ends a demonstration unless it runs with
    /// `--demo`. The previous game and the camera are restored. Returns whether it ended.
    pub(crate) fn end_demonstration(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        let before = match &mut self.mode {
            Mode::Demo(running) if !ctx.shell.options.demo => running.before.take(),
            _ => return Ok(false),
        };
        let session = before.unwrap_or_else(|| Game::new(Rules::Standard).into());
        self.place(ctx, Mode::Game, session)?;
        ctx.camera(CameraRig::reset)?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::pgn;
    use std::path::Path;

    #[test]
    fn the_demonstration_is_a_whole_game() {
        let root = Path::new("../../..");
        let text = std::fs::read_to_string(root.join(super::DEMONSTRATION)).unwrap();
        let games = pgn::parse(&text);
        let game = &games[0].as_ref().unwrap().game;
        assert!(game.outcome().is_some(), "it ends on the board");
        assert!(game.ply() < 60, "it is short");
    }
}
