//! Any text as the cards of the Duel; what was read is played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::duel::fuzzing;

fuzz_target!(|text: &str| fuzzing::cards(text));
