//! Assignment of people and computers to the two sides.

use super::engines::{EngineId, Engines};
use parlour_engine::chess::{Level, Strength};
use parlour_rules::chess::Color;
use parlour_shell::app::options::UnknownWord;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Engine that plays for a computer.
///
/// In saves it is the name of a level, a rating, or `engine` and a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Computer {
    /// The built-in engine at this strength.
    Own(Strength),
    /// An external UCI engine that the player has added.
    Other(EngineId),
}

/// Prefix of an external engine's number in saves.
const ENGINE: &str = "engine ";

impl Default for Computer {
    fn default() -> Self {
        Level::Hobby.into()
    }
}

impl From<Level> for Computer {
    fn from(level: Level) -> Self {
        Self::Own(level.into())
    }
}

impl From<Strength> for Computer {
    fn from(strength: Strength) -> Self {
        Self::Own(strength)
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(strength) => write!(f, "{strength}"),
            Self::Other(id) => write!(f, "{ENGINE}{id}"),
        }
    }
}

impl FromStr for Computer {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let unknown = || unknown_level("level", text);
        match text.strip_prefix(ENGINE) {
            Some(number) => number.parse().map(Self::Other).map_err(|_| unknown()),
            None => text.parse().map(Self::Own).map_err(|_| unknown()),
        }
    }
}

impl From<Computer> for String {
    fn from(computer: Computer) -> Self {
        computer.to_string()
    }
}

impl TryFrom<String> for Computer {
    type Error = UnknownWord;

    fn try_from(text: String) -> Result<Self, UnknownWord> {
        text.parse()
    }
}

/// Player of one color.
pub type Participant = parlour_shell::table::participant::Participant<Computer>;

/// Returns the error about a word that names no level.
pub fn unknown_level(kind: &'static str, word: &str) -> UnknownWord {
    UnknownWord::new(kind, word, &Level::ALL.map(Level::word))
}

/// Returns the name of a computer for PGN. It is English in every language, because other programs
/// read it.
pub fn pgn_name(computer: Computer, engines: &Engines) -> String {
    match computer {
        Computer::Own(strength) => pgn_name_of(strength),
        Computer::Other(id) => {
            let engine = engines.get(id).map(|engine| engine.name.clone());
            engine.unwrap_or_else(|| "Engine".to_owned())
        }
    }
}

/// Returns the name of the built-in engine for PGN.
pub fn pgn_name_of(strength: Strength) -> String {
    let level = match strength.named() {
        Some(Level::Beginner) => "Beginner",
        Some(Level::Learner) => "Novice",
        Some(Level::Hobby) => "Casual",
        Some(Level::Keen) => "Intermediate",
        Some(Level::Club) => "Club player",
        Some(Level::Strong) => "Advanced",
        Some(Level::Expert) => "Expert",
        Some(Level::Full) => "Maximum",
        None => return format!("Computer ({})", strength.rating()),
    };
    format!("Computer ({level})")
}

/// Players of both colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Players {
    /// Player of the white pieces.
    pub white: Participant,
    /// Player of the black pieces.
    pub black: Participant,
}

impl Players {
    /// Creates a game of a person with this color against a computer.
    pub fn against(person: Color, computer: impl Into<Computer>) -> Self {
        let computer = Participant::Computer(computer.into());
        match person {
            Color::White => Self {
                white: Participant::Person,
                black: computer,
            },
            Color::Black => Self {
                white: computer,
                black: Participant::Person,
            },
        }
    }

    /// Returns the player of a color.
    pub fn of(self, color: Color) -> Participant {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Replaces the player of a color.
    pub fn set(&mut self, color: Color, participant: Participant) {
        match color {
            Color::White => self.white = participant,
            Color::Black => self.black = participant,
        }
    }

    /// Returns the color of the only person, or `None` if both sides are people or both are
    /// computers.
    pub fn only_person(self) -> Option<Color> {
        match (self.white, self.black) {
            (Participant::Person, Participant::Computer(_)) => Some(Color::White),
            (Participant::Computer(_), Participant::Person) => Some(Color::Black),
            _ => None,
        }
    }

    /// Returns whether both sides are computers.
    pub fn are_computers(self) -> bool {
        !self.white.is_person() && !self.black.is_person()
    }

    /// Returns whether an external engine plays either side.
    pub fn have_programs(self) -> bool {
        let is_program =
            |participant| matches!(participant, Participant::Computer(Computer::Other(_)));
        is_program(self.white) || is_program(self.black)
    }

    /// Returns whether both sides are people.
    pub fn are_people(self) -> bool {
        self.white.is_person() && self.black.is_person()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_found_by_the_names_they_are_written_with() {
        for level in Level::ALL {
            let participant = Participant::Computer(level.into());
            let name = participant.computer_name();
            assert_eq!(
                Participant::of_computer_name(name.as_deref()),
                Ok(participant)
            );
            assert_eq!(
                level.number().to_string().parse(),
                Ok(Computer::from(level))
            );
        }
        let between = Participant::Computer(Strength::of_rating(1_450).into());
        assert_eq!(between.computer_name().as_deref(), Some("1450"));
        assert_eq!(Participant::of_computer_name(Some("1450")), Ok(between));
        let engine = Participant::of_computer_name(Some("engine 7")).unwrap();
        assert_eq!(engine.computer_name().as_deref(), Some("engine 7"));
        let older = Participant::of_computer_name(Some("casual"));
        assert_eq!(older, Ok(Participant::Computer(Level::Hobby.into())));
        assert_eq!(Participant::of_computer_name(None), Ok(Participant::Person));
        for wrong in ["", "0", "9", "Beginner", "engine", "engine x", "engine -1"] {
            assert!(
                Participant::of_computer_name(Some(wrong)).is_err(),
                "{wrong}"
            );
        }
    }

    #[test]
    fn the_only_person_is_told_from_two_and_none() {
        let level = Level::Hobby;
        for color in Color::ALL {
            assert_eq!(Players::against(color, level).only_person(), Some(color));
        }
        assert_eq!(Players::default().only_person(), None);
        assert!(Players::default().are_people());
        let computer = Participant::Computer(level.into());
        let both = Players {
            white: computer,
            black: computer,
        };
        assert!(both.are_computers() && both.only_person().is_none());
    }

    #[test]
    fn a_seat_is_given_to_somebody_else() {
        let mut players = Players::against(Color::White, Level::Hobby);
        players.set(Color::Black, Participant::Person);
        assert!(players.are_people());
    }
}
