//! Small pictures that fly, swell and vanish: what an effect looks like.

use crate::motion::{Arc, Clock, Easing};
use fyrox::{
    core::{
        algebra::{UnitQuaternion, Vector3},
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, mesh::Mesh, node::Node},
};

/// One picture on its way.
#[derive(Debug, Clone)]
pub struct Sprite {
    /// What it looks like.
    pub material: MaterialResource,
    /// Where it starts.
    pub from: Vector3<f32>,
    /// Where it ends.
    pub to: Vector3<f32>,
    /// Height of its way over the straight line.
    pub rise: f32,
    /// Its size at the start, in the middle and at the end, in units of the scene.
    pub size: [f32; 3],
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
    /// A picture that swells and vanishes where it is.
    pub fn burst(material: MaterialResource, at: Vector3<f32>, size: f32, duration: f32) -> Self {
        Self {
            material,
            from: at,
            to: at,
            rise: 0.0,
            size: [size * 0.3, size, 0.0],
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
            material,
            from,
            to,
            rise: 0.6,
            size: [size * 0.5, size, size * 0.8],
            spin: 1.0,
            delay: 0.0,
            duration,
            easing: Easing::In,
        }
    }

    /// The same, later.
    pub fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// Its size at a share of its time.
    fn size_at(&self, share: f32) -> f32 {
        let [start, middle, end] = self.size;
        let mix = |a: f32, b: f32, t: f32| a + (b - a) * Easing::InOut.at(t);
        if share < 0.5 {
            mix(start, middle, share * 2.0)
        } else {
            mix(middle, end, share * 2.0 - 1.0)
        }
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
    /// Takes nodes that show a quad of size 1.
    pub fn give(&mut self, nodes: impl IntoIterator<Item = Handle<Node>>) {
        self.free.extend(nodes);
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

    /// Lets `dt` seconds pass. `facing` turns a quad that lies on the table to the camera.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32, facing: UnitQuaternion<f32>) {
        let free = &mut self.free;
        self.flying.retain_mut(|flying| {
            flying.clock.advance(dt);
            let Ok(node) = scene.graph.try_get_node_mut(flying.node) else {
                return false;
            };
            let started = flying.clock.elapsed >= flying.clock.delay;
            let over = flying.clock.is_over();
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
            if let Some(mesh) = node.cast_mut::<Mesh>()
                && let Some(surface) = mesh.surfaces_mut().first_mut()
                && *surface.material() != sprite.material
            {
                surface.set_material(sprite.material.clone());
            }
            let share = flying.clock.share();
            let way = Arc {
                from: sprite.from,
                to: sprite.to,
                rise: sprite.rise,
            };
            let place = way.at(sprite.easing.at(share).clamp(0.0, 1.0));
            let angle = sprite.spin * share * std::f32::consts::TAU;
            let spin = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), angle);
            node.local_transform_mut()
                .set_position(place)
                .set_rotation(facing * spin)
                .set_scale(Vector3::repeat(sprite.size_at(share).max(0.001)));
            true
        });
    }
}
