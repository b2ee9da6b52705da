//! The plugin: it loads what the table needs, listens to the window, and keeps panels, saves,
//! sound and trace in step with the game.

mod actions;
mod chess;
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
mod shell;
mod start;
mod system;

pub use self::{chess::ChessTable, duel::DuelTable, prospector::ProspectorTable, shell::Shell};
use crate::{
    camera::{CameraRig, Insets, Viewport},
    input::CameraEvent,
    options::Table,
    sentences,
    settings::CameraTurn,
    ui::Screen,
};
use fyrox::{
    core::{pool::Handle, reflect::prelude::*, visitor::prelude::*},
    engine::GraphicsContext,
    event::Event,
    gui::{
        UserInterface, inspector::editors::PropertyEditorDefinitionContainer, message::UiMessage,
    },
    plugin::{
        Plugin, PluginContext, PluginRegistrationContext,
        error::{GameError, GameResult},
    },
};
use std::sync::Arc;

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

/// The plugin: the shell, the tables, and the way between them.
#[derive(Reflect, Debug)]
#[reflect(non_cloneable, hide_all)]
pub struct Parlour {
    /// Everything that the tables share.
    pub shell: Shell,
    /// The chess table.
    pub chess: ChessTable,
    /// Prospector's table.
    pub prospector: ProspectorTable,
    /// The Duel's table.
    pub duel: DuelTable,
    driver: Driven,
}

/// Nothing of it belongs into a scene: the player's files are written by [`Storage`].
impl Visit for Parlour {
    fn visit(&mut self, _name: &str, _visitor: &mut Visitor) -> VisitResult {
        Ok(())
    }
}

impl Parlour {
    /// What the camera does at a turn: as set, but a demonstration or a lesson is seen from one
    /// side.
    pub fn camera_turn(&self) -> CameraTurn {
        if self.chess.demonstration.is_some() || self.chess.review.review().is_some() {
            CameraTurn::Off
        } else if self.chess.lesson.is_some() || self.shell.screen == Screen::Menu {
            CameraTurn::White
        } else {
            self.shell.settings.camera
        }
    }

    /// What panels cover of the table.
    pub fn table_insets(&self) -> Insets {
        let layout = self.shell.layout();
        match self.shell.table {
            Table::Chess if self.chess.lesson.is_some() => layout.lesson(),
            Table::Chess => layout.table(self.shell.settings.evaluation_bar),
            Table::Prospector if self.prospector.is_prospector_guided() => layout.guide(),
            Table::Duel if self.duel.is_duel_guided() => layout.guide(),
            Table::Prospector | Table::Duel => layout.table(false),
        }
    }

    /// Moves the camera as the pointer asks, and tells it what panels cover.
    fn update_camera(&mut self, ctx: &mut PluginContext) {
        self.shell.insets = self.table_insets();
        let Ok(scene) = ctx.scenes.try_get_mut(self.shell.scene) else {
            return;
        };
        if self.shell.screen != Screen::Table {
            self.shell.input.camera.clear();
        }
        let insets = match self.shell.screen {
            Screen::Menu if self.chess.demonstration.is_none() => self.shell.layout().menu(),
            Screen::Table
                if self.shell.table != Table::Chess || self.chess.demonstration.is_none() =>
            {
                self.shell.insets
            }
            _ => Insets::default(),
        };
        let viewport = Viewport {
            aspect: self.shell.window.x / self.shell.window.y.max(1.0),
            insets,
            is_small: self.shell.layout().is_compact(),
        };
        let height = self.shell.window.y.max(1.0);
        let Ok(rig) = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.shell.camera)
        else {
            return;
        };
        rig.set_window(viewport);
        self.shell.cursor_turn = {
            let quarter = std::f32::consts::FRAC_PI_2;
            (rig.yaw() / quarter).round() * quarter
        };
        while let Some(event) = self.shell.input.camera.pop_front() {
            match event {
                CameraEvent::Orbit(by) => rig.orbit(by.x / height * 3.0, by.y / height * 2.0),
                CameraEvent::Zoom(factor) => rig.zoom(factor),
            }
            self.shell.hit_targets_due = Some(2);
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
        self.shell.ui = ctx
            .user_interfaces
            .add(UserInterface::new(self.shell.window));
        self.shell.load_locale(&ctx);
        self.load_data(&ctx);
        self.chess.load_openings(&mut self.shell, &ctx);
        self.chess.choose_analysis_engine();
        for error in std::mem::take(&mut self.shell.waiting_errors) {
            self.shell
                .report_error(sentences::storage(&self.shell.locale, &error));
        }
        let table = self.shell.options.table.unwrap_or_default();
        let scene = self
            .shell
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
            let port = self.shell.options.platform.port();
            let density = port.and_then(|port| port.density());
            self.shell.density = density.unwrap_or_else(|| graphics.window.scale_factor());
            self.shell.input.set_density(self.shell.density);
            self.shell.resized(size.width as f32, size.height as f32);
        }
        if self.shell.quality_due {
            self.shell.apply_quality(ctx);
        }
        if self.shell.anisotropy_due && ctx.scenes.try_get(self.shell.scene).is_ok() {
            self.shell.apply_anisotropy(ctx);
        }
        self.shell.advance_toasts(ctx.dt);
        self.shell.update_fingers(ctx);
        if ctx.scenes.try_get(self.shell.scene).is_ok() {
            self.update_camera(ctx);
            match self.shell.table {
                Table::Chess => self.chess.update_table(&mut self.shell, ctx)?,
                Table::Prospector => self.prospector.update_prospector(&mut self.shell, ctx)?,
                Table::Duel => self.duel.update_duel(&mut self.shell, ctx)?,
            }
        }
        self.chess.update_engines(&mut self.shell, ctx);
        self.update_system(ctx);
        self.chess.update_files(&mut self.shell, ctx)?;
        self.run_requests(ctx)?;
        // A press reaches its panel with the next messages; until then that must stay.
        let pressed = self.shell.press_tracker.advance();
        if !pressed && !self.shell.early_keys.is_empty() {
            self.press_early_keys(ctx)?;
        }
        if self.shell.dirty && !pressed {
            self.rebuild(ctx);
        } else if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui)
            && self.shell.gui.show_what_matters(ui)
        {
            self.shell.hit_targets_due = Some(3);
        }
        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
            let speed = self.shell.settings.motion.factor();
            self.shell
                .gui
                .update(ui, self.shell.input.pointer(), ctx.dt, speed);
            self.chess.update_clock_labels(&mut self.shell, ctx);
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
        self.chess.end_programs(&mut self.shell, &mut ctx);
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
        self.shell.wait_for_frame();
        Ok(())
    }

    fn on_ui_message(
        &mut self,
        ctx: &mut PluginContext,
        message: &UiMessage,
        ui: Handle<UserInterface>,
    ) -> GameResult {
        let shown = ctx.user_interfaces.try_get(self.shell.ui).ok();
        let action = shown.and_then(|shown| self.shell.gui.clicked(shown, message));
        if ui == self.shell.ui
            && self.shell.input.means_press()
            && let Some(action) = action
        {
            self.shell.idle = 0.0;
            self.shell.play_sound(ctx, crate::sounds::Sound::Click);
            self.dispatch(action, ctx)?;
        }
        Ok(())
    }

    fn on_game_error(&mut self, _ctx: &mut PluginContext, error: &GameError) -> bool {
        // A table that cannot play says why, once each time that somebody sits down at it.
        if !self.shell.broken {
            self.shell.table_fails(error.kind.to_string());
        }
        true
    }
}
