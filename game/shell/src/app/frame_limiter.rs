//! [`FrameLimiter`]: keeps the frame rate at the player's limit, lower while the window is hidden,
//! and on handheld devices also while nothing moves.

use crate::{
    app::{Parlour, Shell, settings::Settings},
    scene::camera::CameraRig,
};
use fyrox::plugin::PluginContext;
use std::time::{Duration, Instant};

/// Time between two frames while the window is hidden.
const HIDDEN: Duration = Duration::from_millis(200);
/// Seconds without motion or touch after which handheld devices draw fewer frames.
const CALM_AFTER: f32 = 1.0;

/// State for limiting the frame rate.
#[derive(Debug, Default)]
pub struct FrameLimiter {
    /// Time of the last frame; `None` if frames aren't limited.
    last: Option<Instant>,
    /// Number of frames since the program started.
    frames: u64,
    /// Seconds since anything moved or was touched.
    calm: f32,
}

impl FrameLimiter {
    /// Returns the number of frames since the program started.
    pub fn frames(&self) -> u64 {
        self.frames
    }

    /// Returns to the full frame rate after input.
    pub fn wake(&mut self) {
        self.calm = 0.0;
    }

    /// Returns whether nothing has moved for more than [`CALM_AFTER`] seconds.
    pub fn is_calm(&self) -> bool {
        self.calm > CALM_AFTER
    }
}

impl Parlour {
    /// Updates the time since anything moved or was touched.
    pub(crate) fn update_frame_limiter(&mut self, ctx: &PluginContext) {
        self.shell.graphics.frame_limiter.calm =
            if self.is_still(ctx) && !self.shell.input.is_touched() {
                self.shell.graphics.frame_limiter.calm + ctx.dt
            } else {
                0.0
            };
    }

    /// Returns whether the table, the panels and the camera are at rest.
    fn is_still(&self, ctx: &PluginContext) -> bool {
        let Ok(scene) = ctx.scenes.try_get(self.shell.scene) else {
            return false;
        };
        let rests = self.shell.broken || self.table().is_at_rest(&self.shell, scene);
        let viewport = scene
            .graph
            .try_get_script_of::<CameraRig>(self.shell.camera);
        rests
            && !self.shell.revision.needs_panels()
            && !self.table().is_demo()
            && viewport.is_ok_and(CameraRig::is_at_rest)
    }
}

impl Shell {
    /// Returns the maximum frames per second, or 0 for no limit. Handheld devices draw fewer frames
    /// while nothing moves, to save battery. The lower rate adds too little delay to be noticed at
    /// the first touch.
    pub fn frame_limit(&self) -> u32 {
        let limit = self.settings.frame_limit;
        if !self.options.platform.is_handheld() || !self.graphics.frame_limiter.is_calm() {
            return limit;
        }
        match limit {
            0 => Settings::CALM_FRAMES,
            limit => limit.min(Settings::CALM_FRAMES),
        }
    }

    /// Sleeps until the next frame is due. A hidden window draws a frame every [`HIDDEN`].
    pub(crate) fn wait_for_frame(&mut self) {
        self.graphics.frame_limiter.frames += 1;
        let interval = if self.hidden {
            HIDDEN
        } else if let limit @ 1.. = self.frame_limit() {
            Duration::from_secs(1) / limit
        } else {
            self.graphics.frame_limiter.last = None;
            return;
        };
        if let Some(last) = self.graphics.frame_limiter.last
            && let Some(rest) = interval.checked_sub(last.elapsed())
        {
            std::thread::sleep(rest);
        }
        self.graphics.frame_limiter.last = Some(Instant::now());
    }
}
