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

pub fn run(out: &mut Out) -> Result<(), Failure> {
    let total = bench::run(bench::DEPTH, &Control::new(), |_, _| {}).map_err(Failure::refused)?;
    let Some(total) = total else {
        // Only the control stops it.
        return Ok(());
    };
    out.json(&Measured {
        bench: "engine",
        positions: bench::POSITIONS.len(),
        depth: bench::DEPTH,
        nodes: total.nodes,
        seconds: total.time.as_secs_f64(),
        nps: total.nodes_per_second(),
    })?;
    out.flush()
}
