//! The plugin: it loads what the table needs, listens to the window, and keeps panels, saves,
//! sound and trace in step with the game.

mod actions;
mod demonstration;
mod events;
mod news;
mod picks;
mod report;
mod table;

use crate::{
    camera::{CameraRig, Lens},
    chess::{
        board::Board,
        game_manager::GameManager,
        geometry::Ray,
        move_selector::MoveSelector,
        piece::{Kind, Piece},
        player::Player,
        tile_selector::TileSelector,
    },
    data,
    input::{CameraEvent, Input},
    lessons::{self, Lesson},
    light::Lamp,
    locale::{LANGUAGES, Locale, language_for, system_language},
    options::Options,
    saves::ChessAutosave,
    sentences,
    settings::{CameraTurn, Quality, Settings},
    sounds::Sounds,
    storage::{Storage, StorageError},
    trace::Trace,
    ui::{self, Dialog, Gui, Screen, View, kit::Pictures},
};
use demonstration::Demonstration;
use fyrox::{
    core::{
        algebra::Vector2, err, log::Log, pool::Handle, reflect::prelude::*, visitor::prelude::*,
    },
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
    renderer::QualitySettings,
    resource::texture::Texture,
    scene::{Scene, camera::Camera, node::Node},
};
use parlour_rules::chess::{Game, Square, pgn};
use std::{collections::VecDeque, path::PathBuf, sync::Arc, time::Instant};

/// The scene with the chess table.
pub const CHESS_SCENE: &str = "data/scenes/chess.rgs";
/// The lessons.
const LESSONS: &str = "data/chess/lessons.ron";
/// The game of the demonstration.
const DEMONSTRATION: &str = "data/chess/demonstration.pgn";
/// Seconds that a sentence stays on screen.
const TOAST_TIME: f32 = 4.0;
/// Seconds without input after which the menu begins a demonstration.
const IDLE_TIME: f32 = 60.0;
/// Pictures for panels, by the names of their files in `data/textures/ui`.
const PICTURES: &[&str] = &[
    "logo",
    "icon_arrow_left",
    "icon_arrow_right",
    "icon_copy",
    "icon_crown",
    "icon_draw",
    "icon_flag",
    "icon_flip",
    "icon_help",
    "icon_leave",
    "icon_menu",
    "icon_moves",
    "icon_paste",
    "icon_pickaxe",
    "icon_play",
    "icon_redo",
    "icon_restart",
    "icon_settings",
    "icon_swords",
    "icon_top_view",
    "icon_undo",
    "pawn_white",
    "knight_white",
    "bishop_white",
    "rook_white",
    "queen_white",
    "king_white",
    "pawn_black",
    "knight_black",
    "bishop_black",
    "rook_black",
    "queen_black",
    "king_black",
];

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
#[derive(Visit, Reflect, Debug)]
#[reflect(non_cloneable)]
pub struct Parlour {
    /// What hands do; the selectors on the board read it.
    #[visit(skip)]
    #[reflect(hidden)]
    pub input: Input,
    /// The square that the keys are on.
    #[visit(skip)]
    #[reflect(hidden)]
    pub cursor: Square,
    /// The quarter turn of the camera, by which the arrow keys are turned.
    #[visit(skip)]
    #[reflect(hidden)]
    cursor_turn: f32,
    #[visit(skip)]
    #[reflect(hidden)]
    options: Options,
    #[visit(skip)]
    #[reflect(hidden)]
    storage: Option<Storage>,
    /// The settings in force: as saved, but for what the command line says.
    #[visit(skip)]
    #[reflect(hidden)]
    settings: Settings,
    /// The player's own.
    #[visit(skip)]
    #[reflect(hidden)]
    saved_settings: Settings,
    /// Whether settings lie there that were not read, and are to be kept.
    #[visit(skip)]
    #[reflect(hidden)]
    keep_settings: bool,
    #[visit(skip)]
    #[reflect(hidden)]
    locale: Locale,
    #[visit(skip)]
    #[reflect(hidden)]
    pictures: Pictures,
    #[visit(skip)]
    #[reflect(hidden)]
    lessons: Vec<Lesson>,
    #[visit(skip)]
    #[reflect(hidden)]
    sounds: Sounds,
    #[visit(skip)]
    #[reflect(hidden)]
    trace: Trace,
    #[visit(skip)]
    #[reflect(hidden)]
    gui: Gui,
    #[visit(skip)]
    #[reflect(hidden)]
    ui: Handle<UserInterface>,
    #[visit(skip)]
    #[reflect(hidden)]
    screen: Screen,
    #[visit(skip)]
    #[reflect(hidden)]
    dialogs: Vec<Dialog>,
    #[visit(skip)]
    #[reflect(hidden)]
    panel_open: bool,
    /// The sentence on screen, and the seconds that it still stays; behind it those that wait.
    #[visit(skip)]
    #[reflect(hidden)]
    toast: Option<(String, f32)>,
    #[visit(skip)]
    #[reflect(hidden)]
    toasts: VecDeque<String>,
    /// The roster of a game that was read from a file.
    #[visit(skip)]
    #[reflect(hidden)]
    tags: Option<pgn::Tags>,
    /// Errors that arose before there was anything to show them on.
    #[visit(skip)]
    #[reflect(hidden)]
    waiting_errors: Vec<StorageError>,
    #[visit(skip)]
    #[reflect(hidden)]
    scene: Handle<Scene>,
    #[visit(skip)]
    #[reflect(hidden)]
    nodes: Nodes,
    #[visit(skip)]
    #[reflect(hidden)]
    window: Vector2<f32>,
    #[visit(skip)]
    #[reflect(hidden)]
    hidden: bool,
    #[visit(skip)]
    #[reflect(hidden)]
    modifiers: fyrox::keyboard::ModifiersState,
    /// Panels must be built anew.
    #[visit(skip)]
    #[reflect(hidden)]
    dirty: bool,
    /// Quality settings must be handed to the renderer.
    #[visit(skip)]
    #[reflect(hidden)]
    quality_due: bool,
    /// And to the textures, once they are all there.
    #[visit(skip)]
    #[reflect(hidden)]
    sharpness_due: bool,
    #[visit(skip)]
    #[reflect(hidden)]
    ready_told: bool,
    /// Updates until what can be clicked is told; counted down only while everything is at rest.
    #[visit(skip)]
    #[reflect(hidden)]
    picks_due: Option<u8>,
    #[visit(skip)]
    #[reflect(hidden)]
    resume: Option<Game>,
    #[visit(skip)]
    #[reflect(hidden)]
    lesson: Option<LessonState>,
    #[visit(skip)]
    #[reflect(hidden)]
    demonstration: Option<Demonstration>,
    #[visit(skip)]
    #[reflect(hidden)]
    idle: f32,
    /// What the players did, for bug reports.
    #[visit(skip)]
    #[reflect(hidden)]
    intents: Vec<String>,
    #[visit(skip)]
    #[reflect(hidden)]
    last_frame: Option<Instant>,
    #[visit(skip)]
    #[reflect(hidden)]
    frames: u64,
    /// Chess960 games begun with a seed.
    #[visit(skip)]
    #[reflect(hidden)]
    dealt: u64,
    #[visit(skip)]
    #[reflect(hidden)]
    driver: Driven,
}

impl Parlour {
    /// A plugin that was started with `options`. Settings and the saved game are read here, so
    /// that the window can be made as the player wants it.
    pub fn new(options: Options) -> Self {
        let mut errors = Vec::new();
        let mut note = |error: StorageError| {
            Log::warn(error.to_string());
            errors.push(error);
        };
        let storage = Storage::new(options.save_dir.clone())
            .map_err(&mut note)
            .ok();
        let mut settings = Settings::default();
        let mut resume = None;
        if let Some(storage) = &storage {
            match storage.load::<Settings>() {
                Ok(Some(saved)) if !options.fresh => settings = saved.sanitised(),
                Ok(_) => {}
                Err(error) => note(error),
            }
            // A fresh start does not offer the saved game, but it does not lose it either.
            match storage.load::<ChessAutosave>() {
                Ok(Some(saved)) => match saved.game() {
                    Ok(game) => resume = Some(game),
                    Err(error) => {
                        use crate::storage::Saved as _;
                        let reason = error.to_string();
                        note(storage.set_aside_damaged(ChessAutosave::FILE, &reason));
                    }
                },
                Ok(None) => {}
                Err(error) => note(error),
            }
        }
        let saved_settings = settings.clone();
        if let Some(motion) = options.motion {
            settings.motion = motion;
        }
        if let Some(quality) = options.quality {
            settings.quality = quality;
        }
        if let Some(locale) = &options.locale {
            settings.locale = Some(language_for(locale).id.to_owned());
        }
        let window = options.window.unwrap_or((1280, 720));
        Self {
            input: Input::default(),
            cursor: Square::E2,
            cursor_turn: 0.0,
            trace: Trace::new(options.trace),
            storage,
            settings,
            saved_settings,
            keep_settings: options.fresh,
            locale: Locale::empty(),
            pictures: Pictures::default(),
            lessons: Vec::new(),
            sounds: Sounds::default(),
            gui: Gui::default(),
            ui: Handle::NONE,
            screen: Screen::Loading,
            dialogs: Vec::new(),
            panel_open: false,
            toast: None,
            toasts: VecDeque::new(),
            tags: None,
            waiting_errors: errors,
            scene: Handle::NONE,
            nodes: Nodes::default(),
            window: Vector2::new(window.0 as f32, window.1 as f32),
            hidden: false,
            modifiers: Default::default(),
            dirty: true,
            quality_due: true,
            sharpness_due: true,
            ready_told: false,
            picks_due: None,
            resume,
            lesson: None,
            demonstration: None,
            idle: 0.0,
            intents: Vec::new(),
            last_frame: None,
            frames: 0,
            dealt: 0,
            driver: Driven::default(),
            options,
        }
    }

    /// The same, with a trace that a test reads.
    pub fn with_trace(mut self, trace: Trace) -> Self {
        self.trace = trace;
        self
    }

    /// The same, driven by a test.
    pub fn with_driver(mut self, driver: Driver) -> Self {
        self.driver = Driven(Some(driver));
        self
    }

    /// The scene with the table; none before it is loaded.
    pub fn scene(&self) -> Handle<Scene> {
        self.scene
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
        if self.demonstration.is_some() {
            CameraTurn::Off
        } else if self.lesson.is_some() || self.screen == Screen::Menu {
            CameraTurn::White
        } else {
            self.settings.camera
        }
    }

    /// The ray through a pixel of the window.
    pub fn ray(&self, scene: &Scene, at: Vector2<f32>) -> Option<Ray> {
        let camera = scene.graph.try_get(self.nodes.camera).ok()?;
        Some(Lens::of(camera).ray(at, self.window))
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

    /// Shows a sentence for a moment, in place of the one before.
    fn say(&mut self, sentence: String) {
        self.toast = Some((sentence, TOAST_TIME));
        self.dirty = true;
    }

    /// Shows and traces a sentence that tells of something wrong; it waits for its turn.
    fn complain(&mut self, sentence: String) {
        Log::warn(&sentence);
        self.trace.error(&sentence);
        self.toasts.push_back(sentence);
    }

    /// Lets the sentence on screen give way to the next, once there is a table to look at.
    fn advance_toasts(&mut self, dt: f32) {
        if self.screen == Screen::Loading {
            return;
        }
        if let Some((_, time)) = &mut self.toast {
            *time -= dt;
            if *time > 0.0 {
                return;
            }
            self.toast = None;
            self.dirty = true;
        }
        if let Some(next) = self.toasts.pop_front() {
            self.say(next);
        }
    }

    fn load_locale(&mut self, ctx: &PluginContext) {
        let wanted = match &self.settings.locale {
            Some(id) => language_for(id),
            None => system_language(),
        };
        let first = data::read_text(ctx.resource_manager, LANGUAGES[0].file).unwrap_or_default();
        let own = data::read_text(ctx.resource_manager, wanted.file).unwrap_or_default();
        match Locale::new(wanted, &own, &first) {
            Ok(locale) => self.locale = locale,
            Err(error) => self.complain(error.to_string()),
        }
        self.dirty = true;
    }

    fn load_data(&mut self, ctx: &PluginContext) {
        for name in PICTURES {
            let path = format!("data/textures/ui/{name}.png");
            if let Some(bytes) = data::read(ctx.resource_manager, &path)
                && !self.pictures.add(name, &bytes)
            {
                err!("{path} is no picture");
            }
        }
        if let Some(text) = data::read_text(ctx.resource_manager, LESSONS) {
            match lessons::parse(LESSONS, &text) {
                Ok(lessons) => self.lessons = lessons,
                Err(error) => self.complain(error.to_string()),
            }
        }
        self.sounds = Sounds::load(ctx.resource_manager);
    }

    fn game<'a>(&self, scene: &'a Scene) -> Option<&'a Game> {
        scene
            .graph
            .try_get_script_of::<GameManager>(self.nodes.manager)
            .ok()
            .map(GameManager::game)
    }

    fn rebuild(&mut self, ctx: &mut PluginContext) {
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) else {
            return;
        };
        if self.gui.is_held(ui) {
            return;
        }
        let scene = ctx.scenes.try_get(self.scene).ok();
        let lesson = self.lesson.and_then(|state| {
            let lesson = self.lessons.get(state.number)?;
            Some((lesson, state.number, self.lessons.len(), state.done))
        });
        let view = View {
            window: self.window,
            locale: &self.locale,
            settings: &self.settings,
            pictures: &self.pictures,
            screen: self.screen,
            dialogs: &self.dialogs,
            game: scene.and_then(|scene| self.game(scene)),
            toast: self.toast.as_ref().map(|(text, _)| text.as_str()),
            panel_open: self.panel_open,
            can_resume: self.resume.is_some() && !self.options.fresh,
            lesson,
            demonstration: self.demonstration.is_some(),
            can_wake: !self.options.demo,
        };
        self.gui.rebuild(ui, &view);
        self.dirty = false;
    }

    fn apply_quality(&mut self, ctx: &mut PluginContext) {
        let GraphicsContext::Initialized(graphics) = ctx.graphics_context else {
            return;
        };
        let wanted = quality_settings(self.settings.quality);
        Log::verify(graphics.renderer.set_quality_settings(&wanted));
        self.quality_due = false;
        self.sharpness_due = true;
    }

    /// How sharp textures are where they are seen at a slant: what costs a graphics card nothing
    /// is most of the time of a frame drawn in software.
    fn apply_sharpness(&mut self, ctx: &PluginContext) {
        let resources = ctx.resource_manager.state();
        if resources.count_pending_resources() > 0 {
            return;
        }
        let resources = resources.resources();
        let level = match self.settings.quality {
            Quality::Low => 1.0,
            Quality::Medium => 4.0,
            Quality::High => 16.0,
        };
        for texture in resources.iter().filter_map(|any| any.try_cast::<Texture>()) {
            if texture.is_ok() && texture.data_ref().anisotropy_level() != level {
                texture.data_ref().set_anisotropy_level(level);
            }
        }
        self.sharpness_due = false;
    }

    fn camera_events(&mut self, scene: &mut Scene) {
        if self.screen != Screen::Table {
            self.input.camera.clear();
        }
        let scale = self.settings.ui_scale;
        let covered = match self.screen {
            Screen::Menu if self.demonstration.is_none() => -ui::menu_covers(self.window, scale),
            Screen::Table if self.lesson.is_some() => -ui::menu_covers(self.window, scale),
            Screen::Table if self.demonstration.is_none() => ui::panel_covers(self.window, scale),
            _ => 0.0,
        };
        let aspect = self.window.x / self.window.y.max(1.0);
        let height = self.window.y.max(1.0);
        let Ok(rig) = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.nodes.camera)
        else {
            return;
        };
        rig.set_window(aspect, covered);
        self.cursor_turn = {
            let quarter = std::f32::consts::FRAC_PI_2;
            (rig.yaw() / quarter).round() * quarter
        };
        while let Some(event) = self.input.camera.pop_front() {
            match event {
                CameraEvent::Orbit(by) => rig.orbit(by.x / height * 3.0, by.y / height * 2.0),
                CameraEvent::Zoom(factor) => rig.zoom(factor),
            }
            self.picks_due = Some(2);
        }
    }
}

/// What the renderer is asked to do.
pub fn quality_settings(quality: Quality) -> QualitySettings {
    let mut settings = match quality {
        Quality::High => QualitySettings::high(),
        Quality::Medium => QualitySettings::medium(),
        Quality::Low => QualitySettings::low(),
    };
    // The room is lit by lamps; the sun does not come in.
    settings.csm_settings.enabled = false;
    settings.point_shadows_enabled = false;
    settings.light_scatter_enabled = false;
    settings.use_parallax_mapping = false;
    settings.hdr_settings.bloom_settings.threshold = 0.92;
    match quality {
        Quality::High => {
            settings.spot_shadow_map_size = 1024;
            settings.spot_shadows_distance = 80.0;
            settings.ssao_radius = 0.35;
        }
        Quality::Medium => {
            settings.spot_shadow_map_size = 1024;
            settings.spot_shadows_distance = 80.0;
            settings.spot_soft_shadows = true;
            settings.spot_shadow_map_precision = QualitySettings::high().spot_shadow_map_precision;
            settings.use_ssao = false;
            settings.hdr_settings.bloom_settings.use_bloom = false;
        }
        Quality::Low => {}
    }
    settings
}

impl Plugin for Parlour {
    fn register(&self, context: PluginRegistrationContext) -> GameResult {
        let scripts = &context.serialization_context.script_constructors;
        scripts.add::<GameManager>("GameManager");
        scripts.add::<Board>("Board");
        scripts.add::<Piece>("Piece");
        scripts.add::<Player>("Player");
        scripts.add::<TileSelector>("TileSelector");
        scripts.add::<MoveSelector>("MoveSelector");
        scripts.add::<CameraRig>("CameraRig");
        scripts.add::<Lamp>("Lamp");
        Ok(())
    }

    fn register_property_editors(&self, editors: Arc<PropertyEditorDefinitionContainer>) {
        editors.register_inheritable_enum::<Kind, _>();
    }

    fn init(&mut self, scene_path: Option<&str>, mut ctx: PluginContext) -> GameResult {
        self.ui = ctx.user_interfaces.add(UserInterface::new(self.window));
        self.load_locale(&ctx);
        self.load_data(&ctx);
        for error in std::mem::take(&mut self.waiting_errors) {
            self.complain(sentences::storage(&self.locale, &error));
        }
        let scene = self
            .options
            .scene
            .clone()
            .or_else(|| scene_path.map(str::to_owned))
            .unwrap_or_else(|| CHESS_SCENE.to_owned());
        ctx.load_scene(
            PathBuf::from(&scene),
            false,
            move |result, game: &mut Parlour, ctx| match result {
                Ok(loaded) => game.scene_loaded(loaded.payload, ctx),
                Err(error) => {
                    game.screen = Screen::Menu;
                    let values = [
                        ("scene", scene.as_str().into()),
                        ("reason", error.to_string().into()),
                    ];
                    game.complain(game.locale.format("scene-missing", &values));
                    Ok(())
                }
            },
        );
        Ok(())
    }

    fn update(&mut self, ctx: &mut PluginContext) -> GameResult {
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let size = graphics.window.inner_size();
            self.resized(size.width as f32, size.height as f32);
        }
        if self.quality_due {
            self.apply_quality(ctx);
        }
        if self.sharpness_due && ctx.scenes.try_get(self.scene).is_ok() {
            self.apply_sharpness(ctx);
        }
        self.advance_toasts(ctx.dt);
        if ctx.scenes.try_get(self.scene).is_ok() {
            self.update_table(ctx)?;
        }
        if self.dirty {
            self.rebuild(ctx);
        }
        self.tell_picks(ctx);
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

    fn on_graphics_context_initialized(&mut self, _ctx: PluginContext) -> GameResult {
        self.quality_due = true;
        self.dirty = true;
        Ok(())
    }

    fn before_rendering(&mut self, _ctx: PluginContext) -> GameResult {
        self.pace();
        Ok(())
    }

    fn on_ui_message(
        &mut self,
        ctx: &mut PluginContext,
        message: &UiMessage,
        ui: Handle<UserInterface>,
    ) -> GameResult {
        if ui == self.ui
            && let Some(action) = self.gui.clicked(message)
        {
            self.idle = 0.0;
            self.hear(ctx, crate::sounds::Sound::Click);
            self.carry_out(action, ctx)?;
        }
        Ok(())
    }

    fn on_game_error(&mut self, _ctx: &mut PluginContext, error: &GameError) -> bool {
        // A table that cannot play says why, once.
        let sentence = error.kind.to_string();
        let shown = self
            .toast
            .as_ref()
            .is_some_and(|(text, _)| *text == sentence);
        if !shown && !self.toasts.contains(&sentence) {
            self.complain(sentence);
        }
        true
    }
}
