//! A viewer of its own for each kind of effect: missiles, a bolt, a wave, healing, frost.

use super::{DuelTable, NumberTone};
use crate::{duel::sprites::Sprite, motion::Easing, sounds::Sound};
use fyrox::{
    core::{algebra::Vector3, pool::Handle},
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, node::Node},
};
use parlour_rules::duel::{
    CardId, CardRef,
    actions::{Aim, Buff, Damage, GainArmour, Heal, Transform},
};

/// Seconds that a missile takes.
const MISSILE: f32 = 0.42;
/// Seconds that a bolt takes.
const BOLT: f32 = 0.3;
/// Seconds that a wave takes to spread.
const WAVE: f32 = 0.5;
/// Seconds for which a hit is felt.
const HIT: f32 = 0.32;
/// Seconds for which other effects are seen.
const SEEN: f32 = 0.5;
/// How high over the table effects are seen.
const HEIGHT: f32 = 0.35;

impl DuelTable {
    fn above(&self, id: CardId) -> Option<Vector3<f32>> {
        let place = self.place_of(id)?;
        Some(place + Vector3::new(0.0, HEIGHT, 0.0))
    }

    fn send(
        &mut self,
        material: Option<MaterialResource>,
        make: impl FnOnce(MaterialResource) -> Sprite,
    ) {
        if let Some(material) = material {
            let mut sprite = make(material);
            let pace = self.state.speed * self.state.pace;
            sprite.delay *= pace;
            sprite.duration *= pace;
            self.state.sprites.fly(sprite);
        }
    }

    /// Damage: what flies to what is hit, and then the numbers. In a fight nothing flies.
    pub(super) fn damage(&mut self, damage: &Damage) -> f32 {
        let source = self
            .above(damage.source.id)
            .or_else(|| self.state.sides.map(|_| self.state.stand));
        let mut seconds = 0.0;
        match damage.aim {
            None => {
                // Both strike at once, and how hard is heard.
                let hardest = damage.hits.iter().map(|hit| hit.amount).max().unwrap_or(0);
                self.state.sounds.push(if hardest >= 4 {
                    Sound::HeavyHit
                } else {
                    Sound::LightHit
                });
            }
            Some(Aim::All(_)) => {
                self.state.sounds.push(Sound::Wave);
                let middle = damage
                    .hits
                    .iter()
                    .filter_map(|hit| self.above(hit.target.id))
                    .fold((Vector3::zeros(), 0.0), |(sum, count), place| {
                        (sum + place, count + 1.0)
                    });
                if middle.1 > 0.0 {
                    let at = middle.0 / middle.1;
                    let wave = (*self.wave).clone();
                    self.send(wave, |material| Sprite {
                        size: [0.3, 4.0, 7.5],
                        ..Sprite::burst(material, at, 6.0, WAVE)
                    });
                    seconds = WAVE * 0.6;
                }
            }
            Some(aim) => {
                let missile = matches!(aim, Aim::Random(_));
                let (material, time, sound) = if missile {
                    ((*self.missile).clone(), MISSILE, Sound::Missile)
                } else {
                    ((*self.bolt).clone(), BOLT, Sound::Bolt)
                };
                // What a card does to itself or its own hero needs no way.
                for hit in &damage.hits {
                    if hit.target.id == damage.source.id {
                        continue;
                    }
                    if let (Some(from), Some(to)) = (source, self.above(hit.target.id)) {
                        let size = if missile { 0.6 } else { 0.95 };
                        self.send(material.clone(), |material| {
                            Sprite::flight(material, (from, to), size, time)
                        });
                        seconds = time;
                    }
                }
                if seconds > 0.0 {
                    self.state.sounds.push(sound);
                }
            }
        }
        for hit in &damage.hits {
            let Some(at) = self.above(hit.target.id) else {
                continue;
            };
            if hit.shield {
                let bubble = (*self.bubble).clone();
                self.send(bubble, |material| {
                    Sprite {
                        size: [1.5, 2.1, 0.0],
                        ..Sprite::burst(material, at, 2.0, SEEN)
                    }
                    .after(seconds)
                });
                self.state.sounds.push(Sound::ShieldPop);
            } else if hit.amount > 0 {
                let impact = (*self.impact).clone();
                self.send(impact, |material| {
                    Sprite::burst(material, at, 1.3, HIT).after(seconds)
                });
                self.number(at, format!("−{}", hit.amount), NumberTone::Damage);
                if let Some(body) = self.state.bodies.get(&hit.target.id)
                    && self.state.striker != Some(hit.target.id)
                {
                    self.state.flights.shake(*body, HIT * self.state.speed);
                }
            }
        }
        seconds + HIT
    }

    pub(super) fn heal(&mut self, heal: &Heal) -> f32 {
        let mut any = false;
        for healed in heal.healed.iter().filter(|healed| healed.amount > 0) {
            let Some(at) = self.above(healed.target.id) else {
                continue;
            };
            any = true;
            let leaf = (*self.leaf).clone();
            for index in 0..3_u8 {
                let aside = f32::from(index) - 1.0;
                let from = at + Vector3::new(aside * 0.35, -0.1, -0.3);
                let to = at + Vector3::new(aside * 0.5, 0.3, 0.6);
                self.send(leaf.clone(), |material| Sprite {
                    rise: 0.1,
                    easing: Easing::Out,
                    size: [0.2, 0.5, 0.0],
                    delay: f32::from(index) * 0.06,
                    ..Sprite::flight(material, (from, to), 0.5, SEEN)
                });
            }
            self.number(at, format!("+{}", healed.amount), NumberTone::Better);
        }
        if !any {
            return 0.0;
        }
        self.state.sounds.push(Sound::Heal);
        SEEN
    }

    pub(super) fn armour(&mut self, gain: &GainArmour) -> f32 {
        let hero = self
            .state
            .stage
            .as_ref()
            .map(|stage| stage.side(gain.player).hero);
        if let Some(at) = hero.and_then(|hero| self.above(hero)) {
            let bubble = (*self.bubble).clone();
            self.send(bubble, |material| Sprite::burst(material, at, 1.6, SEEN));
            self.number(at, format!("+{}", gain.amount), NumberTone::Plain);
        }
        self.state.sounds.push(Sound::Armour);
        SEEN * 0.8
    }

    pub(super) fn buff(&mut self, buff: &Buff) -> f32 {
        for card in &buff.aimed.targets {
            if !self.is_on_table(card.id) {
                continue;
            }
            self.spark(card.id);
            if let Some(at) = self.above(card.id) {
                let text = format!("{:+}/{:+}", buff.attack, buff.health);
                self.number(at, text, NumberTone::Better);
            }
        }
        self.state.sounds.push(Sound::Buff);
        SEEN * 0.7
    }

    pub(super) fn freeze(&mut self, targets: &[CardRef]) -> f32 {
        let frost = (*self.frost).clone();
        self.on_each(targets, frost, 1.5);
        self.state.sounds.push(Sound::Frost);
        SEEN * 0.8
    }

    pub(super) fn silence(&mut self, targets: &[CardRef]) -> f32 {
        let veil = (*self.veil).clone();
        self.on_each(targets, veil, 1.6);
        self.state.sounds.push(Sound::Silence);
        SEEN
    }

    /// Marked to die.
    pub(super) fn curse(&mut self, targets: &[CardRef]) -> f32 {
        let impact = (*self.impact).clone();
        self.on_each(targets, impact, 1.9);
        for card in targets {
            if let Some(body) = self.state.bodies.get(&card.id) {
                self.state.flights.shake(*body, SEEN * self.state.speed);
            }
        }
        self.state.sounds.push(Sound::HeavyHit);
        SEEN
    }

    pub(super) fn transform(&mut self, scene: &mut Scene, transform: &Transform) -> f32 {
        for (old, new) in transform.aimed.targets.iter().zip(&transform.made) {
            let Some(stage) = &mut self.state.stage else {
                continue;
            };
            let Some((player, spot)) = stage.spot(old.id) else {
                continue;
            };
            let position = match spot {
                crate::duel::stage::Spot::Field(position) => position,
                _ => usize::MAX,
            };
            stage.take(old.id);
            stage.know(*new, player);
            stage.to_field(player, new.id, position);
            // The same body becomes the other card.
            if let Some(body) = self.state.bodies.remove(&old.id) {
                self.state.bodies.insert(new.id, body);
                if let Ok(node) = scene.graph.try_get_node(body) {
                    let at = node.global_position();
                    self.puff_at(at);
                }
            }
        }
        self.state.sounds.push(Sound::Transform);
        SEEN
    }

    fn on_each(&mut self, targets: &[CardRef], material: Option<MaterialResource>, size: f32) {
        for card in targets {
            if let Some(at) = self.above(card.id) {
                self.send(material.clone(), |material| {
                    Sprite::burst(material, at, size, SEEN)
                });
            }
        }
    }

    /// Something about this card is happening.
    pub(super) fn spark(&mut self, id: CardId) {
        if self.is_on_table(id)
            && let Some(at) = self.above(id)
        {
            let sparkle = (*self.sparkle).clone();
            self.send(sparkle, |material| Sprite::burst(material, at, 1.5, SEEN));
        }
    }

    pub(super) fn puff_at(&mut self, at: Vector3<f32>) {
        let smoke = (*self.smoke).clone();
        let at = at + Vector3::new(0.0, 0.2, 0.0);
        self.send(smoke, |material| Sprite::burst(material, at, 1.7, SEEN));
    }

    pub(super) fn burst_at(&mut self, at: Vector3<f32>, seconds: f32) {
        let impact = (*self.impact).clone();
        self.send(impact, |material| {
            Sprite::burst(material, at, 2.2, seconds * 1.4)
        });
    }

    /// Bodies of what is gone are given back when they have arrived.
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
