//! Solving of positions with known best moves.

use std::{error::Error, fs, path::Path};

use parlour_engine::chess::{Control, Engine, Limits, Options, Situation};
use parlour_rules::chess::{Position, Rules};

/// Solves every position of a file, and prints the ones that were answered wrong.
pub fn run(file: &Path, options: Options, limits: &Limits) -> Result<(), Box<dyn Error>> {
    let mut engine = Engine::new(options)?;
    let (mut solved, mut all) = (0, 0);
    for line in fs::read_to_string(file)?.lines() {
        let Some((fen, operations)) = split(line) else {
            continue;
        };
        let position = Position::from_fen(&fen, Rules::Standard)?;
        let wanted: Vec<_> = operations
            .split(';')
            .find_map(|operation| operation.trim().strip_prefix("bm "))
            .unwrap_or_default()
            .split_whitespace()
            .filter_map(|san| position.parse_san(san).ok())
            .collect();
        engine.clear();
        let situation = Situation::from(position.clone());
        let answer = engine.search(&situation, limits, &Control::new(), &mut |_| {});
        all += 1;
        match answer.best() {
            Some(mv) if wanted.contains(&mv) => solved += 1,
            mv => {
                let played = mv.map_or_else(|| "nothing".into(), |mv| position.san(mv));
                println!("played {played} (expected {operations})");
            }
        }
    }
    println!("solved {solved} of {all}");
    Ok(())
}

/// Splits an EPD line into the four fields of the position and the operations after them.
fn split(line: &str) -> Option<(String, &str)> {
    let fields: Vec<_> = line.split_whitespace().take(4).collect();
    let last = fields.get(3)?;
    let after = line.match_indices(' ').nth(3).map(|(at, _)| at)?;
    (!last.is_empty()).then(|| (fields.join(" "), line[after..].trim()))
}
