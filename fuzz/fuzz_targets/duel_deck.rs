//! Parses any line as a deck of the Duel.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use parlour_rules::duel::{CardSet, fuzzing};

static SET: LazyLock<Arc<CardSet>> = LazyLock::new(|| {
    let text = include_str!("../../data/duel/cards.ron");
    Arc::new(CardSet::read("cards.ron", text).expect("the game's cards"))
});

fuzz_target!(|text: &str| fuzzing::deck_code(&SET, text));
