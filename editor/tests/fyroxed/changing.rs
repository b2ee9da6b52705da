//! Changes made in FyroxEd without touching code survive saving and loading, and show in play.

use crate::support::{Step, alone, content_root, edit, named, scene, set, turn_to};
use fyrox::{
    core::{algebra::Vector3, color::Color, futures::executor::block_on},
    graph::SceneGraph,
    material::Material,
    resource::model::{Model, ModelResourceExtension},
    scene::{light::spot::SpotLight, mesh::Mesh, node::Node},
};
use fyroxed_base::scene::commands::graph::{AddModelCommand, MoveNodeCommand};
use parlour_chess::{ID as CHESS, scene::board::Board};
use parlour_duel::{ID as DUEL, scene::board::DuelBoard};
use parlour_prospector::{ID as PROSPECTOR, scene::tableau::Tableau};
use parlour_rules::{cards::SlotId, chess::Square};
use parlour_shell::{
    app::{
        options::{Options, TableId},
        settings::Quality,
    },
    scene::{camera::CameraRig, marks::Mark},
};
use parlour_tests::headless::{
    Scene, Step as Play, act, alone_in, click, follow_here, options, ready, script,
};

/// Moves the node with this name, as its arrow gizmo does.
fn shift(name: &'static str, by: [f32; 3]) -> Step {
    Box::new(move |editor| {
        let scene = scene(editor);
        let node = named(scene, name);
        let before = **scene.graph[node].local_transform().position();
        let command = MoveNodeCommand::new(node, before, before + Vector3::from(by));
        editor.message_sender.do_command(command);
    })
}

/// Sets the material of the first surface of the mesh with this name.
fn dress(name: &'static str, path: &'static str) -> Step {
    Box::new(move |editor| {
        let material = block_on(editor.engine.resource_manager.request::<Material>(path)).unwrap();
        set(name, "surfaces[0].material", material)(editor);
    })
}

/// Sets a prefab field of the node with this name.
fn choose(name: &'static str, field: &'static str, path: &'static str) -> Step {
    Box::new(move |editor| {
        let model = block_on(editor.engine.resource_manager.request::<Model>(path)).unwrap();
        set(name, field, Some(model))(editor);
    })
}

/// Adds a prefab at a position, as dragging it from the asset browser does.
fn put(path: &'static str, at: [f32; 3]) -> Step {
    Box::new(move |editor| {
        let model = block_on(editor.engine.resource_manager.request::<Model>(path)).unwrap();
        let root = content_root(editor);
        let scene = scene(editor);
        let node = model.instantiate(scene);
        scene.graph.link_nodes(node, root);
        scene.graph[node]
            .local_transform_mut()
            .set_position(Vector3::from(at));
        let drawn = scene.graph.take_reserve_sub_graph(node);
        editor
            .message_sender
            .do_command(AddModelCommand::new(drawn));
    })
}

fn graph<'a>(scene: &'a Scene) -> &'a fyrox::scene::graph::Graph {
    let scenes = &scene.ctx.scenes;
    &scenes.try_get(scene.parlour.shell.scene).unwrap().graph
}

fn node<'a>(scene: &'a Scene, name: &str) -> &'a Node {
    let found = graph(scene).find_by_name_from_root(name);
    found.unwrap_or_else(|| panic!("{name} is not there")).1
}

fn table(table: TableId, saves: &std::path::Path) -> Options {
    Options {
        table: Some(table),
        // Others change the lights.
        quality: Some(Quality::High),
        ..options(saves)
    }
}

#[test]
fn the_chess_table_is_rearranged() {
    let red = Color::opaque(200, 10, 20);
    let by_hand = Vector3::new(7.0, -0.35, 5.0);
    let _alone = alone();
    let work = edit(vec![
        turn_to(CHESS),
        shift("board", [0.4, 0.0, -0.3]),
        shift("white_captured", [-1.5, 0.0, 0.0]),
        shift("camera", [0.0, 3.0, 0.0]),
        shift("key_0", [0.0, 1.0, 0.0]),
        set("key_0", "base_light.intensity", 0.9_f32),
        set("key_3", "base_light.intensity", 0.3_f32),
        set("rim_black", "base_light.base.visibility", false),
        set(
            "board",
            "base.scripts[0].script.Some@0.motion.lift_height",
            1.2_f32,
        ),
        set(
            "highlights",
            "base.scripts[0].script.Some@0.normal.selected",
            red,
        ),
        choose(
            "board",
            "base.scripts[0].script.Some@0.white_set.pawn",
            "data/prefabs/white_bishop.rgs",
        ),
        dress("clock", "data/materials/ebony.material"),
        put("data/prefabs/black_queen.rgs", by_hand.into()),
    ]);
    let saves = tempfile::tempdir().unwrap();
    let steps: Vec<Play> = vec![
        ready(0),
        act(move |scene| {
            // Pieces follow the board: e2 is half a square across and two and a half along from its
            // center.
            let board = script::<Board>(scene);
            let pawn = &graph(scene)[board.node_at("e2".parse().unwrap()).unwrap()];
            let at = pawn.global_position();
            let away = (at.x.abs() - 0.5 - 0.4 * at.x.signum(), at.z + 2.5 + 0.3);
            assert!(away.0.abs() < 1e-3 && away.1.abs() < 1e-3, "{at}");
            assert!((node(scene, "white_captured").global_position().x + 6.91).abs() < 1e-3);
            for (light, intensity) in [("key_0", 0.9), ("key_3", 0.3)] {
                let light = node(scene, light).cast::<SpotLight>().unwrap();
                let shown = light.base_light_ref().intensity();
                assert!(
                    (shown - intensity).abs() < 1e-3,
                    "{}: {shown}",
                    light.name()
                );
            }
            assert!(!node(scene, "rim_black").visibility());
            let clock = node(scene, "clock").cast::<Mesh>().unwrap();
            let resources = &scene.ctx.resource_manager;
            let worn = clock.surfaces()[0].material();
            let path = resources.resource_path(worn.as_ref()).unwrap();
            assert_eq!(path.to_string_lossy(), "data/materials/ebony.material");
            let queen = graph(scene).linear_iter().find(|node| {
                node.is_resource_instance_root() && (node.global_position() - by_hand).norm() < 1e-3
            });
            assert_eq!(queen.unwrap().name(), "black_queen");
            assert!(node(scene, "camera").global_position().y > 12.0);
            script::<CameraRig>(scene);
        }),
        click("e2"),
        Box::new(|scene, _| {
            let board = script::<Board>(scene);
            let square = "e2".parse::<Square>().unwrap();
            let pawn = &graph(scene)[board.node_at(square).unwrap()];
            (pawn.global_position().y - 1.2).abs() < 0.05
        }),
        act(move |scene| {
            let board = script::<Board>(scene);
            let (_, prefab) = board.marks.prefab(Mark::Selected);
            let data = prefab.unwrap().data_ref();
            let mesh = data
                .get_scene()
                .graph
                .linear_iter()
                .find_map(|node| node.cast::<Mesh>());
            let material = mesh.unwrap().surfaces()[0].material().clone();
            let data = material.data_ref();
            let properties = data.property_group_ref("properties").unwrap();
            let color = properties.property_ref("diffuseColor").unwrap().as_color();
            assert_eq!(color, Some(red));
            let pawn = &graph(scene)[board.node_at("a2".parse().unwrap()).unwrap()];
            let path = scene
                .ctx
                .resource_manager
                .resource_path(pawn.resource().unwrap().as_ref());
            assert_eq!(
                path.unwrap().to_string_lossy(),
                "data/prefabs/white_bishop.rgs"
            );
        }),
        click("e4"),
        ready(1),
        click("d7"),
        click("d5"),
        ready(2),
        click("e4"),
        click("d5"),
        ready(3),
        act(|scene| {
            // Pieces taken by White go to the moved place.
            let (_, start) = graph(scene)
                .find_by_name_from_root("white_captured")
                .unwrap();
            let at = start.global_position();
            let near = graph(scene).linear_iter().any(|node| {
                node.name() == "black_pawn" && (node.global_position() - at).norm() < 0.3
            });
            assert!(near, "nothing stands at {at}");
        }),
    ];
    let _there = alone_in(work.path());
    follow_here(table(CHESS, saves.path()), steps);
}

#[test]
fn the_mine_is_spread_and_the_hand_is_moved() {
    let _alone = alone();
    let work = edit(vec![
        turn_to(PROSPECTOR),
        set(
            "tableau",
            "base.scripts[0].script.Some@0.spacing.unit",
            0.5_f32,
        ),
        turn_to(DUEL),
        shift("near_hand", [0.0, 0.0, 1.5]),
        shift("far_deck", [-1.0, 0.0, 0.0]),
    ]);
    let saves = tempfile::tempdir().unwrap();
    let _there = alone_in(work.path());
    follow_here(
        table(PROSPECTOR, saves.path()),
        vec![
            ready(0),
            act(|scene| {
                let tableau = script::<Tableau>(scene);
                assert_eq!(*tableau.spacing.unit, 0.5);
                let [left, right] = [18, 19].map(|slot| tableau.home_of(SlotId(slot)).unwrap());
                // The first two cards of the bottom row are two and a half units apart.
                let apart = (right - left).x.abs();
                assert!((apart - 2.5 * 0.5).abs() < 0.01, "{left} to {right}");
            }),
        ],
    );
    follow_here(
        table(DUEL, saves.path()),
        vec![
            ready(0),
            act(|scene| {
                script::<DuelBoard>(scene);
                // In a tall window the table is deeper.
                let stretch = script::<CameraRig>(scene).stretch().unwrap();
                let place = node(scene, "near_hand").global_position().z;
                assert!((place / stretch + 2.5).abs() < 1e-3, "{place}, {stretch}");
            }),
        ],
    );
}
