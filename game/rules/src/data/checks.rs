//! What a single value must be, said while it is read and so with its place.

use serde::{Deserialize, Deserializer, de::Error};

/// The largest place on a card or a table that data may name, in units.
const FARTHEST: f32 = 1_000.0;
/// The smallest and the largest length or factor.
const LENGTHS: std::ops::RangeInclusive<f32> = 0.01..=100.0;

/// A place: a number that is not farther away than anything can be.
///
/// # Errors
/// When it is, or is no number.
pub fn finite<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if number.abs() <= FARTHEST {
        Ok(number)
    } else {
        Err(D::Error::custom(format!(
            "must be a number from -{FARTHEST} to {FARTHEST}, not {number}"
        )))
    }
}

/// A length or a factor: above 0, and of a size that can be drawn.
///
/// # Errors
/// When it is not.
pub fn positive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if LENGTHS.contains(&number) {
        Ok(number)
    } else {
        let (least, most) = (LENGTHS.start(), LENGTHS.end());
        Err(D::Error::custom(format!(
            "must be {least} to {most}, not {number}"
        )))
    }
}

/// The name of a picture: letters, digits, `_` and `-`, so that it cannot lead anywhere else when
/// it becomes part of a file's name.
///
/// # Errors
/// When it is not.
pub fn picture<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
    if !name.is_empty() && name.chars().all(plain) {
        Ok(name)
    } else {
        Err(D::Error::custom(format!(
            "{name:?} cannot be a picture's name, which has letters, digits, _ and - only"
        )))
    }
}
