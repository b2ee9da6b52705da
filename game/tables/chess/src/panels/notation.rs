//! Localized notation of moves and numbers. Files and the clipboard keep the notation of the
//! standards.

use crate::model::analysis::Evaluation;
use parlour_shell::platform::locale::Locale;

/// Piece letters of the PGN standard.
const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// Notation of moves and numbers in a language.
#[derive(Debug, Clone)]
pub struct Notation {
    /// Letters of king, queen, rook, bishop and knight.
    pieces: Vec<char>,
    /// Decimal mark.
    mark: String,
}

impl Notation {
    /// Returns the notation of a language.
    pub fn of(locale: &Locale) -> Self {
        Self {
            pieces: locale.text("piece-letters").chars().collect(),
            mark: locale.text("decimal-mark"),
        }
    }

    /// Translates the piece letters in standard algebraic notation, with or without move numbers.
    /// No other capital letters in it are piece letters.
    pub fn san(&self, text: &str) -> String {
        let translated = |letter: char| {
            let place = ENGLISH.iter().position(|known| *known == letter);
            let own = place.and_then(|place| self.pieces.get(place));
            own.copied().unwrap_or(letter)
        };
        text.chars().map(translated).collect()
    }

    /// Replaces the full stop in a number by the decimal mark.
    pub fn number(&self, text: &str) -> String {
        text.replace('.', &self.mark)
    }

    /// Returns an evaluation in pawns, or the distance to mate.
    pub fn evaluation(&self, evaluation: Evaluation) -> String {
        self.number(&evaluation.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_shell::ui::layout_check::locales;

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
