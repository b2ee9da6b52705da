//! An exact solver: whether a round can still be won, in how few moves, and for how many points. It
//! knows all cards, including those face down.
//!
//! ```
//! use std::sync::Arc;
//! use parlour_rules::prospector::{DealSeed, Mine, Rules, solver::{Budget, Puzzle, Solver}};
//!
//! let mine = Arc::new(Mine::standard());
//! let solver = Solver::new(mine.clone())?;
//! let deal = DealSeed::numbered(1).deal(&mine);
//! let puzzle = Puzzle::of_deal(&deal, &mine, Rules::WRAP);
//! let solution = solver.shortest(&puzzle, &Budget::UNLIMITED)?;
//! assert_eq!(solution.is_some(), solver.is_winnable(&puzzle, &Budget::UNLIMITED)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod best;
mod budget;
mod hint;
mod puzzle;
mod reach;
mod shapes;

use std::sync::Arc;

pub use budget::Budget;
pub use hint::{Hint, HintGoal};
pub use puzzle::Puzzle;

use super::{Mine, Move};
use budget::Stopped;
use reach::Reach;
use shapes::Shapes;

/// Largest number of shapes that is solved; all of them are kept in memory. The standard mine has
/// 22,932.
const MOST_SHAPES: usize = 1 << 20;

/// The mine has too many shapes for the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the mine is too large to solve (more than {MOST_SHAPES} possible states)")]
pub struct TooLarge;

/// Reason why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The budget ran out.
    #[error("the search was stopped before it finished")]
    Stopped,
    /// The question is about a mine that this solver was not built for.
    #[error("the solver was built for a different mine")]
    OtherMine,
}

impl From<Stopped> for Unsolved {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// The most points that can be reached, including the open run of the puzzle, with the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Points added from the puzzle on.
    pub points: u64,
    /// Moves up to the last one that brings points.
    pub moves: Vec<Move>,
}

/// Best scores of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestScores {
    /// Best over all ends, won or lost; a win if one is as good.
    pub any: Line,
    /// Best over all wins, if there are any.
    pub win: Option<Line>,
}

/// A solver for one mine and all deals on it. Building it takes some milliseconds, so build it
/// once; it can be used from several threads.
#[derive(Clone, Debug)]
pub struct Solver {
    mine: Arc<Mine>,
    shapes: Shapes,
}

impl Solver {
    /// Builds the solver for a mine.
    ///
    /// # Errors
    /// Returns an error if the mine is too large.
    pub fn new(mine: Arc<Mine>) -> Result<Self, TooLarge> {
        let shapes = Shapes::of(&mine, MOST_SHAPES).ok_or(TooLarge)?;
        Ok(Self { mine, shapes })
    }

    /// Returns whether the mine can still be emptied.
    ///
    /// # Errors
    /// Returns an error if the budget ran out, or the puzzle is of another mine.
    pub fn is_winnable(&self, puzzle: &Puzzle, budget: &Budget) -> Result<bool, Unsolved> {
        Ok(self.reach(puzzle, budget)?.fewest_draws().is_some())
    }

    /// Returns the fewest moves (takes and draws) that empty the mine, if any do.
    ///
    /// # Errors
    /// Returns an error if the budget ran out, or the puzzle is of another mine.
    pub fn shortest(
        &self,
        puzzle: &Puzzle,
        budget: &Budget,
    ) -> Result<Option<Vec<Move>>, Unsolved> {
        Ok(self.reach(puzzle, budget)?.shortest())
    }

    /// Returns the most points, with the gold of the puzzle ([`Puzzle::without_gold`] removes it).
    ///
    /// # Errors
    /// Returns an error if the budget ran out, or the puzzle is of another mine.
    pub fn best_scores(&self, puzzle: &Puzzle, budget: &Budget) -> Result<BestScores, Unsolved> {
        let start = self.shape(puzzle)?;
        let best = best::search(&self.shapes, puzzle, start, budget)?;
        let line = |(points, moves)| Line { points, moves };
        Ok(BestScores {
            any: line(best.any()),
            win: best.win().map(line),
        })
    }

    fn reach<'a>(&'a self, puzzle: &'a Puzzle, budget: &Budget) -> Result<Reach<'a>, Unsolved> {
        let start = self.shape(puzzle)?;
        Ok(Reach::of(&self.shapes, puzzle, start, budget)?)
    }

    fn shape(&self, puzzle: &Puzzle) -> Result<usize, Unsolved> {
        let known = puzzle.is_of(&self.mine);
        let shape = self.shapes.find(puzzle.left()).filter(|_| known);
        shape.ok_or(Unsolved::OtherMine)
    }
}
