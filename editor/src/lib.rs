//! FyroxEd with the game's scripts, and a Play button that builds this project.

use fyrox::{
    core::{algebra::Vector3, pool::ErasedHandle},
    gui::inspector::editors::inherit::InheritablePropertyEditorDefinition,
    material::{Material, MaterialResource},
    scene::camera::Exposure,
};
use fyrox_build_tools::{BuildProfile, CommandDescriptor};
use fyroxed_base::{
    Editor, Message, StartupData,
    plugin::EditorPlugin,
    plugins::inspector::editors::resource::ResourceFieldPropertyEditorDefinition,
    settings::{
        Settings,
        scene::{NodeInfo, SceneCameraSettings, SceneSettings},
    },
};
use parlour_shell::app::options::Options;
use std::{io, path::Path};

/// Returns the paths of the tables' scenes, in the order of the tabs.
pub fn table_scenes() -> impl ExactSizeIterator<Item = &'static str> {
    parlour::TABLES.iter().map(|table| table.scene)
}

/// First position of the editor's camera, behind the player's seat.
const EYES: Vector3<f32> = Vector3::new(0.0, 8.0, -7.4);
/// First pitch of the editor's camera, in radians.
const DOWN: f32 = 0.85;
/// Index and generation of the room's root node in each generated scene. It starts folded, because
/// most changes are made elsewhere.
const ROOM: (u32, u32) = (1, 1);
/// Exposure of the cameras in the scenes.
const EXPOSURE: f32 = 2.3;

/// Creates the editor for the project in a folder, which becomes the working folder: asset paths
/// are relative to it. `scenes` opens the tables' scenes at once.
///
/// # Errors
/// If the folder does not exist.
pub fn editor(project: &Path, scenes: bool) -> io::Result<Editor> {
    // First of all, because the editor reads its settings from the working folder.
    std::env::set_current_dir(project)?;
    let mut opened: Vec<_> = table_scenes().map(Into::into).collect();
    opened.truncate(if scenes { opened.len() } else { 0 });
    // Settings passed in any other way are lost when the editor changes its folder.
    let mut settings = Settings::load().unwrap_or_else(|_| first_settings());
    teach_to_play(&mut settings);
    settings.force_save();
    let mut editor = Editor::new(Some(StartupData {
        working_directory: project.into(),
        scenes: opened,
        named_objects: false,
    }));
    // FyroxEd 1.0.1 has an editor for materials but none for optional ones.
    let sender = editor.message_sender.clone();
    let materials = ResourceFieldPropertyEditorDefinition::<Material>::new(sender);
    editor.property_editors.insert(materials);
    editor
        .property_editors
        .insert(InheritablePropertyEditorDefinition::<
            Option<MaterialResource>,
        >::new());
    editor.add_game_plugin(parlour::plugin(Options {
        keep_nothing: true,
        ..Options::default()
    }));
    if scenes {
        editor.add_editor_plugin(Opening(true));
    }
    Ok(editor)
}

/// Default settings of the editor: the table looks as in the game, without outlines of lights and
/// colliders.
fn first_settings() -> Settings {
    let mut settings = Settings::default();
    settings.build.profiles.clear();
    settings.camera.exposure = Exposure::Manual(EXPOSURE);
    settings.graphics.draw_grid = false;
    let debugging = &mut settings.debugging;
    debugging.show_physics = false;
    debugging.show_bounds = false;
    debugging.show_light_bounds = false;
    debugging.show_camera_bounds = false;
    for scene in table_scenes() {
        let seat = SceneSettings {
            camera_settings: SceneCameraSettings {
                position: EYES,
                pitch: DOWN,
                ..Default::default()
            },
            node_infos: [(
                ErasedHandle::new(ROOM.0, ROOM.1),
                NodeInfo { is_expanded: false },
            )]
            .into(),
        };
        settings.scene_settings.insert(scene.into(), seat);
    }
    settings
}

/// Sets the Play button's commands to this version's, also in settings of an older one.
fn teach_to_play(settings: &mut Settings) {
    let play = play();
    let profiles = &mut settings.build.profiles;
    match profiles.iter_mut().find(|known| known.name == play.name) {
        Some(known) => *known = play,
        None => profiles.insert(0, play),
    }
}

/// Commands of the Play button: builds the game as `./play` does and starts it on the open scene.
/// `--keep-nothing` leaves the designer's saved games alone.
fn play() -> BuildProfile {
    let cargo = |args: &[&str]| CommandDescriptor {
        command: "cargo".into(),
        args: args.iter().map(|&argument| argument.into()).collect(),
        environment_variables: Vec::new(),
        // The arguments already contain the `--` marker before those of the game.
        skip_passthrough_marker: true,
    };
    BuildProfile {
        name: "Parlour".into(),
        build_commands: vec![cargo(&["build", "--locked", "-p", "executor"])],
        run_command: cargo(&["run", "--locked", "-p", "executor", "--", "--keep-nothing"]),
    }
}

/// Switches back to the first scene once all are open: the editor shows the one opened last.
struct Opening(bool);

impl EditorPlugin for Opening {
    fn on_update(&mut self, editor: &mut Editor, _: fyrox::engine::ApplicationLoopController) {
        if !self.0 || editor.scenes.entries.len() < table_scenes().len() {
            return;
        }
        self.0 = false;
        let first = table_scenes().next().map(Path::new);
        let mut entries = editor.scenes.entries.iter();
        if let Some(entry) = entries.find(|entry| entry.path.as_deref() == first) {
            editor
                .message_sender
                .send(Message::SetCurrentScene(entry.id));
        }
    }
}
