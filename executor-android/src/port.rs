//! Platform functions of the game on Android.

use crate::java;
use fyrox::platform::android::activity::{AndroidApp, WindowManagerFlags};
use parlour_shell::platform::{Margins, Port};

/// Handle of the activity.
#[derive(Debug)]
pub struct AndroidPort {
    app: AndroidApp,
}

impl AndroidPort {
    /// Creates the port for an activity.
    pub fn new(app: AndroidApp) -> Self {
        Self { app }
    }
}

impl Port for AndroidPort {
    fn keep_awake(&self, awake: bool) {
        let flag = WindowManagerFlags::KEEP_SCREEN_ON;
        let none = WindowManagerFlags::empty();
        let (add, remove) = if awake { (flag, none) } else { (none, flag) };
        self.app.set_window_flags(add, remove);
    }

    fn copy(&self, text: &str) -> Option<bool> {
        Some(java::copy(&self.app, text))
    }

    fn pasted(&self) -> Option<String> {
        java::pasted(&self.app)
    }

    fn share(&self, subject: &str, text: &str) -> bool {
        java::share(&self.app, subject, text)
    }

    fn keyboard(&self, wanted: bool) -> bool {
        // Shown explicitly: with the implicit request that winit makes, the keyboard doesn't appear
        // where it would cover most of the screen, as in landscape.
        match wanted {
            true => self.app.show_soft_input(false),
            false => self.app.hide_soft_input(false),
        }
        true
    }

    fn language(&self) -> Option<String> {
        java::language()
    }

    fn margins(&self) -> Margins {
        java::cutout(&self.app)
    }
}
