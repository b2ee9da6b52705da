//! Rules of High Card: both players draw the top card of their pile, and the higher card wins the
//! round. Aces are low. The game is over when the piles are used up.

use parlour_rules::{
    Random,
    cards::{Card, Deck},
};
use serde::{Deserialize, Serialize};

/// Number of cards in a pile, and of rounds in a game.
pub const ROUNDS: usize = 26;

/// Action of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    /// Both players draw.
    Draw,
    /// The cards are shuffled with this seed and dealt.
    Deal(u64),
}

/// Effect of an intent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// Both players have drawn these cards. The winner is 0 or 1, or `None` if the ranks are equal.
    Drawn([Card; 2], Option<usize>),
    /// A new game was dealt.
    Dealt,
}

/// The only reason to refuse an intent: nothing is left to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no cards left")]
pub struct Refusal;

/// Game for a save: the seed and the number of rounds give everything else.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Seed of the deal.
    pub seed: u64,
    /// Number of rounds played.
    pub rounds: usize,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Record for a save.
    pub record: Record,
    /// Number of rounds that each player has won.
    pub score: [usize; 2],
    /// Both piles as they were dealt, the top card first; one after the other.
    pub cards: Vec<Card>,
}

impl Game {
    /// Deals a game.
    pub fn new(seed: u64) -> Self {
        let mut deck = Deck::standard();
        deck.shuffle(&mut Random::new(seed));
        Self {
            record: Record { seed, rounds: 0 },
            score: [0; 2],
            cards: deck.iter().copied().collect(),
        }
    }

    /// Returns the game of a save.
    ///
    /// # Errors
    /// If it has more rounds than cards.
    pub fn resume(record: Record) -> Result<Self, Refusal> {
        let mut game = Self::new(record.seed);
        for _ in 0..record.rounds {
            game.apply(Intent::Draw)?;
        }
        Ok(game)
    }

    /// Applies an intent.
    ///
    /// # Errors
    /// If the rules refuse it; the game is unchanged then.
    pub fn apply(&mut self, intent: Intent) -> Result<Event, Refusal> {
        let round = self.record.rounds;
        match intent {
            Intent::Deal(seed) => {
                *self = Self::new(seed);
                return Ok(Event::Dealt);
            }
            Intent::Draw if round == ROUNDS => return Err(Refusal),
            Intent::Draw => self.record.rounds += 1,
        }
        let cards = [self.cards[round], self.cards[ROUNDS + round]];
        let [own, other] = cards.map(|card| card.rank);
        let winner = (own != other).then_some(usize::from(own < other));
        if let Some(winner) = winner {
            self.score[winner] += 1;
        }
        Ok(Event::Drawn(cards, winner))
    }
}
