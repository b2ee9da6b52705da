//! Android program: a `NativeActivity` that runs the same plugin as on the desktop.
//!
//! On any other system this is an empty library.
#![cfg(target_os = "android")]

mod java;
mod lifecycle;
mod port;

use fyrox::{
    core::{io::ANDROID_APP, log::Log},
    engine::{GraphicsContextParams, executor::Executor},
    event_loop::EventLoop,
    platform::android::{EventLoopBuilderExtAndroid, activity::AndroidApp},
};
use lifecycle::Lifecycle;
use parlour_shell::{
    app::options::Options,
    platform::{Platform, logbook},
};
use port::AndroidPort;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

/// Entry point, on a separate thread.
// `android-activity` calls this exported name, and no other symbol in the program has it.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    // If the process stayed alive, the next start would find the event loop and the assets of this
    // one, and the engine can't initialize either twice. The glue would catch a panic and keep the
    // process, so it's caught here.
    let played = catch_unwind(AssertUnwindSafe(|| play(app)));
    std::process::exit(if played.is_ok() { 0 } else { 1 });
}

fn play(app: AndroidApp) {
    // The engine reads assets through this.
    if ANDROID_APP.set(app.clone()).is_err() {
        Log::err("couldn't start a second time in one process");
        return;
    }
    let options = Options {
        save_dir: app.internal_data_path(),
        platform: Platform::Handheld(Arc::new(AndroidPort::new(app.clone()))),
        ..Options::default()
    };
    let plugin = parlour::plugin(options);
    if let Some(path) = plugin.shell.log_path()
        && let Err(error) = logbook::keep(&path)
    {
        Log::warn(format!("couldn't write {}: {error}", path.display()));
    }
    let event_loop = match EventLoop::builder().with_android_app(app.clone()).build() {
        Ok(event_loop) => event_loop,
        Err(error) => {
            Log::err(format!("couldn't create the event loop: {error}"));
            return;
        }
    };
    let mut executor = Executor::from_params(
        Some(event_loop),
        GraphicsContextParams {
            window_attributes: Default::default(),
            vsync: true,
            msaa_sample_count: None,
            graphics_server_constructor: Default::default(),
            named_objects: false,
        },
    );
    // One step for each frame on slow machines, as on the desktop.
    executor.set_throttle_frame_interval(0);
    executor.add_plugin(plugin);
    executor.add_plugin(Lifecycle::new(app));
    executor.run();
}
