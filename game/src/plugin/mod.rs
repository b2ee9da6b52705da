//! The plugin: it loads what the table needs, listens to the window, and keeps panels, saves,
//! sound and trace in step with the game.

mod actions;
mod chess;
mod chess_events;
mod demonstration;
mod duel;
mod frame_limiter;
mod hit_targets;
mod keys;
pub mod keystrokes;
mod notifications;
mod os_events;
mod player_name;
mod press_tracker;
mod prospector;
mod quality;
mod registration;
mod report;
mod scene_loader;
mod start;
mod system;
mod table;

use self::{duel::DuelTable, prospector::ProspectorTable};
use crate::{
    camera::{CameraRig, Insets, Projection, Viewport},
    chess::{game_manager::GameManager, new_game::NewGame, session::ChessSession},
    input::{CameraEvent, Input},
    lessons::Lesson,
    locale::Locale,
    options::{Options, Table},
    ray::Ray,
    sentences,
    settings::{CameraTurn, Settings},
    sounds::Sounds,
    storage::{Storage, StorageError},
    trace::Trace,
    ui::{self, Action, Dialog, Gui, Layout, Screen, kit::Pictures},
};
use demonstration::Demonstration;
use frame_limiter::FrameLimiter;
use fyrox::{
    core::{algebra::Vector2, pool::Handle, reflect::prelude::*, visitor::prelude::*},
    engine::GraphicsContext,
    event::Event,
    graph::SceneGraph,
    gui::{
        UserInterface, inspector::editors::PropertyEditorDefinitionContainer, message::UiMessage,
    },
    plugin::{
        Plugin, PluginContext, PluginRegistrationContext,
        error::{GameError, GameResult},
    },
    scene::{Scene, camera::Camera, node::Node},
};
use parlour_rules::chess::{Game, Square};
use press_tracker::PressTracker;
use std::{collections::VecDeque, path::PathBuf, sync::Arc, time::Instant};

/// The game of the demonstration.
const DEMONSTRATION: &str = "data/chess/demonstration.pgn";
/// Seconds without input after which the menu begins a demonstration.
const IDLE_TIME: f32 = 60.0;

/// The handles of what the plugin talks to in the scene.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
struct Nodes {
    manager: Handle<Node>,
    board: Handle<Node>,
    camera: Handle<Camera>,
}

/// A lesson in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LessonState {
    number: usize,
    done: bool,
}

/// Something that is done once an update, after everything else: how tests play without a window.
pub type Driver = Box<dyn FnMut(&mut Parlour, &mut PluginContext) -> GameResult>;

/// Holds the driver, which cannot be printed.
#[derive(Default)]
struct Driven(Option<Driver>);

impl std::fmt::Debug for Driven {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Driven({})", self.0.is_some())
    }
}

/// The plugin.
#[derive(Reflect, Debug)]
#[reflect(non_cloneable, hide_all)]
pub struct Parlour {
    /// What hands do; the selectors on the board read it.
    pub input: Input,
    /// The square that the keys are on.
    pub cursor: Square,
    /// The quarter turn of the camera, by which the arrow keys are turned.
    cursor_turn: f32,
    options: Options,
    storage: Option<Storage>,
    /// The settings in force: as saved, but for what the command line says.
    settings: Settings,
    /// The player's own.
    saved_settings: Settings,
    /// Whether settings lie there that were not read, and are to be kept.
    settings_protected: bool,
    locale: Locale,
    pictures: Pictures,
    lessons: Vec<Lesson>,
    sounds: Sounds,
    trace: Trace,
    gui: Gui,
    ui: Handle<UserInterface>,
    screen: Screen,
    /// The table that is being loaded, and what is to be done there.
    pending_scene: Option<(Table, Option<Action>)>,
    /// The table whose scene is loaded.
    table: Table,
    /// Whether nobody can play at it.
    broken: bool,
    dialogs: Vec<Dialog>,
    panel_open: bool,
    /// The sentence on screen, and the seconds that it still stays; behind it those that wait.
    toast: Option<notifications::Toast>,
    toasts: VecDeque<(String, notifications::Severity)>,
    /// Errors that arose before there was anything to show them on.
    waiting_errors: Vec<StorageError>,
    scene: Handle<Scene>,
    nodes: Nodes,
    window: Vector2<f32>,
    /// How many pixels the system counts as one.
    density: f64,
    hidden: bool,
    modifiers: fyrox::keyboard::ModifiersState,
    /// Panels must be built anew.
    dirty: bool,
    /// Whether a button of the pointer is down on a panel.
    press_tracker: PressTracker,
    /// Keys that wait until a click has reached its panel, with what was held.
    early_keys: Vec<(fyrox::event::KeyEvent, fyrox::keyboard::ModifiersState)>,
    /// Quality settings must be handed to the renderer.
    quality_due: bool,
    /// And to the textures, once they are all there.
    anisotropy_due: bool,
    ready_told: bool,
    /// Updates until what can be clicked is told; counted down only while everything is at rest.
    hit_targets_due: Option<u8>,
    suspended_game: Option<ChessSession>,
    /// Whether that game was saved before a fresh start: then it is kept, but not offered.
    suspended_game_hidden: bool,
    /// What was chosen last for a new game of chess.
    new_game: NewGame,
    analysis: chess::AnalysisState,
    engines: chess::OtherEngines,
    editor: Option<chess::EditorState>,
    /// When the time on the clock was saved last, while it runs.
    time_saved: Option<Instant>,
    review: chess::ReviewState,
    /// Files of games, and what is typed or asked about them.
    files: chess::FileManager,
    prospector: ProspectorTable,
    duel: DuelTable,
    lesson: Option<LessonState>,
    demonstration: Option<Demonstration>,
    idle: f32,
    /// What the players did, for bug reports.
    intents: Vec<String>,
    frame_limiter: FrameLimiter,
    /// Chess games begun: with a seed each has chances of its own, the same in every run.
    dealt: u64,
    system: system::System,
    driver: Driven,
}

/// Nothing of it belongs into a scene: the player's files are written by [`Storage`].
impl Visit for Parlour {
    fn visit(&mut self, _name: &str, _visitor: &mut Visitor) -> VisitResult {
        Ok(())
    }
}

impl Parlour {
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

    /// What the camera does at a turn: as set, but a demonstration or a lesson is seen from one
    /// side.
    pub fn camera_turn(&self) -> CameraTurn {
        if self.demonstration.is_some() || self.review.review().is_some() {
            CameraTurn::Off
        } else if self.lesson.is_some() || self.screen == Screen::Menu {
            CameraTurn::White
        } else {
            self.settings.camera
        }
    }

    /// What is chosen for a new game of chess.
    pub fn chosen_game(&self) -> &NewGame {
        &self.new_game
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

    /// What panels cover of the table.
    pub fn table_insets(&self) -> Insets {
        let layout = self.layout();
        match self.table {
            Table::Chess if self.lesson.is_some() => layout.lesson(),
            Table::Chess => layout.table(self.settings.evaluation_bar),
            Table::Prospector if self.is_prospector_guided() => layout.guide(),
            Table::Duel if self.is_duel_guided() => layout.guide(),
            Table::Prospector | Table::Duel => layout.table(false),
        }
    }

    /// The camera.
    pub fn camera_node(&self) -> Handle<Camera> {
        self.nodes.camera
    }

    /// Inner size of the window, in pixels.
    pub fn window(&self) -> Vector2<f32> {
        self.window
    }

    /// The ray through a pixel of the window.
    pub fn ray(&self, scene: &Scene, at: Vector2<f32>) -> Option<Ray> {
        let camera = scene.graph.try_get(self.nodes.camera).ok()?;
        Some(Projection::of(camera).ray(at, self.window))
    }

    /// Moves the square of the keys one step to the right and away, as seen from the seat.
    pub fn step_cursor(&mut self, right: i8, away: i8) {
        let turned = self.cursor_turn;
        let (sin, cos) = turned.sin_cos();
        let (right, away) = (f32::from(right), f32::from(away));
        let file = (right * cos - away * sin).round() as i8;
        let rank = (right * sin + away * cos).round() as i8;
        let clamp = |index: u8, step: i8| (index as i8 + step).clamp(0, 7) as u8;
        self.cursor = Square::new(
            clamp(self.cursor.file(), file),
            clamp(self.cursor.rank(), rank),
        );
    }

    fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        self.manager_in(scene).map(GameManager::game)
    }

    fn manager_in<'a>(&self, scene: &'a Scene) -> Option<&'a GameManager> {
        scene
            .graph
            .try_get_script_of::<GameManager>(self.nodes.manager)
            .ok()
    }

    fn camera_events(&mut self, scene: &mut Scene) {
        if self.screen != Screen::Table {
            self.input.camera.clear();
        }
        let insets = match self.screen {
            Screen::Menu if self.demonstration.is_none() => self.layout().menu(),
            Screen::Table if self.table != Table::Chess || self.demonstration.is_none() => {
                self.table_insets()
            }
            _ => Insets::default(),
        };
        let viewport = Viewport {
            aspect: self.window.x / self.window.y.max(1.0),
            insets,
            is_small: self.layout().is_compact(),
        };
        let height = self.window.y.max(1.0);
        let Ok(rig) = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.nodes.camera)
        else {
            return;
        };
        rig.set_window(viewport);
        self.cursor_turn = {
            let quarter = std::f32::consts::FRAC_PI_2;
            (rig.yaw() / quarter).round() * quarter
        };
        while let Some(event) = self.input.camera.pop_front() {
            match event {
                CameraEvent::Orbit(by) => rig.orbit(by.x / height * 3.0, by.y / height * 2.0),
                CameraEvent::Zoom(factor) => rig.zoom(factor),
            }
            self.hit_targets_due = Some(2);
        }
    }
}

impl Plugin for Parlour {
    fn register(&self, context: PluginRegistrationContext) -> GameResult {
        registration::register_scripts(&context.serialization_context.script_constructors);
        Ok(())
    }

    fn register_property_editors(&self, editors: Arc<PropertyEditorDefinitionContainer>) {
        registration::register_editors(&editors);
    }

    fn init(&mut self, scene_path: Option<&str>, mut ctx: PluginContext) -> GameResult {
        self.ui = ctx.user_interfaces.add(UserInterface::new(self.window));
        self.load_locale(&ctx);
        self.load_data(&ctx);
        self.load_openings(&ctx);
        self.choose_analysis_engine();
        for error in std::mem::take(&mut self.waiting_errors) {
            self.report_error(sentences::storage(&self.locale, &error));
        }
        let table = self.options.table.unwrap_or_default();
        let scene = self
            .options
            .scene
            .clone()
            .or_else(|| scene_path.map(str::to_owned))
            .unwrap_or_else(|| table.scene().to_owned());
        self.load(&mut ctx, scene);
        Ok(())
    }

    fn update(&mut self, ctx: &mut PluginContext) -> GameResult {
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let size = graphics.window.inner_size();
            let port = self.options.platform.port();
            let density = port.and_then(|port| port.density());
            self.density = density.unwrap_or_else(|| graphics.window.scale_factor());
            self.input.set_density(self.density);
            self.resized(size.width as f32, size.height as f32);
        }
        if self.quality_due {
            self.apply_quality(ctx);
        }
        if self.anisotropy_due && ctx.scenes.try_get(self.scene).is_ok() {
            self.apply_anisotropy(ctx);
        }
        self.advance_toasts(ctx.dt);
        self.update_fingers(ctx);
        if ctx.scenes.try_get(self.scene).is_ok() {
            match self.table {
                Table::Chess => self.update_table(ctx)?,
                Table::Prospector => self.update_prospector(ctx)?,
                Table::Duel => self.update_duel(ctx)?,
            }
        }
        self.update_engines(ctx);
        self.update_system(ctx);
        self.update_files(ctx)?;
        // A press reaches its panel with the next messages; until then that must stay.
        let pressed = self.press_tracker.advance();
        if !pressed && !self.early_keys.is_empty() {
            self.press_early_keys(ctx)?;
        }
        if self.dirty && !pressed {
            self.rebuild(ctx);
        } else if let Ok(ui) = ctx.user_interfaces.try_get(self.ui)
            && self.gui.show_what_matters(ui)
        {
            self.hit_targets_due = Some(3);
        }
        if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
            let speed = self.settings.motion.factor();
            self.gui.update(ui, self.input.pointer(), ctx.dt, speed);
            self.update_clock_labels(ctx);
        }
        self.update_frame_limiter(ctx);
        self.emit_hit_targets(ctx);
        if let Some(mut driver) = self.driver.0.take() {
            let done = driver(self, ctx);
            self.driver.0 = Some(driver);
            done?;
        }
        Ok(())
    }

    fn on_os_event(&mut self, event: &Event<()>, mut ctx: PluginContext) -> GameResult {
        self.os_event(event, &mut ctx)
    }

    fn on_deinit(&mut self, mut ctx: PluginContext) -> GameResult {
        self.finish_writing();
        self.end_programs(&mut ctx);
        Ok(())
    }

    fn on_graphics_context_initialized(&mut self, mut ctx: PluginContext) -> GameResult {
        self.resume(&mut ctx);
        Ok(())
    }

    fn on_graphics_context_destroyed(&mut self, mut ctx: PluginContext) -> GameResult {
        self.suspend(&mut ctx)
    }

    fn before_rendering(&mut self, _ctx: PluginContext) -> GameResult {
        self.wait_for_frame();
        Ok(())
    }

    fn on_ui_message(
        &mut self,
        ctx: &mut PluginContext,
        message: &UiMessage,
        ui: Handle<UserInterface>,
    ) -> GameResult {
        let shown = ctx.user_interfaces.try_get(self.ui).ok();
        let action = shown.and_then(|shown| self.gui.clicked(shown, message));
        if ui == self.ui
            && self.input.means_press()
            && let Some(action) = action
        {
            self.idle = 0.0;
            self.play_sound(ctx, crate::sounds::Sound::Click);
            self.dispatch(action, ctx)?;
        }
        Ok(())
    }

    fn on_game_error(&mut self, _ctx: &mut PluginContext, error: &GameError) -> bool {
        // A table that cannot play says why, once each time that somebody sits down at it.
        if !self.broken {
            self.table_fails(error.kind.to_string());
        }
        true
    }
}
