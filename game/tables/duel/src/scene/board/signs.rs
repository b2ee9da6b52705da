//! Signs of keywords that move on the minions' portraits, and the sway of the near hand.
//!
//! | keyword or state | motion |
//! |---|---|
//! | Taunt | the iron frame glints at its rivets; it flexes when it is hit |
//! | Charge | marks of speed run along the plaque |
//! | Divine Shield | a glint slides over the bubble, which brightens |
//! | Poisonous | bubbles rise from the plaque |
//! | Windfury | curls of wind cross the portrait |
//! | Lifesteal | drops fall into the plaque |
//! | frozen | the ice glows, with twinkling flakes |

use super::DuelBoard;
use crate::scene::{
    body::DuelCard,
    places::{CARD_HEIGHT, CARD_WIDTH},
    sprites::{Shape, Sprite},
};
use fyrox::{
    core::algebra::{UnitQuaternion, Vector3},
    material::MaterialResource,
    scene::Scene,
};
use parlour_rules::duel::{CardId, Figures, Keyword, Player};
use parlour_shell::{app::Shell, cards::pose::Pose, scene::motion::Easing};
use std::f32::consts::{PI, TAU};

/// Height of signs above the card, in scene units.
const ABOVE: f32 = 0.06;
/// Seconds between neighbors, so that not all minions move at once.
const BETWEEN: f32 = 0.11;
/// Height to which a card of the hand rises, in scene units, and its largest turn, in radians.
const SWAY: (f32, f32) = (0.035, 0.012);
/// Share of an idle motion in which one card of the hand sways.
const SWAY_TIME: f32 = 0.55;
/// Share by which ice and shields brighten.
const GLOW: f32 = 0.3;

/// Point on a card: shares of its size, right and up from its center.
type OnCard = (f32, f32);

/// Motion of a sign: start, end, size in scene units, delay and duration in seconds.
type Way = (OnCard, OnCard, f32, f32, f32);

const RIVETS: [Way; 2] = [
    ((-0.53, 0.36), (-0.53, 0.36), 0.6, 0.0, 0.5),
    ((0.53, -0.02), (0.53, -0.02), 0.6, 0.3, 0.5),
];
const SPEED: [Way; 2] = [
    ((-0.3, -0.42), (0.3, -0.42), 0.4, 0.0, 0.5),
    ((-0.3, -0.42), (0.3, -0.42), 0.4, 0.5, 0.5),
];
const GLINT: [Way; 2] = [
    ((-0.5, 0.2), (0.1, 0.53), 0.8, 0.0, 0.9),
    ((0.36, -0.45), (0.5, -0.2), 0.5, 0.7, 0.6),
];
const BUBBLES: [Way; 4] = [
    ((-0.02, -0.40), (-0.16, 0.0), 0.34, 0.0, 0.9),
    ((0.04, -0.40), (0.14, 0.10), 0.28, 0.25, 0.9),
    ((0.0, -0.40), (-0.04, -0.06), 0.38, 0.5, 0.8),
    ((-0.04, -0.40), (0.2, -0.12), 0.24, 0.7, 0.8),
];
const CURLS: [Way; 2] = [
    ((-0.42, 0.02), (0.36, 0.16), 0.7, 0.0, 1.0),
    ((-0.36, -0.24), (0.4, -0.14), 0.55, 0.35, 1.0),
];
const DROPS: [Way; 3] = [
    ((-0.16, -0.02), (-0.03, -0.4), 0.34, 0.0, 0.7),
    ((0.18, 0.04), (0.03, -0.4), 0.3, 0.3, 0.7),
    ((0.0, 0.1), (0.0, -0.4), 0.32, 0.6, 0.7),
];
const FLAKES: [Way; 3] = [
    ((-0.34, 0.34), (-0.34, 0.3), 0.36, 0.0, 0.9),
    ((0.36, 0.1), (0.36, 0.06), 0.3, 0.3, 0.9),
    ((-0.26, -0.14), (-0.26, -0.18), 0.26, 0.6, 0.9),
];

/// Returns the point of a card in the scene.
fn on_card(pose: &Pose, (right, up): OnCard) -> Vector3<f32> {
    let along = Vector3::new(-right * CARD_WIDTH, 0.0, up * CARD_HEIGHT);
    pose.place + along * pose.scale + Vector3::new(0.0, ABOVE, 0.0)
}

impl DuelBoard {
    /// Returns whether the hand sways and signs of keywords move.
    pub fn moves_idly(&self) -> bool {
        self.state.idle_motion.share().is_some() || self.state.signs.nodes().next().is_some()
    }

    /// Advances decoration in motion by `dt` seconds.
    pub(super) fn move_idly(
        &mut self,
        scene: &mut Scene,
        shell: &Shell,
        dt: f32,
        facing: UnitQuaternion<f32>,
    ) {
        let before = self.state.idle_motion.share();
        let is_free = self.is_at_rest() && self.state.carried.is_none();
        if self.state.idle_motion.advance(shell, dt, is_free) {
            self.start_signs();
        }
        if !self.has_caught_up() || !self.is_lively() {
            self.state.signs.stop(scene);
        }
        self.state.signs.advance(scene, dt, facing);
        let now = self.state.idle_motion.share();
        if before.is_some() || now.is_some() {
            self.sway_hand(now);
            self.glow_overlays(scene, now);
        }
    }

    /// Starts the signs of all minions.
    fn start_signs(&mut self) {
        let sides = Player::ALL.map(|player| self.state.view_state.side(player).field.clone());
        for (index, id) in sides.into_iter().flatten().enumerate() {
            let figures = self.state.view_state.figures(id);
            if let (Some(figures), Some(pose)) = (figures, self.pose_of(id)) {
                self.start_signs_of(&figures, &pose, index as f32 * BETWEEN);
            }
        }
    }

    fn start_signs_of(&mut self, figures: &Figures, pose: &Pose, delay: f32) {
        let effects = &self.effects;
        let has = |keyword| figures.keywords.contains(keyword);
        let signs: [(bool, &Option<MaterialResource>, &[Way]); 7] = [
            (has(Keyword::Taunt), &effects.glint, &RIVETS),
            (has(Keyword::Charge), &effects.dash, &SPEED),
            (has(Keyword::DivineShield), &effects.glint, &GLINT),
            (has(Keyword::Poisonous), &effects.toxin, &BUBBLES),
            (has(Keyword::Windfury), &effects.gust, &CURLS),
            (has(Keyword::Lifesteal), &effects.drop, &DROPS),
            (figures.frozen, &effects.frost, &FLAKES),
        ];
        let pace = self.pace();
        for (_, material, ways) in signs.into_iter().filter(|(is_shown, ..)| *is_shown) {
            for (from, to, size, later, seconds) in ways {
                let from = on_card(pose, *from);
                self.state.signs.fly(Sprite {
                    shape: Shape::Lying,
                    to: on_card(pose, *to),
                    size: [size * 0.4, *size, size * 0.9],
                    seen: [0.2, 1.0, 0.0],
                    easing: Easing::InOut,
                    delay: (delay + later) * pace,
                    ..Sprite::burst(material, from, *size, seconds * pace)
                });
            }
        }
    }

    /// Lets a wave run through the near hand, or lowers the cards in between.
    fn sway_hand(&mut self, share: Option<f32>) {
        let Some(seat) = self.state.seat else { return };
        let hand = self.state.view_state.side(seat).hand.clone();
        let count = hand.len().max(2) as f32 - 1.0;
        for (index, id) in hand.into_iter().enumerate() {
            let start = index as f32 / count * (1.0 - SWAY_TIME);
            let share = share.map_or(0.0, |share| ((share - start) / SWAY_TIME).clamp(0.0, 1.0));
            let lifted = self.state.raised == Some(id) || self.is_carried(id);
            let strength = if lifted { 0.0 } else { (share * PI).sin() };
            let (rise, turn) = SWAY;
            if let Some(&body) = self.state.bodies.get(&id) {
                let turn = turn * strength * (share * TAU).sin();
                self.state.flights.drift(body, rise * strength, turn);
            }
        }
    }

    fn is_carried(&self, id: CardId) -> bool {
        self.state.carried.is_some_and(|(card, _)| card == id)
    }

    /// Brightens ice and shields in the middle of an idle motion.
    fn glow_overlays(&self, scene: &mut Scene, share: Option<f32>) {
        let glow = 1.0 + GLOW * share.map_or(0.0, |share| (share * PI).sin());
        let sides = Player::ALL.map(|player| self.state.view_state.side(player).field.clone());
        for id in sides.into_iter().flatten() {
            if let Some(body) = self.state.bodies.get(&id)
                && let Ok(parts) = scene.graph.try_get_script_of::<DuelCard>(*body).cloned()
            {
                parts.glow_overlays(&mut scene.graph, glow);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::scene::idle_motion;

    #[test]
    fn signs_end_with_the_idle_motion() {
        let latest = 13.0 * BETWEEN;
        let all: [&[Way]; 7] = [&RIVETS, &SPEED, &GLINT, &BUBBLES, &CURLS, &DROPS, &FLAKES];
        for (_, _, _, later, seconds) in all.into_iter().flatten() {
            // The last of fourteen minions can be a little later.
            assert!(latest + later + seconds <= idle_motion::LENGTH * 1.6);
            assert!(later + seconds <= idle_motion::LENGTH);
        }
    }
}
