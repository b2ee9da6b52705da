//! Parses any text as a position of the Duel, and plays from it if it's valid.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use parlour_rules::duel::{CardSet, fuzzing};

static SET: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let text = include_str!("../../data/duel/cards.ron");
    Arc::new(CardSet::read("cards.ron", text).expect("the game's cards"))
});

fuzz_target!(|text: &str| fuzzing::setup(&SET, text));
