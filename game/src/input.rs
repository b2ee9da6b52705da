//! What hands do: mouse, touch and keyboard, turned into what the table understands.

mod fingers;

use self::fingers::Fingers;
pub use self::fingers::{DragTrigger, ScrollGesture};
use fyrox::core::algebra::Vector2;
use std::collections::VecDeque;

/// How far a pointer may wander, in pixels, for a press and release to count as a click.
const CLICK_SLACK: f32 = 6.0;

/// Something that the hand did over the table (never through a panel).
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PointerEvent {
    /// The left button went down, or a finger.
    Pressed(Vector2<f32>),
    /// It moved while down, far enough to mean a drag.
    Dragged(Vector2<f32>),
    /// It came up. `clicked` says that it did not wander in between.
    Released {
        /// Where.
        at: Vector2<f32>,
        /// Whether press and release make a click.
        clicked: bool,
    },
    /// Right click, Escape, a second finger: forget it.
    Cancelled,
    /// Enter or Space: as a click on the square that the keys are on.
    Confirmed,
    /// An arrow key: steps right and away as seen from the seat.
    Stepped(i8, i8),
}

/// What moves the camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CameraEvent {
    /// Orbit by pixels.
    Orbit(Vector2<f32>),
    /// Factor of the distance.
    Zoom(f32),
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Press {
    start: Vector2<f32>,
    wandered: bool,
}

/// The state of the hands.
#[derive(Debug, Default, Clone)]
pub struct Input {
    /// Where the pointer is; `None` when it is outside, or over a panel.
    pub hover: Option<Vector2<f32>>,
    /// Where the pointer was last, panel or not.
    pub position: Vector2<f32>,
    /// Whether it is there at all: a mouse in the window, a finger on it.
    present: bool,
    /// Whether the keys moved last: then their square is shown, not the pointer's.
    pub by_keys: bool,
    press: Option<Press>,
    orbit: Option<Press>,
    fingers: Fingers,
    /// What a finger that looks does at this table.
    pub starts_drag: DragTrigger,
    /// Events for the table, oldest first.
    pub events: VecDeque<PointerEvent>,
    /// Events for the camera, oldest first.
    pub camera: VecDeque<CameraEvent>,
}

impl Input {
    /// The pointer moved; `free` says that no panel is under it.
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
        if let Some(orbit) = &mut self.orbit {
            if (to - orbit.start).norm() > CLICK_SLACK {
                orbit.wandered = true;
            }
            if orbit.wandered {
                self.camera.push_back(CameraEvent::Orbit(step));
            }
        }
    }

    /// The pointer left the window.
    pub fn left(&mut self) {
        self.hover = None;
        self.present = false;
    }

    /// Where the pointer is, panel or not; `None` when there is none in the window.
    pub fn pointer(&self) -> Option<Vector2<f32>> {
        self.present.then_some(self.position)
    }

    /// The left button.
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

    /// The right button: a drag orbits, a click cancels.
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

    /// The wheel, in notches away from the player.
    pub fn wheel(&mut self, notches: f32, free: bool) {
        if free {
            self.camera
                .push_back(CameraEvent::Zoom(0.92_f32.powf(notches)));
        }
    }

    /// Forget what was begun.
    pub fn cancel(&mut self) {
        self.press = None;
        self.events.push_back(PointerEvent::Cancelled);
    }

    /// An arrow key.
    pub fn step(&mut self, right: i8, away: i8) {
        self.by_keys = true;
        self.events.push_back(PointerEvent::Stepped(right, away));
    }

    /// Enter or Space.
    pub fn confirm(&mut self) {
        self.by_keys = true;
        self.events.push_back(PointerEvent::Confirmed);
    }

    /// The window lost the keyboard or was hidden: nothing is held any more.
    pub fn release_all(&mut self) {
        if self.press.is_some() {
            self.cancel();
        }
        self.orbit = None;
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
