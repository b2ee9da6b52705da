//! Rating of a player by the Glicko-2 system.
//!
//! Source: Mark E. Glickman, [Example of the Glicko-2 system](http://www.glicko.net/glicko/glicko2.pdf).
//! The numbers of the steps in the comments are those of the paper.

use std::f64::consts::PI;

/// Points for one unit of the paper's internal scale.
const SCALE: f64 = 173.7178;
/// Limits the change of the volatility over time (τ). The paper suggests 0.3 to 1.2.
const TAU: f64 = 0.5;
/// Precision of the new volatility (ε).
const EPSILON: f64 = 1e-6;
/// Most steps of the search for the volatility. It needs about ten.
const MOST_STEPS: usize = 100;

/// Rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Rating in points (r).
    pub rating: f64,
    /// Rating deviation in points (RD): the rating is within two deviations with a probability of 95%.
    pub deviation: f64,
    /// Expected fluctuation of the rating (σ).
    pub volatility: f64,
}

impl Default for Rating {
    /// Returns the rating of a player without games (step 1).
    fn default() -> Self {
        Self::new(1_500.0, Self::MOST_DEVIATION)
    }
}

impl Rating {
    /// Deviation of a player without games, and greatest one.
    pub const MOST_DEVIATION: f64 = 350.0;

    /// Creates a rating with the usual volatility.
    pub fn new(rating: f64, deviation: f64) -> Self {
        Self {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    /// Returns whether there are too few games to rely on it. Lichess marks the same ratings.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }

    /// Returns the rating after the games of a rating period. Each has the opponent's rating, and
    /// the score: 1 for a win, 0.5 for a draw and 0 for a loss.
    #[must_use]
    pub fn after(self, games: &[(Self, f64)]) -> Self {
        // Step 2.
        let phi = self.deviation / SCALE;
        if games.is_empty() {
            let deviation = SCALE * phi.hypot(self.volatility);
            return Self {
                deviation: deviation.min(Self::MOST_DEVIATION),
                ..self
            };
        }
        // Steps 3 and 4.
        let (mut information, mut surprise) = (0.0, 0.0);
        for (opponent, score) in games {
            let weight = opponent.weight();
            let expected = self.expected(*opponent);
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let delta = variance * surprise;
        // Steps 5 to 8.
        let volatility = self.new_volatility(delta, variance);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        Self {
            rating: self.rating + SCALE * phi * phi * surprise,
            deviation: (SCALE * phi).min(Self::MOST_DEVIATION),
            volatility,
        }
    }

    /// Returns the weight of a game against this player (g).
    fn weight(self) -> f64 {
        let phi = self.deviation / SCALE;
        1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
    }

    /// Returns the expected score of a game against an opponent (E), from 0 to 1.
    pub fn expected(self, opponent: Self) -> f64 {
        let difference = (self.rating - opponent.rating) / SCALE;
        // A game that is certain would have no information, and its variance no limit.
        (1.0 / (1.0 + (-opponent.weight() * difference).exp())).clamp(1e-6, 1.0 - 1e-6)
    }

    /// Returns the new volatility by the Illinois algorithm (step 5).
    fn new_volatility(self, delta: f64, variance: f64) -> f64 {
        let phi = self.deviation / SCALE;
        let a = (self.volatility * self.volatility).ln();
        let f = |x: f64| {
            let e = x.exp();
            let spread = phi * phi + variance + e;
            e * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (TAU * TAU)
        };
        let mut low = a;
        let excess = delta * delta - phi * phi - variance;
        let mut high = match excess > 0.0 {
            true => excess.ln(),
            false => {
                let below = |k: &i32| f(a - f64::from(*k) * TAU) >= 0.0;
                let k = (1..100).find(below).unwrap_or(100);
                a - f64::from(k) * TAU
            }
        };
        let (mut f_low, mut f_high) = (f(low), f(high));
        for _ in 0..MOST_STEPS {
            if (high - low).abs() <= EPSILON {
                break;
            }
            let next = low + (low - high) * f_low / (f_high - f_low);
            let f_next = f(next);
            if f_next * f_high <= 0.0 {
                (low, f_low) = (high, f_high);
            } else {
                f_low /= 2.0;
            }
            (high, f_high) = (next, f_next);
        }
        (low / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_paper_has_its_result() {
        let player = Rating::new(1_500.0, 200.0);
        let games = [
            (Rating::new(1_400.0, 30.0), 1.0),
            (Rating::new(1_550.0, 100.0), 0.0),
            (Rating::new(1_700.0, 300.0), 0.0),
        ];
        let after = player.after(&games);
        assert!((after.rating - 1_464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn a_win_raises_the_rating_and_every_game_makes_it_more_certain() {
        let opponent = Rating::new(1_500.0, 50.0);
        let before = Rating::default();
        let [won, drawn, lost] = [1.0, 0.5, 0.0].map(|score| before.after(&[(opponent, score)]));
        assert!(won.rating > before.rating && lost.rating < before.rating);
        assert!((drawn.rating - before.rating).abs() < 1e-9);
        for after in [won, drawn, lost] {
            assert!(after.deviation < before.deviation);
        }
        // Without games it becomes less certain, up to that of a new player.
        assert!(won.after(&[]).deviation > won.deviation);
        assert!(before.after(&[]).deviation <= Rating::MOST_DEVIATION);
    }

    #[test]
    fn no_series_of_results_breaks_the_rating() {
        for (opponent, score) in [(-5_000.0, 0.0), (9_000.0, 1.0), (1_500.0, 1.0)] {
            let mut rating = Rating::default();
            for _ in 0..2_000 {
                rating = rating.after(&[(Rating::new(opponent, 50.0), score)]);
                assert!(rating.rating.is_finite() && rating.volatility.is_finite());
                assert!(rating.deviation > 0.0, "{rating:?}");
            }
        }
    }
}
