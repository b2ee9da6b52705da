//! Reads any text as a saved game of each table, and replays those that are valid.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use parlour_rules::{chess, duel, duel::CardSet, prospector};

static SET: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let text = include_str!("../../data/duel/cards.ron");
    Arc::new(CardSet::read("cards.ron", text).expect("the game's cards"))
});

fuzz_target!(|text: &str| {
    chess::fuzzing::save(text);
    prospector::fuzzing::save(text);
    duel::fuzzing::save(&SET, text);
});
