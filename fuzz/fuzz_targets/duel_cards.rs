//! Parses any text as the cards of the Duel, and plays with those that are valid.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::duel::fuzzing;

fuzz_target!(|text: &str| fuzzing::cards(text));
