//! Plays a table by touch in a real window, as `tests/headless/by_touch.rs` does without one, and
//! takes pictures of it with ImageMagick's `import`. Run by `art/pictures.py`.
//!
//!     by_touch TABLE SCREEN FOLDER LAST
//!
//! SCREEN is `phone` or `tablet`. The program ends with the picture LAST.

use fyrox::{
    dpi::PhysicalSize,
    engine::{GraphicsContextParams, executor::Executor},
    event_loop::EventLoop,
    window::WindowAttributes,
};
use parlour_shell::{
    app::settings::{Quality, Settings},
    platform::storage::Storage,
};
use parlour_tests::{
    by_touch::{SCREENS, play_through},
    headless::{Step, at_home, driver, play_with},
};
use std::{path::PathBuf, process::Command, time::Duration};

/// Time limit, generous enough for a machine without a graphics card.
const PATIENCE: Duration = Duration::from_secs(3600);
/// Updates after which the last action has been drawn.
const DRAWN: u32 = 6;

/// Takes a picture of the whole screen, and ends the program if it is the last one.
fn picture(path: PathBuf, is_last: bool) -> Step {
    let mut left = DRAWN;
    Box::new(move |_, _| {
        if left > 0 {
            left -= 1;
            return false;
        }
        let taken = Command::new("import")
            .args(["-silent", "-window", "root"])
            .arg(&path)
            .status()
            .expect("ImageMagick is installed");
        assert!(taken.success(), "no picture could be taken");
        if is_last {
            std::process::exit(0);
        }
        true
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [table, screen, folder, last] = arguments.as_slice() else {
        panic!("usage: by_touch TABLE SCREEN FOLDER LAST");
    };
    let table = parlour::table_named(table).unwrap();
    let screen = match screen.as_str() {
        "phone" => SCREENS[0],
        "tablet" => SCREENS[1],
        other => panic!("unknown screen {other:?} (expected phone or tablet)"),
    };
    let folder = std::env::current_dir()
        .expect("there is a folder")
        .join(folder);
    let saves = folder.join("saves");
    let settings = Settings {
        quality: Quality::Medium,
        ..Settings::default()
    };
    let mut storage = Storage::new(Some(saves.clone())).expect("there is room for files");
    storage.save(&settings).expect("there is room for files");
    let look = |name: &'static str| picture(folder.join(format!("{name}.png")), name == last);
    let (options, steps) = play_through(table, screen, &saves, &look);
    let window = PhysicalSize::new(screen.0, screen.1);
    let params = GraphicsContextParams {
        window_attributes: WindowAttributes::default().with_inner_size(window),
        ..Default::default()
    };
    let event_loop = EventLoop::new().expect("there is a display");
    let mut executor = Executor::from_params(Some(event_loop), params);
    executor.set_throttle_frame_interval(0);
    let _home = at_home();
    play_with(executor, PATIENCE, options, driver(steps));
}
