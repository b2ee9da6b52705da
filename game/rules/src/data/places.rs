//! Positions of all values in a RON text.
//!
//! The `ron` crate keeps no positions once a text is read. This parser runs over the text again
//! when there is an error to report. It knows brackets, names, commas, strings and comments and
//! accepts everything else, so it also copes with texts that are not valid RON.

/// The values of a text with their positions.
pub(super) struct Places(Vec<Entry>);

/// One value: `key: value`, or an entry of a list.
struct Entry {
    path: String,
    /// Start of its key, or of the value if it has no key.
    from: Place,
    /// Start of the value.
    value: Place,
    /// End of the value.
    to: Place,
}

/// Line and column, both from 1.
type Place = (usize, usize);

const START: Place = (1, 1);

/// Deepest nesting that is recorded; deeper values get the position of their container.
const DEEPEST: usize = 150;

impl Places {
    /// Parses all values of a text; containers come before their content.
    pub(super) fn of(text: &str) -> Self {
        let mut walk = Walk::new(text);
        walk.values();
        Self(walk.entries)
    }

    /// Returns the start of the value at a path, or of its nearest container that exists.
    pub(super) fn place_of(&self, path: &str) -> Place {
        let mut path = path;
        loop {
            if let Some(entry) = self.0.iter().find(|entry| entry.path == path) {
                return entry.value;
            }
            match path.rfind(['.', '[']) {
                Some(end) => path = &path[..end],
                None if path.is_empty() => return START,
                None => path = "",
            }
        }
    }

    /// Returns the path of the innermost value around a position.
    pub(super) fn path_at(&self, line: usize, column: usize) -> &str {
        let place = (line, column);
        self.0
            .iter()
            .rev()
            .find(|entry| entry.from <= place && place < entry.to)
            .map_or("", |entry| &entry.path)
    }
}

/// An open bracket.
struct Open {
    /// Index of the entry it belongs to.
    entry: usize,
    /// Number of values without a key started in it so far.
    unnamed: usize,
    /// The entry started in it and not yet ended.
    current: Option<usize>,
}

/// The state of the parser.
struct Walk<'a> {
    rest: &'a str,
    place: Place,
    open: Vec<Open>,
    entries: Vec<Entry>,
}

impl<'a> Walk<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            place: START,
            open: Vec::new(),
            entries: Vec::new(),
        }
    }

    fn values(&mut self) {
        loop {
            self.skip_blanks();
            let from = self.place;
            let Some(first) = self.rest.chars().next() else {
                break;
            };
            if self.open.len() > DEEPEST {
                break;
            }
            match first {
                '(' | '[' | '{' => {
                    let entry = self.begin(None, from);
                    self.step(first);
                    self.open.push(Open {
                        entry,
                        unnamed: 0,
                        current: None,
                    });
                }
                ')' | ']' | '}' => {
                    self.end_current();
                    self.step(first);
                    if let Some(closed) = self.open.pop() {
                        self.entries[closed.entry].to = self.place;
                    }
                }
                ',' => {
                    self.end_current();
                    self.step(first);
                }
                _ => self.word(from),
            }
        }
        // Unclosed brackets extend past the end, the position of ron's own error.
        let end = (usize::MAX, 1);
        for open in &self.open {
            for entry in [Some(open.entry), open.current].into_iter().flatten() {
                self.entries[entry].to = end;
            }
        }
    }

    /// Handles a name, number or string: a key if a colon follows, a struct name if a bracket
    /// follows (and so the start of the value), otherwise a value.
    fn word(&mut self, from: Place) {
        let word = self.take_word();
        self.skip_blanks();
        if self.rest.starts_with(':') {
            self.step(':');
            self.skip_blanks();
            self.begin(Some(word.trim_matches('"')), from);
        } else if !self.rest.starts_with('(') {
            let entry = self.begin(None, from);
            self.entries[entry].to = self.place;
        }
    }

    /// Starts a value, or continues the one whose key or struct name was just read. Returns the
    /// index of its entry.
    fn begin(&mut self, key: Option<&str>, from: Place) -> usize {
        let path = match self.open.last_mut() {
            None if !self.entries.is_empty() => return 0,
            None => String::new(),
            Some(open) => {
                if key.is_none()
                    && let Some(current) = open.current
                {
                    return current;
                }
                let around = &self.entries[open.entry].path;
                let path = match key {
                    Some(key) if around.is_empty() => key.to_owned(),
                    Some(key) => format!("{around}.{key}"),
                    None => {
                        open.unnamed += 1;
                        format!("{around}[{}]", open.unnamed - 1)
                    }
                };
                open.current = Some(self.entries.len());
                path
            }
        };
        self.entries.push(Entry {
            path,
            from,
            // A value without a key starts at `from`, one with a key after the key.
            value: if key.is_some() { self.place } else { from },
            to: self.place,
        });
        self.entries.len() - 1
    }

    /// Ends the current value of the innermost bracket.
    fn end_current(&mut self) {
        if let Some(current) = self.open.last_mut().and_then(|open| open.current.take()) {
            self.entries[current].to = self.place;
        }
    }

    fn skip_blanks(&mut self) {
        loop {
            let blanks = self.rest.len() - self.rest.trim_start().len();
            self.advance(blanks);
            if self.rest.starts_with("//") {
                self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.advance(block_comment(self.rest));
            } else {
                return;
            }
        }
    }

    /// Takes a quoted string, or everything up to a bracket, comma, colon or space; at least one
    /// character.
    fn take_word(&mut self) -> &'a str {
        let ends = |letter: char| letter.is_whitespace() || "()[]{},:\"'/".contains(letter);
        let length = match self.rest.chars().next() {
            Some('"') => quoted(self.rest, '"'),
            Some('\'') => quoted(self.rest, '\''),
            Some(first) => {
                let first = first.len_utf8();
                first
                    + self.rest[first..]
                        .find(ends)
                        .unwrap_or(self.rest.len() - first)
            }
            None => 0,
        };
        let word = &self.rest[..length];
        self.advance(length);
        word
    }

    fn step(&mut self, letter: char) {
        self.advance(letter.len_utf8());
    }

    fn advance(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        for letter in passed.chars() {
            if letter == '\n' {
                self.place = (self.place.0 + 1, 1);
            } else {
                self.place.1 += 1;
            }
        }
        self.rest = rest;
    }
}

/// Returns the length of a quoted string in bytes, quotes included.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + letter.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of a `/* */` comment in bytes; such comments can be nested.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "// a comment (with [brackets]\n\
        Layout(\n\
        \u{20}   name: \"a \\\"b\\\", (c\", /* and /* one */ more */ size: (x: 1.5, y: -2),\n\
        \u{20}   slots: [\n\
        \u{20}       (id: 0, hidden_by: [3, 4]),\n\
        \u{20}       Slot(id: 1),\n\
        \u{20}   ],\n\
        \u{20}   map: { \"key\": 'x', 2: Some(7) },\n\
        )\n";

    #[test]
    fn every_value_has_its_place() {
        let places = Places::of(TEXT);
        for (path, place) in [
            ("", (2, 7)),
            ("name", (3, 11)),
            ("size.y", (3, 69)),
            ("slots[0].hidden_by[1]", (5, 32)),
            ("slots[1]", (6, 13)),
            ("slots[1].id", (6, 18)),
            ("map.key", (8, 19)),
        ] {
            assert_eq!(places.place_of(path), place, "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_where_it_would_be() {
        let places = Places::of(TEXT);
        assert_eq!(
            places.place_of("slots[1].layer"),
            places.place_of("slots[1]")
        );
        assert_eq!(places.place_of("slots[9].id"), places.place_of("slots"));
        assert_eq!(places.place_of("nothing"), places.place_of(""));
        assert_eq!(Places::of("").place_of("slots"), (1, 1));
    }

    #[test]
    fn every_place_has_its_value() {
        let places = Places::of(TEXT);
        for (line, column, path) in [
            (3, 5, "name"),
            (3, 69, "size.y"),
            (5, 29, "slots[0].hidden_by[0]"),
            (5, 20, "slots[0].hidden_by"),
            (7, 2, "slots"),
            (1, 1, ""),
            (99, 1, ""),
        ] {
            assert_eq!(places.path_at(line, column), path, "{line}:{column}");
        }
    }

    #[test]
    fn a_text_that_ends_too_early_has_places_too() {
        let places = Places::of("(slots: [(id: 1, hidden_by: [2");
        assert_eq!(places.place_of("slots[0].hidden_by[0]"), (1, 30));
        assert_eq!(places.path_at(1, 31), "slots[0].hidden_by[0]");
        assert_eq!(Places::of(")]}").place_of("x"), (1, 1));
        assert_eq!(Places::of("(a: \"never closed").place_of("a"), (1, 5));
        assert_eq!(Places::of("/* never").place_of("a"), (1, 1));
    }
}
