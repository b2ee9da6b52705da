//! Gamepads. Buttons and sticks act like keys, so that whatever can be done with the keyboard can be
//! done with a gamepad.

use super::{Parlour, input::CameraEvent};
use crate::{table::TableKey, ui::Action};
use fyrox::{
    core::{algebra::Vector2, log::Log},
    keyboard::KeyCode,
    plugin::{PluginContext, error::GameResult},
};
use gilrs::{Axis, Button, EventType, Gilrs};

/// Deflection of the left stick from which it acts like an arrow key, and below which it no longer
/// does. 1 is the edge.
const PUSHED: f32 = 0.6;
const RELEASED: f32 = 0.4;
/// Seconds until a held direction repeats, and between two repetitions.
const FIRST_REPEAT: f32 = 0.4;
const NEXT_REPEAT: f32 = 0.12;
/// Deflection of the right stick and the triggers that has no effect.
const DEAD: f32 = 0.15;
/// Speed of the camera with the right stick at the edge, in pixels of a drag per second.
const ORBIT: f32 = 400.0;
/// Notches of the mouse wheel per second with a trigger pulled.
const ZOOM: f32 = 12.0;

/// Input of a gamepad.
#[derive(Debug, Clone, PartialEq)]
pub enum PadInput {
    /// Acts like this key.
    Key {
        /// Code of the key.
        code: KeyCode,
        /// Whether it is pressed with Shift.
        shift: bool,
        /// Whether it is held and repeats.
        repeat: bool,
    },
    /// Acts like the key at this index of [`TableKind::gamepad`](crate::table::TableKind::gamepad).
    Table(usize),
    /// Runs an action over the table.
    Action(Action),
    /// Orbits the camera like a drag by this distance in pixels.
    Orbit(Vector2<f32>),
    /// Zooms like the mouse wheel, by this number of notches.
    Zoom(f32),
}

/// Button of a gamepad that means something else at each table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PadButton {
    /// Usual key that it presses.
    pub key: KeyCode,
    /// Locale key of what it does.
    pub help: &'static str,
}

impl PadInput {
    fn key(code: KeyCode) -> Self {
        Self::Key {
            code,
            shift: false,
            repeat: false,
        }
    }

    /// Returns what a button does when it is pressed.
    pub fn of(button: Button) -> Option<Self> {
        if let Some(code) = arrow_of(button) {
            return Some(Self::key(code));
        }
        Some(match button {
            Button::South => Self::key(KeyCode::Enter),
            Button::East => Self::key(KeyCode::Escape),
            Button::West => Self::Table(0),
            Button::North => Self::Table(1),
            Button::RightTrigger => Self::key(KeyCode::Tab),
            Button::LeftTrigger => Self::Key {
                code: KeyCode::Tab,
                shift: true,
                repeat: false,
            },
            Button::Start => Self::Action(Action::Menu),
            Button::Select => Self::key(KeyCode::F1),
            Button::LeftThumb => Self::Action(Action::Top),
            Button::RightThumb => Self::Action(Action::ResetView),
            _ => return None,
        })
    }
}

/// State of all gamepads, which act as one.
#[derive(Debug, Default)]
pub struct Pad {
    /// Arrow key that the D-pad or the left stick holds down, and the seconds until it repeats.
    arrow: Option<(KeyCode, f32)>,
    left: Vector2<f32>,
    right: Vector2<f32>,
    /// Positions of the left and right trigger, from 0 to 1.
    triggers: [f32; 2],
    inputs: Vec<PadInput>,
}

impl Pad {
    /// Takes over a button that was pressed.
    fn press(&mut self, button: Button) {
        match arrow_of(button) {
            Some(code) => self.hold(Some(code)),
            None => self.inputs.extend(PadInput::of(button)),
        }
    }

    /// Takes over a button that was released.
    fn release(&mut self, button: Button) {
        let held = self.arrow.map(|(code, _)| code);
        if held.is_some() && arrow_of(button) == held {
            self.hold(None);
        }
    }

    /// Takes over how far a trigger is pulled, from 0 to 1.
    fn pull(&mut self, trigger: Button, value: f32) {
        match trigger {
            Button::LeftTrigger2 => self.triggers[0] = value,
            Button::RightTrigger2 => self.triggers[1] = value,
            _ => {}
        }
    }

    /// Takes over the deflection of a stick along an axis, from -1 to 1.
    fn tilt(&mut self, axis: Axis, value: f32) {
        let was_pushed = self.left.amax() >= RELEASED;
        match axis {
            Axis::LeftStickX => self.left.x = value,
            Axis::LeftStickY => self.left.y = value,
            Axis::RightStickX => self.right.x = value,
            Axis::RightStickY => self.right.y = value,
            _ => return,
        }
        let held = self.arrow.map(|(code, _)| code);
        match stick_arrow(self.left) {
            Some(code) if held != Some(code) => self.hold(Some(code)),
            // While the stick rests, the D-pad can hold the key.
            None if was_pushed && self.left.amax() < RELEASED => self.hold(None),
            _ => {}
        }
    }

    /// Presses an arrow key and holds it down, or releases it.
    fn hold(&mut self, code: Option<KeyCode>) {
        self.arrow = code.map(|code| (code, FIRST_REPEAT));
        self.inputs.extend(code.map(PadInput::key));
    }

    /// Advances by `dt` seconds, and returns the input since the last call.
    pub fn advance(&mut self, dt: f32) -> Vec<PadInput> {
        if let Some((code, left)) = &mut self.arrow {
            *left -= dt;
            if *left <= 0.0 {
                *left = NEXT_REPEAT;
                self.inputs.push(PadInput::Key {
                    code: *code,
                    shift: false,
                    repeat: true,
                });
            }
        }
        let live = |value: f32| if value.abs() < DEAD { 0.0 } else { value };
        // Up is positive on a stick, and negative on the screen.
        let orbit = Vector2::new(live(self.right.x), -live(self.right.y));
        if orbit != Vector2::zeros() {
            self.inputs.push(PadInput::Orbit(orbit * ORBIT * dt));
        }
        let [out, closer] = self.triggers.map(live);
        if closer != out {
            self.inputs.push(PadInput::Zoom((closer - out) * ZOOM * dt));
        }
        std::mem::take(&mut self.inputs)
    }
}

/// Returns the arrow key of a button of the D-pad.
fn arrow_of(button: Button) -> Option<KeyCode> {
    Some(match button {
        Button::DPadUp => KeyCode::ArrowUp,
        Button::DPadDown => KeyCode::ArrowDown,
        Button::DPadLeft => KeyCode::ArrowLeft,
        Button::DPadRight => KeyCode::ArrowRight,
        _ => return None,
    })
}

/// Returns the arrow key of a stick that is pushed far enough.
fn stick_arrow(stick: Vector2<f32>) -> Option<KeyCode> {
    if stick.amax() < PUSHED {
        return None;
    }
    Some(
        match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
            (true, true, _) => KeyCode::ArrowRight,
            (true, false, _) => KeyCode::ArrowLeft,
            (false, _, true) => KeyCode::ArrowUp,
            (false, _, false) => KeyCode::ArrowDown,
        },
    )
}

/// Gamepads of the system.
#[derive(Debug, Default)]
pub struct Gamepads {
    system: Option<Gilrs>,
    pad: Pad,
    /// Whether another window has the keyboard. Its gamepad input isn't meant for the game.
    pub(crate) is_elsewhere: bool,
}

impl Gamepads {
    /// Begins to watch gamepads, if the system has any support for them.
    pub(crate) fn open(&mut self) {
        if self.system.is_none() {
            match Gilrs::new() {
                Ok(system) => self.system = Some(system),
                Err(error) => Log::info(format!("gamepads can't be used: {error}")),
            }
        }
    }

    /// Returns whether a gamepad is connected.
    pub(crate) fn any(&self) -> bool {
        let system = self.system.as_ref();
        system.is_some_and(|system| system.gamepads().next().is_some())
    }

    /// Returns the input since the last call. `dt` is in seconds.
    fn poll(&mut self, dt: f32) -> Vec<PadInput> {
        while let Some(event) = self.system.as_mut().and_then(Gilrs::next_event) {
            match event.event {
                EventType::ButtonPressed(button, _) => self.pad.press(button),
                EventType::ButtonReleased(button, _) => self.pad.release(button),
                EventType::ButtonChanged(button, value, _) => self.pad.pull(button, value),
                EventType::AxisChanged(axis, value, _) => self.pad.tilt(axis, value),
                EventType::Disconnected => self.pad = Pad::default(),
                _ => {}
            }
        }
        let inputs = self.pad.advance(dt);
        match self.is_elsewhere {
            true => Vec::new(),
            false => inputs,
        }
    }
}

impl Parlour {
    /// Acts on the input of gamepads since the last update.
    pub(crate) fn poll_gamepads(&mut self, ctx: &mut PluginContext) -> GameResult {
        for input in self.gamepads.poll(ctx.dt) {
            self.pad_input(input, ctx)?;
        }
        Ok(())
    }

    /// Acts on one input of a gamepad.
    ///
    /// # Errors
    /// If the scene lacks what an action needs.
    pub fn pad_input(&mut self, input: PadInput, ctx: &mut PluginContext) -> GameResult {
        if self.wake(ctx)? {
            return Ok(());
        }
        let key = |code, shift, repeat| TableKey {
            code,
            control: false,
            shift,
            repeat,
        };
        let over_table = self.shell.is_table_on_top();
        match input {
            PadInput::Key {
                code,
                shift,
                repeat,
            } => self.press_key(key(code, shift, repeat), None, false, ctx)?,
            PadInput::Table(index) if over_table => {
                let usual = self.kind(self.shell.table).gamepad[index].key;
                let bound = self.shell.settings.keys.get(self.shell.table.name());
                let code = bound.map_or(usual, |keys| keys.code_of(usual));
                self.press_over_table(key(code, false, false), ctx)?;
            }
            PadInput::Action(Action::Menu) if self.is_menu_on_top() => {
                if let Some(action) = self.way_back(ctx) {
                    self.dispatch(action, ctx)?;
                }
            }
            PadInput::Action(action) if over_table => self.dispatch(action, ctx)?,
            PadInput::Orbit(by) if over_table => {
                self.shell.input.camera.push_back(CameraEvent::Orbit(by));
            }
            PadInput::Zoom(notches) => self.shell.input.wheel(notches, over_table),
            PadInput::Table(_) | PadInput::Action(_) | PadInput::Orbit(_) => {}
        }
        self.run_requests(ctx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(pad: &mut Pad, dt: f32) -> Vec<(KeyCode, bool)> {
        let keys = pad.advance(dt).into_iter().filter_map(|input| match input {
            PadInput::Key { code, repeat, .. } => Some((code, repeat)),
            _ => None,
        });
        keys.collect()
    }

    #[test]
    fn a_pushed_stick_is_an_arrow_key_that_repeats_until_it_is_released() {
        let mut pad = Pad::default();
        pad.tilt(Axis::LeftStickX, 0.5);
        assert_eq!(pressed(&mut pad, 0.1), []);
        pad.tilt(Axis::LeftStickX, 0.9);
        pad.tilt(Axis::LeftStickY, 0.3);
        assert_eq!(pressed(&mut pad, 0.1), [(KeyCode::ArrowRight, false)]);
        assert_eq!(pressed(&mut pad, 0.2), []);
        assert_eq!(pressed(&mut pad, 0.2), [(KeyCode::ArrowRight, true)]);
        pad.tilt(Axis::LeftStickX, 0.5);
        assert_eq!(pressed(&mut pad, 0.2), [(KeyCode::ArrowRight, true)]);
        pad.tilt(Axis::LeftStickX, 0.1);
        assert_eq!(pressed(&mut pad, 1.0), []);
        pad.tilt(Axis::LeftStickY, -1.0);
        pad.tilt(Axis::LeftStickY, 1.0);
        let both = [(KeyCode::ArrowDown, false), (KeyCode::ArrowUp, false)];
        assert_eq!(pressed(&mut pad, 0.1), both);
    }

    #[test]
    fn a_resting_stick_does_not_release_the_d_pad() {
        let mut pad = Pad::default();
        pad.press(Button::DPadLeft);
        pad.tilt(Axis::LeftStickX, 0.02);
        assert_eq!(pressed(&mut pad, 0.1), [(KeyCode::ArrowLeft, false)]);
        assert_eq!(pressed(&mut pad, 0.4), [(KeyCode::ArrowLeft, true)]);
        pad.release(Button::DPadRight);
        assert_eq!(pressed(&mut pad, 0.2), [(KeyCode::ArrowLeft, true)]);
        pad.release(Button::DPadLeft);
        assert_eq!(pressed(&mut pad, 1.0), []);
    }

    #[test]
    fn the_right_stick_and_the_triggers_move_the_camera() {
        let mut pad = Pad::default();
        pad.tilt(Axis::RightStickX, 0.05);
        pad.pull(Button::LeftTrigger2, 0.1);
        assert_eq!(pad.advance(0.1), [], "a worn stick never rests at 0");
        pad.tilt(Axis::RightStickY, 1.0);
        pad.pull(Button::RightTrigger2, 1.0);
        let up = PadInput::Orbit(Vector2::new(0.0, -ORBIT * 0.1));
        assert_eq!(pad.advance(0.1), [up, PadInput::Zoom(ZOOM * 0.1)]);
    }
}
