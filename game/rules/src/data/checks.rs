//! What a single value must be, said while it is read and so with its place.

use serde::{Deserialize, Deserializer, de::Error};

/// A number that is neither infinite nor no number at all.
///
/// # Errors
/// When it is not.
pub fn finite<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = f32::deserialize(deserializer)?;
    if number.is_finite() {
        Ok(number)
    } else {
        Err(D::Error::custom(format!(
            "must be a finite number, not {number}"
        )))
    }
}

/// A finite number above 0.
///
/// # Errors
/// When it is not.
pub fn positive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let number = finite(deserializer)?;
    if number > 0.0 {
        Ok(number)
    } else {
        Err(D::Error::custom(format!("must be above 0, not {number}")))
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
