//! Random changes to texts, for the bodies of the fuzz targets.

use std::panic;

use parlour_rules::Random;
use rand::{Rng, seq::SliceRandom};

/// Removes, inserts, doubles or swaps a few characters.
pub fn mutated(dice: &mut Random, scraps: &[&str], text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.gen_range(0..4) {
        let at = dice.gen_range(0..=letters.len());
        let end = letters.len().min(at + dice.gen_range(0..4));
        match dice.gen_range(0..4) {
            0 => drop(letters.drain(at..end)),
            1 => drop(letters.splice(at..at, scraps.choose(dice).unwrap().chars())),
            2 => drop(letters.splice(at..end, scraps.choose(dice).unwrap().chars())),
            _ => {
                let copy = letters[at..end].to_vec();
                let to = dice.gen_range(0..=letters.len());
                drop(letters.splice(to..to, copy));
            }
        }
    }
    letters.into_iter().collect()
}

/// Runs a body over a text; on a panic, the message contains the text.
pub fn run(seed: u64, text: &str, body: impl FnOnce(&str) + panic::UnwindSafe) {
    if panic::catch_unwind(|| body(text)).is_err() {
        panic!("seed {seed}: {text:?}");
    }
}
