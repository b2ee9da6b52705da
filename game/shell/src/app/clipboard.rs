//! Clipboard of the system: that of the platform's services, or that of the engine.

use crate::{
    platform::{Platform, Port},
    ui::Action,
};
use fyrox::gui::{UserInterface, copypasta::ClipboardProvider};
use web_time::{Duration, Instant};

/// Longest time that a browser takes to read the clipboard: it can ask the player first.
const PATIENCE: Duration = Duration::from_secs(30);

/// Clipboard of the system.
#[derive(Clone, Copy, Default)]
pub struct Clipboard<'a> {
    /// Services of the platform, if it has any.
    pub port: Option<&'a dyn Port>,
    /// Holder of the engine's clipboard.
    pub ui: Option<&'a UserInterface>,
}

impl<'a> Clipboard<'a> {
    /// Returns the clipboard of a platform with this user interface.
    pub fn new(platform: &'a Platform, ui: Option<&'a UserInterface>) -> Self {
        Self {
            port: platform.port(),
            ui,
        }
    }

    /// Returns the text on the clipboard, if there is any.
    pub fn text(self) -> Option<String> {
        if self.comes_later() {
            return self.port?.pasted();
        }
        self.port.and_then(|port| port.pasted()).or_else(|| {
            let clipboard = self.ui.and_then(UserInterface::clipboard_mut);
            clipboard.and_then(|mut clipboard| clipboard.get_contents().ok())
        })
    }

    /// Copies a text. Returns whether that was possible.
    pub fn copy(self, text: String) -> bool {
        let copied = self.port.and_then(|port| port.copy(&text));
        copied.unwrap_or_else(|| {
            let clipboard = self.ui.and_then(UserInterface::clipboard_mut);
            clipboard.is_some_and(|mut clipboard| clipboard.set_contents(text).is_ok())
        })
    }

    /// Returns whether the platform reads the clipboard only after it was asked for the text, and then
    /// presses the keys for pasting.
    pub fn comes_later(self) -> bool {
        self.port.is_some_and(|port| port.pastes_later())
    }
}

/// Action that waits for the text on the clipboard.
#[derive(Debug, Default)]
pub struct AwaitedPaste(Option<(Action, Instant)>);

impl AwaitedPaste {
    /// Waits with an action until the keys for pasting are pressed.
    pub fn begin(&mut self, action: Action) {
        self.0 = Some((action, Instant::now()));
    }

    /// Returns the action, once, unless it has waited for too long.
    pub fn take(&mut self) -> Option<Action> {
        let (action, begun) = self.0.take()?;
        (begun.elapsed() < PATIENCE).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::keystrokes::{Press, Typed},
        platform::Margins,
        ui::text_field::TextField,
    };
    use fyrox::keyboard::KeyCode;
    use std::sync::Mutex;

    /// Browser whose clipboard has this text.
    #[derive(Debug, Default)]
    struct Page(Mutex<String>);

    impl Port for Page {
        fn keep_awake(&self, _: bool) {}

        fn copy(&self, text: &str) -> Option<bool> {
            text.clone_into(&mut self.0.lock().unwrap());
            Some(true)
        }

        fn pasted(&self) -> Option<String> {
            Some(self.0.lock().unwrap().clone())
        }

        fn pastes_later(&self) -> bool {
            true
        }

        fn share(&self, _: &str, _: &str) -> bool {
            false
        }

        fn language(&self) -> Option<String> {
            None
        }

        fn margins(&self) -> Margins {
            Margins::default()
        }
    }

    fn control(code: KeyCode) -> Press<'static> {
        let mut press = Press::plain(code, None);
        press.key.control = true;
        press
    }

    #[test]
    fn a_text_field_cuts_to_the_clipboard_of_a_browser_and_pastes_from_it() {
        let page = Page::default();
        let clipboard = Clipboard {
            port: Some(&page),
            ui: None,
        };
        let mut field = TextField::new("Ada", 10);
        let press = |code, field: &mut TextField| control(code).type_into(field, clipboard);
        press(KeyCode::KeyA, &mut field);
        assert_eq!(press(KeyCode::KeyX, &mut field), Typed::Changed);
        assert_eq!(field.text(), "");
        assert_eq!(press(KeyCode::KeyV, &mut field), Typed::Changed);
        assert_eq!(field.text(), "Ada");
        // Without a clipboard, nothing is lost.
        press(KeyCode::KeyA, &mut field);
        control(KeyCode::KeyX).type_into(&mut field, Clipboard::default());
        assert_eq!(field.text(), "Ada");
    }

    #[test]
    fn an_action_waits_for_the_clipboard_once() {
        let mut paste = AwaitedPaste::default();
        assert_eq!(paste.take(), None);
        paste.begin(Action::Paste);
        assert_eq!(paste.take(), Some(Action::Paste));
        assert_eq!(paste.take(), None);
    }
}
