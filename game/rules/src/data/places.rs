//! Positions of values in a RON text.
//!
//! serde keeps no positions once a text is read. When there is an error to report, the text is read
//! again up to the value.

use std::{cell::Cell, fmt};

use ron::{Options, error::Position};
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

const START: Position = Position { line: 1, col: 1 };

/// Returns the start of the value at a path such as `slots[3].x`, or of its nearest container that
/// exists.
pub(super) fn place_of(text: &str, options: &Options, path: &str) -> Position {
    let steps: Vec<&str> = path
        .split(['.', '['])
        .map(|step| step.trim_end_matches(']'))
        .filter(|step| !step.is_empty())
        .collect();
    let mut known = steps.len();
    loop {
        let Ok(mut reader) = ron::Deserializer::from_str_with_options(text, options) else {
            return START;
        };
        let reached = Cell::new(0);
        let seek = Seek {
            steps: &steps[..known],
            depth: 0,
            reached: &reached,
        };
        if let Err(error) = seek.deserialize(&mut reader)
            && reached.get() == known
        {
            return reader.span_error(error).span.end;
        }
        // Less than before, because a value that is reached is always an error.
        known = reached.get();
    }
}

/// Reads values up to the one at the end of the steps, and fails there, so that the reader stays at
/// its start.
#[derive(Clone, Copy)]
struct Seek<'a> {
    /// Keys and indices of the path.
    steps: &'a [&'a str],
    /// Number of steps taken so far.
    depth: usize,
    /// Greatest number of steps that were possible.
    reached: &'a Cell<usize>,
}

impl Seek<'_> {
    fn deeper(self) -> Self {
        Self {
            depth: self.depth + 1,
            ..self
        }
    }
}

impl<'de> DeserializeSeed<'de> for Seek<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        self.reached.set(self.depth);
        if self.depth == self.steps.len() {
            return Err(D::Error::custom("the value is here"));
        }
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seek<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list or named values")
    }

    fn visit_some<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let mut index = 0;
        loop {
            let step = self.steps[self.depth].parse();
            let read = if step == Ok(index) {
                list.next_element_seed(self.deeper())?
            } else {
                list.next_element::<IgnoredAny>()?.map(|_| ())
            };
            if read.is_none() {
                return Ok(());
            }
            index += 1;
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == self.steps[self.depth] {
                map.next_value_seed(self.deeper())?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
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
        \u{20}   map: { \"key\": 'x', \"more\": Some((a: 7)) },\n\
        )\n";

    fn place(text: &str, path: &str) -> (usize, usize) {
        let place = place_of(text, &Options::default(), path);
        (place.line, place.col)
    }

    #[test]
    fn every_value_has_its_place() {
        for (path, at) in [
            ("", (2, 1)),
            ("name", (3, 11)),
            ("size.y", (3, 69)),
            ("slots[0].hidden_by[1]", (5, 32)),
            ("slots[1]", (6, 9)),
            ("slots[1].id", (6, 18)),
            ("map.key", (8, 19)),
            ("map.more.a", (8, 41)),
        ] {
            assert_eq!(place(TEXT, path), at, "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_where_it_would_be() {
        assert_eq!(place(TEXT, "slots[1].layer"), place(TEXT, "slots[1]"));
        assert_eq!(place(TEXT, "slots[9].id"), place(TEXT, "slots"));
        assert_eq!(place(TEXT, "name.first"), place(TEXT, "name"));
        assert_eq!(place(TEXT, "nothing"), place(TEXT, ""));
        assert_eq!(place("", "slots"), (1, 1));
    }

    #[test]
    fn a_text_that_ends_too_early_has_places_too() {
        let cut = "(slots: [(id: 1, hidden_by: [2";
        assert_eq!(place(cut, "slots[0].hidden_by[0]"), (1, 30));
        for (text, at) in [
            (")]}", (1, 1)),
            ("(a: \"never closed", (1, 5)),
            ("/* never", (1, 1)),
            ("#![enable(", (1, 1)),
        ] {
            assert_eq!(place(text, "a"), at, "{text}");
        }
    }
}
