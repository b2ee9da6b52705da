use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, time::Duration};

use super::Skill;

/// Playing level of the computer. Each level beats the one below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules and sees what can be captured at once.
    Beginner,
    /// Has played for less than a year.
    Learner,
    /// Plays at home now and then.
    Hobby,
    /// Plays often.
    Keen,
    /// Plays in a club.
    Club,
    /// One of the best in the club.
    Strong,
    /// Plays in tournaments.
    Expert,
    /// Full strength.
    Full,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 8] = [
        Self::Beginner,
        Self::Learner,
        Self::Hobby,
        Self::Keen,
        Self::Club,
        Self::Strong,
        Self::Expert,
        Self::Full,
    ];

    /// Returns the number of the level, 1 to 8.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the level with a number.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// Returns the word on the command line, which is that of the English interface.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Learner => "novice",
            Self::Hobby => "casual",
            Self::Keen => "intermediate",
            Self::Club => "club",
            Self::Strong => "advanced",
            Self::Expert => "expert",
            Self::Full => "maximum",
        }
    }

    /// Returns the name in saves and settings. The command line takes it too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Learner => "learner",
            Self::Hobby => "hobby",
            Self::Keen => "keen",
            Self::Club => "club",
            Self::Strong => "strong",
            Self::Expert => "expert",
            Self::Full => "full",
        }
    }

    /// Returns the approximate rating, on the scale of [`Skill::of_elo`]. That of
    /// [`Level::Full`] is an estimate (measurements in docs/ENGINE.md).
    pub const fn rating(self) -> i32 {
        match self {
            Self::Beginner => *Skill::ELO.start(),
            Self::Learner => 800,
            Self::Hobby => 1_200,
            Self::Keen => 1_400,
            Self::Club => 1_600,
            Self::Strong => 1_850,
            Self::Expert => 2_050,
            Self::Full => 2_600,
        }
    }
}

/// Playing strength of the computer: a rating, which can lie between two levels, or full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strength(i32);

impl Strength {
    /// Full strength.
    pub const FULL: Self = Self(Level::Full.rating());
    /// Difference of two neighbors in [`Strength::all`], in rating points.
    const STEP: usize = 50;

    /// Returns the strength of a rating, clamped to the range of limited strength.
    pub fn of_rating(rating: i32) -> Self {
        Self(rating.clamp(*Skill::ELO.start(), *Skill::ELO.end()))
    }

    /// Returns the strengths to choose from, weakest first. All levels are among them.
    pub fn all() -> impl Iterator<Item = Self> {
        let limited = Skill::ELO.step_by(Self::STEP).map(Self);
        limited.chain([Self::FULL])
    }

    /// Returns the approximate rating.
    pub const fn rating(self) -> i32 {
        self.0
    }

    /// Returns whether the strength isn't limited.
    pub fn is_full(self) -> bool {
        self == Self::FULL
    }

    /// Returns the highest level that isn't stronger.
    pub fn level(self) -> Level {
        let mut levels = Level::ALL.into_iter().rev();
        let level = levels.find(|level| level.rating() <= self.0);
        level.unwrap_or(Level::Beginner)
    }

    /// Returns the level if this is exactly its strength.
    pub fn named(self) -> Option<Level> {
        Some(self.level()).filter(|level| level.rating() == self.0)
    }

    /// Returns the limits of the search and the randomness of the choice; `None` at full strength.
    pub fn skill(self) -> Option<Skill> {
        (!self.is_full()).then(|| Skill::of_elo(self.0))
    }

    /// Returns the minimum time for a move, which lets people follow the game.
    pub fn min_move_time(self) -> Duration {
        Duration::from_millis(match self.level() {
            Level::Beginner | Level::Learner => 900,
            Level::Hobby | Level::Keen => 700,
            Level::Club | Level::Strong => 500,
            Level::Expert | Level::Full => 300,
        })
    }

    /// Returns the maximum time for a move in a game without a clock.
    pub fn max_move_time(self) -> Duration {
        Duration::from_millis(if self.is_full() { 3_000 } else { 2_000 })
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        Self(level.rating())
    }
}

/// Writes the name in saves, settings and on the command line: that of a level, or the rating.
impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named() {
            Some(level) => f.pad(level.name()),
            None => write!(f, "{}", self.0),
        }
    }
}

/// Text that names no strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown strength (expected a level, or a rating)")]
pub struct ParseStrengthError;

impl FromStr for Strength {
    type Err = ParseStrengthError;

    /// Reads the word, name or number of a level, or a rating.
    fn from_str(text: &str) -> Result<Self, ParseStrengthError> {
        let is_meant = |level: &Level| [level.word(), level.name()].contains(&text);
        if let Some(level) = Level::ALL.into_iter().find(is_meant) {
            return Ok(level.into());
        }
        let number: usize = text.parse().map_err(|_| ParseStrengthError)?;
        if let Some(level) = Level::from_number(number) {
            return Ok(level.into());
        }
        let rating = i32::try_from(number).ok().map(Self);
        rating
            .filter(|strength| Skill::ELO.contains(&strength.0) || strength.is_full())
            .ok_or(ParseStrengthError)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_rated_above_the_one_below() {
        for pair in Level::ALL.windows(2) {
            assert!(pair[1].rating() > pair[0].rating());
        }
        for level in Level::ALL {
            assert_eq!(Level::from_number(level.number()), Some(level));
            assert_eq!(Strength::from(level).named(), Some(level));
            assert!(Strength::all().any(|strength| strength == level.into()));
        }
    }

    #[test]
    fn a_rating_between_two_levels_plays_between_them() {
        let all: Vec<_> = Strength::all().collect();
        for pair in all.windows(2) {
            let (below, above) = (pair[0].skill().unwrap(), pair[1].skill());
            let above = above.unwrap_or(Skill::FULL);
            assert!(above.nodes > below.nodes && above.softness < below.softness);
            assert!(pair[0].level() <= pair[1].level());
        }
        assert_eq!(Strength::of_rating(1_450).level(), Level::Keen);
        assert_eq!(Strength::of_rating(1_450).named(), None);
        assert_eq!(Strength::of_rating(9_999).rating(), *Skill::ELO.end());
    }

    #[test]
    fn a_strength_is_read_as_it_is_written() {
        for strength in Strength::all() {
            assert_eq!(strength.to_string().parse(), Ok(strength));
            assert_eq!(strength.rating().to_string().parse(), Ok(strength));
        }
        assert_eq!("3".parse(), Ok(Strength::from(Level::Hobby)));
        assert_eq!(Strength::from(Level::Club).to_string(), "club");
        assert_eq!(Strength::of_rating(1_450).to_string(), "1450");
        for wrong in ["", "0", "9", "100", "2550", "-800", "Club", "1450.5"] {
            assert!(wrong.parse::<Strength>().is_err(), "{wrong}");
        }
    }
}
