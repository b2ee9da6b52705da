use super::{Budget, Puzzle, Solver, Unsolved};
use crate::prospector::{Move, Round};

/// What a hint is to go for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HintGoal {
    /// A win, with as few moves as can be.
    Win,
    /// As many points as can be, won or lost.
    Score,
}

/// A move, and what it is good for. All that it says is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// What it goes for: [`HintGoal::Score`] also when a win was asked for and there is none.
    pub goal: HintGoal,
    /// With how few moves, this one included, the round can be won when this move is played;
    /// nothing if it can then not be won.
    pub steps_to_win: Option<usize>,
    /// The most points that the round can end with when this move is played, those carried from
    /// earlier rounds included.
    pub best_score: u64,
}

impl Solver {
    /// A move for a round as it stands; nothing if the round is over.
    ///
    /// # Errors
    /// When the budget is spent, or the round is on another mine.
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
                // Where nothing brings points any more, drawing is what is left to do.
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
