//! FyroxEd opens the tables' scenes and saves them as they are.

use fyrox::engine::ApplicationLoopController;
use fyroxed_base::{Editor, Message, plugin::EditorPlugin};
use parlour_editor::SCENES;
use parlour_tests::scenes::difference;
use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

/// How long the editor may take.
const PATIENCE: Duration = Duration::from_secs(120);

/// Does something each time that the editor has done its own, until it says that it is done.
struct Hand<F>(F, Instant);

impl<F: FnMut(&mut Editor) -> bool + 'static> EditorPlugin for Hand<F> {
    fn on_post_update(&mut self, editor: &mut Editor, control: ApplicationLoopController) {
        assert!(self.1.elapsed() < PATIENCE, "the editor is not done");
        if (self.0)(editor) {
            control.exit();
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let goal = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &goal);
        } else {
            fs::copy(entry.path(), goal).unwrap();
        }
    }
}

#[test]
fn what_fyroxed_saves_is_what_it_opened() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .unwrap();
    let work = tempfile::tempdir().unwrap();
    copy(&project.join("data"), &work.path().join("data"));
    let mut editor = parlour_editor::editor(work.path(), true).unwrap();
    let mut asked = false;
    editor.add_editor_plugin(Hand(
        move |editor: &mut Editor| {
            if editor.scenes.entries.len() < SCENES.len() {
                return false;
            }
            if !asked {
                asked = true;
                for entry in &editor.scenes.entries {
                    let path = entry.path.clone().unwrap();
                    editor
                        .message_sender
                        .send(Message::SaveScene { id: entry.id, path });
                }
                return false;
            }
            true
        },
        Instant::now(),
    ));
    editor.run_headless();
    for table in SCENES {
        let before = fs::read_to_string(project.join(table.scene())).unwrap();
        let after = fs::read_to_string(work.path().join(table.scene())).unwrap();
        if let Some(difference) = difference(&before, &after) {
            panic!("{}: {difference}", table.scene());
        }
    }
}
