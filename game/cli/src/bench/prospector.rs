//! Solver speed over numbered deals, compared with a plain exhaustive solver in the same run.

use std::{sync::Arc, time::Instant};

use parlour_rules::prospector::{
    Deal, DealSeed, Mine, Rules, SlotSet,
    solver::{Budget, Puzzle, Solver},
};
use serde::Serialize;

use super::exhaustive::Exhaustive;
use crate::answer::{Failure, Out};

/// Number of deals that both solvers solve.
const WINNABLE_DEALS: u64 = 1_000;
const SCORED_DEALS: u64 = 200;

#[derive(Serialize)]
struct Measured {
    bench: &'static str,
    deals: u64,
    mean_ms: f64,
    exhaustive_mean_ms: f64,
    /// Time of this solver divided by that of the exhaustive one.
    ratio: f64,
}

pub fn run(out: &mut Out) -> Result<(), Failure> {
    let mine = Arc::new(Mine::standard());
    let solver = Solver::new(mine.clone()).map_err(Failure::refused)?;
    let puzzle = |deal: &Deal| Puzzle::of_deal(deal, &mine, Rules::WRAP).without_gold();
    let plain = |deal: &Deal| Exhaustive::new(&mine, deal, SlotSet::EMPTY, Rules::WRAP);
    measure(
        "winnable",
        WINNABLE_DEALS,
        &mine,
        |deal| solver.is_winnable(&puzzle(deal), &Budget::UNLIMITED).ok(),
        |deal| Some(plain(deal).is_winnable()),
        out,
    )?;
    measure(
        "best_score",
        SCORED_DEALS,
        &mine,
        |deal| {
            let best = solver.best_scores(&puzzle(deal), &Budget::UNLIMITED).ok()?;
            Some((best.any.points, best.win.map(|win| win.points)))
        },
        |deal| Some(plain(deal).best_scores()),
        out,
    )
}

fn measure<T: PartialEq + std::fmt::Debug>(
    bench: &'static str,
    deals: u64,
    mine: &Mine,
    ours: impl Fn(&Deal) -> Option<T>,
    plain: impl Fn(&Deal) -> Option<T>,
    out: &mut Out,
) -> Result<(), Failure> {
    let numbered: Vec<_> = (1..=deals)
        .map(|number| DealSeed::numbered(number).deal(mine))
        .collect();
    let timed = |solve: &dyn Fn(&Deal) -> Option<T>| {
        let begin = Instant::now();
        let answers: Vec<_> = numbered.iter().map(solve).collect();
        (answers, begin.elapsed().as_secs_f64() * 1e3 / deals as f64)
    };
    let (our_answers, mean_ms) = timed(&ours);
    let (plain_answers, exhaustive_mean_ms) = timed(&plain);
    let different = our_answers.iter().zip(&plain_answers).zip(1..);
    for ((our, plain), number) in different {
        if our != plain {
            let reason =
                format!("deal {number}: found {our:?}, but the exhaustive solver found {plain:?}");
            return Err(Failure::refused(reason));
        }
    }
    out.json(&Measured {
        bench,
        deals,
        mean_ms,
        exhaustive_mean_ms,
        ratio: mean_ms / exhaustive_mean_ms,
    })?;
    out.flush()
}
