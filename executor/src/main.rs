//! Desktop program: parses the arguments, opens the window and runs the plugin.

mod allocator;
mod arguments;

use arguments::Arguments;
use clap::{CommandFactory, Parser, error::ErrorKind};
use fyrox::{
    core::log::Log,
    dpi::PhysicalSize,
    engine::{GraphicsContextParams, executor::Executor},
    event_loop::EventLoop,
    window::{Fullscreen, Icon, WindowAttributes},
};
use parlour::TABLES;
use parlour_shell::{
    app::options::Options,
    platform::{logbook, storage::canonical_path},
};
use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

fn main() -> ExitCode {
    allocator::return_large_blocks();
    let mut arguments = Arguments::parse();
    if let Err(error) = arguments.check() {
        let mut command = Arguments::command();
        command.error(ErrorKind::InvalidValue, error).exit();
    }
    let at_home = at_home(&mut arguments);
    let options = Options::from(arguments);
    let home = match at_home {
        Ok(home) => home,
        Err(error) => return refuse(&options, &error.to_string()),
    };
    let mut tables = TABLES.iter();
    if let Err(error) = tables.try_for_each(|table| (table.check)(&options)) {
        return refuse(&options, &error.to_string());
    }
    if options.trace || options.bench_frames.is_some() {
        // Standard output is reserved for the trace and the figures.
        Log::enable_writing_to_stdout(false);
    }
    let event_loop = match EventLoop::new() {
        Ok(event_loop) => event_loop,
        Err(error) => {
            Log::err(format!("couldn't create the event loop: {error}"));
            let message = "couldn't find a display (./play runs a demonstration without one)";
            return refuse(&options, message);
        }
    };
    let demo = options.demo;
    let window = options.window;
    // The time that vsync waits would count.
    let measures = options.bench_frames.is_some();
    let plugin = parlour::plugin(options);
    if let Some(path) = plugin.shell.log_path() {
        logbook::begin(&path);
        Log::set_file_name(path);
    }
    Log::info(format!("game files: {}", home.join("data").display()));
    let settings = &plugin.shell.settings;
    let (width, height) = window.unwrap_or((1280, 720));
    let mut attributes = WindowAttributes::default()
        .with_title("Parlour")
        .with_resizable(true)
        .with_window_icon(icon())
        .with_inner_size(PhysicalSize::new(width, height));
    if settings.fullscreen && window.is_none() && !demo {
        attributes = attributes.with_fullscreen(Some(Fullscreen::Borderless(None)));
    }
    let mut executor = Executor::from_params(
        Some(event_loop),
        GraphicsContextParams {
            window_attributes: attributes,
            vsync: settings.vsync && !measures,
            msaa_sample_count: None,
            graphics_server_constructor: Default::default(),
            named_objects: false,
        },
    );
    // On slow machines, one long step for each frame replaces many short ones, which would make
    // frames slower still. All motion follows the clock, so step length doesn't matter.
    executor.set_throttle_frame_interval(0);
    executor.add_plugin(plugin);
    executor.run();
    ExitCode::SUCCESS
}

/// Loads the icon of the window and the task bar. The game runs without it as well.
fn icon() -> Option<Icon> {
    let picture = image::open("data/textures/ui/app_icon.png")
        .ok()?
        .to_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

/// Prints the reason why the program can't start, and writes it to the trace.
fn refuse(options: &Options, message: &str) -> ExitCode {
    eprintln!("error: {message}");
    parlour_shell::app::trace::Trace::new(options.trace).error(message);
    ExitCode::from(1)
}

/// Reason why the program can't work in the folder with `data/`.
#[derive(Debug, thiserror::Error)]
enum HomeError {
    /// The current folder is unknown.
    #[error("couldn't find the current folder: {0}")]
    Current(io::Error),
    /// The folder can't be entered.
    #[error("couldn't enter {}: {source}", folder.display())]
    Enter {
        /// The folder.
        folder: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// There is no such folder.
    #[error("missing folder \"data\" (start the program from the folder that contains it)")]
    Missing,
}

/// Changes to the folder with `data/`, because the engine looks for it in the current folder, and
/// returns it: the current one, that of the program or, in a development build, the one where it was
/// built. Relative paths in the arguments keep their meaning.
fn at_home(arguments: &mut Arguments) -> Result<PathBuf, HomeError> {
    let here = std::env::current_dir().map_err(HomeError::Current)?;
    arguments.resolve_paths(&here);
    if is_home(&here) {
        return Ok(here);
    }
    let beside: Option<PathBuf> = std::env::current_exe()
        .ok()
        .and_then(|program| program.parent().map(Path::to_path_buf));
    // On a player's computer, that folder has nothing to do with the game.
    let is_release = !cfg!(debug_assertions);
    let built = (!is_release).then(|| Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    for folder in beside.into_iter().chain(built) {
        if is_home(&folder) {
            let folder = canonical_path(&folder);
            return match std::env::set_current_dir(&folder) {
                Ok(()) => Ok(folder),
                Err(source) => Err(HomeError::Enter { folder, source }),
            };
        }
    }
    Err(HomeError::Missing)
}

/// Returns whether a folder has the game's own `data/`. The name alone isn't enough, because the
/// engine writes into the folder that it finds.
fn is_home(folder: &Path) -> bool {
    folder.join(TABLES[0].scene).is_file()
}
