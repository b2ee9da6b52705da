use std::{collections::HashMap, mem};

use super::UNKNOWN_RESULT;
use crate::chess::{Outcome, Reason};

/// Value of `Termination` for a game lost on time.
const TIME_FORFEIT: &str = "time forfeit";

/// Information about a game: the seven tags that every game has (PGN standard, section 8.1.1), and
/// others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// Tournament or match.
    pub event: String,
    /// Place.
    pub site: String,
    /// Date as `YYYY.MM.DD`, with question marks for unknown parts.
    pub date: String,
    /// Round within the event.
    pub round: String,
    /// Player of the white pieces.
    pub white: String,
    /// Player of the black pieces.
    pub black: String,
    /// Result. When a finished game is written, its outcome takes precedence.
    pub result: String,
    /// Other tags as names and values. `SetUp`, `FEN` and `Variant` are not among them: they follow
    /// from the game.
    pub other: Vec<(String, String)>,
}

impl Default for Tags {
    fn default() -> Self {
        let unknown = || "?".to_owned();
        Self {
            event: unknown(),
            site: unknown(),
            date: "????.??.??".to_owned(),
            round: unknown(),
            white: unknown(),
            black: unknown(),
            result: UNKNOWN_RESULT.to_owned(),
            other: Vec::new(),
        }
    }
}

impl Tags {
    /// Returns the first six of the seven tags with their names, in order.
    pub(super) fn roster(&self) -> [(&'static str, &str); 6] {
        [
            ("Event", &self.event),
            ("Site", &self.site),
            ("Date", &self.date),
            ("Round", &self.round),
            ("White", &self.white),
            ("Black", &self.black),
        ]
    }

    /// Returns the value of one of the other tags.
    pub fn value(&self, name: &str) -> Option<&str> {
        let mut others = self.other.iter();
        others
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.as_str())
    }

    /// Returns whether the game was lost on time, according to the tag `Termination` (section
    /// 9.8.1).
    pub fn is_time_forfeit(&self) -> bool {
        self.value("Termination") == Some(TIME_FORFEIT)
    }

    /// Records the end of a game in the standard's words (sections 8.1.1.7 and 9.8.1).
    pub fn end(&mut self, outcome: Outcome) {
        let how = match outcome.reason {
            Reason::Time => TIME_FORFEIT,
            _ => "normal",
        };
        self.set("Result", outcome.result().to_owned());
        self.set("Termination", how.to_owned());
    }

    /// Removes the record of an end.
    pub fn reopen(&mut self) {
        UNKNOWN_RESULT.clone_into(&mut self.result);
        self.other.retain(|(name, _)| name != "Termination");
    }

    /// Sets a tag by its name.
    fn set(&mut self, name: &str, value: String) {
        self.add(name, value);
        self.merge_repeated();
    }

    /// Sets one of the seven tags, or adds another one, which can be a repetition. They can be
    /// many, so [`Tags::merge_repeated`] looks for repetitions only once.
    pub(super) fn add(&mut self, name: &str, value: String) {
        let known = match name {
            "Event" => &mut self.event,
            "Site" => &mut self.site,
            "Date" => &mut self.date,
            "Round" => &mut self.round,
            "White" => &mut self.white,
            "Black" => &mut self.black,
            "Result" => &mut self.result,
            _ => return self.other.push((name.to_owned(), value)),
        };
        *known = value;
    }

    /// Keeps only the last value of each tag, in the place of the first.
    pub(super) fn merge_repeated(&mut self) {
        let mut places = HashMap::new();
        for (name, value) in mem::take(&mut self.other) {
            match places.get(&name) {
                Some(&place) => {
                    let (_, known): &mut (String, String) = &mut self.other[place];
                    *known = value;
                }
                None => {
                    places.insert(name.clone(), self.other.len());
                    self.other.push((name, value));
                }
            }
        }
    }
}
