//! Who plays: a person or the computer, on each side.

use parlour_engine::chess::Level;
use parlour_rules::chess::Color;

/// Who moves the pieces of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Seat {
    /// Somebody at this table.
    #[default]
    Person,
    /// The computer, at this level.
    Computer(Level),
}

impl Seat {
    /// The name of the computer's level; none for a person.
    pub fn level_name(self) -> Option<String> {
        match self {
            Seat::Person => None,
            Seat::Computer(level) => Some(level.name().to_owned()),
        }
    }

    /// The seat that was written so; a level that does not exist is refused.
    ///
    /// # Errors
    /// The name that is no level.
    pub fn of_level_name(name: Option<&str>) -> Result<Self, String> {
        match name {
            None => Ok(Seat::Person),
            Some(name) => level_named(name)
                .map(Seat::Computer)
                .ok_or_else(|| format!("{name:?} is no level")),
        }
    }
}

/// The level with this name or number, 1 to 8.
pub fn level_named(text: &str) -> Option<Level> {
    let by_name = Level::ALL.into_iter().find(|level| level.name() == text);
    by_name.or_else(|| Level::from_number(text.parse().ok()?))
}

/// Who plays White, and who Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats {
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
}

impl Seats {
    /// A person with this colour against the computer.
    pub fn against(person: Color, level: Level) -> Self {
        let computer = Seat::Computer(level);
        match person {
            Color::White => Self {
                white: Seat::Person,
                black: computer,
            },
            Color::Black => Self {
                white: computer,
                black: Seat::Person,
            },
        }
    }

    /// Who moves the pieces of this colour.
    pub fn of(self, color: Color) -> Seat {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The colour of the only person at the table; none when there are two, or nobody.
    pub fn only_person(self) -> Option<Color> {
        match (self.white, self.black) {
            (Seat::Person, Seat::Computer(_)) => Some(Color::White),
            (Seat::Computer(_), Seat::Person) => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether nobody but computers plays.
    pub fn are_computers(self) -> bool {
        self.white != Seat::Person && self.black != Seat::Person
    }

    /// Whether two people play.
    pub fn are_people(self) -> bool {
        self.white == Seat::Person && self.black == Seat::Person
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_found_by_the_names_they_are_written_with() {
        for level in Level::ALL {
            let seat = Seat::Computer(level);
            let name = seat.level_name();
            assert_eq!(Seat::of_level_name(name.as_deref()), Ok(seat));
            assert_eq!(level_named(&level.number().to_string()), Some(level));
        }
        assert_eq!(Seat::of_level_name(None), Ok(Seat::Person));
        for wrong in ["", "0", "9", "Beginner"] {
            assert!(Seat::of_level_name(Some(wrong)).is_err());
        }
    }

    #[test]
    fn the_only_person_is_told_from_two_and_none() {
        let level = Level::Casual;
        for color in Color::ALL {
            assert_eq!(Seats::against(color, level).only_person(), Some(color));
        }
        assert_eq!(Seats::default().only_person(), None);
        assert!(Seats::default().are_people());
        let both = Seats {
            white: Seat::Computer(level),
            black: Seat::Computer(level),
        };
        assert!(both.are_computers() && both.only_person().is_none());
    }
}
