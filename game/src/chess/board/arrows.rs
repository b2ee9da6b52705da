//! The arrows on the board: from one square to another, what is advised and what threatens.

use crate::{chess::geometry::Geometry, highlights::Highlights, marks::Mark, settings::Palette};
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        color::Color,
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
            Mesh, MeshBuilder, RenderPath,
            buffer::{TriangleBuffer, VertexBuffer},
            surface::{Surface, SurfaceBuilder, SurfaceData, SurfaceResource},
            vertex::StaticVertex,
        },
        node::Node,
    },
};
use parlour_rules::chess::Square;

/// What an arrow says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pointer {
    /// What to do.
    Hint,
    /// What the opponent threatens to do.
    Threat,
}

impl Pointer {
    /// Every pointer.
    pub const ALL: [Self; 2] = [Self::Hint, Self::Threat];

    /// Its colour in a palette: it lets what it lies over be seen.
    pub fn color(self, highlights: &Highlights, palette: Palette) -> Color {
        let mut color = highlights.color(self.mark(), palette);
        color.a = 200;
        color
    }

    /// The mark that has the same meaning, and so the same colour.
    pub fn mark(self) -> Mark {
        match self {
            Pointer::Hint => Mark::Hint,
            Pointer::Threat => Mark::Capture,
        }
    }
}

/// Half the width of the arrow's picture, in squares.
const HALF: f32 = 0.42;
/// How far from the middle of its first square it begins.
const BEGIN: f32 = 0.28;
/// How far it lies over the squares: above all marks.
const HEIGHT: f32 = 0.014;

/// An arrow in the scene.
#[derive(Debug, Clone, Default)]
pub(super) struct Arrow {
    node: Handle<Node>,
    /// The squares between which it lies.
    shown: Option<(Square, Square)>,
    /// The squares between which it shall lie.
    pub(super) wanted: Option<(Square, Square)>,
}

impl Arrow {
    /// Lays it between two squares, or takes it away.
    pub(super) fn lay(
        &mut self,
        scene: &mut Scene,
        geometry: &Geometry,
        between: Option<(Square, Square)>,
        material: Option<&MaterialResource>,
        lift: f32,
    ) {
        if self.shown == between {
            return;
        }
        self.shown = between;
        if scene.graph.try_get_node(self.node).is_err() {
            self.node = MeshBuilder::new(BaseBuilder::new().with_cast_shadows(false))
                .with_render_path(RenderPath::Forward)
                .build(&mut scene.graph)
                .to_base();
        }
        let Ok(node) = scene.graph.try_get_node_mut(self.node) else {
            return;
        };
        node.set_visibility(between.is_some());
        let (Some((from, to)), Some(mesh), Some(material)) =
            (between, node.cast_mut::<Mesh>(), material)
        else {
            return;
        };
        let up = Vector3::new(0.0, HEIGHT + lift, 0.0);
        if let Some(surface) = strip(geometry.place(from) + up, geometry.place(to) + up, material) {
            mesh.set_surfaces(vec![surface]);
        }
    }
}

/// A strip with the arrow's picture, whose lower half is as long as it needs to be.
fn strip(from: Vector3<f32>, to: Vector3<f32>, material: &MaterialResource) -> Option<Surface> {
    let ahead = (to - from).try_normalize(1e-3)?;
    let aside = ahead.cross(&Vector3::y()) * HALF;
    // The picture's rows: its foot, its middle, its head.
    let rows = [
        (from + ahead * BEGIN, 0.98),
        (to - ahead * HALF * 0.9, 0.5),
        (to + ahead * HALF * 0.1, 0.0),
    ];
    let mut vertices = Vec::new();
    for (middle, v) in rows {
        for (side, u) in [(-1.0, 0.0), (1.0, 1.0)] {
            let place = middle + aside * side;
            vertices.push(StaticVertex::from_pos_uv_normal(
                place,
                Vector2::new(u, v),
                Vector3::y(),
            ));
        }
    }
    let triangles = [[0, 1, 2], [2, 1, 3], [2, 3, 4], [4, 3, 5]].map(TriangleDefinition);
    let vertices = match VertexBuffer::new(vertices.len(), vertices) {
        Ok(vertices) => vertices,
        Err(error) => {
            Log::warn(format!("no arrow on the board: {error:?}"));
            return None;
        }
    };
    let data = SurfaceData::new(vertices, TriangleBuffer::new(triangles.to_vec()));
    let surface = SurfaceBuilder::new(SurfaceResource::new_embedded(data))
        .with_material(material.clone())
        .build();
    Some(surface)
}
