//! Search for wins, and for wins with the fewest draws.
//!
//! The search handles all numbers of drawn cards at once. For each shape of the mine and each rank
//! of the target there is one word; its bit n means "reachable after n draws". Taking a card is
//! then an *or* of two words, those of the neighboring ranks. Drawing can be repeated, so it sets
//! every bit above the lowest one set, in the words of the ranks drawn. One pass over the shapes,
//! from the full mine to the empty one, finds everything that can be reached.

use super::{Budget, Puzzle, Stopped, shapes::Shapes};
use crate::{
    cards::Rank,
    prospector::{Move, Rules, SlotSet},
};

/// One word for each rank of the target. The first is always 0: the missing neighbor of ace and
/// king without wrap.
type Words = [u64; Rank::ALL.len() + 1];

/// Everything that can be reached from a puzzle.
pub(super) struct Reach<'a> {
    shapes: &'a Shapes,
    puzzle: &'a Puzzle,
    /// Shape of the puzzle.
    start: usize,
    /// Words of the start and of all shapes after it.
    words: Vec<Words>,
}

/// Returns the index of a rank in [`Words`].
const fn word(rank: Rank) -> usize {
    rank.index() + 1
}

/// Returns the indices of the ranks on which a card fits.
fn neighbours(rules: Rules, rank: Rank) -> [usize; 2] {
    let mut fitting = Rank::ALL
        .into_iter()
        .filter(|&other| rules.fit(rank, other))
        .map(word);
    [fitting.next(), fitting.next()].map(Option::unwrap_or_default)
}

impl<'a> Reach<'a> {
    /// Computes everything that can be reached. `start` is the shape of the puzzle.
    pub(super) fn of(
        shapes: &'a Shapes,
        puzzle: &'a Puzzle,
        start: usize,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let cards: Vec<_> = puzzle
            .slots
            .iter()
            .map(|&rank| (word(rank), neighbours(puzzle.rules, rank)))
            .collect();
        let mut drawn: Words = Default::default();
        for (&rank, draws) in puzzle.draw.iter().zip(1..) {
            drawn[word(rank)] |= 1_u64 << draws;
        }
        let mut words: Vec<Words> = vec![Default::default(); shapes.len() - start];
        words[0][word(puzzle.target)] = 1;
        for shape in start..shapes.len() {
            budget.check(shape, shape - start)?;
            let mut here = words[shape - start];
            let any = here.iter().fold(0, |any, word| any | word);
            if any == 0 {
                continue;
            }
            let lowest = any & any.wrapping_neg();
            let later = !(lowest | (lowest - 1));
            for (word, drawn) in here.iter_mut().zip(&drawn) {
                *word |= drawn & later;
            }
            words[shape - start] = here;
            let mut open = shapes.open(shape);
            for &next in shapes.after(shape) {
                let slot = open.trailing_zeros() as usize;
                open &= open - 1;
                let (word, [lower, higher]) = cards[slot];
                words[next as usize - start][word] |= here[lower] | here[higher];
            }
        }
        Ok(Self {
            shapes,
            puzzle,
            start,
            words,
        })
    }

    /// Returns the fewest draws with which the mine can be emptied, if it can.
    pub(super) fn fewest_draws(&self) -> Option<u32> {
        let empty = &self.words[self.shapes.empty() - self.start];
        let any = empty.iter().fold(0, |any, word| any | word);
        (any != 0).then(|| any.trailing_zeros())
    }

    /// Returns whether this state can be reached.
    fn is_reached(&self, shape: usize, target: Rank, draws: u32) -> bool {
        shape >= self.start && self.words[shape - self.start][word(target)] >> draws & 1 == 1
    }

    /// Returns the moves that empty the mine with the fewest draws, if it can be emptied. Found
    /// backward, by looking for reachable states that lead to the current one.
    pub(super) fn shortest(&self) -> Option<Vec<Move>> {
        let mut draws = self.fewest_draws()?;
        let mut shape = self.shapes.empty();
        let mut target = Rank::ALL
            .into_iter()
            .find(|&rank| self.is_reached(shape, rank, draws))?;
        let mut moves = Vec::new();
        while (shape, target, draws) != (self.start, self.puzzle.target, 0) {
            let (mv, before) = self.step_back(shape, target, draws)?;
            moves.push(mv);
            (shape, target, draws) = before;
        }
        moves.reverse();
        Some(moves)
    }

    /// Returns a move that leads to this state, with the state before it.
    fn step_back(
        &self,
        shape: usize,
        target: Rank,
        draws: u32,
    ) -> Option<(Move, (usize, Rank, u32))> {
        let onto = |shape: usize, draws: u32, fits: &dyn Fn(Rank) -> bool| {
            Rank::ALL
                .into_iter()
                .find(|&rank| fits(rank) && self.is_reached(shape, rank, draws))
        };
        let left = self.shapes.left(shape);
        let taken = self.shapes.left(self.start).bits() & !left.bits();
        for slot in SlotSet::from_bits(taken).iter() {
            if self.puzzle.slots[slot.index()] != target {
                continue;
            }
            // A slot that was covered at that time cannot have been emptied last.
            let Some(before) = self.shapes.find(left.with(slot)) else {
                continue;
            };
            if !SlotSet::from_bits(self.shapes.open(before)).contains(slot) {
                continue;
            }
            let fits = |rank| self.puzzle.rules.fit(rank, target);
            if let Some(rank) = onto(before, draws, &fits) {
                return Some((Move::Take(slot), (before, rank, draws)));
            }
        }
        let earlier = draws.checked_sub(1)?;
        if self.puzzle.draw.get(earlier as usize) != Some(&target) {
            return None;
        }
        onto(shape, earlier, &|_| true).map(|rank| (Move::Draw, (shape, rank, earlier)))
    }
}
