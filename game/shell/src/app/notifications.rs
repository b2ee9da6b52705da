//! Notifications: short messages to the player, and the update of the panels that show them.

use crate::{
    app::{Parlour, Shell, options::TableId},
    ui::{Dialog, Screen, View},
};
use fyrox::{core::log::Log, plugin::PluginContext};
use serde_json::json;
use std::collections::VecDeque;

/// Base time that a message stays on screen, in seconds; [`LETTER_TIME`] is added per character.
const TOAST_TIME: f32 = 3.0;
const LETTER_TIME: f32 = 0.04;
/// Longest message that several errors share, in bytes.
const JOINED: usize = 400;
/// Longest time in seconds that one frame counts, because frames are long and nothing is visible
/// while assets load.
const LONGEST_STEP: f32 = 0.2;

/// Messages to the player.
#[derive(Debug, Default)]
pub(crate) struct Notifications {
    /// Message on screen.
    shown: Option<Toast>,
    /// Messages that wait for their turn.
    waiting: VecDeque<(String, Severity)>,
    /// Place of the player: the ply of the game on the table, the screen, and the topmost dialog or the
    /// mode of the table.
    place: (usize, Screen, Option<&'static str>),
}

/// Message on screen.
#[derive(Debug)]
struct Toast {
    sentence: String,
    /// Seconds until it disappears.
    left: f32,
    tone: Severity,
    /// Whether it has appeared since the last update.
    is_new: bool,
}

/// Kind of a message, which decides how long it stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Severity {
    /// Information; the next message replaces it at once.
    Said,
    /// Refusal of the player's last action. It stays for its full time, unless the next action
    /// brings another message.
    Refused,
    /// Error that the player didn't cause. It stays for twice the reading time.
    Error,
}

impl Shell {
    /// Shows an informational message, after any errors that are still shown or queued.
    pub fn notify(&mut self, sentence: String) {
        self.answer(sentence, Severity::Said);
    }

    /// Shows a refusal of the player's last action, and logs it. It replaces an earlier refusal. Use
    /// [`TableContext::refuse`](super::TableContext::refuse) where nothing else makes a sound.
    pub fn show_refusal(&mut self, sentence: String) {
        self.log_error(&sentence);
        self.answer(sentence, Severity::Refused);
    }

    /// Removes a refusal when the game has moved to another ply, or another dialog, mode of the table or
    /// screen is on top: its reason no longer holds. A refusal that came with that change stays.
    pub(crate) fn follow_game(&mut self, ply: usize, mode: Option<&'static str>) {
        let dialog = self.dialogs.last().map(Dialog::id);
        let place = (ply, self.screen, dialog.or(mode));
        let Notifications {
            shown,
            waiting,
            place: before,
        } = &mut self.notifications;
        let has_moved = std::mem::replace(before, place) != place;
        let is_new = |toast: &mut Toast| std::mem::replace(&mut toast.is_new, false);
        let is_new = shown.as_mut().is_some_and(is_new);
        if !has_moved {
            return;
        }
        waiting.retain(|(_, tone)| *tone != Severity::Refused);
        let goes = |toast: &mut Toast| toast.tone == Severity::Refused && !is_new;
        if shown.take_if(goes).is_some() {
            self.changed();
        }
    }

    /// Returns the message on screen.
    pub fn sentence(&self) -> Option<&str> {
        let shown = self.notifications.shown.as_ref();
        shown.map(|toast| toast.sentence.as_str())
    }

    fn answer(&mut self, sentence: String, tone: Severity) {
        let Notifications { shown, waiting, .. } = &mut self.notifications;
        waiting.retain(|(_, tone)| *tone != Severity::Refused);
        let reading = |toast: &Toast| toast.tone == Severity::Error;
        if shown.as_ref().is_some_and(reading) || !waiting.is_empty() {
            waiting.push_back((sentence, tone));
        } else {
            self.show_toast(sentence, tone);
        }
    }

    /// Speaks a sentence, if the player wants to hear what happens.
    pub fn speak(&mut self, sentence: &str) {
        if self.settings.speech && !sentence.is_empty() {
            self.trace.emit("speak", json!({ "text": sentence }));
            self.speech.speak(self.locale.language().id, sentence);
        }
    }

    fn show_toast(&mut self, sentence: String, tone: Severity) {
        self.speak(&sentence);
        let read = TOAST_TIME + LETTER_TIME * sentence.chars().count() as f32;
        // The player might have to write an error down.
        let left = if tone == Severity::Error {
            2.0 * read
        } else {
            read
        };
        self.notifications.shown = Some(Toast {
            sentence,
            left,
            tone,
            is_new: true,
        });
        self.changed();
    }

    /// Logs an error and queues it; it is shown after earlier ones.
    pub fn report_error(&mut self, sentence: String) {
        self.log_error(&sentence);
        let waiting = &mut self.notifications.waiting;
        waiting.push_back((sentence, Severity::Error));
    }

    /// Logs an error that a dialog shows to the player, and emits it to the trace.
    pub fn log_error(&mut self, sentence: &str) {
        Log::warn(sentence);
        self.trace.error(sentence);
    }

    /// Advances the message on screen by `dt` seconds and shows the next one when it is due. Waits
    /// while the table is loading.
    pub(crate) fn advance_toasts(&mut self, dt: f32) {
        if self.screen == Screen::Loading {
            return;
        }
        let Notifications { shown, waiting, .. } = &mut self.notifications;
        if let Some(toast) = shown {
            toast.left -= dt.min(LONGEST_STEP);
            let gives_way = toast.tone == Severity::Said && !waiting.is_empty();
            if toast.left > 0.0 && !gives_way {
                return;
            }
            *shown = None;
            self.changed();
        }
        if let Some((mut next, tone)) = self.notifications.waiting.pop_front() {
            let waiting = &mut self.notifications.waiting;
            // Several errors at once, such as of damaged saves, are read together.
            while let Some((more, Severity::Error)) = waiting.front()
                && tone == Severity::Error
                && next.len() + more.len() < JOINED
            {
                next.push('\n');
                next += more;
                waiting.pop_front();
            }
            self.show_toast(next, tone);
        }
    }
}

impl Parlour {
    /// Rebuilds the panels from the current state, unless a pointer holds one of them.
    pub(crate) fn rebuild(&mut self, ctx: &mut PluginContext) {
        let is_handheld = self.shell.options.platform.is_handheld();
        let keyboard = is_handheld && self.wants_keyboard();
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.shell.ui) else {
            return;
        };
        if self.shell.gui.is_held(ui) {
            return;
        }
        let gamepad = self.gamepads.any();
        let gamepad = gamepad.then_some(self.kind(self.shell.table).gamepad);
        // The view borrows the rest of the shell, so take the panels out meanwhile.
        let mut gui = std::mem::take(&mut self.shell.gui);
        let scene = ctx.scenes.try_get(self.shell.scene).ok();
        {
            let tables = self.tables.iter();
            let panels: Vec<_> = tables
                .map(|table| table.panels(&self.shell, scene))
                .collect();
            let waiting: Vec<_> = match self.shell.screen {
                Screen::Menu => self.waiting(),
                Screen::Loading | Screen::Table => Vec::new(),
            };
            let view = View {
                window: self.shell.window,
                ui_scale: self.shell.ui_scale(),
                locale: &self.shell.locale,
                settings: &self.shell.settings,
                is_handheld,
                is_sandboxed: self.shell.options.platform.is_sandboxed(),
                keyboard,
                margins: self.shell.system.margins(),
                insets: self.table().insets(&self.shell),
                anchor: scene.and_then(|scene| self.table().anchor(&self.shell, scene)),
                from_above: self.shell.from_above,
                canvas: Some(&self.shell.canvas),
                pictures: &self.shell.pictures,
                styles: Some(&self.shell.styles),
                archive: Some(&self.shell.archive),
                screen: self.shell.screen,
                table: self.shell.table,
                tables: &panels,
                waiting: &waiting,
                dialogs: &self.shell.dialogs,
                toast: self.shell.sentence(),
                gamepad,
                panel_open: self.shell.is_panel_open(),
                demonstration: self.table().is_demo(),
                can_wake: !self.shell.options.demo,
            };
            gui.rebuild(ui, &view);
        }
        let news = gui
            .take_dialog_text(ui)
            .filter(|_| self.shell.settings.speech);
        self.shell.gui = gui;
        if let Some(news) = news {
            self.shell.speak(&news);
        }
        self.shell.revision.panels_are_built();
        let failed = self.shell.pictures.take_failed();
        self.shell.report_files(failed);
    }

    /// Returns the sentences about the games that wait, with their tables.
    fn waiting(&self) -> Vec<(TableId, String)> {
        let tables = self.kinds.iter().zip(&self.tables);
        let waiting = tables.filter_map(|(kind, table)| {
            let sentence = table.waiting(&self.shell.locale)?;
            Some((kind.id, sentence))
        });
        waiting.collect()
    }
}
