//! Carries out what buttons and keys ask for.

use crate::{
    app::{Parlour, settings::Settings},
    platform::speech::Speech,
    scene::{camera::CameraRig, styles::StyleKind, textures::resize_textures},
    table::Closing,
    ui::{
        Action, Dialog, Screen, settings_page,
        settings_page::{Setting, SettingsGroup},
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};

impl Parlour {
    /// Carries out an action.
    ///
    /// # Errors
    /// When the scene lacks what the action needs.
    pub fn dispatch(&mut self, action: Action, ctx: &mut PluginContext) -> GameResult {
        self.shell.changed();
        if self.requires_table(&action, ctx) {
            return Ok(());
        }
        match action {
            Action::Open(dialog) => self.shell.turn_to(dialog),
            Action::Confirmed(action) => {
                let dialogs = &mut self.shell.dialogs;
                let question = dialogs.pop_if(|open| matches!(open, Dialog::Confirm(_)));
                self.shell.confirmed = question.map(|question| question.id());
                let done = self.dispatch(*action, ctx);
                self.shell.confirmed = None;
                done?;
            }
            Action::Close => self.close(ctx)?,
            Action::Menu => self.show_menu(ctx)?,
            Action::OpenTable(id) => {
                let (table, mut context) = self.table_mut(id, ctx);
                table.open(&mut context)?;
            }
            Action::Top => self.context(ctx).camera(CameraRig::toggle_top)?,
            Action::ResetView => self.context(ctx).camera(CameraRig::reset)?,
            Action::Change(setting, by) => {
                let language = self.shell.locale.language().id;
                let new = settings_page::changed(&self.shell.settings, language, setting, by);
                self.change(ctx, [setting], new);
            }
            Action::Set(setting, index) => {
                let new = settings_page::set(&self.shell.settings, setting, index);
                self.change(ctx, [setting], new);
            }
            Action::ChooseStyle(kind, index) => {
                let mut new = self.shell.settings.clone();
                self.shell.styles.choose(&mut new, kind, index);
                self.change(ctx, [], new);
            }
            Action::ResetSettings(group) => self.reset_settings(ctx, group),
            Action::Bind(table, usual, key) => self.shell.bind_key(table, usual, key),
            Action::Name(name) => self.shell.name_player(name),
            Action::DeclineTutorial(table) => {
                self.shell.record_tutorial(table, true);
                self.shell.dialogs.pop();
            }
            Action::TogglePanel => {
                self.shell.panel_choice = Some(!self.shell.is_panel_open());
            }
            Action::Games(command) => self.games_command(command, ctx)?,
            Action::BugReport => self.report(ctx),
            Action::Quit => ctx.loop_controller.exit(),
            other => {
                let owner = match &other {
                    Action::Run(table, _) => *table,
                    _ => self.shell.table,
                };
                let (table, mut ctx) = self.table_mut(owner, ctx);
                table.act(other, &mut ctx)?;
            }
        }
        self.run_requests(ctx)
    }

    /// Dispatches what the tables have asked for meanwhile.
    pub(crate) fn run_requests(&mut self, ctx: &mut PluginContext) -> GameResult {
        while !self.shell.requests.is_empty() {
            let action = self.shell.requests.remove(0);
            self.dispatch(action, ctx)?;
        }
        self.save_changed_settings();
        Ok(())
    }

    /// Saves the settings of the shell and of all tables, if one of them has changed.
    fn save_changed_settings(&mut self) {
        if std::mem::take(&mut self.shell.settings_changed) {
            let tables = self.tables.iter().filter_map(|table| table.settings());
            let fields: Result<Vec<String>, _> = tables.collect();
            self.shell.save_settings(fields);
        }
    }

    /// Closes the topmost dialog.
    fn close(&mut self, ctx: &mut PluginContext) -> GameResult {
        if let Some(Dialog::Confirm(question)) = self.shell.dialogs.last()
            && question.offers_tutorial()
        {
            // The player has not yet chosen the game that would follow.
            return self.show_menu(ctx);
        }
        let owner = self.shell.dialogs.last().and_then(Dialog::table);
        let closing = match owner {
            Some(owner) => {
                let (table, mut ctx) = self.table_mut(owner, ctx);
                table.close_dialog(&mut ctx)?
            }
            None => Closing::Close,
        };
        match closing {
            Closing::Close => {
                self.shell.dialogs.pop();
            }
            Closing::Stay => {}
            Closing::Menu => self.show_menu(ctx)?,
        }
        Ok(())
    }

    fn show_menu(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.shell.screen == Screen::Loading {
            // There is no table yet to ask.
            self.shell.screen = Screen::Menu;
            return Ok(());
        }
        self.shell.dialogs.clear();
        let (table, mut context) = self.active(ctx);
        if !table.open_menu(&mut context)? {
            return Ok(());
        }
        self.shell.fold_panel();
        self.shell.screen = Screen::Menu;
        self.shell.input.cancel();
        self.shell.input.idle = 0.0;
        Ok(())
    }

    /// Sets the settings of a group to their defaults.
    fn reset_settings(&mut self, ctx: &mut PluginContext, group: SettingsGroup) {
        let mut new = self.shell.settings.clone();
        settings_page::reset(group, &mut new);
        self.shell.saved_settings.keys.clone_from(&new.keys);
        self.change(ctx, group.settings(), new);
        if group == SettingsGroup::Game {
            let (tables, mut ctx) = self.tables(ctx);
            for table in tables {
                table.reset_settings(&mut ctx);
            }
        }
    }

    /// Puts new settings in force. `changed` are those that can differ.
    fn change(
        &mut self,
        ctx: &mut PluginContext,
        changed: impl IntoIterator<Item = Setting>,
        new: Settings,
    ) {
        let mut new = new;
        if new.speech && !self.shell.settings.speech && !Speech::is_possible() {
            new.speech = false;
            let sentence = self.shell.locale.text("speech-missing");
            self.shell.show_refusal(sentence);
        }
        let before = std::mem::replace(&mut self.shell.settings, new);
        for setting in changed {
            let saved = &mut self.shell.saved_settings;
            settings_page::take_over(setting, &self.shell.settings, saved);
        }
        if self.shell.settings.locale != before.locale {
            self.shell.load_locale(ctx);
            self.shell.archive.language_changed();
            let (tables, mut ctx) = self.tables(ctx);
            for table in tables {
                table.language_changed(&mut ctx);
            }
        }
        if self.shell.settings.styles != before.styles {
            let saved = &mut self.shell.saved_settings;
            saved.styles.clone_from(&self.shell.settings.styles);
            self.shell.show_styles(ctx);
            let faces = StyleKind::Faces.name();
            if self.shell.settings.styles.get(faces) != before.styles.get(faces) {
                let (tables, mut ctx) = self.tables(ctx);
                for table in tables {
                    table.faces_changed(&mut ctx);
                }
            }
        }
        if self.shell.settings.quality != before.quality {
            self.shell.graphics.quality_due = true;
            resize_textures(ctx.resource_manager, self.shell.settings.quality);
        }
        if self.shell.settings.fullscreen != before.fullscreen {
            self.shell.apply_window(ctx);
        }
        self.shell.settings_changed = true;
    }
}
