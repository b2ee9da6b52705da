//! Weights with which the evaluation foretells the results of games best: the least mean square
//! of what is missed, found by gradient descent (Adam: Kingma and Ba, 2015).

use std::{
    error::Error,
    fs::File,
    io::{BufRead, BufReader},
    path::PathBuf,
};

use parlour_engine::chess::eval::{
    WEIGHTS,
    terms::{COUNT, GROUPS},
    trace,
};
use parlour_rules::chess::{Position, Rules};

/// One position in so many is kept back to judge by.
const HELD_OUT: usize = 12;
/// How far a weight goes in one step at first, and at last.
const FIRST_STEP: f64 = 1.5;
const LAST_STEP: f64 = 0.05;
/// What pulls a weight back to where it started, so that rare terms stay reasonable.
const PULL: f64 = 2e-9;

/// A position as the evaluation counts it, all shares of all positions lying in one list.
struct Sample {
    begin: usize,
    end: usize,
    result: f64,
    score: f64,
}

#[derive(Default)]
struct Samples {
    samples: Vec<Sample>,
    terms: Vec<u16>,
    middle: Vec<f32>,
    end: Vec<f32>,
}

impl Samples {
    fn read(&mut self, path: &PathBuf) -> Result<(), Box<dyn Error>> {
        for line in BufReader::new(File::open(path)?).lines() {
            let line = line?;
            let mut fields = line.split(';');
            let (Some(fen), Some(result), Some(score)) =
                (fields.next(), fields.next(), fields.next())
            else {
                return Err(format!("{}: not FEN;result;score: {line}", path.display()).into());
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
            self.samples.push(Sample {
                begin,
                end: self.terms.len(),
                result: result.parse()?,
                score: score.parse()?,
            });
        }
        Ok(())
    }

    fn evaluate(&self, sample: &Sample, weights: &[(f64, f64)]) -> f64 {
        (sample.begin..sample.end)
            .map(|at| {
                let (middle, end) = weights[usize::from(self.terms[at])];
                f64::from(self.middle[at]) * middle + f64::from(self.end[at]) * end
            })
            .sum()
    }

    /// The mean square of what is missed, over the samples kept back or over the others.
    fn miss(&self, weights: &[(f64, f64)], scale: f64, trust: f64, held_out: bool) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for (index, sample) in self.samples.iter().enumerate() {
            if (index % HELD_OUT == 0) == held_out {
                let missed =
                    chance(self.evaluate(sample, weights), scale) - truth(sample, scale, trust);
                sum += missed * missed;
                count += 1.0;
            }
        }
        sum / f64::max(count, 1.0)
    }
}

/// The part of the points that an advantage promises.
fn chance(advantage: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-scale * advantage).exp())
}

fn truth(sample: &Sample, scale: f64, trust: f64) -> f64 {
    trust * chance(sample.score, scale) + (1.0 - trust) * sample.result
}

/// Reads positions and answers with the weights that fit them.
pub fn run(paths: &[PathBuf], steps: u32, trust: f64) -> Result<Vec<(f64, f64)>, Box<dyn Error>> {
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
    let report = |name: &str, weights: &[(f64, f64)]| {
        eprintln!(
            "{name}: misses {:.6}, {:.6} where it did not look",
            samples.miss(weights, scale, trust, false),
            samples.miss(weights, scale, trust, true),
        );
    };
    eprintln!("scale {scale:.6}");
    report("before", &start);

    let mut weights = start.clone();
    let mut first = vec![(0.0, 0.0); COUNT];
    let mut second = vec![(0.0, 0.0); COUNT];
    for step in 1..=steps {
        let gradient = gradient(&samples, &weights, &start, scale, trust);
        let progress = f64::from(step) / f64::from(steps);
        let rate = FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(progress);
        let (fade_first, fade_second) = (
            1.0 - 0.9_f64.powi(step as i32),
            1.0 - 0.999_f64.powi(step as i32),
        );
        let adam = |weight: &mut f64, first: &mut f64, second: &mut f64, slope: f64| {
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            *weight -= rate * (*first / fade_first) / ((*second / fade_second).sqrt() + 1e-12);
        };
        for term in 0..COUNT {
            let (first, second) = (&mut first[term], &mut second[term]);
            adam(
                &mut weights[term].0,
                &mut first.0,
                &mut second.0,
                gradient[term].0,
            );
            adam(
                &mut weights[term].1,
                &mut first.1,
                &mut second.1,
                gradient[term].1,
            );
        }
        if step % 100 == 0 {
            report(&format!("step {step}"), &weights);
        }
    }
    center(&mut weights);
    report("with round numbers", &weights);
    Ok(weights)
}

/// The scale at which the scores of the searches foretell results best. It does not hang on the
/// weights, so that fits of different terms to the same games compare.
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
    weights: &[(f64, f64)],
    start: &[(f64, f64)],
    scale: f64,
    trust: f64,
) -> Vec<(f64, f64)> {
    let mut gradient = vec![(0.0, 0.0); COUNT];
    for (index, sample) in samples.samples.iter().enumerate() {
        if index % HELD_OUT == 0 {
            continue;
        }
        let chance = chance(samples.evaluate(sample, weights), scale);
        let slope = (chance - truth(sample, scale, trust)) * chance * (1.0 - chance) * scale;
        for at in sample.begin..sample.end {
            let pair = &mut gradient[usize::from(samples.terms[at])];
            pair.0 += slope * f64::from(samples.middle[at]);
            pair.1 += slope * f64::from(samples.end[at]);
        }
    }
    let count = samples.samples.len().max(1) as f64;
    for (slope, (weight, start)) in gradient.iter_mut().zip(weights.iter().zip(start)) {
        slope.0 = slope.0 / count + PULL * (weight.0 - start.0);
        slope.1 = slope.1 / count + PULL * (weight.1 - start.1);
    }
    gradient
}

/// Moves what all squares of a kind have in common to the kind's material, where there is any:
/// the same evaluation, easier to read.
fn center(weights: &mut [(f64, f64)]) {
    let material = GROUPS[0];
    for (kind, group) in GROUPS[1..=material.len].iter().enumerate() {
        let squares = group.at..group.at + group.len;
        // Pawns stand on six ranks only.
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
