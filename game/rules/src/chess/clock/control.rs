//! Time controls.

use crate::shortened;
use std::{fmt, str::FromStr, time::Duration};

use crate::chess::Color;

/// Time given for each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// None.
    #[default]
    None,
    /// Time added after each move (Fischer).
    Increment(Duration),
    /// Time before the clock starts running (simple delay, also called US delay).
    Delay(Duration),
    /// Time spent on the move is given back after it, up to this limit (Bronstein).
    Bronstein(Duration),
}

impl Bonus {
    /// Returns the length, or the limit, of the bonus.
    pub const fn time(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::Increment(time) | Self::Delay(time) | Self::Bronstein(time) => time,
        }
    }

    const fn sign(self) -> char {
        match self {
            Self::None | Self::Increment(_) => '+',
            Self::Delay(_) => 'd',
            Self::Bronstein(_) => 'b',
        }
    }
}

/// Time of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// Time for all moves.
    pub base: Duration,
    /// Time for each move.
    pub bonus: Bonus,
}

/// Time control of a game. As text, `5+3` is five minutes plus three seconds after each move, `5d3`
/// a simple delay and `5b3` Bronstein's; `5+3/2+1` gives Black less time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Time of White.
    pub white: Allowance,
    /// Time of Black.
    pub black: Allowance,
}

impl TimeControl {
    /// Longest time for all moves.
    pub const MOST_BASE: Duration = Duration::from_secs(600 * 60);
    /// Longest time for each move.
    pub const MOST_BONUS: Duration = Duration::from_secs(600);

    /// Gives both players the same time.
    pub const fn even(allowance: Allowance) -> Self {
        Self {
            white: allowance,
            black: allowance,
        }
    }

    /// Returns the time of a player.
    pub const fn of(&self, color: Color) -> Allowance {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// A text that is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "invalid time control {0:?} (expected minutes and seconds, such as 5+3 for an increment, \
     5d3 for a delay, 5b3 for a Bronstein delay, or 5+3/2+1 for White and Black)"
)]
pub struct ParseControlError(String);

impl FromStr for TimeControl {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, ParseControlError> {
        let wrong = || ParseControlError(shortened(text));
        let (white, black) = match text.split_once('/') {
            Some((white, black)) => (allowance(white), allowance(black)),
            None => (allowance(text), allowance(text)),
        };
        Ok(Self {
            white: white.ok_or_else(wrong)?,
            black: black.ok_or_else(wrong)?,
        })
    }
}

fn allowance(text: &str) -> Option<Allowance> {
    let text = text.trim();
    let (base, sign, bonus) = match text.find(['+', 'd', 'b']) {
        Some(at) => (&text[..at], &text[at..=at], &text[at + 1..]),
        None => (text, "+", "0"),
    };
    // From thousandths of a minute to milliseconds.
    let base = thousandths(base)?.checked_mul(60)?;
    let base = Duration::from_millis(base);
    let bonus = Duration::from_millis(thousandths(bonus)?);
    if base.is_zero() || base > TimeControl::MOST_BASE || bonus > TimeControl::MOST_BONUS {
        return None;
    }
    let bonus = match sign {
        _ if bonus.is_zero() => Bonus::None,
        "d" => Bonus::Delay(bonus),
        "b" => Bonus::Bronstein(bonus),
        _ => Bonus::Increment(bonus),
    };
    Some(Allowance { base, bonus })
}

/// Parses a number with at most three decimals; returns thousandths.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part: u64 = format!("{part:0<3}").parse().ok()?;
    whole
        .parse::<u64>()
        .ok()?
        .checked_mul(1000)?
        .checked_add(part)
}

/// Writes thousandths as a number with as few decimals as possible.
fn number(thousandths: u128) -> String {
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = number(self.base.as_millis().div_ceil(60));
        let bonus = number(self.bonus.time().as_millis());
        write!(f, "{base}{}{bonus}", self.bonus.sign())
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.white == self.black {
            self.white.fmt(f)
        } else {
            write!(f, "{}/{}", self.white, self.black)
        }
    }
}
