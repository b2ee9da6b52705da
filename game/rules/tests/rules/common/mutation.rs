//! Random changes to texts, for the bodies of the fuzz targets.

use std::panic;

use super::Dice;

/// Removes, inserts, doubles or swaps a few characters.
pub fn mutated(dice: &mut Dice, scraps: &[&str], text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(letters.len() + 1);
        let end = letters.len().min(at + dice.below(4));
        match dice.below(4) {
            0 => drop(letters.drain(at..end)),
            1 => drop(letters.splice(at..at, dice.pick(scraps).chars())),
            2 => drop(letters.splice(at..end, dice.pick(scraps).chars())),
            _ => {
                let copy = letters[at..end].to_vec();
                let to = dice.below(letters.len() + 1);
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
