//! What the engine and its window library do not look after: the system's bars, and the end.

use crate::java;
use fyrox::{
    core::{reflect::prelude::*, visitor::prelude::*},
    event::{Event, WindowEvent},
    platform::android::activity::AndroidApp,
    plugin::{Plugin, PluginContext, error::GameResult},
};

/// Beside the game: hides the system's bars, and ends the program with its activity.
///
/// The window library does not tell that the activity is destroyed, while the system's own thread
/// waits for the program to end then.
#[derive(Visit, Reflect, Debug)]
#[reflect(non_cloneable, hide_all)]
pub struct Lifecycle {
    #[visit(skip)]
    #[reflect(hidden)]
    app: AndroidApp,
    suspended: bool,
}

impl Lifecycle {
    /// For this activity.
    pub fn new(app: AndroidApp) -> Self {
        Self {
            app,
            suspended: true,
        }
    }
}

impl Plugin for Lifecycle {
    fn on_os_event(&mut self, event: &Event<()>, ctx: PluginContext) -> GameResult {
        match event {
            // A dialog of the system, or the keyboard, may have brought them back.
            Event::WindowEvent {
                event: WindowEvent::Focused(true),
                ..
            } => java::hide_bars(&self.app),
            // While there is no screen these come only with news of the activity.
            Event::AboutToWait if self.suspended && java::is_destroyed(&self.app) => {
                ctx.loop_controller.exit();
            }
            _ => {}
        }
        Ok(())
    }

    fn on_graphics_context_initialized(&mut self, _: PluginContext) -> GameResult {
        self.suspended = false;
        java::hide_bars(&self.app);
        Ok(())
    }

    fn on_graphics_context_destroyed(&mut self, _: PluginContext) -> GameResult {
        self.suspended = true;
        Ok(())
    }
}
