//! Opening book: names of common openings, and moves that the computer plays from memory.

use parlour_engine::chess::{Level, Strength};
use parlour_rules::{
    Random,
    chess::{Game, Move, Position, Rules},
    data::{DataError, Source},
};
use serde::Deserialize;
use std::collections::HashMap;

/// Entry of `data/chess/openings.ron`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    moves: String,
}

/// Openings, indexed by the hash of a position.
#[derive(Debug, Clone, Default)]
pub struct Openings {
    ids: HashMap<u64, String>,
    /// Hash of the last named position on the way to a position of an opening, and its ply. If
    /// several openings lead through the position, it is the deepest of those.
    named_before: HashMap<u64, (usize, u64)>,
    /// Book moves from a position, each with the number of openings that contain it.
    moves: HashMap<u64, Vec<(Move, u64)>>,
    /// Number of plies in the longest opening.
    longest: usize,
}

/// Smallest share of a book move, as a fraction 1/`RARE`. The computer does not play rarer moves.
const RARE: u64 = 25;

/// Returns the number of plies for which a strength plays from the book.
fn knows(strength: Strength) -> usize {
    match strength.level() {
        // From there on its search is better than the book. The first moves only add variety.
        Level::Full => 2,
        level => 2 * level.number(),
    }
}

impl Openings {
    /// Reads the table of openings.
    ///
    /// # Errors
    /// Returns file and line, or entry and field, of an invalid entry. Two openings must
    /// not lead to the same position.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let entries: Vec<Entry> = source.read()?;
        let mut openings = Self::default();
        let mut lines = Vec::new();
        for (index, entry) in entries.into_iter().enumerate() {
            let wrong = |reason: String| {
                source.error(
                    format!("[{index}].moves"),
                    format!("{}: {reason}", entry.id),
                )
            };
            let mut position = Position::start(Rules::Standard);
            let mut line = Vec::new();
            for san in entry.moves.split_whitespace() {
                let mv = position
                    .parse_san(san)
                    .map_err(|error| wrong(format!("{san}: {error}")))?;
                let known = openings.moves.entry(position.hash()).or_default();
                match known.iter_mut().find(|(other, _)| *other == mv) {
                    Some((_, lines)) => *lines += 1,
                    None => known.push((mv, 1)),
                }
                position = position.after(mv);
                line.push(position.hash());
            }
            if line.is_empty() {
                return Err(wrong("missing moves".to_owned()));
            }
            openings.longest = openings.longest.max(line.len());
            lines.push(line);
            if openings.ids.contains_key(&position.hash()) {
                let reason = "duplicate position (another opening leads to it)";
                return Err(wrong(reason.to_owned()));
            }
            openings.ids.insert(position.hash(), entry.id);
        }
        for line in lines {
            let mut named = None;
            for (hash, ply) in line.into_iter().zip(1..) {
                if openings.ids.contains_key(&hash) {
                    named = Some((ply, hash));
                }
                if let Some(named) = named {
                    let known = openings.named_before.entry(hash).or_insert(named);
                    *known = named.max(*known);
                }
            }
        }
        Ok(openings)
    }

    /// Returns a random book move for this strength, or `None` outside the book.
    ///
    /// Moves are weighted by the number of openings that contain them. The same seed and ply give
    /// the same move.
    pub fn known_move(&self, game: &Game, strength: Strength, seed: u64) -> Option<Move> {
        if game.ply() >= knows(strength) || *game.start() != Position::start(Rules::Standard) {
            return None;
        }
        let known = self.moves.get(&game.position().hash())?;
        let all: u64 = known.iter().map(|(_, lines)| lines).sum();
        let usual = || known.iter().filter(|(_, lines)| lines * RARE >= all);
        let mut dice = Random::with_stream(seed, game.ply() as u64);
        let mut left = dice.below(usual().map(|(_, lines)| lines).sum());
        let chosen = usual().find(|(_, lines)| {
            let is_it = left < *lines;
            left = left.saturating_sub(*lines);
            is_it
        });
        let (mv, _) = chosen?;
        game.position().is_legal(*mv).then_some(*mv)
    }

    /// Returns the locale key of the opening's name. It belongs to the last position of the game that
    /// is part of any opening, whatever the order of the moves that led there.
    pub fn key_of(&self, game: &Game) -> Option<String> {
        if *game.start() != Position::start(Rules::Standard) {
            return None;
        }
        let played = game.history().iter().take(self.longest).rev();
        let id = played.map(|played| played.after.hash()).find_map(|hash| {
            let before = self.named_before.get(&hash).map(|(_, named)| named);
            self.ids.get(&hash).or_else(|| self.ids.get(before?))
        })?;
        Some(format!("opening-{id}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const FILE: &str = "data/chess/openings.ron";

    fn openings() -> Openings {
        let text = fs::read_to_string(format!("../../../{FILE}")).unwrap();
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
        // The name remains after the game leaves the book, and transpositions are recognized.
        let left = "e4 e5 Nf3 Nc6 Bb5 h6 a3 a5";
        assert_eq!(name(left).as_deref(), Some("opening-ruy-lopez"));
        assert_eq!(name("c4 e6 d4 d5").as_deref(), Some("opening-qgd"));
    }

    #[test]
    fn an_opening_is_named_by_its_positions_and_not_by_the_order_of_moves() {
        let openings = openings();
        // Fischer against Spassky, Reykjavik 1972, game 6.
        let game = "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 \
                    Rc1 Be6 Qa4 c5 Qa3 Rc8 Bb5 a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4";
        assert_eq!(
            openings.key_of(&after("c4 e6")).as_deref(),
            Some("opening-english")
        );
        assert_eq!(
            openings.key_of(&after(game)).as_deref(),
            Some("opening-qgd")
        );
    }

    #[test]
    fn levels_begin_as_people_do_and_know_the_more_the_better_they_are() {
        let openings = openings();
        let played = |level: Level, seed: u64| {
            let mut game = Game::new(Rules::Standard);
            while let Some(mv) = openings.known_move(&game, level.into(), seed) {
                game.play(mv).unwrap();
            }
            game
        };
        let mut kings_pawn = 0;
        for seed in 0..200 {
            let game = played(Level::Beginner, seed);
            assert_eq!(game.ply(), 2, "{seed}");
            let first = game.history()[0].san.as_str();
            assert!(
                ["e4", "d4", "c4", "Nf3"].contains(&first),
                "{seed}: {first}"
            );
            kings_pawn += usize::from(first == "e4");
        }
        assert!((80..160).contains(&kings_pawn), "{kings_pawn} of 200");
        for pair in Level::ALL[..7].windows(2) {
            let longest = |level| (0..50).map(|seed| played(level, seed).ply()).max();
            assert!(longest(pair[0]) <= longest(pair[1]));
        }
        let firsts = (0..50).map(|seed| played(Level::Full, seed).history()[0].mv);
        let firsts: std::collections::HashSet<_> = firsts.collect();
        assert!(firsts.len() > 1, "{firsts:?}");
        assert_eq!(played(Level::Full, 1).ply(), 2);
        assert_eq!(
            openings.known_move(&after("a4"), Level::Expert.into(), 1),
            None
        );
    }

    #[test]
    fn only_the_usual_start_has_openings() {
        let openings = openings();
        let mut game = Game::new(Rules::Casual);
        let e4 = game.position().parse_san("e4").unwrap();
        game.play(e4).unwrap();
        assert_eq!(openings.key_of(&game), None);
        assert_eq!(openings.known_move(&game, Level::Expert.into(), 1), None);
    }

    #[test]
    fn every_opening_has_a_name_in_every_language() {
        for language in parlour_shell::platform::locale::LANGUAGES {
            let text = fs::read_to_string(format!("../../../{}", language.file)).unwrap();
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
