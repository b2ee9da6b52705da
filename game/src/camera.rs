//! The camera: a person in a chair who can lean, look from above, and walk round the table.

mod frame;

pub use self::frame::Insets;

use self::frame::{Eyes, Frame, Opening};
use crate::{
    group::group,
    motion::{Clock, Easing},
    ray::Ray,
};
use fyrox::{
    core::{
        algebra::{Point3, UnitQuaternion, Vector2, Vector3},
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{
        camera::{Camera, Projection},
        node::Node,
    },
    script::{ScriptContext, ScriptTrait},
};
use std::f32::consts::{PI, TAU};

/// Where the camera is, seen from what it looks at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Angle round the table in radians: 0 behind White, π behind Black.
    pub yaw: f32,
    /// Angle above the table in radians.
    pub pitch: f32,
    /// Distance in units of the scene.
    pub distance: f32,
}

impl Pose {
    fn blend(self, to: Pose, share: f32) -> Pose {
        let mix = |a: f32, b: f32| a + (b - a) * share;
        Pose {
            yaw: self.yaw + shortest_turn(self.yaw, to.yaw) * share,
            pitch: mix(self.pitch, to.pitch),
            distance: mix(self.distance, to.distance),
        }
    }
}

/// The way from one angle to another that is at most half a turn, always the same way round for
/// exactly half a turn.
fn shortest_turn(from: f32, to: f32) -> f32 {
    let turn = (to - from).rem_euclid(TAU);
    if turn > PI + 1e-3 { turn - TAU } else { turn }
}

group! {
    /// How far the camera can be pulled.
    ViewLimits {
        /// Lowest angle above the table, in degrees. The camera never dips under the table.
        #[reflect(min_value = 5.0, max_value = 80.0, step = 0.5)]
        min_pitch: f32 = 14.0,
        /// Highest angle above the table, in degrees; also that of the top view.
        #[reflect(min_value = 45.0, max_value = 89.5, step = 0.5)]
        max_pitch: f32 = 89.0,
        /// Nearest distance, in units of the scene.
        #[reflect(min_value = 2.0, max_value = 40.0, step = 0.1)]
        min_distance: f32 = 6.0,
        /// Farthest distance, in units of the scene.
        #[reflect(min_value = 4.0, max_value = 80.0, step = 0.1)]
        max_distance: f32 = 26.0,
    }
}

group! {
    /// What has to be in sight from the seat; lengths in units of the scene.
    ViewFrame {
        /// Width of the window, in heights, at which the whole table setting still fits at the
        /// distance of the scene; in narrower windows the camera steps back.
        #[reflect(min_value = 0.5, max_value = 3.0, step = 0.05)]
        fit_aspect: f32 = 1.82,
        /// Width of what is played with, about the middle of the scene. With one the camera comes
        /// as near in every window as it can with all of that in sight; with 0 it does as the
        /// aspect above says.
        #[reflect(min_value = 0.0, max_value = 40.0, step = 0.1)]
        width: f32 = 0.0,
        /// How far from the middle of the scene the nearest of what is played with lies, towards
        /// the seat.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        near: f32 = 0.0,
        /// How far towards the seat it still is as wide as that; what is nearer is narrower.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        wide: f32 = 0.0,
        /// How far away the farthest of it lies.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        far: f32 = 0.0,
        /// How high what stands there is.
        #[reflect(min_value = 0.0, max_value = 10.0, step = 0.1)]
        height: f32 = 0.0,
        /// Whether the width matters in small windows only, which have no panel beside the table.
        small_only: bool = false,
        /// Angle above the table, in degrees, from which the seat looks in small windows, if that is
        /// higher than where the camera stands.
        #[reflect(min_value = 0.0, max_value = 89.5, step = 0.5)]
        small_pitch: f32 = 0.0,
        /// Highest angle above the table, in degrees, from which the seat looks at what is played
        /// with where a window has height to spare.
        #[reflect(min_value = 0.0, max_value = 89.5, step = 0.5)]
        lean_pitch: f32 = 0.0,
    }
}

/// Moves the camera that it sits on round the table. Where the camera stands in the scene is
/// where it begins.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "6d6a3d0f-2c8e-4c57-9d8e-1b7f8a4c3e03")]
#[visit(optional)]
pub struct CameraRig {
    /// What the camera looks at.
    pub target: InheritableVariable<Vector3<f32>>,
    /// How far it can be pulled.
    pub limits: ViewLimits,
    /// Seconds that it takes to turn to the other player.
    #[reflect(min_value = 0.0, max_value = 5.0, step = 0.1)]
    pub turn_time: InheritableVariable<f32>,
    /// What has to be in sight from the seat.
    pub frame: ViewFrame,

    #[reflect(hidden)]
    #[visit(skip)]
    state: Option<State>,
}

#[derive(Debug, Clone, Copy)]
struct State {
    /// The pose of the scene: the seat.
    seat: Pose,
    now: Pose,
    from: Pose,
    goal: Pose,
    clock: Clock,
    top: bool,
    viewport: Viewport,
    /// The window for which the angle was chosen, and how much higher it is than the seat's.
    opening: Option<Opening>,
    lean: f32,
}

/// The window through which the camera looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// Its width in heights.
    pub aspect: f32,
    /// What panels cover of it.
    pub insets: Insets,
    /// Whether it is too small for a panel beside the table.
    pub is_small: bool,
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            aspect: 16.0 / 9.0,
            insets: Insets::default(),
            is_small: false,
        }
    }
}

impl Default for CameraRig {
    fn default() -> Self {
        Self {
            target: Vector3::new(0.0, 0.0, -0.5).into(),
            limits: ViewLimits::default(),
            turn_time: 0.9.into(),
            frame: ViewFrame::default(),
            state: None,
        }
    }
}

impl ScriptTrait for CameraRig {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let node = &ctx.scene.graph[ctx.handle];
        if !node.is_camera() {
            return Err(GameError::str(format!(
                "CameraRig sits on {}, which is no camera",
                node.name()
            )));
        }
        let arm = node.global_position() - *self.target;
        let distance = arm.norm().max(0.1);
        let seat = Pose {
            yaw: (-arm.x).atan2(-arm.z),
            pitch: (arm.y / distance).clamp(-1.0, 1.0).asin(),
            distance,
        };
        self.state = Some(State {
            seat,
            now: seat,
            from: seat,
            goal: seat,
            clock: Clock::new(0.0, 0.0),
            top: false,
            viewport: Viewport::default(),
            opening: None,
            lean: 0.0,
        });
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(mut state) = self.state else {
            return Ok(());
        };
        state.clock.advance(ctx.dt);
        state.now = if state.clock.is_over() {
            state.goal
        } else {
            state
                .from
                .blend(state.goal, Easing::InOut.at(state.clock.share()))
        };
        self.state = Some(state);
        self.place(&mut ctx.scene.graph[ctx.handle]);
        Ok(())
    }
}

impl CameraRig {
    /// Whether it has come to rest.
    pub fn is_at_rest(&self) -> bool {
        self.state.is_none_or(|state| state.clock.is_over())
    }

    /// Tells what the window is like.
    pub fn set_window(&mut self, viewport: Viewport) {
        if let Some(state) = &mut self.state {
            let viewport = Viewport {
                aspect: viewport.aspect.max(0.05),
                insets: viewport.insets.bounded(),
                ..viewport
            };
            if viewport != state.viewport {
                state.viewport = viewport;
                state.opening = None;
            }
        }
    }

    /// Turns to the seat at `yaw` radians, in `speed` times the usual time.
    pub fn turn_to(&mut self, yaw: f32, speed: f32) {
        let Some(state) = self.state else { return };
        let mut goal = state.goal;
        goal.yaw = yaw;
        if shortest_turn(state.goal.yaw, yaw).abs() > 1e-3 {
            self.go(goal, *self.turn_time * speed);
        }
    }

    /// The side on which the camera is now: 0 behind White, π behind Black.
    pub fn yaw(&self) -> f32 {
        self.state.map_or(0.0, |state| state.goal.yaw)
    }

    /// Goes to the other side of the table.
    pub fn flip(&mut self, speed: f32) {
        // A camera that was pulled round snaps to the seat opposite of the nearer one.
        let nearer_white = self.yaw().cos() > 0.0;
        self.turn_to(if nearer_white { PI } else { 0.0 }, speed);
    }

    /// Looks from straight above, or back from the seat.
    pub fn toggle_top(&mut self, speed: f32) {
        let Some(mut state) = self.state else { return };
        state.top = !state.top;
        let mut goal = state.goal;
        goal.pitch = if state.top {
            self.limits.max_pitch.to_radians()
        } else {
            state.seat.pitch
        };
        goal.distance = state.seat.distance;
        self.state = Some(state);
        self.go(goal, *self.turn_time * 0.6 * speed);
    }

    /// Back to the seat from wherever it was pulled, on the same side of the table.
    pub fn reset(&mut self, speed: f32) {
        let Some(mut state) = self.state else { return };
        state.top = false;
        self.state = Some(state);
        let yaw = if self.yaw().cos() > 0.0 { 0.0 } else { PI };
        let goal = Pose { yaw, ..state.seat };
        self.go(goal, *self.turn_time * 0.6 * speed);
    }

    /// Pulls it round by radians at once.
    pub fn orbit(&mut self, yaw: f32, pitch: f32) {
        let (low, high) = (
            self.limits.min_pitch.to_radians(),
            self.limits.max_pitch.to_radians(),
        );
        if let Some(state) = &mut self.state {
            state.goal.yaw += yaw;
            state.goal.pitch = (state.goal.pitch + pitch).clamp(low.min(high), high);
            state.clock = Clock::new(0.0, 0.0);
        }
    }

    /// Comes nearer (factor below 1) or goes back (above 1) at once.
    pub fn zoom(&mut self, factor: f32) {
        let (near, far) = (*self.limits.min_distance, *self.limits.max_distance);
        if let Some(state) = &mut self.state {
            state.goal.distance = (state.goal.distance * factor).clamp(near.min(far), far);
            state.clock = Clock::new(0.0, 0.0);
        }
    }

    fn go(&mut self, goal: Pose, seconds: f32) {
        if let Some(state) = &mut self.state {
            state.from = state.now;
            state.goal = goal;
            state.clock = Clock::new(0.0, seconds.max(0.0));
        }
    }

    /// What is played with, if the scene says and it matters in this window.
    fn frame(&self, viewport: &Viewport) -> Option<Frame> {
        let matters = viewport.is_small || !*self.frame.small_only;
        (*self.frame.width > 0.0 && matters).then(|| Frame {
            half_width: *self.frame.width * 0.5,
            near: -*self.frame.near,
            wide: -*self.frame.wide,
            far: *self.frame.far,
            height: *self.frame.height,
        })
    }

    /// Where the eyes are now, were they at the seat's side of the table.
    fn eyes(&self, state: &State, opening: &Opening) -> Eyes {
        let Some(frame) = self.frame(&state.viewport) else {
            let narrow = *self.frame.fit_aspect / opening.half_free();
            let low = 1.0 / (1.0 - opening.insets.top);
            let distance = state.now.distance * narrow.max(low).max(1.0);
            let pitch = state.now.pitch;
            // What is below a panel has its middle below the window's.
            let down = opening.insets.top * distance * opening.spread / pitch.sin().max(0.1);
            return Eyes {
                pitch,
                distance,
                away: self.target.z + down,
                aside: opening.aside(),
            };
        };
        let highest = self.limits.max_pitch.to_radians().max(state.now.pitch);
        let pitch = (state.now.pitch + state.lean).min(highest);
        let mut eyes = Eyes::on(&frame, pitch, opening);
        eyes.distance *= state.now.distance / state.seat.distance;
        eyes
    }

    fn place(&mut self, node: &mut Node) {
        let Some(mut state) = self.state else { return };
        let fov = match node.cast::<Camera>().map(|camera| camera.projection()) {
            Some(Projection::Perspective(perspective)) => perspective.fov,
            _ => 0.63,
        };
        let opening = Opening {
            aspect: state.viewport.aspect,
            insets: state.viewport.insets,
            spread: (fov * 0.5).tan(),
        };
        if state.opening != Some(opening) {
            let lean = self.frame.lean_pitch.to_radians();
            let seat = state.seat.pitch;
            let pitch = self.frame(&state.viewport).map_or(seat, |frame| {
                let small = self.frame.small_pitch.to_radians();
                let least = if state.viewport.is_small { small } else { 0.0 };
                Eyes::best_pitch(seat.max(least), lean, &frame, &opening)
            });
            state.lean = pitch - seat;
            state.opening = Some(opening);
            self.state = Some(state);
        }
        let eyes = self.eyes(&state, &opening);
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), state.now.yaw);
        let (sin, cos) = eyes.pitch.sin_cos();
        let arm = turn * Vector3::new(0.0, sin * eyes.distance, -cos * eyes.distance);
        // What a panel covers is not ours: the middle of the rest is the middle.
        let shift = turn * -Vector3::x() * eyes.step();
        let aside = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), -eyes.turn());
        // The point looked at turns with the seat, so that both players see the same picture.
        let target = turn * Vector3::new(self.target.x, self.target.y, eyes.away);
        let transform = node.local_transform_mut();
        transform
            .set_position(target + arm + shift)
            .set_rotation(UnitQuaternion::face_towards(&-arm, &Vector3::y()) * aside);
    }
}

/// What the camera's lens does, from its node: enough to turn pixels into rays and back. Unlike
/// the engine's own, it does not depend on the size of the last frame drawn.
#[derive(Debug, Clone, Copy)]
pub struct Projection {
    place: Vector3<f32>,
    rotation: UnitQuaternion<f32>,
    /// Tangent of half the vertical field of view.
    spread: f32,
}

impl Projection {
    /// The lens of a camera node.
    pub fn of(camera: &Camera) -> Self {
        let fov = match camera.projection() {
            Projection::Perspective(perspective) => perspective.fov,
            Projection::Orthographic(_) => 0.63,
        };
        let transform = camera.global_transform();
        Self {
            place: camera.global_position(),
            rotation: UnitQuaternion::from_matrix(&transform.fixed_view::<3, 3>(0, 0).into_owned()),
            spread: (fov * 0.5).tan(),
        }
    }

    /// The ray through a pixel of a window of this size.
    pub fn ray(&self, pixel: Vector2<f32>, window: Vector2<f32>) -> Ray {
        let aspect = window.x / window.y.max(1.0);
        let x = pixel.x / window.x.max(1.0) * 2.0 - 1.0;
        let y = 1.0 - pixel.y / window.y.max(1.0) * 2.0;
        // The engine's cameras look along +Z and have +X on their left.
        let direction = Vector3::new(-x * self.spread * aspect, y * self.spread, 1.0);
        Ray {
            origin: self.place,
            direction: self.rotation * direction.normalize(),
        }
    }

    /// The pixel where a place in the scene is seen; `None` behind the camera.
    pub fn pixel(&self, place: Vector3<f32>, window: Vector2<f32>) -> Option<Vector2<f32>> {
        let local = self
            .rotation
            .inverse_transform_point(&Point3::from(place - self.place));
        if local.z <= 1e-3 {
            return None;
        }
        let aspect = window.x / window.y.max(1.0);
        let x = -local.x / local.z / (self.spread * aspect);
        let y = local.y / local.z / self.spread;
        Some(Vector2::new(
            (x + 1.0) * 0.5 * window.x,
            (1.0 - y) * 0.5 * window.y,
        ))
    }
}
