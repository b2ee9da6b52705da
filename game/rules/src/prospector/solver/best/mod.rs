//! Search for the best score.
//!
//! The search visits the shapes of the mine from the full one to the empty one, with all lines to
//! each shape, for any number of draws. Of two lines with the same target, one is dropped if it is
//! better in nothing: points including the open run, length of the open run, gold in it, and number
//! of cards still to be drawn (which can always be drawn without using them). Nothing that follows
//! can put it ahead. A draw ends the run: from there only the line with the most points continues,
//! and a card is taken after the first draw on which it fits.

mod level;

use std::mem;

use self::level::{Level, Sorted, Way};
use super::{Budget, Puzzle, Stopped, shapes::Shapes};
use crate::{
    cards::{Rank, SlotId},
    prospector::{Move, Rules, SlotSet, score},
};

/// One word for each rank.
type ByRank = [u64; Rank::ALL.len()];

/// The last take of a line, stored to reconstruct its moves.
struct Taken {
    /// Index of the take before it; `None` at the start.
    parent: Option<u32>,
    /// Slot that was emptied.
    slot: u8,
    /// Number of cards drawn before it.
    draws: u8,
}

/// A candidate for the best result: its points and its last take.
#[derive(Clone, Copy)]
struct End {
    points: u64,
    taken: u32,
}

/// Best results found.
pub(super) struct Best {
    taken: Vec<Taken>,
    any: End,
    win: Option<End>,
}

/// Searches everything that can be reached. `start` is the shape of the puzzle.
pub(super) fn search(
    shapes: &Shapes,
    puzzle: &Puzzle,
    start: usize,
    budget: &Budget,
) -> Result<Best, Stopped> {
    let mut walk = Walk::new(shapes, puzzle);
    let points = score::worth(puzzle.chain, puzzle.gold_in_run);
    let mut any = End { points, taken: 0 };
    let mut win = None;
    let mut here = Level::default();
    here.go_to(start..start + 1);
    here.add(
        start,
        Way {
            points,
            taken: 0,
            draws: 0,
            target: puzzle.target,
            chain: puzzle.chain as u8,
            gold: puzzle.gold_in_run as u8,
        },
    );
    let mut sorted = Sorted::new();
    while !here.shapes.is_empty() {
        walk.next.go_to(shapes.level_after(here.shapes.start));
        for shape in here.shapes.clone() {
            budget.check(shape, walk.taken.len())?;
            sorted.gather(&here, shape);
            walk.go_on(shape, &sorted.ways);
            // The last entry has the most points.
            if let Some(&(_, end)) = walk.banked.last() {
                if end.points > any.points {
                    any = end;
                }
                if shape == shapes.empty() {
                    win = Some(end);
                }
            }
        }
        mem::swap(&mut here, &mut walk.next);
    }
    Ok(Best {
        taken: walk.taken,
        any,
        win,
    })
}

struct Walk<'a> {
    shapes: &'a Shapes,
    puzzle: &'a Puzzle,
    /// For each rank of the target one bit for each slot whose card fits on it.
    fitting_slots: ByRank,
    /// For each rank of a card one bit for each number of draws after which it fits on the card
    /// just drawn.
    fitting_draws: ByRank,
    taken: Vec<Taken>,
    /// For each open slot of the current shape, the shape after emptying it.
    after: [u32; SlotSet::CAPACITY],
    /// Lines to the current shape that have more points than all lines with fewer draws, by number
    /// of draws.
    banked: Vec<(u8, End)>,
    /// Shapes with one card less.
    next: Level,
}

/// State of the line that a take extends.
#[derive(Clone, Copy)]
struct Run {
    /// Points before the open run.
    points: u64,
    taken: u32,
    draws: u8,
    chain: u8,
    gold: u8,
}

impl<'a> Walk<'a> {
    fn new(shapes: &'a Shapes, puzzle: &'a Puzzle) -> Self {
        Self {
            shapes,
            puzzle,
            fitting_slots: fitting_slots(puzzle.rules, &puzzle.slots),
            fitting_draws: fitting_draws(puzzle.rules, &puzzle.draw),
            taken: vec![Taken {
                parent: None,
                slot: 0,
                draws: 0,
            }],
            after: [0; SlotSet::CAPACITY],
            banked: Vec::new(),
            next: Level::default(),
        }
    }

    /// Extends all lines to a shape; they are sorted by number of draws.
    fn go_on(&mut self, shape: usize, ways: &[Way]) {
        let open = self.shapes.open(shape);
        let slots = SlotSet::from_bits(open).iter();
        for (slot, &after) in slots.zip(self.shapes.after(shape)) {
            self.after[slot.index()] = after;
        }
        self.banked.clear();
        for way in ways {
            let run = Run {
                points: way.points - score::worth(way.chain.into(), way.gold.into()),
                taken: way.taken,
                draws: way.draws,
                chain: way.chain,
                gold: way.gold,
            };
            let takes = open & self.fitting_slots[way.target.index()];
            for slot in SlotSet::from_bits(takes).iter() {
                self.take(run, slot);
            }
            self.bank(way);
        }
        for index in 0..self.banked.len() {
            let (draws, end) = self.banked[index];
            // Up to the number of draws at which another line has more points.
            let until = self.banked.get(index + 1).map(|&(draws, _)| draws);
            let window = bits_above(draws) & !until.map_or(0, bits_above);
            for slot in SlotSet::from_bits(open).iter() {
                let card = self.puzzle.slots[slot.index()];
                let fitting = self.fitting_draws[card.index()] & window;
                if fitting != 0 {
                    let run = Run {
                        points: end.points,
                        taken: end.taken,
                        draws: fitting.trailing_zeros() as u8,
                        chain: 0,
                        gold: 0,
                    };
                    self.take(run, slot);
                }
            }
        }
    }

    /// Keeps a line as a starting point for draws, if it has more points than those with fewer
    /// draws.
    fn bank(&mut self, way: &Way) {
        let end = End {
            points: way.points,
            taken: way.taken,
        };
        match self.banked.last_mut() {
            Some((_, best)) if best.points >= end.points => {}
            Some((draws, best)) if *draws == way.draws => *best = end,
            _ => self.banked.push((way.draws, end)),
        }
    }

    /// Takes a card of the current shape, unless another line is at least as good.
    #[inline]
    fn take(&mut self, run: Run, slot: SlotId) {
        let chain = run.chain + 1;
        let gold = run.gold + u8::from(self.puzzle.gold.contains(slot));
        let way = Way {
            points: run.points + score::worth(chain.into(), gold.into()),
            taken: self.taken.len() as u32,
            draws: run.draws,
            target: self.puzzle.slots[slot.index()],
            chain,
            gold,
        };
        if self.next.add(self.after[slot.index()] as usize, way) {
            self.taken.push(Taken {
                parent: Some(run.taken),
                slot: slot.0 as u8,
                draws: run.draws,
            });
        }
    }
}

/// Returns for each rank of the target one bit for each slot whose card fits on it.
fn fitting_slots(rules: Rules, slots: &[Rank]) -> ByRank {
    Rank::ALL.map(|target| {
        let slots = slots.iter().zip(0..);
        slots
            .filter(|&(&card, _)| rules.fit(card, target))
            .fold(0, |bits, (_, slot)| bits | 1_u64 << slot)
    })
}

/// Returns for each rank of a card one bit for each number of draws after which it fits on the card
/// just drawn.
fn fitting_draws(rules: Rules, draw: &[Rank]) -> ByRank {
    Rank::ALL.map(|card| {
        let draws = draw.iter().zip(1..);
        draws
            .filter(|&(&target, _)| rules.fit(card, target))
            .fold(0, |bits, (_, draws)| bits | 1_u64 << draws)
    })
}

/// Returns a mask of all bits above this one.
const fn bits_above(bit: u8) -> u64 {
    u64::MAX << bit & !(1 << bit)
}

impl Best {
    /// Returns the most points over all ends with the moves; a win if one is as good.
    pub(super) fn any(&self) -> (u64, Vec<Move>) {
        let win = self.win.filter(|win| win.points == self.any.points);
        self.line(win.unwrap_or(self.any))
    }

    /// Returns the most points with which the mine is emptied, with the moves.
    pub(super) fn win(&self) -> Option<(u64, Vec<Move>)> {
        self.win.map(|win| self.line(win))
    }

    /// Reconstructs the moves to an end, from the end to the start.
    fn line(&self, end: End) -> (u64, Vec<Move>) {
        let mut moves = Vec::new();
        let mut at = &self.taken[end.taken as usize];
        while let Some(parent) = at.parent {
            let before = &self.taken[parent as usize];
            moves.push(Move::Take(SlotId(at.slot.into())));
            moves.extend((before.draws..at.draws).map(|_| Move::Draw));
            at = before;
        }
        moves.reverse();
        (end.points, moves)
    }
}
