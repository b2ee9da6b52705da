//! The chess clock: the remaining time of both players. It never reads the time; the caller passes
//! the time that has elapsed.

mod control;

pub use control::{Allowance, Bonus, ParseControlError, TimeControl};

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Color;

/// The clock of a game. The first move is free and starts the clock.
///
/// ```
/// use parlour_rules::chess::{Clock, Color};
/// use std::time::Duration;
///
/// let mut clock = Clock::new("3+2".parse()?);
/// clock.press(Color::White);
/// assert_eq!(clock.pass(Color::Black, Duration::from_secs(10)), None);
/// clock.press(Color::Black);
/// assert_eq!(clock.left(Color::Black), Duration::from_secs(172));
/// assert_eq!(clock.pass(Color::White, Duration::from_secs(200)), Some(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Record", try_from = "Record")]
pub struct Clock {
    control: TimeControl,
    left: [Duration; 2],
    /// Time that the player to move has spent on this move so far.
    spent: Duration,
    /// Times of both players at the start and after each half-move, including undone ones.
    times: Vec<[Duration; 2]>,
    /// Number of half-moves made.
    made: usize,
}

impl Clock {
    /// Builds a clock that has not started.
    pub fn new(control: TimeControl) -> Self {
        let left = Color::ALL.map(|color| control.of(color).base);
        Self {
            control,
            left,
            spent: Duration::ZERO,
            times: vec![left],
            made: 0,
        }
    }

    /// Returns the time control.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Returns the time that a player has left.
    pub const fn left(&self, color: Color) -> Duration {
        self.left[color.index()]
    }

    /// Returns whether the clock has started.
    pub const fn is_started(&self) -> bool {
        self.made > 0
    }

    /// Returns whether a player's time has run out.
    pub const fn has_fallen(&self, color: Color) -> bool {
        self.left(color).is_zero()
    }

    /// Returns the rest of the simple delay for the player to move.
    pub fn delay_left(&self, turn: Color) -> Duration {
        match self.control.of(turn).bonus {
            Bonus::Delay(delay) => delay.saturating_sub(self.spent),
            _ => Duration::ZERO,
        }
    }

    /// Lets time pass for the player to move. Returns that player when the time runs out.
    pub fn pass(&mut self, turn: Color, elapsed: Duration) -> Option<Color> {
        if !self.is_started() || self.has_fallen(turn) {
            return None;
        }
        let counted = elapsed.saturating_sub(self.delay_left(turn));
        self.spent += elapsed;
        let left = &mut self.left[turn.index()];
        *left = left.saturating_sub(counted);
        left.is_zero().then_some(turn)
    }

    /// Ends a move: its player gets the bonus, and the opponent's time starts.
    pub fn press(&mut self, mover: Color) {
        if self.is_started() {
            self.left[mover.index()] += match self.control.of(mover).bonus {
                Bonus::None | Bonus::Delay(_) => Duration::ZERO,
                Bonus::Increment(increment) => increment,
                Bonus::Bronstein(most) => most.min(self.spent),
            };
        }
        self.spent = Duration::ZERO;
        self.made += 1;
        self.times.truncate(self.made);
        self.times.push(self.left);
    }

    /// Restores the times from before the last half-move.
    pub fn take_back(&mut self) {
        self.step(self.made.saturating_sub(1));
    }

    /// Restores the times from after the next undone half-move.
    pub fn make_again(&mut self) {
        self.step(self.made + 1);
    }

    fn step(&mut self, made: usize) {
        if let Some(&left) = self.times.get(made) {
            self.made = made;
            self.left = left;
            self.spent = Duration::ZERO;
        }
    }

    /// Returns the times of both players at the start and after each half-move.
    pub fn times(&self) -> &[[Duration; 2]] {
        &self.times[..=self.made]
    }
}

/// Serialized form of a clock, in milliseconds.
#[derive(Clone, Serialize, Deserialize)]
struct Record {
    control: String,
    left: [u64; 2],
    spent: u64,
    times: Vec<[u64; 2]>,
    made: usize,
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl From<Clock> for Record {
    fn from(clock: Clock) -> Self {
        Self {
            control: clock.control.to_string(),
            left: clock.left.map(millis),
            spent: millis(clock.spent),
            times: clock.times.iter().map(|times| times.map(millis)).collect(),
            made: clock.made,
        }
    }
}

/// An invalid serialized clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum RecordError {
    #[error(transparent)]
    Control(#[from] ParseControlError),
    #[error("missing clock times after half-move {0}")]
    Times(usize),
    #[error("invalid clock time {0} ms (expected at most one week)")]
    Longer(u64),
}

impl TryFrom<Record> for Clock {
    type Error = RecordError;

    fn try_from(record: Record) -> Result<Self, RecordError> {
        let control: TimeControl = record.control.parse()?;
        if record.made >= record.times.len() {
            return Err(RecordError::Times(record.made));
        }
        // Upper limit for times from a file: one week.
        const MOST: u64 = 7 * 24 * 3_600_000;
        let all = record.times.iter().chain([&record.left]).flatten();
        if let Some(&time) = all.chain([&record.spent]).find(|&&time| time > MOST) {
            return Err(RecordError::Longer(time));
        }
        Ok(Self {
            control,
            left: record.left.map(Duration::from_millis),
            spent: Duration::from_millis(record.spent),
            times: record
                .times
                .iter()
                .map(|times| times.map(Duration::from_millis))
                .collect(),
            made: record.made,
        })
    }
}
