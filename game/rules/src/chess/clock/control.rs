//! How a clock is set.

use std::{fmt, str::FromStr, time::Duration};

use crate::chess::Color;

/// What is given for each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// So much is added after each move (Fischer).
    Increment(Duration),
    /// The time begins to run only after so much (simple, or US, delay).
    Delay(Duration),
    /// What was taken for the move is given back after it, up to so much (Bronstein).
    Bronstein(Duration),
}

impl Bonus {
    /// How much it is, or is at most.
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

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// The time for all moves.
    pub base: Duration,
    /// What is given for each.
    pub bonus: Bonus,
}

/// How a clock is set: what each player has. As text `5+3` is five minutes and three seconds more
/// after each move, `5d3` a simple delay and `5b3` Bronstein's; `5+3/2+1` gives Black less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// What White has.
    pub white: Allowance,
    /// What Black has.
    pub black: Allowance,
}

impl TimeControl {
    /// The longest time for all moves.
    pub const MOST_BASE: Duration = Duration::from_secs(600 * 60);
    /// The most that is given for a move.
    pub const MOST_BONUS: Duration = Duration::from_secs(600);

    /// The same for both.
    pub const fn even(allowance: Allowance) -> Self {
        Self {
            white: allowance,
            black: allowance,
        }
    }

    /// What a player has.
    pub const fn of(&self, color: Color) -> Allowance {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// The text is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no time control: there are 5+3 (minutes, and seconds added after each move), \
     5d3 (delay), 5b3 (Bronstein), and 5+3/2+1 (White's and Black's)"
)]
pub struct ParseControlError(String);

impl FromStr for TimeControl {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, ParseControlError> {
        let wrong = || ParseControlError(text.to_owned());
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
    // Sixty thousandths of a second in a thousandth of a minute.
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

/// A number with at most three decimals, in thousandths.
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

/// Thousandths as a number with as few decimals as it needs.
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
