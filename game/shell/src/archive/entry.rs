//! Heading of a finished game: all that the list of games shows.

use crate::platform::{calendar, locale::Locale};
use serde::{Deserialize, Serialize};

/// Opponent of the player.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Opponent {
    /// No one, because the game is for one player.
    Alone,
    /// Another person at this device.
    Person,
    /// The computer at a level, by the locale key of the level's name.
    Level(String),
    /// The computer at a strength between two levels, by its rating.
    Rated(i32),
    /// An engine or a person with this name.
    Named(String),
}

impl Opponent {
    /// Returns the name in the player's language.
    pub fn name(&self, locale: &Locale) -> String {
        match self {
            Self::Alone => locale.text("archive-alone"),
            Self::Person => locale.text("archive-person"),
            Self::Level(key) => {
                let values = [("level", locale.text(key).into())];
                locale.format("seat-computer", &values)
            }
            Self::Rated(rating) => {
                let values = [("level", rating.to_string().into())];
                locale.format("seat-computer", &values)
            }
            Self::Named(name) => name.clone(),
        }
    }
}

/// End of a game, as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The player won.
    Won,
    /// The player lost.
    Lost,
    /// A draw.
    Drawn,
    /// One of two people or computers won.
    Decided,
    /// Another game took its place before it was over.
    Unfinished,
}

impl Ending {
    /// Returns the locale key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Won => "archive-won",
            Self::Lost => "archive-lost",
            Self::Drawn => "archive-drawn",
            Self::Decided => "archive-decided",
            Self::Unfinished => "archive-unfinished",
        }
    }
}

/// Part of the small print under the opponent.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Detail {
    /// A text of the player's language, by its key.
    Key(String),
    /// A text with a `count`, or the same as a `number` with separators, by its key.
    Count(String, u64),
    /// A name, which is the same in every language.
    Name(String),
}

impl Detail {
    /// Returns the text in the player's language.
    pub fn text(&self, locale: &Locale) -> String {
        match self {
            Self::Key(key) => locale.text(key),
            Self::Count(key, count) => {
                let number = locale.number(*count).into();
                let count = i64::try_from(*count).unwrap_or(i64::MAX);
                locale.format(key, &[("count", count.into()), ("number", number)])
            }
            Self::Name(name) => name.clone(),
        }
    }
}

/// Heading of a finished game: all that the list shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// Name of the table.
    pub table: String,
    /// End of the game: a time such as `2026-11-26T15:27:30Z`, or for older games the date as far as
    /// it is known. Later ones are greater.
    pub played: String,
    /// Opponent.
    pub opponent: Opponent,
    /// End of the game.
    pub ending: Ending,
    /// Score, such as `1–0`; empty if the table has none.
    #[serde(default)]
    pub score: String,
    /// Small print, such as the number of moves.
    #[serde(default)]
    pub details: Vec<Detail>,
    /// Final position for the picture, in the table's own form.
    #[serde(default)]
    pub picture: String,
    /// Time played, in seconds; 0 if it is unknown.
    #[serde(default)]
    pub seconds: u64,
    /// Rating of the computer, if the game counts for the player's rating.
    #[serde(default)]
    pub rating: Option<i32>,
}

impl Heading {
    /// Creates the heading of a game that ends now.
    pub fn now(table: &str, opponent: Opponent, ending: Ending) -> Self {
        Self {
            table: table.to_owned(),
            played: calendar::now(),
            opponent,
            ending,
            score: String::new(),
            details: Vec::new(),
            picture: String::new(),
            seconds: 0,
            rating: None,
        }
    }

    /// Returns the small print: date and time, and the details.
    pub fn small_print(&self, locale: &Locale) -> String {
        let date = calendar::local(&self.played);
        let details = self.details.iter().map(|detail| detail.text(locale));
        let all = [date].into_iter().chain(details);
        let all: Vec<_> = all.filter(|text| !text.is_empty()).collect();
        all.join(" · ")
    }
}
