//! Parses any text as the design of a deck.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::cards::fuzzing;

fuzz_target!(|text: &str| fuzzing::design(text));
