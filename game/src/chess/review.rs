//! Looking back at a game: how good each position was, which moves were mistakes, and what would
//! have been better.

use super::{
    analysis::Evaluation,
    annotated_game::{AnnotatedGame, Annotations},
};
use parlour_rules::chess::{Color, Game, GameTree, Move, pgn};

/// What is wrong with a move, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// It gives a little away.
    Inaccuracy,
    /// It gives something away.
    Mistake,
    /// It gives much away.
    Blunder,
    /// The game could have been won, and is not any more.
    MissedWin,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 4] = [
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
        Self::MissedWin,
    ];

    /// How annotators write it.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder | Self::MissedWin => "??",
        }
    }

    /// The key of its word.
    pub fn key(self) -> &'static str {
        match self {
            Self::Inaccuracy => "verdict-inaccuracy",
            Self::Mistake => "verdict-mistake",
            Self::Blunder => "verdict-blunder",
            Self::MissedWin => "verdict-missed-win",
        }
    }
}

/// By how much the share of who moves falls with a move that deserves such a verdict.
/// From an equal game that is 0.6, 1.2 and 2.0 pawns.
const INACCURACY: f32 = 0.06;
const MISTAKE: f32 = 0.11;
const BLUNDER: f32 = 0.19;
/// Who walks into a mate, or lets one go, threw so much away as was left besides it, in hundredths of a
/// pawn: beyond the first little, up to the second something.
const HOPELESS: i32 = 1_000;
const LOST: i32 = 700;
/// A mate in no more moves than these can be seen.
const SHORT_MATE: i32 = 5;
/// Who has this share is winning, and who has no more than that is not.
const WON: f32 = 0.88;
const NOT_WON: f32 = 0.66;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// How good it is.
    pub evaluation: Evaluation,
    /// The best move.
    pub best: Option<Move>,
}

/// A game that is looked back at.
#[derive(Debug, Clone)]
pub struct Review {
    /// What is noted of it, and where in it the board stands.
    pub sheet: AnnotatedGame,
    /// The game as it was played, to its end.
    game: Game,
    /// What is known of each position, the start included.
    findings: Vec<Option<Finding>>,
}

impl Review {
    /// Begins to look back at a game of which nothing is noted.
    pub fn of(game: &Game) -> Self {
        let (tags, tree) = (pgn::Tags::default(), GameTree::of(game));
        Self::new(AnnotatedGame::new(Annotations { tags, tree }, None))
    }

    /// Begins to look back at a game.
    pub fn new(sheet: AnnotatedGame) -> Self {
        // How it ended by word is not in it, so that one can go back and forth.
        let game = sheet.game_at(sheet.at_ply(usize::MAX));
        let mut findings = vec![None; game.ply() + 1];
        if let (Some(outcome), Some(last)) = (game.outcome(), findings.last_mut()) {
            let evaluation = match outcome.winner {
                Some(Color::White) => Evaluation::Mate(1),
                Some(Color::Black) => Evaluation::Mate(-1),
                None => Evaluation::Centipawns(0),
            };
            *last = Some(Finding {
                evaluation,
                best: None,
            });
        }
        Self {
            sheet,
            game,
            findings,
        }
    }

    /// The game to its end.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as it stood after so many half-moves, with the rest still to come.
    pub fn at(&self, ply: usize) -> Game {
        let mut game = self.game.clone();
        while game.ply() > ply && game.undo().is_some() {}
        game
    }

    /// The first position of which nothing is known yet, and which it is.
    pub fn unknown(&self) -> Option<(usize, Game)> {
        let ply = self.findings.iter().position(Option::is_none)?;
        Some((ply, self.at(ply)))
    }

    /// Remembers what was found out about a position.
    pub fn learn(&mut self, ply: usize, finding: Finding) {
        if let Some(known) = self.findings.get_mut(ply) {
            *known = Some(finding);
        }
    }

    /// What is known of the position after so many half-moves.
    pub fn finding(&self, ply: usize) -> Option<Finding> {
        self.findings.get(ply).copied().flatten()
    }

    /// White's share in each position, as far as it is known.
    pub fn shares(&self) -> impl ExactSizeIterator<Item = Option<f32>> + '_ {
        self.findings
            .iter()
            .map(|finding| finding.map(|finding| finding.evaluation.share()))
    }

    /// What is wrong with the half-move of this number, counted from 1.
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        let before = self.finding(ply.checked_sub(1)?)?;
        let after = self.finding(ply)?;
        let played = self.game.history().get(ply - 1)?;
        if before.best == Some(played.mv) {
            return None;
        }
        let turn = played.before.turn();
        let (before, after) = (
            before.evaluation.seen_by(turn),
            after.evaluation.seen_by(turn),
        );
        fallen(before.share(), after.share()).max(mated(before, after))
    }

    /// The move that would have been better than the half-move of this number.
    pub fn better(&self, ply: usize) -> Option<Move> {
        self.verdict(ply)?;
        self.finding(ply - 1)?.best
    }

    /// The nearest half-move after this one, or before it, with a verdict or a sign that finds fault
    /// with it.
    pub fn next_mistake(&self, ply: usize, forward: bool) -> Option<usize> {
        let is_one = |ply: &usize| self.verdict(*ply).is_some() || self.sheet.is_faulted(*ply);
        if forward {
            (ply + 1..=self.game.ply()).find(is_one)
        } else {
            (1..ply).rev().find(is_one)
        }
    }
}

/// What a move deserves that lets the share of who moves fall so far.
fn fallen(before: f32, after: f32) -> Option<Verdict> {
    Some(match before - after {
        _ if before >= WON && after <= NOT_WON => Verdict::MissedWin,
        lost if lost >= BLUNDER => Verdict::Blunder,
        lost if lost >= MISTAKE => Verdict::Mistake,
        lost if lost >= INACCURACY => Verdict::Inaccuracy,
        _ => return None,
    })
}

/// What a move deserves that lets itself be mated, or lets a mate go: shares tell nothing of it where
/// much was lost or won before. Both as who moves sees them.
fn mated(before: Evaluation, after: Evaluation) -> Option<Verdict> {
    let besides = match (before, after) {
        (Evaluation::Centipawns(before), Evaluation::Mate(..0)) => -before,
        (Evaluation::Mate(1..=SHORT_MATE), Evaluation::Centipawns(after)) => after,
        _ => return None,
    };
    Some(match besides {
        HOPELESS.. => Verdict::Inaccuracy,
        LOST.. => Verdict::Mistake,
        _ => Verdict::Blunder,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::{Rules, pgn};
    use std::path::Path;

    fn played(moves: &[&str]) -> Game {
        let mut game = Game::new(Rules::Standard);
        for san in moves {
            let mv = game.position().parse_san(san).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    fn fools_mate() -> Review {
        let mut review = Review::of(&played(&["f3", "e5", "g4", "Qh4"]));
        for (ply, centipawns) in [(0, 20), (1, -20), (2, -30), (3, -31_000)] {
            let evaluation = if centipawns < -30_000 {
                Evaluation::Mate(-1)
            } else {
                Evaluation::Centipawns(centipawns)
            };
            let best = review.at(ply).position().legal_moves().last().copied();
            review.learn(ply, Finding { evaluation, best });
        }
        review
    }

    #[test]
    fn a_blunder_is_marked_with_what_was_better() {
        let review = fools_mate();
        assert_eq!(review.verdict(1), None);
        assert_eq!(review.verdict(3), Some(Verdict::Blunder));
        assert!(review.better(3).is_some());
        assert_eq!(review.verdict(4), None, "the mate itself is no mistake");
        assert_eq!(review.next_mistake(0, true), Some(3));
        assert_eq!(review.next_mistake(3, true), None);
        assert_eq!(review.next_mistake(4, false), Some(3));
        assert_eq!(review.unknown().map(|(ply, _)| ply), None);
    }

    #[test]
    fn a_piece_is_a_blunder_and_a_pawn_a_mistake_at_the_most() {
        let verdict = |before: i32, after: i32| {
            let share = |centipawns| Evaluation::Centipawns(centipawns).share();
            fallen(share(before), share(after))
        };
        assert_eq!(verdict(20, -20), None);
        assert_eq!(verdict(30, -60), Some(Verdict::Inaccuracy));
        assert_eq!(verdict(0, -120), Some(Verdict::Mistake));
        assert_eq!(verdict(0, -250), Some(Verdict::Blunder));
        assert_eq!(verdict(600, 100), Some(Verdict::MissedWin));
        assert_eq!(verdict(900, 750), None, "won is won");
    }

    #[test]
    fn walking_into_a_mate_is_a_fault_however_bad_it_was() {
        let mate = Evaluation::Mate(-1);
        let verdict = |before| mated(Evaluation::Centipawns(before), mate);
        assert_eq!(verdict(-300), Some(Verdict::Blunder));
        assert_eq!(verdict(-800), Some(Verdict::Mistake));
        assert_eq!(verdict(-1_500), Some(Verdict::Inaccuracy));
        assert_eq!(
            mated(Evaluation::Mate(-4), mate),
            None,
            "it was one already"
        );
        let slips = |moves, after| mated(Evaluation::Mate(moves), Evaluation::Centipawns(after));
        assert_eq!(slips(2, 1_500), Some(Verdict::Inaccuracy));
        assert_eq!(slips(2, 750), Some(Verdict::Mistake));
        assert_eq!(slips(9, 1_500), None, "nobody saw it");
    }

    #[test]
    fn the_way_from_mistake_to_mistake_stops_at_inaccuracies_too() {
        let mut review = Review::of(&played(&["e4", "e5", "Nf3"]));
        for (ply, centipawns) in [(0, 20), (1, 0), (2, 80), (3, -120)] {
            let evaluation = Evaluation::Centipawns(centipawns);
            let best = review.at(ply).position().legal_moves().last().copied();
            review.learn(ply, Finding { evaluation, best });
        }
        assert_eq!(review.verdict(2), Some(Verdict::Inaccuracy));
        assert_eq!(review.next_mistake(0, true), Some(2));
        assert_eq!(review.next_mistake(3, false), Some(2));
    }

    #[test]
    fn the_way_from_mistake_to_mistake_stops_at_signs_of_somebody_else_s() {
        let text = "1. e4! e5 2. Ke2?? Nc6!? 3. Ke1?! *";
        let game = pgn::parse(text).remove(0).unwrap();
        let review = Review::new(AnnotatedGame::of_file(game, text, Path::new("")));
        assert_eq!(review.next_mistake(0, true), Some(3));
        assert_eq!(review.next_mistake(3, true), Some(5));
        assert_eq!(review.next_mistake(5, true), None);
        assert_eq!(review.next_mistake(5, false), Some(3));
    }

    #[test]
    fn a_win_that_slips_away_is_called_so() {
        let mut review = Review::of(&played(&["e4", "e5"]));
        let best = review.at(0).position().parse_san("d4").ok();
        let evaluation = Evaluation::Centipawns(900);
        review.learn(0, Finding { evaluation, best });
        let evaluation = Evaluation::Centipawns(0);
        let best = None;
        review.learn(1, Finding { evaluation, best });
        assert_eq!(review.verdict(1), Some(Verdict::MissedWin));
        assert_eq!(review.unknown().map(|(ply, _)| ply), Some(2));
    }

    #[test]
    fn a_game_that_was_resigned_can_be_gone_through() {
        let mut game = played(&["e4", "e5"]);
        game.resign(Color::White).unwrap();
        let review = Review::of(&game);
        assert_eq!(review.game().outcome(), None);
        assert_eq!(review.at(1).future().len(), 1);
    }
}
