//! Solver speed over numbered deals, compared with a plain exhaustive solver in the same run.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Args;
use parlour_rules::prospector::{
    Deal, DealSeed, Mine, Rules, SlotSet,
    solver::{Budget, Puzzle, Solver},
};
use serde::Serialize;

use super::exhaustive::Exhaustive;
use crate::answer::{Failure, Out};

/// Numbers of deals that both solvers solve, to find wins and best scores.
const DEALS: [u64; 2] = [1_000, 200];
const BRIEF_DEALS: [u64; 2] = [5, 1];

#[derive(Args, Default)]
pub struct Options {
    /// Solve this many deals, without the exhaustive search
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    deals: Option<u64>,
    /// Leave the gold in the mine
    #[arg(long, requires = "deals")]
    gold: bool,
}

#[derive(Serialize)]
struct Measured {
    bench: &'static str,
    deals: u64,
    mean_ms: f64,
    /// 95% of the deals take at most this long.
    p95_ms: f64,
    slowest_ms: f64,
    /// Number of the slowest deal.
    slowest_deal: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    exhaustive_mean_ms: Option<f64>,
    /// Mean time of this solver divided by that of the exhaustive one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ratio: Option<f64>,
}

pub fn run(options: &Options, brief: bool, out: &mut Out) -> Result<(), Failure> {
    let mine = Arc::new(Mine::standard());
    let solver = Solver::new(mine.clone()).map_err(Failure::refused)?;
    let puzzle = |deal: &Deal| {
        let puzzle = Puzzle::of_deal(deal, &mine, Rules::WRAP);
        match options.gold {
            true => puzzle,
            false => puzzle.without_gold(),
        }
    };
    let compared = options.deals.is_none();
    let plain =
        |deal: &Deal| compared.then(|| Exhaustive::new(&mine, deal, SlotSet::EMPTY, Rules::WRAP));
    let deals = match options.deals {
        Some(deals) => [deals; 2],
        None if brief => BRIEF_DEALS,
        None => DEALS,
    };
    measure(
        "winnable",
        deals[0],
        &mine,
        |deal| solver.is_winnable(&puzzle(deal), &Budget::UNLIMITED).ok(),
        |deal| Some(plain(deal)?.is_winnable()),
        out,
    )?;
    measure(
        "best_score",
        deals[1],
        &mine,
        |deal| {
            let best = solver.best_scores(&puzzle(deal), &Budget::UNLIMITED).ok()?;
            Some((best.any.points, best.win.map(|win| win.points)))
        },
        |deal| Some(plain(deal)?.best_scores()),
        out,
    )
}

/// Measures one question. `plain` returns `None` if there is no comparison.
fn measure<T: PartialEq + std::fmt::Debug>(
    bench: &'static str,
    deals: u64,
    mine: &Mine,
    ours: impl Fn(&Deal) -> Option<T>,
    plain: impl Fn(&Deal) -> Option<T>,
    out: &mut Out,
) -> Result<(), Failure> {
    let (mut times, mut plain_time) = (Vec::new(), None);
    for number in 1..=deals {
        let deal = DealSeed::numbered(number).deal(mine);
        let begin = Instant::now();
        let our = ours(&deal);
        times.push((begin.elapsed(), number));
        let begin = Instant::now();
        let expected = plain(&deal);
        if expected.is_some() {
            *plain_time.get_or_insert(Duration::ZERO) += begin.elapsed();
            if our != expected {
                let reason = format!(
                    "deal {number}: found {our:?}, but the exhaustive solver found {expected:?}"
                );
                return Err(Failure::refused(reason));
            }
        }
    }
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let mean_ms = ms(times.iter().map(|(time, _)| *time).sum()) / deals as f64;
    let exhaustive_mean_ms = plain_time.map(|time| ms(time) / deals as f64);
    // There is at least one deal.
    let p95 = times[(times.len() * 95).div_ceil(100) - 1].0;
    let (slowest, slowest_deal) = times[times.len() - 1];
    out.json(&Measured {
        bench,
        deals,
        mean_ms,
        p95_ms: ms(p95),
        slowest_ms: ms(slowest),
        slowest_deal,
        exhaustive_mean_ms,
        ratio: exhaustive_mean_ms.map(|exhaustive| mean_ms / exhaustive),
    })?;
    out.flush()
}
