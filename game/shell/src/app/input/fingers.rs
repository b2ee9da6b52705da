//! Touch input. One finger acts as the pointer: a tap clicks, a drag drags, and a long press hovers
//! like a mouse until the table's [`DragTrigger`] turns it into a drag. Two fingers over the table
//! orbit and zoom the camera. A finger that moves on a panel scrolls it and presses nothing.
//!
//! The engine's widgets also receive touches, and its buttons react to every finger that is
//! released over them. Only this module can distinguish a tap from other gestures: see
//! [`Input::means_press`].

use super::{CameraEvent, Input};
use crate::app::press_tracker::PressTracker;
use fyrox::core::algebra::Vector2;

/// Distance that a finger can move during a tap, in hundredths of an inch. Fingers are less precise
/// than a mouse.
const SLACK: f32 = 10.0;
/// Logical pixels per inch, as the operating system defines them at a scale factor of 1.
const UNITS: f64 = if cfg!(target_os = "android") {
    160.0
} else {
    96.0
};
/// Upward movement that lifts a card while a finger slides along a row, in multiples of the tap
/// slack. Slides are rarely straight, so this is more than one.
const LIFTED: f32 = 3.0;
/// Seconds after which a finger that does not move hovers (long press).
const LOOK_AFTER: f32 = 0.36;
/// Longest time in seconds that one frame adds to a press. Keeps taps from becoming long presses at
/// low frame rates.
const LONGEST_FRAME: f32 = 0.15;
/// Updates between the release of the last finger and the removal of the pointer. Widgets need them
/// to handle the release first.
const HEARD_AFTER: u8 = 2;

/// Movement by which a long press turns into a drag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DragTrigger {
    /// Never: nothing can be dragged at this table.
    #[default]
    Nothing,
    /// Any movement: drags the object that was pressed.
    ByMoving,
    /// Upward movement: sliding along a row hovers over one card after another, and moving up drags
    /// the last one.
    ByRising,
}

/// Use of the pointer, which decides on tooltips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointerUse {
    /// A mouse hovers, without a button down.
    Hovers,
    /// A mouse button is down, or a finger taps, moves, or has just been released.
    Presses,
    /// A finger rests in one place (long press).
    Rests,
}

#[derive(Debug, Clone, Copy)]
struct Finger {
    id: u64,
    start: Vector2<f32>,
    at: Vector2<f32>,
    /// Whether the touch started on a panel.
    on_panel: bool,
    wandered: bool,
    /// Seconds since the touch started, each frame counting at most [`LONGEST_FRAME`].
    down_for: f32,
    /// Whether the long press has started, so that the finger only hovers.
    looks: bool,
    /// Position at which a drag would start while the finger hovers, in pixels.
    over: Vector2<f32>,
}

impl Finger {
    /// Returns whether this movement turns the long press into a drag, and ends the hovering if so.
    fn starts_drag(&mut self, how: DragTrigger, slack: f32) -> bool {
        let taken = match how {
            DragTrigger::Nothing => false,
            DragTrigger::ByMoving => self.wandered,
            DragTrigger::ByRising if self.over.y - self.at.y > LIFTED * slack => true,
            DragTrigger::ByRising => {
                self.over = Vector2::new(self.at.x, self.over.y.max(self.at.y));
                false
            }
        };
        let takes = self.looks && taken;
        self.looks &= !takes;
        takes
    }
}

/// Movement of a finger, or of the mouse with its left button down, that scrolls a panel.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScrollGesture {
    /// Position in pixels at which the touch started.
    pub from: Vector2<f32>,
    /// Downward movement since the last gesture was read, in pixels.
    pub down: f32,
}

/// Fingers on the screen.
#[derive(Debug, Clone, Default)]
pub struct Fingers {
    down: Vec<Finger>,
    /// Pixels per hundredth of an inch; 0 until the window's scale factor is known.
    pixel: f32,
    /// Whether the release of the last finger must not press a button.
    no_press: bool,
    /// Updates left until the pointer is removed.
    leaving: Option<u8>,
    glides: Vec<ScrollGesture>,
}

impl Fingers {
    fn slack(&self) -> f32 {
        SLACK * self.pixel.max(1.0)
    }

    /// Forgets all fingers. Those on the screen press nothing when they are released.
    pub(super) fn forget(&mut self) {
        *self = Self {
            pixel: self.pixel,
            no_press: !self.down.is_empty(),
            ..Self::default()
        };
    }

    /// Records a movement that scrolls what is at `from`. All of one press within an update are merged.
    pub(super) fn glide(&mut self, from: Vector2<f32>, down: f32) {
        match self.glides.last_mut().filter(|last| last.from == from) {
            Some(last) => last.down += down,
            None => self.glides.push(ScrollGesture { from, down }),
        }
    }

    fn only(&mut self) -> Option<&mut Finger> {
        match &mut self.down[..] {
            [finger] => Some(finger),
            _ => None,
        }
    }
}

impl Input {
    /// Returns whether a finger is on the screen.
    pub fn is_touched(&self) -> bool {
        !self.fingers.down.is_empty()
    }

    /// Returns the position at which the first finger on the screen has touched it.
    pub(crate) fn touch_start(&self) -> Option<Vector2<f32>> {
        self.fingers.down.first().map(|finger| finger.start)
    }

    /// Sets the window's scale factor: physical pixels per logical pixel.
    pub fn set_density(&mut self, pixels: f64) {
        self.fingers.pixel = (pixels * UNITS / 100.0) as f32;
    }

    /// Handles the start of a touch. `free` means that no panel is under the finger.
    pub fn finger_down(&mut self, id: u64, at: Vector2<f32>, free: bool) {
        self.fingers.down.retain(|finger| finger.id != id);
        self.fingers.down.push(Finger {
            id,
            start: at,
            at,
            on_panel: !free,
            wandered: false,
            down_for: 0.0,
            looks: false,
            over: at,
        });
        self.fingers.leaving = None;
        if self.fingers.down.len() == 1 {
            self.fingers.no_press = free;
            self.moved(at, free);
            self.primary(true, free);
        } else {
            self.fingers.no_press = true;
            for finger in &mut self.fingers.down {
                finger.looks = false;
            }
            if self.press.is_some() {
                self.cancel();
            }
        }
    }

    /// Handles the movement of a finger. `free` means that no panel is under it now.
    pub fn finger_moved(&mut self, id: u64, to: Vector2<f32>, free: bool) {
        let slack = self.fingers.slack();
        let Some(index) = self.fingers.down.iter().position(|finger| finger.id == id) else {
            return;
        };
        let how = self.starts_drag;
        let finger = &mut self.fingers.down[index];
        let from = std::mem::replace(&mut finger.at, to);
        finger.wandered |= (to - finger.start).norm() > slack;
        let takes = !finger.on_panel && finger.starts_drag(how, slack);
        let Finger {
            start,
            on_panel,
            wandered,
            over,
            ..
        } = *finger;
        if takes && self.fingers.only().is_some() {
            self.moved(over, true);
            self.primary(true, true);
        }
        match &self.fingers.down[..] {
            [_] if on_panel => {
                self.moved(to, free);
                if wandered {
                    self.fingers.no_press = true;
                    let down = to.y - from.y;
                    self.fingers.glide(start, down);
                }
            }
            // Movement within the slack does not start a drag.
            [_] if wandered || self.press.is_none() => self.moved(to, free),
            [a, b] if !a.on_panel && !b.on_panel => {
                let other = if index == 0 { b.at } else { a.at };
                let (before, after) = ((from - other).norm(), (to - other).norm());
                if before > 1.0 && after > 1.0 {
                    self.camera.push_back(CameraEvent::Zoom(before / after));
                }
                // Each finger contributes half, because both move when the hand does.
                self.camera.push_back(CameraEvent::Orbit((to - from) * 0.5));
            }
            _ => {}
        }
    }

    /// Handles the end of a touch. Returns whether the finger had scrolled a panel.
    pub fn finger_up(&mut self, id: u64, at: Vector2<f32>) -> bool {
        let scrolled = |finger: &Finger| finger.id == id && finger.on_panel && finger.wandered;
        let scrolled = self.fingers.only().is_some_and(|finger| scrolled(finger));
        if self.fingers.only().is_some_and(|finger| finger.id == id) {
            if self.press.is_some_and(|press| press.wandered) {
                self.position = at;
            }
            self.primary(false, true);
            self.hover = None;
            self.fingers.leaving = Some(HEARD_AFTER);
        }
        self.fingers.down.retain(|finger| finger.id != id);
        scrolled
    }

    /// Handles a touch that the operating system canceled.
    pub fn finger_lost(&mut self, id: u64) {
        self.fingers.no_press = true;
        if self.press.is_some() {
            self.cancel();
        }
        self.fingers.down.retain(|finger| finger.id != id);
        if self.fingers.down.is_empty() {
            self.left();
            self.fingers.leaving = Some(HEARD_AFTER);
        }
    }

    /// Advances the long press and the removal of the pointer by `dt` seconds. Returns whether the
    /// panels must drop their pointer, because its finger was released.
    pub fn advance(&mut self, dt: f32) -> bool {
        let mut looks = false;
        if let Some(finger) = self.fingers.only() {
            let before = finger.down_for;
            finger.down_for += dt.min(LONGEST_FRAME);
            looks = !finger.wandered && before < LOOK_AFTER && finger.down_for >= LOOK_AFTER;
            finger.looks |= looks;
        }
        if looks {
            self.fingers.no_press = true;
            if self.press.is_some() {
                self.cancel();
            }
        }
        match self.fingers.leaving {
            Some(0) => {
                self.fingers.leaving = None;
                self.left();
                true
            }
            Some(left) => {
                self.fingers.leaving = Some(left - 1);
                false
            }
            None => false,
        }
    }

    /// Returns the use of the pointer.
    pub fn pointer_use(&self) -> PointerUse {
        match &self.fingers.down[..] {
            [finger] if finger.looks && !finger.wandered => PointerUse::Rests,
            [] if self.fingers.leaving.is_none()
                && self.press.is_none()
                && self.orbit.is_none()
                && self.press_tracker == PressTracker::No =>
            {
                PointerUse::Hovers
            }
            _ => PointerUse::Presses,
        }
    }

    /// Returns whether no finger is on the screen: the pointer is a mouse.
    pub fn is_mouse(&self) -> bool {
        self.fingers.down.is_empty() && self.fingers.leaving.is_none()
    }

    /// Returns whether a button's press event is intended. It is not if the finger scrolled, came
    /// from the table, hovered, or was one of several.
    pub fn means_press(&self) -> bool {
        !self.fingers.no_press
    }

    /// Makes the release of a mouse button press nothing, because the mouse has scrolled a panel.
    pub(crate) fn means_scrolling(&mut self) {
        self.fingers.no_press = true;
    }

    /// Accepts presses again, because a mouse button was used.
    pub fn mouse_takes_over(&mut self) {
        self.fingers.no_press = false;
    }

    /// Takes the scroll gestures since the last call.
    pub fn glides(&mut self) -> Vec<ScrollGesture> {
        std::mem::take(&mut self.fingers.glides)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::PointerEvent, *};

    fn at(x: f32, y: f32) -> Vector2<f32> {
        Vector2::new(x, y)
    }

    fn clicks(input: &Input) -> usize {
        let is_click =
            |event: &&PointerEvent| matches!(event, PointerEvent::Released { clicked: true, .. });
        input.events.iter().filter(is_click).count()
    }

    #[test]
    fn a_tap_clicks_even_if_the_finger_trembles() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 10.0), true);
        input.finger_moved(1, at(16.0, 14.0), true);
        input.finger_up(1, at(16.0, 14.0));
        assert_eq!(clicks(&input), 1);
        assert_eq!(
            input.events.back(),
            Some(&PointerEvent::Released {
                at: at(10.0, 10.0),
                clicked: true
            })
        );
        assert_eq!(input.hover, None);
    }

    #[test]
    fn a_tap_stays_a_tap_where_frames_are_slow() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 10.0), true);
        input.advance(2.0);
        input.advance(2.0);
        input.finger_up(1, at(10.0, 10.0));
        assert_eq!(clicks(&input), 1);
    }

    #[test]
    fn fingers_that_were_down_when_the_screen_was_taken_away_press_nothing() {
        let mut input = Input::default();
        input.set_density(3.0);
        let slack = input.fingers.slack();
        input.finger_down(1, at(10.0, 10.0), false);
        assert!(input.means_press());
        input.release_all();
        input.finger_up(1, at(10.0, 10.0));
        assert!(!input.means_press());
        assert_eq!(input.fingers.slack(), slack);
        input.finger_down(1, at(10.0, 10.0), false);
        assert!(input.means_press());
    }

    #[test]
    fn a_drag_drags() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 10.0), true);
        input.finger_moved(1, at(60.0, 10.0), true);
        input.finger_up(1, at(61.0, 10.0));
        assert!(
            input
                .events
                .contains(&PointerEvent::Dragged(at(60.0, 10.0)))
        );
        assert_eq!(
            input.events.back(),
            Some(&PointerEvent::Released {
                at: at(61.0, 10.0),
                clicked: false
            })
        );
    }

    #[test]
    fn a_finger_that_rests_looks_and_does_nothing_else() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 10.0), true);
        for _ in 0..40 {
            input.advance(0.016);
        }
        assert_eq!(input.events.back(), Some(&PointerEvent::Cancelled));
        assert_eq!(input.hover, Some(at(10.0, 10.0)));
        input.finger_moved(1, at(50.0, 10.0), true);
        assert_eq!(input.hover, Some(at(50.0, 10.0)), "it looks on from there");
        input.finger_up(1, at(50.0, 10.0));
        assert_eq!(clicks(&input), 0);
        assert_eq!(input.hover, None);
    }

    /// Returns an input with a finger that hovers at (100, 100) after a long press.
    fn looking(starts_drag: DragTrigger) -> Input {
        let mut input = Input {
            starts_drag,
            ..Input::default()
        };
        input.set_density(1.0);
        input.finger_down(1, at(100.0, 100.0), true);
        for _ in 0..40 {
            input.advance(0.016);
        }
        input.events.clear();
        input
    }

    #[test]
    fn a_finger_that_looked_drags_what_it_looked_at() {
        let mut input = looking(DragTrigger::ByMoving);
        input.finger_moved(1, at(103.0, 100.0), true);
        assert!(input.events.is_empty(), "it only trembles");
        input.finger_moved(1, at(140.0, 100.0), true);
        input.finger_moved(1, at(160.0, 100.0), true);
        input.finger_up(1, at(160.0, 100.0));
        let dropped = PointerEvent::Released {
            at: at(160.0, 100.0),
            clicked: false,
        };
        assert_eq!(
            input.events,
            [
                PointerEvent::Pressed(at(100.0, 100.0)),
                PointerEvent::Dragged(at(140.0, 100.0)),
                PointerEvent::Dragged(at(160.0, 100.0)),
                dropped
            ]
        );
    }

    #[test]
    fn a_finger_that_looks_along_a_row_lifts_what_it_came_to() {
        let mut input = looking(DragTrigger::ByRising);
        for x in [150.0, 200.0, 250.0] {
            input.finger_moved(1, at(x, 95.0), true);
            assert_eq!(input.hover, Some(at(x, 95.0)));
        }
        assert!(input.events.is_empty(), "it reads on along the row");
        input.finger_moved(1, at(255.0, 40.0), true);
        assert_eq!(
            input.events,
            [
                PointerEvent::Pressed(at(250.0, 100.0)),
                PointerEvent::Dragged(at(255.0, 40.0))
            ]
        );
        input.finger_up(1, at(255.0, 40.0));
        assert_eq!(clicks(&input), 0);
    }

    #[test]
    fn a_finger_that_looked_takes_up_nothing_when_another_comes() {
        let mut input = looking(DragTrigger::ByMoving);
        input.finger_down(2, at(300.0, 300.0), true);
        input.finger_moved(1, at(160.0, 100.0), true);
        input.finger_up(2, at(300.0, 300.0));
        input.finger_moved(1, at(200.0, 100.0), true);
        input.finger_up(1, at(200.0, 100.0));
        assert!(input.events.is_empty());
    }

    #[test]
    fn a_second_finger_drops_what_the_first_began() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 10.0), true);
        input.finger_down(2, at(30.0, 10.0), true);
        assert_eq!(input.events.back(), Some(&PointerEvent::Cancelled));
        input.finger_moved(2, at(50.0, 10.0), true);
        assert_eq!(input.camera.front(), Some(&CameraEvent::Zoom(0.5)));
        input.finger_up(2, at(50.0, 10.0));
        input.finger_up(1, at(10.0, 10.0));
        assert_eq!(clicks(&input), 0);
        assert!(!input.means_press());
    }

    #[test]
    fn on_a_panel_a_tap_presses_and_a_drag_scrolls() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 100.0), false);
        assert!(input.means_press());
        input.finger_up(1, at(10.0, 100.0));
        assert!(input.means_press());
        input.finger_down(1, at(10.0, 100.0), false);
        input.finger_moved(1, at(10.0, 60.0), false);
        assert_eq!(
            input.glides(),
            [ScrollGesture {
                from: at(10.0, 100.0),
                down: -40.0
            }]
        );
        input.finger_up(1, at(10.0, 60.0));
        assert!(!input.means_press());
        assert!(input.events.is_empty(), "the table hears nothing of it");
        assert!(input.camera.is_empty());
    }

    #[test]
    fn a_drag_from_the_table_onto_a_button_does_not_press_it() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 100.0), true);
        input.finger_moved(1, at(200.0, 100.0), false);
        input.finger_up(1, at(200.0, 100.0));
        assert!(!input.means_press());
    }

    #[test]
    fn the_pointer_goes_away_after_everybody_has_heard_of_the_finger() {
        let mut input = Input::default();
        input.finger_down(1, at(10.0, 100.0), false);
        input.finger_up(1, at(10.0, 100.0));
        assert!(input.pointer().is_some());
        let away: Vec<bool> = (0..4).map(|_| input.advance(0.016)).collect();
        assert_eq!(away, [false, false, true, false]);
        assert_eq!(input.pointer(), None);
    }
}
