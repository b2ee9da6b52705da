//! Chess engine speed over fixed positions: positions per second and time to depth.

use parlour_engine::chess::{Control, bench};
use serde::Serialize;

use crate::answer::{Failure, Out};

#[derive(Serialize)]
struct Measured {
    bench: &'static str,
    positions: usize,
    depth: u32,
    /// Changes only when the search changes.
    nodes: u64,
    seconds: f64,
    nps: u64,
}

const BRIEF_DEPTH: u32 = 2;

pub fn run(brief: bool, out: &mut Out) -> Result<(), Failure> {
    let depth = if brief { BRIEF_DEPTH } else { bench::DEPTH };
    let total = bench::run(depth, &Control::new(), |_, _| {}).map_err(Failure::refused)?;
    let Some(total) = total else {
        // Only the control stops it.
        return Ok(());
    };
    out.json(&Measured {
        bench: "engine",
        positions: bench::POSITIONS.len(),
        depth,
        nodes: total.nodes,
        seconds: total.time.as_secs_f64(),
        nps: total.nodes_per_second(),
    })?;
    out.flush()
}
