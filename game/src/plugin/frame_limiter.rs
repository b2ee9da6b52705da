//! How many frames a second there are: as many as the player allows, few where nobody can see them, and
//! on a handheld fewer while nothing moves.

use crate::plugin::{Parlour, Shell};
use crate::{
    camera::CameraRig, chess::game_manager::GameManager, options::Table, settings::Settings,
};
use fyrox::plugin::PluginContext;
use std::time::{Duration, Instant};

/// Between two frames of a window that is hidden.
const HIDDEN: Duration = Duration::from_millis(200);
/// Seconds without a motion or a touch after which a handheld draws fewer frames.
const CALM_AFTER: f32 = 1.0;

/// What the pace of the frames hangs on.
#[derive(Debug, Default)]
pub struct FrameLimiter {
    /// When the last frame was drawn, if frames are limited.
    last: Option<Instant>,
    /// How many there were.
    frames: u64,
    /// Seconds for which nothing has moved and nobody has touched anything.
    calm: f32,
}

impl FrameLimiter {
    /// How many frames there were.
    pub fn frames(&self) -> u64 {
        self.frames
    }

    /// Somebody touches something.
    pub fn wake(&mut self) {
        self.calm = 0.0;
    }

    /// Whether nothing has moved for a while.
    pub fn is_calm(&self) -> bool {
        self.calm > CALM_AFTER
    }
}

impl Parlour {
    /// One update: notes for how long nothing has moved and no finger was there.
    pub(crate) fn update_frame_limiter(&mut self, ctx: &PluginContext) {
        self.shell.frame_limiter.calm = if self.is_still(ctx) && !self.shell.input.is_touched() {
            self.shell.frame_limiter.calm + ctx.dt
        } else {
            0.0
        };
    }

    /// Whether nothing moves on the table, and the table not before the eyes.
    fn is_still(&self, ctx: &PluginContext) -> bool {
        let Ok(scene) = ctx.scenes.try_get(self.shell.scene) else {
            return false;
        };
        let graph = &scene.graph;
        let rests = self.shell.broken
            || match self.shell.table {
                Table::Chess => graph
                    .try_get_script_of::<GameManager>(self.chess.manager)
                    .is_ok_and(GameManager::is_at_rest),
                Table::Prospector => self.prospector.is_prospector_idle(scene),
                Table::Duel => self.duel.duel_rests(&self.shell, scene),
            };
        let viewport = graph.try_get_script_of::<CameraRig>(self.shell.camera);
        rests
            && !self.shell.dirty
            && self.chess.demonstration.is_none()
            && viewport.is_ok_and(CameraRig::is_at_rest)
    }
}

impl Shell {
    /// Most frames a second; 0 for no limit. A handheld spares its battery while nothing moves and no
    /// finger is on it: a thirtieth of a second is not felt by whoever begins to play.
    pub fn frame_limit(&self) -> u32 {
        let limit = self.settings.frame_limit;
        if !self.options.platform.is_handheld() || !self.frame_limiter.is_calm() {
            return limit;
        }
        match limit {
            0 => Settings::CALM_FRAMES,
            limit => limit.min(Settings::CALM_FRAMES),
        }
    }

    /// Keeps the frame rate under the player's limit, and the machine cool while the window is
    /// hidden.
    pub(crate) fn wait_for_frame(&mut self) {
        self.frame_limiter.frames += 1;
        let interval = if self.hidden {
            HIDDEN
        } else if let limit @ 1.. = self.frame_limit() {
            Duration::from_secs(1) / limit
        } else {
            self.frame_limiter.last = None;
            return;
        };
        if let Some(last) = self.frame_limiter.last
            && let Some(rest) = interval.checked_sub(last.elapsed())
        {
            std::thread::sleep(rest);
        }
        self.frame_limiter.last = Some(Instant::now());
    }
}
