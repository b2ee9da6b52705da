//! Visual effects of the duel, one for each kind of event.
//!
//! | event | effect |
//! |---|---|
//! | damage to a chosen minion | bolt |
//! | damage to one hero by a spell, battlecry or trigger | beam |
//! | the same by a card of the element lightning | stroke of lightning |
//! | damage to a random target | missile with a trail of sparks |
//! | damage to several targets | wave over their center |
//! | damage in combat, by fatigue, or to itself | nothing flies |
//! | impact of damage | flash, burst and number (`combat.rs`); a breaking bubble for a shield |
//! | healing | rising leaves |
//! | Armor | bubble |
//! | buff or trigger | sparks |
//! | freeze, silence | flake, veil |
//! | destruction | burst, or a drop if poisonous |
//! | death, summoning, transformation | smoke |
//! | fatigue | torn book over the deck |

use super::{DuelBoard, NumberTone, Pulse, combat::HIT};
use crate::{
    scene::{
        places::CARD_HEIGHT,
        sprites::{Shape, Sprite},
        view_state::Spot,
    },
    sounds,
};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{
    CardId, CardRef, Element, Figures, Keyword, Player,
    actions::{Buff, Damage, GainArmour, Heal, TargetChoice, Targeting, Transform},
};
use parlour_shell::scene::motion::Easing;
use std::f32::consts::TAU;

/// Flight time of a missile in seconds.
const MISSILE: f32 = 0.5;
/// Flight time of a bolt in seconds.
const BOLT: f32 = 0.36;
/// Duration of a beam in seconds.
const BEAM: f32 = 0.75;
/// Duration of a stroke of lightning in seconds, and the delay of a second one.
const STROKE: f32 = 0.5;
const FLICKER: f32 = 0.16;
/// Duration of a spreading wave in seconds.
const WAVE: f32 = 0.75;
/// Duration of other effects in seconds.
const SEEN: f32 = 0.7;
/// Height of effects above the card's center, in scene units.
pub(super) const HEIGHT: f32 = 0.35;
/// Seconds between two sparkles of the end-turn button.
const PULSE: f32 = 1.4;
/// Number of sparks in the trail of a missile or bolt.
const TAIL: u8 = 6;

/// Returns the unit vector in the table's plane at a fraction of a full turn, clockwise from +Z.
pub(super) fn round(share: f32) -> Vector3<f32> {
    let (sin, cos) = (share * TAU).sin_cos();
    Vector3::new(sin, 0.0, cos)
}

impl DuelBoard {
    pub(super) fn above(&self, id: CardId) -> Option<Vector3<f32>> {
        let place = self.place_of(id)?;
        Some(place + Vector3::new(0.0, HEIGHT, 0.0))
    }

    /// Starts a sprite, unless decoration is left out.
    pub(super) fn send(&mut self, mut sprite: Sprite) {
        if self.state.flights.calm {
            return;
        }
        sprite.delay *= self.pace();
        sprite.duration *= self.pace();
        self.state.sprites.fly(sprite);
    }

    /// Starts a flying sprite with a trail of sparks.
    fn shoot(&mut self, flying: Sprite, sparks: &Option<MaterialResource>) {
        for index in 1..=TAIL {
            let share = f32::from(index) / f32::from(TAIL + 1);
            let at = flying.place_at(share);
            let drift = round(f32::from(index) * 0.37) * 0.12;
            let size = flying.size[1] * 0.6;
            self.send(Sprite {
                to: at + drift,
                size: [size, size * 0.8, 0.0],
                seen: [0.9, 0.7, 0.0],
                spin: 0.2,
                delay: share * flying.duration,
                ..Sprite::burst(sparks, at, size, SEEN)
            });
        }
        self.send(flying);
    }

    /// Returns the look of the damage of a card.
    pub(super) fn element(&self, id: CardId) -> Element {
        let card = self.state.view_state.card(id);
        let element = card.and_then(|card| self.state.elements.get(&card.definition));
        element.copied().unwrap_or_default()
    }

    fn is_hero(&self, id: CardId) -> bool {
        matches!(self.state.view_state.spot(id), Some((_, Spot::Hero)))
    }

    /// Starts the effects that carry damage to its targets. Returns the seconds until the impact at
    /// normal speed, or 0 if nothing flies.
    pub(super) fn launch(&mut self, damage: &Damage) -> f32 {
        let from = self.above(damage.source.id).unwrap_or(self.state.stand);
        let [only, ..] = damage.hits.as_slice() else {
            return 0.0;
        };
        let element = self.element(damage.source.id);
        let at_hero = damage.hits.len() == 1 && self.is_hero(only.target.id);
        match damage.choice {
            None => 0.0,
            Some(TargetChoice::All(_)) if !at_hero => self.launch_wave(damage),
            Some(choice) => {
                let mut seconds: f32 = 0.0;
                // A card that damages itself needs no flying effect.
                let hits = damage
                    .hits
                    .iter()
                    .filter(|hit| hit.target.id != damage.source.id);
                for hit in hits {
                    let Some(to) = self.above(hit.target.id) else {
                        continue;
                    };
                    let (time, sound) = if matches!(choice, TargetChoice::Random(_)) {
                        self.launch_missile(from, to);
                        (MISSILE, sounds::MISSILE)
                    } else if element == Element::Lightning {
                        self.launch_lightning(from, to);
                        (STROKE * 0.35, sounds::BOLT)
                    } else if at_hero {
                        self.launch_beam(from, to);
                        (BEAM * 0.35, sounds::BOLT)
                    } else {
                        self.launch_bolt(from, to);
                        (BOLT, sounds::BOLT)
                    };
                    self.state.sounds.push(sound.at(from));
                    seconds = seconds.max(time);
                }
                seconds
            }
        }
    }

    /// Starts a wave over the center of several targets. Returns the seconds until the impact.
    fn launch_wave(&mut self, damage: &Damage) -> f32 {
        let places: Vec<_> = damage
            .hits
            .iter()
            .filter_map(|hit| self.above(hit.target.id))
            .collect();
        if places.is_empty() {
            return 0.0;
        }
        self.state.sounds.push(sounds::WAVE.into());
        let middle = places.iter().sum::<Vector3<f32>>() / places.len() as f32;
        let reach = places.iter().map(|place| (place - middle).norm());
        let width = 2.0 * reach.fold(1.2, f32::max) + 2.4;
        for delay in [0.0, 0.16] {
            self.send(Sprite {
                shape: Shape::Lying,
                size: [0.4, width * 0.62, width],
                seen: [1.0, 0.9, 0.0],
                spin: 0.12,
                delay,
                ..Sprite::burst(&self.effects.wave, middle, width, WAVE)
            });
        }
        WAVE * 0.5
    }

    /// Starts a missile with a trail of sparkles.
    fn launch_missile(&mut self, from: Vector3<f32>, to: Vector3<f32>) {
        let missile = Sprite {
            rise: 0.9,
            easing: Easing::In,
            ..Sprite::flight(&self.effects.missile, (from, to), 1.15, MISSILE)
        };
        let sparks = (*self.effects.sparkle).clone();
        self.shoot(missile, &sparks);
    }

    /// Starts a beam.
    fn launch_beam(&mut self, from: Vector3<f32>, to: Vector3<f32>) {
        self.send(Sprite {
            shape: Shape::Beam,
            to,
            size: [0.9, 1.9, 0.1],
            seen: [1.0, 1.0, 0.0],
            ..Sprite::burst(&self.effects.beam, from, 1.0, BEAM)
        });
    }

    /// Starts two strokes of lightning, one shortly after the other.
    fn launch_lightning(&mut self, from: Vector3<f32>, to: Vector3<f32>) {
        for delay in [0.0, FLICKER] {
            self.send(Sprite {
                shape: Shape::Beam,
                to,
                size: [1.3, 1.7, 0.8],
                seen: [1.0, 1.0, 0.0],
                ..Sprite::burst(&self.effects.lightning, from, 1.0, STROKE).after(delay)
            });
        }
    }

    /// Starts a bolt with a trail of embers.
    fn launch_bolt(&mut self, from: Vector3<f32>, to: Vector3<f32>) {
        let bolt = Sprite {
            rise: 0.3,
            easing: Easing::In,
            ..Sprite::flight(&self.effects.bolt, (from, to), 1.05, BOLT)
        };
        let embers = bolt.material.clone();
        self.shoot(bolt, &embers);
    }

    /// Shows a shield that breaks into sparks.
    pub(super) fn burst_shield(&mut self, at: Vector3<f32>) {
        self.send(Sprite {
            size: [CARD_HEIGHT, CARD_HEIGHT * 1.25, CARD_HEIGHT * 1.6],
            seen: [0.9, 0.8, 0.0],
            ..Sprite::burst(&self.effects.bubble, at, CARD_HEIGHT, HIT)
        });
        for index in 0..5_u8 {
            let away = round(f32::from(index) / 5.0);
            self.send(Sprite {
                from: at + away * 0.5,
                to: at + away * 1.2,
                size: [0.2, 0.5, 0.2],
                easing: Easing::Out,
                ..Sprite::burst(&self.effects.sparkle, at, 0.5, SEEN).after(HIT * 0.4)
            });
        }
    }

    pub(super) fn heal(&mut self, heal: &Heal) -> f32 {
        let mut any = false;
        for healed in heal.healed.iter().filter(|healed| healed.amount > 0) {
            let Some(at) = self.above(healed.target.id) else {
                continue;
            };
            any = true;
            for index in 0..5_u8 {
                let aside = f32::from(index) * 0.5 - 1.0;
                let from = at + Vector3::new(aside * 0.5, 0.0, -0.75);
                let to = at + Vector3::new(aside * 0.75, 0.2, 0.7);
                self.send(Sprite {
                    rise: 0.0,
                    easing: Easing::Out,
                    size: [0.15, 0.5, 0.4],
                    seen: [0.6, 1.0, 0.0],
                    spin: aside * 0.06,
                    delay: f32::from((index * 2) % 5) * 0.07,
                    ..Sprite::flight(&self.effects.leaf, (from, to), 0.5, SEEN)
                });
            }
            let text = format!("+{}", healed.amount);
            self.number(healed.target.id, text, NumberTone::Better);
        }
        if !any {
            return 0.0;
        }
        self.state.sounds.push(sounds::HEAL.into());
        SEEN
    }

    pub(super) fn armour(&mut self, gain: &GainArmour) -> f32 {
        let hero = self.state.view_state.side(gain.player).hero;
        if let Some(at) = self.above(hero) {
            self.send(Sprite {
                size: [2.4, CARD_HEIGHT, CARD_HEIGHT],
                seen: [0.2, 1.0, 0.0],
                ..Sprite::burst(&self.effects.bubble, at, CARD_HEIGHT, SEEN)
            });
            self.number(hero, format!("+{}", gain.amount), NumberTone::Plain);
        }
        self.state.sounds.push(sounds::ARMOUR.into());
        SEEN * 0.8
    }

    pub(super) fn buff(&mut self, buff: &Buff) -> f32 {
        for card in &buff.targeting.targets {
            if !self.is_on_table(card.id) {
                continue;
            }
            self.spark(card.id);
            let text = format!("{:+}/{:+}", buff.attack, buff.health);
            self.number(card.id, text, NumberTone::Better);
        }
        self.state.sounds.push(sounds::BUFF.into());
        SEEN * 0.7
    }

    pub(super) fn freeze(&mut self, targets: &[CardRef]) -> f32 {
        for at in self.places_of(targets) {
            self.send(Sprite {
                spin: 0.12,
                ..Sprite::burst(&self.effects.frost, at, 1.45, SEEN)
            });
            for index in 0..4_u8 {
                let away = round(f32::from(index) * 0.25 + 0.125);
                self.send(Sprite {
                    from: at + away * 0.3,
                    to: at + away,
                    size: [0.1, 0.4, 0.3],
                    spin: -0.3,
                    easing: Easing::Out,
                    ..Sprite::burst(&self.effects.frost, at, 0.4, SEEN)
                });
            }
        }
        self.state.sounds.push(sounds::FROST.into());
        SEEN * 0.8
    }

    pub(super) fn silence(&mut self, targets: &[CardRef]) -> f32 {
        for at in self.places_of(targets) {
            // The veil sinks onto the card.
            self.send(Sprite {
                from: at + Vector3::new(0.0, 0.9, 0.5),
                size: [1.9, 1.5, 1.3],
                seen: [0.2, 1.0, 0.0],
                easing: Easing::Out,
                ..Sprite::burst(&self.effects.veil, at, 1.5, SEEN * 1.2)
            });
        }
        self.state.sounds.push(sounds::SILENCE.into());
        SEEN
    }

    /// Marks minions that will be destroyed. Returns the duration in seconds.
    pub(super) fn curse(&mut self, targeting: &Targeting) -> f32 {
        let source = self.state.view_state.figures(targeting.source.id);
        let poisons = |figures: Figures| figures.keywords.contains(Keyword::Poisonous);
        let material = if source.is_some_and(poisons) {
            (*self.effects.poison).clone()
        } else {
            (*self.effects.impact).clone()
        };
        for at in self.places_of(&targeting.targets) {
            self.send(Sprite::burst(&material, at, 1.7, SEEN));
        }
        for card in &targeting.targets {
            if let Some(body) = self.state.bodies.get(&card.id) {
                self.state.flights.shake(*body, SEEN * self.pace());
            }
        }
        self.state.sounds.push(sounds::HEAVY_HIT.into());
        SEEN
    }

    /// Shows fatigue over a player's deck for `seconds`.
    pub(super) fn nothing_to_draw(&mut self, player: Player, seconds: f32) {
        let at = self.side(player).deck + Vector3::new(0.0, HEIGHT, 0.0);
        self.send(Sprite {
            size: [0.6, 1.9, 1.6],
            ..Sprite::burst(&self.effects.fatigue, at, 1.9, seconds)
        });
    }

    pub(super) fn transform(&mut self, scene: &mut Scene, transform: &Transform) -> f32 {
        for (old, new) in transform.targeting.targets.iter().zip(&transform.made) {
            let view_state = &mut self.state.view_state;
            let Some((player, spot)) = view_state.spot(old.id) else {
                continue;
            };
            let position = match spot {
                Spot::Field(position) => position,
                _ => usize::MAX,
            };
            view_state.take(old.id);
            view_state.know(*new, player);
            view_state.to_field(player, new.id, position);
            // The body is reused for the new card.
            if let Some(body) = self.state.bodies.remove(&old.id) {
                self.state.bodies.insert(new.id, body);
                if let Ok(node) = scene.graph.try_get_node(body) {
                    let at = node.global_position();
                    self.puff_at(at);
                }
            }
        }
        self.state.sounds.push(sounds::TRANSFORM.into());
        SEEN
    }

    fn places_of(&self, cards: &[CardRef]) -> Vec<Vector3<f32>> {
        cards
            .iter()
            .filter_map(|card| self.above(card.id))
            .collect()
    }

    /// Sparkles on a card whose ability triggers.
    pub(super) fn spark(&mut self, id: CardId) {
        let Some(at) = self.above(id).filter(|_| self.is_on_table(id)) else {
            return;
        };
        for (index, (x, z)) in [(0.0, 0.0), (-0.45, 0.45), (0.45, -0.4)]
            .into_iter()
            .enumerate()
        {
            let size = if index == 0 { 1.3 } else { 0.75 };
            let at = at + Vector3::new(x, 0.0, z);
            self.send(Sprite {
                to: at + Vector3::new(0.0, 0.1, 0.3),
                delay: index as f32 * 0.09,
                ..Sprite::burst(&self.effects.sparkle, at, size, SEEN)
            });
        }
    }

    /// Advances the sparkling on the table by `dt` seconds.
    pub(super) fn pulse(&mut self, scene: &Scene, dt: f32) {
        let Some((pulse, left)) = self.state.pulse else {
            return;
        };
        self.state.pulse = Some((pulse, left - dt));
        if left > 0.0 || !self.has_caught_up() {
            return;
        }
        self.state.pulse = Some((pulse, PULSE));
        let (first, gap, _) = self.near().mana;
        let (place, places) = match pulse {
            Pulse::EndTurn => (self.end_turn_place(scene), [0.0, -0.5, 0.5]),
            Pulse::Mana => (Some(first), [0.0, -gap, -2.0 * gap]),
        };
        let Some(place) = place else { return };
        for (x, delay) in places.into_iter().zip([0.0, 0.2, 0.4]) {
            let at = place + Vector3::new(x, 0.5, 0.0);
            self.send(Sprite::burst(&self.effects.sparkle, at, 0.9, SEEN).after(delay));
        }
    }

    /// Shows a cloud of smoke at a point.
    pub(super) fn puff_at(&mut self, at: Vector3<f32>) {
        let at = at + Vector3::new(0.0, 0.2, 0.0);
        for index in 0..5_u8 {
            let number = f32::from(index);
            let away = round(number / 5.0 + 0.05);
            let size = 0.95 - 0.06 * f32::from((index * 2) % 5);
            self.send(Sprite {
                from: at + away * 0.2,
                to: at + away * 0.75 + Vector3::new(0.0, 0.25, 0.15),
                size: [size * 0.5, size, size * 1.15],
                seen: [1.0, 0.8, 0.0],
                spin: if index % 2 == 0 { 0.08 } else { -0.08 },
                easing: Easing::Out,
                ..Sprite::burst(&self.effects.smoke, at, size, SEEN)
            });
        }
    }

    pub(super) fn burst_at(&mut self, at: Vector3<f32>, seconds: f32) {
        self.send(Sprite::burst(&self.effects.impact, at, 2.2, seconds * 1.4));
    }

    /// Returns bodies of removed cards to the pool when their last flight has ended.
    pub(super) fn lay_ghosts(&mut self) {
        let flights = &self.state.flights;
        let (flying, arrived): (Vec<Handle<Node>>, Vec<_>) = self
            .state
            .ghosts
            .drain(..)
            .partition(|body| flights.is_flying(*body));
        self.state.ghosts = flying;
        if !arrived.is_empty() {
            self.state.changed = true;
            self.state.free.extend(arrived);
        }
    }
}
