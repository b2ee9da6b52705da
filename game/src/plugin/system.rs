//! The system under the game: it may take the screen away at any moment and give it back later, and a
//! handheld must be told when to stay awake and when something is to be typed.

use crate::plugin::{ChessTable, Parlour, Shell};
use crate::{
    options::Table,
    platform::Margins,
    ui::{Dialog, FileDialog, Screen},
};
use fyrox::{
    engine::GraphicsContext,
    plugin::{PluginContext, error::GameResult},
};
use serde_json::json;

/// What the system was told last, and what it has told.
#[derive(Debug, Default)]
pub struct System {
    /// Whether the screen is taken away.
    suspended: bool,
    /// Whether the screen is kept on.
    awake: bool,
    /// Whether the keyboard on the screen was asked for.
    keyboard: bool,
    /// Whether a finger asked for it where it does not come by itself.
    called: bool,
    /// Where panels have no place.
    margins: Margins,
    /// Updates until that is asked for again: nothing tells when the screen was turned round.
    ask_in: u8,
}

impl System {
    /// Whether the screen is taken away.
    pub(crate) fn is_suspended(&self) -> bool {
        self.suspended
    }

    /// Where panels have no place.
    pub(crate) fn margins(&self) -> Margins {
        self.margins
    }
}

/// See [`System::ask_in`].
const ASK_EVERY: u8 = 30;

impl Parlour {
    /// The screen is taken away, and perhaps the program ended without another word: what is to be
    /// kept is written, no time passes for the players, and nothing is thought about.
    ///
    /// # Errors
    /// When the scene lacks what the table needs.
    pub fn suspend(&mut self, ctx: &mut PluginContext) -> GameResult {
        if std::mem::replace(&mut self.shell.system.suspended, true) {
            return Ok(());
        }
        self.shell.trace.emit("suspended", json!({}));
        self.shell.press_tracker.forget();
        self.shell.input.release_all();
        let plays_chess =
            self.shell.table == Table::Chess && ctx.scenes.try_get(self.shell.scene).is_ok();
        if plays_chess && self.chess.is_time_running(&self.shell) {
            self.chess.pause(&mut self.shell, ctx);
        }
        self.shell.set_hidden(ctx, true);
        self.finish_writing();
        self.shell.system.keyboard = false;
        self.update_system(ctx);
        if plays_chess && self.chess.manager.is_some() {
            // The next update may come only after the screen is back.
            self.chess
                .manager(&mut self.shell, ctx, |manager| manager.set_running(false))?;
            self.chess.update_analysis(&mut self.shell, ctx)?;
        }
        Ok(())
    }

    /// The screen is there, perhaps again.
    pub fn resume(&mut self, ctx: &mut PluginContext) {
        // The renderer is a new one.
        self.shell.quality_due = true;
        self.shell.dirty = true;
        if std::mem::replace(&mut self.shell.system.suspended, false) {
            self.shell.set_hidden(ctx, false);
            self.shell.idle = 0.0;
            self.shell.hit_targets_due = Some(3);
            self.shell.trace.emit("resumed", json!({}));
        }
    }

    /// Tells a handheld what it should do now, if that has changed.
    pub(crate) fn update_system(&mut self, ctx: &PluginContext) {
        let Some(port) = self.shell.options.platform.port() else {
            return;
        };
        let awake = self.chess.is_clock_running(&self.shell, ctx);
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
                self.shell.dirty = true;
                self.shell.hit_targets_due = Some(3);
            }
        }
        if !matches!(
            self.shell.dialogs.last(),
            Some(Dialog::Files(FileDialog::Games))
        ) {
            self.shell.system.called = false;
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

    /// Whether the panel on top is there to be typed into.
    pub(crate) fn wants_keyboard(&self) -> bool {
        match self.shell.dialogs.last() {
            Some(Dialog::Files(FileDialog::Comment) | Dialog::DealNumber(_) | Dialog::Name(_)) => {
                true
            }
            Some(Dialog::Files(FileDialog::Files)) => self.chess.files.browser().files.saving,
            // Who looks for a game has the list before the eyes first.
            Some(Dialog::Files(FileDialog::Games)) => self.shell.system.called,
            _ => self.duel.types_into_builder(&self.shell),
        }
    }

    /// Whether the back key leaves: in the menu, where Escape would only lead back to what is played, or
    /// nowhere. Nothing is lost by leaving.
    pub(crate) fn is_at_the_door(&self) -> bool {
        self.shell.options.platform.is_handheld()
            && self.shell.screen == Screen::Menu
            && self.shell.dialogs.is_empty()
    }
}

impl Shell {
    /// A finger is on what is typed: the keyboard comes, also where the player has sent it away.
    pub(crate) fn call_keyboard(&mut self) {
        self.system.called = true;
        self.system.keyboard = false;
    }
}

impl ChessTable {
    /// Whether somebody's time runs: then nobody touches the screen, perhaps, but somebody looks at it.
    fn is_clock_running(&self, shell: &Shell, ctx: &PluginContext) -> bool {
        shell.table == Table::Chess
            && self.is_time_running(shell)
            && self
                .with_session(shell, ctx, |session| {
                    let clock = session.clock.as_ref();
                    clock.is_some_and(|clock| clock.is_started())
                        && session.game.outcome().is_none()
                })
                .unwrap_or(false)
    }
}
