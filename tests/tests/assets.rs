//! What designers and artists bring: every model is whole.

use fyrox::{
    core::{futures::executor::block_on, log::Log},
    engine::executor::Executor,
    resource::model::Model,
    scene::mesh::Mesh,
};
use parlour_tests::headless::at_home;
use std::{fs, path::PathBuf};

fn models() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["data/models/chess", "data/models/room"] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "glb") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_model_has_one_mesh_with_its_surface() {
    let _home = at_home();
    Log::enable_writing_to_stdout(false);
    let executor = Executor::from_params(None, Default::default());
    let resources = executor.resource_manager.clone();
    resources.update_or_load_registry();
    let models = models();
    assert!(models.len() > 20, "found only {models:?}");
    for path in models {
        let name = path.display();
        let model = block_on(resources.request::<Model>(&path))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let data = model.data_ref();
        let graph = &data.get_scene().graph;
        let meshes: Vec<&Mesh> = graph
            .linear_iter()
            .filter_map(|node| node.cast::<Mesh>())
            .collect();
        assert_eq!(meshes.len(), 1, "{name}");
        // Walnut, brass and two windows; a cap and its stem.
        let surfaces = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("clock") => 4,
            Some("clock_plunger") => 2,
            _ => 1,
        };
        assert_eq!(meshes[0].surfaces().len(), surfaces, "{name}");
        let surface = meshes[0].surfaces()[0].data();
        let surface = surface.data_ref();
        let triangles = surface.geometry_buffer.len();
        assert!(surface.vertex_buffer.vertex_count() > 2, "{name}");
        let coarse = path
            .file_stem()
            .unwrap()
            .to_string_lossy()
            .ends_with("_low");
        let limit = if coarse { 1_000 } else { 8_000 };
        assert!(
            (1..=limit).contains(&triangles),
            "{name}: {triangles} triangles"
        );
    }
}
