//! Elo difference of a match result, with its error
//! (<https://www.chessprogramming.org/Match_Statistics>).

use std::fmt;

use parlour_rules::chess::Color;

use crate::play::Played;

/// Results from the first engine's point of view.
#[derive(Clone, Copy, Debug, Default)]
pub struct EvalTrace {
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
}

/// Number of standard deviations of a 95 % confidence interval.
const NINETY_FIVE: f64 = 1.96;

impl EvalTrace {
    pub fn add(&mut self, played: &Played) {
        let first_is_white = played.number.is_multiple_of(2);
        match played.winner {
            None => self.draws += 1,
            Some(winner) if (winner == Color::White) == first_is_white => self.wins += 1,
            Some(_) => self.losses += 1,
        }
        self.faults += u64::from(played.fault.is_some());
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the score as a fraction of the points, and its 95 % error.
    fn share(&self) -> (f64, f64) {
        let games = self.games().max(1) as f64;
        let (wins, draws) = (self.wins as f64 / games, self.draws as f64 / games);
        let share = wins + draws / 2.0;
        let variance = wins + draws / 4.0 - share * share;
        (share, NINETY_FIVE * (variance / games).sqrt())
    }
}

/// Returns the Elo difference for a fraction of the points.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

impl fmt::Display for EvalTrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, error) = self.share();
        let margin = (elo(share + error) - elo(share - error)) / 2.0;
        write!(
            f,
            "+{} ={} -{}, {:.1} ± {:.1} %, Elo {:+.0} ± {margin:.0}",
            self.wins,
            self.draws,
            self.losses,
            100.0 * share,
            100.0 * error,
            elo(share),
        )?;
        if self.faults > 0 {
            write!(f, ", {} ended by a fault", self.faults)?;
        }
        Ok(())
    }
}
