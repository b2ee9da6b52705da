//! Player of one side of a game: a person or a computer.

use std::{fmt::Display, str::FromStr};

/// Player of one side. `C` is what plays for the computer: a level, or an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Participant<C> {
    /// A person at this device.
    #[default]
    Person,
    /// A computer.
    Computer(C),
}

impl<C> Participant<C> {
    /// Returns whether a person plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}

/// Returns whether people play all sides.
pub fn are_people<C>(participants: &[Participant<C>]) -> bool {
    participants.iter().all(Participant::is_person)
}

impl<C: Display> Participant<C> {
    /// Returns the name of the computer for saves, or `None` for a person.
    pub fn computer_name(&self) -> Option<String> {
        match self {
            Self::Person => None,
            Self::Computer(computer) => Some(computer.to_string()),
        }
    }
}

impl<C: FromStr> Participant<C> {
    /// Parses a name from a save. `None` is a person.
    ///
    /// # Errors
    /// If no computer has this name.
    pub fn of_computer_name(name: Option<&str>) -> Result<Self, C::Err> {
        match name {
            None => Ok(Self::Person),
            Some(name) => name.parse().map(Self::Computer),
        }
    }
}
