//! Placement of cards on one side of the board: the fan of the hand, the row of minions, and the
//! piles.

use fyrox::core::algebra::Vector3;
use parlour_shell::cards::pose::Pose;

/// Width of a card in scene units.
pub const CARD_WIDTH: f32 = 1.15;
/// Height of a card in scene units.
pub const CARD_HEIGHT: f32 = 1.606;
/// Thickness of a card in scene units.
pub const THICKNESS: f32 = 0.016;

/// Distance by which each card of a hand is in front of the card to its left. It must be enough for
/// that card's glow and badges to stay behind.
pub const IN_FRONT: f32 = 0.055;

/// Smallest distance of a raised card's neighbors from it, as a fraction of a card's width.
const ASIDE: f32 = 0.8;
/// Largest fraction by which the cards beside a raised one move together.
const TOGETHER: f32 = 0.5;

/// Arrangement of a hand of cards.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Fan {
    /// Center of the hand.
    pub middle: Vector3<f32>,
    /// Angle in radians by which the cards' far edges are raised towards the player.
    pub tilt: f32,
    /// Largest distance between the centers of the first and the last card, in scene units.
    pub width: f32,
    /// Distance between two cards if the width allows it, in scene units.
    pub gap: f32,
    /// Largest fraction of a card's width that its right neighbor covers. The cards shrink before
    /// more is covered.
    pub overlap: f32,
    /// Outward rotation of a card at the edge, in radians.
    pub spread: f32,
    /// Distance by which a card at the edge is lower than the center card, in scene units.
    pub sag: f32,
    /// Scale of the cards if the width allows it.
    pub scale: f32,
    /// Whether the fronts face the player.
    pub face_up: bool,
}

impl Fan {
    /// Returns the distance between two of `count` cards.
    fn gap_of(&self, count: usize) -> f32 {
        let steps = count.saturating_sub(1).max(1) as f32;
        self.gap.min(self.width / steps)
    }

    /// Returns the distance between the centers of the first and the last of `count` cards.
    pub fn span(&self, count: usize) -> f32 {
        self.gap_of(count) * count.saturating_sub(1) as f32
    }

    /// Returns the scale of each of `count` cards.
    pub fn scale_of(&self, count: usize) -> f32 {
        let visible = 1.0 - self.overlap.clamp(0.0, 0.95);
        self.scale.min(self.gap_of(count) / (CARD_WIDTH * visible))
    }

    /// Returns the pose of the card at `index` of `count`. The neighbors of the `raised` card move
    /// aside, and the cards behind them move together, so that the hand does not become wider.
    pub fn pose(&self, index: usize, count: usize, raised: Option<usize>) -> Pose {
        let gap = self.gap_of(count);
        let scale = self.scale_of(count);
        let end = self.span(count) * 0.5;
        let at = |index: usize| index as f32 * gap - end;
        let mut across = at(index);
        let edge = (across / (self.width * 0.5)).clamp(-1.0, 1.0);
        if let Some(raised) = raised.filter(|raised| *raised != index) {
            let aside = if index > raised { 1.0 } else { -1.0 };
            // Distances of this card and of the raised card's neighbor from the hand's end.
            let left = end - across * aside;
            let most = end - at(raised) * aside - gap;
            let push = (CARD_WIDTH * scale * ASIDE - gap).clamp(0.0, most.max(0.0) * TOGETHER);
            if most > 0.0 {
                across += aside * push * (left / most);
            }
        }
        let (sin, cos) = self.tilt.sin_cos();
        let up = Vector3::new(0.0, sin, cos);
        let towards = Vector3::new(0.0, cos, -sin);
        // Each card is slightly in front of the one to its left. Right is −X.
        let place = self.middle + Vector3::new(-across, 0.0, 0.0) - up * (self.sag * edge * edge)
            + towards * (index as f32 * IN_FRONT);
        Pose::new(place, self.face_up)
            .tilted(self.tilt)
            .turned(self.spread * edge)
            .scaled(scale)
    }
}

/// Largest factor by which the distance between minions grows where the row has room.
const LOOSE: f32 = 1.12;

/// Row of minions.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Row {
    /// Center of the row.
    pub middle: Vector3<f32>,
    /// Smallest distance between the centers of two cards at scale 1, in scene units.
    pub gap: f32,
    /// Scale of the cards if the width allows it.
    pub scale: f32,
    /// Available width in scene units.
    pub width: f32,
}

impl Row {
    /// Returns the scale of `count` cards.
    pub fn scale_of(&self, count: usize) -> f32 {
        let wanted = self.gap.max(0.01) * count.max(1) as f32;
        (self.width / wanted).min(self.scale)
    }

    /// Returns the distance between the centers of two of `count` cards.
    fn gap_of(&self, count: usize) -> f32 {
        let gap = self.gap.max(0.01) * self.scale_of(count);
        (self.width / count.max(1) as f32).min(gap * LOOSE)
    }

    /// Returns the pose of the minion at `index` of `count`, from left to right.
    pub fn pose(&self, index: usize, count: usize) -> Pose {
        let scale = self.scale_of(count);
        let across = (index as f32 - (count.max(1) - 1) as f32 * 0.5) * self.gap_of(count);
        let place = self.middle + Vector3::new(-across, THICKNESS * 0.5 * scale, 0.0);
        Pose::new(place, true).scaled(scale)
    }

    /// Returns the index at which a minion dropped at this point is inserted among `count`: 0 is
    /// the left end, `count` the right.
    pub fn position(&self, place: Vector3<f32>, count: usize) -> usize {
        let across = self.middle.x - place.x;
        let from_left = across / self.gap_of(count) + (count as f32) * 0.5;
        (from_left.round().max(0.0) as usize).min(count)
    }
}

/// Returns the pose of the top card of a pile of `count` cards on the point `foot`.
pub fn on_pile(foot: Vector3<f32>, count: usize, face_up: bool) -> Pose {
    let height = (count.max(1) as f32 - 0.5) * THICKNESS;
    Pose::new(foot + Vector3::new(0.0, height, 0.0), face_up)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAN: Fan = Fan {
        middle: Vector3::new(0.0, 1.0, -5.0),
        tilt: 0.6,
        width: 5.0,
        gap: 1.2,
        overlap: 0.0,
        spread: 0.1,
        sag: 0.2,
        scale: 1.0,
        face_up: true,
    };

    #[test]
    fn a_hand_stays_within_its_width_and_in_order() {
        for count in 1..=10 {
            let places: Vec<f32> = (0..count)
                .map(|i| -FAN.pose(i, count, None).place.x)
                .collect();
            assert!(places.windows(2).all(|pair| pair[0] < pair[1]));
            assert!(places.iter().all(|x| x.abs() <= 2.5 + 1e-4), "{places:?}");
            let sum: f32 = places.iter().sum();
            assert!(sum.abs() < 1e-3, "it is in the middle");
        }
    }

    #[test]
    fn cards_shrink_before_one_covers_the_values_of_another() {
        for count in 1..=10 {
            for overlap in [0.0, 0.5] {
                let fan = Fan { overlap, ..FAN };
                let poses: Vec<Pose> = (0..count).map(|i| fan.pose(i, count, None)).collect();
                for pair in poses.windows(2) {
                    let visible =
                        (pair[0].place.x - pair[1].place.x) / (CARD_WIDTH * pair[0].scale);
                    assert!(visible >= 1.0 - overlap - 1e-4, "{count} cards: {visible}");
                }
                assert_eq!(
                    poses[0].scale == FAN.scale,
                    count <= 5 || overlap > 0.0 && count <= 9
                );
            }
        }
    }

    #[test]
    fn a_raised_card_is_given_room_and_the_others_keep_their_order() {
        let fan = Fan {
            overlap: 0.7,
            ..FAN
        };
        for raised in 0..10 {
            let apart = |i: usize| -fan.pose(i, 10, Some(raised)).place.x;
            let before = |i: usize| -fan.pose(i, 10, None).place.x;
            if (1..8).contains(&raised) {
                assert!(apart(raised + 1) > before(raised + 1));
            }
            assert!((0..9).all(|i| apart(i) < apart(i + 1)));
            assert_eq!([apart(0), apart(9)], [before(0), before(9)]);
        }
    }

    #[test]
    fn a_place_on_the_field_is_the_gap_it_lies_in() {
        let row = Row {
            middle: Vector3::zeros(),
            gap: 1.3,
            scale: 1.2,
            width: 9.1,
        };
        for count in 0..=7 {
            for index in 0..count {
                let x = row.pose(index, count).place;
                let left = x + Vector3::new(0.4, 0.0, 0.0);
                let right = x - Vector3::new(0.4, 0.0, 0.0);
                assert_eq!(row.position(left, count), index);
                assert_eq!(row.position(right, count), index + 1);
            }
            assert_eq!(row.position(Vector3::new(20.0, 0.0, 0.0), count), 0);
            assert_eq!(row.position(Vector3::new(-20.0, 0.0, 0.0), count), count);
        }
    }
}
