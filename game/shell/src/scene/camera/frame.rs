//! Fits the playing area of a table into the part of the window that panels leave free.
//!
//! The camera comes as close as possible without cutting off any of the playing area. Where the
//! window is too narrow for it to fill the height, the camera tilts up, so that the table appears
//! less foreshortened.

use fyrox::core::{
    algebra::{Vector2, Vector3},
    math::Rect,
};

/// Fraction of the sideways correction that is made by moving the camera. Turning it does the rest.
const STEP_ASIDE: f32 = 0.4;
/// Margins at each side, below and above the playing area, as fractions of the window's height.
const SIDE: f32 = 0.016;
const BELOW: f32 = 0.025;
const ABOVE: f32 = 0.02;
/// Margin above the playing area that must remain before the camera tilts up, as a fraction of the
/// window's height.
const ABOVE_LEANING: f32 = 0.13;
/// Fraction of the unused height that goes below the playing area.
const LEFT_BELOW: f32 = 0.42;
/// Largest fraction of the window's width or height that insets can cover.
const MOST: f32 = 0.6;
/// Fraction of each correction that an iteration applies. Close to the table, perspective changes
/// sizes strongly with distance, and full steps would oscillate.
const DAMPING: f32 = 0.5;
const STEPS: usize = 48;
/// Number of bisection steps in the search for a pitch.
const HALVINGS: usize = 14;

/// Playing area on the table's plane as seen from the seat, in scene units. Distances are measured
/// away from the seat, from the scene's origin.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Half the width of the area.
    pub half_width: f32,
    /// Distance to the near edge.
    pub near: f32,
    /// Distance to the nearest part that has the full width.
    pub wide: f32,
    /// Distance to the far edge.
    pub far: f32,
    /// Height of the objects at the far edge.
    pub height: f32,
}

impl Frame {
    /// Returns points of the outline as (right, up, away). The whole area is visible if all of
    /// these points are.
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

/// Parts of a window that panels cover, as fractions of its width and height.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Insets {
    /// Fraction of the width covered at the left.
    pub left: f32,
    /// Fraction of the width covered at the right.
    pub right: f32,
    /// Fraction of the height covered at the top.
    pub top: f32,
}

impl Insets {
    /// Returns the uncovered part of a window of this size, in pixels.
    pub fn free(&self, window: Vector2<f32>) -> Rect<f32> {
        let share = Vector2::new(1.0 - self.left - self.right, 1.0 - self.top);
        let corner = Vector2::new(self.left, self.top);
        Rect {
            position: window.component_mul(&corner),
            size: window.component_mul(&share),
        }
    }

    /// Returns these insets reduced so that they leave at least 40% of the width and height free.
    /// Left and right keep their ratio.
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

/// Window that the playing area is fitted into.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    /// Aspect ratio of the window (width / height).
    pub aspect: f32,
    /// Parts of the window that panels cover.
    pub insets: Insets,
    /// Tangent of half the vertical field of view.
    pub spread: f32,
}

impl Opening {
    /// Returns half the width of the free part, in half window heights.
    pub fn half_free(&self) -> f32 {
        self.aspect * (1.0 - self.insets.left - self.insets.right)
    }

    /// Returns the distance of the free part's center from the window's center, in half window
    /// heights; positive is right.
    fn middle(&self) -> f32 {
        self.aspect * (self.insets.left - self.insets.right)
    }

    /// Returns the tangent of the sideways angle for a camera that fits no frame.
    pub fn aside(&self) -> f32 {
        -self.middle() * self.spread
    }
}

/// View from the seat, described by the point on the table at which the camera looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Eyes {
    /// Angle above the table in radians.
    pub pitch: f32,
    /// Distance from the point looked at, in scene units.
    pub distance: f32,
    /// Distance of the point looked at from the scene's origin, away from the seat.
    pub away: f32,
    /// Tangent of the sideways angle between the view direction and the point looked at.
    pub aside: f32,
}

impl Eyes {
    /// Returns the distance that the camera moves sideways, in scene units. Moving alone would show
    /// the table at a slant and turning alone would tilt it. A combination is least noticeable.
    pub fn step(&self) -> f32 {
        STEP_ASIDE * self.aside * self.distance
    }

    /// Returns the angle that the camera turns sideways, in radians.
    pub fn turn(&self) -> f32 {
        ((1.0 - STEP_ASIDE) * self.aside).atan()
    }

    /// Projects a point (right, up, away) to the window, in half window heights from its center.
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

    /// Returns the bounding rectangle of a frame in the window: bottom left and top right corner,
    /// in half window heights from the center.
    fn covers(&self, frame: &Frame, spread: f32) -> (Vector2<f32>, Vector2<f32>) {
        let seen = frame.outline().map(|place| self.sees(place, spread));
        let first = seen[0];
        seen.iter().fold((first, first), |(low, high), place| {
            (low.inf(place), high.sup(place))
        })
    }

    /// Finds the closest view at this pitch in which the whole frame fits, or only its width unless
    /// `whole` is set.
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

    /// Returns the highest pitch from `pitch` to `lean` at which a view that fills the width also
    /// fits the height. All angles are in radians.
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

    /// Finds the closest view at this pitch in which the whole frame is visible.
    pub fn on(frame: &Frame, pitch: f32, opening: &Opening) -> Self {
        Eyes::at_pitch(pitch, frame, opening, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wide layout of cards.
    const CARDS: Frame = Frame {
        half_width: 5.7,
        near: -4.2,
        wide: -2.2,
        far: 4.4,
        height: 0.0,
    };
    /// A board with tall pieces.
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
            for (frame, top) in [(CARDS, 0.0), (CARDS, 0.2), (BOARD, 0.0), (BOARD, 0.12)] {
                let mut opening = opening(width, height, insets);
                opening.insets.top = top;
                // A camera this low would look at standing pieces from the side.
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
            Eyes::best_pitch(seat, lean, &CARDS, &opening(width, height, insets))
        };
        assert_eq!(pitch((1600.0, 700.0, 0.15)), seat);
        assert!((pitch((600.0, 1000.0, 0.0)) - lean).abs() < 1e-3);
        let between = pitch((480.0, 360.0, 0.0));
        assert!(between > seat + 0.02 && between < lean, "{between}");
        assert_eq!(
            Eyes::best_pitch(seat, 0.5, &CARDS, &opening(1.0, 2.0, 0.0)),
            seat
        );
    }
}
