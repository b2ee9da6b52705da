//! Small pictures that fly, swell, fade and vanish: what an effect looks like.

use crate::motion::{Arc, Clock, Easing};
use fyrox::{
    core::{
        algebra::{Matrix3, Rotation3, UnitQuaternion, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    material::{Material, MaterialResource, MaterialResourceExtension},
    scene::{Scene, mesh::Mesh, node::Node},
};
use std::f32::consts::{FRAC_PI_2, TAU};

/// How far a picture that faces the player is moved towards them, in its sizes: its lower edge would
/// be under the table otherwise. On the screen it stays where it is.
const TOWARDS: f32 = 0.45;
/// Share of its time in which a beam reaches its end.
const REACHING: f32 = 0.3;

/// How a picture is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Towards the player.
    Facing,
    /// It lies on the table.
    Lying,
    /// It is stretched from where it starts to where it ends.
    Beam,
}

/// One picture on its way.
#[derive(Debug, Clone)]
pub struct Sprite {
    /// What it looks like: the picture is taken from here.
    pub material: MaterialResource,
    /// How it is held.
    pub shape: Shape,
    /// Where it starts.
    pub from: Vector3<f32>,
    /// Where it ends.
    pub to: Vector3<f32>,
    /// Height of its way over the straight line.
    pub rise: f32,
    /// Its size at the start, in the middle and at the end, in units of the scene.
    pub size: [f32; 3],
    /// How much of it is seen at the start, in the middle and at the end: 1 is all.
    pub seen: [f32; 3],
    /// Whole turns on its way.
    pub spin: f32,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds that it takes.
    pub duration: f32,
    /// Its pace.
    pub easing: Easing,
}

impl Sprite {
    /// A picture that swells and fades where it is.
    pub fn burst(material: MaterialResource, at: Vector3<f32>, size: f32, duration: f32) -> Self {
        Self {
            material,
            shape: Shape::Facing,
            from: at,
            to: at,
            rise: 0.0,
            size: [size * 0.3, size, size * 1.1],
            seen: [1.0, 1.0, 0.0],
            spin: 0.0,
            delay: 0.0,
            duration,
            easing: Easing::Linear,
        }
    }

    /// A picture that flies from one place to another.
    pub fn flight(
        material: MaterialResource,
        (from, to): (Vector3<f32>, Vector3<f32>),
        size: f32,
        duration: f32,
    ) -> Self {
        Self {
            from,
            to,
            rise: 0.6,
            size: [size * 0.5, size, size * 0.8],
            seen: [1.0, 1.0, 1.0],
            spin: 1.0,
            easing: Easing::InOut,
            ..Self::burst(material, from, size, duration)
        }
    }

    /// The same, later.
    pub fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// Where it is at a share of its time.
    pub fn place_at(&self, share: f32) -> Vector3<f32> {
        let way = Arc {
            from: self.from,
            to: self.to,
            rise: self.rise,
        };
        way.at(self.easing.at(share).clamp(0.0, 1.0))
    }
}

/// What three values at the start, in the middle and at the end are at a share of the time.
fn between([start, middle, end]: [f32; 3], share: f32) -> f32 {
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * Easing::InOut.at(t);
    if share < 0.5 {
        mix(start, middle, share * 2.0)
    } else {
        mix(middle, end, share * 2.0 - 1.0)
    }
}

#[derive(Debug, Clone)]
struct Flying {
    node: Handle<Node>,
    sprite: Sprite,
    clock: Clock,
}

/// All of them. Their nodes are made once and used again.
#[derive(Debug, Default, Clone)]
pub struct Sprites {
    free: Vec<Handle<Node>>,
    flying: Vec<Flying>,
}

impl Sprites {
    /// Takes meshes that are quads of size 1. Each gets a material of its own, so that it can fade.
    pub fn give(&mut self, scene: &mut Scene, nodes: impl IntoIterator<Item = Handle<Node>>) {
        for handle in nodes {
            if let Ok(node) = scene.graph.try_get_node_mut(handle) {
                node.set_visibility(false);
                if let Some(mesh) = node.cast_mut::<Mesh>()
                    && let Some(surface) = mesh.surfaces_mut().first_mut()
                {
                    let own = surface.material().deep_copy();
                    surface.set_material(own);
                }
            }
            self.free.push(handle);
        }
    }

    /// Lets a picture fly. When too many do, this one is left out: it means nothing.
    pub fn fly(&mut self, sprite: Sprite) {
        if sprite.delay + sprite.duration <= 0.0 {
            return;
        }
        if let Some(node) = self.free.pop() {
            let clock = Clock::new(sprite.delay, sprite.duration);
            self.flying.push(Flying {
                node,
                sprite,
                clock,
            });
        }
    }

    /// Whether none is on its way.
    pub fn is_at_rest(&self) -> bool {
        self.flying.is_empty()
    }

    /// The meshes of those that are on their way.
    pub fn nodes(&self) -> impl Iterator<Item = Handle<Node>> + '_ {
        self.flying.iter().map(|flying| flying.node)
    }

    /// Lets `dt` seconds pass. `facing` turns what lies on the table to the camera.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32, facing: UnitQuaternion<f32>) {
        let free = &mut self.free;
        self.flying.retain_mut(|flying| {
            flying.clock.advance(dt);
            let Ok(node) = scene.graph.try_get_node_mut(flying.node) else {
                return false;
            };
            let started = flying.clock.elapsed >= flying.clock.delay;
            let over = flying.clock.is_over();
            let starts = started && !over && !node.visibility();
            if node.visibility() != (started && !over) {
                node.set_visibility(started && !over);
            }
            if over {
                free.push(flying.node);
                return false;
            }
            if !started {
                return true;
            }
            let sprite = &flying.sprite;
            let share = flying.clock.share();
            if let Some(mesh) = node.cast_mut::<Mesh>()
                && let Some(surface) = mesh.surfaces_mut().first_mut()
            {
                let mut own = surface.material().data_ref();
                if starts {
                    wear(&mut own, &sprite.material);
                }
                let seen = between(sprite.seen, share).clamp(0.0, 1.0) * 255.0;
                own.set_property("diffuseColor", Color::from_rgba(255, 255, 255, seen as u8));
            }
            lay(node, sprite, share, facing);
            true
        });
    }
}

/// Takes over another material's picture.
fn wear(own: &mut Material, other: &MaterialResource) {
    let picture = other.data_ref().texture("diffuseTexture");
    if let Some(picture) = picture {
        own.bind("diffuseTexture", picture);
    }
}

/// Puts the quad where the picture is seen.
fn lay(node: &mut Node, sprite: &Sprite, share: f32, facing: UnitQuaternion<f32>) {
    let size = between(sprite.size, share).max(0.001);
    let spin = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), sprite.spin * share * TAU);
    let lying = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), FRAC_PI_2);
    // A quad that lies shows its picture upside down.
    let upright = Vector3::new(size, -size, 1.0);
    let up = facing * Vector3::y();
    let (place, rotation, scale) = match sprite.shape {
        Shape::Facing => (
            sprite.place_at(share) + up * (size * TOWARDS),
            facing * spin * lying,
            upright,
        ),
        Shape::Lying => (sprite.place_at(share), spin * lying, upright),
        Shape::Beam => {
            let reached = Easing::Out.at(share / REACHING);
            let way = (sprite.to - sprite.from) * reached;
            let length = way.norm().max(0.01);
            let along = way / length;
            let Some(front) = (up - along * up.dot(&along)).try_normalize(1e-3) else {
                return;
            };
            let turn = Matrix3::from_columns(&[along, front.cross(&along), front]);
            (
                sprite.from + way * 0.5 + up * (size * TOWARDS),
                UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(turn)),
                Vector3::new(length, size, 1.0),
            )
        }
    };
    node.local_transform_mut()
        .set_position(place)
        .set_rotation(rotation)
        .set_scale(scale);
}

#[cfg(test)]
mod tests {
    use super::*;
    use fyrox::scene::{base::BaseBuilder, mesh::MeshBuilder};

    fn scene() -> (Scene, Sprites, Handle<Node>) {
        let mut scene = Scene::new();
        let node = MeshBuilder::new(BaseBuilder::new())
            .build(&mut scene.graph)
            .to_base::<Node>();
        let mut sprites = Sprites::default();
        sprites.give(&mut scene, [node]);
        (scene, sprites, node)
    }

    fn beam() -> Sprite {
        Sprite {
            shape: Shape::Beam,
            to: Vector3::new(3.0, 0.0, 4.0),
            ..Sprite::burst(MaterialResource::default(), Vector3::zeros(), 1.0, 1.0)
        }
    }

    #[test]
    fn a_picture_is_seen_from_its_start_to_its_end_and_its_mesh_is_used_again() {
        let (mut scene, mut sprites, node) = scene();
        assert!(!scene.graph[node].visibility());
        sprites.fly(beam().after(0.5));
        assert_eq!(sprites.nodes().collect::<Vec<_>>(), [node]);
        sprites.advance(&mut scene, 0.4, UnitQuaternion::identity());
        assert!(!scene.graph[node].visibility());
        sprites.advance(&mut scene, 0.2, UnitQuaternion::identity());
        assert!(scene.graph[node].visibility());
        sprites.advance(&mut scene, 1.0, UnitQuaternion::identity());
        assert!(!scene.graph[node].visibility());
        assert!(sprites.is_at_rest());
        sprites.fly(beam());
        assert!(!sprites.is_at_rest());
    }

    #[test]
    fn a_beam_goes_from_one_end_to_the_other() {
        let (mut scene, mut sprites, node) = scene();
        sprites.fly(beam());
        sprites.advance(&mut scene, 0.5, UnitQuaternion::identity());
        let transform = scene.graph[node].local_transform();
        assert!((transform.scale().x - 5.0).abs() < 1e-3);
        let along = **transform.rotation() * Vector3::x();
        assert!(
            (along - Vector3::new(0.6, 0.0, 0.8)).norm() < 1e-3,
            "{along}"
        );
    }

    #[test]
    fn when_all_are_on_their_way_one_more_is_left_out() {
        let (_, mut sprites, _) = scene();
        sprites.fly(beam());
        sprites.fly(beam());
        assert_eq!(sprites.nodes().count(), 1);
    }
}
