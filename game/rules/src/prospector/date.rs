use crate::shortened;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A calendar day, written `2026-03-15`. The rules have no clock: the caller passes today's date in
/// UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text or numbers that are not a day of the calendar.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid date {0:?} (expected a day such as 2026-03-15)")]
pub struct DateError(String);

/// Last year with four digits.
const LAST_YEAR: u16 = 9999;

impl Date {
    /// Builds a day from year, month and day; month and day count from 1.
    ///
    /// # Errors
    /// Returns an error if the calendar has no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Self, DateError> {
        let leap = year.is_multiple_of(if year.is_multiple_of(100) { 400 } else { 4 });
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if year <= LAST_YEAR && (1..=days).contains(&day) {
            Ok(Self { year, month, day })
        } else {
            Err(DateError(format!("{year:04}-{month:02}-{day:02}")))
        }
    }

    /// Returns the year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the digits as one number, such as 20260315.
    pub(super) const fn digits(self) -> u64 {
        (self.year as u64 * 100 + self.month as u64) * 100 + self.day as u64
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refused = || DateError(shortened(text));
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            parts
                .next()
                .filter(|part| part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()))
                .and_then(|part| part.parse::<u16>().ok())
                .ok_or_else(refused)
        };
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        if parts.next().is_some() {
            return Err(refused());
        }
        // Both have two digits at most.
        Self::new(year, month as u8, day as u8).map_err(|_| refused())
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}
