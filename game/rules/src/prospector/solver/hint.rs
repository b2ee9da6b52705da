use super::{Budget, Puzzle, Solver, Unsolved};
use crate::prospector::{Move, Round};
use serde::{Deserialize, Serialize};

/// Goals of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HintGoal {
    /// A win with as few moves as possible.
    Win,
    /// As many points as possible, whether won or lost.
    Score,
}

/// A suggested move with what it leads to. All statements are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// Suggested move.
    pub mv: Move,
    /// Goal it serves; [`HintGoal::Score`] also if a win was asked for and is impossible.
    pub goal: HintGoal,
    /// Fewest moves, including this one, in which the round can be won after this move; `None` if
    /// it can't be won then.
    pub steps_to_win: Option<usize>,
    /// Most points that the round can end with after this move, including those carried from
    /// earlier rounds.
    pub best_score: u64,
}

impl Solver {
    /// Suggests a move for the current position of a round; `None` if the round is over.
    ///
    /// # Errors
    /// Returns an error if the budget ran out, or the round is on another mine.
    pub fn hint(
        &self,
        round: &Round,
        goal: HintGoal,
        budget: &Budget,
    ) -> Result<Option<Hint>, Unsolved> {
        let shortest = self.shortest(&Puzzle::of(round), budget)?;
        let to_win = shortest.and_then(|moves| moves.first().copied());
        let (mv, goal) = match (goal, to_win) {
            (HintGoal::Win, Some(mv)) => (mv, HintGoal::Win),
            _ => {
                let best = self.best_scores(&Puzzle::of(round), budget)?;
                // If no move brings points, only drawing is left.
                let mv = best.any.moves.first().copied().unwrap_or(Move::Draw);
                (mv, HintGoal::Score)
            }
        };
        let mut after = round.clone();
        if after.play(mv).is_err() {
            return Ok(None);
        }
        let puzzle = Puzzle::of(&after);
        let steps_to_win = self.shortest(&puzzle, budget)?.map(|moves| moves.len() + 1);
        let points = self.best_scores(&puzzle, budget)?.any.points;
        let best_score = after.score().banked.saturating_add(points);
        Ok(Some(Hint {
            mv,
            goal,
            steps_to_win,
            best_score,
        }))
    }
}
