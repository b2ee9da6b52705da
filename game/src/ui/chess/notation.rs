//! How moves and numbers are written in the player's language. Files and what is copied stay as the
//! standards have them.

use crate::{chess::analysis::Evaluation, locale::Locale};

/// The letters of the pieces that the standard names.
const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// How a language writes moves and numbers.
#[derive(Debug, Clone)]
pub struct Notation {
    /// The letters of king, queen, rook, bishop and knight.
    pieces: Vec<char>,
    /// What stands before tenths.
    mark: String,
}

impl Notation {
    /// That of the player's language.
    pub fn of(locale: &Locale) -> Self {
        Self {
            pieces: locale.text("piece-letters").chars().collect(),
            mark: locale.text("decimal-mark"),
        }
    }

    /// A move, or moves with their numbers, as the standard writes them, in the player's language. In
    /// them no other capital letter means a piece.
    pub fn san(&self, text: &str) -> String {
        let translated = |letter: char| {
            let place = ENGLISH.iter().position(|known| *known == letter);
            let own = place.and_then(|place| self.pieces.get(place));
            own.copied().unwrap_or(letter)
        };
        text.chars().map(translated).collect()
    }

    /// A number with a full stop before its tenths.
    pub fn number(&self, text: &str) -> String {
        text.replace('.', &self.mark)
    }

    /// How good a position is.
    pub fn evaluation(&self, evaluation: Evaluation) -> String {
        self.number(&evaluation.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::layout_check::locales;

    #[test]
    fn moves_and_numbers_are_written_in_every_language() {
        let written: Vec<_> = locales()
            .iter()
            .map(|locale| {
                let notation = Notation::of(locale);
                let moves = notation.san("12.Nf3 Bxb5+ O-O-O Rd8 Qxh7# bxa8=N Kb1");
                let number = notation.evaluation(Evaluation::Centipawns(-250));
                (moves, number, notation.evaluation(Evaluation::Mate(3)))
            })
            .collect();
        let expect = |moves: &str, number: &str| (moves.into(), number.into(), "M3".into());
        assert_eq!(
            written,
            [
                expect("12.Nf3 Bxb5+ O-O-O Rd8 Qxh7# bxa8=N Kb1", "-2.5"),
                expect("12.Sf3 Lxb5+ O-O-O Td8 Dxh7# bxa8=S Kb1", "-2,5"),
            ]
        );
    }
}
