//! [`FrameLimiter`]: keeps the frame rate at the player's limit, and draws only what changes while
//! nothing moves.

use crate::{
    app::{Parlour, Shell},
    scene::{camera::CameraRig, fingerprint::fingerprint},
};
use fyrox::{engine::GraphicsContext, plugin::PluginContext};
use std::fmt;
use web_time::{Duration, Instant};

/// Time between two frames while the window is hidden.
const HIDDEN: Duration = Duration::from_millis(200);
/// Seconds without motion or input after which only changes are drawn.
const CALM_AFTER: f32 = 1.0;
/// Time between two updates without a frame. Input waits as long as this at most.
const NAP: Duration = Duration::from_millis(40);
/// Updates of a new scene before its first frame. Until then its camera and cards are not in place,
/// and it takes no input. At high quality, a frame in software takes longer than all of them.
const UPDATES_BEFORE_FIRST: u32 = 5;
/// Time between two turns of the event loop before the first frame of a scene.
const TURN: Duration = Duration::from_millis(4);
/// Least time between two frames that show only decoration in motion.
const AMBIENT: Duration = Duration::from_millis(100);

/// State for limiting the frame rate.
#[derive(Debug, Default)]
pub struct FrameLimiter {
    /// Time of the last update; `None` if frames aren't limited.
    last: Option<Instant>,
    /// Number of frames since the program started.
    frames: u64,
    /// Updates until the first frame of the scene.
    before_first: u32,
    /// Seconds since anything moved or the player did something.
    calm: f32,
    /// Whether a panel has changed since the last frame.
    has_news: bool,
    /// Whether the game asked for the next frame; otherwise the system did, as the window lost its
    /// content.
    is_own: bool,
    /// Time of the last frame, and the scene that it shows.
    drawn: Option<(Instant, Option<u64>)>,
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
    fn is_calm(&self) -> bool {
        self.calm > CALM_AFTER
    }

    /// Notes that there is a new scene.
    pub(crate) fn scene_changed(&mut self) {
        self.before_first = UPDATES_BEFORE_FIRST;
    }

    /// Counts an update, also one that fails later.
    pub(crate) fn updated(&mut self) {
        self.before_first = self.before_first.saturating_sub(1);
    }

    /// Returns whether a new scene has not had enough updates to be drawn.
    fn is_before_first(&self) -> bool {
        self.before_first > 0
    }

    /// Notes that a panel has changed.
    pub(crate) fn panel_changed(&mut self) {
        self.has_news = true;
    }

    /// Notes that the game asks for a frame.
    pub(crate) fn ask(&mut self) {
        self.is_own = true;
    }

    /// Returns whether the next frame would equal the last one, or shows only decoration in motion too
    /// soon after it. `scene` is the fingerprint of the scene.
    fn can_skip(&self, scene: Option<u64>) -> bool {
        let Some((time, drawn)) = self.drawn else {
            return false;
        };
        let is_same = scene.is_some() && drawn == scene;
        let is_soon = time.elapsed() < AMBIENT;
        self.is_calm() && self.is_own && !self.has_news && (is_same || is_soon)
    }
}

/// Graphics context of the engine while it must not draw. It draws at every turn of its event loop,
/// and only without a context it does not.
pub(crate) struct Parked(GraphicsContext);

impl Default for Parked {
    fn default() -> Self {
        Self(GraphicsContext::Uninitialized(Default::default()))
    }
}

impl fmt::Debug for Parked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parked({})", self.is_taken())
    }
}

impl Parked {
    fn is_taken(&self) -> bool {
        matches!(self.0, GraphicsContext::Initialized(_))
    }

    /// Takes the context away from the engine.
    fn take(&mut self, graphics: &mut GraphicsContext) {
        if !self.is_taken() {
            std::mem::swap(&mut self.0, graphics);
        }
    }

    /// Gives the context back to the engine.
    pub(crate) fn give_back(&mut self, graphics: &mut GraphicsContext) {
        if self.is_taken() {
            std::mem::swap(&mut self.0, graphics);
        }
    }
}

impl Parlour {
    /// Updates the time since anything moved or was touched.
    pub(crate) fn update_frame_limiter(&mut self, ctx: &PluginContext) {
        let is_calm = self.is_still(ctx) && !self.shell.input.is_touched();
        let limiter = &mut self.shell.graphics.frame_limiter;
        limiter.calm = match is_calm {
            true => limiter.calm + ctx.dt,
            false => 0.0,
        };
    }

    /// Returns whether the table, the panels and the camera are at rest, and everything is loaded.
    pub(crate) fn is_still(&self, ctx: &PluginContext) -> bool {
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
            && ctx.resource_manager.state().count_pending_resources() == 0
    }

    /// Keeps the engine from drawing a frame that shows nothing new, and sleeps until the next one
    /// is due.
    pub(crate) fn limit_frames(&mut self, ctx: &mut PluginContext) {
        // The cursor of a text field blinks.
        let types = self.wants_keyboard();
        let scene = ctx.scenes.try_get(self.shell.scene).ok();
        let limiter = &mut self.shell.graphics.frame_limiter;
        if limiter.is_before_first() {
            self.parked.take(ctx.graphics_context);
            sleep(TURN);
            return;
        }
        // While something moves, what the scene looks like doesn't matter.
        let scene = scene.filter(|_| limiter.is_calm() && !types);
        let scene = scene.and_then(fingerprint);
        if limiter.can_skip(scene) {
            self.parked.take(ctx.graphics_context);
            let interval = if self.shell.hidden { HIDDEN } else { NAP };
            self.shell.sleep_until_due(Some(interval));
        } else {
            limiter.frames += 1;
            limiter.has_news = false;
            limiter.drawn = Some((Instant::now(), scene));
            let interval = self.shell.frame_interval();
            self.shell.sleep_until_due(interval);
        }
        self.shell.graphics.frame_limiter.is_own = false;
    }
}

impl Shell {
    /// Returns whether nothing has moved for a second, so that only changes are drawn.
    pub fn is_calm(&self) -> bool {
        self.graphics.frame_limiter.is_calm()
    }

    /// Returns the seconds since anything moved or the player did something. Decoration doesn't
    /// count.
    pub fn seconds_at_rest(&self) -> f32 {
        self.graphics.frame_limiter.calm
    }

    /// Returns to the full frame rate, because an effect is in motion that the table doesn't wait for.
    pub fn keep_drawing(&mut self) {
        self.graphics.frame_limiter.wake();
    }

    /// Returns the least time between two frames while something moves. A hidden window draws a frame
    /// every [`HIDDEN`].
    fn frame_interval(&self) -> Option<Duration> {
        if self.hidden {
            return Some(HIDDEN);
        }
        let limit = self.settings.frame_limit;
        (limit > 0).then(|| Duration::from_secs(1) / limit)
    }

    /// Sleeps until this time has passed since the last call.
    fn sleep_until_due(&mut self, interval: Option<Duration>) {
        let last = &mut self.graphics.frame_limiter.last;
        if let (Some(last), Some(interval)) = (*last, interval)
            && let Some(rest) = interval.checked_sub(last.elapsed())
        {
            sleep(rest);
        }
        *last = interval.map(|_| Instant::now());
    }
}

/// Sleeps, but not in a browser, which must not wait and asks for each frame when it is due.
fn sleep(time: Duration) {
    #[cfg(not(target_family = "wasm"))]
    std::thread::sleep(time);
    #[cfg(target_family = "wasm")]
    let _ = time;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a limiter that has just drawn this scene.
    fn drawn(scene: Option<u64>) -> FrameLimiter {
        FrameLimiter {
            calm: CALM_AFTER + 0.1,
            is_own: true,
            drawn: Some((Instant::now(), scene)),
            ..FrameLimiter::default()
        }
    }

    /// Returns a limiter that drew this scene some time ago.
    fn drawn_before(scene: Option<u64>) -> FrameLimiter {
        let before = Instant::now().checked_sub(2 * AMBIENT).unwrap();
        FrameLimiter {
            drawn: Some((before, scene)),
            ..drawn(scene)
        }
    }

    #[test]
    fn only_a_frame_that_shows_nothing_new_is_skipped() {
        assert!(drawn_before(Some(1)).can_skip(Some(1)));
        assert!(!drawn_before(Some(1)).can_skip(Some(2)));
        assert!(!drawn_before(None).can_skip(None));
        let mut limiter = drawn_before(Some(1));
        limiter.panel_changed();
        assert!(!limiter.can_skip(Some(1)));
        let mut limiter = drawn_before(Some(1));
        limiter.wake();
        assert!(!limiter.can_skip(Some(1)));
    }

    #[test]
    fn a_new_scene_is_drawn_after_some_updates() {
        let mut limiter = FrameLimiter::default();
        assert!(!limiter.is_before_first());
        limiter.scene_changed();
        for _ in 0..UPDATES_BEFORE_FIRST {
            assert!(limiter.is_before_first());
            limiter.updated();
        }
        assert!(!limiter.is_before_first());
    }

    #[test]
    fn decoration_in_motion_is_drawn_at_a_low_rate() {
        assert!(drawn(Some(1)).can_skip(Some(2)));
        assert!(!drawn_before(Some(1)).can_skip(Some(2)));
    }

    #[test]
    fn a_window_that_has_lost_its_content_is_drawn() {
        let mut limiter = drawn_before(Some(1));
        limiter.is_own = false;
        assert!(!limiter.can_skip(Some(1)));
    }
}
