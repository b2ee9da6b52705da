//! Styles: each can be shown, and changes the table at once.

use fyrox::{
    graph::SceneGraph,
    material::MaterialResourceBinding,
    scene::{
        mesh::{Mesh, surface::SurfaceResource},
        node::Node,
    },
};
use parlour_chess::{ID as CHESS, scene::piece::Piece};
use parlour_duel::ID as DUEL;
use parlour_prospector::ID as PROSPECTOR;
use parlour_rules::chess::PieceKind;
use parlour_shell::{
    app::options::TableId,
    scene::styles::StyleKind,
    ui::{Action, Dialog, settings_page::SettingsGroup},
};
use parlour_tests::{
    headless::{
        Scene, Step, act, dialog, do_action, follow, named, options, press, ready, updates,
        wait_for,
    },
    window::project,
};
use std::{cell::RefCell, collections::BTreeSet, fs, rc::Rc};

/// Returns all nodes of the scene.
fn nodes<'a>(scene: &'a Scene) -> impl Iterator<Item = &'a Node> {
    let shown = scene.parlour.shell.scene;
    scene.ctx.scenes[shown].graph.linear_iter()
}

/// Returns the diffuse textures of the meshes whose name this is.
fn textures(scene: &Scene, name: &str) -> BTreeSet<String> {
    let meshes = nodes(scene).filter(|node| node.name() == name);
    let surfaces = meshes.filter_map(|node| Some(node.cast::<Mesh>()?.surfaces()));
    let pictures = surfaces.flatten().filter_map(|surface| {
        let material = surface.material().data_ref();
        let bindings = material.bindings();
        let (_, binding) = bindings
            .iter()
            .find(|(name, _)| name.as_str() == "diffuseTexture")?;
        let MaterialResourceBinding::Texture(picture) = binding else {
            return None;
        };
        let picture = picture.value.clone()?;
        let path = scene.ctx.resource_manager.resource_path(&picture)?;
        Some(path.display().to_string())
    });
    pictures.collect()
}

/// Returns the mesh of the detailed model of a white piece.
fn shape(scene: &Scene, kind: PieceKind) -> Option<SurfaceResource> {
    let shown = scene.parlour.shell.scene;
    let graph = &scene.ctx.scenes[shown].graph;
    let mut pieces = graph
        .linear_iter()
        .filter_map(|node| node.try_get_script::<Piece>());
    let piece = pieces.find(|piece| *piece.white && PieceKind::from(*piece.kind) == kind)?;
    let mut below = graph.traverse_handle_iter(*piece.model);
    below.find_map(|node| Some(graph[node].cast::<Mesh>()?.surfaces().first()?.data()))
}

/// Chooses the style with this name.
fn choose(kind: StyleKind, id: &'static str) -> Step {
    act(move |scene| {
        let styles = scene.parlour.shell.styles.of(kind).iter();
        let index = styles.enumerate().find(|(_, style)| style.id() == id);
        let (index, _) = index.expect("the style is there");
        let choose = Action::ChooseStyle(kind, index);
        scene.parlour.dispatch(choose, scene.ctx).unwrap();
    })
}

#[test]
fn every_style_can_be_shown_at_every_table() {
    for table in [CHESS, PROSPECTOR, DUEL] {
        every_style_can_be_shown_at(table);
    }
}

fn every_style_can_be_shown_at(table: TableId) {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path());
    options.table = Some(table);
    let page = Dialog::Settings(SettingsGroup::Appearance);
    let mut steps = vec![
        wait_for("picks", |picks| picks["dialog"] != "menu"),
        do_action(Action::Open(page)),
        dialog("settings"),
    ];
    let root = project();
    for kind in StyleKind::ALL {
        let folder = root.join("data/styles").join(kind.name());
        let count = fs::read_dir(&folder).unwrap().count();
        steps.push(act(move |scene| {
            let known = scene.parlour.shell.styles.of(kind).len();
            assert_eq!(
                known, count,
                "{kind:?} has folders that styles.ron doesn't name"
            );
        }));
        for index in (0..count).rev() {
            steps.push(do_action(Action::ChooseStyle(kind, index)));
            steps.push(updates(2));
        }
    }
    let received = follow(options, steps);
    assert!(named(&received, "error").is_empty(), "{received:#?}");
}

#[test]
fn a_board_is_changed_at_once_and_after_a_restart() {
    let saves = tempfile::tempdir().unwrap();
    let usual = Rc::new(RefCell::new(BTreeSet::new()));
    let (seen, expected) = (usual.clone(), usual);
    let slate = |scene: &Scene| {
        let textures = textures(scene, "board");
        textures.iter().any(|path| path.contains("boards/slate"))
    };
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| *seen.borrow_mut() = textures(scene, "board")),
            choose(StyleKind::Boards, "slate"),
            act(move |scene| assert!(slate(scene), "{:?}", textures(scene, "board"))),
            choose(StyleKind::Boards, "walnut"),
            act(move |scene| assert_eq!(textures(scene, "board"), *expected.borrow())),
            do_action(Action::Open(Dialog::Settings(SettingsGroup::Appearance))),
            dialog("settings"),
            press("boards-slate"),
            Box::new(move |scene, _| slate(scene)),
        ],
    );
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| assert!(slate(scene), "{:?}", textures(scene, "board"))),
            do_action(Action::Open(Dialog::Settings(SettingsGroup::Appearance))),
            dialog("settings"),
            press("reset"),
            Box::new(move |scene, _| !slate(scene)),
        ],
    );
}

#[test]
fn a_board_whose_table_was_left_gets_its_own_look_back() {
    let saves = tempfile::tempdir().unwrap();
    let usual = Rc::new(RefCell::new(BTreeSet::new()));
    let (seen, expected) = (usual.clone(), usual);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| *seen.borrow_mut() = textures(scene, "board")),
            choose(StyleKind::Boards, "slate"),
            do_action(Action::OpenTable(PROSPECTOR)),
            Box::new(|scene, _| scene.parlour.shell.table == PROSPECTOR),
            do_action(Action::OpenTable(CHESS)),
            Box::new(|scene, _| scene.parlour.shell.table == CHESS),
            choose(StyleKind::Boards, "walnut"),
            act(move |scene| assert_eq!(textures(scene, "board"), *expected.borrow())),
        ],
    );
}

#[test]
fn pieces_get_their_models_at_once_and_back() {
    let saves = tempfile::tempdir().unwrap();
    let usual = Rc::new(RefCell::new(None));
    let (seen, other, expected) = (usual.clone(), usual.clone(), usual);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| *seen.borrow_mut() = shape(scene, PieceKind::Rook)),
            choose(StyleKind::Pieces, "modern"),
            updates(2),
            act(move |scene| {
                let modern = shape(scene, PieceKind::Rook);
                assert!(modern.is_some() && modern != *other.borrow());
            }),
            choose(StyleKind::Pieces, "classic"),
            updates(2),
            act(move |scene| assert!(shape(scene, PieceKind::Rook) == *expected.borrow())),
        ],
    );
}

#[test]
fn a_room_takes_the_place_of_another() {
    let saves = tempfile::tempdir().unwrap();
    let shelves = |scene: &Scene, shown: bool| {
        let mut shelves = nodes(scene).filter(|node| node.name() == "bookshelf.glb");
        shelves.all(|shelf| shelf.visibility() == shown)
    };
    let count = Rc::new(RefCell::new(0));
    let (before, after) = (count.clone(), count);
    follow(
        options(saves.path()),
        vec![
            ready(0),
            act(move |scene| *before.borrow_mut() = nodes(scene).count()),
            choose(StyleKind::Rooms, "hall"),
            act(move |scene| assert!(shelves(scene, false))),
            choose(StyleKind::Rooms, "evening"),
            act(move |scene| {
                assert!(shelves(scene, true));
                assert_eq!(nodes(scene).count(), *after.borrow());
            }),
        ],
    );
}
