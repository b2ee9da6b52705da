//! What must be seen of a table, and from where it is seen largest.
//!
//! A frame is what is played with, not what it lies on: the camera comes as near as it can without
//! losing any of it, and where the window is too narrow for that to fill its height, it looks at
//! the table from higher up, so that what lies there is seen less foreshortened.

use fyrox::core::{
    algebra::{Vector2, Vector3},
    math::Rect,
};

/// How much of the way to the middle of what a panel leaves is gone by stepping aside; the rest is
/// done by turning.
const STEP_ASIDE: f32 = 0.4;
/// What stays free at the sides, below and above, in heights of the window.
const SIDE: f32 = 0.016;
const BELOW: f32 = 0.025;
const ABOVE: f32 = 0.02;
/// What stays free above before it is worth while to look from higher up.
const ABOVE_LEANING: f32 = 0.13;
/// How much of the height that is left over lies below.
const LEFT_BELOW: f32 = 0.42;
/// So much of a window panels cover at most.
const MOST: f32 = 0.6;
/// The search goes only part of the way that each step points out: near the table, where far and
/// near differ much in size, it would swing from one side to the other.
const DAMPING: f32 = 0.5;
const STEPS: usize = 48;
/// Steps to find an angle: each halves what is left.
const HALVINGS: usize = 14;

/// What is played with: a part of the table's plane, as seen from the seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Half its width.
    pub half_width: f32,
    /// How far away the nearest of it is, and the nearest of it that is so wide, and the farthest.
    pub near: f32,
    pub wide: f32,
    pub far: f32,
    /// How high what stands at its far edge is.
    pub height: f32,
}

impl Frame {
    /// Places on its outline, right, up and away, that are seen within a window only if all of it
    /// is.
    fn outline(&self) -> [Vector3<f32>; 7] {
        let at = Vector3::new;
        [
            at(0.0, 0.0, self.near),
            at(-self.half_width, 0.0, self.wide),
            at(self.half_width, 0.0, self.wide),
            at(-self.half_width, 0.0, self.far),
            at(self.half_width, 0.0, self.far),
            at(-self.half_width, self.height, self.far),
            at(self.half_width, self.height, self.far),
        ]
    }
}

/// What panels cover of a window, in shares of its width and height.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Insets {
    /// At the left.
    pub left: f32,
    /// At the right.
    pub right: f32,
    /// At the top.
    pub top: f32,
}

impl Insets {
    /// The part of a window of this size that is free, in pixels.
    pub fn free(&self, window: Vector2<f32>) -> Rect<f32> {
        let share = Vector2::new(1.0 - self.left - self.right, 1.0 - self.top);
        let corner = Vector2::new(self.left, self.top);
        Rect {
            position: window.component_mul(&corner),
            size: window.component_mul(&share),
        }
    }

    /// The same, but so that something is left between the panels.
    pub fn bounded(self) -> Self {
        let sides = self.left + self.right;
        let squeeze = if sides > MOST { MOST / sides } else { 1.0 };
        Self {
            left: self.left * squeeze,
            right: self.right * squeeze,
            top: self.top.min(MOST),
        }
    }
}

/// The window in which it is to be seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    /// Width in heights.
    pub aspect: f32,
    /// What panels cover of it.
    pub insets: Insets,
    /// Tangent of half the vertical field of view.
    pub spread: f32,
}

impl Opening {
    /// Half the width of what is free, in half heights.
    pub fn half_free(&self) -> f32 {
        self.aspect * (1.0 - self.insets.left - self.insets.right)
    }

    /// How far to the right of the window's middle that of what is free lies, in half heights.
    fn middle(&self) -> f32 {
        self.aspect * (self.insets.left - self.insets.right)
    }

    /// How far aside a camera without a frame looks, as a tangent.
    pub fn aside(&self) -> f32 {
        -self.middle() * self.spread
    }
}

/// Where the eyes are, over a place on the table that they look at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Eyes {
    /// Angle above the table in radians.
    pub pitch: f32,
    /// Distance from what they look at.
    pub distance: f32,
    /// How far away on the table lies what they look at.
    pub away: f32,
    /// How far aside of it they look, as a tangent.
    pub aside: f32,
}

impl Eyes {
    /// How far they step aside. Stepping aside alone would show the table aslant, and turning the
    /// head alone would tilt it; a part of each is noticed least.
    pub fn step(&self) -> f32 {
        STEP_ASIDE * self.aside * self.distance
    }

    /// How far they turn the head, in radians.
    pub fn turn(&self) -> f32 {
        ((1.0 - STEP_ASIDE) * self.aside).atan()
    }

    /// Where a place, right, up and away, is seen, in half heights from the window's middle.
    fn sees(&self, place: Vector3<f32>, spread: f32) -> Vector2<f32> {
        let (sin, cos) = self.pitch.sin_cos();
        let away = place.z - self.away;
        let right = place.x - self.step();
        let up = sin * away + cos * place.y;
        let ahead = cos * away - sin * place.y + self.distance;
        let (turn_sin, turn_cos) = self.turn().sin_cos();
        let depth = (ahead * turn_cos + right * turn_sin).max(1e-3);
        let right = right * turn_cos - ahead * turn_sin;
        Vector2::new(right, up) / (depth * spread)
    }

    /// The corners of what a frame covers of the window: left below, right above.
    fn covers(&self, frame: &Frame, spread: f32) -> (Vector2<f32>, Vector2<f32>) {
        let seen = frame.outline().map(|place| self.sees(place, spread));
        let first = seen[0];
        seen.iter().fold((first, first), |(low, high), place| {
            (low.inf(place), high.sup(place))
        })
    }

    /// From where a frame is seen largest at this angle: all of it, or as much as is wide.
    fn at_pitch(pitch: f32, frame: &Frame, opening: &Opening, whole: bool) -> Self {
        let mut eyes = Eyes {
            pitch,
            distance: 4.0 * frame.half_width,
            away: (frame.near + frame.far) * 0.5,
            aside: opening.aside(),
        };
        let wide = (2.0 * (opening.half_free() - 2.0 * SIDE)).max(0.1);
        let high = 2.0 - 2.0 * (BELOW + ABOVE + opening.insets.top);
        for _ in 0..STEPS {
            let (low, high_corner) = eyes.covers(frame, opening.spread);
            let size = high_corner - low;
            let nearer = if whole {
                (size.x / wide).max(size.y / high)
            } else {
                size.x / wide
            };
            let middle = (low + high_corner) * 0.5;
            let left_over = (high - size.y).max(0.0);
            let bottom = -1.0 + 2.0 * BELOW + left_over * LEFT_BELOW;
            let sin = pitch.sin().max(0.1);
            eyes.away += (low.y - bottom) * eyes.distance * opening.spread / sin * DAMPING;
            eyes.aside += (middle.x - opening.middle()) * opening.spread * DAMPING;
            eyes.distance *= nearer.powf(DAMPING);
        }
        eyes
    }

    /// From where a frame is seen best by who sits at `pitch` and may lean over to `lean`: the
    /// angle that makes the most of the window's height.
    pub fn best_pitch(pitch: f32, lean: f32, frame: &Frame, opening: &Opening) -> f32 {
        let above = ABOVE_LEANING.max(opening.insets.top + ABOVE);
        let height = 2.0 - 2.0 * (BELOW + above);
        let has_room = |pitch: f32| {
            let eyes = Eyes::at_pitch(pitch, frame, opening, false);
            let (low, high) = eyes.covers(frame, opening.spread);
            high.y - low.y <= height
        };
        if lean <= pitch || !has_room(pitch) {
            return pitch;
        }
        let (mut low, mut high) = (pitch, lean);
        for _ in 0..HALVINGS {
            let middle = (low + high) * 0.5;
            if has_room(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        low
    }

    /// From where all of a frame is seen largest at this angle.
    pub fn on(frame: &Frame, pitch: f32, opening: &Opening) -> Self {
        Eyes::at_pitch(pitch, frame, opening, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mine with its target and pile.
    const MINE: Frame = Frame {
        half_width: 5.7,
        near: -4.2,
        wide: -2.2,
        far: 4.4,
        height: 0.0,
    };
    /// A board with its men.
    const BOARD: Frame = Frame {
        half_width: 4.3,
        near: -4.3,
        wide: -4.3,
        far: 4.0,
        height: 1.9,
    };

    fn opening(width: f32, height: f32, insets: f32) -> Opening {
        Opening {
            aspect: width / height,
            insets: Insets {
                left: (-insets).max(0.0),
                right: insets.max(0.0),
                top: 0.0,
            },
            spread: 18.0_f32.to_radians().tan(),
        }
    }

    const WINDOWS: [(f32, f32, f32); 9] = [
        (480.0, 360.0, 0.0),
        (960.0, 600.0, 0.24),
        (1024.0, 768.0, 0.25),
        (1280.0, 720.0, 0.2),
        (1280.0, 720.0, -0.3),
        (1600.0, 700.0, 0.15),
        (600.0, 1000.0, 0.0),
        (2560.0, 600.0, 0.1),
        (1.0, 1.0, 0.0),
    ];

    #[test]
    fn all_of_it_is_seen_in_what_is_free_and_fills_it_one_way() {
        for (width, height, insets) in WINDOWS {
            for (frame, top) in [(MINE, 0.0), (MINE, 0.2), (BOARD, 0.0), (BOARD, 0.12)] {
                let mut opening = opening(width, height, insets);
                opening.insets.top = top;
                // Nobody sits so low that what stands is seen from the side.
                let lowest = if frame.height > 0.0 { 0.6 } else { 0.25 };
                for pitch in [lowest, 0.6, 0.95, 1.2, 1.55] {
                    let eyes = Eyes::on(&frame, pitch, &opening);
                    let (low, high) = eyes.covers(&frame, opening.spread);
                    let at = format!("{width}x{height}, {top} at {pitch}: {low} to {high}");
                    let (middle, half) = (opening.middle(), opening.half_free());
                    assert!(low.x > middle - half && high.x < middle + half, "{at}");
                    assert!(low.y > -1.0 && high.y < 1.0 - 2.0 * top, "{at}");
                    let size = high - low;
                    let fills = (size.x / (2.0 * half)).max(size.y / (2.0 - 2.0 * top));
                    assert!(fills > 0.93, "{at} fills {fills}");
                }
            }
        }
    }

    #[test]
    fn however_much_panels_want_something_is_left() {
        let greedy = Insets {
            left: 0.7,
            right: 0.5,
            top: 0.9,
        };
        let free = greedy.bounded().free(Vector2::new(100.0, 100.0));
        assert!(free.size.x > 39.0 && free.size.y > 39.0, "{free:?}");
    }

    #[test]
    fn who_has_height_to_spare_leans_over_but_only_then() {
        let (seat, lean) = (0.95, 1.2);
        let pitch = |(width, height, insets): (f32, f32, f32)| {
            Eyes::best_pitch(seat, lean, &MINE, &opening(width, height, insets))
        };
        assert_eq!(pitch((1600.0, 700.0, 0.15)), seat);
        assert!((pitch((600.0, 1000.0, 0.0)) - lean).abs() < 1e-3);
        let between = pitch((480.0, 360.0, 0.0));
        assert!(between > seat + 0.02 && between < lean, "{between}");
        assert_eq!(
            Eyes::best_pitch(seat, 0.5, &MINE, &opening(1.0, 2.0, 0.0)),
            seat
        );
    }
}
