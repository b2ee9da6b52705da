//! Checks of single values, run while serde reads them so that errors carry the position.

use crate::shortened;
use std::{collections::BTreeMap, fmt::Display};

use serde::{Deserialize, Deserializer, de::Error};

/// Largest coordinate that data can name, in layout units.
const FARTHEST: f32 = 1_000.0;
/// Longest name or id that data can hold, in characters. Games allow shorter ones to be typed.
const LONGEST_NAME: usize = 100;
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

/// Reads a name or id of at most 100 characters.
///
/// # Errors
/// Returns an error for longer ones.
pub fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    check_length(&name).map_err(D::Error::custom)?;
    Ok(name)
}

/// Reads two names or ids of at most 100 characters.
///
/// # Errors
/// Returns an error for longer ones.
pub fn two_names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[String; 2], D::Error> {
    let names = <[String; 2]>::deserialize(deserializer)?;
    for name in &names {
        check_length(name).map_err(D::Error::custom)?;
    }
    Ok(names)
}

/// Checks the length of a name or id, and returns the reason of an error for one that is too long.
fn check_length(name: &str) -> Result<(), String> {
    match name.chars().count() {
        0..=LONGEST_NAME => Ok(()),
        length => Err(format!(
            "invalid name of {length} characters (expected at most {LONGEST_NAME})"
        )),
    }
}

/// Reads a list of at most `MOST` values.
///
/// # Errors
/// Returns an error for longer ones.
pub fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MOST: usize>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    let list = Vec::deserialize(deserializer)?;
    if list.len() <= MOST {
        return Ok(list);
    }
    let length = list.len();
    Err(D::Error::custom(format!(
        "invalid list of {length} values (expected at most {MOST})"
    )))
}

/// Reads names of pictures by key, each as [`picture`] does.
///
/// # Errors
/// Returns an error for a name with any other character.
pub fn pictures<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(transparent)]
    struct Name(#[serde(deserialize_with = "picture")] String);
    let names = BTreeMap::<String, Name>::deserialize(deserializer)?;
    Ok(names.into_iter().map(|(key, name)| (key, name.0)).collect())
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
