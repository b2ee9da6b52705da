//! The simplest possible solver: it tries every move everywhere and remembers states in a hash map.
//! It is slow, but easy to verify. The solver's tests use it as an oracle, and `parlour-cli bench
//! prospector` includes this file for comparison.

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

use parlour_rules::{
    cards::{Rank, SlotId},
    prospector::{Deal, Mine, Rules, SlotSet, score},
};

/// State of a round: cards left, number of cards drawn, target, and open run.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    left: SlotSet,
    drawn: u8,
    target: Rank,
    chain: u8,
    gold: u8,
}

/// A deal with the results found so far.
pub struct Exhaustive<'a> {
    mine: &'a Mine,
    rules: Rules,
    cards: Vec<Rank>,
    gold: SlotSet,
    hopeless: HashSet<State, Quick>,
    best: HashMap<State, (u64, Option<u64>), Quick>,
}

/// A multiplicative hash. The standard library's hash resists attacks, and would take more time
/// than the search.
type Quick = BuildHasherDefault<Mixer>;

#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl<'a> Exhaustive<'a> {
    /// Takes all cards of a deal, with gold only in these slots.
    pub fn new(mine: &'a Mine, deal: &Deal, gold: SlotSet, rules: Rules) -> Self {
        Self {
            mine,
            rules,
            cards: deal.deck().iter().map(|card| card.rank).collect(),
            gold,
            hopeless: HashSet::default(),
            best: HashMap::default(),
        }
    }

    /// Returns whether the mine can be emptied.
    pub fn is_winnable(&mut self) -> bool {
        self.wins(self.start())
    }

    /// Returns the best scores over all ends and over all wins.
    pub fn best_scores(&mut self) -> (u64, Option<u64>) {
        self.score(self.start())
    }

    fn start(&self) -> State {
        State {
            left: self.mine.slots(),
            drawn: 0,
            target: self.cards[self.mine.len()],
            chain: 0,
            gold: 0,
        }
    }

    fn after_draw(&self, state: State) -> Option<State> {
        let target = *self
            .cards
            .get(self.mine.len() + 1 + usize::from(state.drawn))?;
        Some(State {
            drawn: state.drawn + 1,
            target,
            chain: 0,
            gold: 0,
            ..state
        })
    }

    /// Returns the state after taking this card, if it fits.
    fn after_take(&self, state: State, slot: SlotId) -> Option<State> {
        let card = self.cards[slot.index()];
        self.rules.fit(card, state.target).then(|| State {
            left: state.left.without(slot),
            target: card,
            chain: state.chain + 1,
            gold: state.gold + u8::from(self.gold.contains(slot)),
            ..state
        })
    }

    fn wins(&mut self, state: State) -> bool {
        // Whether a round can be won does not depend on the run.
        let state = State {
            chain: 0,
            gold: 0,
            ..state
        };
        if state.left.is_empty() {
            return true;
        }
        if self.hopeless.contains(&state) {
            return false;
        }
        let mut takes = self.mine.uncovered(state.left).iter();
        let wins = takes.any(|slot| {
            self.after_take(state, slot)
                .is_some_and(|next| self.wins(next))
        }) || self.after_draw(state).is_some_and(|next| self.wins(next));
        if !wins {
            self.hopeless.insert(state);
        }
        wins
    }

    fn score(&mut self, state: State) -> (u64, Option<u64>) {
        let open = score::worth(state.chain.into(), state.gold.into());
        if state.left.is_empty() {
            return (open, Some(open));
        }
        if let Some(&known) = self.best.get(&state) {
            return known;
        }
        // The run ends if nothing else is possible.
        let (mut any, mut win) = (open, None);
        for slot in self.mine.uncovered(state.left).iter() {
            let Some(next) = self.after_take(state, slot) else {
                continue;
            };
            let (next_any, next_win) = self.score(next);
            any = any.max(next_any);
            win = win.max(next_win);
        }
        if let Some(next) = self.after_draw(state) {
            let (next_any, next_win) = self.score(next);
            any = any.max(open + next_any);
            win = win.max(next_win.map(|next_win| open + next_win));
        }
        self.best.insert(state, (any, win));
        (any, win)
    }
}
