//! What the game asks of Android.

use crate::java;
use fyrox::platform::android::activity::{AndroidApp, WindowManagerFlags};
use parlour::platform::{Margins, Port};

/// The activity, as far as the game may use it.
#[derive(Debug)]
pub struct AndroidPort {
    app: AndroidApp,
}

impl AndroidPort {
    /// That of this activity.
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

    fn language(&self) -> Option<String> {
        self.app.config().language()
    }

    fn margins(&self) -> Margins {
        java::cutout(&self.app)
    }
}
