//! Moves that the player types, in algebraic or coordinate notation.

use parlour_rules::chess::{Move, MoveKind, Position};

/// Translates a move from standard algebraic notation to the language of the player.
pub type Translate<'a> = &'a dyn Fn(&str) -> String;

/// Meaning of a typed text in a position.
#[derive(Debug, Clone, PartialEq)]
pub enum Reading {
    /// This legal move, and its name.
    Move(Move, String),
    /// No move yet: the names of the moves that begin like this, or of all that it can mean.
    Several(Vec<String>),
    /// No legal move.
    Nothing,
}

/// Returns the text without what can be left out: marks of captures, promotions, checks and
/// annotations, hyphens and spaces.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|letter| !matches!(letter, 'x' | ':' | '-' | '=' | '+' | '#' | '!' | '?' | ' '))
        .collect()
}

/// Returns every way to write a legal move: as in a game score, in the language of the player and
/// in English, with more of its origin than necessary, and by its squares.
fn spellings(position: &Position, mv: Move, translated: Translate) -> Vec<String> {
    let san = position.san(mv);
    let mut texts = vec![mv.to_string()];
    if let MoveKind::Castle(_) = position.kind(mv) {
        texts.push(san.replace('O', "0"));
    } else {
        let mut letters = san.chars();
        let piece = letters.next().filter(char::is_ascii_uppercase);
        let piece = piece.map(String::from).unwrap_or_default();
        let promoted = san.split_once('=').map_or("", |(_, promoted)| promoted);
        let (file, rank) = (mv.from.file_letter(), mv.from.rank_digit());
        let (file, rank) = (file.to_string(), rank.to_string());
        for from in [
            String::new(),
            file.clone(),
            rank.clone(),
            mv.from.to_string(),
        ] {
            // A pawn that captures is named by its file or square.
            if !piece.is_empty() || from.starts_with(&file) {
                texts.push(format!("{piece}{from}{}{promoted}", mv.to));
            }
        }
    }
    texts.push(san);
    let local = texts.iter().map(|text| translated(text));
    let local: Vec<_> = local.collect();
    texts.extend(local);
    texts.iter().map(|text| bare(text)).collect()
}

/// Returns what a text means. Capital letters count only where they make a difference: `bc4` is a
/// capture by the pawn if there is one, and otherwise a move of the bishop.
pub fn read(text: &str, position: &Position, translated: Translate) -> Reading {
    let typed = bare(text);
    let moves = position.legal_moves().into_iter();
    let moves: Vec<(Move, Vec<String>)> = moves
        .map(|mv| (mv, spellings(position, mv, translated)))
        .collect();
    let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<Move> {
        let all = moves.iter();
        let found = all.filter(|(_, texts)| texts.iter().any(|text| fits(text)));
        found.map(|(mv, _)| *mv).collect()
    };
    let name = |mv: &Move| translated(&position.san(*mv));
    let same = |text: &str| text == typed;
    let alike = |text: &str| text.eq_ignore_ascii_case(&typed);
    for fits in [&same as &dyn Fn(&str) -> bool, &alike] {
        match &fitting(fits)[..] {
            [] => {}
            [mv] => return Reading::Move(*mv, name(mv)),
            several => return Reading::Several(several.iter().map(name).collect()),
        }
    }
    let typed = typed.to_ascii_lowercase();
    let begun = fitting(&|text| text.to_ascii_lowercase().starts_with(&typed));
    match begun.is_empty() {
        true => Reading::Nothing,
        false => Reading::Several(begun.iter().map(name).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::notation::Notation;
    use parlour_rules::chess::Rules;
    use parlour_shell::ui::layout_check::locales;

    fn reading(fen: &str, text: &str, language: usize) -> String {
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        let notation = Notation::of(&locales()[language]);
        match read(text, &position, &|san| notation.san(san)) {
            Reading::Move(_, name) => name,
            Reading::Several(names) => names.join(" "),
            Reading::Nothing => String::from("nothing"),
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn moves_are_read_in_every_usual_notation() {
        for text in ["Nf3", "nf3", "g1f3", "Ngf3", "N1f3", "Ng1-f3", "Nf3!?"] {
            assert_eq!(reading(START, text, 0), "Nf3", "{text}");
        }
        assert_eq!(reading(START, "Sf3", 1), "Sf3");
        assert_eq!(reading(START, "Nf3", 1), "Sf3", "English letters too");
        assert_eq!(reading(START, "e2e4", 0), "e4");
        assert_eq!(reading(START, "Nf4", 0), "nothing");
        assert_eq!(reading(START, "N", 0), "Na3 Nc3 Nf3 Nh3");
    }

    #[test]
    fn a_small_b_is_the_pawn_unless_only_the_bishop_can_go_there() {
        let both = "4k3/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1";
        assert_eq!(reading(both, "bc5", 0), "bxc5");
        assert_eq!(reading(both, "Bc5", 0), "Bxc5");
        assert_eq!(reading(both, "bd4", 0), "Bd4");
    }

    #[test]
    fn castling_promotion_and_ambiguous_moves_are_read() {
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(reading(castling, "0-0", 0), "O-O");
        assert_eq!(reading(castling, "o-o-o", 0), "O-O-O");
        let promotion = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(reading(promotion, "a8=N", 0), "a8=N");
        assert_eq!(reading(promotion, "a8q", 0), "a8=Q");
        assert_eq!(reading(promotion, "a8", 0), "a8=Q a8=R a8=B a8=N");
        let knights = "4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1";
        assert_eq!(reading(knights, "Nb3", 0), "Nb3");
        let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        assert_eq!(reading(rooks, "Rd1", 0), "Rad1 Rhd1");
        assert_eq!(reading(rooks, "Rad1", 0), "Rad1");
    }
}
