//! Fits the playing area of a table into the picture that the camera renders.
//!
//! The camera comes as close as possible without cutting off any of the playing area. Where the
//! window is too narrow for it to fill the height, the camera tilts up, so that the table appears
//! less foreshortened.

use fyrox::core::{
    algebra::{Vector2, Vector3},
    math::Rect,
};

/// Margins at each side, below and above the playing area, as fractions of the picture's height.
const SIDE: f32 = 0.016;
const BELOW: f32 = 0.025;
const ABOVE: f32 = 0.02;
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
    /// Part of the picture's height above the area that stays free before the camera tilts up.
    pub room: f32,
    /// Fraction of the unused height that goes below the area.
    pub below: f32,
}

impl Frame {
    /// Returns the frame of a table that is deeper by a factor.
    fn deeper(self, stretch: f32) -> Self {
        Self {
            near: self.near * stretch,
            wide: self.wide * stretch,
            far: self.far * stretch,
            ..self
        }
    }

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

/// Returns the largest value between two others for which a condition holds. It must hold up to some
/// value and not above it.
fn largest(mut low: f32, mut high: f32, holds: impl Fn(f32) -> bool) -> f32 {
    for _ in 0..HALVINGS {
        let middle = (low + high) * 0.5;
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
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
    /// Fraction of the height covered at the bottom.
    pub bottom: f32,
}

impl Insets {
    /// Returns the uncovered part of a window of this size, in pixels.
    pub fn free(&self, window: Vector2<f32>) -> Rect<f32> {
        let share = Vector2::new(1.0 - self.left - self.right, 1.0 - self.top - self.bottom);
        let corner = Vector2::new(self.left, self.top);
        Rect {
            position: window.component_mul(&corner),
            size: window.component_mul(&share),
        }
    }

    /// Returns these insets reduced so that they leave at least 40% of the width and height free.
    /// Opposite sides keep their ratio.
    pub fn bounded(self) -> Self {
        let squeeze = |covered: f32| if covered > MOST { MOST / covered } else { 1.0 };
        let wide = squeeze(self.left + self.right);
        let high = squeeze(self.top + self.bottom);
        Self {
            left: self.left * wide,
            right: self.right * wide,
            top: self.top * high,
            bottom: self.bottom * high,
        }
    }
}

/// Picture that the playing area is fitted into.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    /// Aspect ratio of the picture (width / height).
    pub aspect: f32,
    /// Tangent of half the vertical field of view.
    pub spread: f32,
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
}

impl Eyes {
    /// Projects a point (right, up, away) to the picture, in half its height from its center.
    fn sees(&self, place: Vector3<f32>, spread: f32) -> Vector2<f32> {
        let (sin, cos) = self.pitch.sin_cos();
        let away = place.z - self.away;
        let up = sin * away + cos * place.y;
        let depth = (cos * away - sin * place.y + self.distance).max(1e-3);
        Vector2::new(place.x, up) / (depth * spread)
    }

    /// Returns the bounding rectangle of a frame in the picture: bottom left and top right corner,
    /// in half the picture's height from its center.
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
        };
        let wide = (2.0 * (opening.aspect - 2.0 * SIDE)).max(0.1);
        let high = 2.0 - 2.0 * (BELOW + ABOVE);
        for _ in 0..STEPS {
            let (low, high_corner) = eyes.covers(frame, opening.spread);
            let size = high_corner - low;
            let nearer = if whole {
                (size.x / wide).max(size.y / high)
            } else {
                size.x / wide
            };
            let left_over = (high - size.y).max(0.0);
            let bottom = -1.0 + 2.0 * BELOW + left_over * frame.below;
            let sin = pitch.sin().max(0.1);
            eyes.away += (low.y - bottom) * eyes.distance * opening.spread / sin * DAMPING;
            eyes.distance *= nearer.powf(DAMPING);
        }
        eyes
    }

    /// Returns the highest pitch from `pitch` to `lean` at which a view that fills the width also
    /// fits the height. All angles are in radians.
    pub fn best_pitch(pitch: f32, lean: f32, frame: &Frame, opening: &Opening) -> f32 {
        let height = 2.0 - 2.0 * (BELOW + frame.room);
        let has_room = |pitch: f32| {
            let eyes = Eyes::at_pitch(pitch, frame, opening, false);
            let (low, high) = eyes.covers(frame, opening.spread);
            high.y - low.y <= height
        };
        if lean <= pitch || !has_room(pitch) {
            return pitch;
        }
        largest(pitch, lean, has_room)
    }

    /// Returns the largest factor up to `most` by which the area can be deeper without moving the
    /// camera away: 1 where its width doesn't limit the view.
    pub fn best_stretch(pitch: f32, most: f32, frame: &Frame, opening: &Opening) -> f32 {
        let height = 2.0 - 2.0 * (BELOW + ABOVE);
        let has_room = |stretch: f32| {
            let eyes = Eyes::at_pitch(pitch, &frame.deeper(stretch), opening, false);
            let (low, high) = eyes.covers(&frame.deeper(stretch), opening.spread);
            high.y - low.y <= height
        };
        if most <= 1.0 || !has_room(1.0) {
            return 1.0;
        }
        largest(1.0, most, has_room)
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
        room: 0.13,
        below: 0.42,
    };
    /// A board with tall pieces.
    const BOARD: Frame = Frame {
        half_width: 4.3,
        near: -4.3,
        wide: -4.3,
        far: 4.0,
        height: 1.9,
        room: 0.3,
        below: 0.42,
    };

    fn opening((width, height): (f32, f32)) -> Opening {
        Opening {
            aspect: width / height,
            spread: 18.0_f32.to_radians().tan(),
        }
    }

    const PICTURES: [(f32, f32); 8] = [
        (480.0, 360.0),
        (730.0, 600.0),
        (768.0, 768.0),
        (1005.0, 720.0),
        (1360.0, 700.0),
        (600.0, 1000.0),
        (2300.0, 600.0),
        (1.0, 1.0),
    ];

    #[test]
    fn all_of_it_is_seen_and_fills_the_picture_one_way() {
        for picture in PICTURES {
            for frame in [CARDS, BOARD] {
                let opening = opening(picture);
                // A camera this low would look at standing pieces from the side.
                let lowest = if frame.height > 0.0 { 0.6 } else { 0.25 };
                for pitch in [lowest, 0.6, 0.95, 1.2, 1.55] {
                    let eyes = Eyes::on(&frame, pitch, &opening);
                    let (low, high) = eyes.covers(&frame, opening.spread);
                    let at = format!("{picture:?} at {pitch}: {low} to {high}");
                    let half = opening.aspect;
                    assert!(low.x > -half && high.x < half, "{at}");
                    assert!(low.y > -1.0 && high.y < 1.0, "{at}");
                    assert!((low.x + high.x).abs() < 1e-3, "{at}");
                    let size = high - low;
                    let fills = (size.x / (2.0 * half)).max(size.y / 2.0);
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
            top: 0.6,
            bottom: 0.3,
        };
        let free = greedy.bounded().free(Vector2::new(100.0, 100.0));
        assert!(free.size.x > 39.0 && free.size.y > 39.0, "{free:?}");
    }

    #[test]
    fn a_table_becomes_deeper_only_where_the_highest_view_leaves_height_to_spare() {
        let lean = 1.2;
        let stretch = |picture| {
            let opening = opening(picture);
            let pitch = Eyes::best_pitch(0.95, lean, &CARDS, &opening);
            Eyes::best_stretch(pitch, 1.4, &CARDS, &opening)
        };
        assert!(stretch((1360.0, 700.0)) < 1.01);
        let tall = stretch((730.0, 800.0));
        assert!(tall > 1.1 && tall < 1.4, "{tall}");
        assert!((stretch((600.0, 1000.0)) - 1.4).abs() < 1e-3);
    }

    #[test]
    fn who_has_height_to_spare_leans_over_but_only_then() {
        let (seat, lean) = (0.95, 1.2);
        let pitch = |picture| Eyes::best_pitch(seat, lean, &CARDS, &opening(picture));
        assert_eq!(pitch((1360.0, 700.0)), seat);
        assert!((pitch((600.0, 1000.0)) - lean).abs() < 1e-3);
        let between = pitch((480.0, 360.0));
        assert!(between > seat + 0.02 && between < lean, "{between}");
        assert_eq!(
            Eyes::best_pitch(seat, 0.5, &CARDS, &opening((1.0, 2.0))),
            seat
        );
    }
}
