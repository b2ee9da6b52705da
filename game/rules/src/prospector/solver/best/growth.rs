//! Limits on the points that a line can still gain.

use crate::{
    cards::Rank,
    prospector::{SlotSet, score, solver::shapes::Shapes},
};

use super::{Puzzle, Way};

/// Longest runs from a shape, in cards.
#[derive(Clone, Copy, Default)]
struct Longest {
    /// For each rank of the target: the longest run from this shape.
    onto: [u8; Rank::ALL.len()],
    /// The longest run from this shape or a later one, with any target.
    any: u8,
}

/// Longest runs from the shape of a puzzle and all later ones.
pub(super) struct Runs {
    start: usize,
    longest: Vec<Longest>,
}

/// Most that a line to a shape with a certain target can still gain.
#[derive(Clone, Copy)]
pub(super) struct Growth {
    /// Number of cards, and of gold cards among them, by which the open run can grow, at most.
    pub(super) cards: u8,
    gold: u8,
    /// Points of all other runs if the open run doesn't grow, at most.
    later: u64,
    /// The same if it grows by all cards, without gold and with all gold.
    later_grown: [u64; 2],
}

impl Runs {
    /// Finds the longest runs, from the empty mine back to `start`.
    pub(super) fn of(shapes: &Shapes, puzzle: &Puzzle, start: usize) -> Self {
        let fitting = Rank::ALL.map(|card| {
            let ranks = Rank::ALL.into_iter();
            let mut fitting = ranks.filter(|&target| puzzle.rules.fit(card, target));
            // Every card fits on at least one.
            let first = fitting.next().unwrap_or(card);
            [first, fitting.next().unwrap_or(first)].map(Rank::index)
        });
        let mut longest = vec![Longest::default(); shapes.len() - start];
        for shape in (start..shapes.len()).rev() {
            let mut here = Longest::default();
            let slots = SlotSet::from_bits(shapes.open(shape)).iter();
            for (slot, &after) in slots.zip(shapes.after(shape)) {
                let card = puzzle.slots[slot.index()].index();
                let next = &longest[after as usize - start];
                let length = next.onto[card] + 1;
                for target in fitting[card] {
                    here.onto[target] = here.onto[target].max(length);
                }
                here.any = here.any.max(length).max(next.any);
            }
            longest[shape - start] = here;
        }
        Self { start, longest }
    }

    /// Returns the most that a line to a shape can still gain; `left` are the cards that are left,
    /// and `gold` the gold ones among them.
    #[inline]
    pub(super) fn growth(&self, shape: usize, target: Rank, left: u8, gold: u8) -> Growth {
        let longest = &self.longest[shape - self.start];
        let cards = longest.onto[target.index()];
        let own_gold = gold.min(cards);
        // A card of a run of n cards brings (n + 1) / 2 points on average. The longest run gains
        // most by gold.
        let plain = |left: u8| u64::from(left) * (u64::from(longest.any) + 1) / 2;
        let golden = |gold: u8| match gold {
            0 => 0,
            _ => worth(longest.any, gold) - worth(longest.any, 0),
        };
        Growth {
            cards,
            gold: own_gold,
            later: plain(left) + golden(gold),
            later_grown: [gold, gold - own_gold].map(|gold| plain(left - cards) + golden(gold)),
        }
    }
}

impl Growth {
    /// Returns the points that an open run gains at most.
    #[inline]
    pub(super) fn gain(self, chain: u8, gold: u8) -> u64 {
        worth(chain + self.cards, gold + self.gold) - worth(chain, gold)
    }

    /// Returns the points that a line can end with, at most. They are a convex function of the
    /// number of cards by which the run grows, and of that of gold cards among them, so the
    /// extremes are the most.
    #[inline]
    pub(super) fn most(self, way: &Way) -> u64 {
        let closed = way.points - worth(way.chain, way.gold);
        let grown = way.chain + self.cards;
        let plain = closed + worth(grown, way.gold) + self.later_grown[0];
        let most = plain.max(way.points + self.later);
        if self.gold == 0 {
            return most;
        }
        let golden = closed + worth(grown, way.gold + self.gold) + self.later_grown[1];
        let short = worth(way.chain + self.gold, way.gold + self.gold);
        most.max(golden).max(closed + short + self.later)
    }
}

fn worth(chain: u8, gold: u8) -> u64 {
    score::worth(chain.into(), gold.into())
}
