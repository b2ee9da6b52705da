//! Saves of the Duel: the match being played, statistics and the player's decks.

use crate::Participant;
use parlour_engine::duel::Level;
use parlour_rules::{
    data::checks,
    duel::{DeckList, Player, Record as DuelRecord},
};
use parlour_shell::platform::storage::Saved;
use serde::{Deserialize, Serialize};

/// Suspended Duel match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DuelAutosave {
    /// Start of the match and all actions.
    pub record: DuelRecord,
    /// Level of the computer on each side, by its name. `None` is a person.
    pub computers: [Option<String>; 2],
    /// IDs of the decks, as in the statistics.
    #[serde(deserialize_with = "checks::two_names")]
    pub decks: [String; 2],
    /// Whether the result counts for the statistics. It does not in a custom position or in the
    /// tutorial.
    #[serde(default = "counts")]
    pub counts: bool,
    /// Whether it is over and, if it counts, in the list of finished games.
    #[serde(default)]
    pub listed: bool,
}

fn counts() -> bool {
    true
}

impl DuelAutosave {
    /// Returns the players of both sides. An unknown level becomes the default one.
    pub fn participants(&self) -> [Participant; 2] {
        self.computers.each_ref().map(|name| {
            let participant = Participant::of_computer_name(name.as_deref());
            participant.unwrap_or(Participant::Computer(Level::default()))
        })
    }
}

impl Saved for DuelAutosave {
    const FILE: &'static str = "duel.ron";
    const VERSION: u32 = 1;
}

/// Statistics of the Duel, and the last choice of decks and opponent.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DuelStatistics {
    /// Statistics for each deck that was played.
    #[serde(deserialize_with = "checks::list::<_, _, 10_000>")]
    pub decks: Vec<DeckTally>,
    /// Results against each level of the computer. Older versions counted only by deck, so the sum
    /// can be lower than that of the decks.
    #[serde(default, deserialize_with = "checks::list::<_, _, 100>")]
    pub levels: Vec<LevelTally>,
    /// IDs of the decks in the last match.
    #[serde(default)]
    pub last_decks: Option<[String; 2]>,
    /// Level of the last opponent; `None` for a person.
    #[serde(default)]
    pub last_opponent: Option<String>,
}

/// Statistics of a deck.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckTally {
    /// ID of the deck. For a deck that the player has built it is the name.
    #[serde(deserialize_with = "checks::name")]
    pub deck: String,
    /// Matches that a person won against the computer.
    pub won: u32,
    /// Matches that a person lost against the computer.
    pub lost: u32,
    /// Matches that a person drew against the computer.
    pub drawn: u32,
    /// Matches won, lost and drawn between two people.
    #[serde(default)]
    pub among_people: [u32; 3],
}

/// Statistics of a level of the computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelTally {
    /// Name of the level.
    #[serde(deserialize_with = "checks::name")]
    pub level: String,
    /// Matches won, lost and drawn against it.
    pub results: [u32; 3],
}

impl DuelStatistics {
    /// Adds the result of a match for one deck. `side` is the deck's side.
    pub fn enter(
        &mut self,
        deck: &str,
        side: Player,
        winner: Option<Player>,
        opponent: Participant,
    ) {
        if let Participant::Computer(level) = opponent {
            self.enter_level(level, side, winner);
        }
        let index = match self.decks.iter().position(|tally| tally.deck == deck) {
            Some(index) => index,
            None => {
                self.decks.push(DeckTally {
                    deck: deck.to_owned(),
                    ..DeckTally::default()
                });
                self.decks.len() - 1
            }
        };
        let tally = &mut self.decks[index];
        let [won, lost, drawn] = &mut tally.among_people;
        let counter = match (winner, !opponent.is_person()) {
            (Some(winner), true) if winner == side => &mut tally.won,
            (Some(_), true) => &mut tally.lost,
            (None, true) => &mut tally.drawn,
            (Some(winner), false) if winner == side => won,
            (Some(_), false) => lost,
            (None, false) => drawn,
        };
        *counter = counter.saturating_add(1);
    }

    fn enter_level(&mut self, level: Level, side: Player, winner: Option<Player>) {
        let name = level.name();
        let index = match self.levels.iter().position(|tally| tally.level == name) {
            Some(index) => index,
            None => {
                self.levels.push(LevelTally {
                    level: name.to_owned(),
                    ..LevelTally::default()
                });
                self.levels.len() - 1
            }
        };
        let result = match winner {
            Some(winner) if winner == side => 0,
            Some(_) => 1,
            None => 2,
        };
        let counter = &mut self.levels[index].results[result];
        *counter = counter.saturating_add(1);
    }
}

impl Saved for DuelStatistics {
    const FILE: &'static str = "duel-books.ron";
    const VERSION: u32 = 1;
}

/// Most decks that a player can have. Each is a button in the setup dialog.
pub const MOST_DECKS: usize = 200;
/// Most decks that the file can hold: the deck being edited can be added as a draft.
const MOST_SAVED: usize = MOST_DECKS + 1;

/// Decks that the player has built.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct DuelDecks {
    /// Decks. The ID of each is its name.
    #[serde(deserialize_with = "checks::list::<_, _, MOST_SAVED>")]
    pub decks: Vec<DeckList>,
}

impl Saved for DuelDecks {
    const FILE: &'static str = "duel-decks.ron";
    const VERSION: u32 = 1;
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::data::Source;

    /// Returns the place and the reason why decks with these names are refused.
    fn refused(names: impl Iterator<Item = String>) -> Option<String> {
        let deck = |name| format!("(id: {name:?}, hero: \"ranger\", cards: []),\n");
        let decks: String = names.map(deck).collect();
        let source = Source {
            file: DuelDecks::FILE,
            text: &format!("(decks: [\n{decks}])"),
        };
        let read = source.read::<DuelDecks>();
        read.err().map(|error| error.to_string())
    }

    #[test]
    fn a_deck_name_that_no_one_types_is_refused_with_its_line() {
        let long = "W".repeat(1_000_000);
        assert_eq!(refused(["W".repeat(100)].into_iter()), None);
        let reason = refused(["Foxes".to_owned(), long].into_iter()).unwrap();
        assert!(reason.starts_with("duel-decks.ron:3:"), "{reason}");
        assert!(reason.contains("name of 1000000 characters"), "{reason}");
    }

    #[test]
    fn a_result_counts_for_the_deck_and_for_the_level() {
        let old = "(decks: [(deck: \"foxes\", won: 3, lost: 1, drawn: 0)])";
        let source = Source {
            file: DuelStatistics::FILE,
            text: old,
        };
        let mut statistics: DuelStatistics = source.read().unwrap();
        let [one, two] = Player::ALL;
        statistics.enter(
            "foxes",
            one,
            Some(one),
            Participant::Computer(Level::Strong),
        );
        statistics.enter(
            "foxes",
            one,
            Some(two),
            Participant::Computer(Level::Strong),
        );
        statistics.enter("garden", two, None, Participant::Computer(Level::Casual));
        statistics.enter("garden", two, Some(two), Participant::Person);
        let tally = &statistics.decks[0];
        assert_eq!([tally.won, tally.lost, tally.drawn], [4, 2, 0]);
        let garden = &statistics.decks[1];
        assert_eq!([garden.won, garden.lost, garden.drawn], [0, 0, 1]);
        assert_eq!(garden.among_people, [1, 0, 0]);
        let levels = statistics.levels.iter();
        let levels: Vec<_> = levels.map(|tally| (&*tally.level, tally.results)).collect();
        assert_eq!(levels, [("strong", [1, 1, 0]), ("casual", [0, 0, 1])]);
    }

    #[test]
    fn more_decks_than_anyone_builds_are_refused() {
        let decks = |count: usize| (0..count).map(|number| number.to_string());
        assert_eq!(refused(decks(MOST_SAVED)), None);
        let reason = refused(decks(20_000)).unwrap();
        assert!(reason.contains("list of 20000 values"), "{reason}");
    }
}
