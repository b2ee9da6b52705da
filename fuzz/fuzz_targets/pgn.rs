//! Parses any text as a PGN file.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::chess::fuzzing;

fuzz_target!(|text: &str| fuzzing::pgn(text));
