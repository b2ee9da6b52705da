//! Search of the computer opponent in the background.

use parlour_engine::duel::{KnownDecks, Level, choose_with_decks};
use parlour_rules::duel::{CardSet, DeckList, Intent, Match, Player, Record};
use parlour_shell::table::job::{Ended, Job, Sink, Task};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use web_time::{Duration, Instant};

/// Shortest thinking time at normal pace, so that the player can follow its actions.
const LEAST: Duration = Duration::from_millis(350);
/// Longest thinking time. The search is then stopped and its best intent so far is used.
const MOST: Duration = Duration::from_millis(1_500);

/// Cards of the game, and the decks that the computer considers when it guesses the opponent's cards.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Knowledge {
    /// Content of the file with the cards.
    pub cards: String,
    /// Decks of the game.
    pub decks: Vec<DeckList>,
}

/// Decision of a computer player. A worker of a browser has its own memory, so the match is replayed.
#[derive(Debug, Serialize, Deserialize)]
pub struct OpponentTask {
    /// Cards and decks.
    pub knowledge: Knowledge,
    /// Match until now.
    pub record: Record,
    /// Player who decides.
    pub player: Player,
    /// Playing level.
    pub level: Level,
}

impl Task for OpponentTask {
    const NAME: &'static str = "duel";
    type Value = Intent;

    fn run(self, sink: &Sink<Intent>) {
        // Without an answer, the computer passes. The match was played with these cards, so that it can be
        // replayed.
        let Ok(set) = CardSet::read("cards", &self.knowledge.cards).map(Arc::new) else {
            return;
        };
        let Ok(game) = Match::replay(&set, &self.record) else {
            return;
        };
        let known = KnownDecks::new(&set, &self.knowledge.decks).unwrap_or_default();
        let stop = sink.cancel_flag();
        sink.send(choose_with_decks(
            game.duel(),
            self.player,
            self.level,
            &known,
            stop,
        ));
    }
}

/// Computer opponent, with the search in progress if there is one.
#[derive(Debug, Default)]
pub struct OpponentSearch {
    thought: Option<Thought>,
}

#[derive(Debug)]
struct Thought {
    job: Job<Intent>,
    begun: Instant,
    least: Duration,
}

impl OpponentSearch {
    /// Returns whether a search is running, or its answer is being delayed.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Starts a search. `pace` is a factor of the shortest thinking time, 0 to 4.
    pub fn begin(&mut self, task: OpponentTask, pace: f32) {
        self.thought = Some(Thought {
            job: Job::start(task),
            begun: Instant::now(),
            least: LEAST.mul_f32(pace.clamp(0.0, 4.0)),
        });
    }

    /// Stops the search and discards its answer.
    pub fn stop(&mut self) {
        self.thought = None;
    }

    /// Returns the intent once the search has ended and the shortest thinking time has passed, or
    /// an error if it ended without one.
    pub fn answer(&mut self) -> Option<Result<Intent, Ended>> {
        let thought = self.thought.as_mut()?;
        let passed = thought.begun.elapsed();
        if passed > MOST {
            thought.job.cancel();
        }
        if passed < thought.least {
            return None;
        }
        let answer = thought.job.poll()?;
        self.thought = None;
        Some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::tests::read;
    use parlour_rules::duel::HandPlaces;
    use parlour_shell::table::workers::TaskKind;
    use std::sync::{atomic::AtomicBool, mpsc::channel};

    #[test]
    fn a_worker_gets_the_task_as_text_and_decides_the_same() {
        let file = "data/duel/cards.ron";
        let cards = read(file);
        let set = Arc::new(CardSet::read(file, &cards).unwrap());
        let deck = |name: &str| {
            let file = format!("data/duel/decks/{name}.ron");
            DeckList::read(&file, &read(&file), &set).unwrap()
        };
        let decks = vec![deck("foxes"), deck("garden")];
        let pair = [decks[0].clone(), decks[1].clone()];
        let (mut game, _) = Match::new(&set, pair, 5).unwrap();
        for player in Player::ALL {
            game.act(player, Intent::Mulligan(HandPlaces::NONE))
                .unwrap();
        }
        let player = game.duel().current();
        for level in Level::ALL {
            let known = KnownDecks::new(&set, &decks).unwrap();
            let stop = AtomicBool::new(false);
            let expected = choose_with_decks(game.duel(), player, level, &known, &stop);
            let knowledge = Knowledge {
                cards: cards.clone(),
                decks: decks.clone(),
            };
            let task = OpponentTask {
                knowledge,
                record: game.record().clone(),
                player,
                level,
            };
            let (sender, values) = channel();
            let task = serde_json::to_string(&task).unwrap();
            let kind = TaskKind::of::<OpponentTask>();
            kind.run(&task, move |value| sender.send(value).unwrap())
                .unwrap();
            let answers: Vec<Intent> = values
                .iter()
                .map(|value| serde_json::from_str(&value).unwrap())
                .collect();
            assert_eq!(answers, [expected], "{level:?}");
        }
    }
}
