//! The numbers while they are tuned: no longer whole.

use std::{error::Error, fmt};

use parlour_engine::chess::Constants;
use parlour_rules::Random;

/// How far numbers are changed and how far they move, in steps of each.
pub struct Pace {
    pub step: f64,
    /// For each point of the pair.
    pub gain: f64,
}

impl Pace {
    /// The exponents that Spall recommends, and after which part of the pairs moves begin to get
    /// smaller.
    const STEPS_SHRINK: f64 = 0.101;
    const MOVES_SHRINK: f64 = 0.602;
    const CALM: f64 = 0.1;

    /// At the nth pair of so many: at the last one changes are one step and moves `rate` steps.
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

/// A value for each of [`Constants::RANGES`].
pub struct Values(Vec<f64>);

impl Values {
    pub fn built_in() -> Self {
        let values = Constants::BUILT_IN.values();
        Self(values.into_iter().map(f64::from).collect())
    }

    /// Takes over what is said in lines of name and value.
    pub fn read(&mut self, text: &str) -> Result<(), Box<dyn Error>> {
        for line in text.lines() {
            let (name, value) = line
                .split_once(' ')
                .ok_or_else(|| format!("{line}: no value"))?;
            let place = Constants::RANGES
                .iter()
                .position(|range| range.0 == name)
                .ok_or_else(|| format!("{name}: there is no such constant"))?;
            self.0[place] = value.trim().parse()?;
        }
        Ok(())
    }

    /// By chance up or down, for each value.
    pub fn signs(&self, dice: &mut Random) -> Vec<f64> {
        let sign = |_: &f64| if dice.below(2) == 0 { 1.0 } else { -1.0 };
        self.0.iter().map(sign).collect()
    }

    /// All values changed by this much of their steps, and made whole: up or down by chance, the
    /// more likely the nearer, so that small changes are no less than they are.
    pub fn shifted(&self, signs: &[f64], by: f64, dice: &mut Random) -> Constants {
        let chance = |dice: &mut Random| dice.below(1 << 20) as f64 / f64::from(1 << 20);
        self.whole(|place, value| {
            let (_, least, most, step) = Constants::RANGES[place];
            let value = (value + signs[place] * by * step).clamp(least.into(), most.into());
            (value + chance(dice)).floor()
        })
    }

    /// All values, made whole.
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

    /// Moves all values by this much of their steps, within their ranges.
    pub fn advance(&mut self, signs: &[f64], by: f64) {
        for ((value, sign), range) in self.0.iter_mut().zip(signs).zip(Constants::RANGES) {
            let &(_, least, most, step) = range;
            *value = (*value + sign * by * step).clamp(least.into(), most.into());
        }
    }

    /// All values in one line.
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
