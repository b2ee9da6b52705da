//! Parses any text as a layout of cards.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::cards::fuzzing;

fuzz_target!(|text: &str| fuzzing::layout(text));
