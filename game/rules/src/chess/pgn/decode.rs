//! Decoding of PGN files, piece by piece.
//!
//! The PGN format is older than UTF-8, and files are often put together from several sources. Bytes
//! that are not valid UTF-8 are therefore decoded as Latin-1, in which every byte is a character.
//! Some editors save text as UTF-16 with a byte order mark.

use std::io::{self, Read};

/// Function that joins the two bytes of a UTF-16 unit.
type Join = fn([u8; 2]) -> u16;

/// Reads the text of a PGN file in any usual encoding.
///
/// ```
/// use parlour_rules::chess::pgn::Decoder;
///
/// let mut text = String::new();
/// let mut file = Decoder::new(&b"[White \"M\xfcller\"]"[..]);
/// while file.read(&mut text)? {}
/// assert_eq!(text, "[White \"Müller\"]");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Decoder<R> {
    input: R,
    /// Bytes that are not decoded yet, such as half a character.
    bytes: Vec<u8>,
    /// Order of the bytes in UTF-16, or `None` for other text. Known after the first piece.
    wide: Option<Option<Join>>,
    /// Number of bytes that are read at once.
    piece: usize,
}

impl<R: Read> Decoder<R> {
    /// Starts at the beginning of a file.
    pub fn new(input: R) -> Self {
        Self::with_piece(input, 1 << 16)
    }

    pub(super) fn with_piece(input: R, piece: usize) -> Self {
        Self {
            input,
            bytes: Vec::new(),
            wide: None,
            piece,
        }
    }

    /// Appends the next piece to a text. Returns `false` at the end.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn read(&mut self, text: &mut String) -> io::Result<bool> {
        let mut piece = self.input.by_ref().take(self.piece as u64);
        let read = piece.read_to_end(&mut self.bytes)?;
        let is_last = read < self.piece;
        if self.bytes.len() < 2 && !is_last {
            // It can be half of a byte order mark.
            return Ok(true);
        }
        let bytes = &mut self.bytes;
        let wide = *self.wide.get_or_insert_with(|| {
            let join: Join = match bytes[..] {
                [0xff, 0xfe, ..] => u16::from_le_bytes,
                [0xfe, 0xff, ..] => u16::from_be_bytes,
                _ => return None,
            };
            bytes.drain(..2);
            Some(join)
        });
        let used = match wide {
            Some(join) => push_wide(text, bytes, join, is_last),
            None => push(text, bytes, is_last),
        };
        bytes.drain(..used);
        Ok(!is_last)
    }
}

/// Decodes UTF-8 or Latin-1. Returns the number of bytes that are decoded.
fn push(text: &mut String, bytes: &[u8], is_last: bool) -> usize {
    let mut used = 0;
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        used += chunk.valid().len();
        let invalid = chunk.invalid();
        if !is_last && used + invalid.len() == bytes.len() {
            // It can be the first part of a character.
            return used;
        }
        text.extend(invalid.iter().copied().map(char::from));
        used += invalid.len();
    }
    used
}

/// Decodes UTF-16. Returns the number of bytes that are decoded.
fn push_wide(text: &mut String, bytes: &[u8], join: Join, is_last: bool) -> usize {
    const FIRST_HALVES: std::ops::Range<u16> = 0xd800..0xdc00;
    let mut units: Vec<u16> = bytes
        .chunks_exact(2)
        .map(|two| join([two[0], two[1]]))
        .collect();
    if !is_last && units.last().is_some_and(|unit| FIRST_HALVES.contains(unit)) {
        units.pop();
    }
    *text += &String::from_utf16_lossy(&units);
    units.len() * 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_the_same_however_it_is_cut() {
        let wanted = "a é ‡ 𝄞 z";
        let wide = |join: fn(u16) -> [u8; 2]| {
            let units = "\u{feff}".encode_utf16().chain(wanted.encode_utf16());
            units.flat_map(join).collect::<Vec<u8>>()
        };
        let files = [
            wanted.as_bytes().to_vec(),
            wide(u16::to_le_bytes),
            wide(u16::to_be_bytes),
        ];
        for (number, file) in files.iter().enumerate() {
            for piece in 1..=file.len() + 1 {
                let mut text = String::new();
                let mut decoder = Decoder::with_piece(file.as_slice(), piece);
                while decoder.read(&mut text).unwrap() {}
                assert_eq!(text, wanted, "file {number} in pieces of {piece}");
            }
        }
        for (bytes, wanted) in [
            (&b"caf\xe9"[..], "café"),
            (b"\xe2\x80", "â\u{80}"),
            (b"\xff", "ÿ"),
            (b"", ""),
        ] {
            for piece in 1..5 {
                let mut text = String::new();
                let mut decoder = Decoder::with_piece(bytes, piece);
                while decoder.read(&mut text).unwrap() {}
                assert_eq!(text, wanted, "{bytes:?} in pieces of {piece}");
            }
        }
    }
}
