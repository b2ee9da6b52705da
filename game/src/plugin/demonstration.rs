//! A short famous game that plays by itself: behind the menu when nobody touches it, and where
//! there is no display to play on.

use super::{DEMONSTRATION, IDLE_TIME};
use crate::plugin::{ChessTable, Shell};
use crate::{
    camera::CameraRig,
    chess::{
        game_manager::{Intent, Phase},
        session::ChessSession,
    },
    data,
    ui::Screen,
};
use fyrox::{
    asset::manager::ResourceManager,
    core::err,
    plugin::{PluginContext, error::GameResult},
};
use parlour_rules::chess::{Game, Move, Position, Rules, pgn};

/// No update counts for more seconds of nobody's doing anything: the first one after the program was away
/// brings all that time.
const LONGEST_UPDATE: f32 = 1.0;
/// Seconds of rest between two moves.
const REST: f32 = 0.9;
/// Seconds that the last position stands.
const END_REST: f32 = 6.0;
/// Radians that the camera drifts in a second.
const DRIFT: f32 = 0.025;

/// A demonstration in progress.
#[derive(Debug, Clone)]
pub struct Demonstration {
    /// Where it begins.
    pub start: Position,
    /// What stood on the table before it.
    pub before: Option<ChessSession>,
    moves: Vec<Move>,
    next: usize,
    rest: f32,
}

impl Demonstration {
    /// Reads the game; a file that is missing or broken is logged, and there is none.
    pub fn load(resources: &ResourceManager) -> Option<Self> {
        let text = data::read_text(resources, DEMONSTRATION)
            .map_err(|error| err!("{error}"))
            .ok()?;
        match pgn::parse(&text).into_iter().next()? {
            Ok(parsed) => Some(Self {
                start: parsed.game.start().clone(),
                before: None,
                moves: parsed
                    .game
                    .history()
                    .iter()
                    .map(|played| played.mv)
                    .collect(),
                next: 0,
                rest: REST,
            }),
            Err(error) => {
                err!("{DEMONSTRATION}:{error}");
                None
            }
        }
    }
}

impl ChessTable {
    /// Lets a demonstration go on, or begin when nobody has touched the menu for a while.
    pub(crate) fn advance_demonstration(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        // Nobody is idle who waits for the table to be loaded, or is away.
        let loading = ctx.resource_manager.state().count_pending_resources() > 0;
        shell.idle = match loading || shell.system.is_suspended() {
            true => 0.0,
            false => shell.idle + ctx.dt.min(LONGEST_UPDATE),
        };
        let phase = self.phase(shell, ctx);
        let Some(demonstration) = &mut self.demonstration else {
            // Behind the menu stands the chess table, or the game plays nothing by itself.
            let idle = shell.idle > IDLE_TIME && self.editor.is_none();
            if idle && shell.screen == Screen::Menu && shell.dialogs.is_empty() {
                self.begin_demonstration(shell, ctx)?;
            }
            return Ok(());
        };
        let speed = shell.settings.motion.factor();
        ctx.scenes
            .try_get_mut(shell.scene)?
            .graph
            .try_get_script_of_mut::<CameraRig>(shell.camera)?
            .orbit(DRIFT * ctx.dt * speed, 0.0);
        // The first move waits until everything is there to be seen.
        if loading || !matches!(phase, Phase::Idle | Phase::GameOver) {
            return Ok(());
        }
        demonstration.rest -= ctx.dt;
        if demonstration.rest > 0.0 {
            return Ok(());
        }
        let mv = demonstration.moves.get(demonstration.next).copied();
        demonstration.next += 1;
        let finishing = demonstration.next >= demonstration.moves.len();
        demonstration.rest = if finishing { END_REST } else { REST } * speed;
        match mv {
            Some(mv) => self.submit(shell, ctx, Intent::Play(mv)),
            None if shell.options.demo => {
                ctx.loop_controller.exit();
                Ok(())
            }
            None => self.begin_demonstration(shell, ctx),
        }
    }

    /// Somebody is there again.
    pub(crate) fn wake(&mut self, shell: &mut Shell, ctx: &mut PluginContext) -> GameResult {
        shell.idle = 0.0;
        shell.frame_limiter.wake();
        if self.demonstration.is_none() || shell.options.demo {
            return Ok(());
        }
        let before = self.demonstration.take().and_then(|running| running.before);
        shell.dirty = true;
        let session = before.unwrap_or_else(|| Game::new(Rules::Standard).into());
        self.place(shell, ctx, session)?;
        let speed = shell.settings.motion.factor();
        ctx.scenes
            .try_get_mut(shell.scene)?
            .graph
            .try_get_script_of_mut::<CameraRig>(shell.camera)?
            .reset(speed);
        Ok(())
    }

    pub(crate) fn stop_demonstration(&mut self, shell: &mut Shell) {
        self.demonstration = None;
        shell.dirty = true;
    }
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::pgn;
    use std::path::Path;

    #[test]
    fn the_demonstration_is_a_whole_game() {
        let root = Path::new("..");
        let text = std::fs::read_to_string(root.join(super::DEMONSTRATION)).unwrap();
        let games = pgn::parse(&text);
        let game = &games[0].as_ref().unwrap().game;
        assert!(game.outcome().is_some(), "it ends on the board");
        assert!(game.ply() < 60, "it is short");
    }
}
