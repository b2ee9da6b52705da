//! State that all tables share: the window and its panels, the scene, the player's settings and
//! files, sounds, notifications and the trace.

use super::{
    clipboard::AwaitedPaste, notifications::Notifications, play_time::PlayTime, quality::Graphics,
    revision::Revision, system,
};
use crate::{
    app::{
        input::Input,
        loads::Loads,
        options::{Options, TableId},
        sentences,
        settings::Settings,
        sounds::Sounds,
        trace::Trace,
    },
    archive::Archive,
    platform::{
        files,
        locale::Locale,
        speech::Speech,
        storage::{Saved, Storage, StorageError},
    },
    scene::{
        camera::Insets,
        canvas::{Canvas, Projection},
        light::Glow,
        ray::Ray,
        sky,
        styles::{ShownStyles, Style, StyleKind, Styles},
    },
    ui,
    ui::{
        Action, Dialog, Gui, Layout, Placement, Screen, TableDialog, dialog_layout::Confirm,
        kit::Pictures,
    },
};
use fyrox::{
    core::{
        algebra::{Vector2, Vector3},
        pool::Handle,
    },
    engine::GraphicsContext,
    graph::SceneGraph,
    gui::UserInterface,
    plugin::PluginContext,
    scene::{Scene, camera::Camera},
};
use std::{
    fmt::Debug,
    path::{Path, PathBuf},
};
use web_time::{SystemTime, UNIX_EPOCH};

/// Style of card faces with large signs.
const LARGE_PRINT: &str = "large";
/// Width of a portrait window, in logical pixels, below which the signs of the usual faces are too
/// small.
const LARGE_PRINT_BELOW: f32 = 600.0;

/// State and services that all tables share.
#[derive(Debug, Default)]
pub struct Shell {
    /// Pointer, fingers and keys.
    pub input: Input,
    /// Rotation of the camera about the vertical axis, in radians, rounded to quarter turns: the
    /// arrow keys move the cursor as the player sees the table.
    pub cursor_turn: f32,
    /// Command line of this run.
    pub options: Options,
    /// Folder of the player's files; `None` if nothing is saved.
    pub storage: Option<Storage>,
    /// Finished games of all tables.
    pub archive: Archive,
    /// Time played since the last finished games.
    pub(crate) play_time: PlayTime,
    /// Settings in force: the saved ones, overridden by the command line.
    pub settings: Settings,
    /// Settings as they are saved.
    pub(crate) saved_settings: Settings,
    /// Whether settings have changed and have to be saved.
    pub settings_changed: bool,
    /// Texts in the player's language.
    pub locale: Locale,
    /// Icons of panels.
    pub pictures: Pictures,
    /// Styles that the player can choose.
    pub styles: Styles,
    /// Light of the room's lamps beyond their own.
    pub glow: Glow,
    /// Whether the camera shows the table from above.
    pub from_above: bool,
    /// Whether the scene is lit evenly, without lamps and reflections: for a view that looks drawn.
    pub even_light: bool,
    /// Changes of the scene by the chosen styles.
    pub(crate) shown_styles: ShownStyles,
    /// Loaded sounds.
    pub(crate) sounds: Sounds,
    /// Output for other programs.
    pub trace: Trace,
    /// Widgets of the panels and dialogs.
    pub gui: Gui,
    /// The user interface that holds them.
    pub ui: Handle<UserInterface>,
    /// Part of the program that is on screen.
    pub screen: Screen,
    /// Table that is being loaded, and the action to dispatch once it is there.
    pub pending_scene: Option<(TableId, Option<Action>)>,
    /// Table whose scene is loaded.
    pub table: TableId,
    /// Whether the scene of that table lacks something it needs.
    pub broken: bool,
    /// Scene that is being loaded, and how long nothing has been.
    pub(crate) loads: Loads,
    /// Open dialogs, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// Name of the question that the player has answered by the action being carried out.
    pub(crate) confirmed: Option<&'static str>,
    /// Whether the player has unfolded or folded the panel of a small window; `None` before.
    pub panel_choice: Option<bool>,
    /// Whether the panel is a sheet below the table, which covers nothing.
    pub(crate) has_sheet: bool,
    /// Messages to the player.
    pub(crate) notifications: Notifications,
    /// Actions that a table asks for; dispatched once the table has returned.
    pub requests: Vec<Action>,
    /// Action that waits for the text on the clipboard.
    pub(crate) awaited_paste: AwaitedPaste,
    /// Scene of the table.
    pub scene: Handle<Scene>,
    /// Camera of that scene.
    pub camera: Handle<Camera>,
    /// Texture that the scene is rendered to, and the part of the window that shows it.
    pub canvas: Canvas,
    /// Parts of the window that panels cover while the table is played at.
    pub insets: Insets,
    /// Inner size of the window, in pixels.
    pub window: Vector2<f32>,
    /// Physical pixels per logical pixel.
    pub(crate) density: f64,
    /// Whether playing cards are so small in this window that they need large signs.
    pub(crate) large_print: bool,
    /// Whether the window is minimized or covered.
    pub hidden: bool,
    /// Revision of the state that is shown.
    pub(crate) revision: Revision,
    /// Settings that the renderer has not been given yet, and the frame rate limit.
    pub(crate) graphics: Graphics,
    /// Intents that the sessions have taken, for bug reports.
    pub(crate) intents: Vec<String>,
    /// Number of random seeds drawn: with a fixed seed each has its own, the same in every run.
    pub(crate) dealt: u64,
    /// Voice of the system.
    pub(crate) speech: Speech,
    /// State of the operating system's side.
    pub system: system::System,
}

impl Shell {
    /// Returns the scroll offsets of the panels, in pixels.
    pub fn scrolled(&self, ctx: &PluginContext) -> Vec<f32> {
        let ui = ctx.user_interfaces.try_get(self.ui);
        ui.map_or_else(|_| Vec::new(), |ui| self.gui.scrolled(ui, true))
    }

    /// Whether a panel hides the table at this pixel.
    pub fn is_covered(&self, ctx: &PluginContext, at: Vector2<f32>) -> bool {
        let ui = ctx.user_interfaces.try_get(self.ui);
        ui.is_ok_and(|ui| self.gui.is_covered(ui, at))
    }

    /// Returns the topmost dialog if it is a table's dialog of this type.
    pub fn top_dialog<D: TableDialog>(&self) -> Option<&D> {
        self.dialogs.last()?.get()
    }

    /// Returns whether a table's dialog is open, also below others.
    ///
    /// Dialogs close in many ways: by a button or key, with the menu, or because the game continues.
    /// A table that has to follow asks this in its update, and needs no call in each of them.
    pub fn has_dialog<D: TableDialog + PartialEq>(&self, wanted: &D) -> bool {
        let mut dialogs = self.dialogs.iter();
        dialogs.any(|dialog| dialog.get() == Some(wanted))
    }

    /// Opens a table's dialog over the others. A panel over the table makes way for a dialog that
    /// leaves the table in sight.
    pub fn open_dialog(&mut self, dialog: impl TableDialog) {
        if matches!(dialog.placement(), Placement::Bottom | Placement::Beside) {
            self.fold_panel();
        }
        self.dialogs.push(Dialog::new(dialog));
    }

    /// Returns whether the panel of a small window is unfolded. A sheet is so at first.
    pub fn is_panel_open(&self) -> bool {
        self.panel_choice.unwrap_or(self.has_sheet)
    }

    /// Returns insets that are also covered by the unfolded panel of a small window. `sheet` is its
    /// distance from the top, in units, if it is a sheet below the table.
    pub fn beside_panel(&self, sheet: Option<f32>, insets: Insets) -> Insets {
        match (self.is_panel_open(), sheet) {
            (false, _) => insets,
            (true, Some(top)) => self.layout().with_sheet(top, insets),
            (true, None) => self.layout().with_panel(insets),
        }
    }

    /// Folds the panel of a small window, so that the table can be seen. A sheet stays as it is.
    pub fn fold_panel(&mut self) {
        if !self.has_sheet {
            self.panel_choice = None;
        }
    }

    /// Opens a dialog. It takes the place of the topmost one if that is another page of it.
    pub(crate) fn turn_to(&mut self, dialog: Dialog) {
        self.dialogs.pop_if(|open| open.id() == dialog.id());
        self.dialogs.push(dialog);
    }

    /// Opens a question, unless the action being carried out is the player's answer to it. An answer
    /// holds for one action. Returns whether the question was opened.
    pub fn asks(&mut self, question: Confirm) -> bool {
        let asks = self.confirmed.take_if(|id| *id == question.id).is_none();
        if asks {
            self.turn_to(Dialog::Confirm(question));
        }
        asks
    }

    /// Gives a command another key, and closes the question about it.
    pub(crate) fn bind_key(&mut self, table: TableId, usual: char, key: char) {
        self.dialogs.pop_if(|open| matches!(open, Dialog::Key(_)));
        let keys = &mut self.saved_settings.keys;
        keys.entry(table.name().to_owned())
            .or_default()
            .bind(usual, key);
        self.settings.keys.clone_from(keys);
        self.settings_changed = true;
    }

    /// Returns whether neither the menu nor a dialog covers the table.
    pub fn is_table_on_top(&self) -> bool {
        self.screen == Screen::Table && self.dialogs.is_empty()
    }

    /// Shows the table, without menu and dialogs.
    pub fn show_table(&mut self) {
        self.dialogs.clear();
        self.fold_panel();
        self.screen = Screen::Table;
    }

    /// Puts a table's dialog in the place of the topmost one.
    pub fn replace_dialog(&mut self, dialog: impl TableDialog) {
        self.dialogs.pop();
        self.open_dialog(dialog);
    }

    /// Closes each table's dialog of this type for which `closes` returns `true`.
    pub fn close_dialogs<D: TableDialog>(&mut self, closes: impl Fn(&D) -> bool) {
        self.dialogs
            .retain(|dialog| !dialog.get().is_some_and(&closes));
    }

    /// Logs an intent for bug reports. Sessions call it for each intent they take, whether it came
    /// from a click, a button, a computer or a demonstration.
    pub fn log_intent(&mut self, intent: &dyn Debug) {
        self.intents.push(format!("{intent:?}"));
    }

    /// Returns the path of the log file; `None` without a folder for it.
    pub fn log_path(&self) -> Option<PathBuf> {
        let storage = self.storage.as_ref()?;
        files::create_dir_all(storage.folder()).ok()?;
        Some(storage.path("log.txt"))
    }

    /// Returns the scale of panels: the player's setting, raised on a handheld until a finger hits one
    /// button and not two.
    pub fn ui_scale(&self) -> f32 {
        let setting = self.settings.ui_scale;
        if self.options.platform.is_handheld() {
            return ui::setting_for_fingers(self.window, setting, self.density as f32);
        }
        setting
    }

    /// Returns the style that is chosen of a kind.
    pub fn style(&self, kind: StyleKind) -> Option<&Style> {
        self.styles.chosen(&self.settings, kind)
    }

    /// Returns the style of the faces of playing cards: the chosen one, or large print instead of the
    /// usual one where cards are small.
    pub fn faces(&self) -> Option<&Style> {
        let faces = self.styles.of(StyleKind::Faces);
        let large = faces.iter().find(|style| style.id() == LARGE_PRINT);
        let chosen = self.style(StyleKind::Faces);
        let is_usual = chosen == faces.first();
        large.filter(|_| self.large_print && is_usual).or(chosen)
    }

    /// Returns whether playing cards are small in this window: a row of them fills its width.
    pub(crate) fn needs_large_print(&self) -> bool {
        let width = self.window.x / self.density as f32;
        self.layout().is_portrait() && width < LARGE_PRINT_BELOW
    }

    /// Shows the chosen styles on the table.
    pub(crate) fn show_styles(&mut self, ctx: &mut PluginContext) {
        let Ok(scene) = ctx.scenes.try_get_mut(self.scene) else {
            return;
        };
        let settings = &self.settings;
        let kinds = StyleKind::ALL.iter();
        let chosen = kinds.filter_map(|kind| self.styles.chosen(settings, *kind));
        let shown = &mut self.shown_styles;
        let (missing, flaws) = shown.show(ctx.resource_manager, scene, chosen);
        sky::soften(scene);
        self.graphics.anisotropy_due = true;
        for flaw in flaws {
            self.report_error(sentences::data(&self.locale, flaw));
        }
        self.report_files(missing);
    }

    /// Returns the layout of panels in the window.
    pub fn layout(&self) -> Layout {
        let scale = ui::scale(self.window, self.ui_scale());
        Layout::new(self.window, scale, self.system.margins())
    }

    /// Returns the projection of the scene to the pixels of the window; `None` without a camera.
    pub fn projection(&self, scene: &Scene) -> Option<Projection> {
        let camera = scene.graph.try_get(self.camera).ok()?;
        Some(self.canvas.projection(camera))
    }

    /// Returns the ray through a pixel of the window; `None` without a camera.
    pub fn ray(&self, scene: &Scene, at: Vector2<f32>) -> Option<Ray> {
        Some(self.projection(scene)?.ray(at))
    }

    /// Returns the pixel of the window at which a point of the scene appears; `None` without a
    /// camera, or if the point is behind it.
    pub fn pixel(&self, scene: &Scene, place: Vector3<f32>) -> Option<Vector2<f32>> {
        self.projection(scene)?.pixel(place)
    }

    /// Returns a random number: from `--seed` and a counter, and thus repeatable, or from the
    /// system time.
    pub fn next_seed(&mut self) -> u64 {
        let begun = self.dealt;
        self.dealt += 1;
        match self.options.seed {
            Some(seed) => seed.wrapping_add(begun),
            None => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(518, |time| time.as_nanos() as u64 / 1000),
        }
    }

    /// Returns the seed from `--seed`, or else a random number: for choices within a game, which
    /// don't change what is dealt next.
    pub fn seed_of_choices(&mut self) -> u64 {
        let chosen = self.options.seed;
        chosen.unwrap_or_else(|| self.next_seed())
    }

    /// Returns whether `--seed` was given, so that what is dealt is known beforehand.
    pub fn is_foreseen(&self) -> bool {
        self.options.seed.is_some()
    }

    /// Pauses drawing and animation while the window is hidden.
    pub(crate) fn set_hidden(&mut self, ctx: &mut PluginContext, hidden: bool) {
        if self.hidden != hidden {
            self.hidden = hidden;
            if let Ok(scene) = ctx.scenes.try_get_mut(self.scene) {
                scene.enabled.set_value_and_mark_modified(!hidden);
            }
        }
    }

    /// Records a new window size in pixels; both sides are at least 1.
    pub(crate) fn resized(&mut self, width: f32, height: f32) {
        let size = fyrox::core::algebra::Vector2::new(width.max(1.0), height.max(1.0));
        if self.window != size {
            self.window = size;
            self.changed();
        }
    }

    /// Applies the fullscreen setting to the window.
    pub(crate) fn apply_window(&self, ctx: &PluginContext) {
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let wanted = self
                .settings
                .fullscreen
                .then_some(fyrox::window::Fullscreen::Borderless(None));
            graphics.window.set_fullscreen(wanted);
        }
    }

    /// Returns a path as the player should see it: only the file name where all files are in one
    /// folder.
    pub fn displayed_path(&self, path: &Path) -> String {
        match path.file_name() {
            Some(name) if self.options.platform.is_sandboxed() => {
                name.to_string_lossy().into_owned()
            }
            _ => path.display().to_string(),
        }
    }

    /// Writes a save, and reports an error.
    pub fn write<T: Saved>(&mut self, saved: &T) {
        self.with_storage(|storage| storage.save(saved));
    }

    /// Removes a save, and reports an error.
    pub fn remove<T: Saved>(&mut self) {
        self.with_storage(Storage::remove::<T>);
    }

    /// Quarantines a save that the rules refuse, and reports why.
    pub(crate) fn reject_save<T: Saved>(&mut self, reason: &impl ToString) {
        self.with_storage::<()>(
            |storage| Err(storage.quarantine_damaged::<T>(&reason.to_string())),
        );
    }

    /// Calls `with` with the player's folder, and reports an error. Returns `None` without a folder
    /// or after an error.
    pub fn with_storage<V>(
        &mut self,
        with: impl FnOnce(&mut Storage) -> Result<V, StorageError>,
    ) -> Option<V> {
        let result = with(self.storage.as_mut()?);
        let report = |error| self.report_error(sentences::storage(&self.locale, &error));
        result.map_err(report).ok()
    }

    /// Saves the settings: the shell's own, then the fields of the tables.
    pub(crate) fn save_settings(&mut self, tables: Result<Vec<String>, ron::Error>) {
        let settings = self.saved_settings.clone();
        self.with_storage(|storage| storage.save_with(&settings, tables));
    }
}
