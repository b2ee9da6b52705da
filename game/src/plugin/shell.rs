//! What all tables share: the window and its panels, the scene, the player's settings and files,
//! sounds, notifications and the trace.

use super::{frame_limiter::FrameLimiter, notifications, press_tracker::PressTracker, system};
use crate::{
    camera::{Insets, Projection},
    input::Input,
    locale::Locale,
    options::{Options, Table},
    ray::Ray,
    settings::Settings,
    sounds::Sounds,
    storage::{Storage, StorageError},
    trace::Trace,
    ui::{self, Action, Dialog, Gui, Layout, Screen, kit::Pictures},
};
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    graph::SceneGraph,
    gui::UserInterface,
    plugin::PluginContext,
    scene::{Scene, camera::Camera},
};
use std::{collections::VecDeque, path::PathBuf};

/// What all tables share.
#[derive(Debug)]
pub struct Shell {
    /// Pointer and key events over the scene, for the scripts on the table.
    pub input: Input,
    /// Rotation of the camera about the vertical axis, in radians, rounded to quarter turns: the
    /// arrow keys move the cursor as the player sees the table.
    pub cursor_turn: f32,
    /// Command line of this run.
    pub options: Options,
    /// Folder of the player's files; `None` if nothing can or shall be kept.
    pub storage: Option<Storage>,
    /// Settings in force: the saved ones, overridden by the command line.
    pub settings: Settings,
    /// Settings as they are saved.
    pub saved_settings: Settings,
    /// Whether a settings file exists that was not read and has to be kept.
    pub settings_protected: bool,
    /// Texts in the player's language.
    pub locale: Locale,
    /// Icons of panels.
    pub pictures: Pictures,
    /// Loaded sounds.
    pub sounds: Sounds,
    /// Output for other programs.
    pub trace: Trace,
    /// Widgets of the panels and dialogs.
    pub gui: Gui,
    /// The user interface that holds them.
    pub ui: Handle<UserInterface>,
    /// Part of the program that is on screen.
    pub screen: Screen,
    /// Table that is being loaded, and the action to dispatch once it is there.
    pub pending_scene: Option<(Table, Option<Action>)>,
    /// Table whose scene is loaded.
    pub table: Table,
    /// Whether the scene of that table lacks something it needs.
    pub broken: bool,
    /// Open dialogs, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// Whether the panel beside the table is unfolded in a small window.
    pub panel_open: bool,
    /// Notification on screen.
    pub(crate) toast: Option<notifications::Toast>,
    /// Notifications that wait for their turn.
    pub(crate) toasts: VecDeque<(String, notifications::Severity)>,
    /// Storage errors from before the first frame.
    pub waiting_errors: Vec<StorageError>,
    /// Actions that a table asks for; dispatched once the table has returned.
    pub requests: Vec<Action>,
    /// Scene of the table.
    pub scene: Handle<Scene>,
    /// Camera of that scene.
    pub camera: Handle<Camera>,
    /// Parts of the window that panels cover while the table is played at.
    pub insets: Insets,
    /// Inner size of the window, in pixels.
    pub window: Vector2<f32>,
    /// Physical pixels per logical pixel.
    pub density: f64,
    /// Whether the window is minimized or covered.
    pub hidden: bool,
    /// Modifier keys that are held.
    pub modifiers: fyrox::keyboard::ModifiersState,
    /// Whether panels have to be rebuilt.
    pub dirty: bool,
    /// Whether a pointer button is down on a panel.
    pub(crate) press_tracker: PressTracker,
    /// Keys that wait until a click has reached its panel, with the modifiers of that moment.
    pub early_keys: Vec<(fyrox::event::KeyEvent, fyrox::keyboard::ModifiersState)>,
    /// Whether the renderer has to be given the quality settings.
    pub quality_due: bool,
    /// Whether textures have to be given their anisotropy level once they are loaded.
    pub anisotropy_due: bool,
    /// Whether the trace has reported that the table is ready.
    pub ready_told: bool,
    /// Updates until hit targets are traced; counted down only while nothing moves.
    pub hit_targets_due: Option<u8>,
    /// Seconds since the last input.
    pub idle: f32,
    /// Intents of the players, for bug reports.
    pub intents: Vec<String>,
    /// Frame rate limit.
    pub(crate) frame_limiter: FrameLimiter,
    /// Number of random seeds drawn: with a fixed seed each has its own, the same in every run.
    pub dealt: u64,
    /// State of the operating system's side.
    pub(crate) system: system::System,
}

impl Shell {
    /// The scene with the table; none before it is loaded.
    pub fn scene(&self) -> Handle<Scene> {
        self.scene
    }

    /// How far what scrolls in panels is scrolled, in pixels.
    pub fn scrolled(&self, ctx: &PluginContext) -> Vec<f32> {
        let ui = ctx.user_interfaces.try_get(self.ui);
        ui.map_or_else(|_| Vec::new(), |ui| self.gui.scrolled(ui, true))
    }

    /// Whether a panel hides the table at this pixel.
    pub fn is_covered(&self, ctx: &PluginContext, at: Vector2<f32>) -> bool {
        let ui = ctx.user_interfaces.try_get(self.ui);
        ui.is_ok_and(|ui| self.gui.is_covered(ui, at))
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where the log goes; `None` when there is no folder for it.
    pub fn log_path(&self) -> Option<PathBuf> {
        let storage = self.storage.as_ref()?;
        std::fs::create_dir_all(storage.folder()).ok()?;
        Some(storage.path("log.txt"))
    }

    /// The trace.
    pub fn trace_mut(&mut self) -> &mut Trace {
        &mut self.trace
    }

    /// How much larger panels are than usual: as the player has set it, and on a handheld at least so
    /// much that a finger meets one button and not two.
    pub fn ui_scale(&self) -> f32 {
        let setting = self.settings.ui_scale;
        if self.options.platform.is_handheld() {
            return ui::setting_for_fingers(self.window, setting, self.density as f32);
        }
        setting
    }

    /// How panels lie in the window.
    pub fn layout(&self) -> Layout {
        let scale = ui::scale(self.window, self.ui_scale());
        Layout::new(self.window, scale, self.system.margins())
    }

    /// The camera.
    pub fn camera_node(&self) -> Handle<Camera> {
        self.camera
    }

    /// Inner size of the window, in pixels.
    pub fn window(&self) -> Vector2<f32> {
        self.window
    }

    /// The ray through a pixel of the window.
    pub fn ray(&self, scene: &Scene, at: Vector2<f32>) -> Option<Ray> {
        let camera = scene.graph.try_get(self.camera).ok()?;
        Some(Projection::of(camera).ray(at, self.window))
    }
}
