//! Key presses that edit a text field.

use crate::{
    table::TableKey,
    ui::text_field::{EditCommand, TextField},
};
use fyrox::{
    gui::{UserInterface, copypasta::ClipboardProvider},
    keyboard::KeyCode,
};

/// Key press with its text and modifiers.
#[derive(Debug, Clone, Copy)]
pub struct Press<'a> {
    /// Key that was pressed, with modifiers.
    pub key: TableKey,
    /// Text that the key produces in the current keyboard layout.
    pub text: Option<&'a str>,
    /// Whether Alt was held. Together with Control it types letters on some keyboards.
    pub alt: bool,
    /// Whether a button has the keyboard focus. Arrow keys then move the focus, and Space activates
    /// the button.
    pub focused: bool,
}

/// Effect of a key press on a text field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    /// Not meant for the text field.
    Nothing,
    /// Caret moved, or text selected or copied.
    Moved,
    /// Text changed.
    Changed,
}

impl<'a> Press<'a> {
    /// Creates a key press without modifiers and without a focused button.
    pub fn plain(code: KeyCode, text: Option<&'a str>) -> Self {
        Self {
            key: TableKey {
                code,
                control: false,
                shift: false,
                repeat: false,
            },
            text,
            alt: false,
            focused: false,
        }
    }

    /// Applies the key press to a text field. Cut, copy and paste use the clipboard of `ui`;
    /// without one they change nothing.
    pub fn type_into(&self, field: &mut TextField, ui: Option<&UserInterface>) -> Typed {
        let changed = |changed: bool| {
            if changed {
                Typed::Changed
            } else {
                Typed::Moved
            }
        };
        let control = self.key.control && !self.alt;
        match EditCommand::of(self.key.code, control, self.key.shift) {
            Some(EditCommand::Left { .. } | EditCommand::Right { .. })
                if self.focused || field.text().is_empty() =>
            {
                Typed::Nothing
            }
            Some(EditCommand::Paste) => {
                let clipboard = ui.and_then(UserInterface::clipboard_mut);
                let text = clipboard.and_then(|mut clipboard| clipboard.get_contents().ok());
                changed(text.is_some_and(|text| field.insert(&text)))
            }
            Some(stroke @ (EditCommand::Copy | EditCommand::Cut)) => {
                let selected = field.selected().to_owned();
                if selected.is_empty() {
                    return Typed::Moved;
                }
                let clipboard = ui.and_then(UserInterface::clipboard_mut);
                let kept =
                    clipboard.is_some_and(|mut clipboard| clipboard.set_contents(selected).is_ok());
                // Cut removes the text only if the clipboard accepted it.
                changed(kept && field.stroke(stroke))
            }
            Some(stroke) => changed(field.stroke(stroke)),
            None if control || self.focused && self.key.code == KeyCode::Space => Typed::Nothing,
            None => match self.text {
                Some(text) if text.chars().any(|letter| !letter.is_control()) => {
                    changed(field.insert(text))
                }
                _ => Typed::Nothing,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(code: KeyCode, text: &str) -> Press<'_> {
        Press::plain(code, Some(text))
    }

    #[test]
    fn letters_change_a_line_and_arrows_move_in_it() {
        let mut field = TextField::new("", 10);
        let left = press(KeyCode::ArrowLeft, "");
        assert_eq!(left.type_into(&mut field, None), Typed::Nothing);
        let letter = press(KeyCode::KeyQ, "ä");
        assert_eq!(letter.type_into(&mut field, None), Typed::Changed);
        assert_eq!(left.type_into(&mut field, None), Typed::Moved);
        let focused = Press {
            focused: true,
            ..left
        };
        assert_eq!(focused.type_into(&mut field, None), Typed::Nothing);
        assert_eq!((field.text(), field.caret()), ("ä", 0));
        for (code, text) in [(KeyCode::Enter, "\r"), (KeyCode::Escape, "\u{1b}")] {
            assert_eq!(
                press(code, text).type_into(&mut field, None),
                Typed::Nothing
            );
        }
    }

    #[test]
    fn space_presses_a_button_that_has_the_focus_and_is_a_letter_else() {
        let mut field = TextField::new("a", 10);
        let space = press(KeyCode::Space, " ");
        let focused = Press {
            focused: true,
            ..space
        };
        assert_eq!(focused.type_into(&mut field, None), Typed::Nothing);
        assert_eq!(space.type_into(&mut field, None), Typed::Changed);
        assert_eq!(field.text(), "a ");
    }

    #[test]
    fn nothing_is_cut_that_no_clipboard_keeps() {
        let mut field = TextField::new("abc", 10);
        let control = |code| {
            let mut press = press(code, "");
            press.key.control = true;
            press
        };
        let all = control(KeyCode::KeyA);
        assert_eq!(all.type_into(&mut field, None), Typed::Moved);
        for code in [KeyCode::KeyX, KeyCode::KeyC, KeyCode::KeyV] {
            assert_eq!(control(code).type_into(&mut field, None), Typed::Moved);
        }
        assert_eq!(field.text(), "abc");
        let other = control(KeyCode::KeyO);
        assert_eq!(other.type_into(&mut field, None), Typed::Nothing);
    }
}
