//! Names of openings, from the game's own table of common ones.

use parlour_rules::{
    chess::{Game, Position, Rules},
    data::{DataError, Source},
};
use serde::Deserialize;
use std::collections::HashMap;

/// One line of `data/chess/openings.ron`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    moves: String,
}

/// The openings, by the positions that they lead to.
#[derive(Debug, Clone, Default)]
pub struct Openings {
    ids: HashMap<u64, String>,
    /// After how many half-moves the longest of them is over.
    longest: usize,
}

impl Openings {
    /// Reads the table.
    ///
    /// # Errors
    /// File and line, or entry and field.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let entries: Vec<Entry> = source.read()?;
        let mut openings = Self::default();
        for (index, entry) in entries.into_iter().enumerate() {
            let wrong = |reason: String| {
                source.error(
                    format!("[{index}].moves"),
                    format!("{}: {reason}", entry.id),
                )
            };
            let mut position = Position::start(Rules::Standard);
            let mut plies = 0;
            for san in entry.moves.split_whitespace() {
                let mv = position
                    .parse_san(san)
                    .map_err(|error| wrong(format!("{san}: {error}")))?;
                position = position.after(mv);
                plies += 1;
            }
            if plies == 0 {
                return Err(wrong("there are none".to_owned()));
            }
            openings.longest = openings.longest.max(plies);
            if openings.ids.contains_key(&position.hash()) {
                let reason = "another opening leads to the same position";
                return Err(wrong(reason.to_owned()));
            }
            openings.ids.insert(position.hash(), entry.id);
        }
        Ok(openings)
    }

    /// The key of the name of a game's opening: the last one that it came through.
    pub fn key_of(&self, game: &Game) -> Option<String> {
        if *game.start() != Position::start(Rules::Standard) {
            return None;
        }
        let played = game.history().iter().take(self.longest).rev();
        let id = played
            .map(|played| self.ids.get(&played.after.hash()))
            .find_map(|id| id)?;
        Some(format!("opening-{id}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const FILE: &str = "data/chess/openings.ron";

    fn openings() -> Openings {
        let text = fs::read_to_string(format!("../{FILE}")).unwrap();
        Openings::read(FILE, &text).unwrap()
    }

    fn after(moves: &str) -> Game {
        let mut game = Game::new(Rules::Standard);
        for san in moves.split_whitespace() {
            let mv = game.position().parse_san(san).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn openings_are_named_as_they_arise() {
        let openings = openings();
        let name = |moves: &str| openings.key_of(&after(moves));
        assert_eq!(name(""), None);
        assert_eq!(name("e4 e5 Nf3").as_deref(), Some("opening-kings-knight"));
        assert_eq!(
            name("e4 e5 Nf3 Nc6 Bb5").as_deref(),
            Some("opening-ruy-lopez")
        );
        // The name stays when the book is left, and another order of moves leads there as well.
        let left = "e4 e5 Nf3 Nc6 Bb5 h6 a3 a5";
        assert_eq!(name(left).as_deref(), Some("opening-ruy-lopez"));
        assert_eq!(name("c4 e6 d4 d5").as_deref(), Some("opening-qgd"));
    }

    #[test]
    fn only_the_usual_start_has_openings() {
        let openings = openings();
        let mut game = Game::new(Rules::Casual);
        let e4 = game.position().parse_san("e4").unwrap();
        game.play(e4).unwrap();
        assert_eq!(openings.key_of(&game), None);
    }

    #[test]
    fn every_opening_has_a_name_in_every_language() {
        for language in crate::locale::LANGUAGES {
            let text = fs::read_to_string(format!("../{}", language.file)).unwrap();
            for id in openings().ids.values() {
                let key = format!("\nopening-{id} = ");
                assert!(text.contains(&key), "{}: {id}", language.file);
            }
        }
    }

    #[test]
    fn what_is_wrong_in_the_table_is_named() {
        for (text, wanted) in [
            ("[(id: \"x\", moves: \"e4 e4\")]", "[0].moves: x: e4"),
            ("[(id: \"x\", moves: \"\")]", "[0].moves: x"),
            (
                "[(id: \"x\", moves: \"e4\"), (id: \"y\", moves: \"e4\")]",
                "[1].moves: y",
            ),
            ("[(id: \"x\")]", "table.ron"),
        ] {
            let error = Openings::read("table.ron", text).unwrap_err().to_string();
            assert!(error.contains(wanted), "{error}");
        }
    }
}
