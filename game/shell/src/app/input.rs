//! Translates mouse, touch and keyboard input into pointer and camera events for the table.

mod fingers;

use self::fingers::Fingers;
pub use self::fingers::{DragTrigger, PointerUse, ScrollGesture};
use super::{Parlour, Shell, press_tracker::PressTracker};
use fyrox::{
    core::algebra::Vector2,
    event::KeyEvent,
    keyboard::ModifiersState,
    plugin::{PluginContext, error::GameResult},
};
use std::collections::VecDeque;

/// Distance in pixels that the pointer can move between press and release of a click.
const CLICK_SLACK: f32 = 6.0;

/// Longest time in seconds that one frame adds to the idle time. The first frame after a suspension
/// can be very long.
pub(crate) const LONGEST_UPDATE: f32 = 1.0;

/// Input over the scene, never over a panel. Positions are in pixels of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PointerEvent {
    /// Press of the left mouse button or of a finger.
    Pressed(Vector2<f32>),
    /// Movement while pressed, once it is far enough to be a drag.
    Dragged(Vector2<f32>),
    /// Release of the left mouse button or of the finger.
    Released {
        /// Position of the release.
        at: Vector2<f32>,
        /// Whether the pointer stayed close enough to the press for a click.
        clicked: bool,
    },
    /// Right click, Escape or a second finger: cancels the current action.
    Cancelled,
    /// Enter or Space: acts like a click at the keyboard cursor.
    Confirmed,
    /// Arrow key: steps to the right and away from the seat.
    Stepped(i8, i8),
}

/// Input that moves the camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CameraEvent {
    /// Orbit by a distance in pixels.
    Orbit(Vector2<f32>),
    /// Multiply the camera's distance by a factor.
    Zoom(f32),
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Press {
    start: Vector2<f32>,
    wandered: bool,
}

/// State of pointer and keyboard, and the events that the table has not handled yet.
#[derive(Debug, Default, Clone)]
pub struct Input {
    /// Pointer position in pixels; `None` if it is outside the window, or over a panel while
    /// nothing is pressed.
    pub hover: Option<Vector2<f32>>,
    /// Last known pointer position in pixels, over a panel or not.
    pub position: Vector2<f32>,
    /// Whether a mouse is in the window or a finger on it.
    present: bool,
    /// Whether the keyboard moved the cursor last. If so, its square is highlighted instead of the
    /// pointer's.
    pub by_keys: bool,
    press: Option<Press>,
    orbit: Option<Press>,
    /// Press of the mouse on a panel.
    panel_press: Option<Press>,
    fingers: Fingers,
    /// Movement by which a long press turns into a drag at the current table.
    pub starts_drag: DragTrigger,
    /// Events for the table, oldest first.
    events: VecDeque<PointerEvent>,
    /// Events for the camera, oldest first.
    pub camera: VecDeque<CameraEvent>,
    /// Modifier keys that are held.
    pub(crate) modifiers: ModifiersState,
    /// Whether a pointer button is down on a panel.
    pub(crate) press_tracker: PressTracker,
    /// Keys that wait until a click has reached its panel, with the modifiers of that moment.
    pub(crate) early_keys: Vec<(KeyEvent, ModifiersState)>,
    /// Seconds since the last input. Loading and suspension don't count.
    pub idle: f32,
}

impl Shell {
    /// Counts the time without input.
    pub(crate) fn update_idle(&mut self, ctx: &PluginContext) {
        let loading = ctx.resource_manager.state().count_pending_resources() > 0;
        self.input.idle = match loading || self.system.is_suspended() {
            true => 0.0,
            false => self.input.idle + ctx.dt.min(LONGEST_UPDATE),
        };
    }
}

impl Parlour {
    /// Passes the pointer events to the active table. While the menu or a dialog covers it, it is
    /// only told to cancel its action.
    pub(crate) fn deliver_input(&mut self, ctx: &mut PluginContext) -> GameResult {
        while let Some(event) = self.shell.input.events.pop_front() {
            if self.shell.is_table_on_top() || event == PointerEvent::Cancelled {
                let (table, mut ctx) = self.active(ctx);
                table.pointer(event, &mut ctx)?;
            }
        }
        Ok(())
    }
}

impl Input {
    /// Handles pointer movement. `free` means that no panel is under the pointer.
    pub fn moved(&mut self, to: Vector2<f32>, free: bool) {
        let step = to - self.position;
        if step.norm() > 0.0 {
            self.by_keys = false;
        }
        self.position = to;
        self.present = true;
        self.hover = (free || self.press.is_some()).then_some(to);
        if let Some(press) = &mut self.press {
            if (to - press.start).norm() > CLICK_SLACK {
                press.wandered = true;
            }
            if press.wandered {
                self.events.push_back(PointerEvent::Dragged(to));
            }
        }
        if let Some(press) = &mut self.panel_press
            && (press.wandered || (to.y - press.start.y).abs() > CLICK_SLACK)
        {
            press.wandered = true;
            self.fingers.glide(press.start, step.y);
        }
        if let Some(orbit) = &mut self.orbit {
            if (to - orbit.start).norm() > CLICK_SLACK {
                orbit.wandered = true;
            }
            if orbit.wandered {
                self.camera.push_back(CameraEvent::Orbit(step));
            }
        }
    }

    /// Handles the pointer leaving the window.
    pub fn left(&mut self) {
        self.hover = None;
        self.present = false;
    }

    /// Returns the pointer position, over a panel or not, or `None` if the window has no pointer.
    pub fn pointer(&self) -> Option<Vector2<f32>> {
        self.present.then_some(self.position)
    }

    /// Handles the left mouse button. A press counts only where no panel is under it (`free`).
    pub fn primary(&mut self, down: bool, free: bool) {
        let at = self.position;
        if down {
            if free {
                self.by_keys = false;
                self.press = Some(Press {
                    start: at,
                    wandered: false,
                });
                self.events.push_back(PointerEvent::Pressed(at));
            }
        } else if let Some(press) = self.press.take() {
            self.events.push_back(PointerEvent::Released {
                at,
                clicked: !press.wandered,
            });
        }
    }

    /// Handles the left mouse button on a panel, where a drag scrolls. Returns whether one has ended.
    pub(crate) fn press_panel(&mut self, down: bool) -> bool {
        let start = self.position;
        let press = down.then_some(Press {
            start,
            wandered: false,
        });
        let before = std::mem::replace(&mut self.panel_press, press);
        before.is_some_and(|press| press.wandered)
    }

    /// Handles the right mouse button: a drag orbits the camera, a click cancels.
    pub fn secondary(&mut self, down: bool, free: bool) {
        if down {
            self.orbit = free.then_some(Press {
                start: self.position,
                wandered: false,
            });
        } else if let Some(orbit) = self.orbit.take()
            && !orbit.wandered
        {
            self.cancel();
        }
    }

    /// Handles the mouse wheel. Positive notches scroll away from the player and zoom in by 8%
    /// each.
    pub fn wheel(&mut self, notches: f32, free: bool) {
        if free {
            self.camera
                .push_back(CameraEvent::Zoom(0.92_f32.powf(notches)));
        }
    }

    /// Cancels the press in progress and tells the table to cancel its action.
    pub fn cancel(&mut self) {
        self.press = None;
        self.events.push_back(PointerEvent::Cancelled);
    }

    /// Handles an arrow key.
    pub fn step(&mut self, right: i8, away: i8) {
        self.by_keys = true;
        self.events.push_back(PointerEvent::Stepped(right, away));
    }

    /// Handles Enter or Space.
    pub fn confirm(&mut self) {
        self.by_keys = true;
        self.events.push_back(PointerEvent::Confirmed);
    }

    /// Releases all buttons and fingers, because the window lost focus or was hidden and will not
    /// report their release.
    pub fn release_all(&mut self) {
        if self.press.is_some() {
            self.cancel();
        }
        self.press_tracker.forget();
        self.orbit = None;
        self.panel_press = None;
        self.fingers.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f32, y: f32) -> Vector2<f32> {
        Vector2::new(x, y)
    }

    #[test]
    fn press_and_release_without_wandering_is_a_click() {
        let mut input = Input::default();
        input.moved(at(10.0, 10.0), true);
        input.primary(true, true);
        input.moved(at(12.0, 11.0), true);
        input.primary(false, true);
        assert_eq!(
            input.events,
            [
                PointerEvent::Pressed(at(10.0, 10.0)),
                PointerEvent::Released {
                    at: at(12.0, 11.0),
                    clicked: true
                }
            ]
        );
    }

    #[test]
    fn nothing_reaches_the_table_through_a_panel() {
        let mut input = Input::default();
        input.moved(at(10.0, 10.0), false);
        input.primary(true, false);
        input.primary(false, false);
        input.secondary(true, false);
        input.moved(at(90.0, 10.0), false);
        input.wheel(1.0, false);
        assert!(input.events.is_empty() && input.camera.is_empty());
        assert_eq!(input.hover, None);
    }

    #[test]
    fn a_right_click_cancels_and_a_right_drag_orbits() {
        let mut input = Input::default();
        input.moved(at(10.0, 10.0), true);
        input.secondary(true, true);
        input.secondary(false, true);
        assert_eq!(input.events, [PointerEvent::Cancelled]);
        input.events.clear();
        input.secondary(true, true);
        input.moved(at(40.0, 10.0), true);
        input.secondary(false, true);
        assert!(input.events.is_empty());
        assert_eq!(input.camera.len(), 1);
    }
}
