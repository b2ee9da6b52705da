//! FyroxEd with the game's scripts in it, and the project's own way of playing what is open.

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
use parlour::{Options, Parlour, Table};
use std::{io, path::Path};

/// The scenes that are opened at the start, the one that is seen first.
pub const SCENES: [Table; 3] = [Table::Chess, Table::Prospector, Table::Duel];

/// Where one looks from at first: over the seat's shoulder.
const EYES: Vector3<f32> = Vector3::new(0.0, 8.0, -7.4);
/// How far down one looks, in radians.
const DOWN: f32 = 0.85;
/// Index and generation of the room's root in each scene, as it is built: folded away, for most
/// changes are made elsewhere.
const ROOM: (u32, u32) = (1, 1);
/// As the scenes' own cameras.
const EXPOSURE: f32 = 2.3;

/// The editor for the project in a folder, which becomes the working folder: asset paths begin
/// there. `scenes` says whether the tables' scenes are opened at once.
///
/// # Errors
/// When the folder is not there.
pub fn editor(project: &Path, scenes: bool) -> io::Result<Editor> {
    // Before anything else: the editor looks for its settings in the working folder at once.
    std::env::set_current_dir(project)?;
    let mut opened: Vec<_> = SCENES.iter().map(|table| table.scene().into()).collect();
    opened.truncate(if scenes { opened.len() } else { 0 });
    // What it is given otherwise it forgets when it is told its folder.
    let mut settings = Settings::load().unwrap_or_else(|_| first_settings());
    teach_to_play(&mut settings);
    settings.force_save();
    let mut editor = Editor::new(Some(StartupData {
        working_directory: project.into(),
        scenes: opened,
        named_objects: false,
    }));
    // The editor of 1.0.1 knows a material only where there is one; ours may be left out.
    let sender = editor.message_sender.clone();
    let materials = ResourceFieldPropertyEditorDefinition::<Material>::new(sender);
    editor.property_editors.insert(materials);
    editor
        .property_editors
        .insert(InheritablePropertyEditorDefinition::<
            Option<MaterialResource>,
        >::new());
    editor.add_game_plugin(Parlour::new(Options {
        keep_nothing: true,
        ..Options::default()
    }));
    if scenes {
        editor.add_editor_plugin(Opening(true));
    }
    Ok(editor)
}

/// How the editor is set at first; later it keeps what is changed. The table is seen as in the
/// game, and not through the outlines of its lights and bodies.
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
    for table in SCENES {
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
        settings.scene_settings.insert(table.scene().into(), seat);
    }
    settings
}

/// Play does what this version means by it, also where the settings come from an older one.
fn teach_to_play(settings: &mut Settings) {
    let play = play();
    let profiles = &mut settings.build.profiles;
    match profiles.iter_mut().find(|known| known.name == play.name) {
        Some(known) => *known = play,
        None => profiles.insert(0, play),
    }
}

/// What the Play button does: the game is built as `./play` builds it, and started on the scene
/// that is open. It begins anew and keeps nothing: a designer's trials do not touch anybody's
/// games.
fn play() -> BuildProfile {
    let cargo = |args: &[&str]| CommandDescriptor {
        command: "cargo".into(),
        args: args.iter().map(|&argument| argument.into()).collect(),
        environment_variables: Vec::new(),
        // The arguments of the game follow directly: the marker stands among these.
        skip_passthrough_marker: true,
    };
    BuildProfile {
        name: "Parlour".into(),
        build_commands: vec![cargo(&["build", "--locked", "-p", "executor"])],
        run_command: cargo(&["run", "--locked", "-p", "executor", "--", "--keep-nothing"]),
    }
}

/// Goes back to the first scene when all are open: the editor shows the one that was opened last.
struct Opening(bool);

impl EditorPlugin for Opening {
    fn on_update(&mut self, editor: &mut Editor, _: fyrox::engine::ApplicationLoopController) {
        if !self.0 || editor.scenes.entries.len() < SCENES.len() {
            return;
        }
        self.0 = false;
        let first = Path::new(SCENES[0].scene());
        let mut entries = editor.scenes.entries.iter();
        if let Some(entry) = entries.find(|entry| entry.path.as_deref() == Some(first)) {
            editor
                .message_sender
                .send(Message::SetCurrentScene(entry.id));
        }
    }
}
