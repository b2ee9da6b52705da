//! Writing of the table of weights.

use std::{fmt::Write as _, fs, io, path::Path};

use parlour_engine::chess::eval::terms::GROUPS;

/// Number of pairs on a line.
const PER_LINE: usize = 8;

/// Writes weights, pairs for middlegame and endgame, as the source file from which the engine is
/// built.
pub fn weights(path: &Path, weights: &[(f64, f64)]) -> io::Result<()> {
    let mut text = String::from(
        "//! Weights of all terms, in hundredths of a pawn: middlegame and endgame.\n\
         //!\n\
         //! Written by the tuner (`examples/tune`), in the order of the groups of [`super::terms`].\n\
         \n\
         use super::{Pair, terms::COUNT};\n\
         \n\
         const fn p(middle: i16, end: i16) -> Pair {\n    Pair::new(middle, end)\n}\n\
         \n\
         /// Weights by index.\n\
         #[rustfmt::skip]\n\
         pub static WEIGHTS: [Pair; COUNT] = [\n",
    );
    for group in GROUPS {
        let _ = writeln!(text, "    // {}", group.name);
        // Piece-square tables have four squares to a rank.
        let per_line = if group.len == 32 && group.name.ends_with("SQUARE") {
            4
        } else {
            PER_LINE
        };
        let part = weights.get(group.at..group.at + group.len).unwrap_or(&[]);
        for row in part.chunks(per_line) {
            let pairs: Vec<_> = row
                .iter()
                .map(|(middle, end)| format!("p({middle:.0}, {end:.0})"))
                .collect();
            let _ = writeln!(text, "    {},", pairs.join(", "));
        }
    }
    text += "];\n";
    fs::write(path, text.replace("-0,", "0,").replace("-0)", "0)"))
}
