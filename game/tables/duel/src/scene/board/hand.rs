//! Size and place of the near hand, which follow the window: its cards are along the lower edge of
//! the part that panels leave free, beside the hero where both are at the same height.

use super::{DuelBoard, DuelReading};
use crate::scene::{
    face::Form,
    places::{CARD_HEIGHT, CARD_WIDTH, Fan, IN_FRONT},
    side::Side,
};
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        math::Rect,
    },
    scene::Scene,
};
use parlour_rules::duel::{CardId, Player};
use parlour_shell::{
    app::Shell,
    cards::pose::Pose,
    scene::{camera::CameraRig, ray::Ray},
};
use std::f32::consts::FRAC_PI_2;

/// Lower edge of the hand and of the card under the pointer, as a fraction of the window's height
/// from the top.
const EDGE: f32 = 0.985;
/// Distance between cards and the edge of the window, as a fraction of its height.
const MARGIN: f32 = 0.008;
/// Largest width that the card under the pointer has because of a small window, as a fraction of
/// the window's height.
const RAISED: f32 = 0.42;
/// Smallest width of a card because of the minions above the hand, as a fraction of the window's
/// height, and the share by which cards shrink until they leave the minions free.
const LEAST: f32 = 0.12;
const SHRINK: f32 = 0.97;
/// Distance between the hand and the minions above it, in scene units. It has room for their glows.
const BELOW_ROW: f32 = 0.1;
/// Smallest width at which the rules text of a card is legible, in pixels, and in units of the
/// panels. Narrower cards show their name and numbers larger instead.
const LEGIBLE: f32 = 112.0;
/// Width beside a hero's card that stays free, in card widths.
const BADGE: f32 = 0.04;
/// Distance by which the card under the pointer is in front of the hand, in scene units.
const BEFORE: f32 = 0.15;
/// Difference that counts as a new layout, in scene units. Smaller ones come from rounding.
const CHANGE: f32 = 0.01;

/// Line of cards along the lower edge of the window.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
struct Shelf {
    /// Center of a card in the middle of the window.
    middle: Vector3<f32>,
    /// Scale of the cards.
    scale: f32,
    /// x at the left and right edge of the window, of which the left one is greater.
    edges: (f32, f32),
}

impl Shelf {
    /// Returns the line for cards that are `width` pixels wide, tilted by `tilt` and centered at a
    /// height.
    fn new(window: &Window, height: f32, tilt: f32, width: f32) -> Option<Self> {
        let (sin, cos) = tilt.sin_cos();
        let middle = window.free.center().x;
        let margin = MARGIN * window.height;
        let mut shelf = Self {
            scale: 1.0,
            ..Self::default()
        };
        for _ in 0..3 {
            let half = CARD_HEIGHT * 0.5 * shelf.scale;
            let low = height - sin * half;
            let at = |x: f32| Some(window.ray_at(x)?.at_height(low)?.x);
            let place = window.ray_at(middle)?.at_height(low)?;
            let (left, right) = (at(middle - width * 0.5)?, at(middle + width * 0.5)?);
            shelf = Self {
                middle: Vector3::new(place.x, height, place.z + cos * half),
                scale: ((left - right) / CARD_WIDTH).max(0.1),
                edges: (
                    at(window.free.x() + margin)?,
                    at(window.free.x() + window.free.w() - margin)?,
                ),
            };
        }
        Some(shelf)
    }

    /// Returns the line for cards of another width that are in front of those on `other`, at least
    /// by this distance.
    fn before(window: &Window, other: &Self, tilt: f32, width: f32, distance: f32) -> Option<Self> {
        let (sin, cos) = tilt.sin_cos();
        let front = |shelf: &Self| shelf.middle.y * cos - shelf.middle.z * sin;
        let mut height = other.middle.y + distance;
        let mut shelf = *other;
        for _ in 0..3 {
            shelf = Self::new(window, height, tilt, width)?;
            // The center of a larger card is higher, which is a greater distance from the camera.
            height += (front(other) + distance - front(&shelf)).max(0.0) / cos;
        }
        Some(shelf)
    }

    fn differs(&self, other: &Self) -> bool {
        let parts = |shelf: &Self| {
            let middle = shelf.middle;
            let (left, right) = shelf.edges;
            [middle.x, middle.y, middle.z, shelf.scale, left, right]
        };
        let mut pairs = parts(self).into_iter().zip(parts(other));
        pairs.any(|(a, b)| (a - b).abs() > CHANGE)
    }
}

/// Part of the window for the hand, in pixels.
struct Window<'a> {
    free: Rect<f32>,
    height: f32,
    /// Pixels per unit of the panels.
    unit: f32,
    ray: &'a dyn Fn(Vector2<f32>) -> Option<Ray>,
}

impl Window<'_> {
    /// Returns the ray through a pixel at the lower edge of the hand.
    fn ray_at(&self, x: f32) -> Option<Ray> {
        (self.ray)(Vector2::new(x, self.height * EDGE))
    }

    /// Returns the tilt at which cards face the camera, in radians: 0 if it looks straight down.
    fn facing(&self) -> f32 {
        let ray = (self.ray)(self.free.center());
        ray.map_or(FRAC_PI_2, |ray| (-ray.direction.y).clamp(0.0, 1.0).acos())
    }
}

/// Layout of the near hand.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub(super) struct HandView {
    /// Cards of the hand.
    cards: Shelf,
    /// Card under the pointer.
    raised: Shelf,
    /// Leftmost and rightmost x that the hand can cover.
    limits: (f32, f32),
    /// Leftmost x that the card under the pointer can cover.
    raised_limit: f32,
    /// Smallest scale at which the rules text of a card is legible.
    legible: f32,
    /// Tilt of the cards, in radians.
    tilt: f32,
}

impl HandView {
    fn new(window: &Window, side: &Side, reading: &DuelReading, count: usize) -> Option<Self> {
        let hand = side.hand;
        let width = *reading.hand_size * window.height;
        let width = width.min(*reading.hand_width * window.free.w());
        let origin = window.ray_at(window.free.center().x)?.origin;
        let (width, cards) = below_minions(window, side, origin, width)?;
        let front = count as f32 * IN_FRONT;
        let least = *reading.raised_size * window.unit;
        let least = least.min(window.height * RAISED).min(window.free.w() * 0.5);
        let wide = (width * *reading.raised_scale).max(least);
        let raised = Shelf::before(window, &cards, hand.tilt, wide, BEFORE + front)?;
        // The right cards are nearer to the camera.
        let nearer = (origin.y - hand.middle.y - front) / (origin.y - hand.middle.y);
        let right = cards.middle.x + (cards.edges.1 - cards.middle.x) * nearer;
        let hero = beside_hero(origin, side, &cards);
        // A card that rises beside the hero would cover its Health.
        let beside = hero.and_then(|_| beside_hero(origin, side, &raised));
        Some(Self {
            cards,
            raised,
            limits: (cards.edges.0.min(hero.unwrap_or(f32::INFINITY)), right),
            raised_limit: raised.edges.0.min(beside.unwrap_or(f32::INFINITY)),
            legible: cards.scale * LEGIBLE * window.unit.max(1.0) / width,
            tilt: hand.tilt,
        })
    }

    /// Returns the smallest scale at which the rules text of a card is legible.
    pub fn legible(&self) -> f32 {
        self.legible
    }

    /// Returns whether the rules text of cards of this size is too small to read.
    pub fn is_small(&self, scale: f32) -> bool {
        scale < self.legible
    }

    /// Returns the fan of `count` cards.
    fn fan(&self, fan: Fan, count: usize) -> Fan {
        let (left, right) = self.limits;
        let (spread_sin, spread_cos) = fan.spread.sin_cos();
        let mut fan = Fan {
            middle: self.cards.middle,
            scale: self.cards.scale,
            gap: fan.gap * self.cards.scale,
            tilt: self.tilt,
            ..fan
        };
        let (mut scale, mut half) = (fan.scale, 0.0);
        // The smaller the cards, the nearer the outer ones are to the edges.
        for _ in 0..4 {
            half = (CARD_WIDTH * spread_cos + CARD_HEIGHT * spread_sin.abs()) * 0.5 * scale;
            fan.width = (left - right - 2.0 * half).max(CARD_WIDTH * 0.5);
            scale = fan.scale_of(count);
        }
        fan.sag *= scale;
        let span = fan.span(count);
        let (low, high) = (right + half + span * 0.5, left - half - span * 0.5);
        fan.middle.x = fan.middle.x.min(high.max(low)).max(low.min(high));
        // Raises the hand so that its outer cards are as low as a single one.
        let edge = (span / fan.width).min(1.0);
        let corner = CARD_WIDTH * 0.5 * scale * (fan.spread * edge).sin().abs();
        let (sin, cos) = fan.tilt.sin_cos();
        let smaller = CARD_HEIGHT * 0.5 * (fan.scale - scale);
        fan.middle += Vector3::new(0.0, sin, cos) * (fan.sag * edge * edge + corner - smaller);
        fan
    }

    /// Returns the pose of the card under the pointer: upright, in front of the others, beside the
    /// hero and completely inside the window.
    pub fn raised(&self, pose: Pose) -> Pose {
        let (from, to) = (&self.cards, &self.raised);
        let share = (pose.place.x - from.edges.1) / (from.edges.0 - from.edges.1);
        let across = to.edges.1 + share * (to.edges.0 - to.edges.1);
        let half = CARD_WIDTH * 0.5 * to.scale;
        let (low, high) = (to.edges.1 + half, self.raised_limit - half);
        let across = across.min(high.max(low)).max(low.min(high));
        Pose {
            place: Vector3::new(across, to.middle.y, to.middle.z),
            yaw: 0.0,
            scale: to.scale,
            ..pose
        }
    }

    fn differs(&self, other: &Self) -> bool {
        self.cards.differs(&other.cards)
            || self.raised.differs(&other.raised)
            || (self.limits.0 - other.limits.0).abs() > CHANGE
            || (self.limits.1 - other.limits.1).abs() > CHANGE
            || (self.raised_limit - other.raised_limit).abs() > CHANGE
            || (self.legible - other.legible).abs() > CHANGE
            || (self.tilt - other.tilt).abs() > CHANGE
    }
}

/// Returns the point at a height that covers another one for a camera at `origin`.
fn covering(origin: Vector3<f32>, place: Vector3<f32>, height: f32) -> Vector3<f32> {
    origin + (place - origin) * ((height - origin.y) / (place.y - origin.y))
}

/// Returns whether the upper edge of the hand, `raised` by a distance, is above a point in the
/// picture.
fn is_above(
    origin: Vector3<f32>,
    place: Vector3<f32>,
    tilt: f32,
    cards: &Shelf,
    raised: f32,
) -> bool {
    let (sin, cos) = tilt.sin_cos();
    let half = CARD_HEIGHT * 0.5 * cards.scale + raised;
    covering(origin, place, cards.middle.y + sin * half).z < cards.middle.z + cos * half
}

/// Returns the lower edge of the near hero.
fn hero_feet(side: &Side) -> Vector3<f32> {
    side.hero - Vector3::new(0.0, 0.0, CARD_HEIGHT * 0.5 * side.hero_scale)
}

/// Returns the largest width of a card, at most `width` pixels, at which the hand is below the
/// minions, whose values are at their feet, and below a hero in the middle.
fn below_minions(
    window: &Window,
    side: &Side,
    origin: Vector3<f32>,
    mut width: f32,
) -> Option<(f32, Shelf)> {
    let hand = side.hand;
    let deep = CARD_HEIGHT * 0.5 * side.field.scale + BELOW_ROW;
    let mut feet = side.field.middle - Vector3::new(0.0, 0.0, deep);
    // Beside a hero in the middle there is no room.
    if side.hero.x.abs() < CARD_WIDTH {
        feet = hero_feet(side);
    }
    let raised = hand.sag + CARD_WIDTH * 0.5 * hand.spread.sin().abs();
    let mut cards = Shelf::new(window, hand.middle.y, hand.tilt, width)?;
    while is_above(origin, feet, hand.tilt, &cards, raised * cards.scale)
        && width > LEAST * window.height
    {
        width *= SHRINK;
        cards = Shelf::new(window, hand.middle.y, hand.tilt, width)?;
    }
    Some((width, cards))
}

/// Returns the x from which the near hero leaves room for the hand, or `None` if the hand is below
/// the hero. `origin` is the position of the camera.
fn beside_hero(origin: Vector3<f32>, side: &Side, cards: &Shelf) -> Option<f32> {
    let low = hero_feet(side);
    // Right is −X.
    let aside = Vector3::new(CARD_WIDTH * (0.5 + BADGE) * side.hero_scale, 0.0, 0.0);
    is_above(origin, low, side.hand.tilt, cards, 0.0)
        .then(|| covering(origin, low - aside, cards.middle.y).x)
}

impl DuelBoard {
    /// Lays the near hand out along the lower edge of the window.
    pub(super) fn place_hand(&mut self, scene: &Scene, shell: &Shell) {
        let Some(seat) = self.state.seat else { return };
        let count = self.state.view_state.side(seat).hand.len();
        let ray = |at| shell.ray(scene, at);
        let window = Window {
            free: shell.insets.free(shell.window),
            height: shell.window.y,
            unit: shell.layout().scale(),
            ray: &ray,
        };
        let side = &mut self.state.sides[0];
        side.hand.tilt = side.hand.tilt.min(window.facing());
        // The hand stays while the camera leans towards the last blow, and while the picture shakes.
        let rig = scene.graph.try_get_script_of::<CameraRig>(shell.camera);
        let leans = rig.is_ok_and(|rig| rig.attention().is_some());
        if !leans
            && self.state.shake.is_over()
            && let Some(view) = HandView::new(&window, side, &self.reading, count)
            && view.differs(&self.state.hand_view)
        {
            self.state.hand_view = view;
            self.state.changed = true;
        }
        side.hand = self.state.hand_view.fan(side.hand, count);
    }

    /// Returns the form of a card in a hand, which depends on its size on the screen.
    pub(super) fn form_in_hand(&self, player: Player, id: CardId) -> Form {
        let count = self.state.view_state.side(player).hand.len();
        let scale = self.near().hand.scale_of(count);
        if self.state.raised == Some(id) {
            Form::Large
        } else if self.is_near(player) && self.state.hand_view.is_small(scale) {
            Form::Small
        } else {
            Form::Full
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::places::Row;

    /// Windows in pixels: width, height, and the free part's left edge, top and width.
    const WINDOWS: [(f32, f32, f32, f32, f32); 7] = [
        (1280.0, 720.0, 0.0, 0.0, 992.0),
        (800.0, 600.0, 0.0, 0.0, 576.0),
        (640.0, 360.0, 84.0, 0.0, 556.0),
        (480.0, 360.0, 0.0, 60.0, 480.0),
        (600.0, 1000.0, 0.0, 60.0, 600.0),
        (360.0, 740.0, 0.0, 60.0, 360.0),
        (2400.0, 700.0, 0.0, 0.0, 2112.0),
    ];
    /// Angle above the table and half the field of view, in radians.
    const PITCH: f32 = 1.05;
    const HALF_VIEW: f32 = 0.245;

    /// Camera whose axis is in the middle of the free part.
    #[derive(Clone, Copy)]
    struct Eye {
        place: Vector3<f32>,
        /// Pixel of the camera's axis, and pixels for a tangent of 1.
        middle: Vector2<f32>,
        unit: f32,
    }

    impl Eye {
        fn new(height: f32, free: Rect<f32>) -> Self {
            // The camera is so far away that the playing area fits.
            let wide = free.w() / height;
            let area = if wide < 1.0 { 6.8 } else { 10.8 };
            let distance = (area / wide).max(7.6) / (2.0 * HALF_VIEW.tan());
            let (sin, cos) = PITCH.sin_cos();
            Self {
                place: Vector3::new(0.0, sin * distance, -cos * distance - 0.8),
                middle: Vector2::new(free.center().x, height * 0.5),
                unit: height * 0.5 / HALF_VIEW.tan(),
            }
        }

        fn axes() -> [Vector3<f32>; 3] {
            let (sin, cos) = PITCH.sin_cos();
            let right = Vector3::new(-1.0, 0.0, 0.0);
            [
                right,
                Vector3::new(0.0, cos, sin),
                Vector3::new(0.0, -sin, cos),
            ]
        }

        fn ray(&self, pixel: Vector2<f32>) -> Ray {
            let [right, up, ahead] = Self::axes();
            let at = (pixel - self.middle) / self.unit;
            Ray {
                origin: self.place,
                direction: (ahead + right * at.x - up * at.y).normalize(),
            }
        }

        fn pixel(&self, place: Vector3<f32>) -> Vector2<f32> {
            let [right, up, ahead] = Self::axes().map(|axis| axis.dot(&(place - self.place)));
            self.middle + Vector2::new(right, -up) * (self.unit / ahead)
        }

        /// Returns the pixel of a point on a card, given from its center in card sizes, to the
        /// right and up.
        fn on_card(&self, pose: &Pose, right: f32, up: f32) -> Vector2<f32> {
            let (x, z) = (-right * CARD_WIDTH, up * CARD_HEIGHT);
            let (tilt_sin, tilt_cos) = pose.tilt.sin_cos();
            let (sin, cos) = pose.yaw.sin_cos();
            let (y, z) = (z * tilt_sin, z * tilt_cos);
            let turned = Vector3::new(x * cos + z * sin, y, z * cos - x * sin);
            self.pixel(pose.place + turned * pose.scale)
        }

        fn corners(&self, pose: &Pose) -> [Vector2<f32>; 4] {
            [(-0.5, 0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, -0.5)]
                .map(|(right, up)| self.on_card(pose, right, up))
        }
    }

    /// Returns the near side in a window with this free part.
    fn near(free: Rect<f32>) -> Side {
        let is_portrait = free.h() > free.w();
        let (field, hero) = match is_portrait {
            true => ((-0.9, 6.5), (0.0, -3.15, 1.2)),
            false => ((-1.05, 8.2), (4.3, -3.3, 1.3)),
        };
        Side {
            hand: Fan {
                middle: Vector3::new(0.0, 0.6, -4.0),
                tilt: 26.0_f32.to_radians(),
                width: 6.4,
                gap: 1.19,
                overlap: 0.06,
                spread: 4.5_f32.to_radians(),
                sag: 0.1,
                scale: 1.0,
                face_up: true,
            },
            field: Row {
                middle: Vector3::new(0.0, -0.29, field.0),
                gap: 1.17,
                scale: 1.36,
                width: field.1,
            },
            hero: Vector3::new(hero.0, -0.29, hero.1),
            hero_scale: hero.2,
            ..Side::default()
        }
    }

    /// Calls `check` with the layout of every hand in every window: camera, free part, window
    /// height, layout and number of cards.
    fn each_hand(check: impl Fn(Eye, Rect<f32>, f32, HandView, usize)) {
        for (_, height, left, top, width) in WINDOWS {
            let free = Rect::new(left, top, width, height - top);
            let eye = Eye::new(height, free);
            let ray = |pixel| Some(eye.ray(pixel));
            let window = Window {
                free,
                height,
                unit: 1.0,
                ray: &ray,
            };
            for count in 1..=10 {
                let view = HandView::new(&window, &near(free), &DuelReading::default(), count);
                check(eye, free, height, view.unwrap(), count);
            }
        }
    }

    fn is_inside(pixels: &[Vector2<f32>], free: Rect<f32>, height: f32) -> bool {
        let (left, right) = (free.x(), free.x() + free.w());
        pixels.iter().all(|pixel| {
            pixel.x >= left && pixel.x <= right && pixel.y >= 0.0 && pixel.y <= height + 1.0
        })
    }

    #[test]
    fn every_hand_of_one_to_ten_cards_stays_inside_the_window_and_shows_each_number() {
        each_hand(|eye, free, height, view, count| {
            let fan = view.fan(near(free).hand, count);
            let poses: Vec<_> = (0..count).map(|i| fan.pose(i, count, None)).collect();
            for pose in &poses {
                let corners = eye.corners(pose);
                assert!(
                    is_inside(&corners, free, height),
                    "{count} in {free:?}: {corners:?}"
                );
            }
            for pair in poses.windows(2) {
                // Right end of the name, and of the digits of Health.
                for (right, up) in [(0.35, -0.08), (0.42, -0.37)] {
                    let shown = eye.on_card(&pair[0], right, up);
                    let [top, .., bottom] = eye.corners(&pair[1]);
                    let share = (shown.y - top.y) / (bottom.y - top.y);
                    let edge = top.x + (bottom.x - top.x) * share;
                    assert!(shown.x < edge, "{count} in {free:?}: {shown} at {edge}");
                }
            }
        });
    }

    #[test]
    fn the_card_under_the_pointer_is_whole_and_in_front() {
        each_hand(|eye, free, height, view, count| {
            let fan = view.fan(near(free).hand, count);
            let (sin, cos) = fan.tilt.sin_cos();
            let front = |pose: &Pose| pose.place.y * cos - pose.place.z * sin;
            for index in 0..count {
                let pose = view.raised(fan.pose(index, count, Some(index)));
                let corners = eye.corners(&pose);
                let at = format!("{index} of {count} in {free:?}: {corners:?}");
                assert!(is_inside(&corners, free, height), "{at}");
                assert!(pose.scale > fan.pose(index, count, None).scale, "{at}");
                for other in 0..count {
                    let behind = fan.pose(other, count, Some(index));
                    assert!(
                        other == index || front(&pose) > front(&behind) + 0.05,
                        "{at}"
                    );
                }
            }
        });
    }

    #[test]
    fn the_hand_leaves_the_values_of_the_minions_in_sight() {
        each_hand(|eye, free, height, view, count| {
            let side = near(free);
            let fan = view.fan(side.hand, count);
            let row = Pose::new(side.field.middle, true).scaled(side.field.scale);
            let feet = eye.on_card(&row, 0.0, -0.5).y;
            for index in 0..count {
                let pose = fan.pose(index, count, None);
                let top = eye.corners(&pose).map(|corner| corner.y);
                let top = top.into_iter().fold(f32::INFINITY, f32::min);
                assert!(top > feet, "{count} in {free:?} of {height}: {top}, {feet}");
            }
        });
    }

    #[test]
    fn the_hand_leaves_the_hero_in_sight() {
        each_hand(|eye, free, _, view, count| {
            let fan = view.fan(near(free).hand, count);
            let first = eye.corners(&fan.pose(0, count, None));
            let side = near(free);
            let hero = Pose::new(side.hero, true).scaled(side.hero_scale);
            let [.., low, _] = eye.corners(&hero);
            let is_beside =
                |card: &[Vector2<f32>]| card.iter().all(|corner| corner.x > low.x - 2.0);
            let below = first.iter().all(|corner| corner.y > low.y - 2.0);
            let at = format!("{count} in {free:?}: {first:?}, {low}");
            assert!(is_beside(&first) || below, "{at}");
            let raised = eye.corners(&view.raised(fan.pose(0, count, Some(0))));
            assert!(is_beside(&raised) || below, "{at}, {raised:?}");
        });
    }
}
