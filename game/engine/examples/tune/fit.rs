//! Texel tuning: weights with which the evaluation predicts the results of games best
//! (<https://www.chessprogramming.org/Texel%27s_Tuning_Method>). Minimizes the mean square error by
//! stochastic gradient descent with Adam (Kingma and Ba, 2015).

use std::{
    error::Error,
    fs::File,
    io::{BufRead, BufReader},
    path::PathBuf,
};

use parlour_engine::chess::eval::{
    WEIGHTS, danger,
    terms::{self, COUNT, GROUPS},
    trace,
};
use parlour_rules::{
    Random,
    chess::{Position, Rules},
};

/// Number of consecutive positions, about as many as in a few games, that are held out together …
const BLOCK: usize = 400;
/// … once in this many blocks.
const HELD_OUT: usize = 12;
/// Number of positions for each step.
const BATCH: usize = 4_096;
/// Step size of a weight at the start and at the end.
const FIRST_STEP: f64 = 0.7;
const LAST_STEP: f64 = 0.05;
/// Strength of the regularization towards the initial weights, for `--pull 1`; it's weaker for
/// dangers, since each of them affects many positions.
const PULL: f64 = 1e-9;
const PULL_ON_DANGER: f64 = 1e-10;

/// Position as the evaluation counts it. The shares of all positions are in one list, of which it
/// has a range.
struct Sample {
    begin: usize,
    end: usize,
    /// Start of the dangers to black's king, of those to white's king, and end.
    dangers: [usize; 3],
    /// Factors of middlegame and endgame danger.
    phase: (f64, f64),
    result: f64,
    score: f64,
    /// Move number in its game.
    number: u32,
    /// Expected score of white, from 0 to 1.
    truth: f64,
}

#[derive(Default)]
struct Samples {
    samples: Vec<Sample>,
    terms: Vec<u16>,
    middle: Vec<f32>,
    end: Vec<f32>,
    /// Danger terms, with their number of occurrences.
    dangers: Vec<(u16, f32)>,
}

impl Samples {
    fn read(&mut self, path: &PathBuf) -> Result<(), Box<dyn Error>> {
        for line in BufReader::new(File::open(path)?).lines() {
            let line = line?;
            let mut fields = line.split(';');
            let (Some(fen), Some(result), Some(score)) =
                (fields.next(), fields.next(), fields.next())
            else {
                return Err(format!("{}: {}", path.display(), crate::judge::invalid(&line)).into());
            };
            let position = Position::from_fen(fen, Rules::Standard)?;
            let Some(trace) = trace(&position) else {
                continue;
            };
            let begin = self.terms.len();
            for (term, middle, end) in trace.shares {
                self.terms.push(u16::try_from(term)?);
                self.middle.push(middle);
                self.end.push(end);
            }
            let mut dangers = [self.dangers.len(); 3];
            for (side, counts) in trace.danger.iter().enumerate() {
                for &(term, times) in counts {
                    self.dangers.push((u16::try_from(term)?, times));
                }
                dangers[side + 1] = self.dangers.len();
            }
            self.samples.push(Sample {
                begin,
                end: self.terms.len(),
                dangers,
                phase: (trace.middle.into(), trace.end.into()),
                result: result.parse()?,
                score: score.parse()?,
                number: position.fullmove(),
                truth: 0.0,
            });
        }
        Ok(())
    }

    /// Sets the expected score of each position by temporal differences (Sutton): the search's
    /// score of the position has the weight `1 - patience`, that of the next one `patience` times
    /// as much, and so on to the result of the game.
    fn look_ahead(&mut self, scale: f64, patience: f64) {
        let mut later: Option<(u32, f64)> = None;
        for sample in self.samples.iter_mut().rev() {
            let same_game = later.filter(|&(number, _)| sample.number <= number);
            let expected = same_game.map_or(sample.result, |(_, expected)| expected);
            let said = chance(sample.score, scale);
            sample.truth = patience * expected + (1.0 - patience) * said;
            later = Some((sample.number, sample.truth));
        }
    }

    /// Returns one side's danger to the enemy king, in the middlegame and in the endgame.
    fn danger(&self, sample: &Sample, side: usize, weights: &[(f64, f64)]) -> (f64, f64) {
        self.dangers[sample.dangers[side]..sample.dangers[side + 1]]
            .iter()
            .fold((0.0, 0.0), |sum, &(term, times)| {
                let (middle, end) = weights[usize::from(term)];
                let times = f64::from(times);
                (sum.0 + times * middle, sum.1 + times * end)
            })
    }

    fn evaluate(&self, sample: &Sample, weights: &[(f64, f64)]) -> f64 {
        let plain: f64 = (sample.begin..sample.end)
            .map(|at| {
                let (middle, end) = weights[usize::from(self.terms[at])];
                f64::from(self.middle[at]) * middle + f64::from(self.end[at]) * end
            })
            .sum();
        let worth = |side| {
            let (middle, end) = self.danger(sample, side, weights);
            let (middle, end) = (middle.max(0.0), end.max(0.0));
            sample.phase.0 * middle * middle / f64::from(danger::SQUARE)
                + sample.phase.1 * end / f64::from(danger::PLAIN)
        };
        plain + worth(0) - worth(1)
    }

    /// Returns the mean square error, over the samples that are held out or over the others.
    fn miss(
        &self,
        weights: &[(f64, f64)],
        scale: f64,
        held_out: bool,
        truth: impl Fn(&Sample) -> f64,
    ) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for (index, sample) in self.samples.iter().enumerate() {
            if is_held_out(index) == held_out {
                let missed = chance(self.evaluate(sample, weights), scale) - truth(sample);
                sum += missed * missed;
                count += 1.0;
            }
        }
        sum / f64::max(count, 1.0)
    }
}

/// Returns the expected score for an advantage, by the logistic function.
fn chance(advantage: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-scale * advantage).exp())
}

/// Returns whether a position is held out. Whole blocks are, because positions of one game are too
/// similar to fit some of them and judge by others.
fn is_held_out(index: usize) -> bool {
    (index / BLOCK).is_multiple_of(HELD_OUT)
}

/// Moving averages of gradients and their squares, by which Adam scales each weight's step
/// (<https://arxiv.org/abs/1412.6980>).
struct Adam {
    steps: i32,
    first: Vec<(f64, f64)>,
    second: Vec<(f64, f64)>,
}

impl Adam {
    fn new() -> Self {
        Self {
            steps: 0,
            first: vec![(0.0, 0.0); COUNT],
            second: vec![(0.0, 0.0); COUNT],
        }
    }

    /// Moves all weights against their gradients.
    fn step(&mut self, weights: &mut [(f64, f64)], gradient: &[(f64, f64)], rate: f64) {
        self.steps += 1;
        let fade_first = 1.0 - 0.9_f64.powi(self.steps);
        let fade_second = 1.0 - 0.999_f64.powi(self.steps);
        let update = |weight: &mut f64, first: &mut f64, second: &mut f64, slope: f64| {
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            *weight -= rate * (*first / fade_first) / ((*second / fade_second).sqrt() + 1e-12);
        };
        let averages = self.first.iter_mut().zip(&mut self.second);
        for ((weight, slope), (first, second)) in weights.iter_mut().zip(gradient).zip(averages) {
            update(&mut weight.0, &mut first.0, &mut second.0, slope.0);
            update(&mut weight.1, &mut first.1, &mut second.1, slope.1);
        }
    }
}

/// Reads positions and returns the weights that fit them.
pub fn run(
    paths: &[PathBuf],
    passes: u32,
    patience: f64,
    pull: f64,
    seed: u64,
) -> Result<Vec<(f64, f64)>, Box<dyn Error>> {
    let mut samples = Samples::default();
    for path in paths {
        samples.read(path)?;
    }
    eprintln!(
        "{} positions, {COUNT} pairs of weights",
        samples.samples.len()
    );
    let start: Vec<(f64, f64)> = WEIGHTS
        .iter()
        .map(|pair| (f64::from(pair.middle()), f64::from(pair.end())))
        .collect();
    let scale = fit_scale(&samples);
    samples.look_ahead(scale, patience);
    let report = |name: &str, weights: &[(f64, f64)]| {
        eprintln!(
            "{name}: error {:.6}, {:.6} on held-out positions ({:.6} against results)",
            samples.miss(weights, scale, false, |sample| sample.truth),
            samples.miss(weights, scale, true, |sample| sample.truth),
            samples.miss(weights, scale, true, |sample| sample.result),
        );
    };
    eprintln!("scale {scale:.6}");
    report("before", &start);

    let mut weights = start.clone();
    let mut adam = Adam::new();
    let mut dice = Random::new(seed);
    let mut order: Vec<usize> = (0..samples.samples.len())
        .filter(|&index| !is_held_out(index))
        .collect();
    let batches = order.len().div_ceil(BATCH);
    let steps = passes as usize * batches;
    for step in 1..=steps {
        if step % batches == 1 % batches {
            dice.shuffle(&mut order);
        }
        let begin = (step - 1) % batches * BATCH;
        let batch = &order[begin..order.len().min(begin + BATCH)];
        let mut gradient = gradient(&samples, batch, &weights, scale);
        for (term, slope) in gradient.iter_mut().enumerate() {
            let pull = pull
                * if is_danger(term) {
                    PULL_ON_DANGER
                } else {
                    PULL
                };
            slope.0 += pull * (weights[term].0 - start[term].0);
            slope.1 += pull * (weights[term].1 - start[term].1);
        }
        let progress = step as f64 / steps as f64;
        let rate = FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(progress);
        adam.step(&mut weights, &gradient, rate);
        if step % batches == 0 {
            report(&format!("pass {}", step / batches), &weights);
        }
    }
    center(&mut weights);
    report("with round numbers", &weights);
    Ok(weights)
}

/// Returns whether a term is part of the king danger.
fn is_danger(term: usize) -> bool {
    (terms::DANGER_ATTACKER.at..=terms::DANGER_BASE.at).contains(&term)
}

/// Returns the scale with which the scores of the searches predict the results best. It doesn't
/// depend on the weights, so that fits of different terms to the same games can be compared.
fn fit_scale(samples: &Samples) -> f64 {
    let miss = |scale: f64| -> f64 {
        let missed = |sample: &Sample| chance(sample.score, scale) - sample.result;
        samples
            .samples
            .iter()
            .map(|sample| missed(sample).powi(2))
            .sum()
    };
    let (mut low, mut high) = (0.001_f64, 0.02_f64);
    for _ in 0..24 {
        let third = (high - low) / 3.0;
        if miss(low + third) < miss(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high)
}

fn gradient(
    samples: &Samples,
    batch: &[usize],
    weights: &[(f64, f64)],
    scale: f64,
) -> Vec<(f64, f64)> {
    let mut gradient = vec![(0.0, 0.0); COUNT];
    for sample in batch.iter().map(|&index| &samples.samples[index]) {
        let chance = chance(samples.evaluate(sample, weights), scale);
        let slope = (chance - sample.truth) * chance * (1.0 - chance) * scale;
        for at in sample.begin..sample.end {
            let pair = &mut gradient[usize::from(samples.terms[at])];
            pair.0 += slope * f64::from(samples.middle[at]);
            pair.1 += slope * f64::from(samples.end[at]);
        }
        for (side, sign) in [(0, 1.0), (1, -1.0)] {
            let (middle, end) = samples.danger(sample, side, weights);
            let middle = sign * sample.phase.0 * 2.0 * middle.max(0.0) / f64::from(danger::SQUARE);
            let end = if end > 0.0 {
                sign * sample.phase.1 / f64::from(danger::PLAIN)
            } else {
                0.0
            };
            for &(term, times) in &samples.dangers[sample.dangers[side]..sample.dangers[side + 1]] {
                let pair = &mut gradient[usize::from(term)];
                pair.0 += slope * middle * f64::from(times);
                pair.1 += slope * end * f64::from(times);
            }
        }
    }
    let count = batch.len().max(1) as f64;
    for slope in &mut gradient {
        slope.0 /= count;
        slope.1 /= count;
    }
    gradient
}

/// Moves the average of each piece-square table to the kind's material, which gives the same
/// evaluation with weights that are easier to read.
fn center(weights: &mut [(f64, f64)]) {
    let material = GROUPS[0];
    for (kind, group) in GROUPS[1..=material.len].iter().enumerate() {
        let squares = group.at..group.at + group.len;
        // Pawns are only on six ranks.
        let used = if kind == 0 {
            group.at + 4..group.at + 28
        } else {
            squares.clone()
        };
        let count = used.len() as f64;
        let sum = used.clone().fold((0.0, 0.0), |sum, at| {
            (sum.0 + weights[at].0, sum.1 + weights[at].1)
        });
        for at in used {
            weights[at].0 -= sum.0 / count;
            weights[at].1 -= sum.1 / count;
        }
        weights[material.at + kind].0 += sum.0 / count;
        weights[material.at + kind].1 += sum.1 / count;
    }
    for pair in weights {
        *pair = (pair.0.round(), pair.1.round());
    }
}
