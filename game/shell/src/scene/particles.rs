//! Particles: small pictures that are thrown or fly along an arc, and are gone after a moment.
//!
//! The engine's particle systems only draw them. Their motion is a function of their age, so it is the
//! same at every frame rate. A system without particles is hidden, so that the program can idle.

use crate::scene::{
    motion::{Arc, Easing},
    nodes::set_visible,
};
use fyrox::{
    asset::manager::ResourceManager,
    core::{algebra::Vector3, color::Color, pool::Handle},
    graph::SceneGraph,
    material::Material,
    scene::{
        Scene,
        base::BaseBuilder,
        node::Node,
        particle_system::{
            CoordinateSystem, ParticleSystem, ParticleSystemBuilder, particle::Particle as Drawn,
        },
    },
};
use parlour_rules::Random;
use rand::Rng;
use std::{f32::consts::TAU, ops::Range};

/// Greatest number of particles at a time. More are left out, because they are only decoration.
const MOST: usize = 240;
/// Acceleration of what falls, in scene units per square second.
const GRAVITY: f32 = 9.0;
/// Share of the speed that is left after what falls has hit the ground.
const BOUNCE: f32 = 0.32;
/// Seconds in which particles fade out when they are cut short.
const CUT: f32 = 0.15;
/// Distance up to which particles are drawn: everywhere in the room.
const FAR: f32 = 1_000.0;

/// Picture of a particle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Glint that adds light, in any color: gold dust and embers.
    Spark,
    /// Lump of gold.
    Nugget,
    /// Soft puff that grows and fades, in any color.
    Dust,
}

/// All looks, with the materials that draw them.
const LOOKS: [(Look, &str); 3] = [
    (Look::Dust, "data/materials/particles/dust.material"),
    (Look::Nugget, "data/materials/particles/nugget.material"),
    (Look::Spark, "data/materials/particles/spark.material"),
];

/// Way of a particle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    /// Thrown with a velocity, slowed down by the air and drawn by gravity.
    Thrown {
        /// Start point.
        from: Vector3<f32>,
        /// Velocity at the start, in scene units per second.
        velocity: Vector3<f32>,
        /// Multiple of gravity. Embers have less than none.
        weight: f32,
        /// Share of the velocity that is lost per second.
        drag: f32,
        /// Height of the ground, on which the particle bounces once and stays.
        ground: f32,
    },
    /// From one point to another.
    Arc(Arc),
}

impl Way {
    /// Returns the place after `age` seconds of `life`.
    fn at(&self, age: f32, life: f32) -> Vector3<f32> {
        match *self {
            Way::Arc(arc) => arc.at(Easing::InOut.at(age / life)),
            Way::Thrown {
                from,
                velocity,
                weight,
                drag,
                ground,
            } => {
                // The way that is left to go shrinks by the same share in each second.
                let gone = match drag > 0.0 {
                    true => (1.0 - (-drag * age).exp()) / drag,
                    false => age,
                };
                let mut place = from + velocity * gone;
                place.y -= 0.5 * GRAVITY * weight * age * age;
                if weight > 0.0 && place.y < ground {
                    place.y = ground + bounce(from.y - ground, velocity.y, weight, age);
                }
                place
            }
        }
    }
}

/// Returns the height above the ground after the first hit, for a throw upwards at `speed` from a
/// `height`. The drag of the air is left out.
fn bounce(height: f32, speed: f32, weight: f32, age: f32) -> f32 {
    let gravity = GRAVITY * weight;
    let hit = (speed * speed + 2.0 * gravity * height.max(0.0)).sqrt();
    let since = (age - (speed + hit) / gravity).max(0.0);
    (BOUNCE * hit * since - 0.5 * gravity * since * since).max(0.0)
}

/// A particle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Particle {
    /// Picture.
    pub look: Look,
    /// Path.
    pub way: Way,
    /// Half its width at its largest, in scene units.
    pub size: f32,
    /// Tint and opacity.
    pub color: Color,
    /// Full turns per second.
    pub spin: f32,
    /// Seconds before it appears.
    pub delay: f32,
    /// Seconds for which it is seen.
    pub life: f32,
    /// Whether it remains after that without moving, until it is cut short.
    pub lies: bool,
}

impl Particle {
    /// Returns its size and opacity at a share of its life, as multiples of those at most.
    fn bloom(&self, share: f32) -> (f32, f32) {
        let end = |from: f32| 1.0 - Easing::In.at((share - from) / (1.0 - from));
        match self.look {
            Look::Spark => (Easing::OutBack.at(share / 0.15) * end(0.3), end(0.5)),
            Look::Nugget if self.lies => (Easing::OutBack.at(share / 0.2), 1.0),
            Look::Nugget => (Easing::OutBack.at(share / 0.2) * end(0.75), 1.0),
            Look::Dust => (0.4 + 0.6 * Easing::Out.at(share), (1.0 - share).powi(2)),
        }
    }
}

/// A particle on its way.
#[derive(Debug, Clone, Copy)]
struct Flying {
    particle: Particle,
    /// Seconds since it appeared, below zero while it waits.
    age: f32,
    /// Seconds until it has faded out, if it was cut short.
    cut: Option<f32>,
}

impl Flying {
    /// Advances by `dt` seconds. Returns whether it is still there.
    fn advance(&mut self, dt: f32) -> bool {
        self.age += dt;
        if let Some(left) = &mut self.cut {
            *left -= dt;
        }
        if self.particle.lies {
            self.age = self.age.min(self.particle.life);
        }
        let is_over = self.age >= self.particle.life && !self.particle.lies;
        !is_over && self.cut.is_none_or(|left| left > 0.0)
    }

    fn lies_still(&self) -> bool {
        self.particle.lies && self.age >= self.particle.life && self.cut.is_none()
    }

    /// Returns what the engine draws.
    fn drawn(&self) -> Drawn {
        let Self { particle, age, cut } = self;
        let (size, opacity) = particle.bloom(age / particle.life);
        let seen = opacity * cut.map_or(1.0, |left| left / CUT);
        let mut color = particle.color;
        color.a = (f32::from(color.a) * seen) as u8;
        Drawn::default()
            .with_position(particle.way.at(*age, particle.life))
            .with_size((particle.size * size).max(0.0))
            .with_rotation(particle.spin * age * TAU)
            .with_color(color)
    }
}

/// Particles of a scene.
#[derive(Debug, Clone)]
pub struct Particles {
    /// Node of each look, in the order of [`LOOKS`]; none before they are made.
    nodes: Vec<Handle<Node>>,
    flying: Vec<Flying>,
    /// Generator for decoration. It is separate from the games' seeded ones.
    dice: Random,
}

impl Default for Particles {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            flying: Vec::new(),
            dice: Random::new(0),
        }
    }
}

impl Particles {
    /// Adds the nodes that draw the particles to a scene.
    pub fn make(scene: &mut Scene, resources: &ResourceManager) -> Self {
        let node = |(_, material): (Look, &str)| {
            // The node is always at the camera, see `advance`, so the engine need not look for it.
            let base = BaseBuilder::new()
                .with_name("particles")
                .with_visibility(false)
                .with_frustum_culling(false)
                .with_cast_shadows(false);
            ParticleSystemBuilder::new(base)
                .with_playing(false)
                .with_coordinate_system(CoordinateSystem::World)
                .with_visible_distance(FAR)
                .with_material(resources.request::<Material>(material))
                .build(&mut scene.graph)
                .to_base()
        };
        Self {
            nodes: LOOKS.map(node).to_vec(),
            ..Self::default()
        }
    }

    /// Returns a random number for the next particle.
    pub fn vary(&mut self, range: Range<f32>) -> f32 {
        match range.is_empty() {
            true => range.start,
            false => self.dice.gen_range(range),
        }
    }

    /// Starts a particle.
    pub fn fly(&mut self, particle: Particle) {
        if self.flying.len() < MOST && particle.life > 0.0 {
            self.flying.push(Flying {
                particle,
                age: -particle.delay,
                cut: None,
            });
        }
    }

    /// Returns the number of particles that fly or wait.
    pub fn count(&self) -> usize {
        let moving = self.flying.iter().filter(|flying| !flying.lies_still());
        moving.count()
    }

    /// Cuts all particles short: those that wait never appear, the others fade out.
    pub fn cut_short(&mut self) {
        self.flying.retain(|flying| flying.age >= 0.0);
        for flying in &mut self.flying {
            flying.cut.get_or_insert(CUT);
        }
    }

    /// Removes all particles at once.
    pub fn clear(&mut self) {
        self.flying.clear();
    }

    /// Advances all particles by `dt` seconds. `camera` is the place of the camera.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32, camera: Vector3<f32>) {
        self.flying.retain_mut(|flying| flying.advance(dt));
        for (&handle, (look, _)) in self.nodes.iter().zip(LOOKS) {
            let drawn: Vec<Drawn> = self
                .flying
                .iter()
                .filter(|flying| flying.particle.look == look && flying.age >= 0.0)
                .map(Flying::drawn)
                .collect();
            set_visible(&mut scene.graph, handle, !drawn.is_empty());
            if drawn.is_empty() {
                continue;
            }
            let Ok(node) = scene.graph.try_get_node_mut(handle) else {
                continue;
            };
            // The engine keeps buffers for each distance from the camera at which it has ever drawn
            // particles, and never frees them.
            node.local_transform_mut().set_position(camera);
            if let Some(system) = node.cast_mut::<ParticleSystem>() {
                system.set_particles(drawn);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thrown() -> Particle {
        Particle {
            look: Look::Spark,
            way: Way::Thrown {
                from: Vector3::new(1.0, 0.5, 0.0),
                velocity: Vector3::new(1.0, 2.0, 0.0),
                weight: 1.0,
                drag: 0.5,
                ground: 0.0,
            },
            size: 0.1,
            color: Color::WHITE,
            spin: 0.0,
            delay: 0.2,
            life: 1.0,
            lies: false,
        }
    }

    fn scene() -> (Scene, Particles) {
        let mut scene = Scene::new();
        let node = |_| {
            let base = BaseBuilder::new().with_visibility(false);
            ParticleSystemBuilder::new(base)
                .build(&mut scene.graph)
                .to_base::<Node>()
        };
        let nodes = LOOKS.iter().map(node).collect();
        let particles = Particles {
            nodes,
            ..Particles::default()
        };
        (scene, particles)
    }

    fn seen(scene: &Scene, particles: &Particles) -> Vec<bool> {
        let nodes = particles.nodes.iter();
        nodes.map(|node| scene.graph[*node].visibility()).collect()
    }

    #[test]
    fn a_particle_waits_flies_and_leaves_nothing_to_draw() {
        let (mut scene, mut particles) = scene();
        particles.fly(thrown());
        particles.advance(&mut scene, 0.1, Vector3::zeros());
        assert_eq!(seen(&scene, &particles), [false, false, false]);
        particles.advance(&mut scene, 0.2, Vector3::zeros());
        assert_eq!(seen(&scene, &particles), [false, false, true]);
        particles.advance(&mut scene, 1.0, Vector3::zeros());
        assert_eq!(seen(&scene, &particles), [false, false, false]);
        assert_eq!(particles.count(), 0);
    }

    #[test]
    fn what_lies_still_is_drawn_until_it_is_cut_short() {
        let (mut scene, mut particles) = scene();
        particles.fly(Particle {
            lies: true,
            look: Look::Nugget,
            ..thrown()
        });
        particles.advance(&mut scene, 0.5, Vector3::zeros());
        assert_eq!(particles.count(), 1);
        particles.advance(&mut scene, 9.0, Vector3::zeros());
        assert_eq!(particles.count(), 0, "it moves no longer");
        assert!(seen(&scene, &particles).contains(&true));
        particles.cut_short();
        assert_eq!(particles.count(), 1, "it fades out");
        particles.advance(&mut scene, CUT, Vector3::zeros());
        assert!(!seen(&scene, &particles).contains(&true));
    }

    #[test]
    fn particles_that_are_cut_short_fade_at_once() {
        let (mut scene, mut particles) = scene();
        particles.fly(thrown());
        particles.advance(&mut scene, 0.3, Vector3::zeros());
        particles.fly(thrown());
        particles.cut_short();
        assert_eq!(particles.count(), 1, "the one that waits is gone");
        particles.fly(thrown());
        particles.advance(&mut scene, CUT, Vector3::zeros());
        assert_eq!(particles.count(), 1, "later ones are not cut short");
    }

    #[test]
    fn what_falls_bounces_once_and_lies() {
        let way = thrown().way;
        let heights: Vec<f32> = (0..200)
            .map(|step| way.at(step as f32 / 50.0, 4.0).y)
            .collect();
        assert!(heights.iter().all(|height| *height >= 0.0));
        let landed = heights.iter().position(|height| *height < 0.01).unwrap();
        assert!(heights[landed..].iter().any(|height| *height > 0.02));
        assert_eq!(heights.last(), Some(&0.0));
    }

    #[test]
    fn more_particles_than_there_is_room_for_are_left_out() {
        let mut particles = Particles::default();
        for _ in 0..2 * MOST {
            particles.fly(thrown());
        }
        assert_eq!(particles.count(), MOST);
    }
}
