//! FyroxEd for this project; opens the chess table.

use fyrox::event_loop::EventLoop;
use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    // The project is the current folder, or else the checkout that this program was built from.
    let here = Path::new(".");
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let project = match here.join("data/scenes/chess.rgs").is_file() {
        true => here.to_path_buf(),
        false => built,
    };
    let event_loop = match EventLoop::new() {
        Ok(event_loop) => event_loop,
        Err(error) => {
            eprintln!("error: couldn't open a window: {error}");
            return ExitCode::from(1);
        }
    };
    match parlour_editor::editor(&project, true) {
        Ok(editor) => editor.run(event_loop),
        Err(error) => {
            eprintln!("error: couldn't open {}: {error}", project.display());
            return ExitCode::from(1);
        }
    }
    ExitCode::SUCCESS
}
