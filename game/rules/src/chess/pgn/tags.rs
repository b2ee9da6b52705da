use super::UNKNOWN_RESULT;
use crate::chess::{Outcome, Reason};

/// What `Termination` says of a game that the clock has ended.
const TIME_FORFEIT: &str = "time forfeit";

/// What is told about a game besides its moves: the seven tags that every game has (PGN
/// standard, section 8.1.1), and others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// The tournament or match.
    pub event: String,
    /// Where.
    pub site: String,
    /// When: `YYYY.MM.DD`, with question marks for what is not known.
    pub date: String,
    /// The round within the event.
    pub round: String,
    /// Who played white.
    pub white: String,
    /// Who played black.
    pub black: String,
    /// The result; in writing, that of a game that has ended goes before it.
    pub result: String,
    /// Other tags, names and values. `SetUp`, `FEN` and `Variant` are not among them: they follow
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
    /// The first six of the seven tags, with their names and in their order.
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

    /// The value of one of the other tags.
    pub fn value(&self, name: &str) -> Option<&str> {
        let mut others = self.other.iter();
        others
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether the game was ended by the clock: the tag `Termination` says so (section 9.8.1).
    pub fn is_time_forfeit(&self) -> bool {
        self.value("Termination") == Some(TIME_FORFEIT)
    }

    /// Takes down how a game ended, in the standard's words (sections 8.1.1.7 and 9.8.1).
    pub fn end(&mut self, outcome: Outcome) {
        let how = match outcome.reason {
            Reason::Time => TIME_FORFEIT,
            _ => "normal",
        };
        self.set("Result", outcome.result().to_owned());
        self.set("Termination", how.to_owned());
    }

    /// The game has not ended.
    pub fn reopen(&mut self) {
        UNKNOWN_RESULT.clone_into(&mut self.result);
        self.other.retain(|(name, _)| name != "Termination");
    }

    /// Sets a tag by its name.
    pub(super) fn set(&mut self, name: &str, value: String) {
        let known = match name {
            "Event" => &mut self.event,
            "Site" => &mut self.site,
            "Date" => &mut self.date,
            "Round" => &mut self.round,
            "White" => &mut self.white,
            "Black" => &mut self.black,
            "Result" => &mut self.result,
            _ => {
                match self.other.iter_mut().find(|(other, _)| other == name) {
                    Some((_, known)) => *known = value,
                    None => self.other.push((name.to_owned(), value)),
                }
                return;
            }
        };
        *known = value;
    }
}
