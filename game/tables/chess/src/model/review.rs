//! Game review: the evaluation of each position, the mistakes, and the better moves.

use super::{
    analysis::Evaluation,
    annotated_game::{AnnotatedGame, Annotations},
};
use parlour_engine::chess::accuracy;
use parlour_rules::chess::{Color, Game, GameTree, Move, NodeId, pgn};
use std::cmp::Ordering;

/// Judgment of a bad move, in order of severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Small loss in expected score.
    Inaccuracy,
    /// Clear loss in expected score.
    Mistake,
    /// Large loss in expected score.
    Blunder,
    /// A won position that is not won any longer.
    MissedWin,
}

impl Verdict {
    /// Returns the annotation glyph.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder | Self::MissedWin => "??",
        }
    }

    /// Returns the locale key of the word.
    pub fn key(self) -> &'static str {
        match self {
            Self::Inaccuracy => "verdict-inaccuracy",
            Self::Mistake => "verdict-mistake",
            Self::Blunder => "verdict-blunder",
            Self::MissedWin => "verdict-missed-win",
        }
    }
}

/// Least loss in the mover's expected score for each verdict. From an equal position these are 0.6,
/// 1.2 and 2.0 pawns.
const INACCURACY: f32 = 0.06;
const MISTAKE: f32 = 0.11;
const BLUNDER: f32 = 0.19;
/// Advantage in centipawns without the mate, for moves that allow or miss one.
///
/// At `HOPELESS` and above the move is only an inaccuracy, at `LOST` and above a mistake, otherwise
/// a blunder.
const HOPELESS: i32 = 1_000;
const LOST: i32 = 700;
/// Longest mate, in moves, that a player is expected to see.
const SHORT_MATE: i32 = 5;
/// Expected score from which a position counts as won, and up to which it does not.
const WON: f32 = 0.88;
const NOT_WON: f32 = 0.66;

/// Most half-moves before a position that matter to an engine: without a capture or pawn move, more
/// of them end a game.
const MOST_RECENT: usize = 150;
/// Most columns of the graph.
const COLUMNS: usize = 96;
/// Greatest distance from the current move, in half-moves, at which a move is visible in the list.
const NEAR: usize = 64;

/// Bad move of a reviewed game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mistake {
    /// Ply of the move, counted from 1.
    pub ply: usize,
    /// Side that played it.
    pub color: Color,
    /// Its verdict.
    pub verdict: Verdict,
    /// Chance of winning that it lost, in percent.
    pub loss: f64,
}

/// Result of the analysis of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// Evaluation from White's point of view.
    pub evaluation: Evaluation,
    /// Best move, if there is one.
    pub best: Option<Move>,
}

/// Review of a game.
#[derive(Debug, Clone)]
pub struct Review {
    /// Game with its annotations, and the current node.
    pub annotated: AnnotatedGame,
    /// Moves that were played, with all of them made.
    game: Game,
    /// Results for each position, including the start.
    findings: Vec<Option<Finding>>,
    /// Ply of the mistake that the player chose from the list.
    chosen: Option<usize>,
}

impl Review {
    /// Creates a review of a game without annotations.
    pub fn of(game: &Game) -> Self {
        let (tags, tree) = (pgn::Tags::default(), GameTree::of(game));
        Self::new(AnnotatedGame::new(Annotations { tags, tree }, None))
    }

    /// Creates a review of an annotated game.
    ///
    /// The final position of a finished game needs no analysis: its result is its evaluation.
    pub fn new(annotated: AnnotatedGame) -> Self {
        // This leaves out a resignation or an agreed draw, after which moves could not be undone.
        let game = annotated.game_at(annotated.at_ply(usize::MAX));
        let mut findings = vec![None; game.ply() + 1];
        if let (Some(outcome), Some(last)) = (game.outcome(), findings.last_mut()) {
            *last = Some(Finding {
                evaluation: Evaluation::of_outcome(&outcome),
                best: None,
            });
        }
        Self {
            annotated,
            game,
            findings,
            chosen: None,
        }
    }

    /// Returns the game with all moves made.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game after this many plies as an engine has to know it: from the last capture or
    /// pawn move, before which no position can have been the same.
    pub fn recent(&self, ply: usize) -> Game {
        let history = self.game.history();
        let position = |ply: usize| {
            let next = history.get(ply);
            next.map_or(self.game.position(), |played| &played.before)
        };
        let ply = ply.min(history.len());
        let quiet = position(ply).halfmove_clock() as usize;
        let from = ply - quiet.min(MOST_RECENT).min(ply);
        let mut tree = GameTree::new(position(from).clone());
        let mut now = NodeId::ROOT;
        for played in &history[from..ply] {
            now = tree.play(now, played.mv).unwrap_or(now);
        }
        tree.game_at(now)
    }

    /// Returns the ply of the first position without a result.
    pub fn unknown(&self) -> Option<usize> {
        self.findings.iter().position(Option::is_none)
    }

    /// Returns whether a result for a position changes what is visible: the graph, or a move near the
    /// current one. The panels of a very long game aren't rebuilt for each result.
    pub fn is_seen(&self, ply: usize) -> bool {
        let annotated = &self.annotated;
        let now = annotated.ply_of(annotated.now()).or(annotated.departure());
        let near = ply.abs_diff(now.unwrap_or(0)) <= NEAR;
        near || ply.is_multiple_of(self.step()) || self.unknown().is_none()
    }

    /// Stores the result for a position. An unknown ply is ignored.
    pub fn learn(&mut self, ply: usize, finding: Finding) {
        if let Some(known) = self.findings.get_mut(ply) {
            *known = Some(finding);
        }
    }

    /// Returns the result for the position after this many plies.
    pub fn finding(&self, ply: usize) -> Option<Finding> {
        self.findings.get(ply).copied().flatten()
    }

    /// Returns the graph of White's expected score, as far as it is known: its columns, from the start
    /// to the end of the game.
    pub fn graph(&self) -> impl ExactSizeIterator<Item = Option<f32>> + '_ {
        let columns = self.findings.iter().step_by(self.step());
        columns.map(|finding| finding.map(|finding| finding.evaluation.share()))
    }

    /// Returns the number of positions that the width of the graph stands for. It is a multiple of the
    /// number of columns, so there can be more of them than the game has.
    pub fn graph_span(&self) -> usize {
        self.findings.len().next_multiple_of(self.step())
    }

    /// Returns the number of positions in a column of the graph.
    fn step(&self) -> usize {
        self.findings.len().div_ceil(COLUMNS)
    }

    /// Returns the verdict on the move of this ply, counted from 1. The best move never gets one.
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        let before = self.finding(ply.checked_sub(1)?)?;
        let after = self.finding(ply)?;
        let played = self.game.history().get(ply - 1)?;
        if self.is_best(ply) {
            return None;
        }
        let turn = played.before.turn();
        judge(before.evaluation, after.evaluation, turn)
    }

    /// Returns the move that would have been better than the one of this ply, if it has a verdict.
    pub fn better(&self, ply: usize) -> Option<Move> {
        self.verdict(ply)?;
        self.finding(ply - 1)?.best
    }

    /// Returns the share of the positions that have a result, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let known = self.findings.iter().flatten().count();
        known as f32 / self.findings.len() as f32
    }

    /// Returns the accuracy of White and Black in percent, once each position has a result. A side
    /// without moves has none.
    pub fn accuracy(&self) -> Option<[Option<f64>; 2]> {
        let chances = self.findings.iter().copied();
        let chances = chances.map(|finding| Some(finding?.evaluation.win_chance()));
        let chances: Vec<_> = chances.collect::<Option<_>>()?;
        let first = self.game.start().turn();
        let is_best = |index: usize| self.is_best(index + 1);
        Some(accuracy::of_game(&chances, first, is_best))
    }

    /// Returns whether the move of this ply is the engine's choice.
    fn is_best(&self, ply: usize) -> bool {
        let best = self.finding(ply - 1).and_then(|finding| finding.best);
        best.is_some() && best == self.played(ply)
    }

    /// Returns the moves with a verdict in the order in which they were played.
    pub fn mistakes(&self) -> impl Iterator<Item = Mistake> + '_ {
        let history = self.game.history().iter();
        history.zip(1..).filter_map(|(played, ply)| {
            let verdict = self.verdict(ply)?;
            let color = played.before.turn();
            let [before, after] = [ply - 1, ply].map(|ply| self.finding(ply));
            let (before, after) = (before?.evaluation, after?.evaluation);
            Some(Mistake {
                ply,
                color,
                verdict,
                loss: accuracy::loss(color, before.win_chance(), after.win_chance()),
            })
        })
    }

    /// Returns the moves with a verdict, the largest loss first.
    pub fn mistakes_by_size(&self) -> Vec<Mistake> {
        let mut mistakes: Vec<_> = self.mistakes().collect();
        // With the same loss, as around mates, the more severe verdict comes first.
        let rank = |mistake: &Mistake| (mistake.loss, mistake.verdict);
        mistakes.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).unwrap_or(Ordering::Equal));
        mistakes
    }

    /// Returns the move of this ply.
    pub fn played(&self, ply: usize) -> Option<Move> {
        Some(self.game.history().get(ply.checked_sub(1)?)?.mv)
    }

    /// Remembers the mistake that the player chose from the list; `None` forgets it.
    pub fn choose(&mut self, ply: Option<usize>) {
        self.chosen = ply;
    }

    /// Returns the ply of the mistake that was chosen from the list, if the position before it is the
    /// current one.
    pub fn chosen(&self) -> Option<usize> {
        let now = self.annotated.ply_of(self.annotated.now())?;
        self.chosen.filter(|ply| *ply == now + 1)
    }

    /// Returns the ply of the mistake at the current move: the one chosen from the list, the last move
    /// or the next one.
    pub fn mistake_here(&self) -> Option<usize> {
        let now = self.annotated.ply_of(self.annotated.now())?;
        let mut near = self.chosen().into_iter().chain([now, now + 1]);
        near.find(|ply| self.better(*ply).is_some())
    }

    /// Returns the better move than the one of this ply in English notation, if it has a verdict.
    pub fn better_san(&self, ply: usize) -> Option<String> {
        let better = self.better(ply)?;
        let played = self.game.history().get(ply - 1)?;
        Some(played.before.san(better))
    }

    /// Returns the nearest ply after or before this one whose move has a verdict, or a glyph for a
    /// mistake.
    pub fn next_mistake(&self, ply: usize, forward: bool) -> Option<usize> {
        let is_one = |ply: &usize| self.verdict(*ply).is_some() || self.annotated.is_faulted(*ply);
        if forward {
            (ply + 1..=self.game.ply()).find(is_one)
        } else {
            (1..ply).rev().find(is_one)
        }
    }
}

/// Returns the verdict on a move of this color by the evaluations before and after it.
pub(super) fn judge(before: Evaluation, after: Evaluation, turn: Color) -> Option<Verdict> {
    let (before, after) = (before.seen_by(turn), after.seen_by(turn));
    fallen(before.share(), after.share()).max(mated(before, after))
}

/// Returns the verdict on a move by the mover's expected score before and after it.
fn fallen(before: f32, after: f32) -> Option<Verdict> {
    Some(match before - after {
        _ if before >= WON && after <= NOT_WON => Verdict::MissedWin,
        lost if lost >= BLUNDER => Verdict::Blunder,
        lost if lost >= MISTAKE => Verdict::Mistake,
        lost if lost >= INACCURACY => Verdict::Inaccuracy,
        _ => return None,
    })
}

/// Returns the verdict on a move that allows a mate or misses a short one.
///
/// The expected score hardly changes if the position was already lost or still is won, so the
/// verdict depends on the advantage without the mate. Both evaluations are from the mover's point
/// of view.
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
            let best = review.recent(ply).position().legal_moves().last().copied();
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
        assert_eq!(review.unknown(), None);
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
            let best = review.recent(ply).position().legal_moves().last().copied();
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
    fn accuracy_is_known_once_each_position_has_a_result() {
        let mut review = Review::of(&played(&["e4", "e5", "Nf3"]));
        for ply in 0..4 {
            assert_eq!(review.accuracy(), None);
            assert_eq!(review.progress(), ply as f32 / 4.0);
            let centipawns = if ply < 2 { 20 } else { 400 };
            let evaluation = Evaluation::Centipawns(centipawns);
            let best = None;
            review.learn(ply, Finding { evaluation, best });
        }
        let [white, black] = review.accuracy().unwrap().map(Option::unwrap);
        assert!(white > 99.9 && black < 50.0, "{white} and {black}");
    }

    #[test]
    fn the_choice_of_the_engine_costs_no_accuracy() {
        let game = played(&["e4"]);
        let mut review = Review::of(&game);
        let best = Some(game.history()[0].mv);
        for (ply, centipawns, best) in [(0, 60, best), (1, -60, None)] {
            let evaluation = Evaluation::Centipawns(centipawns);
            review.learn(ply, Finding { evaluation, best });
        }
        assert_eq!(review.accuracy(), Some([Some(100.0), None]));
    }

    #[test]
    fn the_largest_mistake_is_first() {
        let mut review = Review::of(&played(&["e4", "e5", "Nf3", "Nc6", "Bc4"]));
        for (ply, centipawns) in [(0, 20), (1, -60), (2, -60), (3, -700), (4, -400), (5, -400)] {
            let evaluation = Evaluation::Centipawns(centipawns);
            let best = review.recent(ply).position().legal_moves().last().copied();
            review.learn(ply, Finding { evaluation, best });
        }
        let mistakes = review.mistakes_by_size();
        let found: Vec<_> = mistakes.iter().map(|it| (it.ply, it.verdict)).collect();
        let expected = [
            (3, Verdict::Blunder),
            (4, Verdict::Mistake),
            (1, Verdict::Inaccuracy),
        ];
        assert_eq!(found, expected);
        assert_eq!(mistakes[1].color, Color::Black);
        assert!(mistakes[0].loss > 35.0 && mistakes[2].loss < 10.0);
    }

    #[test]
    fn a_win_that_slips_away_is_called_so() {
        let mut review = Review::of(&played(&["e4", "e5"]));
        let best = review.recent(0).position().parse_san("d4").ok();
        let evaluation = Evaluation::Centipawns(900);
        review.learn(0, Finding { evaluation, best });
        let evaluation = Evaluation::Centipawns(0);
        let best = None;
        review.learn(1, Finding { evaluation, best });
        assert_eq!(review.verdict(1), Some(Verdict::MissedWin));
        assert_eq!(review.unknown(), Some(2));
    }

    #[test]
    fn a_game_that_was_resigned_can_be_gone_through() {
        let mut game = played(&["e4", "e5"]);
        game.resign(Color::White).unwrap();
        let review = Review::of(&game);
        assert_eq!(review.game().outcome(), None);
        assert_eq!(review.game().ply(), 2);
        assert_eq!(review.recent(1).position().turn(), Color::Black);
    }

    #[test]
    fn a_position_is_searched_with_what_it_can_repeat() {
        let review = Review::of(&played(&["e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8"]));
        let recent = review.recent(6);
        assert_eq!(recent.position(), review.game().position());
        assert_eq!((recent.ply(), recent.occurrences()), (4, 2));
    }

    #[test]
    fn few_results_of_a_very_long_game_are_seen() {
        let game = pgn::parse(&"Nf3 Nf6 Ng1 Ng8 ".repeat(1_000))
            .remove(0)
            .unwrap();
        let mut review = Review::new(AnnotatedGame::of_file(game, "", Path::new("")));
        let mut seen = 0;
        while let Some(ply) = review.unknown() {
            assert!(review.recent(ply).ply() <= MOST_RECENT);
            let evaluation = Evaluation::Centipawns(0);
            let best = None;
            review.learn(ply, Finding { evaluation, best });
            seen += usize::from(review.is_seen(ply));
        }
        assert!((COLUMNS / 2..=COLUMNS + NEAR + 1).contains(&seen), "{seen}");
        assert!(review.is_seen(1), "all is known");
        assert!(review.graph().len() <= COLUMNS);
        assert!(review.graph().all(|share| share == Some(0.5)));
    }
}
