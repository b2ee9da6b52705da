//! The plainest solver that there is: every move is tried everywhere, and what has been seen is
//! looked up in a hash map. Slow, and easily seen to be right: an oracle for the solver's tests, and
//! the yardstick of `parlour-cli bench prospector`, which takes this very file in.

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

use parlour_rules::{
    cards::{Rank, SlotId},
    prospector::{Deal, Mine, Rules, SlotSet, score},
};

/// Where a round stands: the cards left, how many were drawn, the target, and the open run.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    left: SlotSet,
    drawn: u8,
    target: Rank,
    chain: u8,
    gold: u8,
}

/// A deal, and what has been found out about it.
pub struct Exhaustive<'a> {
    mine: &'a Mine,
    rules: Rules,
    cards: Vec<Rank>,
    gold: SlotSet,
    hopeless: HashSet<State, Quick>,
    best: HashMap<State, (u64, Option<u64>), Quick>,
}

/// Hashing by multiplication: the standard library's withstands attacks, which would be measured
/// more than the search.
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
    /// All of a deal's cards; its gold only if it is to count.
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

    /// Whether the mine can be emptied.
    pub fn is_winnable(&mut self) -> bool {
        self.wins(self.start())
    }

    /// The best score over all ends, and over all wins.
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

    /// What follows when this card is taken, if it fits.
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
        // Banked where nothing is left to do.
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
