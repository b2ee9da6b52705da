//! Parameters during tuning, as fractions.

use std::{error::Error, fmt};

use parlour_engine::chess::Constants;
use rand::Rng;

/// Step sizes of SPSA, in steps of each parameter.
pub struct Pace {
    pub step: f64,
    /// Size of an adjustment, for each point of the pair.
    pub gain: f64,
}

impl Pace {
    /// Exponents recommended by Spall, and his stability constant as a fraction of the pairs.
    const STEPS_SHRINK: f64 = 0.101;
    const MOVES_SHRINK: f64 = 0.602;
    const CALM: f64 = 0.1;

    /// Returns the step sizes for a pair. At the last one, perturbations are one step and
    /// adjustments `rate` steps.
    pub fn at(pair: u64, pairs: u64, rate: f64) -> Self {
        let (now, all) = ((pair + 1) as f64, pairs as f64);
        let calm = Self::CALM * all;
        let step = (all / now).powf(Self::STEPS_SHRINK);
        let move_by = rate * ((calm + all) / (calm + now)).powf(Self::MOVES_SHRINK);
        Self {
            step,
            gain: move_by / step,
        }
    }
}

/// Value of each parameter, in the order of [`Constants::RANGES`].
pub struct Values(Vec<f64>);

impl Values {
    pub fn built_in() -> Self {
        let values = Constants::BUILT_IN.values();
        Self(values.into_iter().map(f64::from).collect())
    }

    /// Reads lines of name and value.
    pub fn read(&mut self, text: &str) -> Result<(), Box<dyn Error>> {
        for line in text.lines() {
            let (name, value) = line
                .split_once(' ')
                .ok_or_else(|| format!("invalid line {line:?} (expected a name and a value)"))?;
            let place = Constants::RANGES
                .iter()
                .position(|range| range.0 == name)
                .ok_or_else(|| format!("unknown parameter {name:?}"))?;
            self.0[place] = value.trim().parse()?;
        }
        Ok(())
    }

    /// Returns a random sign for each parameter.
    pub fn signs(&self, dice: &mut impl Rng) -> Vec<f64> {
        let sign = |_: &f64| if dice.gen_bool(0.5) { 1.0 } else { -1.0 };
        self.0.iter().map(sign).collect()
    }

    /// Returns all values perturbed by this many steps and rounded. The rounding is random with the
    /// right mean, so that perturbations below one still have an effect.
    pub fn shifted(&self, signs: &[f64], by: f64, dice: &mut impl Rng) -> Constants {
        self.whole(|place, value| {
            let (_, least, most, step) = Constants::RANGES[place];
            let value = (value + signs[place] * by * step).clamp(least.into(), most.into());
            (value + dice.gen_range(0.0..1.0)).floor()
        })
    }

    /// Returns all values, rounded.
    pub fn rounded(&self) -> Constants {
        self.whole(|_, value| value.round())
    }

    fn whole(&self, mut change: impl FnMut(usize, f64) -> f64) -> Constants {
        let mut constants = Constants::BUILT_IN;
        for (place, &value) in self.0.iter().enumerate() {
            let (name, ..) = Constants::RANGES[place];
            constants.set(name, change(place, value) as i32);
        }
        constants
    }

    /// Adjusts all values by this many steps, within their ranges.
    pub fn advance(&mut self, signs: &[f64], by: f64) {
        for ((value, sign), range) in self.0.iter_mut().zip(signs).zip(Constants::RANGES) {
            let &(_, least, most, step) = range;
            *value = (*value + sign * by * step).clamp(least.into(), most.into());
        }
    }

    /// Formats all values on one line.
    pub fn line(&self) -> String {
        let values: Vec<_> = self.0.iter().map(|value| format!("{value:.1}")).collect();
        values.join(" ")
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (range, value) in Constants::RANGES.iter().zip(&self.0) {
            writeln!(f, "{} {value:.2}", range.0)?;
        }
        Ok(())
    }
}
