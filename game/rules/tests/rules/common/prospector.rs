//! Helpers for the tests of Prospector.

use std::{fs, path::Path, sync::Arc};

use parlour_rules::prospector::{Deal, Mine, Move, Round, Rules, solver::Puzzle};

/// Reads a table in `tests/data/prospector`.
pub fn data(name: &str) -> String {
    repository_file(&format!("tests/data/prospector/{name}"))
}

/// Reads any file of the repository.
pub fn repository_file(name: &str) -> String {
    let path = Path::new("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A deal with known answers.
pub struct Known {
    pub name: String,
    pub deal: Deal,
    /// Answers with wrap and without.
    pub answers: [Answers; 2],
}

/// Known answers for one rule set.
#[derive(Debug, PartialEq, Eq)]
pub struct Answers {
    /// Fewest takes and draws; `None` if the mine cannot be emptied.
    pub steps: Option<usize>,
    /// Best scores over all ends and over all wins, where known.
    pub scores: Option<(u64, Option<u64>)>,
}

/// Returns the deals of a table.
pub fn known(table: &str) -> Vec<Known> {
    data(table)
        .lines()
        .skip(1)
        .map(|line| {
            let columns: Vec<_> = line.split(',').collect();
            let [name, cards, rest @ ..] = columns.as_slice() else {
                panic!("no columns: {line}")
            };
            let number = |column: usize| rest[column].parse::<i64>().ok();
            let answers = |solvable: usize, steps: usize, any: usize, win: usize| {
                let steps = number(steps).and_then(|steps| usize::try_from(steps).ok());
                assert_eq!(number(solvable) == Some(1), steps.is_some(), "{name}");
                Answers {
                    steps,
                    scores: number(any).map(|best| {
                        let won = number(win).and_then(|won| u64::try_from(won).ok());
                        (best as u64, won)
                    }),
                }
            };
            Known {
                name: (*name).to_owned(),
                deal: deal(cards),
                answers: [answers(0, 1, 4, 5), answers(2, 3, 6, 7)],
            }
        })
        .collect()
}

pub fn mine() -> Arc<Mine> {
    Arc::new(Mine::standard())
}

/// Returns a deal without gold.
pub fn deal(cards: &str) -> Deal {
    golden(cards, &[])
}

/// Returns a deal with gold in these slots.
pub fn golden(cards: &str, gold: &[u16]) -> Deal {
    let deck = cards.parse().unwrap_or_else(|error| panic!("{error}"));
    let gold = gold.iter().copied().map(parlour_rules::cards::SlotId);
    Deal::new(deck, gold, Mine::standard().len()).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays these moves of a deal.
pub fn played(deal: &Deal, rules: Rules, moves: &[Move]) -> Round {
    let mut round = Round::new(&mine(), deal.clone(), rules);
    for &mv in moves {
        if let Err(refusal) = round.play(mv) {
            panic!("{mv}: {refusal}");
        }
    }
    round
}

pub fn puzzle(deal: &Deal, rules: Rules) -> Puzzle {
    Puzzle::of_deal(deal, &mine(), rules)
}
