//! Sprites that fly, grow and fade, used for visual effects.

use fyrox::{
    core::{
        algebra::{Matrix3, Rotation3, UnitQuaternion, Vector3},
        color::Color,
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, mesh::Mesh, node::Node},
};
use parlour_shell::scene::{
    motion::{Arc, Easing, Tween},
    nodes::{own_material, set_visible},
};
use std::f32::consts::{FRAC_PI_2, TAU};

/// Distance by which a sprite that faces the camera is moved up in its plane, as a multiple of its
/// size. Keeps its lower edge above the table.
const TOWARDS: f32 = 0.45;
/// Fraction of its duration in which a beam reaches its end.
const REACHING: f32 = 0.3;

/// Orientation of a sprite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Faces the camera.
    Facing,
    /// Flat on the table.
    Lying,
    /// Stretched from the start point to the end point.
    Beam,
}

/// Animated sprite.
#[derive(Debug, Clone)]
pub struct Sprite {
    /// Material with the sprite's texture. Only the texture is used. Without one, the sprite is
    /// left out.
    pub material: Option<MaterialResource>,
    /// Orientation of the sprite.
    pub shape: Shape,
    /// Start point.
    pub from: Vector3<f32>,
    /// End point.
    pub to: Vector3<f32>,
    /// Height of the path's middle above the straight line, in scene units.
    pub rise: f32,
    /// Size at the start, middle and end of the animation, in scene units.
    pub size: [f32; 3],
    /// Opacity at the start, middle and end of the animation, 0 to 1.
    pub seen: [f32; 3],
    /// Number of full turns during the animation.
    pub spin: f32,
    /// Seconds before the animation starts.
    pub delay: f32,
    /// Length of the animation in seconds.
    pub duration: f32,
    /// Easing of the movement. Size and opacity have a fixed easing.
    pub easing: Easing,
}

impl Sprite {
    /// Creates a sprite that grows and fades in place.
    pub fn burst(
        material: &Option<MaterialResource>,
        at: Vector3<f32>,
        size: f32,
        duration: f32,
    ) -> Self {
        Self {
            material: material.clone(),
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

    /// Creates a sprite that flies between two points.
    pub fn flight(
        material: &Option<MaterialResource>,
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

    /// Returns the sprite with a delay in seconds.
    pub fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// Returns the position at a fraction of the duration.
    pub fn place_at(&self, share: f32) -> Vector3<f32> {
        let way = Arc {
            from: self.from,
            to: self.to,
            rise: self.rise,
        };
        way.at(self.easing.at(share).clamp(0.0, 1.0))
    }
}

/// Interpolates between a start, middle and end value at a fraction of the duration.
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
    tween: Tween,
}

/// Pool of sprites, whose meshes are created once and reused.
#[derive(Debug, Default, Clone)]
pub struct Sprites {
    free: Vec<Handle<Node>>,
    flying: Vec<Flying>,
}

impl Sprites {
    /// Adds meshes to the pool, which must be quads of size 1. Each gets a separate copy of its
    /// material, so that it can fade independently.
    pub fn give(&mut self, scene: &mut Scene, nodes: impl IntoIterator<Item = Handle<Node>>) {
        for handle in nodes {
            set_visible(&mut scene.graph, handle, false);
            own_material(&mut scene.graph, handle);
            self.free.push(handle);
        }
    }

    /// Starts a sprite. If the pool is empty it is skipped, because effects are only decoration.
    pub fn fly(&mut self, sprite: Sprite) {
        if sprite.material.is_none() || sprite.delay + sprite.duration <= 0.0 {
            return;
        }
        if let Some(node) = self.free.pop() {
            let tween = Tween::new(sprite.duration).after(sprite.delay);
            self.flying.push(Flying {
                node,
                sprite,
                tween,
            });
        }
    }

    /// Returns the meshes of the active sprites, including delayed ones.
    pub fn nodes(&self) -> impl Iterator<Item = Handle<Node>> + '_ {
        self.flying.iter().map(|flying| flying.node)
    }

    /// Hides all sprites.
    pub fn stop(&mut self, scene: &mut Scene) {
        for flying in self.flying.drain(..) {
            set_visible(&mut scene.graph, flying.node, false);
            self.free.push(flying.node);
        }
    }

    /// Advances all sprites by `dt` seconds. `facing` is the rotation that turns a flat sprite
    /// towards the camera.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32, facing: UnitQuaternion<f32>) {
        let free = &mut self.free;
        self.flying.retain_mut(|flying| {
            flying.tween.advance(dt);
            let Ok(node) = scene.graph.try_get_node_mut(flying.node) else {
                return false;
            };
            // On a slow computer, a frame can take longer than a sprite, which is seen in one frame then.
            if flying.tween.is_over() && !node.visibility() {
                flying.tween.elapsed = flying.tween.delay + flying.tween.duration * 0.5;
            }
            let started = flying.tween.has_started();
            let over = flying.tween.is_over();
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
            let share = flying.tween.share();
            if let Some(mesh) = node.cast_mut::<Mesh>()
                && let Some(surface) = mesh.surfaces_mut().first_mut()
            {
                let mut own = surface.material().data_ref();
                if starts
                    && let Some(material) = &sprite.material
                    && let Some(picture) = material.data_ref().texture("diffuseTexture")
                {
                    own.bind("diffuseTexture", picture);
                }
                let seen = between(sprite.seen, share).clamp(0.0, 1.0) * 255.0;
                own.set_property("diffuseColor", Color::from_rgba(255, 255, 255, seen as u8));
            }
            lay(node, sprite, share, facing);
            true
        });
    }
}

/// Sets position, rotation and scale of the quad.
fn lay(node: &mut Node, sprite: &Sprite, share: f32, facing: UnitQuaternion<f32>) {
    let size = between(sprite.size, share).max(0.001);
    let spin = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), sprite.spin * share * TAU);
    let lying = UnitQuaternion::from_axis_angle(&Vector3::x_axis(), FRAC_PI_2);
    // A flat quad shows its texture upside down, so its height is negated.
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
            ..Sprite::burst(
                &Some(MaterialResource::default()),
                Vector3::zeros(),
                1.0,
                1.0,
            )
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
        assert!(sprites.flying.is_empty());
        sprites.fly(beam());
        assert!(!sprites.flying.is_empty());
    }

    #[test]
    fn a_picture_that_is_shorter_than_a_frame_is_seen_in_one() {
        let (mut scene, mut sprites, node) = scene();
        sprites.fly(beam().after(0.5));
        sprites.advance(&mut scene, 4.0, UnitQuaternion::identity());
        assert!(scene.graph[node].visibility());
        sprites.advance(&mut scene, 4.0, UnitQuaternion::identity());
        assert!(sprites.flying.is_empty() && !scene.graph[node].visibility());
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
