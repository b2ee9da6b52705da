//! Model of a single-line text field: its text, the caret and the selection.
//!
//! Positions and lengths count characters (Unicode scalar values), not bytes.

use fyrox::keyboard::KeyCode;
use std::ops::Range;

/// Single-line text field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TextField {
    text: String,
    /// Number of characters before the caret.
    caret: usize,
    /// Fixed end of the selection. The other end is the caret.
    anchor: Option<usize>,
    /// Greatest number of characters.
    most: usize,
}

/// Distance by which a key moves the caret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// One character.
    Letter,
    /// To the start of a word.
    Word,
    /// To the start or end of the line.
    End,
}

/// Editing command that a key triggers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditCommand {
    /// Move the caret left.
    Left {
        /// Distance.
        reach: Motion,
        /// Whether to extend the selection.
        select: bool,
    },
    /// Move the caret right.
    Right {
        /// Distance.
        reach: Motion,
        /// Whether to extend the selection.
        select: bool,
    },
    /// Select the whole text.
    SelectAll,
    /// Delete the selection, or else the text before the caret.
    Erase(Motion),
    /// Delete the selection, or else the text after the caret.
    Delete(Motion),
    /// Copy the selection to the clipboard.
    Copy,
    /// Copy the selection to the clipboard and delete it.
    Cut,
    /// Replace the selection by the clipboard's content.
    Paste,
}

impl EditCommand {
    /// Returns the command for a key, or `None` if there isn't one.
    ///
    /// Typed characters arrive separately, through [`TextField::insert`].
    pub fn of(code: KeyCode, control: bool, shift: bool) -> Option<Self> {
        let reach = if control {
            Motion::Word
        } else {
            Motion::Letter
        };
        let end = Motion::End;
        Some(match (code, control) {
            (KeyCode::ArrowLeft, _) => Self::Left {
                reach,
                select: shift,
            },
            (KeyCode::ArrowRight, _) => Self::Right {
                reach,
                select: shift,
            },
            (KeyCode::Home, _) => Self::Left {
                reach: end,
                select: shift,
            },
            (KeyCode::End, _) => Self::Right {
                reach: end,
                select: shift,
            },
            (KeyCode::Backspace, _) => Self::Erase(reach),
            (KeyCode::Delete, _) => Self::Delete(reach),
            (KeyCode::KeyA, true) => Self::SelectAll,
            (KeyCode::KeyC, true) => Self::Copy,
            (KeyCode::KeyX, true) => Self::Cut,
            (KeyCode::KeyV, true) => Self::Paste,
            _ => return None,
        })
    }
}

impl TextField {
    /// Creates a field with the caret at its end. The text is cut off after `most` characters.
    pub fn new(text: &str, most: usize) -> Self {
        let mut field = Self {
            most,
            ..Self::default()
        };
        field.insert(text);
        field
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the number of characters before the caret.
    pub fn caret(&self) -> usize {
        self.caret
    }

    /// Returns the range of selected characters, or `None` if nothing is selected.
    pub fn selection(&self) -> Option<Range<usize>> {
        let anchor = self.anchor.filter(|anchor| *anchor != self.caret)?;
        Some(anchor.min(self.caret)..anchor.max(self.caret))
    }

    /// Returns the selected text.
    pub fn selected(&self) -> &str {
        let Some(range) = self.selection() else {
            return "";
        };
        &self.text[self.byte(range.start)..self.byte(range.end)]
    }

    /// Inserts text at the caret, replacing the selection. Returns whether the text has changed.
    ///
    /// White space becomes a space, control characters are left out, and so is text beyond the
    /// greatest length.
    pub fn insert(&mut self, text: &str) -> bool {
        let mut letters = text
            .chars()
            .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
            .filter(|letter| !letter.is_control())
            .peekable();
        if letters.peek().is_none() {
            return false;
        }
        let taken = self.take_selected();
        let room = self.most.saturating_sub(self.text.chars().count());
        let letters: String = letters.take(room).collect();
        self.text.insert_str(self.byte(self.caret), &letters);
        self.caret += letters.chars().count();
        taken || !letters.is_empty()
    }

    /// Executes a command, except for access to the clipboard. Returns whether the text has
    /// changed.
    pub fn stroke(&mut self, stroke: EditCommand) -> bool {
        match stroke {
            EditCommand::Left { reach, select } => self.go(self.left(reach), select, true),
            EditCommand::Right { reach, select } => self.go(self.right(reach), select, false),
            EditCommand::SelectAll => {
                self.anchor = Some(0);
                self.caret = self.count();
            }
            EditCommand::Erase(reach) if self.selection().is_none() => {
                return self.take(self.left(reach)..self.caret);
            }
            EditCommand::Delete(reach) if self.selection().is_none() => {
                return self.take(self.caret..self.right(reach));
            }
            EditCommand::Erase(_) | EditCommand::Delete(_) | EditCommand::Cut => {
                return self.take_selected();
            }
            EditCommand::Copy | EditCommand::Paste => {}
        }
        false
    }

    /// Moves the caret. Without `select`, a step of one character from a selection moves to its
    /// near end.
    fn go(&mut self, to: usize, select: bool, left: bool) {
        if select {
            self.anchor.get_or_insert(self.caret);
            self.caret = to;
            return;
        }
        let selected = self.selection();
        self.anchor = None;
        let one = to.abs_diff(self.caret) <= 1;
        self.caret = match selected {
            Some(range) if one && left => range.start,
            Some(range) if one => range.end,
            _ => to,
        };
    }

    fn take_selected(&mut self) -> bool {
        let selected = self.selection();
        self.anchor = None;
        selected.is_some_and(|range| self.take(range))
    }

    fn take(&mut self, range: Range<usize>) -> bool {
        self.anchor = None;
        let (begin, end) = (self.byte(range.start), self.byte(range.end));
        self.text.replace_range(begin..end, "");
        self.caret = range.start;
        begin < end
    }

    fn count(&self) -> usize {
        self.text.chars().count()
    }

    fn left(&self, reach: Motion) -> usize {
        match reach {
            Motion::Letter => self.caret.saturating_sub(1),
            Motion::Word => self.word_before(),
            Motion::End => 0,
        }
    }

    fn right(&self, reach: Motion) -> usize {
        match reach {
            Motion::Letter => (self.caret + 1).min(self.count()),
            Motion::Word => self.word_behind(),
            Motion::End => self.count(),
        }
    }

    /// Returns the byte offset of a character, or the length of the text beyond its end.
    fn byte(&self, letter: usize) -> usize {
        let mut places = self.text.char_indices();
        places.nth(letter).map_or(self.text.len(), |place| place.0)
    }

    /// Returns the start of the word at or before the caret.
    fn word_before(&self) -> usize {
        let letters: Vec<char> = self.text.chars().take(self.caret).collect();
        let end = letters.iter().rposition(|letter| *letter != ' ');
        let Some(end) = end else { return 0 };
        let gap = letters[..end].iter().rposition(|letter| *letter == ' ');
        gap.map_or(0, |gap| gap + 1)
    }

    /// Returns the start of the next word.
    fn word_behind(&self) -> usize {
        let letters: Vec<char> = self.text.chars().collect();
        let mut at = self.caret;
        while at < letters.len() && letters[at] != ' ' {
            at += 1;
        }
        while at < letters.len() && letters[at] == ' ' {
            at += 1;
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: EditCommand = EditCommand::Left {
        reach: Motion::Letter,
        select: false,
    };
    const RIGHT: EditCommand = EditCommand::Right {
        reach: Motion::Letter,
        select: false,
    };
    const HOME: EditCommand = EditCommand::Left {
        reach: Motion::End,
        select: false,
    };
    const END: EditCommand = EditCommand::Right {
        reach: Motion::End,
        select: false,
    };
    const ERASE: EditCommand = EditCommand::Erase(Motion::Letter);
    const DELETE: EditCommand = EditCommand::Delete(Motion::Letter);

    #[test]
    fn letters_go_in_and_out_where_the_caret_stands() {
        let mut field = TextField::new("größe", 20);
        assert_eq!(field.caret(), 5);
        field.stroke(LEFT);
        assert!(field.stroke(ERASE));
        assert_eq!((field.text(), field.caret()), ("gröe", 3));
        assert!(field.stroke(DELETE));
        assert!(!field.stroke(DELETE));
        assert_eq!(field.text(), "grö");
        field.stroke(HOME);
        assert!(!field.stroke(ERASE));
        field.stroke(LEFT);
        assert!(field.insert("a\nb\u{7}"));
        assert_eq!((field.text(), field.caret()), ("a bgrö", 3));
        field.stroke(END);
        field.stroke(RIGHT);
        assert_eq!(field.caret(), 6);
    }

    #[test]
    fn words_are_jumped_over_and_taken_away() {
        let word = |select| EditCommand::Left {
            reach: Motion::Word,
            select,
        };
        let mut field = TextField::new("one  two three", 40);
        field.stroke(word(false));
        assert_eq!(field.caret(), 9);
        field.stroke(EditCommand::Erase(Motion::Word));
        assert_eq!((field.text(), field.caret()), ("one  three", 5));
        field.stroke(word(true));
        assert_eq!((field.caret(), field.selected()), (0, "one  "));
        field.stroke(EditCommand::Right {
            reach: Motion::Word,
            select: false,
        });
        assert_eq!((field.caret(), field.selected()), (5, ""));
        field.stroke(EditCommand::Delete(Motion::Word));
        assert_eq!(field.text(), "one  ");
    }

    #[test]
    fn what_is_selected_makes_way_for_what_is_typed() {
        let mut field = TextField::new("12345", 5);
        field.stroke(EditCommand::SelectAll);
        assert_eq!((field.selected(), field.selection()), ("12345", Some(0..5)));
        assert!(field.insert("äö"));
        assert_eq!((field.text(), field.caret()), ("äö", 2));
        field.stroke(EditCommand::Left {
            reach: Motion::Letter,
            select: true,
        });
        assert_eq!(field.selected(), "ö");
        // Control characters do not replace the selection.
        assert!(!field.insert("\u{7}"));
        assert_eq!(field.selected(), "ö");
        assert!(field.stroke(EditCommand::Cut));
        assert_eq!(field.text(), "ä");
        field.stroke(EditCommand::SelectAll);
        field.stroke(LEFT);
        assert_eq!((field.caret(), field.selection()), (0, None));
        field.stroke(EditCommand::SelectAll);
        assert!(field.stroke(ERASE));
        assert_eq!(field.text(), "");
    }

    #[test]
    fn a_full_line_takes_no_more() {
        let mut field = TextField::new("abcdef", 4);
        assert_eq!(field.text(), "abcd");
        assert!(!field.insert("x"));
        field.stroke(ERASE);
        assert!(field.insert("xyz"));
        assert_eq!(field.text(), "abcx");
    }

    #[test]
    fn any_keys_leave_the_caret_within_the_text() {
        use parlour_rules::Random;
        let seed = 0x7_1e1d;
        let mut random = Random::new(seed);
        let codes = [
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Backspace,
            KeyCode::Delete,
            KeyCode::KeyA,
            KeyCode::KeyX,
            KeyCode::KeyQ,
        ];
        let mut field = TextField::new("Anfang", 12);
        for number in 0..20_000 {
            let code = codes[random.below(codes.len() as u64) as usize];
            let (control, shift) = (random.below(2) == 0, random.below(2) == 0);
            match EditCommand::of(code, control, shift) {
                Some(stroke) => drop(field.stroke(stroke)),
                None => drop(field.insert("ü w")),
            }
            let count = field.text().chars().count();
            let selection = field.selection().unwrap_or(0..0);
            let inside = field.caret() <= count && selection.end <= count && count <= 12;
            assert!(inside, "seed {seed}, key {number}: {field:?}");
            assert_eq!(field.selected().chars().count(), selection.len());
        }
    }
}
