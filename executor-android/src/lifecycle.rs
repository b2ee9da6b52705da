//! System bars and the end of the activity, which neither the engine nor winit handles.

use crate::java;
use fyrox::{
    core::{reflect::prelude::*, visitor::prelude::*},
    event::{Event, WindowEvent},
    platform::android::activity::AndroidApp,
    plugin::{Plugin, PluginContext, error::GameResult},
};

/// Plugin beside the game that hides the system bars and exits when the activity is destroyed.
///
/// winit doesn't report that event, while the UI thread waits for the program to exit.
#[derive(Visit, Reflect, Debug)]
#[reflect(non_cloneable, hide_all)]
pub struct Lifecycle {
    #[visit(skip)]
    #[reflect(hidden)]
    app: AndroidApp,
    suspended: bool,
}

impl Lifecycle {
    /// Creates the plugin for an activity.
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
            // A system dialog or the keyboard might have shown the bars again.
            Event::WindowEvent {
                event: WindowEvent::Focused(true),
                ..
            } => java::hide_bars(&self.app),
            // While there is no surface, these events come only with changes of the activity.
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
