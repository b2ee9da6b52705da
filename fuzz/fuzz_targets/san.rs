//! Plays any lines as moves in SAN, if they're legal. The length of the first line selects the
//! rules.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_rules::chess::{Position, Rules, fuzzing};

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let length = lines.next().unwrap_or_default().len();
    let mut position = match Rules::ALL[length % Rules::ALL.len()] {
        Rules::Chess960 => Position::chess960(length as u16),
        rules => Position::start(rules),
    };
    for line in lines {
        fuzzing::san(&position, line);
        if let Ok(mv) = position.parse_san(line) {
            position = position.after(mv);
        }
    }
});
