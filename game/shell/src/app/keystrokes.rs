//! Key presses that edit a text field.

use crate::{
    app::clipboard::Clipboard,
    table::TableKey,
    ui::text_field::{EditCommand, TextField},
};
use fyrox::keyboard::{Key, KeyCode, NamedKey, PhysicalKey};

/// Characters that can be printed on other keys than on a US keyboard.
const LABELS: &str = "abcdefghijklmnopqrstuvwxyz0123456789+-,.;'";

/// Keys with these characters on a US keyboard.
const CODES: [KeyCode; LABELS.len()] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO,
        KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ, Digit0, Digit1, Digit2,
        Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Equal, Minus, Comma, Period,
        Semicolon, Quote,
    ]
};

/// Returns the code of a key by the character printed on it: on a German keyboard, the key between
/// T and U is Z. Other keys and other alphabets go by their position on a US keyboard.
pub fn code_of(physical: PhysicalKey, logical: &Key) -> Option<KeyCode> {
    let label = match logical {
        // The Back button of a phone.
        Key::Named(NamedKey::BrowserBack) => return Some(KeyCode::Escape),
        Key::Character(text) if text.len() == 1 => LABELS.find(&text.to_ascii_lowercase()),
        _ => None,
    };
    match (label, physical) {
        (Some(label), _) => Some(CODES[label]),
        (None, PhysicalKey::Code(code)) => Some(code),
        (None, PhysicalKey::Unidentified(_)) => None,
    }
}

/// Returns the letter or digit printed on a key, as a capital.
pub fn label_of(code: KeyCode) -> Option<char> {
    let index = CODES.iter().position(|other| *other == code)?;
    let label = LABELS.chars().nth(index)?.to_ascii_uppercase();
    Some(label).filter(char::is_ascii_alphanumeric)
}

/// Returns the code of the key with this capital letter or digit.
pub fn code_with(label: char) -> Option<KeyCode> {
    let is_label = label.is_ascii_uppercase() || label.is_ascii_digit();
    let index = LABELS
        .find(label.to_ascii_lowercase())
        .filter(|_| is_label)?;
    CODES.get(index).copied()
}

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

    /// Applies the key press to a text field.
    pub fn type_into(&self, field: &mut TextField, clipboard: Clipboard) -> Typed {
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
                let text = clipboard.text();
                changed(text.is_some_and(|text| field.insert(&text)))
            }
            Some(stroke @ (EditCommand::Copy | EditCommand::Cut)) => {
                let selected = field.selected().to_owned();
                if selected.is_empty() {
                    return Typed::Moved;
                }
                let kept = clipboard.copy(selected);
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
    use crate::ui::Action;

    /// Returns the code of the key at this position of a US keyboard, with this character on it.
    fn code(position: KeyCode, label: &str) -> Option<KeyCode> {
        code_of(PhysicalKey::Code(position), &Key::Character(label.into()))
    }

    #[test]
    fn keys_go_by_their_labels() {
        let action = |position, label| {
            let mut key = Press::plain(code(position, label).unwrap(), None).key;
            key.control = true;
            key.common_action()
        };
        // On a German keyboard, also with Caps Lock.
        for label in ["z", "Z"] {
            assert_eq!(action(KeyCode::KeyY, label), Some(Action::Undo));
        }
        for label in ["y", "Y"] {
            assert_eq!(action(KeyCode::KeyZ, label), Some(Action::Redo));
        }
        assert_eq!(code(KeyCode::BracketRight, "+"), Some(KeyCode::Equal));
        assert_eq!(code(KeyCode::Slash, "-"), Some(KeyCode::Minus));
        // On a French keyboard, where M is elsewhere and digits need Shift.
        assert_eq!(code(KeyCode::KeyM, ","), Some(KeyCode::Comma));
        for label in ["&", "1"] {
            assert_eq!(code(KeyCode::Digit1, label), Some(KeyCode::Digit1));
        }
    }

    #[test]
    fn keys_without_a_label_go_by_their_position() {
        // Cyrillic, and Control as a control character.
        for label in ["\u{44f}", "\u{42f}", "\u{1a}", ""] {
            assert_eq!(code(KeyCode::KeyZ, label), Some(KeyCode::KeyZ));
        }
        for (key, name) in [
            (KeyCode::Enter, NamedKey::Enter),
            (KeyCode::Numpad1, NamedKey::End),
            (KeyCode::F1, NamedKey::F1),
        ] {
            let named = code_of(PhysicalKey::Code(key), &Key::Named(name));
            assert_eq!(named, Some(key));
        }
    }

    #[test]
    fn labels_and_codes_are_in_the_same_order() {
        for (label, code) in LABELS.chars().zip(CODES) {
            if label.is_ascii_alphanumeric() {
                let name = format!("{code:?}");
                assert!(
                    name.ends_with(label.to_ascii_uppercase()),
                    "{label}: {name}"
                );
            }
        }
    }

    fn press(code: KeyCode, text: &str) -> Press<'_> {
        Press::plain(code, Some(text))
    }

    #[test]
    fn letters_change_a_line_and_arrows_move_in_it() {
        let mut field = TextField::new("", 10);
        let left = press(KeyCode::ArrowLeft, "");
        assert_eq!(
            left.type_into(&mut field, Clipboard::default()),
            Typed::Nothing
        );
        let letter = press(KeyCode::KeyQ, "ä");
        assert_eq!(
            letter.type_into(&mut field, Clipboard::default()),
            Typed::Changed
        );
        assert_eq!(
            left.type_into(&mut field, Clipboard::default()),
            Typed::Moved
        );
        let focused = Press {
            focused: true,
            ..left
        };
        assert_eq!(
            focused.type_into(&mut field, Clipboard::default()),
            Typed::Nothing
        );
        assert_eq!((field.text(), field.caret()), ("ä", 0));
        for (code, text) in [(KeyCode::Enter, "\r"), (KeyCode::Escape, "\u{1b}")] {
            assert_eq!(
                press(code, text).type_into(&mut field, Clipboard::default()),
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
        assert_eq!(
            focused.type_into(&mut field, Clipboard::default()),
            Typed::Nothing
        );
        assert_eq!(
            space.type_into(&mut field, Clipboard::default()),
            Typed::Changed
        );
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
        assert_eq!(
            all.type_into(&mut field, Clipboard::default()),
            Typed::Moved
        );
        for code in [KeyCode::KeyX, KeyCode::KeyC, KeyCode::KeyV] {
            assert_eq!(
                control(code).type_into(&mut field, Clipboard::default()),
                Typed::Moved
            );
        }
        assert_eq!(field.text(), "abc");
        let other = control(KeyCode::KeyO);
        assert_eq!(
            other.type_into(&mut field, Clipboard::default()),
            Typed::Nothing
        );
    }
}
