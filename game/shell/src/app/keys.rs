//! Keys: shortcuts of the shell, text fields, focus in panels, and the rest for the table.

use super::{
    clipboard::Clipboard,
    keystrokes::{Press, Typed, code_of, label_of},
};
use crate::{
    app::Parlour,
    table::{KeyUse, TableKey},
    ui::{Action, Dialog, Screen, key_page::KeyQuestion, settings_page::Setting},
};
use fyrox::{
    event::{ElementState, KeyEvent},
    keyboard::{Key, KeyCode, NamedKey},
    plugin::{
        PluginContext,
        error::{GameError, GameResult},
    },
};

impl Parlour {
    /// Handles a key event.
    ///
    /// # Errors
    /// If the scene lacks what an action needs.
    pub(crate) fn key(&mut self, event: &KeyEvent, ctx: &mut PluginContext) -> GameResult {
        self.handle_key(event, ctx)?;
        self.run_requests(ctx)
    }

    fn handle_key(&mut self, event: &KeyEvent, ctx: &mut PluginContext) -> GameResult {
        if event.state != ElementState::Pressed {
            return Ok(());
        }
        let back = event.logical_key == Key::Named(NamedKey::BrowserBack);
        if back && !event.repeat && self.is_at_the_door() {
            return self.dispatch(Action::Quit, ctx);
        }
        let Some(code) = code_of(event.physical_key, &event.logical_key) else {
            return Ok(());
        };
        let modifiers = self.shell.input.modifiers;
        let key = TableKey {
            code,
            control: modifiers.control_key() || modifiers.super_key(),
            shift: modifiers.shift_key(),
            repeat: event.repeat,
        };
        let typed = event.text.as_ref().map(|text| text.as_str());
        self.press_key(key, typed, modifiers.alt_key(), ctx)
    }

    /// Presses a key that types `text`, or nothing. `alt` is whether Alt is held.
    ///
    /// # Errors
    /// If the scene lacks what an action needs.
    pub fn press_key(
        &mut self,
        key: TableKey,
        text: Option<&str>,
        alt: bool,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let TableKey { code, repeat, .. } = key;
        // Keys that mean the same everywhere.
        match code {
            KeyCode::F8 if !repeat => return self.dispatch(Action::BugReport, ctx),
            KeyCode::F11 if !repeat && !self.shell.options.platform.is_sandboxed() => {
                return self.dispatch(Action::Change(Setting::Fullscreen, 1), ctx);
            }
            KeyCode::F1 if !repeat => {
                if let Some(help) = self.kind(self.shell.table).help
                    && let help = help()
                    && !self.shell.dialogs.contains(&help)
                {
                    return self.dispatch(Action::Open(help), ctx);
                }
            }
            KeyCode::KeyV if key.control => {
                // A browser now has the text that a button asked for.
                if let Some(action) = self.shell.awaited_paste.take() {
                    return self.dispatch(action, ctx);
                }
            }
            _ => {}
        }
        let ui = ctx.user_interfaces.try_get(self.shell.ui);
        let focused = ui.is_ok_and(|ui| self.shell.gui.is_on_button(ui));
        let press = Press {
            key,
            text,
            alt,
            focused,
        };
        if self.press_in_dialog(&press, ctx)? {
            return Ok(());
        }
        let panels = self.shell.screen != Screen::Table || !self.shell.dialogs.is_empty();
        if panels || code == KeyCode::Tab {
            return self.panel_key(key, ctx);
        }
        let focused = self.shell.gui.focused();
        if let (Some(action), KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space) =
            (focused, code)
        {
            if repeat {
                return Ok(());
            }
            return self.dispatch(action, ctx);
        }
        let by_keys = self.shell.input.by_keys;
        if let (KeyCode::Enter | KeyCode::NumpadEnter, false, Some(action)) =
            (code, by_keys || repeat, self.shell.gui.next_step())
        {
            // Without a keyboard cursor on the table, Return continues a tutorial.
            return self.dispatch(action, ctx);
        }
        self.press_over_table(key, ctx)
    }

    /// Handles a key over the table that no panel has used.
    ///
    /// # Errors
    /// If the scene lacks what the table needs.
    pub fn press_over_table(&mut self, key: TableKey, ctx: &mut PluginContext) -> GameResult {
        let changed = self.shell.settings.keys.get(self.shell.table.name());
        let key = TableKey {
            code: match changed.filter(|_| !key.control) {
                Some(keys) => keys.translated(key.code),
                None => key.code,
            },
            ..key
        };
        let (table, mut context) = self.active(ctx);
        let action = match table.key(key, &mut context)? {
            KeyUse::Action(action) => Some(action),
            KeyUse::Used => None,
            KeyUse::Common => context.common_key(key),
        };
        match action {
            Some(action) => self.dispatch(action, ctx),
            None => Ok(()),
        }
    }

    /// Passes a key to the topmost dialog: to its table, then to its text field. Returns whether it
    /// was used.
    ///
    /// # Errors
    /// If the scene lacks what the table needs.
    pub fn press_in_dialog(
        &mut self,
        press: &Press,
        ctx: &mut PluginContext,
    ) -> Result<bool, GameError> {
        if let Some(&Dialog::Key(KeyQuestion { table, usual, .. })) = self.shell.dialogs.last()
            && let Some(key) = label_of(press.key.code).filter(|_| !press.key.repeat)
        {
            self.dispatch(Action::Bind(table, usual, key), ctx)?;
            return Ok(true);
        }
        let owner = self.shell.dialogs.last().and_then(Dialog::table);
        if let Some(owner) = owner {
            let (table, mut ctx) = self.table_mut(owner, ctx);
            if table.dialog_key(press, &mut ctx)? {
                return Ok(true);
            }
        }
        if let Some(action) = self.page_turn(press) {
            self.dispatch(action, ctx)?;
            return Ok(true);
        }
        let ui = ctx.user_interfaces.try_get(self.shell.ui).ok();
        let platform = self.shell.options.platform.clone();
        let clipboard = Clipboard::new(&platform, ui);
        let field = match owner {
            Some(owner) => {
                let index = self.index_of(owner);
                self.tables[index].text_field(&self.shell)
            }
            None => self.shell.text_field(),
        };
        let typed = field.map_or(Typed::Nothing, |field| press.type_into(field, clipboard));
        if typed == Typed::Nothing {
            return Ok(false);
        }
        self.shell.changed();
        match (typed, owner) {
            (Typed::Changed, Some(owner)) => {
                let (table, mut ctx) = self.table_mut(owner, ctx);
                table.text_changed(&mut ctx);
            }
            (Typed::Changed, None) => self.shell.archive.searched(),
            _ => {}
        }
        Ok(true)
    }

    /// Returns the action of a key that turns the pages of the list of games.
    fn page_turn(&self, press: &Press) -> Option<Action> {
        if self.shell.dialogs.last() != Some(&Dialog::Games) {
            return None;
        }
        match press.key.code {
            KeyCode::PageDown => self.shell.gui.action_of("page-next"),
            KeyCode::PageUp => self.shell.gui.action_of("page-back"),
            _ => None,
        }
    }

    /// In the menu and in dialogs the keys walk from button to button.
    fn panel_key(&mut self, key: TableKey, ctx: &mut PluginContext) -> GameResult {
        let TableKey { code, repeat, .. } = key;
        let steps = match code {
            KeyCode::ArrowRight => self.shell.gui.slide(true, false),
            KeyCode::ArrowLeft => self.shell.gui.slide(false, false),
            KeyCode::End => self.shell.gui.slide(true, true),
            KeyCode::Home => self.shell.gui.slide(false, true),
            _ => None,
        };
        if let Some(action) = steps {
            return self.dispatch(action, ctx);
        }
        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
            match code {
                KeyCode::ArrowDown => self.shell.gui.step_focus(ui, 0, 1),
                KeyCode::ArrowUp => self.shell.gui.step_focus(ui, 0, -1),
                KeyCode::ArrowRight => self.shell.gui.step_focus(ui, 1, 0),
                KeyCode::ArrowLeft => self.shell.gui.step_focus(ui, -1, 0),
                KeyCode::Tab => self.shell.gui.move_focus(ui, !key.shift),
                KeyCode::PageDown => self.shell.gui.turn_page(ui, true),
                KeyCode::PageUp => self.shell.gui.turn_page(ui, false),
                _ => {}
            }
            if let Some(button) = self.shell.gui.newly_focused(ui) {
                self.shell.speak(&button);
            }
        }
        match code {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !repeat => {
                let return_key = code != KeyCode::Space;
                // In the menu, under no dialog, what stands out is meant.
                let meant =
                    self.shell.dialogs.last().is_none_or(Dialog::takes_return) && return_key;
                let primary = || self.shell.gui.primary().filter(|_| meant);
                match self.shell.gui.focused().or_else(primary) {
                    Some(action) => self.dispatch(action, ctx)?,
                    None => {
                        if let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) {
                            self.shell.gui.show_start(ui);
                        }
                    }
                }
            }
            KeyCode::Escape if !repeat && self.shell.screen == Screen::Loading => {
                self.dispatch(Action::Menu, ctx)?;
            }
            KeyCode::Escape if !repeat && !self.shell.dialogs.is_empty() => {
                self.dispatch(Action::Close, ctx)?;
            }
            KeyCode::Escape if !repeat && self.is_menu_on_top() => {
                if let Some(action) = self.way_back(ctx) {
                    self.dispatch(action, ctx)?;
                }
            }
            _ if self.is_menu_on_top() => {
                let action = self.tables.iter().find_map(|table| table.menu_key(key));
                if let Some(action) = action {
                    self.dispatch(action, ctx)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn is_menu_on_top(&self) -> bool {
        self.shell.screen == Screen::Menu && self.shell.dialogs.is_empty()
    }

    /// From the menu back to what is being played.
    pub(crate) fn way_back(&self, ctx: &PluginContext) -> Option<Action> {
        if self.shell.broken || self.table().is_demo() {
            return None;
        }
        let scene = ctx.scenes.try_get(self.shell.scene).ok()?;
        let has_game = self.table().has_game(scene);
        has_game.then_some(Action::OpenTable(self.shell.table))
    }
}
