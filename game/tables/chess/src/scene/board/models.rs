//! Models of the pieces in the style that the player has chosen.

use super::Board;
use crate::scene::piece::Piece;
use fyrox::{
    asset::manager::ResourceManager,
    core::{err, pool::Handle},
    graph::SceneGraph,
    resource::model::ModelResource,
    scene::{
        Scene,
        mesh::{
            Mesh,
            surface::{SurfaceBuilder, SurfaceResource},
        },
        node::Node,
    },
};
use parlour_rules::chess::PieceKind;
use parlour_shell::scene::assets::awaited;
use std::collections::HashMap;

/// Folder of the models in the prefabs.
const FOLDER: &str = "data/models/chess";

/// Models of a style, with the folder that they are from.
#[derive(Debug, Default, Clone)]
pub(super) struct Models {
    folder: Option<String>,
    /// Shapes of the detailed (`false`) and simplified models.
    shapes: HashMap<(PieceKind, bool), SurfaceResource>,
}

impl Models {
    /// Loads the models of a style. In a browser, returns `None` while they are loading.
    fn load(resources: &ResourceManager, folder: Option<&str>) -> Option<Self> {
        let mut is_late = false;
        let mut shapes = HashMap::new();
        for kind in PieceKind::ALL {
            for (is_coarse, end) in [(false, ""), (true, "_low")] {
                let name = format!("{kind:?}").to_lowercase();
                let path = format!("{}/{name}{end}.glb", folder.unwrap_or(FOLDER));
                match awaited(resources.request(&path)).map(|model| shape(model.ok()?)) {
                    Some(Some(shape)) => drop(shapes.insert((kind, is_coarse), shape)),
                    Some(None) => err!("couldn't load the mesh of {path}"),
                    None => is_late = true,
                }
            }
        }
        (!is_late).then(|| Self {
            folder: folder.map(str::to_owned),
            shapes,
        })
    }
}

/// Returns the shape of the first mesh in a model.
fn shape(model: ModelResource) -> Option<SurfaceResource> {
    let model = model.data_ref();
    let mut nodes = model.get_scene().graph.linear_iter();
    let mesh = nodes.find_map(|node| node.cast::<Mesh>())?;
    Some(mesh.surfaces().first()?.data())
}

impl Board {
    /// Gives all pieces the models of a style, whose folder this is. `None` means those of the
    /// prefabs.
    pub(super) fn set_models(
        &mut self,
        scene: &mut Scene,
        resources: &ResourceManager,
        folder: Option<&str>,
    ) {
        if self.state.models.folder.as_deref() != folder
            && let Some(models) = Models::load(resources, folder)
        {
            self.state.models = models;
            for node in self.pieces() {
                self.remodel(scene, node);
            }
        }
    }

    /// Gives a piece the models of the style, unless they are those of its prefab.
    pub(super) fn remodel(&self, scene: &mut Scene, node: Handle<Node>) {
        let Ok(piece) = scene.graph.try_get_script_of::<Piece>(node) else {
            return;
        };
        let kind = piece.piece().kind;
        for (model, is_coarse) in [(*piece.model, false), (*piece.coarse_model, true)] {
            let Some(shape) = self.state.models.shapes.get(&(kind, is_coarse)) else {
                continue;
            };
            let below: Vec<_> = scene.graph.traverse_handle_iter(model).collect();
            for node in below {
                if let Some(mesh) = scene.graph[node].cast_mut::<Mesh>()
                    && let Some(surface) = mesh.surfaces().first()
                {
                    let surface = SurfaceBuilder::new(shape.clone())
                        .with_material(surface.material().clone())
                        .build();
                    mesh.set_surfaces(vec![surface]);
                    // Makes the mesh compute its bounds again.
                    let _ = mesh.surfaces_mut();
                }
            }
        }
    }
}
