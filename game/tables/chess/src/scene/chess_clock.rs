//! Script of the chess clock: two windows with the times, and a plunger for each player that goes
//! down with the move.
//!
//! The clock is across the board from the camera, and is carried around when the camera changes
//! sides.

mod window;

use self::window::{Digits, Shown, State as Light};
use super::game_manager::GameManager;
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
        reflect::prelude::*,
        type_traits::prelude::*,
        variable::InheritableVariable,
        visitor::prelude::*,
    },
    graph::SceneGraph,
    material::{MaterialResource, MaterialResourceExtension},
    plugin::error::{GameError, GameResult},
    scene::{Scene, camera::Camera, mesh::Mesh, node::Node},
    script::{ScriptContext, ScriptTrait},
};
use parlour_rules::chess::{Clock, Color, Game};
use parlour_shell::{
    app::Shell,
    scene::{
        camera::CameraRig,
        data::check_script,
        group::group,
        motion::{Easing, towards},
    },
};
use std::{f32::consts::PI, time::Duration};

/// Surface indices of White's and Black's window in the model.
const WINDOWS: [usize; 2] = [2, 3];
/// Remaining time below which tenths of seconds are shown.
const TENTHS_BELOW: Duration = Duration::from_secs(10);
/// Remaining time below which the window of the running player turns red.
const LOW: Duration = Duration::from_secs(10);

group! {
    /// Durations in seconds at normal animation speed, and heights in scene units.
    ClockMotion {
        /// Distance by which a plunger goes down.
        #[reflect(min_value = 0.0, max_value = 0.5, step = 0.01)]
        press_depth: f32 = 0.13,
        /// Duration of a press, in seconds.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        press_time: f32 = 0.12,
        /// Duration in seconds of carrying the clock to the other side.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.1)]
        carry_time: f32 = 0.9,
        /// Height to which the clock is lifted on the way.
        #[reflect(min_value = 0.0, max_value = 5.0, step = 0.1)]
        carry_height: f32 = 1.8,
    }
}

/// Script that shows the clock of the game. The node is hidden in games without one.
#[derive(Visit, Reflect, Default, Debug, Clone, TypeUuidProvider, ComponentProvider)]
#[type_uuid(id = "c3c1f5a2-7f0e-4d0b-9b0d-0f5f3a1e7a31")]
#[visit(optional)]
pub struct ChessClock {
    /// Node with the GameManager script.
    pub manager: InheritableVariable<Handle<Node>>,
    /// Camera with the CameraRig script.
    pub camera: InheritableVariable<Handle<Camera>>,
    /// Mesh whose third and fourth surfaces are White's and Black's window.
    pub model: InheritableVariable<Handle<Mesh>>,
    /// Plunger of the white player.
    pub white_plunger: InheritableVariable<Handle<Node>>,
    /// Plunger of the black player.
    pub black_plunger: InheritableVariable<Handle<Node>>,
    /// Durations and heights of the animations.
    pub motion: ClockMotion,

    #[reflect(hidden)]
    #[visit(skip)]
    state: State,
}

#[derive(Debug, Clone, Default)]
struct State {
    digits: Option<Digits>,
    /// Material of the windows without digits.
    bare: Option<MaterialResource>,
    shown: [Option<Shown>; 2],
    /// Depth of each plunger, from 0 (up) to 1 (down).
    pressed: [f32; 2],
    /// Position in the scene file, which is behind the board from White's point of view.
    home: Option<Vector3<f32>>,
    /// Positions of the plungers when they are up.
    tops: Option<[Vector3<f32>; 2]>,
    /// Side of the board, from 0 (behind it for White) to 1 (behind it for Black).
    side: Option<f32>,
}

impl ScriptTrait for ChessClock {
    fn on_start(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let graph = &ctx.scene.graph;
        let own = ctx.handle;
        let right = "a node with a GameManager";
        check_script::<GameManager>(graph, own, "ChessClock.manager", *self.manager, right)?;
        let right = "a camera with a CameraRig";
        check_script::<CameraRig>(graph, own, "ChessClock.camera", *self.camera, right)?;
        let name = graph[own].name();
        let surfaces = graph
            .try_get(*self.model)
            .map_or(0, |mesh| mesh.surfaces().len());
        if surfaces <= WINDOWS[1] {
            return Err(GameError::str(format!(
                "{name}: invalid ChessClock.model (expected a mesh with two windows)"
            )));
        }
        let place = |node: Handle<Node>| {
            let node = graph.try_get_node(node).ok()?;
            Some(**node.local_transform().position())
        };
        let (Some(white), Some(black)) = (place(*self.white_plunger), place(*self.black_plunger))
        else {
            return Err(GameError::str(format!(
                "{name}: missing ChessClock.white_plunger or black_plunger"
            )));
        };
        self.state.home = place(own);
        self.state.tops = Some([white, black]);
        self.state.digits = Digits::load(ctx.resource_manager);
        Ok(())
    }

    fn on_update(&mut self, ctx: &mut ScriptContext) -> GameResult {
        let Some(shell) = Shell::of(&ctx.plugins) else {
            return Ok(());
        };
        let speed = shell.settings.motion.factor();
        let quality = shell.settings.quality;
        let layout = shell.layout();
        // A small window shows the times beside the board, and would cut off the clock.
        let covered = layout.is_compact() && layout.window().x > layout.window().y;
        let graph = &ctx.scene.graph;
        let yaw = graph.try_get_script_of::<CameraRig>(*self.camera)?.yaw();
        let session = graph
            .try_get_script_of::<GameManager>(*self.manager)?
            .session();
        let shows = session.clock.is_some() && !covered;
        let wanted = session
            .clock
            .as_ref()
            .map(|clock| Color::ALL.map(|color| light(clock, &session.game, color)));
        let down = Color::ALL.map(|color| session.game.position().turn() != color);
        let own = &mut ctx.scene.graph[ctx.handle];
        if own.visibility() != shows {
            own.set_visibility(shows);
            // It appears on the right side without animation.
            self.state.side = None;
        }
        let Some(wanted) = wanted else {
            return Ok(());
        };
        self.carry(ctx.scene, ctx.handle, yaw, ctx.dt, speed);
        self.press(ctx.scene, down, ctx.dt, speed);
        for (index, wanted) in wanted.into_iter().enumerate() {
            if self.state.shown[index].as_ref() != Some(&wanted) {
                self.write(ctx.scene, index, &wanted, quality);
                self.state.shown[index] = Some(wanted);
            }
        }
        Ok(())
    }
}

/// Returns the content of a player's window.
fn light(clock: &Clock, game: &Game, color: Color) -> Shown {
    let left = clock.left(color);
    let running = game.outcome().is_none() && game.position().turn() == color;
    let state = if left.is_zero() || (running && left < LOW) {
        Light::Low
    } else if running {
        Light::Running
    } else {
        Light::Waiting
    };
    Shown {
        text: time_text(left),
        state,
    }
}

impl ChessClock {
    /// Carries the clock to the side of the table opposite the camera.
    fn carry(&mut self, scene: &mut Scene, own: Handle<Node>, yaw: f32, dt: f32, speed: f32) {
        let Some(home) = self.state.home else { return };
        let goal = if yaw.cos() >= 0.0 { 0.0 } else { 1.0 };
        let now = self.state.side.unwrap_or(goal);
        let side = towards(now, goal, dt, *self.motion.carry_time * speed);
        if self.state.side == Some(side) {
            return;
        }
        self.state.side = Some(side);
        let share = Easing::InOut.at(side);
        let turn = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), share * PI);
        let lift = (share * PI).sin() * *self.motion.carry_height;
        if let Ok(node) = scene.graph.try_get_node_mut(own) {
            node.local_transform_mut()
                .set_position(turn * home + Vector3::new(0.0, lift, 0.0))
                .set_rotation(turn);
        }
    }

    /// Moves the plungers: the one of the player who has just moved is down.
    fn press(&mut self, scene: &mut Scene, down: [bool; 2], dt: f32, speed: f32) {
        let Some(tops) = self.state.tops else { return };
        let plungers = [*self.white_plunger, *self.black_plunger];
        for (index, (node, down)) in plungers.into_iter().zip(down).enumerate() {
            let goal = if down { 1.0 } else { 0.0 };
            let now = self.state.pressed[index];
            let pressed = towards(now, goal, dt, *self.motion.press_time * speed);
            if pressed == now && pressed != 0.0 {
                continue;
            }
            self.state.pressed[index] = pressed;
            let depth = Easing::InOut.at(pressed) * *self.motion.press_depth;
            if let Ok(node) = scene.graph.try_get_node_mut(node) {
                let place = tops[index] - Vector3::new(0.0, depth, 0.0);
                node.local_transform_mut().set_position(place);
            }
        }
    }

    /// Draws the content of a window.
    fn write(
        &mut self,
        scene: &mut Scene,
        index: usize,
        wanted: &Shown,
        quality: parlour_shell::app::settings::Quality,
    ) {
        let Some(digits) = &self.state.digits else {
            return;
        };
        let Ok(mesh) = scene.graph.try_get_mut(*self.model) else {
            return;
        };
        let Some(surface) = mesh.surfaces_mut().get_mut(WINDOWS[index]) else {
            return;
        };
        let bare = self
            .state
            .bare
            .get_or_insert_with(|| surface.material().clone());
        if let Some(picture) = digits.picture(wanted, quality) {
            let material = bare.deep_copy();
            let mut data = material.data_ref();
            data.bind("diffuseTexture", picture.clone());
            data.bind("emissionTexture", picture);
            drop(data);
            surface.set_material(material);
        }
    }
}

/// Returns a time as a chess clock shows it. It is rounded up, so that zero means that no time is
/// left.
pub fn time_text(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if time < TENTHS_BELOW && tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;

    #[test]
    fn a_window_is_brighter_for_whose_time_runs_and_red_when_it_is_short() {
        let mut game = Game::new(Rules::Standard);
        let mut clock = Clock::new("1+0".parse().unwrap());
        assert_eq!(light(&clock, &game, Color::White).state, Light::Running);
        assert_eq!(light(&clock, &game, Color::Black).state, Light::Waiting);
        let e4 = game.position().parse_san("e4").unwrap();
        game.play(e4).unwrap();
        clock.press(Color::White);
        clock.pass(Color::Black, Duration::from_millis(52_300));
        let black = light(&clock, &game, Color::Black);
        assert_eq!((black.text.as_str(), black.state), ("0:07.7", Light::Low));
        clock.pass(Color::Black, Duration::from_secs(9));
        game.flag(Color::Black).unwrap();
        assert_eq!(light(&clock, &game, Color::Black).state, Light::Low);
        assert_eq!(light(&clock, &game, Color::White).state, Light::Waiting);
    }

    #[test]
    fn a_step_never_goes_beyond_its_goal() {
        assert_eq!(towards(0.0, 1.0, 5.0, 1.0), 1.0);
        assert_eq!(towards(1.0, 0.0, 0.25, 1.0), 0.75);
        assert_eq!(towards(0.2, 1.0, 0.0, 0.0), 1.0);
    }
}
