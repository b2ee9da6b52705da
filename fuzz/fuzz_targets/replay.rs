//! Replays any text: a deck, its gold cards and moves, one line each.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::prospector::fuzzing;

fuzz_target!(|text: &str| fuzzing::replay(text));
