//! Runs the bodies of the fuzz targets for data files and replays over randomly changed examples.

use crate::common::{
    duel::cards as cards_of_the_duel,
    mutation::{mutated, run},
    prospector::{known, repository_file},
};
use parlour_rules::{
    Random, cards, chess, duel, prospector,
    prospector::{DealFilter, Dealer, Mine, Move, Rules, Series},
};
use rand::{Rng, seq::SliceRandom};
use std::sync::Arc;

/// Number of changed texts of each kind.
const DATA_ROUNDS: u64 = 3_000;
const REPLAY_ROUNDS: u64 = 3_000;

/// Pieces inserted into texts, both valid and invalid.
const DATA_SCRAPS: [&str; 40] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "'",
    "\\",
    "//",
    "/*",
    "*/",
    "\n",
    " ",
    "0",
    "1",
    "-",
    ".",
    "1e99",
    "inf",
    "NaN",
    "-0.0",
    "99999999999",
    "true",
    "Some(",
    "None",
    "id: 3",
    "hidden_by: [0]",
    "face_up: true",
    "rank: \"A\"",
    "pips: []",
    "r#\"",
    "#![enable(",
    "Slot",
    "é",
    "\u{feff}",
    "\0",
    "\r\n",
];

const REPLAY_SCRAPS: [&str; 16] = [
    "7d", "Tc", "AS", "10h", "x", " ", "\n", ",", "draw", "18", "27", "0", "99999", "-1", "é", "\0",
];

#[test]
fn any_layout_is_read_or_refused() {
    let example = repository_file("data/prospector/layout.ron");
    for seed in 0..DATA_ROUNDS {
        let mut dice = Random::new(seed);
        run(
            seed,
            &mutated(&mut dice, &DATA_SCRAPS, &example),
            cards::fuzzing::layout,
        );
    }
}

#[test]
fn any_design_is_read_or_refused() {
    let example = repository_file("data/cards/deck.ron");
    for seed in 0..DATA_ROUNDS {
        let mut dice = Random::new(seed);
        run(
            seed,
            &mutated(&mut dice, &DATA_SCRAPS, &example),
            cards::fuzzing::design,
        );
    }
}

#[test]
fn any_replay_is_played_or_refused() {
    let examples = known("named.csv");
    let moves = "27 26 25 24 draw 18 19 draw draw 20 21 ".repeat(3);
    for seed in 0..REPLAY_ROUNDS {
        let mut dice = Random::new(seed);
        let deck = examples.choose(&mut dice).unwrap().deal.deck().to_string();
        let text = format!("{deck}\n3,9\n{moves}");
        // Half of the time the deck stays whole, so that moves are played.
        let text = match dice.gen_range(0..2) {
            0 => mutated(&mut dice, &REPLAY_SCRAPS, &text),
            _ => {
                let (deck, rest) = text.split_at(deck.len());
                format!("{deck}{}", mutated(&mut dice, &REPLAY_SCRAPS, rest))
            }
        };
        run(seed, &text, prospector::fuzzing::replay);
    }
}

#[test]
fn any_saved_series_is_resumed_or_refused() {
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 7);
    for _ in 0..10 {
        let takeable = series.round().takeable().first().copied();
        let mv = takeable.map_or(Move::Draw, Move::Take);
        series.play(mv).unwrap();
    }
    // With a series that was set aside, the example has every field.
    series.begin_daily(&dealer, "2026-03-15".parse().unwrap());
    assert!(series.aside().is_some());
    let example = ron::to_string(&series.record()).unwrap();
    for seed in 0..REPLAY_ROUNDS {
        let mut dice = Random::new(seed);
        let text = mutated(&mut dice, &DATA_SCRAPS, &example);
        run(seed, &text, prospector::fuzzing::save);
    }
}

#[test]
fn brackets_without_end_are_refused() {
    for text in ["(", "[", "{", "(slots: [", "((", "/*"] {
        let text = text.repeat(20_000);
        cards::fuzzing::layout(&text);
        cards::fuzzing::design(&text);
        prospector::fuzzing::save(&text);
    }
}

#[test]
fn the_examples_of_the_fuzz_target_are_saves() {
    let example = |name: &str| repository_file(&format!("fuzz/seeds/saves/{name}.ron"));
    let game: chess::Record = ron::from_str(&example("chess")).unwrap();
    assert_eq!(chess::Game::replay(&game).unwrap().ply(), 7);
    ron::from_str::<chess::Clock>(&example("clock")).unwrap();
    let series = ron::from_str(&example("prospector")).unwrap();
    Series::resume(&series, &Arc::new(Mine::standard())).unwrap();
    let game = ron::from_str(&example("duel")).unwrap();
    duel::Match::replay(&cards_of_the_duel(), &game).unwrap();
}
