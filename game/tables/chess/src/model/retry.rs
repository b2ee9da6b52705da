//! Retry of the mistakes in a reviewed game: the player looks for a better move.

use super::{
    analysis::Evaluation,
    review::{Mistake, Review, judge},
};
use parlour_engine::chess::accuracy;
use parlour_rules::chess::Move;

/// State of the attempt at a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    /// The player has not moved yet.
    Open,
    /// The engine examines this move.
    Examined(Move),
    /// The player repeated the move of the game.
    Repeated,
    /// This move loses too much; with the lost chance of winning in percent.
    Wrong(Move, i64),
    /// This move is the engine's choice.
    Best(Move),
    /// This move is nearly as good as the engine's choice.
    Good(Move),
    /// The solution was shown.
    Shown,
}

impl Attempt {
    /// Returns whether the player can move.
    pub fn waits(self) -> bool {
        matches!(self, Self::Open | Self::Repeated | Self::Wrong(..))
    }

    /// Returns whether a good move was found or shown.
    pub fn is_done(self) -> bool {
        matches!(self, Self::Best(_) | Self::Good(_) | Self::Shown)
    }

    /// Returns whether the move on the board has to be undone.
    pub fn is_undone(self) -> bool {
        matches!(self, Self::Repeated | Self::Wrong(..))
    }

    /// Returns the name in the trace.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Examined(_) => "examined",
            Self::Repeated => "repeated",
            Self::Wrong(..) => "wrong",
            Self::Best(_) => "best",
            Self::Good(_) => "good",
            Self::Shown => "shown",
        }
    }
}

/// Mistakes of one side, of which one is on the board.
#[derive(Debug, Clone)]
pub struct Retry {
    mistakes: Vec<Mistake>,
    number: usize,
    /// State of the attempt at the current mistake.
    pub attempt: Attempt,
}

impl Retry {
    /// Creates a retry of the mistake at this ply. The other mistakes of that side come before and
    /// after it, as they were played. `None` if there is no mistake.
    pub fn of_mistake(review: &Review, ply: usize) -> Option<Self> {
        let color = review.mistakes().find(|it| it.ply == ply)?.color;
        let mistakes = review.mistakes().filter(|it| it.color == color);
        let mistakes: Vec<_> = mistakes.filter(|it| is_solvable(review, it)).collect();
        let number = mistakes.iter().position(|it| it.ply == ply)?;
        Some(Self {
            mistakes,
            number,
            attempt: Attempt::Open,
        })
    }

    /// Creates a retry of all mistakes of one side: the player's, or the side of the largest mistake.
    /// `None` without mistakes.
    pub fn of_game(review: &Review) -> Option<Self> {
        let own = review.annotated.own_side();
        let first = |color| {
            let mut mistakes = review.mistakes().filter(|it| is_solvable(review, it));
            mistakes.find(|it| it.color == color)
        };
        let largest = || first(review.mistakes_by_size().first()?.color);
        let mistake = own.and_then(first).or_else(largest)?;
        Self::of_mistake(review, mistake.ply)
    }

    /// Returns the mistake on the board.
    pub fn mistake(&self) -> &Mistake {
        &self.mistakes[self.number]
    }

    /// Returns the number of the mistake, counted from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the number of mistakes.
    pub fn count(&self) -> usize {
        self.mistakes.len()
    }

    /// Returns the retry of another mistake; `None` beyond the first or last one.
    pub fn at(&self, number: usize) -> Option<Self> {
        (number < self.count()).then(|| Self {
            mistakes: self.mistakes.clone(),
            number,
            attempt: Attempt::Open,
        })
    }

    /// Returns the retry of the same mistake with this attempt.
    pub fn with(self, attempt: Attempt) -> Self {
        Self { attempt, ..self }
    }

    /// Takes in a move of the player. Unless it is known, the engine has to examine it.
    pub fn play(&mut self, review: &Review, mv: Move) {
        let ply = self.mistake().ply;
        self.attempt = if review.better(ply) == Some(mv) {
            Attempt::Best(mv)
        } else if review.played(ply) == Some(mv) {
            Attempt::Repeated
        } else {
            Attempt::Examined(mv)
        };
    }

    /// Takes in the evaluation after the move that is examined. The move is good if it would get no
    /// sign in the review.
    pub fn learn(&mut self, review: &Review, after: Evaluation) {
        let Mistake { ply, color, .. } = *self.mistake();
        let (Attempt::Examined(mv), Some(before)) = (self.attempt, review.finding(ply - 1)) else {
            return;
        };
        let before = before.evaluation;
        self.attempt = match judge(before, after, color) {
            None => Attempt::Good(mv),
            Some(_) => {
                let loss = accuracy::loss(color, before.win_chance(), after.win_chance());
                Attempt::Wrong(mv, loss.round() as i64)
            }
        };
    }
}

/// Returns whether the better move is known.
fn is_solvable(review: &Review, mistake: &Mistake) -> bool {
    review.better(mistake.ply).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::review::Finding;
    use parlour_rules::chess::{Color, Game, Rules};

    /// Returns the review of a game in which White and Black make a mistake each, and White another.
    fn review() -> Review {
        let mut game = Game::new(Rules::Standard);
        for san in ["f3", "e5", "Kf2", "Na6", "a3"] {
            let mv = game.position().parse_san(san).unwrap();
            game.play(mv).unwrap();
        }
        let mut review = Review::of(&game);
        for (ply, centipawns, best) in [
            (0, 20, Some("e4")),
            (1, -20, Some("e5")),
            (2, -20, Some("e4")),
            (3, -300, Some("d5")),
            (4, -100, Some("d4")),
            (5, -500, None),
        ] {
            let position = review.recent(ply).position().clone();
            let best = best.map(|san| position.parse_san(san).unwrap());
            let evaluation = Evaluation::Centipawns(centipawns);
            review.learn(ply, Finding { evaluation, best });
        }
        review
    }

    fn mv(review: &Review, ply: usize, san: &str) -> Move {
        review.recent(ply - 1).position().parse_san(san).unwrap()
    }

    #[test]
    fn the_choice_of_the_engine_is_best_and_the_move_of_the_game_is_not() {
        let review = review();
        let mut retry = Retry::of_mistake(&review, 3).unwrap();
        assert!(retry.attempt.waits());
        retry.play(&review, mv(&review, 3, "Kf2"));
        assert_eq!(retry.attempt, Attempt::Repeated);
        assert!(retry.attempt.waits() && retry.attempt.is_undone());
        let best = mv(&review, 3, "e4");
        retry.play(&review, best);
        assert_eq!(retry.attempt, Attempt::Best(best));
        assert!(retry.attempt.is_done());
    }

    #[test]
    fn another_move_is_good_if_it_loses_at_most_a_little() {
        let review = review();
        let mut retry = Retry::of_mistake(&review, 3).unwrap();
        let other = mv(&review, 3, "d4");
        for (centipawns, is_good) in [(-20, true), (-60, true), (-120, false)] {
            retry.play(&review, other);
            assert_eq!(retry.attempt, Attempt::Examined(other));
            assert!(!retry.attempt.waits());
            retry.learn(&review, Evaluation::Centipawns(centipawns));
            assert_eq!(retry.attempt.is_done(), is_good, "{centipawns}");
        }
        assert!(matches!(retry.attempt, Attempt::Wrong(_, 5..15)));
        retry.play(&review, other);
        retry.learn(&review, Evaluation::Mate(-2));
        assert!(matches!(retry.attempt, Attempt::Wrong(..)));
    }

    #[test]
    fn the_mistakes_of_one_side_follow_each_other() {
        let review = review();
        let retry = Retry::of_mistake(&review, 3).unwrap();
        assert_eq!((retry.number(), retry.count()), (0, 2));
        let next = retry.at(1).unwrap();
        assert_eq!(
            (next.mistake().ply, next.mistake().color),
            (5, Color::White)
        );
        assert!(next.at(2).is_none());
        let other = Retry::of_mistake(&review, 4).unwrap();
        assert_eq!((other.count(), other.mistake().color), (1, Color::Black));
        assert!(Retry::of_mistake(&review, 2).is_none(), "it is no mistake");
    }

    #[test]
    fn a_retry_of_the_game_is_for_the_side_of_the_largest_mistake() {
        let review = review();
        let retry = Retry::of_game(&review).unwrap();
        assert_eq!((retry.mistake().ply, retry.count()), (3, 2));
        assert!(Retry::of_game(&Review::of(review.game())).is_none());
    }
}
