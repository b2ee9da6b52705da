//! Weight of attacks and hits: wind-up, lunge, contact and recoil, and the last blow in slow motion.
//!
//! | step of an attack | seconds |
//! |---|---|
//! | the attacker draws back | `wind_up_time` |
//! | it lunges, faster and faster | `strike_time` |
//! | contact: flash, shake of the picture, the target is knocked away | [`CONTACT`] |
//! | the next step can begin, while the attacker still swings into its place | [`REST`] |

use super::{Beat, DuelBoard, NumberTone};
use crate::{
    scene::{
        body::DuelCard,
        sprites::{Shape, Sprite},
    },
    sounds,
};
use fyrox::{
    core::algebra::Vector3,
    graph::SceneGraph,
    scene::{Scene, camera::Camera},
};
use parlour_rules::duel::{
    Action, CardId, Change, Element, Event, Keyword, Player, Step,
    actions::{Attack, Damage, Hit},
};
use parlour_shell::{
    app::{Shell, sounds::Cue},
    cards::{flight::Flight, pose::Pose},
    scene::{camera::CameraRig, motion::Easing},
};

/// Seconds from the contact in an attack to the next event.
pub(super) const CONTACT: f32 = 0.16;
/// Seconds from the end of an attack to the next event. The attacker can still be on its way.
pub(super) const REST: f32 = 0.1;
/// Seconds in which an attacker returns to its place.
const RECOIL: f32 = 0.3;
/// Distance by which an attacker draws back, and by which it rises, in scene units.
const WIND_UP: (f32, f32) = (0.3, 0.3);
/// Angle by which an attacker rears up before the lunge, and then bends forward, in radians.
const REAR: (f32, f32) = (0.14, 0.16);
/// Distance between the centers of attacker and target at the contact, in scene units.
const APART: f32 = 0.8;
/// Distance from the target's center to the point of contact, in scene units.
const EDGE: f32 = 0.55;
/// Duration of a hit in seconds.
pub(super) const HIT: f32 = 0.42;
/// Seconds for which the flash of a hit is visible.
const FLASH: f32 = 0.24;
/// Damage from which a hit is heavy.
const HEAVY: i16 = 6;
/// Sparks of a heavy hit.
const SPARKS: u8 = 7;
/// Seconds for which time is slow around the last blow. A spell is slow only from its impact.
const SLOW: (f32, f32) = (1.1, 0.8);
/// Rate of time around the last blow.
const RATE: f32 = 1.0 / 3.0;

/// Returns how far a hit knocks its target away, in scene units, and how far the target leans, in
/// radians.
fn knock(amount: i16) -> (f32, f32) {
    let amount = f32::from(amount.clamp(0, 10));
    (0.05 + 0.035 * amount, 0.03 + 0.018 * amount)
}

/// Returns the amplitude with which a hit shakes the picture, in scene units.
fn shake(amount: i16) -> f32 {
    match amount {
        ..=1 => 0.0,
        _ => (0.014 * f32::from(amount)).min(0.13),
    }
}

/// Returns the direction in the table's plane from one point to another.
fn level(from: Vector3<f32>, to: Vector3<f32>) -> Option<Vector3<f32>> {
    let way = to - from;
    Vector3::new(way.x, 0.0, way.z).try_normalize(1e-3)
}

impl DuelBoard {
    /// Returns whether decoration moves: not with reduced motion or without animation.
    pub(super) fn is_lively(&self) -> bool {
        !self.state.flights.calm && self.pace() > 0.0
    }

    /// Shows the start of an attack: the attacker draws back. Returns the seconds until the lunge.
    pub(super) fn attack(&mut self, attack: &Attack) -> f32 {
        let attacker = attack.attacker.id;
        let Some((home, way)) = self.way_of(attack) else {
            return 0.0;
        };
        self.state.striker = Some(attacker);
        self.state.beats.push_front(Beat::Lunge(attack.clone()));
        if !self.is_lively() {
            return 0.0;
        }
        let (back, rise) = WIND_UP;
        let pose = Pose {
            place: home.place - way * back + Vector3::new(0.0, rise, 0.0),
            tilt: REAR.0 * way.z.signum(),
            ..home
        };
        let seconds = *self.motion.wind_up_time;
        if let Some(&body) = self.state.bodies.get(&attacker) {
            let flight = Flight::new(seconds, 0.0).eased(Easing::Out);
            self.send_body(body, pose, flight);
        }
        seconds
    }

    /// Returns the place of the attacker and the direction of its attack.
    fn way_of(&self, attack: &Attack) -> Option<(Pose, Vector3<f32>)> {
        let home = self.pose_of(attack.attacker.id)?;
        let to = self.place_of(attack.target.id)?;
        Some((home, level(home.place, to)?))
    }

    /// Shows the lunge of an attacker. Returns the seconds until the contact.
    pub(super) fn lunge(&mut self, attack: &Attack) -> f32 {
        let Some((home, way)) = self.way_of(attack) else {
            return 0.0;
        };
        let Some(to) = self.place_of(attack.target.id) else {
            return 0.0;
        };
        let mut damages = self.state.beats.iter().filter_map(|beat| match beat {
            Beat::Event(event) if matches!(event.performed(), Some(Action::Damage(_))) => {
                Some(event)
            }
            _ => None,
        });
        if let Some(hero) = damages.next().and_then(|event| self.hero_slain_by(event)) {
            self.slow_down(hero, SLOW.0);
        }
        let least = home.place + way * 0.3;
        let contact = to - way * APART;
        let ahead = (contact - home.place).dot(&way) > 0.3;
        let place = if ahead { contact } else { least };
        let pose = Pose {
            place: Vector3::new(place.x, home.place.y + 0.35, place.z),
            tilt: -REAR.1 * way.z.signum(),
            ..home
        };
        if let Some(&body) = self.state.bodies.get(&attack.attacker.id) {
            let flight = Flight::new(*self.motion.strike_time, 0.0);
            self.send_body(body, pose, flight.eased(Easing::In));
        }
        *self.motion.strike_time
    }

    /// Sends the attacker back to its place, with a small overshoot.
    fn recoil(&mut self) {
        if let Some(striker) = self.state.striker.take() {
            let easing = match self.is_lively() {
                true => Easing::OutBack,
                false => Easing::InOut,
            };
            self.fly(striker, Flight::new(RECOIL, 0.0).eased(easing));
        }
    }

    /// Shows the impact of damage: flash, number, knock and shake. Returns its duration in seconds.
    pub(super) fn land(&mut self, scene: &mut Scene, damage: &Damage) -> f32 {
        let is_combat = damage.choice.is_none();
        let hardest = damage.hits.iter().map(|hit| hit.amount).max().unwrap_or(0);
        if is_combat {
            // Both fighters strike at once, so one sound plays, chosen by the stronger hit.
            let sound = match hardest >= 4 {
                true => sounds::HEAVY_HIT,
                false => sounds::LIGHT_HIT,
            };
            let hit = damage.hits.first();
            let place = hit.and_then(|hit| self.place_of(hit.target.id));
            self.state.sounds.push(Cue { sound, place });
        }
        if self.is_lively() {
            self.state.shake.hit(shake(hardest));
        }
        let striker = self.state.striker;
        let mut any = false;
        for hit in &damage.hits {
            any |= self.show_hit(scene, hit, striker);
        }
        if is_combat && striker.is_some() {
            self.recoil();
            return CONTACT;
        }
        if any { HIT } else { 0.0 }
    }

    /// Shows a hit. Returns whether there is something to see.
    fn show_hit(&mut self, scene: &mut Scene, hit: &Hit, striker: Option<CardId>) -> bool {
        let target = hit.target.id;
        let Some(at) = self.above(target) else {
            return false;
        };
        let way = self.place_of(hit.source).and_then(|from| level(from, at));
        let strikes = striker == Some(target);
        // The source of a hit in combat touches its target; what flies reaches its middle.
        let touches = striker == Some(hit.source);
        let contact = match way.filter(|_| touches) {
            Some(way) => at - way * EDGE,
            None => at,
        };
        if hit.shield {
            self.burst_shield(at);
            self.state.sounds.push(sounds::SHIELD_POP.at(at));
        } else if hit.amount > 0 {
            self.flash(contact, hit, strikes);
            let size = 1.0 + 0.06 * f32::from(hit.amount.min(10));
            self.number_of_size(target, format!("−{}", hit.amount), NumberTone::Damage, size);
            self.touch(scene, target);
        } else {
            return true;
        }
        let Some(&body) = self.state.bodies.get(&target) else {
            return true;
        };
        let (reach, lean) = knock(hit.amount);
        match way {
            // The attacker is already on its way back.
            Some(way) if strikes => self.state.flights.knock(body, way * 0.02, lean),
            Some(way) => self.state.flights.knock(body, way * reach, lean),
            None => self.state.flights.shake(body, HIT * self.pace()),
        }
        true
    }

    /// Shows the flash at the point of contact, and the sparks of a heavy hit. The attacker's own
    /// damage shows only a burst.
    fn flash(&mut self, at: Vector3<f32>, hit: &Hit, strikes: bool) {
        let amount = hit.amount;
        let weight = f32::from(amount.min(10));
        let effects = &self.effects;
        let [impact, flash, spark] = match self.element(hit.source) {
            Element::Fire => [&effects.impact, &effects.flash, &effects.bolt],
            Element::Lightning => [&effects.shock; 3],
        }
        .map(|material| (**material).clone());
        let burst = (1.1 + 0.1 * weight).min(2.1);
        self.send(Sprite {
            spin: 0.06,
            ..Sprite::burst(&impact, at, burst, HIT)
        });
        if strikes {
            return;
        }
        let size = 1.1 + 0.22 * weight;
        self.send(Sprite {
            size: [size * 0.6, size, size * 0.5],
            seen: [1.0, 1.0, 0.0],
            spin: 0.1,
            ..Sprite::burst(&flash, at, size, FLASH)
        });
        if amount < HEAVY {
            return;
        }
        for index in 0..SPARKS {
            let away = super::effects::round((f32::from(index) + 0.3) / f32::from(SPARKS));
            let reach = 1.1 + 0.25 * f32::from(index % 3);
            self.send(Sprite {
                from: at + away * 0.3,
                to: at + away * reach + Vector3::new(0.0, 0.1, 0.0),
                rise: 0.35,
                size: [0.34, 0.26, 0.04],
                seen: [1.0, 1.0, 0.3],
                easing: Easing::Out,
                ..Sprite::burst(&spark, at, 0.4, HIT * 1.2)
            });
        }
        // A ring runs over the table.
        let ring = 1.6 + 0.12 * weight;
        self.send(Sprite {
            shape: Shape::Lying,
            size: [0.5, ring * 0.75, ring],
            seen: [0.8, 0.5, 0.0],
            ..Sprite::burst(&self.effects.wave, at, ring, HIT)
        });
    }

    /// Lets the Health badge of a card that is hit pop, and its Taunt frame flex.
    fn touch(&self, scene: &mut Scene, card: CardId) {
        let figures = self.state.view_state.figures(card);
        let taunt = figures.is_some_and(|figures| figures.keywords.contains(Keyword::Taunt));
        let body = self.state.bodies.get(&card).filter(|_| self.is_lively());
        if let Some(&body) = body
            && let Ok(card) = scene.graph.try_get_script_of_mut::<DuelCard>(body)
        {
            card.hit(self.pace(), taunt);
        }
    }

    /// Returns the hero whose Health an event reduces to 0.
    pub(super) fn hero_slain_by(&self, event: &Event) -> Option<CardId> {
        let Step::Perform {
            action: Action::Damage(_),
            changes,
        } = &event.step
        else {
            return None;
        };
        let heroes = Player::ALL.map(|player| self.state.view_state.side(player).hero);
        changes.iter().find_map(|change| match change {
            Change::Card { card, figures } if figures.health <= 0 && heroes.contains(card) => {
                Some(*card)
            }
            _ => None,
        })
    }

    /// Slows time down around the blow that ends the match, unless it already is. The camera leans
    /// towards it.
    pub(super) fn slow_down(&mut self, hero: CardId, seconds: f32) {
        if !self.is_lively() || self.state.slow > 0.0 {
            return;
        }
        self.state.slow = seconds * self.pace();
        self.state.last_blow = self.place_of(hero);
    }

    /// Slows time down for the impact of damage that ends the match.
    pub(super) fn slow_impact(&mut self, event: &Event) {
        if let Some(hero) = self.hero_slain_by(event) {
            self.slow_down(hero, SLOW.1);
        }
    }

    /// Returns the seconds that pass on the table in `dt` seconds: fewer around the last blow.
    pub(super) fn time(&mut self, dt: f32) -> f32 {
        if !self.is_lively() {
            self.state.slow = 0.0;
        }
        let slow = dt.min(self.state.slow);
        self.state.slow -= slow;
        slow * RATE + (dt - slow)
    }

    /// Returns whether time is slow, because the last blow is being shown.
    pub fn is_slow(&self) -> bool {
        self.state.slow > 0.0
    }

    /// Returns whether the picture shakes.
    pub fn shakes(&self) -> bool {
        !self.state.shake.is_over()
    }

    /// Moves the camera by the shake of the picture, and lets it lean towards the last blow.
    pub(super) fn move_camera(&mut self, scene: &mut Scene, shell: &Shell, dt: f32) {
        match self.is_lively() {
            true => self.state.shake.advance(dt),
            false => self.state.shake.stop(),
        }
        if let Ok(camera) = scene.graph.try_get_mut::<Camera>(shell.camera) {
            self.state.shake.apply(camera);
        }
        let blow = self.state.last_blow.filter(|_| self.is_slow());
        if let Ok(rig) = (scene.graph).try_get_script_of_mut::<CameraRig>(shell.camera)
            && rig.attends() != blow.is_some()
        {
            rig.attend(blow, shell.settings.flourish());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heavier_hit_knocks_and_shakes_more() {
        for amount in 1..10 {
            let (light, heavy) = (knock(amount), knock(amount + 1));
            assert!(heavy.0 > light.0 && heavy.1 > light.1);
            assert!(shake(amount + 1) >= shake(amount));
        }
        assert_eq!(shake(1), 0.0);
        assert!(shake(HEAVY) > 0.08);
        // Cards never leave their row, and the picture never jumps.
        assert!(knock(100).0 < 0.5 && shake(100) < 0.15);
    }
}
