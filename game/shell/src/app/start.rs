//! Startup: reading settings, saves, texts, pictures and sounds before a table is loaded.

use super::{Driven, Driver, quality::Graphics};
use crate::{
    app::{Parlour, Shell, options::Options, sentences, settings::Settings, sounds, trace::Trace},
    archive::Archive,
    cards,
    platform::{
        files,
        locale::{LANGUAGES, Locale, language_for, system_language},
        storage::{SaveLoader, Storage},
    },
    scene::{data, styles::Styles},
    table::TableKind,
    ui::kit::Pictures,
};
use fyrox::{core::algebra::Vector2, plugin::PluginContext};

/// Returns the settings with the changes from the command line, which aren't saved.
fn with_options(mut settings: Settings, options: &Options) -> Settings {
    if let Some(motion) = options.motion {
        settings.motion = motion;
    }
    if let Some(quality) = options.quality {
        settings.quality = quality;
    }
    if let Some(locale) = &options.locale {
        settings.locale = Some(language_for(locale).id.to_owned());
    }
    settings
}

impl Parlour {
    /// Creates the plugin with these tables; the first one is loaded if the options name none.
    /// Settings and saved games are read here, so that the window can be made as the player wants
    /// it.
    ///
    /// # Panics
    /// If there is no table, or not the one that the options name.
    pub fn new(kinds: &'static [TableKind], options: Options) -> Self {
        if let Some(table) = options.table {
            let is_there = kinds.iter().any(|kind| kind.id == table);
            assert!(is_there, "unknown table {:?}", table.name());
        }
        let mut loader = SaveLoader::default();
        if !options.keep_nothing {
            let open = if options.fresh {
                Storage::fresh
            } else {
                Storage::new
            };
            loader.storage = loader.note(open(options.save_dir.clone()));
        }
        if let Some(storage) = &loader.storage {
            files::remove_leftovers(storage.folder());
        }
        let saved_settings = loader.load().map(Settings::sanitised);
        let saved_settings = saved_settings.unwrap_or_else(|| options.platform.settings());
        let tables = kinds.iter();
        let tables = tables
            .map(|kind| (kind.open)(&mut loader, &options))
            .collect();
        let settings = with_options(saved_settings.clone(), &options);
        let window = options.window.unwrap_or((1280, 720));
        let port = options.platform.port();
        let density = port.and_then(|port| port.density()).unwrap_or(1.0);
        let older = kinds.iter().filter_map(|kind| {
            let older = kind.archive.as_ref()?.older?;
            Some((kind.id.name(), older))
        });
        let play_time = loader.load().unwrap_or_default();
        let archive = loader.storage.as_ref();
        let archive = archive.map(|storage| Archive::open(storage, older.collect()));
        let shell = Shell {
            archive: archive.unwrap_or_default(),
            play_time,
            trace: Trace::new(options.trace),
            storage: loader.storage,
            settings,
            saved_settings,
            table: kinds[0].id,
            window: Vector2::new(window.0 as f32, window.1 as f32),
            density,
            large_print: false,
            graphics: Graphics {
                quality_due: true,
                anisotropy_due: true,
                ..Graphics::default()
            },
            options,
            ..Shell::default()
        };
        Self {
            shell,
            kinds,
            tables,
            errors: loader.errors,
            driver: Driven::default(),
            gamepads: Default::default(),
            parked: Default::default(),
            frame_bench: Default::default(),
        }
    }

    /// Replaces the trace, for tests that read it.
    pub fn with_trace(mut self, trace: Trace) -> Self {
        self.shell.trace = trace;
        self
    }

    /// Adds a driver that is called after each update, for tests.
    pub fn with_driver(mut self, driver: Driver) -> Self {
        self.driver = Driven(Some(driver));
        self
    }

    pub(crate) fn load_data(&mut self, ctx: &PluginContext) {
        let resources = ctx.resource_manager.clone();
        self.shell.pictures = Pictures::new(move |path| data::read(&resources, path));
        let (styles, errors) = Styles::load(ctx.resource_manager);
        self.shell.styles = styles;
        for error in errors {
            let sentence = sentences::data(&self.shell.locale, error);
            self.shell.report_error(sentence);
        }
        self.load_sounds(ctx);
    }

    /// Loads the sounds of the open table. Those of others would take memory, and a download in
    /// browsers.
    pub(crate) fn load_sounds(&mut self, ctx: &PluginContext) {
        let table = self.kind(self.shell.table).sounds.iter();
        let table = table.flat_map(|sounds| sounds.iter());
        let all = sounds::ALL.iter().chain(cards::sounds::ALL).chain(table);
        let sounds = &mut self.shell.sounds;
        sounds.load(ctx.resource_manager, all.copied());
    }
}

impl Shell {
    pub(crate) fn load_locale(&mut self, ctx: &PluginContext) {
        let wanted = match &self.settings.locale {
            Some(id) => language_for(id),
            None => {
                let port = self.options.platform.port();
                let language = port.and_then(|port| port.language());
                language.map_or_else(system_language, |id| language_for(&id))
            }
        };
        let first = data::read_text(ctx.resource_manager, LANGUAGES[0].file);
        let own = data::read_text(ctx.resource_manager, wanted.file);
        let other = (wanted.file != LANGUAGES[0].file).then_some(&first);
        for error in [Some(&own), other]
            .into_iter()
            .flatten()
            .filter_map(|text| text.as_ref().err())
        {
            // There are no words to say it in but these.
            self.report_error(error.to_string());
        }
        let (own, first) = (own.unwrap_or_default(), first.unwrap_or_default());
        match Locale::new(wanted, &own, &first) {
            Ok(locale) => self.locale = locale,
            Err(error) => self.report_error(error.to_string()),
        }
    }
}
