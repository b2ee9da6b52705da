//! Integration with the operating system: suspension, safe-area insets, the on-screen keyboard and
//! keeping the screen on.

use crate::{
    app::{Parlour, Shell},
    platform::Margins,
    ui::{Dialog, Screen},
};
use fyrox::{
    engine::GraphicsContext,
    plugin::{PluginContext, error::GameResult},
};
use serde_json::json;

/// Last known state of the operating system and of requests to it.
#[derive(Debug, Default)]
pub struct System {
    /// Whether the app is suspended and has no window.
    suspended: bool,
    /// Whether the screen is kept on.
    awake: bool,
    /// Whether the on-screen keyboard was requested.
    keyboard: bool,
    /// Whether the player touched a text field that doesn't request the keyboard when it opens.
    pub called: bool,
    /// Safe-area insets: margins of the screen that panels must avoid.
    margins: Margins,
    /// Frames until the insets are queried again. The system doesn't report when the device is
    /// rotated.
    ask_in: u8,
}

impl System {
    /// Returns whether the app is suspended.
    pub fn is_suspended(&self) -> bool {
        self.suspended
    }

    /// Returns the safe-area insets.
    pub(crate) fn margins(&self) -> Margins {
        self.margins
    }
}

/// Frames between two queries of the safe-area insets, see [`System::ask_in`].
const ASK_EVERY: u8 = 30;

impl Parlour {
    /// Suspends the app: pauses the game, saves everything and stops all searches, because the
    /// system can end the app at any time from now on.
    ///
    /// # Errors
    /// If the scene lacks the board or the game manager.
    pub fn suspend(&mut self, ctx: &mut PluginContext) -> GameResult {
        if std::mem::replace(&mut self.shell.system.suspended, true) {
            return Ok(());
        }
        self.shell.trace.emit("suspended", json!({}));
        self.shell.input.release_all();
        let loaded = ctx.scenes.try_get(self.shell.scene).is_ok();
        if loaded {
            let (table, mut ctx) = self.active(ctx);
            table.pause(&mut ctx);
        }
        self.shell.set_hidden(ctx, true);
        self.save_everything();
        self.shell.system.keyboard = false;
        self.update_system(ctx);
        if loaded {
            let (table, mut ctx) = self.active(ctx);
            table.suspend(&mut ctx)?;
        }
        Ok(())
    }

    /// Saves what the tables have not saved yet, and the play time.
    pub(crate) fn save_everything(&mut self) {
        for table in &mut self.tables {
            table.save_all(&mut self.shell);
        }
        self.shell.save_play_time();
    }

    /// Handles a new window: at startup, and when the app is resumed.
    pub fn resume(&mut self, ctx: &mut PluginContext) {
        // The renderer was created again with default settings.
        self.shell.graphics.quality_due = true;
        self.shell.changed();
        if std::mem::replace(&mut self.shell.system.suspended, false) {
            self.shell.set_hidden(ctx, false);
            self.shell.input.idle = 0.0;
            self.shell.trace.emit("resumed", json!({}));
        }
    }

    /// Updates the requests to the system: the screen, the keyboard and the insets. Does nothing on
    /// platforms without them.
    pub(crate) fn update_system(&mut self, ctx: &mut PluginContext) {
        let platform = self.shell.options.platform.clone();
        let Some(port) = platform.port() else {
            return;
        };
        let (table, context) = self.active(ctx);
        let awake = table.keeps_screen_on(&context);
        if awake != self.shell.system.awake {
            self.shell.system.awake = awake;
            port.keep_awake(awake);
            self.shell.trace.emit("awake", json!({ "on": awake }));
        }
        self.shell.system.ask_in = self.shell.system.ask_in.saturating_sub(1);
        if self.shell.system.ask_in == 0 {
            self.shell.system.ask_in = ASK_EVERY;
            let margins = port.margins();
            if margins != self.shell.system.margins {
                self.shell.system.margins = margins;
                self.shell.revision.changed();
            }
        }
        let keyboard = self.wants_keyboard() && !self.shell.system.suspended;
        if keyboard != self.shell.system.keyboard {
            self.shell.system.keyboard = keyboard;
            self.shell.trace.emit("keyboard", json!({ "on": keyboard }));
            if !port.keyboard(keyboard)
                && let GraphicsContext::Initialized(graphics) = &*ctx.graphics_context
            {
                graphics.window.set_ime_allowed(keyboard);
            }
        }
    }

    /// Returns whether the dialog on top needs the on-screen keyboard.
    pub(crate) fn wants_keyboard(&mut self) -> bool {
        match self.shell.dialogs.last() {
            Some(Dialog::Table(dialog)) => {
                let index = self.index_of(dialog.table());
                self.tables[index].wants_keyboard(&self.shell)
            }
            // The player sees the list of games first.
            Some(Dialog::Games) => self.shell.system.called,
            dialog => matches!(dialog, Some(Dialog::Name(_))),
        }
    }

    /// Returns whether the back key closes the app: in the menu of a handheld device with no dialog
    /// open.
    pub(crate) fn is_at_the_door(&self) -> bool {
        self.shell.options.platform.is_handheld()
            && self.shell.screen == Screen::Menu
            && self.shell.dialogs.is_empty()
    }
}

impl Shell {
    /// Opens the on-screen keyboard for a touched text field, also if the player closed it before.
    pub(crate) fn call_keyboard(&mut self) {
        self.system.called = true;
        self.system.keyboard = false;
    }
}
