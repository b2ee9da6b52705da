//! Checks of single values, run while serde reads them so that errors carry the position.

use crate::shortened;
use std::fmt::Display;

use serde::{Deserialize, Deserializer, de::Error};

/// Largest coordinate that data can name, in layout units.
const FARTHEST: f32 = 1_000.0;
/// Range of lengths and factors.
const LENGTHS: std::ops::RangeInclusive<f32> = 0.01..=100.0;

/// Reads a coordinate of at most 1000 units.
///
/// # Errors
/// Returns an error for larger values and for NaN.
pub fn finite<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if number.abs() <= FARTHEST {
        Ok(number)
    } else {
        Err(D::Error::custom(out_of_range(number, -FARTHEST, FARTHEST)))
    }
}

/// Reads a length or factor from 0.01 to 100.
///
/// # Errors
/// Returns an error for values outside this range.
pub fn positive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if LENGTHS.contains(&number) {
        Ok(number)
    } else {
        let (least, most) = (LENGTHS.start(), LENGTHS.end());
        Err(D::Error::custom(out_of_range(number, least, most)))
    }
}

/// Returns the reason of an error for a value that is not from `least` to `most`.
pub(crate) fn out_of_range(value: impl Display, least: impl Display, most: impl Display) -> String {
    format!("invalid value {value} (expected {least} to {most})")
}

/// Reads the name of a picture: letters, digits, `_` and `-` only, so that it cannot leave the
/// folder once it becomes part of a path.
///
/// # Errors
/// Returns an error for any other character.
pub fn picture<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
    if !name.is_empty() && name.chars().all(plain) {
        Ok(name)
    } else {
        Err(D::Error::custom(format!(
            "invalid picture name {:?} (expected only letters, digits, _ and -)",
            shortened(&name)
        )))
    }
}
