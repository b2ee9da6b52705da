//! Search for the best score.
//!
//! The search visits the shapes of the mine from the full one to the empty one, with all lines to
//! each shape, for any number of draws. A draw ends the run: from there only the line with the most
//! points continues, and a card is taken after the first draw on which it fits.
//!
//! Two kinds of lines are dropped:
//!
//! - Of two lines with the same target, the one that has no more cards to draw, which can always be
//!   drawn without using them, and fewer points including the open run. A longer run, or more gold
//!   in it, makes up only for what it can still gain ([`growth`]).
//! - Lines that can't end with as many points as the best win of a first search, which visits few
//!   shapes.

mod growth;
mod level;

use std::mem;

use self::{
    growth::{Growth, Runs},
    level::{Level, STUCK, Way},
};
use super::{Budget, Puzzle, Stopped, shapes::Shapes};
use crate::{
    cards::{Rank, SlotId},
    prospector::{Move, Rules, SlotSet, score},
};

/// Number of shapes with the same number of cards that the first search visits.
const WIDTH: usize = 80;

/// One word for each rank.
type ByRank = [u64; Rank::ALL.len()];

/// The last take of a line, stored to reconstruct its moves.
struct Taken {
    /// Index of the take before it; 0 for the start of the line.
    parent: u32,
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
    let runs = Runs::of(shapes, puzzle, start);
    let sketch = Walk::new(shapes, puzzle, &runs, 0).walk(start, WIDTH, budget)?;
    let least = sketch.win.map_or(0, |win| win.points);
    Walk::new(shapes, puzzle, &runs, least).walk(start, usize::MAX, budget)
}

struct Walk<'a> {
    shapes: &'a Shapes,
    puzzle: &'a Puzzle,
    /// For each rank of the target one bit for each slot whose card fits on it.
    fitting_slots: ByRank,
    /// For each rank of a card one bit for each number of draws after which it fits on the card
    /// just drawn.
    fitting_draws: ByRank,
    runs: &'a Runs,
    /// Lines that can't end with as many points are dropped.
    least: u64,
    taken: Vec<Taken>,
    /// Open cards of the current shape.
    takes: Vec<Take>,
    /// Lines to the current shape, while they are collected.
    richest: Richest,
    /// Lines to the current shape that have more points than all lines with fewer draws, by number
    /// of draws.
    banked: Vec<(u8, End)>,
    /// Shapes with one card less.
    next: Level,
}

/// A card that can be taken, and what follows.
struct Take {
    slot: SlotId,
    card: Rank,
    /// 1 for a gold card, otherwise 0.
    gold: u8,
    /// The shape without it.
    after: usize,
    /// Most that a run can grow by after it.
    growth: Growth,
}

/// The line with the most points for each number of draws.
struct Richest {
    ends: [End; SlotSet::CAPACITY],
    /// One bit for each number of draws that occurs.
    draws: u64,
}

impl<'a> Walk<'a> {
    fn new(shapes: &'a Shapes, puzzle: &'a Puzzle, runs: &'a Runs, least: u64) -> Self {
        Self {
            shapes,
            puzzle,
            fitting_slots: fitting_slots(puzzle.rules, &puzzle.slots),
            fitting_draws: fitting_draws(puzzle.rules, &puzzle.draw),
            runs,
            least,
            taken: vec![Taken {
                parent: 0,
                slot: 0,
                draws: 0,
            }],
            takes: Vec::new(),
            richest: Richest::NONE,
            banked: Vec::new(),
            next: Level::default(),
        }
    }

    /// Visits at most `width` of the shapes with the same number of cards.
    fn walk(mut self, start: usize, width: usize, budget: &Budget) -> Result<Best, Stopped> {
        let points = score::worth(self.puzzle.chain, self.puzzle.gold_in_run);
        let mut any = End { points, taken: 0 };
        let mut win = None;
        let mut here = Level::default();
        here.go_to(start..start + 1);
        let way = Way {
            points,
            taken: 0,
            draws: 0,
            target: self.puzzle.target,
            chain: self.puzzle.chain as u8,
            gold: self.puzzle.gold_in_run as u8,
        };
        here.add(start, way, self.growth(start, self.puzzle.target));
        let mut chosen = Vec::new();
        while !here.shapes.is_empty() {
            self.next.go_to(self.shapes.level_after(here.shapes.start));
            here.choose(width, &mut chosen);
            for &shape in &chosen {
                budget.check(shape, self.taken.len())?;
                self.go_on(&here, shape);
                // The last entry has the most points.
                if let Some(&(_, end)) = self.banked.last() {
                    if end.points > any.points {
                        any = end;
                    }
                    if shape == self.shapes.empty() {
                        win = Some(end);
                    }
                }
            }
            mem::swap(&mut here, &mut self.next);
        }
        Ok(Best {
            taken: self.taken,
            any,
            win,
        })
    }

    /// Extends all lines to a shape.
    fn go_on(&mut self, here: &Level, shape: usize) {
        let mut takes = mem::take(&mut self.takes);
        let slots = SlotSet::from_bits(self.shapes.open(shape)).iter();
        let slots = slots.zip(self.shapes.after(shape));
        takes.extend(slots.map(|(slot, &after)| self.take(slot, after as usize)));
        for (key, head) in here.first(shape).lists() {
            for way in here.list(head) {
                self.richest.add(way);
            }
            if key == STUCK {
                continue;
            }
            let fitting = SlotSet::from_bits(self.fitting_slots[key]);
            for take in takes.iter().filter(|take| fitting.contains(take.slot)) {
                for way in here.list(head) {
                    self.extend(take, way);
                }
            }
        }
        self.richest.drain_to(&mut self.banked);
        for take in &takes {
            self.extend_after_draws(take);
        }
        takes.clear();
        self.takes = takes;
    }

    /// Extends the lines that draw cards until a card fits.
    fn extend_after_draws(&mut self, take: &Take) {
        let fitting = self.fitting_draws[take.card.index()];
        for index in 0..self.banked.len() {
            let (draws, end) = self.banked[index];
            // Up to the number of draws at which another line has more points.
            let until = self.banked.get(index + 1).map(|&(draws, _)| draws);
            let window = bits_above(draws) & !until.map_or(0, bits_above);
            if fitting & window != 0 {
                let start = Way {
                    points: end.points,
                    taken: end.taken,
                    draws: (fitting & window).trailing_zeros() as u8,
                    target: take.card,
                    chain: 0,
                    gold: 0,
                };
                self.extend(take, &start);
            }
        }
    }

    /// Returns the most that a line to a shape can still gain.
    #[inline]
    fn growth(&self, shape: usize, target: Rank) -> Growth {
        let left = self.shapes.left(shape);
        let gold = left.and(self.puzzle.gold);
        self.runs
            .growth(shape, target, left.len() as u8, gold.len() as u8)
    }

    /// Returns the take of an open card, after which there is this shape.
    #[inline]
    fn take(&self, slot: SlotId, after: usize) -> Take {
        let card = self.puzzle.slots[slot.index()];
        Take {
            slot,
            card,
            gold: self.puzzle.gold.contains(slot).into(),
            after,
            growth: self.growth(after, card),
        }
    }

    /// Extends a line by a take, unless another line is at least as good.
    #[inline]
    fn extend(&mut self, take: &Take, way: &Way) {
        let (chain, gold) = (way.chain + 1, way.gold + take.gold);
        let worth = |chain: u8, gold: u8| score::worth(chain.into(), gold.into());
        let extended = Way {
            points: way.points - worth(way.chain, way.gold) + worth(chain, gold),
            taken: self.taken.len() as u32,
            draws: way.draws,
            target: take.card,
            chain,
            gold,
        };
        let most = take.growth.most(&extended);
        if most >= self.least && self.next.add(take.after, extended, take.growth) {
            self.taken.push(Taken {
                parent: way.taken,
                slot: take.slot.0 as u8,
                draws: way.draws,
            });
        }
    }
}

impl Richest {
    const NONE: Self = Self {
        ends: [End {
            points: 0,
            taken: 0,
        }; SlotSet::CAPACITY],
        draws: 0,
    };

    #[inline]
    fn add(&mut self, way: &Way) {
        let (end, bit) = (&mut self.ends[usize::from(way.draws)], 1 << way.draws);
        if self.draws & bit == 0 || end.points < way.points {
            self.draws |= bit;
            *end = End {
                points: way.points,
                taken: way.taken,
            };
        }
    }

    /// Moves those that have more points than all with fewer draws to a list.
    fn drain_to(&mut self, list: &mut Vec<(u8, End)>) {
        list.clear();
        for draws in SlotSet::from_bits(mem::take(&mut self.draws)).iter() {
            let end = self.ends[draws.index()];
            if list.last().is_none_or(|(_, best)| best.points < end.points) {
                list.push((draws.0 as u8, end));
            }
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
        let mut taken = end.taken as usize;
        while taken != 0 {
            let at = &self.taken[taken];
            let parent = at.parent as usize;
            moves.push(Move::Take(SlotId(at.slot.into())));
            moves.extend((self.taken[parent].draws..at.draws).map(|_| Move::Draw));
            taken = parent;
        }
        moves.reverse();
        (end.points, moves)
    }
}
