//! Services of the shell for all tables: the camera, the clipboard, sharing and saved settings.

use super::Shell;
use crate::{
    app::{sentences, settings::Settings},
    platform::storage::Saved,
    scene::camera::CameraRig,
};
use fyrox::{
    gui::copypasta::ClipboardProvider,
    plugin::{PluginContext, error::GameResult},
};

impl Shell {
    /// Calls `with` with the camera's script and the animation speed.
    pub fn camera(
        &mut self,
        ctx: &mut PluginContext,
        with: impl FnOnce(&mut CameraRig, f32),
    ) -> GameResult {
        let speed = self.settings.motion.factor();
        let scene = ctx.scenes.try_get_mut(self.scene)?;
        let rig = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.camera)?;
        with(rig, speed);
        self.moved();
        Ok(())
    }

    /// Copies a text to the clipboard and notifies the player with the text of the key `done`, or
    /// refuses if there is no clipboard. Does nothing without a text.
    pub fn copy(&mut self, ctx: &mut PluginContext, text: Option<String>, done: &str) {
        let Some(text) = text else { return };
        let port = self.options.platform.port();
        let copied = port.and_then(|port| port.copy(&text)).unwrap_or_else(|| {
            ctx.user_interfaces
                .try_get(self.ui)
                .ok()
                .and_then(|ui| ui.clipboard_mut())
                .is_some_and(|mut clipboard| clipboard.set_contents(text).is_ok())
        });
        if copied {
            self.notify(self.locale.text(done));
        } else {
            self.refuse(ctx, self.locale.text("no-clipboard"));
        }
    }

    /// Hands a text on to another program; `subject` is the key of what it is called there.
    pub fn share(&mut self, ctx: &mut PluginContext, subject: &str, text: Option<String>) {
        let (Some(text), Some(port)) = (text, self.options.platform.port()) else {
            return;
        };
        if !port.share(&self.locale.text(subject), &text) {
            self.refuse(ctx, self.locale.text("no-share"));
        }
    }

    /// Returns the text on the clipboard, if there is any.
    pub fn clipboard_text(&self, ctx: &PluginContext) -> Option<String> {
        let port = self.options.platform.port();
        port.and_then(|port| port.pasted()).or_else(|| {
            ctx.user_interfaces
                .try_get(self.ui)
                .ok()
                .and_then(|ui| ui.clipboard_mut())
                .and_then(|mut clipboard| clipboard.get_contents().ok())
        })
    }

    /// Saves the settings: the shell's own, then the fields of the tables.
    pub(crate) fn save_settings(&mut self, tables: Result<Vec<String>, ron::Error>) {
        let Some(storage) = &self.storage else { return };
        // A fresh start keeps what it did not read.
        let kept = if std::mem::take(&mut self.settings_protected) {
            storage.quarantine(Settings::FILE)
        } else {
            Ok(())
        };
        let saved = kept.and_then(|()| storage.save_with(&self.saved_settings, tables));
        if let Err(error) = saved {
            self.report_error(sentences::storage(&self.locale, &error));
        }
    }
}
