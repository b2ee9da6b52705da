//! Properties that hold for every input text, run by the fuzz targets in `fuzz/` and by tests on
//! stable Rust. Not part of the public interface.

use super::{Clock, Color, Game, MoveList, Position, Record, Rules, pgn};
use crate::data::Source;
use std::time::Duration;

/// Checks that reading a FEN never panics, and that an accepted FEN survives writing and reading.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn fen(text: &str) {
    for rules in Rules::ALL {
        if let Ok(composed) = Position::from_composed_fen(text, rules) {
            for mv in composed.legal_moves() {
                let next = composed.after(mv);
                assert!(
                    next.count_legal_moves() <= MoveList::CAPACITY,
                    "{mv} in {composed:?}"
                );
                composed.san(mv);
            }
        }
        let Ok(position) = Position::from_fen(text, rules) else {
            continue;
        };
        let written = position.fen();
        let again = Position::from_fen(&written, rules);
        assert_eq!(
            again.as_ref(),
            Ok(&position),
            "{written} does not read back"
        );
        assert_eq!(
            again.map(|again| again.hash()),
            Ok(position.hash()),
            "the hash of {written}"
        );
        for mv in position.legal_moves() {
            let next = position.after(mv);
            let legal = position.rules() == Rules::Casual || !next.is_attacked_king();
            assert!(legal, "{mv} in {written} leaves the king to be taken");
        }
        assert_eq!(
            position.legal_moves().len(),
            position.count_legal_moves(),
            "{written}"
        );
    }
}

/// Checks that reading a move never panics, and that an accepted move survives writing and reading.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn san(position: &Position, text: &str) {
    let Ok(mv) = position.parse_san(text) else {
        return;
    };
    assert!(
        position.is_legal(mv),
        "{text} was read as {mv}, which is illegal in {position:?}"
    );
    let written = position.san(mv);
    assert_eq!(
        position.parse_san(&written),
        Ok(mv),
        "{written} in {position:?}"
    );
    let written = position.uci(mv);
    assert_eq!(
        position.parse_uci(&written),
        Ok(mv),
        "{written} in {position:?}"
    );
}

/// Checks that reading games never panics, that it makes no difference how they are read, and that
/// an accepted game survives writing and reading, as PGN and as a record.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn pgn(text: &str) {
    let games = pgn::parse(text);
    let mut file = pgn::Reader::new(text.as_bytes(), Rules::Standard);
    for game in &games {
        let read = file.next_game().unwrap_or_default();
        assert_eq!(read.as_ref(), Some(game), "{text:?}");
    }
    assert!(matches!(file.next_game(), Ok(None)), "{text:?}");
    for read in games.into_iter().flatten() {
        let written = pgn::export(&read.game, &read.tags);
        let again = pgn::parse(&written);
        let [Ok(again)] = again.as_slice() else {
            panic!("{written:?} reads back as {again:?}")
        };
        assert_eq!(again.game, read.game, "{written}");
        assert_eq!(again.result, written_result(&read), "{written}");
        // Comments and glyphs have several notations. The first export picks one; after that
        // nothing changes.
        let whole = pgn::export_tree(&read.tree, &read.tags);
        let again = pgn::parse(&whole);
        let [Ok(again)] = again.as_slice() else {
            panic!("{whole:?} reads back as {again:?}")
        };
        assert_eq!(again.game, read.game, "{whole}");
        assert_eq!(pgn::export_tree(&again.tree, &again.tags), whole);
        let record: Record = read.game.record();
        assert_eq!(Game::replay(&record).as_ref(), Ok(&read.game), "{record:?}");
    }
}

/// Returns the result that an export writes: a result that follows from the moves replaces the one
/// in the tags.
fn written_result(read: &pgn::PgnGame) -> &'static str {
    read.game
        .outcome()
        .map_or(read.result, |outcome| outcome.result())
}

impl Position {
    /// Returns whether the king of the player who has just moved is attacked.
    fn is_attacked_king(&self) -> bool {
        self.king(!self.turn())
            .is_some_and(|king| self.is_attacked(king, self.turn(), self.occupied()))
    }
}

/// Reads a text as the record of a saved game, and as its clock. Checks that nothing panics, that an
/// accepted record is written so that it gives the same game, and that the clock runs on.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn save(text: &str) {
    let source = Source { file: "save", text };
    if let Ok(mut clock) = source.read::<Clock>() {
        for color in Color::ALL {
            clock.press(color);
            clock.pass(!color, Duration::from_secs(1));
        }
        clock.take_back();
        assert!(!clock.times().is_empty());
    }
    let Ok(record) = source.read::<Record>() else {
        return;
    };
    if let Ok(game) = Game::replay(&record) {
        let again = Game::replay(&game.record());
        assert_eq!(again, Ok(game), "{record:?}");
    }
}
