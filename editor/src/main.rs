//! FyroxEd with the game's scripts in it: opens on the chess table.

use fyrox::event_loop::EventLoop;
use fyroxed_base::{Editor, StartupData};
use parlour::{Options, Parlour, Table};
use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    // The editor looks for `data/` in its working folder, wherever it was started.
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let event_loop = match EventLoop::new() {
        Ok(event_loop) => event_loop,
        Err(error) => {
            eprintln!("There is no display to open the editor on ({error}).");
            return ExitCode::from(1);
        }
    };
    let mut editor = Editor::new(Some(StartupData {
        working_directory: project,
        scenes: vec![
            Table::Chess.scene().into(),
            Table::Prospector.scene().into(),
        ],
        named_objects: false,
    }));
    editor.add_game_plugin(Parlour::new(Options {
        fresh: true,
        ..Options::default()
    }));
    editor.run(event_loop);
    ExitCode::SUCCESS
}
