//! Every scene and prefab loads completely, has valid references, and is unchanged when saved
//! again.

use fyrox::{
    asset::manager::ResourceManager,
    core::{
        futures::executor::block_on,
        log::{Log, MessageKind},
        pool::Handle,
        reflect::Reflect,
        visitor::Visitor,
    },
    engine::executor::Executor,
    graph::SceneGraph,
    material::MaterialResource,
    resource::model::ModelResource,
    scene::{Scene, SceneLoader, node::Node},
};
use parlour::scene_of;
use parlour_chess::ID as CHESS;
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_shell::app::options::Options;
use parlour_tests::{
    headless::{alone_in, at_home, follow, follow_here, options, ready},
    scenes::difference,
    window::project,
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::mpsc::channel,
};

/// Paths of the tables' scenes and all prefabs.
fn scenes() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from("data/scenes"), PathBuf::from("data/prefabs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rgs") {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(found.len() > 20, "found only {found:?}");
    found
}

/// Creates an engine with the plugin that does not run.
fn engine() -> Executor {
    Log::enable_writing_to_stdout(false);
    let mut executor = Executor::from_params(None, Default::default());
    executor.add_plugin(parlour::plugin(Options {
        fresh: true,
        ..Options::default()
    }));
    executor.resource_manager.update_or_load_registry();
    executor
}

fn load(executor: &Executor, path: &Path) -> Scene {
    let resources: ResourceManager = executor.resource_manager.clone();
    let io = resources.resource_io();
    let loading = SceneLoader::from_file(
        path,
        io.as_ref(),
        executor.serialization_context.clone(),
        executor.dyn_type_constructors.clone(),
        resources,
    );
    let (loader, _) =
        block_on(loading).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    block_on(loader.finish())
}

#[test]
fn every_table_loads_without_a_complaint() {
    // The log belongs to the process, with messages of every test.
    let _alone = alone_in(&project());
    for table in [CHESS, PROSPECTOR, DUEL] {
        let saves = tempfile::tempdir().unwrap();
        let (sender, messages) = channel();
        Log::add_listener(sender);
        let options = parlour_shell::app::options::Options {
            table: Some(table),
            ..options(saves.path())
        };
        let received = follow_here(options, vec![ready(0)]);
        let complaints: Vec<String> = messages
            .try_iter()
            .filter(|message| message.kind != MessageKind::Information)
            .map(|message| message.content)
            .collect();
        assert!(complaints.is_empty(), "{table:?}: {complaints:#?}");
        assert!(
            received.iter().all(|event| event["event"] != "error"),
            "{table:?}"
        );
    }
}

/// Covers the editor's Play button.
#[test]
fn a_scene_that_is_named_is_played_at_once() {
    for table in [CHESS, PROSPECTOR, DUEL] {
        let saves = tempfile::tempdir().unwrap();
        let named = parlour_shell::app::options::Options {
            table: None,
            scene: scene_of(table).map(str::to_owned),
            fresh: true,
            ..options(saves.path())
        };
        let received = follow(named, vec![ready(0)]);
        let picks = received
            .iter()
            .find(|event| event["event"] == "picks")
            .unwrap();
        match table {
            CHESS => assert_eq!(picks["squares"].as_object().unwrap().len(), 64),
            PROSPECTOR => assert!(picks["cards"]["draw"].is_array(), "{picks}"),
            _ => assert_eq!(picks["dialog"], "duel-setup"),
        }
        assert!(picks["buttons"]["quit"].is_null(), "{picks}");
    }
}

/// Collects required fields that are not set. A field with `may be left out` in its description is
/// optional.
fn unset(scene: &Scene, object: &dyn Reflect, path: &str, found: &mut Vec<String>) {
    object.fields_ref(&mut |fields| {
        for field in fields {
            let path = format!("{path}.{}", field.name);
            let value = field.value.field_value_as_reflect();
            let optional = field.doc.contains("may be left out");
            let mut set = None;
            value.as_handle(&mut |handle| {
                if let Some(handle) = handle {
                    let handle = Handle::<Node>::from(handle.reflect_as_erased());
                    set = Some(scene.graph.try_get_node(handle).is_ok());
                }
            });
            value.as_any(&mut |value| {
                if let Some(prefab) = value.downcast_ref::<Option<ModelResource>>() {
                    set = Some(prefab.as_ref().is_some_and(|prefab| prefab.is_ok()));
                } else if let Some(material) = value.downcast_ref::<Option<MaterialResource>>() {
                    set = Some(material.as_ref().is_some_and(|material| material.is_ok()));
                }
            });
            match set {
                Some(false) if !optional => found.push(path),
                Some(_) => (),
                None if value.type_name().starts_with("parlour_") => {
                    unset(scene, value, &path, found);
                }
                None => (),
            }
        }
    });
}

#[test]
fn everything_that_a_script_needs_is_set() {
    let _home = at_home();
    let executor = engine();
    let mut scripts = 0;
    let mut found = Vec::new();
    for path in scenes() {
        let scene = load(&executor, &path);
        for node in scene.graph.linear_iter() {
            for script in node.scripts() {
                scripts += 1;
                let place = format!("{}: {}", path.display(), node.name());
                unset(&scene, script, &place, &mut found);
            }
        }
    }
    assert!(scripts > 40, "only {scripts} scripts were found");
    assert!(found.is_empty(), "{found:#?}");
}

fn text(scene: &mut Scene) -> String {
    let mut visitor = Visitor::new();
    scene.save("Scene", &mut visitor).unwrap();
    visitor.save_ascii_to_string()
}

#[test]
fn what_is_loaded_and_saved_is_the_same() {
    let _home = at_home();
    let executor = engine();
    for path in scenes() {
        let saved = text(&mut load(&executor, &path));
        let before = fs::read_to_string(&path).unwrap();
        if let Some(difference) = difference(&before, &saved) {
            panic!("{}: {difference}", path.display());
        }
    }
}

#[test]
fn every_instance_still_has_its_origin() {
    let _home = at_home();
    let executor = engine();
    let mut instances = 0;
    for path in scenes() {
        let scene = load(&executor, &path);
        for node in scene.graph.linear_iter() {
            let place = format!("{}: {}", path.display(), node.name());
            let Some(model) = node.resource() else {
                assert!(
                    !node.is_resource_instance_root(),
                    "{place} comes from nowhere"
                );
                continue;
            };
            instances += 1;
            assert!(model.is_ok(), "{place}: what it comes from is not there");
            let data = model.data_ref();
            let graph = &data.get_scene().graph;
            let origin = graph.try_get_node(node.original_handle_in_resource());
            let origin = origin.unwrap_or_else(|_| panic!("{place} has no origin any more"));
            if !node.is_resource_instance_root() {
                assert_eq!(origin.name(), node.name(), "{place}");
            }
        }
    }
    assert!(instances > 100, "only {instances} instances were found");
}

#[test]
fn the_room_is_one_for_all_tables() {
    let _home = at_home();
    let executor = engine();
    for table in [CHESS, PROSPECTOR, DUEL] {
        let scene = load(&executor, Path::new(scene_of(table).unwrap()));
        let resources = executor.resource_manager.state();
        let registry = resources.resource_registry.lock();
        let rooms = scene.graph.linear_iter().filter(|node| {
            let path = node
                .resource()
                .filter(|_| node.is_resource_instance_root())
                .and_then(|model| {
                    registry
                        .uuid_to_path(model.resource_uuid())
                        .map(Path::to_path_buf)
                });
            path.is_some_and(|path| path == Path::new("data/prefabs/room.rgs"))
        });
        assert_eq!(rooms.count(), 1, "{table:?}");
    }
}

#[test]
fn only_what_lasts_counts() {
    let scene = "Board[Lift<f32:0.28>]\nArcData[Paused<bool:false>]\nName<str:\"a\">";
    let saved = "Board[Lift<f32:0.28000003>]\nArcData[Paused<bool:true>]\nSources[]\n{\n1\n2\n}\nName<str:\"a\">";
    assert_eq!(difference(scene, saved), None);
    let moved = scene.replace("0.28", "0.29");
    assert!(difference(scene, &moved).unwrap().starts_with("line 1"));
    let longer = format!("{scene}\nmore");
    assert!(difference(scene, &longer).is_some());
}
