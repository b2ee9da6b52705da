//! FyroxEd with the game's scripts in it, and the project's own way of playing what is open.

use fyrox::{
    gui::inspector::editors::inherit::InheritablePropertyEditorDefinition,
    material::{Material, MaterialResource},
};
use fyrox_build_tools::{BuildProfile, CommandDescriptor};
use fyroxed_base::{
    Editor, StartupData,
    plugins::inspector::editors::resource::ResourceFieldPropertyEditorDefinition,
    settings::Settings,
};
use parlour::{Options, Parlour, Table};
use std::{io, path::Path};

/// The scenes that are opened at the start, the one that is seen first.
pub const SCENES: [Table; 3] = [Table::Chess, Table::Prospector, Table::Duel];

/// The editor for the project in a folder, which becomes the working folder: asset paths begin there.
/// `scenes` says whether the tables' scenes are opened at once.
///
/// # Errors
/// When the folder is not there.
pub fn editor(project: &Path, scenes: bool) -> io::Result<Editor> {
    // Before anything else: the editor looks for its settings in the working folder at once.
    std::env::set_current_dir(project)?;
    let mut opened: Vec<_> = SCENES.iter().map(|table| table.scene().into()).collect();
    opened.truncate(if scenes { opened.len() } else { 0 });
    let mut settings = Settings::default();
    settings.build.profiles = vec![play()];
    let mut editor = Editor::new_with_settings(
        Some(StartupData {
            working_directory: project.into(),
            scenes: opened,
            named_objects: false,
        }),
        settings,
    );
    // The editor of 1.0.1 knows a material only where there is one; ours may be left out.
    let materials =
        ResourceFieldPropertyEditorDefinition::<Material>::new(editor.message_sender.clone());
    editor.property_editors.insert(materials);
    editor
        .property_editors
        .insert(InheritablePropertyEditorDefinition::<
            Option<MaterialResource>,
        >::new());
    editor.add_game_plugin(Parlour::new(Options {
        fresh: true,
        ..Options::default()
    }));
    Ok(editor)
}

/// What the Play button does: the game is built as `./play` builds it, and started on the scene that
/// is open. It begins anew and keeps nothing, so that a designer's games are not in a player's way.
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
        run_command: cargo(&["run", "--locked", "-p", "executor", "--", "--fresh"]),
    }
}
