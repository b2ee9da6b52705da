//! The best score.
//!
//! The shapes of the mine are walked over from the whole mine to the empty one, and at each all ways
//! to it are looked at, whatever the number of cards drawn. Of two ways with the same target the one
//! is dropped that is no better in anything: neither in the points, the open run included, nor in
//! the length of the open run, nor in its gold, nor in the number of cards still to be drawn (which
//! may always be drawn without using them). Whatever follows, it cannot come out ahead. A draw ends
//! the run: from there only the way with the most points goes on, and a card is taken after the
//! first draw on which it fits.

mod level;

use std::mem;

use self::level::{Level, Sorted, Way};
use super::{Budget, Puzzle, Stopped, shapes::Shapes};
use crate::{
    cards::{Rank, SlotId},
    prospector::{Move, Rules, SlotSet, score},
};

/// A word for each rank.
type ByRank = [u64; Rank::ALL.len()];

/// What is kept of a way, to find its moves: its last take.
struct Taken {
    /// The way before it, and before the draws before it; none at the start.
    parent: Option<u32>,
    /// The slot that was emptied.
    slot: u8,
    /// How many cards had been drawn.
    draws: u8,
}

/// An end that may be the best: its points, and its last take.
#[derive(Clone, Copy)]
struct End {
    points: u64,
    taken: u32,
}

/// The best ends that were found.
pub(super) struct Best {
    taken: Vec<Taken>,
    any: End,
    win: Option<End>,
}

/// Walks over all that can be reached. `start` is the puzzle's shape.
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
            // The last one banked has the most points.
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
    /// For each rank of the target a bit for each slot whose card fits on it.
    fitting_slots: ByRank,
    /// For each rank of a card a bit for each count of draws after which it fits on the card just
    /// drawn.
    fitting_draws: ByRank,
    taken: Vec<Taken>,
    /// For each open slot of the shape looked at the shape that is left when it is emptied.
    after: [u32; SlotSet::CAPACITY],
    /// The ways to the shape looked at that have more points than all with fewer draws, and the
    /// draws.
    banked: Vec<(u8, End)>,
    /// The shapes with one card less.
    next: Level,
}

/// What a take adds to.
#[derive(Clone, Copy)]
struct Run {
    /// The points before the open run.
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

    /// Takes cards after all ways to a shape, which are sorted by their draws.
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
            // After these draws, and not so many that another way has more points.
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

    /// Keeps a way from which to draw, if it has more points than those with fewer draws.
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

    /// Takes a card of the shape looked at, unless that leads nowhere better than another way does.
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

/// For each rank of the target a bit for each slot whose card fits on it.
fn fitting_slots(rules: Rules, slots: &[Rank]) -> ByRank {
    Rank::ALL.map(|target| {
        let slots = slots.iter().zip(0..);
        slots
            .filter(|&(&card, _)| rules.fit(card, target))
            .fold(0, |bits, (_, slot)| bits | 1_u64 << slot)
    })
}

/// For each rank of a card a bit for each count of draws after which it fits on the card just
/// drawn.
fn fitting_draws(rules: Rules, draw: &[Rank]) -> ByRank {
    Rank::ALL.map(|card| {
        let draws = draw.iter().zip(1..);
        draws
            .filter(|&(&target, _)| rules.fit(card, target))
            .fold(0, |bits, (_, draws)| bits | 1_u64 << draws)
    })
}

/// All bits above this one.
const fn bits_above(bit: u8) -> u64 {
    u64::MAX << bit & !(1 << bit)
}

impl Best {
    /// The most points, and the moves to them, over any end; a win if one is as good.
    pub(super) fn any(&self) -> (u64, Vec<Move>) {
        let win = self.win.filter(|win| win.points == self.any.points);
        self.line(win.unwrap_or(self.any))
    }

    /// The most points, and the moves to them, with which the mine is emptied.
    pub(super) fn win(&self) -> Option<(u64, Vec<Move>)> {
        self.win.map(|win| self.line(win))
    }

    /// The moves to an end, found from there back.
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
