//! Camera control: seat views, orbiting, zooming, the top view, and fitting the table between the
//! panels.

mod attention;
mod frame;
mod groups;

pub use self::{
    frame::Insets,
    groups::{MenuView, ViewFrame, ViewLimits},
};

use self::{
    attention::Attention,
    frame::{Eyes, Frame, Opening},
};
use crate::scene::motion::{Easing, Tween};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector2, Vector3},
        math::Rect,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    plugin::error::{GameError, GameResult},
    scene::{camera, camera::Camera, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use serde::{Deserialize, Serialize};
use std::f32::consts::{PI, TAU};

/// Angle above the table from which on the top view shows it flat, in degrees.
const FROM_ABOVE: f32 = 72.0;

/// Share of the view behind the menu from which on the top view no longer shows the table flat.
const TILTED_BY_MENU: f32 = 0.2;

/// Greatest part of a portrait window's height above the playing area that stays free before the view
/// tilts, if the area has a width for portrait windows.
const PORTRAIT_ROOM: f32 = 0.02;

/// Share of the distance up to which nothing is drawn behind the menu. In a narrow window the camera
/// is behind the wall of the room, which would hide the table.
const NEAR_BEHIND_MENU: f32 = 0.35;

/// Position of the camera in spherical coordinates around its target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// Angle around the table in radians: 0 behind the seat, π opposite.
    pub yaw: f32,
    /// Angle above the table in radians.
    pub pitch: f32,
    /// Distance from the target in scene units.
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

/// Returns how far a value is on the way between two others, from 0 to 1.
fn share(from: f32, to: f32, value: f32) -> f32 {
    ((value - from) / (to - from).max(1e-3)).clamp(0.0, 1.0)
}

/// Returns what moves the table into this part of the picture: the way of the camera to the left as a
/// share of the distance, and its turn downwards in radians. A way down would show the table flatter.
fn beside(part: &Rect<f32>, opening: &Opening) -> (f32, f32) {
    let off = part.center() * 2.0 - Vector2::repeat(1.0);
    let aside = off.x * opening.aspect * opening.spread;
    (aside, (-off.y * opening.spread).atan())
}

/// Returns the turn from one angle to another, at most π in size. Exactly half a turn is always
/// positive, whatever the rounding errors, so that flipping the board always turns the same way.
fn shortest_turn(from: f32, to: f32) -> f32 {
    let turn = (to - from).rem_euclid(TAU);
    if turn > PI + 1e-3 { turn - TAU } else { turn }
}

/// Preset angle above the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum View {
    /// The view of a seated player.
    #[default]
    Seat,
    /// A higher view.
    High,
    /// The view from straight above.
    Top,
}

impl View {
    /// All values, in the order of the settings page.
    pub const ALL: &'static [Self] = &[Self::Seat, Self::High, Self::Top];

    /// Returns the suffix of the value's locale key.
    pub fn word(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::High => "high",
            Self::Top => "top",
        }
    }
}

/// Moves the camera node that it is attached to around the table. The node's position in the scene
/// defines the seat, which is the initial view.
#[derive(Visit, Reflect, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "6d6a3d0f-2c8e-4c57-9d8e-1b7f8a4c3e03")]
#[visit(optional)]
pub struct CameraRig {
    /// Point that the camera looks at from the seat, in scene coordinates.
    pub target: InheritableVariable<Vector3<f32>>,
    /// Limits for orbiting and zooming by hand.
    pub limits: ViewLimits,
    /// Duration of a turn to the other player, in seconds. The top view and the reset take 60% of
    /// it.
    #[reflect(min_value = 0.0, max_value = 5.0, step = 0.1)]
    pub turn_time: InheritableVariable<f32>,
    /// Area of the table that has to stay visible.
    pub frame: ViewFrame,
    /// View behind the main menu.
    pub menu: MenuView,
    /// Lean towards what happens on the table: share of the way to it, and share of the distance by
    /// which the camera comes closer.
    pub attention: InheritableVariable<Vector2<f32>>,

    #[reflect(hidden)]
    #[visit(skip)]
    state: Option<State>,
}

#[derive(Debug, Clone, Copy)]
struct State {
    /// Pose of the camera in the scene.
    seat: Pose,
    now: Pose,
    from: Pose,
    goal: Pose,
    tween: Tween,
    view: View,
    /// View that the top view returns to.
    home: View,
    /// Point that the camera leans towards.
    attention: Attention,
    /// Motion to the view behind the menu or back from it, and the share of that view at its start.
    glide: Tween,
    glide_from: f32,
    viewport: Viewport,
    /// Part of the picture beside the menu, which stays the same on the way back from it.
    beside_menu: Rect<f32>,
    /// Window that `lean` was computed for. `None` forces a new computation.
    opening: Option<Opening>,
    lean: f32,
    /// Factor by which the table is deeper in this window.
    stretch: f32,
    /// Distance up to which the camera of the scene draws nothing.
    near: f32,
}

impl State {
    /// Returns the share of the view behind the menu, from 0 to 1.
    fn menu_share(&self) -> f32 {
        let goal = f32::from(self.viewport.menu.is_some());
        self.glide_from + (goal - self.glide_from) * self.glide.progress()
    }
}

/// Picture that the camera renders.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// Aspect ratio of the picture (width / height).
    pub aspect: f32,
    /// Part of the picture that the main menu leaves free, as shares of its width and height from the
    /// top left. `None` without the menu.
    pub menu: Option<Rect<f32>>,
    /// Whether the window is higher than wide.
    pub is_portrait: bool,
}

impl Default for Viewport {
    fn default() -> Self {
        Self {
            aspect: 16.0 / 9.0,
            menu: None,
            is_portrait: false,
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
            menu: MenuView::default(),
            attention: Vector2::new(0.3, 0.16).into(),
            state: None,
        }
    }
}

impl ScriptTrait for CameraRig {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let node = &ctx.scene.graph[ctx.handle];
        let Some(camera) = node.cast::<Camera>() else {
            return Err(GameError::str(format!(
                "{}: unexpected CameraRig (expected on a camera)",
                node.name()
            )));
        };
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
            tween: Tween::default(),
            view: View::Seat,
            home: View::Seat,
            attention: Attention::default(),
            glide: Tween::default(),
            glide_from: 0.0,
            viewport: Viewport::default(),
            beside_menu: Rect::new(0.0, 0.0, 1.0, 1.0),
            opening: None,
            lean: 0.0,
            stretch: 1.0,
            near: camera.projection().z_near(),
        });
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(mut state) = self.state else {
            return Ok(());
        };
        state.tween.advance(ctx.dt);
        state.glide.advance(ctx.dt);
        state.attention.advance(ctx.dt);
        state.now = if state.tween.is_over() {
            state.goal
        } else {
            state.from.blend(state.goal, state.tween.progress())
        };
        self.state = Some(state);
        self.place(&mut ctx.scene.graph[ctx.handle]);
        Ok(())
    }
}

impl CameraRig {
    /// Returns whether no camera movement is in progress.
    pub fn is_at_rest(&self) -> bool {
        self.state.is_none_or(|state| {
            state.tween.is_over() && state.glide.is_over() && state.attention.is_at_rest()
        })
    }

    /// Sets the shape of the picture, and whether the table is behind the menu. The camera takes
    /// `speed` times the usual time to glide there or back.
    pub fn set_window(&mut self, viewport: Viewport, speed: f32) {
        if let Some(state) = &mut self.state {
            let viewport = Viewport {
                aspect: viewport.aspect.max(0.05),
                ..viewport
            };
            if viewport != state.viewport {
                if viewport.menu.is_some() != state.viewport.menu.is_some() {
                    state.glide_from = state.menu_share();
                    state.glide = match viewport.menu {
                        Some(_) => Tween::new(*self.menu.time * speed).eased(Easing::Out),
                        None => Tween::new(*self.turn_time * speed),
                    };
                }
                state.viewport = viewport;
                state.beside_menu = viewport.menu.unwrap_or(state.beside_menu);
                state.opening = None;
            }
        }
    }

    /// Leans towards a point of the scene in `speed` times `turn_time`, unless that is 0. `None` leans
    /// back.
    pub fn attend(&mut self, point: Option<Vector3<f32>>, speed: f32) {
        if let Some(state) = &mut self.state {
            state.attention.turn_to(point, *self.turn_time * speed);
        }
    }

    /// Returns whether the camera leans towards a point, or is on its way.
    pub fn attends(&self) -> bool {
        self.state.is_some_and(|state| state.attention.is_on())
    }

    /// Returns the point that the camera leans towards, and how far it does, from 0 to 1.
    pub fn attention(&self) -> Option<(Vector3<f32>, f32)> {
        let attention = self.state?.attention;
        let share = attention.share();
        (share > 0.0).then_some((attention.point(), share))
    }

    /// Turns the camera around the table to `yaw` radians. The turn takes `speed` times
    /// `turn_time`.
    pub fn turn_to(&mut self, yaw: f32, speed: f32) {
        let Some(state) = self.state else { return };
        let mut goal = state.goal;
        goal.yaw = yaw;
        if shortest_turn(state.goal.yaw, yaw).abs() > 1e-3 {
            self.go(goal, *self.turn_time * speed);
        }
    }

    /// Returns the factor by which the table is deeper in this window, so that it fills its height.
    /// `None` until the camera has been fitted into the window.
    pub fn stretch(&self) -> Option<f32> {
        let state = self.state.filter(|state| state.opening.is_some())?;
        Some(state.stretch)
    }

    /// Returns the angle around the table that the camera has or is moving to: 0 behind
    /// the seat, π opposite.
    pub fn yaw(&self) -> f32 {
        self.state.map_or(0.0, |state| state.goal.yaw)
    }

    /// Moves to the seat on the opposite side of the table in `speed` times `turn_time`.
    pub fn flip(&mut self, speed: f32) {
        // After orbiting by hand, the nearer seat counts as the current one.
        let nearer_white = self.yaw().cos() > 0.0;
        self.turn_to(if nearer_white { PI } else { 0.0 }, speed);
    }

    /// Returns whether the camera is above the table, or nearly. It never is behind the menu.
    pub fn is_from_above(&self) -> bool {
        let least = FROM_ABOVE.to_radians();
        let is_above = |state: State| {
            let is_at_table = state.menu_share() < TILTED_BY_MENU;
            state.view == View::Top && state.now.pitch > least && is_at_table
        };
        self.state.is_some_and(is_above)
    }

    /// Returns the angle around the table that the camera has now: 0 behind the seat, π opposite.
    pub fn heading(&self) -> f32 {
        self.state.map_or(0.0, |state| state.now.yaw)
    }

    /// Sets the view that the player prefers, and moves to it if it is another one than before.
    pub fn set_home(&mut self, home: View, speed: f32) {
        if let Some(state) = &mut self.state
            && state.home != home
        {
            state.home = home;
            self.look(home, speed);
        }
    }

    /// Switches between the top view and the preferred one, or the seat if that is the top view.
    pub fn toggle_top(&mut self, speed: f32) {
        let Some(state) = self.state else { return };
        let view = match (state.view, state.home) {
            (View::Top, View::Top) => View::Seat,
            (View::Top, home) => home,
            _ => View::Top,
        };
        self.look(view, speed);
    }

    /// Returns to the preferred view on the current side of the table.
    pub fn reset(&mut self, speed: f32) {
        let Some(mut state) = self.state else { return };
        state.goal.yaw = if self.yaw().cos() > 0.0 { 0.0 } else { PI };
        self.state = Some(state);
        self.look(state.home, speed);
    }

    /// Moves to a view without leaving the side of the table.
    fn look(&mut self, view: View, speed: f32) {
        let Some(mut state) = self.state else { return };
        state.view = view;
        self.state = Some(state);
        let limits = &self.limits;
        let goal = Pose {
            yaw: state.goal.yaw,
            pitch: match view {
                View::Seat => state.seat.pitch,
                View::High => limits.high_pitch.to_radians().max(state.seat.pitch),
                View::Top => limits.max_pitch.to_radians(),
            },
            distance: state.seat.distance,
        };
        self.go(goal, *self.turn_time * 0.6 * speed);
    }

    /// Orbits by `yaw` and `pitch` radians without animation. The pitch stays within
    /// [`ViewLimits`].
    pub fn orbit(&mut self, yaw: f32, pitch: f32) {
        let (low, high) = (
            self.limits.min_pitch.to_radians(),
            self.limits.max_pitch.to_radians(),
        );
        if let Some(state) = &mut self.state {
            state.goal.yaw += yaw;
            state.goal.pitch = (state.goal.pitch + pitch).clamp(low.min(high), high);
            state.tween = Tween::default();
        }
    }

    /// Multiplies the distance by `factor` without animation: below 1 moves closer. The distance
    /// stays within [`ViewLimits`].
    pub fn zoom(&mut self, factor: f32) {
        let (near, far) = (*self.limits.min_distance, *self.limits.max_distance);
        if let Some(state) = &mut self.state {
            state.goal.distance = (state.goal.distance * factor).clamp(near.min(far), far);
            state.tween = Tween::default();
        }
    }

    fn go(&mut self, goal: Pose, seconds: f32) {
        if let Some(state) = &mut self.state {
            state.from = state.now;
            state.goal = goal;
            state.tween = Tween::new(seconds.max(0.0));
        }
    }

    /// Returns the area to fit into the picture from a pitch in radians, or `None` if the scene sets
    /// none.
    fn frame(&self, state: &State, pitch: f32) -> Option<Frame> {
        let frame = &self.frame;
        // Seen from above, pieces hide nothing behind them, and the far edge counts as the near one.
        let top = self.limits.max_pitch.to_radians();
        let upright = *frame.height > 0.0;
        let flatness = if upright {
            share(state.seat.pitch, top, pitch)
        } else {
            0.0
        };
        let mix = |from: f32, to: f32| from + (to - from) * flatness;
        let (mut near, mut wide, mut far) = (*frame.near, *frame.wide, *frame.far);
        let (mut width, mut room) = (*frame.width, *frame.room);
        if self.is_portrait_framed(state) {
            width = *frame.portrait_width;
            near = *frame.portrait_near;
            wide = near;
            room = room.min(PORTRAIT_ROOM);
            if *frame.portrait_far > 0.0 {
                far = *frame.portrait_far;
            }
            far = mix(far, near);
        } else if *frame.top_near > 0.0 {
            near = mix(near, *frame.top_near);
            wide = near;
            far = mix(far, *frame.top_far);
        } else {
            far = mix(far, near);
        }
        (*frame.width > 0.0).then(|| Frame {
            half_width: width * 0.5,
            near: -near * state.stretch,
            wide: -wide * state.stretch,
            far: far * state.stretch,
            height: *frame.height * (1.0 - flatness),
            room,
            below: *frame.below,
        })
    }

    /// Returns whether the playing area for portrait windows is shown.
    pub fn is_portrait(&self) -> bool {
        self.state
            .is_some_and(|state| self.is_portrait_framed(&state))
    }

    /// Returns whether the window is portrait and the scene has a playing area for that.
    fn is_portrait_framed(&self, state: &State) -> bool {
        state.viewport.is_portrait && *self.frame.portrait_width > 0.0
    }

    /// Computes the current view before it is rotated to the camera's side of the table.
    fn eyes(&self, state: &State, opening: &Opening) -> Eyes {
        let Some(frame) = self.frame(state, state.now.pitch) else {
            let narrow = *self.frame.fit_aspect / opening.aspect;
            return Eyes {
                pitch: state.now.pitch,
                distance: state.now.distance * narrow.max(1.0),
                away: self.target.z,
            };
        };
        let highest = self.limits.max_pitch.to_radians().max(state.now.pitch);
        let pitch = (state.now.pitch + state.lean).min(highest);
        let mut eyes = Eyes::on(&frame, pitch, opening);
        eyes.distance *= state.now.distance / state.seat.distance;
        eyes
    }

    /// Computes the view behind the menu, before it is rotated: the table fits into what the menu leaves
    /// free.
    fn eyes_behind_menu(&self, state: &State, opening: &Opening) -> Eyes {
        let free = state.beside_menu.size;
        let opening = Opening {
            aspect: opening.aspect * free.x / free.y,
            spread: opening.spread * free.y,
        };
        // Seen at an angle, all of the table has to fit.
        let viewport = Viewport {
            is_portrait: false,
            ..state.viewport
        };
        let seated = State {
            now: state.seat,
            lean: 0.0,
            viewport,
            ..*state
        };
        let eyes = self.eyes(&seated, &opening);
        Eyes {
            pitch: self.menu.pitch.to_radians(),
            distance: eyes.distance * *self.menu.distance,
            ..eyes
        }
    }

    fn place(&mut self, node: &mut Node) {
        let Some(mut state) = self.state else { return };
        let fov = match node.cast::<Camera>().map(|camera| camera.projection()) {
            Some(camera::Projection::Perspective(perspective)) => perspective.fov,
            _ => 0.63,
        };
        let opening = Opening {
            aspect: state.viewport.aspect,
            spread: (fov * 0.5).tan(),
        };
        if state.opening != Some(opening) {
            let lean = match self.is_portrait_framed(&state) {
                true => self.frame.portrait_lean.to_radians(),
                false => self.frame.lean_pitch.to_radians(),
            };
            let seat = state.seat.pitch;
            state.stretch = 1.0;
            let frame = self.frame(&state, seat);
            let pitch = frame.map_or(seat, |frame| Eyes::best_pitch(seat, lean, &frame, &opening));
            state.lean = pitch - seat;
            state.stretch = frame.map_or(1.0, |frame| {
                Eyes::best_stretch(pitch, *self.frame.stretch, &frame, &opening)
            });
            state.opening = Some(opening);
            self.state = Some(state);
        }
        let mut eyes = self.eyes(&state, &opening);
        let menu = state.menu_share();
        let mix = |a: f32, b: f32| a + (b - a) * menu;
        let behind_menu = self.eyes_behind_menu(&state, &opening);
        eyes.pitch = mix(eyes.pitch, behind_menu.pitch);
        eyes.distance = mix(eyes.distance, behind_menu.distance);
        eyes.away = mix(eyes.away, behind_menu.away);
        // The menu covers its part of the picture at once, while the glide there takes long.
        let mut beside_share = menu;
        if state.viewport.menu.is_some() {
            beside_share = 1.0;
            eyes.distance = eyes
                .distance
                .max(behind_menu.distance / *self.menu.distance);
        }
        let yaw = state.now.yaw + mix(0.0, self.menu.yaw.to_radians());
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), yaw);
        let (aside, tilt) = beside(&state.beside_menu, &opening);
        // The engine's cameras have +X at the left.
        let shift = turn * Vector3::x() * (aside * beside_share * eyes.distance);
        // The target rotates with the seat, so that both players see the same picture.
        let mut target = turn * Vector3::new(self.target.x, self.target.y, eyes.away);
        let attention = state.attention.share();
        target += (state.attention.point() - target) * (self.attention.x * attention);
        eyes.distance *= 1.0 - self.attention.y * attention;
        let (sin, cos) = eyes.pitch.sin_cos();
        let arm = turn * Vector3::new(0.0, sin * eyes.distance, -cos * eyes.distance);
        let down =
            UnitQuaternion::from_axis_angle(&Vector3::x_axis(), eyes.pitch + tilt * beside_share);
        let transform = node.local_transform_mut();
        transform
            .set_position(target + arm + shift)
            .set_rotation(turn * down);
        if let Some(camera) = node.cast_mut::<Camera>()
            && let camera::Projection::Perspective(perspective) = camera.projection_mut()
        {
            perspective.z_near = mix(0.0, NEAR_BEHIND_MENU * eyes.distance).max(state.near);
        }
    }
}
