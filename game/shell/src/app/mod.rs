//! The plugin: it loads what the table needs, listens to the window, and keeps panels, saves,
//! sound and trace in step with the game.

mod actions;
pub mod clipboard;
mod context;
mod frame_bench;
mod frame_limiter;
pub mod gamepad;
mod games;
pub mod hit_targets;
pub mod input;
pub mod key_bindings;
mod keys;
pub mod keystrokes;
mod loads;
mod notifications;
pub mod options;
mod os_events;
mod play_time;
mod player_name;
mod press_tracker;
mod quality;
mod report;
mod revision;
pub mod scene_loader;
pub mod sentences;
pub mod settings;
mod shell;
pub mod sounds;
mod start;
mod system;
pub mod trace;

pub use self::{context::TableContext, shell::Shell};
use crate::{
    app::{
        frame_bench::FrameBench, frame_limiter::Parked, gamepad::Gamepads, input::CameraEvent,
        options::TableId,
    },
    cards::{card::Card, faces::CardFaces, pool::CardPool},
    platform::{Port, Refused, files, storage::StorageError},
    scene::{
        camera::{CameraRig, Insets, MenuView, ViewFrame, ViewLimits, Viewport},
        highlights::{Highlights, Shades},
        light::Lamp,
        models::validate_models,
        reflections::{Polish, Reflections},
        stretch::Stretch,
        textures::size_textures,
    },
    table::{Table, TableKind},
    ui::{Screen, kit},
};
use fyrox::{
    core::{log::Log, pool::Handle, reflect::prelude::*, visitor::prelude::*},
    engine::GraphicsContext,
    event::Event,
    gui::{
        UserInterface, inspector::editors::PropertyEditorDefinitionContainer, message::UiMessage,
    },
    plugin::{
        Plugin, PluginContext, PluginRegistrationContext,
        error::{GameError, GameResult},
    },
    script::PluginsRefMut,
};
use std::{any::Any, cell::RefCell, rc::Rc, sync::Arc};

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
    kinds: &'static [TableKind],
    /// Tables, in the order of `kinds`.
    tables: Vec<Box<dyn Table>>,
    /// Errors of startup, until they can be shown.
    errors: Vec<StorageError>,
    driver: Driven,
    gamepads: Gamepads,
    parked: Parked,
    frame_bench: FrameBench,
}

impl Parlour {
    /// Returns the active table, and the context for it.
    pub(crate) fn active<'a, 'b, 'c>(
        &'a mut self,
        ctx: &'a mut PluginContext<'b, 'c>,
    ) -> (&'a mut dyn Table, TableContext<'a, 'b, 'c>) {
        self.table_mut(self.shell.table, ctx)
    }

    /// Returns a table, and the context for it.
    pub(crate) fn table_mut<'a, 'b, 'c>(
        &'a mut self,
        id: TableId,
        ctx: &'a mut PluginContext<'b, 'c>,
    ) -> (&'a mut dyn Table, TableContext<'a, 'b, 'c>) {
        let index = self.index_of(id);
        let (tables, ctx) = self.tables(ctx);
        (&mut *tables[index], ctx)
    }

    /// Returns the active table.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.tables[self.index_of(self.shell.table)]
    }

    /// Returns the description of a table.
    pub(crate) fn kind(&self, id: TableId) -> &'static TableKind {
        &self.kinds[self.index_of(id)]
    }

    /// Returns the index of a table.
    ///
    /// # Panics
    /// If there is no table with this ID. [`Self::new`] refuses options that name such a table, and
    /// all other IDs come from the panels, commands and dialogs of tables that were opened.
    fn index_of(&self, id: TableId) -> usize {
        let position = self.kinds.iter().position(|kind| kind.id == id);
        position.unwrap_or_else(|| panic!("unknown table {:?}", id.name()))
    }

    /// Returns all tables, and the context for them.
    pub(crate) fn tables<'a, 'b, 'c>(
        &'a mut self,
        engine: &'a mut PluginContext<'b, 'c>,
    ) -> (&'a mut [Box<dyn Table>], TableContext<'a, 'b, 'c>) {
        let shell = &mut self.shell;
        (&mut self.tables, TableContext { shell, engine })
    }

    /// Returns the context for services of the shell that need the engine.
    pub(crate) fn context<'a, 'b, 'c>(
        &'a mut self,
        ctx: &'a mut PluginContext<'b, 'c>,
    ) -> TableContext<'a, 'b, 'c> {
        self.tables(ctx).1
    }

    /// Returns the table of this type; `None` if the program has no such table.
    pub fn table_of<T: Table>(&self) -> Option<&T> {
        self.tables.iter().find_map(|table| {
            let table: &dyn Any = &**table;
            table.downcast_ref()
        })
    }
}

impl Shell {
    /// Returns the shell, for a script.
    pub fn of<'a>(plugins: &'a PluginsRefMut) -> Option<&'a Shell> {
        let parlour = plugins.of_type_ref::<Parlour>()?;
        Some(&parlour.shell)
    }

    /// Returns the shell, for a script.
    pub fn of_mut<'a>(plugins: &'a mut PluginsRefMut) -> Option<&'a mut Shell> {
        let parlour = plugins.of_type_mut::<Parlour>()?;
        Some(&mut parlour.shell)
    }
}

/// Nothing of it belongs into a scene: the player's files are written by [`Storage`].
impl Visit for Parlour {
    fn visit(&mut self, _name: &str, _visitor: &mut Visitor) -> VisitResult {
        Ok(())
    }
}

impl Parlour {
    /// Lets the tables show other faces of cards when the window has become too small for the usual
    /// ones, or large enough.
    fn update_faces(&mut self, ctx: &mut PluginContext) {
        let needed = self.shell.needs_large_print();
        if std::mem::replace(&mut self.shell.large_print, needed) == needed {
            return;
        }
        let (tables, mut ctx) = self.tables(ctx);
        for table in tables {
            table.faces_changed(&mut ctx);
        }
    }

    /// Moves the camera as the pointer asks, and gives the scene the part of the window that panels
    /// leave free. The menu is in front of the scene.
    fn update_camera(&mut self, ctx: &mut PluginContext) {
        let has_sheet = self.table().sheet_top(&self.shell).is_some();
        if std::mem::replace(&mut self.shell.has_sheet, has_sheet) != has_sheet {
            // The choice was for another kind of panel, such as one that covers nothing.
            self.shell.panel_choice = None;
            self.shell.changed();
        }
        self.shell.insets = self.table().insets(&self.shell);
        let demo = self.table().is_demo();
        let Ok(scene) = ctx.scenes.try_get_mut(self.shell.scene) else {
            return;
        };
        if self.shell.screen != Screen::Table {
            self.shell.input.camera.clear();
        }
        let insets = match self.shell.screen {
            Screen::Table if !demo => self.shell.insets.bounded(),
            _ => Insets::default(),
        };
        let before = self.shell.canvas.area;
        let area = insets.free(self.shell.window);
        let detail = self.shell.settings.quality.detail();
        let is_new = self.shell.canvas.fit(scene, area, detail);
        let area = self.shell.canvas.area;
        let has_changed = is_new || area != before;
        let aspect = area.w() / area.h();
        let ui = ctx.user_interfaces.try_get(self.shell.ui).ok();
        let ui = ui.filter(|_| self.shell.screen == Screen::Menu);
        let menu = ui.map(|ui| self.shell.gui.beside_menu(ui, self.shell.window));
        let is_portrait = self.shell.layout().is_portrait();
        let viewport = Viewport {
            aspect,
            menu,
            is_portrait,
        };
        let speed = self.shell.settings.flourish();
        if has_changed {
            self.shell.changed();
        }
        let height = self.shell.window.y.max(1.0);
        let Ok(rig) = scene
            .graph
            .try_get_script_of_mut::<CameraRig>(self.shell.camera)
        else {
            return;
        };
        rig.set_window(viewport, speed);
        let quarter = std::f32::consts::FRAC_PI_2;
        let from_above = rig.is_from_above();
        if from_above != self.shell.from_above {
            self.shell.from_above = from_above;
            self.shell.changed();
        }
        let turned = (rig.yaw() / quarter).round() * quarter;
        if turned != self.shell.cursor_turn {
            self.shell.cursor_turn = turned;
            // Panels list the players as they sit at the table.
            self.shell.changed();
        }
        while let Some(event) = self.shell.input.camera.pop_front() {
            match event {
                CameraEvent::Orbit(by) => rig.orbit(by.x / height * 3.0, by.y / height * 2.0),
                CameraEvent::Zoom(factor) => rig.zoom(factor),
            }
            self.shell.moved();
        }
    }
}

impl Plugin for Parlour {
    fn register(&self, context: PluginRegistrationContext) -> GameResult {
        let scripts = &context.serialization_context.script_constructors;
        scripts.add::<CameraRig>("CameraRig");
        scripts.add::<Highlights>("Highlights");
        scripts.add::<Lamp>("Lamp");
        scripts.add::<Polish>("Polish");
        scripts.add::<Card>("Card");
        scripts.add::<Stretch>("Stretch");
        scripts.add::<CardFaces>("CardFaces");
        scripts.add::<CardPool>("CardPool");
        for kind in self.kinds {
            (kind.register_scripts)(scripts);
        }
        Ok(())
    }

    fn register_property_editors(&self, editors: Arc<PropertyEditorDefinitionContainer>) {
        editors.register_inheritable_inspectable::<ViewLimits>();
        editors.register_inheritable_inspectable::<ViewFrame>();
        editors.register_inheritable_inspectable::<MenuView>();
        editors.register_inheritable_inspectable::<Shades>();
        for kind in self.kinds {
            (kind.register_editors)(&editors);
        }
    }

    fn init(&mut self, scene_path: Option<&str>, mut ctx: PluginContext) -> GameResult {
        let mut ui = UserInterface::new(self.shell.window);
        // `Gui` shows the tooltips instead of the engine.
        ui.set_tooltip_appear_delay(f32::INFINITY);
        self.shell.ui = ctx.user_interfaces.add(ui);
        kit::use_small_pages();
        validate_models(ctx.resource_manager);
        size_textures(ctx.resource_manager, self.shell.settings.quality);
        self.shell.load_locale(&ctx);
        self.load_data(&ctx);
        let (tables, mut context) = self.tables(&mut ctx);
        for table in tables {
            table.load_data(&mut context);
        }
        for error in std::mem::take(&mut self.errors) {
            self.shell
                .report_error(sentences::storage(&self.shell.locale, &error));
        }
        let table = self.shell.options.table.unwrap_or(self.shell.table);
        let scene = self
            .shell
            .options
            .scene
            .clone()
            .or_else(|| scene_path.map(str::to_owned))
            .unwrap_or_else(|| self.kind(table).scene.to_owned());
        self.load(&mut ctx, scene);
        Ok(())
    }

    fn update(&mut self, ctx: &mut PluginContext) -> GameResult {
        self.shell.graphics.frame_limiter.updated();
        if let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context {
            let size = graphics.window.inner_size();
            let port = self.shell.options.platform.port();
            let density = port.and_then(|port| port.density());
            self.shell.density = density.unwrap_or_else(|| graphics.window.scale_factor());
            self.shell.input.set_density(self.shell.density);
            self.shell.resized(size.width as f32, size.height as f32);
        }
        if self.shell.graphics.quality_due {
            self.shell.apply_quality(ctx);
        }
        if self.shell.graphics.anisotropy_due && ctx.scenes.try_get(self.shell.scene).is_ok() {
            self.shell.apply_anisotropy(ctx);
        }
        if self.shell.shown_styles.is_late() {
            self.shell.show_styles(ctx);
        }
        self.watch_loading(ctx);
        if let Ok(scene) = ctx.scenes.try_get_mut(self.shell.scene) {
            let volumes = [self.shell.settings.ambience, self.shell.settings.music];
            let resources = ctx.resource_manager;
            self.shell.sounds.play_loops(resources, scene, volumes);
        }
        self.shell.advance_toasts(ctx.dt);
        self.shell.update_fingers(ctx);
        self.shell.update_idle(ctx);
        if let Some(error) = files::take_failure() {
            let sentence = sentences::not_stored(&self.shell.locale, &error);
            self.shell.report_error(sentence);
        }
        let port = self.shell.options.platform.port();
        if let Some(refused) = port.and_then(Port::refused) {
            let key = match refused {
                Refused::Clipboard => "clipboard-refused",
                Refused::FileDialog => "file-dialog-refused",
            };
            let sentence = self.shell.locale.text(key);
            self.context(ctx).refuse(sentence);
        }
        self.poll_gamepads(ctx)?;
        if !self.table().is_demo() {
            self.shell.update_play_time(ctx.dt);
        }
        if ctx.scenes.try_get(self.shell.scene).is_ok() {
            self.update_camera(ctx);
            self.update_faces(ctx);
            self.deliver_input(ctx)?;
            let (table, mut ctx) = self.active(ctx);
            table.update(&mut ctx)?;
        }
        if let Ok(scene) = ctx.scenes.try_get(self.shell.scene) {
            let (ply, mode) = (self.table().ply(scene), self.table().trace_mode());
            self.shell.follow_game(ply, mode);
        }
        let (tables, mut context) = self.tables(ctx);
        for table in tables {
            table.update_background(&mut context)?;
        }
        self.update_system(ctx);
        self.follow_track(ctx)?;
        self.run_requests(ctx)?;
        self.shell.update_games();
        // A press reaches its panel with the next messages; until then that must stay.
        let pressed = self.shell.input.press_tracker.advance();
        if !pressed && !self.shell.input.early_keys.is_empty() {
            self.press_early_keys(ctx)?;
        }
        if self.shell.revision.needs_panels() && !pressed {
            self.rebuild(ctx);
        } else if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui)
            && self.shell.gui.show_what_matters(ui)
        {
            self.shell.moved();
        }
        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
            let speed = self.shell.settings.motion.factor();
            let pointer = self.shell.input.pointer();
            let pointer_use = self.shell.input.pointer_use();
            let gui = &mut self.shell.gui;
            gui.update(ui, pointer, ctx.dt, speed);
            gui.update_tooltip(ui, pointer, pointer_use, ctx.dt);
            if gui.lacks_items(ui) {
                self.shell.changed();
            }
            let is_mouse = self.shell.input.is_mouse();
            let slid = pointer.filter(|_| is_mouse);
            let slid = slid.and_then(|pointer| self.shell.gui.drag_slider(ui, pointer));
            if let Some(action) = slid {
                self.dispatch(action, ctx)?;
            }
            let (table, mut ctx) = self.active(ctx);
            table.update_labels(&mut ctx);
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
        // The engine can need it for any event.
        self.parked.give_back(ctx.graphics_context);
        if matches!(event, Event::AboutToWait) {
            self.shell.graphics.frame_limiter.ask();
        }
        self.os_event(event, &mut ctx)
    }

    fn on_deinit(&mut self, mut ctx: PluginContext) -> GameResult {
        let (tables, mut context) = self.tables(&mut ctx);
        for table in tables {
            table.save_all(context.shell);
            table.close(&mut context);
        }
        self.shell.save_play_time();
        Ok(())
    }

    fn on_graphics_context_initialized(&mut self, mut ctx: PluginContext) -> GameResult {
        if let GraphicsContext::Initialized(graphics) = ctx.graphics_context {
            let reflections = Reflections::new(ctx.resource_manager);
            let reflections = Rc::new(RefCell::new(reflections));
            graphics.renderer.add_render_pass(reflections);
        }
        self.resume(&mut ctx);
        self.gamepads.open();
        Ok(())
    }

    fn on_graphics_context_destroyed(&mut self, mut ctx: PluginContext) -> GameResult {
        self.suspend(&mut ctx)
    }

    fn before_rendering(&mut self, mut ctx: PluginContext) -> GameResult {
        if let GraphicsContext::Initialized(graphics) = ctx.graphics_context {
            Log::verify(quality::free_unused_effects(&mut graphics.renderer));
        }
        if !self.measure_frame(&mut ctx) {
            self.limit_frames(&mut ctx);
        }
        Ok(())
    }

    fn on_ui_message(
        &mut self,
        ctx: &mut PluginContext,
        message: &UiMessage,
        ui: Handle<UserInterface>,
    ) -> GameResult {
        self.shell.graphics.frame_limiter.panel_changed();
        let shown = ctx.user_interfaces.try_get(self.shell.ui).ok();
        let action = shown.and_then(|shown| self.shell.gui.clicked(shown, message));
        if ui == self.shell.ui
            && self.shell.input.means_press()
            && let Some(action) = action
        {
            self.shell.input.idle = 0.0;
            self.context(ctx).play_sound(sounds::CLICK);
            self.dispatch(action, ctx)?;
        }
        Ok(())
    }

    fn on_game_error(&mut self, _ctx: &mut PluginContext, error: &GameError) -> bool {
        // The reason is shown once each time that a table is opened and can't be played.
        if !self.shell.broken {
            self.shell.data_fails(&error.kind);
        }
        true
    }
}
