use std::time::Duration;

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

    /// Returns the name in saves, settings and on the command line.
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

    /// Returns the search limits of the level and the randomness of its choice.
    pub const fn skill(self) -> Skill {
        const fn skill(depth: u32, nodes: u64, softness: f64, lines: usize) -> Skill {
            Skill {
                depth,
                nodes,
                lines,
                softness,
            }
        }
        const ALL: usize = 256;
        match self {
            Self::Beginner => skill(1, 10_000, 160.0, ALL),
            Self::Learner => skill(2, 20_000, 100.0, ALL),
            Self::Hobby => skill(3, 30_000, 60.0, ALL),
            Self::Keen => skill(4, 50_000, 37.0, 24),
            Self::Club => skill(5, 80_000, 22.0, 12),
            Self::Strong => skill(7, 120_000, 8.0, 5),
            Self::Expert => skill(9, 150_000, 4.0, 3),
            Self::Full => Skill::FULL,
        }
    }

    /// Returns the minimum time for a move, which lets people follow the game.
    pub const fn min_move_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Beginner | Self::Learner => 900,
            Self::Hobby | Self::Keen => 700,
            Self::Club | Self::Strong => 500,
            Self::Expert | Self::Full => 300,
        })
    }

    /// Returns the maximum time for a move in a game without a clock.
    pub const fn max_move_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Full => 3_000,
            _ => 2_000,
        })
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_more_and_is_surer_than_the_one_below() {
        for pair in Level::ALL.windows(2) {
            let (below, above) = (pair[0].skill(), pair[1].skill());
            assert!(above.depth > below.depth && above.nodes > below.nodes);
            assert!(above.softness < below.softness && above.lines <= below.lines);
        }
        for level in Level::ALL {
            assert_eq!(Level::from_number(level.number()), Some(level));
        }
    }
}
