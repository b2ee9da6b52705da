use crate::shortened;
use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Color;

/// One of the 64 squares: a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A text that is not a square such as `e4`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid square {0:?} (expected a1 to h8)")]
pub struct ParseSquareError(String);

impl Square {
    /// Every square, in order of its index.
    pub const ALL: [Self; 64] = {
        let mut all = [Self(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// Returns the square on a file (0 to 7, a to h) and a rank (0 to 7, first to eighth).
    ///
    /// # Panics
    /// Panics if file or rank is above 7. [`Square::try_new`] accepts any numbers.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Self {
        assert!(file < 8 && rank < 8, "file and rank must be 0 to 7");
        Self(rank * 8 + file)
    }

    /// Returns the square on a file and a rank, if the board has it.
    #[inline]
    pub const fn try_new(file: i8, rank: i8) -> Option<Self> {
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Self((rank * 8 + file) as u8))
        }
    }

    /// Returns the square with this index (0 to 63), if there is one.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Returns the square with the low six bits of this index.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// Returns 0 for a1, 1 for b1, up to 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it lets the compiler drop bounds checks of 64-entry tables.
        (self.0 & 63) as usize
    }

    /// Returns 0 for the a file to 7 for the h file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns 0 for the first rank to 7 for the eighth.
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 >> 3) & 7
    }

    /// Returns the square this many files and ranks away, if the board has it.
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::try_new(
            (self.file() as i8).saturating_add(files),
            (self.rank() as i8).saturating_add(ranks),
        )
    }

    /// Returns whether this is a light square; h1 and a8 are light (article 2.1).
    #[inline]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// Returns the square as this color sees it: unchanged for White, ranks mirrored for Black.
    #[inline]
    pub const fn relative_to(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => Self(self.0 ^ 56),
        }
    }

    /// Returns the number of king steps between two squares.
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// Returns the letter of the file, `a` to `h`.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// Returns the digit of the rank, `1` to `8`.
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }
}

/// The 64 squares by their names: `Square::E4`.
macro_rules! name_squares {
    ($($name:ident)*) => { name_squares!(@ 0, $($name)*); };
    (@ $index:expr, $name:ident $($rest:ident)*) => {
        impl Square {
            #[doc = concat!("The square ", stringify!($name), ".")]
            pub const $name: Self = Self($index);
        }
        name_squares!(@ $index + 1, $($rest)*);
    };
    (@ $index:expr,) => {};
}

name_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Parses `e4`: a lower-case letter and a digit.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::new(file - b'a', rank - b'1')),
            _ => Err(ParseSquareError(shortened(text))),
        }
    }
}

/// Serializes as the name: `"e4"`.
impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
