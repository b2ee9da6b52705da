//! A line of text that is being typed: what stands in it, and where the next letter goes.

/// A line that is being typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Field {
    text: String,
    /// Where the next letter goes: letters before it.
    caret: usize,
    /// The most letters.
    most: usize,
}

/// What a key does to a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// The caret one letter to the left, or one word.
    Left {
        /// A word.
        word: bool,
    },
    /// The caret one letter to the right, or one word.
    Right {
        /// A word.
        word: bool,
    },
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Takes the letter before the caret away, or the word.
    Erase {
        /// A word.
        word: bool,
    },
    /// Takes the letter behind it away.
    Delete,
}

impl Field {
    /// A line with this in it, and the caret at its end; of more than `most` letters the first are
    /// kept.
    pub fn new(text: &str, most: usize) -> Self {
        let mut field = Self {
            most,
            ..Self::default()
        };
        field.insert(text);
        field
    }

    /// What stands in it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many letters stand before the caret.
    pub fn caret(&self) -> usize {
        self.caret
    }

    /// Puts letters in at the caret. Line ends become spaces; what is no letter is left out, and so
    /// is what there is no room for.
    pub fn insert(&mut self, text: &str) -> bool {
        let room = self.most.saturating_sub(self.text.chars().count());
        let letters: String = text
            .chars()
            .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
            .filter(|letter| !letter.is_control())
            .take(room)
            .collect();
        self.text.insert_str(self.byte(self.caret), &letters);
        self.caret += letters.chars().count();
        !letters.is_empty()
    }

    /// Does what a key does.
    pub fn stroke(&mut self, stroke: Stroke) {
        let count = self.text.chars().count();
        match stroke {
            Stroke::Left { word: false } => self.caret = self.caret.saturating_sub(1),
            Stroke::Right { word: false } => self.caret = (self.caret + 1).min(count),
            Stroke::Left { word: true } => self.caret = self.word_before(),
            Stroke::Right { word: true } => self.caret = self.word_behind(),
            Stroke::Home => self.caret = 0,
            Stroke::End => self.caret = count,
            Stroke::Erase { word } => {
                let from = if word {
                    self.word_before()
                } else {
                    self.caret.saturating_sub(1)
                };
                let (begin, end) = (self.byte(from), self.byte(self.caret));
                self.text.replace_range(begin..end, "");
                self.caret = from;
            }
            Stroke::Delete => {
                let (begin, end) = (self.byte(self.caret), self.byte(self.caret + 1));
                self.text.replace_range(begin..end, "");
            }
        }
    }

    /// The byte before which a letter stands; the end of the text where there is none.
    fn byte(&self, letter: usize) -> usize {
        let mut places = self.text.char_indices();
        places.nth(letter).map_or(self.text.len(), |place| place.0)
    }

    /// Where the word begins in which the caret stands, or the one before it.
    fn word_before(&self) -> usize {
        let letters: Vec<char> = self.text.chars().take(self.caret).collect();
        let end = letters.iter().rposition(|letter| *letter != ' ');
        let Some(end) = end else { return 0 };
        let gap = letters[..end].iter().rposition(|letter| *letter == ' ');
        gap.map_or(0, |gap| gap + 1)
    }

    /// Where the next word begins.
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

    #[test]
    fn letters_go_in_and_out_where_the_caret_stands() {
        let mut field = Field::new("größe", 20);
        assert_eq!(field.caret(), 5);
        field.stroke(Stroke::Left { word: false });
        field.stroke(Stroke::Erase { word: false });
        assert_eq!((field.text(), field.caret()), ("gröe", 3));
        field.stroke(Stroke::Delete);
        field.stroke(Stroke::Delete);
        assert_eq!(field.text(), "grö");
        field.stroke(Stroke::Home);
        field.stroke(Stroke::Erase { word: false });
        field.stroke(Stroke::Left { word: false });
        assert!(field.insert("a\nb\u{7}"));
        assert_eq!((field.text(), field.caret()), ("a bgrö", 3));
        field.stroke(Stroke::End);
        field.stroke(Stroke::Right { word: false });
        assert_eq!(field.caret(), 6);
    }

    #[test]
    fn words_are_jumped_over_and_taken_away() {
        let mut field = Field::new("one  two three", 40);
        field.stroke(Stroke::Left { word: true });
        assert_eq!(field.caret(), 9);
        field.stroke(Stroke::Erase { word: true });
        assert_eq!((field.text(), field.caret()), ("one  three", 5));
        field.stroke(Stroke::Left { word: true });
        assert_eq!(field.caret(), 0);
        field.stroke(Stroke::Right { word: true });
        assert_eq!(field.caret(), 5);
        field.stroke(Stroke::Right { word: true });
        assert_eq!(field.caret(), 10);
    }

    #[test]
    fn a_full_line_takes_no_more() {
        let mut field = Field::new("abcdef", 4);
        assert_eq!(field.text(), "abcd");
        assert!(!field.insert("x"));
        field.stroke(Stroke::Erase { word: false });
        assert!(field.insert("xyz"));
        assert_eq!(field.text(), "abcx");
    }
}
