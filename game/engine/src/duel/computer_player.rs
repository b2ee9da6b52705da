use std::sync::atomic::AtomicBool;

use parlour_rules::{
    Random,
    duel::{Intent, KnownDecks, Phase, Seat},
};

use super::{budget::Budget, evaluate::Weights, greedy, mulligan, options, search};

/// Method by which a computer player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Chooses any legal intent at random.
    Random,
    /// Chooses at random among sensible intents: it heals its friends and harms its enemies,
    /// without a plan.
    Careless,
    /// Plays the intent with the best immediate result, until nothing is better than ending the
    /// turn.
    Greedy,
    /// Searches for the best whole turn, considering the opponent's reply.
    Search,
}

impl Strategy {
    /// All strategies, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Careless, Self::Greedy, Self::Search];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Careless => "careless",
            Self::Greedy => "greedy",
            Self::Search => "search",
        }
    }

    /// Returns the strategy with a name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|strategy| strategy.name() == name)
    }
}

/// Computer player. The same seed, positions and nodes give the same decisions.
#[derive(Clone, Debug)]
pub struct ComputerPlayer {
    strategy: Strategy,
    /// Maximum number of positions for one decision.
    nodes: u64,
    weights: Weights,
    known: KnownDecks,
    random: Random,
}

impl ComputerPlayer {
    /// Default number of positions for one decision of [`Strategy::Search`].
    pub const NODES: u64 = 5_000;

    /// Creates a player with a seed for its random choices.
    pub fn new(strategy: Strategy, seed: u64) -> Self {
        Self {
            strategy,
            nodes: Self::NODES,
            weights: Weights::default(),
            known: KnownDecks::default(),
            random: Random::with_stream(seed, 1),
        }
    }

    /// Sets the maximum number of positions for one decision.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Sets the decks that exist, from which the player guesses the opponent's cards.
    #[must_use]
    pub fn with_decks(mut self, known: KnownDecks) -> Self {
        self.known = known;
        self
    }

    /// Returns a legal intent, soon after `stop` is set.
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
        let intent = self.random.pick(&intents).copied();
        intent.unwrap_or_else(|| options::pass(seat.phase()))
    }

    fn anything_sensible(&mut self, seat: Seat) -> Intent {
        let sample = seat.sample(&mut self.random, &self.known);
        let mut intents = Vec::new();
        options::options(&sample, seat.player(), &mut intents);
        let pass = options::pass(seat.phase());
        intents.push(pass);
        *self.random.pick(&intents).unwrap_or(&pass)
    }
}
