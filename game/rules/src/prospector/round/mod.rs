//! A round: the cards on the table, the legal moves, undo and redo.

mod event;
mod record;
mod refusal;
mod table;

pub use event::Event;
pub use record::{DealSource, Record, ReplayError};
pub use refusal::Refusal;

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{Deal, DealSeed, Mine, Move, Rules, SlotSet, score::Score};
use crate::cards::{Card, Deck, Pile, SlotId};
use table::Table;

/// Progress of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// At least one move is possible.
    Playing,
    /// The mine is empty.
    Won,
    /// No card fits and the draw pile is empty.
    Lost,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Playing => "playing",
            Self::Won => "won",
            Self::Lost => "lost",
        })
    }
}

/// A move that was played, with the data to undo it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Played {
    mv: Move,
    events: Vec<Event>,
    /// Score before the move.
    before: Score,
}

/// A round from the deal to the current position, with undone moves that can be redone.
///
/// ```
/// use std::sync::Arc;
/// use parlour_rules::prospector::{DealSeed, Event, Mine, Move, Round, Rules};
///
/// let mine = Arc::new(Mine::standard());
/// let mut round = Round::numbered(&mine, DealSeed::numbered(1), Rules::WRAP);
/// let before = round.target();
/// let events = round.play(Move::Draw)?;
/// assert_eq!(events[0], Event::Discarded { card: before });
/// assert!(round.undo().is_some());
/// assert_eq!(round.target(), before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    mine: Arc<Mine>,
    rules: Rules,
    deal: Deal,
    /// Seed of the deal; `None` if the cards were given one by one.
    seed: Option<DealSeed>,
    /// Points from earlier rounds.
    carried: u64,
    table: Table,
    score: Score,
    state: State,
    /// All moves, including those undone.
    line: Vec<Move>,
    /// The moves of `line` that are played.
    played: Vec<Played>,
}

impl Round {
    /// Starts a round with given cards.
    pub fn new(mine: &Arc<Mine>, deal: Deal, rules: Rules) -> Self {
        Self::begin(mine, deal, None, rules, 0)
    }

    /// Starts a round with a numbered or daily deal.
    pub fn numbered(mine: &Arc<Mine>, seed: DealSeed, rules: Rules) -> Self {
        Self::begin(mine, seed.deal(mine), Some(seed), rules, 0)
    }

    /// Starts the round again with points carried from earlier rounds.
    #[must_use]
    pub fn carrying(self, points: u64) -> Self {
        Self::begin(&self.mine, self.deal, self.seed, self.rules, points)
    }

    fn begin(
        mine: &Arc<Mine>,
        deal: Deal,
        seed: Option<DealSeed>,
        rules: Rules,
        carried: u64,
    ) -> Self {
        let mut round = Self {
            mine: mine.clone(),
            rules,
            table: Table::lay(&deal, mine),
            deal,
            seed,
            carried,
            score: Score::carried(carried),
            state: State::Playing,
            line: Vec::new(),
            played: Vec::new(),
        };
        round.state = round.judge();
        round
    }

    /// Returns the mine.
    pub const fn mine(&self) -> &Arc<Mine> {
        &self.mine
    }

    /// Returns the rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns all cards as dealt.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Returns the number or day of the deal; `None` if the cards were given one by one.
    pub const fn seed(&self) -> Option<DealSeed> {
        self.seed
    }

    /// Returns the points carried from earlier rounds.
    pub const fn carried(&self) -> u64 {
        self.carried
    }

    /// Returns the score, including the open run.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// Returns whether the round is won, lost or neither.
    pub const fn state(&self) -> State {
        self.state
    }

    /// Returns the slots whose cards are still in the mine.
    pub const fn left(&self) -> SlotSet {
        self.table.left()
    }

    /// Returns the card of a slot if it is still there, face up or face down.
    pub fn card(&self, slot: SlotId) -> Option<Card> {
        self.table.card(slot)
    }

    /// Returns whether the slot has a card and it is face up.
    pub fn is_face_up(&self, slot: SlotId) -> bool {
        self.left().contains(slot) && self.covers(slot).is_empty()
    }

    /// Returns whether the slot was dealt a gold card. Gold also shows on the back.
    pub const fn is_gold(&self, slot: SlotId) -> bool {
        self.deal.gold().contains(slot)
    }

    /// Returns the target.
    pub const fn target(&self) -> Card {
        self.table.target()
    }

    /// Returns the draw pile.
    pub const fn draw_pile(&self) -> &Deck {
        self.table.draw_pile()
    }

    /// Returns the earlier targets, the first at the bottom.
    pub const fn discard_pile(&self) -> &Pile {
        self.table.discard_pile()
    }

    /// Returns the moves played, the first one first.
    pub fn history(&self) -> &[Move] {
        &self.line[..self.played.len()]
    }

    /// Returns the undone moves, the next one to redo first.
    pub fn future(&self) -> &[Move] {
        &self.line[self.played.len()..]
    }

    /// Returns the points of the best run so far, including the open run.
    pub fn best_run(&self) -> u64 {
        let events = self.played.iter().flat_map(|played| &played.events);
        let banked = events.filter_map(|event| match event {
            Event::RunScored(banked) => Some(banked.added),
            _ => None,
        });
        banked.chain([self.score.open()]).max().unwrap_or(0)
    }

    /// Returns the slots whose cards fit now, in ascending order.
    pub fn takeable(&self) -> Vec<SlotId> {
        let slots = self.left().iter();
        slots
            .filter(|&slot| self.allows(Move::Take(slot)).is_ok())
            .collect()
    }

    /// Checks whether a move is legal now.
    ///
    /// # Errors
    /// Returns the reason if it is not.
    pub fn allows(&self, mv: Move) -> Result<(), Refusal> {
        if self.state != State::Playing {
            return Err(Refusal::Over(self.state));
        }
        match mv {
            Move::Draw if self.draw_pile().is_empty() => Err(Refusal::NothingToDraw),
            Move::Draw => Ok(()),
            Move::Take(slot) if slot.index() >= self.mine.len() => Err(Refusal::NoSlot {
                slot,
                slots: self.mine.len(),
            }),
            Move::Take(slot) => {
                let Some(card) = self.card(slot) else {
                    return Err(Refusal::Gone(slot));
                };
                let covers = self.covers(slot);
                if !covers.is_empty() {
                    return Err(Refusal::FaceDown { slot, covers });
                }
                let target = self.target();
                if !self.rules.fit(card.rank, target.rank) {
                    return Err(Refusal::DoesNotFit { slot, card, target });
                }
                Ok(())
            }
        }
    }

    /// Plays a move and drops undone moves. Returns the events.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        self.allows(mv)?;
        self.line.truncate(self.played.len());
        self.line.push(mv);
        Ok(self.make(mv))
    }

    /// Undoes the last move. Returns the events, or `None` at the start of the round.
    pub fn undo(&mut self) -> Option<Vec<Event>> {
        let undone = self.played.pop()?;
        self.table.take_back(undone.mv);
        self.score = undone.before;
        self.state = State::Playing;
        let events = undone.events.iter().rev();
        Some(events.filter_map(|event| event.reversed()).collect())
    }

    /// Plays the next undone move, if there is one.
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        let mv = *self.future().first()?;
        Some(self.make(mv))
    }

    /// Makes a legal move.
    fn make(&mut self, mv: Move) -> Vec<Event> {
        let before = self.score;
        let mut events = vec![Event::Discarded {
            card: self.target(),
        }];
        match mv {
            Move::Draw => {
                self.table.draw();
                events.push(Event::Drawn {
                    card: self.target(),
                    left: self.draw_pile().len(),
                });
                events.extend(self.score.bank().map(Event::RunScored));
            }
            Move::Take(slot) => {
                self.table.take(slot);
                let gold = self.is_gold(slot);
                self.score.take(gold);
                events.push(Event::Taken {
                    slot,
                    card: self.target(),
                    gold,
                    chain: self.score.chain,
                    run: self.score.run(),
                });
                events.extend(self.turned_up_by(slot));
            }
        }
        self.state = self.judge();
        if self.state != State::Playing {
            events.extend(self.score.bank().map(Event::RunScored));
            let score = self.score.banked;
            events.push(match self.state {
                State::Won => Event::Won { score },
                _ => Event::Lost { score },
            });
        }
        self.played.push(Played {
            mv,
            events: events.clone(),
            before,
        });
        events
    }

    /// Returns events for the cards that are uncovered because this slot is empty.
    fn turned_up_by(&self, emptied: SlotId) -> impl Iterator<Item = Event> {
        let slots = self.mine.hides(emptied).iter();
        slots
            .filter(|&slot| self.is_face_up(slot))
            .filter_map(|slot| {
                Some(Event::TurnedUp {
                    slot,
                    card: self.card(slot)?,
                    gold: self.is_gold(slot),
                })
            })
    }

    /// Returns the remaining slots that cover this one.
    fn covers(&self, slot: SlotId) -> SlotSet {
        self.mine.hidden_by(slot).and(self.left())
    }

    /// Computes the state from the cards on the table.
    fn judge(&self) -> State {
        let target = self.target().rank;
        let fits = |slot| {
            self.is_face_up(slot)
                && self
                    .card(slot)
                    .is_some_and(|card| self.rules.fit(card.rank, target))
        };
        if self.left().is_empty() {
            State::Won
        } else if !self.draw_pile().is_empty() || self.left().iter().any(fits) {
            State::Playing
        } else {
            State::Lost
        }
    }
}
