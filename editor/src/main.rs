//! The editor as a program: opens on the chess table.

use fyrox::event_loop::EventLoop;
use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    // It works in the project in which it was started, or else in the one where it was built.
    let here = Path::new(".");
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let project = match here.join("data/scenes/chess.rgs").is_file() {
        true => here.to_path_buf(),
        false => built,
    };
    let event_loop = match EventLoop::new() {
        Ok(event_loop) => event_loop,
        Err(error) => {
            eprintln!("There is no display to open the editor on ({error}).");
            return ExitCode::from(1);
        }
    };
    match parlour_editor::editor(&project, true) {
        Ok(editor) => editor.run(event_loop),
        Err(error) => {
            eprintln!(
                "The project's folder {} cannot be used: {error}.",
                project.display()
            );
            return ExitCode::from(1);
        }
    }
    ExitCode::SUCCESS
}
