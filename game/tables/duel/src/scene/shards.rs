//! Pieces of a hero's broken portrait: they fly apart, fall on the table and stay there.

use super::places::{CARD_HEIGHT, CARD_WIDTH};
use fyrox::{
    core::{
        algebra::{Unit, UnitQuaternion, Vector2, Vector3, Vector4},
        log::Log,
        math::TriangleDefinition,
        pool::Handle,
    },
    graph::SceneGraph,
    material::MaterialResource,
    scene::{
        Scene,
        base::BaseBuilder,
        mesh::{
            MeshBuilder,
            buffer::{TriangleBuffer, VertexBuffer},
            surface::{SurfaceBuilder, SurfaceData, SurfaceResource},
            vertex::StaticVertex,
        },
        node::Node,
    },
};
use parlour_rules::duel::CardId;
use parlour_shell::{
    cards::pose::Pose,
    scene::motion::{Easing, Tween, paced},
};
use std::f32::consts::PI;

/// Point on a card: shares of its width from the left and of its height from the top.
type Share = (f32, f32);

// The lines between these points are the cracks that art/duel_motion.py draws.
const CENTER: Share = (0.53, 0.43);
const RING: [Share; 7] = [
    (0.52, 0.25),
    (0.74, 0.31),
    (0.80, 0.49),
    (0.64, 0.62),
    (0.45, 0.66),
    (0.27, 0.52),
    (0.30, 0.33),
];
const BORDER: [Share; 7] = [
    (0.46, 0.0),
    (1.0, 0.10),
    (1.0, 0.58),
    (0.72, 1.0),
    (0.30, 1.0),
    (0.0, 0.64),
    (0.0, 0.21),
];
/// Corner of the card in the outer piece after each point of the border.
const CORNERS: [Option<Share>; 7] = [
    Some((1.0, 0.0)),
    None,
    Some((1.0, 1.0)),
    None,
    Some((0.0, 1.0)),
    None,
    Some((0.0, 0.0)),
];
/// Points of the ring at which the cracks to the center end.
const SPOKES: [usize; 4] = [0, 2, 4, 5];

/// Seconds in which the pieces fall.
const FALL: f32 = 0.55;
/// Height to which they are thrown, in scene units.
const THROW: f32 = 0.7;
/// Least and greatest distance to which they are thrown, in scene units.
const REACH: (f32, f32) = (0.22, 0.5);
/// Largest angle of a flying piece, in radians.
const TUMBLE: f32 = 0.8;
/// Largest angle by which a piece is turned in the end, in radians.
const TWIST: f32 = 0.5;

/// Returns the outlines of all pieces.
fn outlines() -> Vec<Vec<Share>> {
    let count = RING.len();
    let mut pieces = Vec::new();
    for index in 0..count {
        let next = (index + 1) % count;
        let mut piece = vec![RING[index], BORDER[index]];
        piece.extend(CORNERS[index]);
        piece.extend([BORDER[next], RING[next]]);
        pieces.push(piece);
    }
    for (index, from) in SPOKES.into_iter().enumerate() {
        let to = SPOKES[(index + 1) % SPOKES.len()];
        let to = if to <= from { to + count } else { to };
        let mut piece = vec![CENTER];
        piece.extend((from..=to).map(|at| RING[at % count]));
        pieces.push(piece);
    }
    pieces
}

/// Returns the middle of an outline.
fn middle(outline: &[Share]) -> Vector2<f32> {
    let sum: Vector2<f32> = outline.iter().map(|(x, y)| Vector2::new(*x, *y)).sum();
    sum / outline.len() as f32
}

/// Returns where a point of a card is in the scene, from the card's center at scale 1.
fn on_card(share: Vector2<f32>) -> Vector3<f32> {
    // Right is −X.
    let (x, z) = (0.5 - share.x, 0.5 - share.y);
    Vector3::new(x * CARD_WIDTH, 0.0, z * CARD_HEIGHT)
}

/// Piece of a portrait.
#[derive(Debug, Clone)]
struct Piece {
    node: Handle<Node>,
    from: Vector3<f32>,
    to: Vector3<f32>,
    /// Axis about which it tumbles.
    axis: Unit<Vector3<f32>>,
    /// Angle by which it is turned in the end.
    twist: f32,
}

/// Pieces of one portrait.
#[derive(Debug, Clone)]
pub struct Shards {
    hero: CardId,
    pieces: Vec<Piece>,
    scale: f32,
    tween: Tween,
    dismissed: bool,
}

impl Shards {
    /// Breaks the portrait of a hero with this pose and front. The pieces fall to a height.
    pub fn new(
        scene: &mut Scene,
        hero: CardId,
        pose: Pose,
        ground: f32,
        front: &MaterialResource,
    ) -> Self {
        let mut pieces = Vec::new();
        for (index, outline) in outlines().iter().enumerate() {
            let middle = middle(outline);
            let Some(surface) = surface(outline, middle, front) else {
                continue;
            };
            let node = MeshBuilder::new(BaseBuilder::new().with_name("shard"))
                .with_surfaces(vec![surface.build()])
                .build(&mut scene.graph)
                .to_base::<Node>();
            let away = middle - Vector2::new(CENTER.0, CENTER.1);
            let away = on_card(away + Vector2::repeat(0.5));
            let way = away.try_normalize(1e-3).unwrap_or_else(Vector3::x);
            // Neighbors differ, so that the pieces don't move like one.
            let uneven = (index * 3 % 7) as f32 / 6.0;
            let reach = REACH.0 + (REACH.1 - REACH.0) * uneven;
            let from = pose.place + on_card(middle) * pose.scale;
            let to = from + way * reach;
            pieces.push(Piece {
                node,
                from,
                // No two are in the same plane.
                to: Vector3::new(to.x, ground + 0.006 + 0.003 * index as f32, to.z),
                axis: Unit::new_normalize(Vector3::y().cross(&way) + Vector3::x() * 0.01),
                twist: (uneven - 0.5) * 2.0 * TWIST,
            });
        }
        Self {
            hero,
            pieces,
            scale: pose.scale,
            tween: Tween::new(FALL),
            dismissed: false,
        }
    }

    /// Returns whether these are the pieces of this hero's portrait.
    pub fn is_of(&self, hero: CardId) -> bool {
        self.hero == hero && !self.dismissed
    }

    /// Lets the next update remove the pieces.
    pub fn dismiss(&mut self) {
        self.dismissed = true;
    }

    /// Advances the pieces by `dt` seconds; they take `speed` times the usual time. Returns whether
    /// they stay.
    pub fn advance(&mut self, scene: &mut Scene, dt: f32, speed: f32) -> bool {
        if self.dismissed {
            for piece in &self.pieces {
                scene.graph.remove_node(piece.node);
            }
            return false;
        }
        if self.tween.is_over() {
            return true;
        }
        self.tween.advance(paced(dt, speed));
        let time = self.tween.share();
        let (out, fall) = (Easing::Out.at(time), time * time);
        for piece in &self.pieces {
            let Ok(node) = scene.graph.try_get_node_mut(piece.node) else {
                continue;
            };
            let way = piece.to - piece.from;
            let arc = 4.0 * time * (1.0 - time) * THROW;
            let place = piece.from + Vector3::new(way.x * out, way.y * fall + arc, way.z * out);
            let tumble = (time * PI).sin() * TUMBLE;
            let tumble = UnitQuaternion::from_axis_angle(&piece.axis, tumble);
            let twist = UnitQuaternion::from_axis_angle(&Vector3::y_axis(), piece.twist * out);
            node.local_transform_mut()
                .set_position(place)
                .set_rotation(tumble * twist)
                .set_scale(Vector3::repeat(self.scale));
        }
        true
    }
}

/// Builds a piece of the card around its middle.
fn surface(
    outline: &[Share],
    middle: Vector2<f32>,
    front: &MaterialResource,
) -> Option<SurfaceBuilder> {
    let vertex = |share: Vector2<f32>| StaticVertex {
        position: on_card(share) - on_card(middle),
        tex_coord: share,
        normal: Vector3::y(),
        tangent: Vector4::new(-1.0, 0.0, 0.0, 1.0),
    };
    let mut vertices = vec![vertex(middle)];
    vertices.extend(outline.iter().map(|(x, y)| vertex(Vector2::new(*x, *y))));
    let count = outline.len() as u32;
    let triangles =
        (0..count).map(|index| TriangleDefinition([0, (index + 1) % count + 1, index + 1]));
    let vertices = match VertexBuffer::new(vertices.len(), vertices) {
        Ok(vertices) => vertices,
        Err(error) => {
            Log::warn(format!("couldn't build a piece of a portrait: {error:?}"));
            return None;
        }
    };
    let data = SurfaceData::new(vertices, TriangleBuffer::new(triangles.collect()));
    let surface = SurfaceBuilder::new(SurfaceResource::new_embedded(data));
    Some(surface.with_material(front.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Share]) -> f32 {
        let next = outline.iter().cycle().skip(1);
        let twice: f32 = outline
            .iter()
            .zip(next)
            .map(|(a, b)| a.0 * b.1 - b.0 * a.1)
            .sum();
        twice.abs() * 0.5
    }

    #[test]
    fn the_pieces_cover_the_portrait() {
        let pieces = outlines();
        let whole: f32 = pieces.iter().map(|piece| area(piece)).sum();
        assert!((whole - 1.0).abs() < 1e-4, "{whole}");
        assert!(pieces.iter().all(|piece| area(piece) > 0.01));
    }

    #[test]
    fn the_pieces_fall_on_the_table_and_stay_until_they_are_dismissed() {
        let mut scene = Scene::new();
        let pose = Pose::new(Vector3::new(4.0, 0.1, 2.0), true);
        let material = MaterialResource::default();
        let mut shards = Shards::new(&mut scene, CardId::default(), pose, 0.0, &material);
        for _ in 0..60 {
            assert!(shards.advance(&mut scene, 1.0 / 60.0, 1.0));
        }
        assert!(shards.tween.is_over());
        for piece in &shards.pieces {
            let place = **scene.graph[piece.node].local_transform().position();
            assert!((place - piece.to).norm() < 1e-4, "{place}");
        }
        let before = scene.graph.pair_iter().count();
        shards.dismiss();
        assert!(!shards.advance(&mut scene, 0.1, 1.0));
        let after = scene.graph.pair_iter().count();
        assert_eq!(before - after, shards.pieces.len());
    }
}
