//! Arrows on the board from one square to another, for hints and threats.

use crate::scene::geometry::Geometry;
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
use parlour_shell::{
    app::settings::Palette,
    scene::{highlights::Highlights, marks::Mark},
};

/// Meaning of an arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pointer {
    /// A recommended move.
    Hint,
    /// A move that the opponent threatens to play.
    Threat,
}

impl Pointer {
    /// All meanings, in the order of their discriminants.
    pub const ALL: [Self; 2] = [Self::Hint, Self::Threat];

    /// Returns the color in a palette. It is slightly translucent so that pieces and marks show through.
    pub fn color(self, highlights: &Highlights, palette: Palette) -> Color {
        let mut color = highlights.color(self.mark(), palette);
        color.a = 235;
        color
    }

    /// Returns the mark with the same meaning, whose color the arrow shares.
    pub fn mark(self) -> Mark {
        match self {
            Pointer::Hint => Mark::Hint,
            Pointer::Threat => Mark::Capture,
        }
    }
}

/// Half the width of the arrow texture, in squares.
const HALF: f32 = 0.5;
/// Distance of the arrow's tail from the center of its first square, in squares.
const BEGIN: f32 = 0.3;
/// Height above the board, in squares. It is above every mark.
const HEIGHT: f32 = 0.014;

/// Arrow in the scene. Its node is created when it is first shown.
#[derive(Debug, Clone, Default)]
pub(super) struct Arrow {
    node: Handle<Node>,
    /// Squares that the mesh connects at present.
    shown: Option<(Square, Square)>,
    /// Squares to connect from the next frame.
    pub(super) wanted: Option<(Square, Square)>,
}

impl Arrow {
    /// Builds the mesh between two squares, or hides it. Does nothing if the squares are unchanged.
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

/// Builds a textured strip between two points, or returns `None` if they coincide.
///
/// The arrowhead keeps its proportions. Only the lower half of the texture is stretched.
fn strip(from: Vector3<f32>, to: Vector3<f32>, material: &MaterialResource) -> Option<Surface> {
    let ahead = (to - from).try_normalize(1e-3)?;
    let aside = ahead.cross(&Vector3::y()) * HALF;
    // Rows of vertices with their texture coordinate: tail, start of the head, tip.
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
            Log::warn(format!("couldn't build an arrow: {error:?}"));
            return None;
        }
    };
    let data = SurfaceData::new(vertices, TriangleBuffer::new(triangles.to_vec()));
    let surface = SurfaceBuilder::new(SurfaceResource::new_embedded(data))
        .with_material(material.clone())
        .build();
    Some(surface)
}
