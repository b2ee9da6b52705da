//! FyroxEd without a window, at work in a copy of the project's data.

use fyrox::{
    core::{
        log::{Log, MessageKind},
        pool::Handle,
        reflect::Reflect,
    },
    engine::ApplicationLoopController,
    graph::SceneGraph,
    scene::{Scene, node::Node},
};
use fyroxed_base::{
    Editor, Message,
    command::SetPropertyCommand,
    plugin::EditorPlugin,
    scene::{GameScene, commands::GameSceneContext},
};
use parlour::scene_of;
use parlour_editor::table_scenes;
use parlour_shell::app::options::TableId;
use parlour_tests::data::copy_of_data;
use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, mpsc::channel},
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// Wall-clock time after which the editor is taken to hang.
const PATIENCE: Duration = Duration::from_secs(600);

/// Keeps tests from running side by side: the working folder belongs to the process.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// One action in the editor.
pub type Step = Box<dyn FnOnce(&mut Editor)>;

/// Runs the steps one after the other once the scenes are open.
struct Hand {
    steps: VecDeque<Step>,
    rests: bool,
    begun: Instant,
}

impl EditorPlugin for Hand {
    fn on_post_update(&mut self, editor: &mut Editor, control: ApplicationLoopController) {
        assert!(self.begun.elapsed() < PATIENCE, "the editor is not done");
        if editor.scenes.entries.len() < table_scenes().len() {
            return;
        }
        // The editor carries out what a step asked for in the next update.
        self.rests = !self.rests;
        if self.rests {
            return;
        }
        match self.steps.pop_front() {
            Some(step) => step(editor),
            None => control.exit(),
        }
    }
}

/// Path to the project.
pub fn project() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.join("..").canonicalize().unwrap()
}

/// Opens the tables' scenes in a copy of the data, runs the steps, and saves all scenes.
pub fn edit(steps: Vec<Step>) -> TempDir {
    let work = copy_of_data();
    let mut editor = parlour_editor::editor(work.path(), true).unwrap();
    let mut steps: VecDeque<Step> = steps.into();
    steps.push_back(Box::new(|editor| {
        for entry in &editor.scenes.entries {
            let path = entry.path.clone().unwrap();
            editor
                .message_sender
                .send(Message::SaveScene { id: entry.id, path });
        }
    }));
    editor.add_editor_plugin(Hand {
        steps,
        rests: false,
        begun: Instant::now(),
    });
    let (sender, messages) = channel();
    Log::add_listener(sender);
    editor.run_headless();
    let errors: Vec<String> = messages
        .try_iter()
        .filter(|message| message.kind == MessageKind::Error)
        .map(|message| message.content)
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
    work
}

/// Switches to a table's scene.
pub fn turn_to(table: TableId) -> Step {
    Box::new(move |editor| {
        let path = Path::new(scene_of(table).unwrap());
        let mut entries = editor.scenes.entries.iter();
        let entry = entries
            .find(|entry| entry.path.as_deref() == Some(path))
            .unwrap();
        editor
            .message_sender
            .send(Message::SetCurrentScene(entry.id));
    })
}

/// Returns the current scene.
pub fn scene(editor: &mut Editor) -> &mut Scene {
    let entry = editor.scenes.current_scene_entry_ref();
    let scene = entry.controller.downcast_ref::<GameScene>().unwrap().scene;
    &mut editor.engine.scenes[scene]
}

/// Returns the root of the saved part of the scene; the editor adds nodes outside it.
pub fn content_root(editor: &Editor) -> Handle<Node> {
    let entry = editor.scenes.current_scene_entry_ref();
    let scene = entry.controller.downcast_ref::<GameScene>().unwrap();
    scene.scene_content_root
}

/// Finds the node with this name, preferring the scene's own to those of a model in it.
pub fn named(scene: &Scene, name: &str) -> Handle<Node> {
    let nodes = scene.graph.pair_iter();
    let mut found: Vec<_> = nodes.filter(|(_, node)| node.name() == name).collect();
    found.sort_by_key(|(_, node)| node.resource().is_some());
    found
        .first()
        .unwrap_or_else(|| panic!("{name} is not there"))
        .0
}

/// Sets a property of the node with this name, as the inspector does.
pub fn set<T: Reflect>(name: &'static str, path: &'static str, value: T) -> Step {
    Box::new(move |editor| {
        let node = named(scene(editor), name);
        let command = SetPropertyCommand::new(path.into(), Box::new(value), move |ctx| {
            let scene = &mut ctx.get_mut::<GameSceneContext>().scene;
            let node = scene.graph.try_get_node_mut(node).ok();
            node.map(|node| node as &mut dyn Reflect)
        });
        editor.message_sender.do_command(command);
    })
}
