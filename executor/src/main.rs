//! Desktop program: parses the arguments, opens the window and runs the plugin.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

mod allocator;
mod arguments;
mod console;

use arguments::Arguments;
use clap::{Command, CommandFactory, Parser, error::ErrorKind};
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
    console::attach();
    let mut arguments = Arguments::parse();
    if let Err(error) = arguments.check() {
        let mut command = Arguments::command();
        command.error(ErrorKind::InvalidValue, error).exit();
    }
    if let Some(shell) = arguments.completions {
        let mut command = shown();
        clap_complete::generate(shell, &mut command, "parlour", &mut io::stdout());
        return ExitCode::SUCCESS;
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
            return refuse(&options, "couldn't find a display");
        }
    };
    let demo = options.demo;
    let window = options.window;
    // The time that vsync waits would count.
    let measures = options.bench_frames.is_some();
    let plugin = parlour::plugin(options);
    if let Some(path) = plugin.shell.log_path() {
        match logbook::begin(&path) {
            Ok(file) => Log::set_file(Some(file)),
            Err(error) => Log::warn(format!("couldn't write {}: {error}", path.display())),
        }
    }
    Log::info(format!("game files: {}", home.join("data").display()));
    let settings = &plugin.shell.settings;
    let (width, height) = window.unwrap_or((1280, 720));
    let mut attributes = WindowAttributes::default()
        .with_title("Parlour")
        .with_resizable(true)
        .with_window_icon(icon())
        .with_inner_size(PhysicalSize::new(width, height));
    #[cfg(target_os = "linux")]
    {
        use fyrox::platform::wayland::WindowAttributesExtWayland;
        // Desktops find the icon and the launcher by the name of the .desktop file. In a Flatpak it has
        // another one.
        let name = std::env::var("FLATPAK_ID").unwrap_or_else(|_| "parlour".to_owned());
        attributes = attributes.with_name(name, "parlour");
    }
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

/// Returns the arguments without those that are hidden, which completions would show.
fn shown() -> Command {
    let all = Arguments::command();
    let shown = all
        .get_arguments()
        .filter(|argument| !argument.is_hide_set());
    let command = Command::new("parlour").version(parlour_shell::VERSION);
    command.args(shown.cloned())
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
    console::show(message);
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
/// returns it. Relative paths in the arguments keep their meaning.
fn at_home(arguments: &mut Arguments) -> Result<PathBuf, HomeError> {
    let here = std::env::current_dir().map_err(HomeError::Current)?;
    arguments.resolve_paths(&here);
    // Some package managers start programs through a link in another folder.
    let program = std::env::current_exe().ok();
    let program = program.map(|program| canonical_path(&program));
    let home = home(program.as_deref(), &here).ok_or(HomeError::Missing)?;
    let folder = canonical_path(&home);
    match std::env::set_current_dir(&folder) {
        Ok(()) => Ok(folder),
        Err(source) => Err(HomeError::Enter { folder, source }),
    }
}

/// Returns the folder with `data/`: that of the program, `share/parlour` beside `bin`, the current
/// one or, in a development build, the one where it was built. The current one isn't the first, so
/// that an installed program never loads the data of another version.
fn home(program: Option<&Path>, here: &Path) -> Option<PathBuf> {
    let beside = program.and_then(Path::parent);
    let installed = beside.map(|folder| folder.join("../share/parlour"));
    // On a player's computer, that folder has nothing to do with the game.
    let is_release = !cfg!(debug_assertions);
    let built = (!is_release).then(|| Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let folders = beside.map(Path::to_path_buf).into_iter();
    let mut folders = folders
        .chain(installed)
        .chain([here.to_path_buf()])
        .chain(built);
    folders.find(|folder| is_home(folder))
}

/// Returns whether a folder has the game's own `data/`. The name alone isn't enough, because the
/// engine writes into the folder that it finds.
fn is_home(folder: &Path) -> bool {
    folder.join(TABLES[0].scene).is_file()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Creates `folder` with the data of the game.
    fn furnish(folder: &Path) {
        let scene = folder.join(TABLES[0].scene);
        fs::create_dir_all(scene.parent().unwrap()).unwrap();
        fs::write(scene, "").unwrap();
    }

    #[test]
    fn an_installed_program_finds_its_data_from_any_folder() {
        let prefix = tempfile::tempdir().unwrap();
        let (bin, share) = (prefix.path().join("bin"), prefix.path().join("share"));
        fs::create_dir(&bin).unwrap();
        furnish(&share.join("parlour"));
        // Such as a clone of another version.
        let other = tempfile::tempdir().unwrap();
        furnish(other.path());
        for here in [prefix.path(), &bin, other.path()] {
            let found = home(Some(&bin.join("parlour")), here).unwrap();
            let (found, expected) = (canonical_path(&found), share.join("parlour"));
            assert_eq!(found, canonical_path(&expected), "{}", here.display());
        }
    }

    #[test]
    fn a_program_beside_its_data_or_in_another_folder_finds_it() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        furnish(folder.path());
        let beside = home(Some(&folder.path().join("parlour")), other.path());
        assert_eq!(beside.as_deref(), Some(folder.path()));
        let here = home(Some(&other.path().join("parlour")), folder.path());
        assert_eq!(here.as_deref(), Some(folder.path()));
        assert_eq!(home(None, folder.path()).as_deref(), Some(folder.path()));
    }

    #[test]
    fn hidden_arguments_are_not_completed() {
        let command = shown();
        let names: Vec<_> = command
            .get_arguments()
            .map(|it| it.get_id().as_str())
            .collect();
        assert!(
            names.contains(&"table") && names.contains(&"pgn"),
            "{names:?}"
        );
        assert!(
            !names.contains(&"handheld") && !names.contains(&"completions"),
            "{names:?}"
        );
    }

    #[test]
    fn every_part_of_the_game_has_one_version() {
        let version = Arguments::command().get_version().map(str::to_owned);
        assert_eq!(version.as_deref(), Some(parlour_shell::VERSION));
    }
}
