//! The shell and the engine in one argument for the tables, with the services that need both: the
//! camera, sounds, the clipboard and sharing.

use super::{Shell, clipboard::Clipboard, sounds, sounds::Cue};
use crate::{
    scene::{camera::CameraRig, ray::Ray},
    table::TableKey,
    ui::Action,
};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::UserInterface,
    keyboard::KeyCode,
    plugin::{
        PluginContext,
        error::{GameError, GameResult},
    },
    scene::{Scene, node::Node},
    script::ScriptTrait,
};

/// Panning of a sound at the edge of the picture. Both speakers play all sounds.
const WIDEST: f32 = 0.6;

/// The shell and the engine.
pub struct TableContext<'a, 'b, 'c> {
    /// Everything that the tables share.
    pub shell: &'a mut Shell,
    /// The engine: scenes, resources, user interfaces and the time step.
    pub engine: &'a mut PluginContext<'b, 'c>,
}

impl TableContext<'_, '_, '_> {
    /// Returns the loaded scene.
    pub fn scene(&self) -> Option<&Scene> {
        self.engine.scenes.try_get(self.shell.scene).ok()
    }

    /// Returns whether scenes, textures or other resources are still loading.
    pub fn is_loading(&self) -> bool {
        self.engine
            .resource_manager
            .state()
            .count_pending_resources()
            > 0
    }

    /// Returns the script of a node in the loaded scene.
    ///
    /// # Errors
    /// If there is no scene, or the node has no such script.
    pub fn script<T: ScriptTrait>(&self, node: Handle<Node>) -> Result<&T, GameError> {
        let scene = self.engine.scenes.try_get(self.shell.scene)?;
        Ok(scene.graph.try_get_script_of(node)?)
    }

    /// Returns the script of a node in the loaded scene, for changes.
    ///
    /// # Errors
    /// If there is no scene, or the node has no such script.
    pub fn script_mut<T: ScriptTrait>(&mut self, node: Handle<Node>) -> Result<&mut T, GameError> {
        let scene = self.engine.scenes.try_get_mut(self.shell.scene)?;
        Ok(scene.graph.try_get_script_of_mut(node)?)
    }

    /// Returns the ray through a pixel of the window; `None` without a camera.
    pub fn ray(&self, at: Vector2<f32>) -> Option<Ray> {
        self.shell.ray(self.scene()?, at)
    }

    /// Calls `with` with the camera's script and the factor of its durations.
    pub fn camera(&mut self, with: impl FnOnce(&mut CameraRig, f32)) -> GameResult {
        let speed = self.shell.settings.flourish();
        let scene = self.engine.scenes.try_get_mut(self.shell.scene)?;
        let rig = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.shell.camera)?;
        with(rig, speed);
        self.shell.moved();
        Ok(())
    }

    /// Copies a text to the clipboard and notifies the player with the text of the key `done`, or
    /// refuses if there is no clipboard. Does nothing without a text.
    pub fn copy(&mut self, text: Option<String>, done: &str) {
        let Some(text) = text else { return };
        if self.clipboard().copy(text) {
            self.shell.notify(self.shell.locale.text(done));
        } else {
            self.refuse(self.shell.locale.text("no-clipboard"));
        }
    }

    /// Hands a text on to another program; `subject` is the key of what it is called there.
    pub fn share(&mut self, subject: &str, text: Option<String>) {
        let (Some(text), Some(port)) = (text, self.shell.options.platform.port()) else {
            return;
        };
        if !port.share(&self.shell.locale.text(subject), &text) {
            self.refuse(self.shell.locale.text("no-share"));
        }
    }

    fn clipboard(&self) -> Clipboard<'_> {
        Clipboard::new(&self.shell.options.platform, self.ui())
    }

    /// Plays a sound at the player's volume, if a scene is loaded.
    pub fn play_sound(&mut self, cue: impl Into<Cue>) {
        let Cue { sound, place } = cue.into();
        let volume = self.shell.settings.volume;
        let Ok(scene) = self.engine.scenes.try_get_mut(self.shell.scene) else {
            return;
        };
        let pixel = place.and_then(|place| self.shell.pixel(scene, place));
        let area = self.shell.canvas.area;
        let half = area.w().max(1.0) * 0.5;
        let aside = pixel.map_or(0.0, |pixel| (pixel.x - area.x() - half) / half);
        let panning = aside.clamp(-1.0, 1.0) * WIDEST;
        self.shell.sounds.play(scene, sound, volume, panning);
    }

    /// Plays several sounds at the player's volume.
    pub fn play_sounds(&mut self, sounds: impl IntoIterator<Item = Cue>) {
        for sound in sounds {
            self.play_sound(sound);
        }
    }

    /// Shows a refusal of the player's last action with a sound, and logs it. It replaces an
    /// earlier refusal.
    pub fn refuse(&mut self, sentence: String) {
        self.play_sound(sounds::REFUSE);
        self.shell.show_refusal(sentence);
    }

    /// Takes the keyboard focus from the panels.
    pub fn drop_focus(&mut self) {
        if let Ok(ui) = self.engine.user_interfaces.try_get(self.shell.ui) {
            self.shell.gui.drop_focus(ui);
        }
    }

    /// Handles a key that means the same at every table. Returns an action to dispatch.
    pub(super) fn common_key(&mut self, key: TableKey) -> Option<Action> {
        let step = match key.code {
            KeyCode::ArrowRight => Some((1, 0)),
            KeyCode::ArrowLeft => Some((-1, 0)),
            KeyCode::ArrowUp => Some((0, 1)),
            KeyCode::ArrowDown => Some((0, -1)),
            _ => None,
        };
        match (key.code, step) {
            (_, Some((right, away))) => {
                self.drop_focus();
                self.shell.input.step(right, away);
                None
            }
            _ if key.repeat => None,
            (KeyCode::Enter | KeyCode::NumpadEnter, _) => {
                self.shell.input.confirm();
                None
            }
            (KeyCode::Escape, _) => {
                self.drop_focus();
                let covers = self.shell.is_panel_open()
                    && self.shell.layout().is_compact()
                    && !self.shell.has_sheet;
                Some(if covers {
                    Action::TogglePanel
                } else {
                    Action::Menu
                })
            }
            _ => key.common_action(),
        }
    }

    /// Returns the text on the clipboard. If there is none, refuses, or waits for the system to read it
    /// and then does the action `again`.
    pub fn pasted_text(&mut self, again: Action) -> Option<String> {
        let clipboard = self.clipboard();
        let (text, comes_later) = (clipboard.text(), clipboard.comes_later());
        match text {
            None if comes_later => self.shell.awaited_paste.begin(again),
            None => self.refuse(self.shell.locale.text("no-clipboard")),
            Some(_) => {}
        }
        text
    }

    fn ui(&self) -> Option<&UserInterface> {
        self.engine.user_interfaces.try_get(self.shell.ui).ok()
    }
}
