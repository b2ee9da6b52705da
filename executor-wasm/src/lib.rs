//! Program for browsers: runs the same plugin as on the desktop in a web page.
//!
//! On any other system this is an empty library.
#![cfg(target_family = "wasm")]

mod data_files;
mod host;
mod port;

use data_files::DataFiles;
use fyrox::{
    core::log::Log,
    dpi::PhysicalSize,
    engine::{GraphicsContextParams, executor::Executor},
    event_loop::EventLoop,
    window::WindowAttributes,
};
use parlour_shell::{
    app::{options::Options, settings::Quality},
    platform::{
        Platform,
        files::memory::{Files, shared},
        logbook,
    },
    table::workers::{self, Browser},
};
use port::BrowserPort;
use std::{
    io, panic,
    path::{Path, PathBuf},
    sync::Arc,
};
use wasm_bindgen::prelude::wasm_bindgen;

/// Folder of the player's files, in memory.
const SAVES: &str = "/parlour";

/// Starts the game in a canvas of this size, in pixels. `query` is that of the page's address.
///
/// The page calls it once everything that the first table needs has been downloaded.
#[wasm_bindgen]
pub fn play(query: &str, width: u32, height: u32) {
    let report_panics = || panic::set_hook(Box::new(|what| host::failed(&what.to_string())));
    report_panics();
    Log::set_log_info(false);
    workers::begin(Browser {
        start: host::start_worker,
        end: host::end_worker,
    });
    shared::begin(Files::new(host::saves(), Box::new(host::store_file)));
    logbook::remember(&Path::new(SAVES).join("log.txt"));
    let event_loop = match EventLoop::new() {
        Ok(event_loop) => event_loop,
        Err(error) => return host::failed(&format!("couldn't create the event loop: {error}")),
    };
    let options = match options(query) {
        Ok(options) => options,
        Err(error) => return host::failed(&error),
    };
    let mut executor = Executor::from_params(
        Some(event_loop),
        GraphicsContextParams {
            window_attributes: WindowAttributes::default()
                .with_inner_size(PhysicalSize::new(width, height)),
            vsync: true,
            msaa_sample_count: None,
            graphics_server_constructor: Default::default(),
            named_objects: false,
        },
    );
    // The engine has installed another hook.
    report_panics();
    // One step for each frame on slow machines, as on the desktop.
    executor.set_throttle_frame_interval(0);
    let files = Arc::new(DataFiles);
    executor.resource_manager.state().set_resource_io(files);
    executor.add_plugin(parlour::plugin(Options {
        window: Some((width, height)),
        ..options
    }));
    executor.run();
}

/// Reports with the next update that the files of the player can't be stored.
#[wasm_bindgen(js_name = notStored)]
pub fn not_stored(reason: &str) {
    let kind = match reason.contains("QuotaExceeded") {
        true => io::ErrorKind::StorageFull,
        false => io::ErrorKind::Other,
    };
    shared::failed(io::Error::new(kind, reason));
}

/// Passes on a value that a worker has sent, or its end.
#[wasm_bindgen]
pub fn heard(worker: u32, value: Option<String>) {
    workers::heard(worker, value.as_deref());
}

/// Runs a task in a worker, and sends its values with the function `send_value` of the worker.
#[wasm_bindgen]
pub fn work(name: &str, task: &str) -> Result<(), String> {
    panic::set_hook(Box::new(|what| host::failed(&what.to_string())));
    let kind = parlour::task_named(name).ok_or_else(|| format!("unknown task {name}"))?;
    let done = kind.run(task, |value| host::send_value(&value));
    done.map_err(|error| format!("{name}: {error}"))
}

/// Returns the options in the query of the page's address: those arguments of the desktop program that
/// tests and demonstrations need.
fn options(query: &str) -> Result<Options, String> {
    let mut options = Options {
        save_dir: Some(PathBuf::from(SAVES)),
        platform: match host::is_touched() {
            true => Platform::Handheld(Arc::new(BrowserPort)),
            false => Platform::Browser(Arc::new(BrowserPort)),
        },
        ..Options::default()
    };
    for argument in query.trim_start_matches('?').split('&') {
        let (name, value) = argument.split_once('=').unwrap_or((argument, ""));
        let unknown = |error: &dyn std::fmt::Display| format!("{argument}: {error}");
        match name {
            "trace" => options.trace = true,
            "fresh" => options.fresh = true,
            "demo" => options.demo = true,
            "locale" => options.locale = Some(value.to_owned()),
            "table" => {
                let table = parlour::table_named(value).map_err(|error| unknown(&error))?;
                options.table = Some(table);
            }
            "seed" => options.seed = Some(value.parse().map_err(|error| unknown(&error))?),
            "motion" => options.motion = Some(value.parse().map_err(|error| unknown(&error))?),
            "bench-frames" => {
                let frames = value.parse().map_err(|error| unknown(&error))?;
                options.bench_frames = Some(frames);
            }
            "quality" => {
                let quality: Quality = value.parse().map_err(|error| unknown(&error))?;
                options.quality = Some(quality);
            }
            // Sites add their own, such as where a visitor came from.
            _ => {}
        }
    }
    Ok(options)
}
