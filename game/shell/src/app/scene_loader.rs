//! Loading the scene of a table, and attaching the table to it.

use crate::{
    app::{Parlour, Shell, sentences},
    platform::locale::Locale,
    scene::{
        assets::file_of, camera::CameraRig, data, data::check_numbers, scene_file, scene_file::Flaw,
    },
    ui::{Action, GamesCommand, Screen},
};
use fyrox::{
    core::{log::Log, pool::Handle},
    plugin::{PluginContext, error::GameResult},
    scene::Scene,
    script::ScriptTrait,
};
use std::{fmt::Display, path::PathBuf};

impl Parlour {
    /// Loads the scene at this path.
    pub(crate) fn load(&mut self, ctx: &mut PluginContext, path: String) {
        let number = self.shell.loads.begin(&path);
        ctx.load_scene(
            PathBuf::from(&path),
            false,
            move |result, game: &mut Parlour, ctx| match result {
                _ if !game.shell.loads.end(number) => Ok(()),
                Ok(loaded) => game.scene_loaded(loaded.payload, &path, ctx),
                Err(error) => {
                    Log::err(format!("couldn't load {path}: {error}"));
                    let flaw = data::read(ctx.resource_manager, &path)
                        .and_then(|file| scene_file::flaw(&file));
                    game.load_fails(ctx, unreadable(&game.shell.locale, &path, flaw));
                    Ok(())
                }
            },
        );
    }

    /// Reports a scene that can't be loaded. The table that was open before can still be played.
    fn load_fails(&mut self, ctx: &PluginContext, sentence: String) {
        self.shell.pending_scene = None;
        let stands = ctx.scenes.try_get(self.shell.scene).is_ok();
        let broken = self.shell.broken || !stands;
        self.shell.table_fails(sentence);
        self.shell.broken = broken;
    }

    /// Names the files that are still loading if none has been loaded for a long time. The menu
    /// opens then, so that another table can be chosen.
    pub(crate) fn watch_loading(&mut self, ctx: &PluginContext) {
        let state = ctx.resource_manager.state();
        let pending = state.count_pending_resources();
        if !self.shell.loads.is_stuck(pending, ctx.dt) {
            return;
        }
        let resources = state.resources();
        let late = resources.iter().filter(|resource| resource.is_loading());
        let mut late: Vec<_> = late.map(|late| file_of(late, Some(&state))).collect();
        drop(state);
        // Prefabs wait for the models in them.
        late.sort_by_key(|file| file.ends_with(".rgs"));
        let scene = self.shell.loads.give_up();
        let is_awaited = scene.is_some();
        late.extend(scene);
        Log::err(format!("still loading: {}", late.join(", ")));
        let first = late.first().map(String::as_str).unwrap_or_default();
        let sentence = sentences::files(&self.shell.locale, "assets-late", late.len(), first);
        if is_awaited {
            self.load_fails(ctx, sentence);
        } else {
            self.shell.report_error(sentence);
        }
    }

    /// Whether an action must wait until its table is there: then that is fetched, and the action
    /// is carried out at it.
    pub(crate) fn requires_table(&mut self, action: &Action, ctx: &mut PluginContext) -> bool {
        let table = match action {
            Action::OpenTable(id) | Action::Games(GamesCommand::Open(id, _)) => *id,
            _ => {
                let mut tables = self.kinds.iter().zip(&self.tables);
                let Some((kind, _)) = tables.find(|(_, table)| table.needs_scene(action)) else {
                    return false;
                };
                kind.id
            }
        };
        let is_there = ctx.scenes.try_get(self.shell.scene).is_ok();
        if self.shell.table == table && !self.shell.broken && is_there {
            return false;
        }
        if self.shell.pending_scene.is_none() {
            self.shell.dialogs.clear();
            let (active, mut context) = self.active(ctx);
            active.leave(&mut context);
            self.shell.pending_scene = Some((table, Some(action.clone())));
            let scene = self.kind(table).scene;
            if self.shell.loads.scene() != Some(scene) {
                self.load(ctx, scene.to_owned());
            }
        }
        true
    }

    /// Replaces the scene by the one that has been loaded from `path`, and attaches its table.
    fn scene_loaded(&mut self, scene: Scene, path: &str, ctx: &mut PluginContext) -> GameResult {
        let first = self.shell.screen == Screen::Loading;
        if ctx.scenes.try_get(self.shell.scene).is_ok() {
            ctx.scenes.remove(self.shell.scene);
        }
        self.shell.scene = ctx.scenes.add(scene);
        self.shell.graphics.frame_limiter.scene_changed();
        self.shell.glow = Default::default();
        self.shell.even_light = false;
        self.shell.shown_styles.forget_scene();
        self.shell.show_styles(ctx);
        let scene = ctx.scenes.try_get_mut(self.shell.scene)?;
        self.shell.input.cancel();
        self.shell.camera = node_with::<CameraRig>(scene).to_variant();
        if first {
            // A table or scene on the command line opens without the menu; the editor uses this.
            let named = self.shell.options.table.is_some() || self.shell.options.scene.is_some();
            self.shell.screen = if named { Screen::Table } else { Screen::Menu };
        }
        let pending_scene = self.shell.pending_scene.take();
        self.shell.broken = false;
        let flaw = check_numbers(&scene.graph).err();
        let mut found = None;
        for (kind, table) in self.kinds.iter().zip(&mut self.tables) {
            if table.find_nodes(&mut self.shell, scene) {
                found = found.or(Some(kind.id));
            }
        }
        self.shell.table = found.unwrap_or(self.shell.table);
        self.load_sounds(ctx);
        let mut kinds = self.kinds.iter();
        let expected = kinds.find(|kind| kind.scene == path).map(|kind| kind.id);
        match (flaw, found) {
            (Some(flaw), _) => self.shell.data_fails(format_args!("{path}: {flaw}")),
            (None, None) => {
                let sentence = self.shell.locale.text("scene-incomplete");
                self.shell.table_fails(sentence);
            }
            (None, found) if expected.is_some() && expected != found => {
                let values = [("scene", path.into())];
                let sentence = self.shell.locale.format("scene-other", &values);
                self.shell.table_fails(sentence);
            }
            (None, Some(_)) => {
                let (table, mut ctx) = self.active(ctx);
                if let Err(error) = table.attach(&mut ctx) {
                    ctx.shell.data_fails(&error.kind);
                }
            }
        }
        self.shell.changed();
        match pending_scene {
            Some((table, Some(action))) if table == self.shell.table && !self.shell.broken => {
                self.dispatch(action, ctx)
            }
            _ => Ok(()),
        }
    }
}

impl Shell {
    /// Reports a table that can't be played, and shows the menu. The next request loads it again.
    pub fn table_fails(&mut self, sentence: String) {
        self.broken = true;
        self.screen = Screen::Menu;
        self.dialogs.clear();
        self.input.cancel();
        self.report_error(sentence);
        self.changed();
    }

    /// Reports an error in the game's data, because of which a table can't be played, and shows the
    /// menu.
    pub(crate) fn data_fails(&mut self, error: impl Display) {
        self.table_fails(sentences::data(&self.locale, error));
    }
}

/// The first node with this script; none if there is none.
pub fn node_with<T: ScriptTrait>(scene: &Scene) -> Handle<fyrox::scene::node::Node> {
    let root = scene.graph.get_root();
    scene
        .graph
        .find_first_by_script::<T>(root)
        .map_or(Handle::NONE, |(handle, _)| handle)
}

/// The sentence for a scene or prefab that cannot be read.
pub(crate) fn unreadable(locale: &Locale, path: &str, flaw: Option<Flaw>) -> String {
    let scene = ("scene", path.into());
    match flaw {
        Some(Flaw::NoScene) => locale.format("scene-none", &[scene]),
        Some(Flaw::Cut(line)) => locale.format("scene-cut", &[scene, ("line", line.into())]),
        Some(Flaw::Line { number, text }) => {
            let place = format!("{path}:{number}");
            locale.format(
                "scene-line",
                &[("place", place.into()), ("text", text.into())],
            )
        }
        None => sentences::files(locale, "scene-missing", 1, path),
    }
}
