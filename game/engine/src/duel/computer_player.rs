use std::sync::atomic::AtomicBool;

use parlour_rules::{
    Random,
    duel::{Intent, KnownDecks, Phase, Seat},
};

use super::{Weights, budget::Budget, greedy, mulligan, options, search};

/// How a player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Does anything that is allowed, each as likely as any other.
    Random,
    /// Does anything that is worth considering, each as likely as any other: it heals its friends and
    /// harms its enemies, without a plan.
    Careless,
    /// Does what looks best at once, one thing after the other, until nothing looks better than
    /// ending the turn.
    Greedy,
    /// Looks for the best turn, and considers what the opponent would answer.
    Search,
}

impl Strategy {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Careless, Self::Greedy, Self::Search];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Careless => "careless",
            Self::Greedy => "greedy",
            Self::Search => "search",
        }
    }

    /// The one of this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|strategy| strategy.name() == name)
    }
}

/// A computer player: the same seed, the same positions and the same number of nodes make the same
/// decisions.
#[derive(Clone, Debug)]
pub struct ComputerPlayer {
    strategy: Strategy,
    /// How many positions may be looked at for one decision.
    nodes: u64,
    weights: Weights,
    known: KnownDecks,
    random: Random,
}

impl ComputerPlayer {
    /// The nodes that a searching mind looks at for a decision unless it is told otherwise.
    pub const NODES: u64 = 5_000;

    /// A computer with a seed for its dice.
    pub fn new(strategy: Strategy, seed: u64) -> Self {
        Self {
            strategy,
            nodes: Self::NODES,
            weights: Weights::default(),
            known: KnownDecks::default(),
            random: Random::with_stream(seed, 1),
        }
    }

    /// The same with a number of positions that it may look at for one decision.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// The same knowing these decks, by which it guesses what the opponent holds.
    #[must_use]
    pub fn with_decks(mut self, known: KnownDecks) -> Self {
        self.known = known;
        self
    }

    /// What it does now: something legal, and soon after `stop` is set.
    pub fn decide(&mut self, seat: Seat, stop: Option<&AtomicBool>) -> Intent {
        if seat.phase() == Phase::Mulligan {
            return match self.strategy {
                Strategy::Random => self.anything(seat),
                Strategy::Careless | Strategy::Greedy | Strategy::Search => {
                    Intent::Mulligan(mulligan::exchange(seat))
                }
            };
        }
        match self.strategy {
            Strategy::Random => self.anything(seat),
            Strategy::Careless => self.anything_sensible(seat),
            Strategy::Greedy => {
                let sample = seat.sample(&mut self.random, &self.known);
                let mut budget = Budget::new(u64::MAX, stop);
                greedy::best(&sample, seat.player(), &self.weights, &mut budget)
            }
            Strategy::Search => search::best(
                seat,
                &self.weights,
                &self.known,
                &mut self.random,
                Budget::new(self.nodes, stop),
            ),
        }
    }

    fn anything(&mut self, seat: Seat) -> Intent {
        let mut intents = Vec::new();
        seat.legal_intents(&mut intents);
        let pick = self.random.below(intents.len() as u64) as usize;
        intents
            .get(pick)
            .copied()
            .unwrap_or_else(|| options::nothing(seat.phase()))
    }

    fn anything_sensible(&mut self, seat: Seat) -> Intent {
        let sample = seat.sample(&mut self.random, &self.known);
        let mut intents = Vec::new();
        options::options(&sample, seat.player(), &mut intents);
        intents.push(options::nothing(seat.phase()));
        let pick = self.random.below(intents.len() as u64) as usize;
        intents[pick]
    }
}
