//! Accuracy of the moves of a game, in percent, by the formulas that
//! [Lichess publishes](https://lichess.org/page/accuracy).
//!
//! An evaluation becomes the chance of winning, and the chance that a move loses becomes its accuracy.
//! The accuracy of a side is halfway between two means of its moves. The first gives more weight to
//! moves in a part of the game where the chances change. The second is the harmonic mean, which a bad
//! move lowers most.

use parlour_rules::chess::Color;

/// Chance of winning of both sides in an equal position, in percent.
pub const EQUAL: f64 = 50.0;
/// Greatest advantage that counts, in centipawns. A mate counts as much.
const MOST: i32 = 1_000;
/// Steepness of the chances, per centipawn.
const STEEPNESS: f64 = 0.003_682_08;
/// Accuracy of a move by the chance that it loses: factor, rate of decay, and offset.
const MOVE: (f64, f64, f64) = (103.1668, 0.04354, 3.1669);
/// Least and greatest number of positions around a move that decide on its weight.
const WINDOW: (usize, usize) = (2, 8);
/// Least and greatest weight of a move.
const WEIGHT: (f64, f64) = (0.5, 12.0);
/// Least accuracy of a move in the harmonic mean, which a zero would make zero.
const LEAST: f64 = 1.0;

/// Returns White's chance of winning in percent, from White's advantage in centipawns. A mate is the
/// least or greatest advantage.
pub fn win_chance(centipawns: i32) -> f64 {
    let centipawns = f64::from(centipawns.clamp(-MOST, MOST));
    100.0 / (1.0 + (-STEEPNESS * centipawns).exp())
}

/// Returns the accuracy of a move in percent, from the chance of winning that it loses, in percent.
pub fn of_move(loss: f64) -> f64 {
    let (factor, decay, offset) = MOVE;
    let accuracy = factor * (-decay * loss.max(0.0)).exp() - offset;
    accuracy.clamp(0.0, 100.0)
}

/// Returns the chance that a move of this color loses, in percent, from White's chances before and
/// after it.
pub fn loss(color: Color, before: f64, after: f64) -> f64 {
    let loss = match color {
        Color::White => before - after,
        Color::Black => after - before,
    };
    loss.max(0.0)
}

/// Returns the accuracy of White and Black in percent, or `None` for a side without moves.
///
/// `chances` are White's chances of winning in each position, from the start to the end of the game.
/// `first` is the side that moves first. `is_best` says of each move, counted from 0, whether it is
/// the engine's choice: it loses nothing, even if a deeper search thinks less of it.
pub fn of_game(chances: &[f64], first: Color, is_best: impl Fn(usize) -> bool) -> [Option<f64>; 2] {
    let window = (chances.len() / 10).clamp(WINDOW.0, WINDOW.1);
    let mut sides = [Side::default(), Side::default()];
    let mut color = first;
    for (index, pair) in chances.windows(2).enumerate() {
        let accuracy = match is_best(index) {
            true => 100.0,
            false => of_move(loss(color, pair[0], pair[1])),
        };
        let end = (index + 2).max(window);
        let near = &chances[end - window..end];
        let side = match color {
            Color::White => &mut sides[0],
            Color::Black => &mut sides[1],
        };
        side.add(accuracy, deviation(near).clamp(WEIGHT.0, WEIGHT.1));
        color = !color;
    }
    sides.map(|side| side.accuracy())
}

/// Sums over the moves of one side.
#[derive(Debug, Clone, Copy, Default)]
struct Side {
    moves: f64,
    weights: f64,
    weighted: f64,
    reciprocals: f64,
}

impl Side {
    fn add(&mut self, accuracy: f64, weight: f64) {
        self.moves += 1.0;
        self.weights += weight;
        self.weighted += accuracy * weight;
        self.reciprocals += 1.0 / accuracy.max(LEAST);
    }

    fn accuracy(self) -> Option<f64> {
        if self.moves == 0.0 {
            return None;
        }
        let weighted = self.weighted / self.weights;
        let harmonic = self.moves / self.reciprocals;
        Some((weighted + harmonic) * 0.5)
    }
}

/// Returns the standard deviation.
fn deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Score;

    /// Returns the accuracies of a game in which White moves first, from its evaluations.
    fn accuracies(centipawns: &[i32]) -> [Option<f64>; 2] {
        let chances: Vec<_> = centipawns.iter().copied().map(win_chance).collect();
        of_game(&chances, Color::White, |_| false)
    }

    fn is_near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 0.01
    }

    #[test]
    fn chances_are_those_of_the_published_formula() {
        assert_eq!(win_chance(0), EQUAL);
        assert!(is_near(win_chance(100), 59.10));
        assert!(is_near(win_chance(-300), 24.89));
    }

    #[test]
    fn a_mate_counts_as_the_greatest_advantage() {
        for (mate, most) in [(Score::of_mate(3), MOST), (Score::of_mate(-1), -MOST)] {
            assert_eq!(win_chance(mate.centipawns()), win_chance(most));
        }
        assert_eq!(win_chance(i32::MAX), win_chance(MOST));
        assert_eq!(win_chance(i32::MIN), win_chance(-MOST));
        // To win slowly instead of by a mate costs nothing.
        let white = accuracies(&[i32::MAX, 2_000, i32::MAX])[0];
        assert!(is_near(white.unwrap(), 100.0));
    }

    #[test]
    fn accuracies_of_moves_are_those_of_the_published_formula() {
        assert!(is_near(of_move(0.0), 100.0));
        assert!(is_near(of_move(10.0), 63.58));
        assert_eq!(of_move(-5.0), of_move(0.0));
        assert_eq!(of_move(100.0), 0.0);
    }

    #[test]
    fn a_perfect_game_has_100_percent() {
        let [white, black] = accuracies(&[20; 41]).map(Option::unwrap);
        assert!(is_near(white, 100.0) && is_near(black, 100.0));
        // A deeper search that thinks less of the best moves takes nothing away.
        let chances = [50.0, 47.0, 51.0, 46.0, 52.0];
        let best = of_game(&chances, Color::White, |_| true);
        assert_eq!(best, [Some(100.0), Some(100.0)]);
    }

    #[test]
    fn a_blunder_costs_more_than_an_inaccuracy() {
        let mut games = [[20; 41]; 2];
        games[0][21..].fill(-50);
        games[1][21..].fill(-400);
        let [inaccuracy, blunder] = games.map(|game| accuracies(&game)[0].unwrap());
        assert!(blunder < inaccuracy - 5.0, "{blunder} and {inaccuracy}");
        assert!(inaccuracy < 100.0);
    }

    #[test]
    fn each_side_answers_for_its_own_moves_only() {
        // Black's second move loses a piece, White's moves keep what there is.
        let [white, black] = accuracies(&[20, 20, 20, 20, 350, 350]).map(Option::unwrap);
        assert!(is_near(white, 100.0));
        assert!(black < 70.0, "{black}");
    }

    #[test]
    fn the_side_that_moves_first_can_be_black() {
        let chances = [50.0, 80.0];
        let [white, black] = of_game(&chances, Color::Black, |_| false);
        assert_eq!(white, None);
        assert!(black.unwrap() < 30.0);
        let [white, black] = of_game(&chances, Color::White, |_| false);
        assert!(is_near(white.unwrap(), 100.0));
        assert_eq!(black, None);
    }

    #[test]
    fn a_game_without_moves_has_no_accuracy() {
        assert_eq!(accuracies(&[]), [None, None]);
        assert_eq!(accuracies(&[30]), [None, None]);
    }

    #[test]
    fn the_worst_game_has_an_accuracy_above_zero() {
        let wild: Vec<_> = (0..60)
            .map(|ply| [i32::MIN, i32::MAX][ply / 2 % 2])
            .collect();
        for accuracy in accuracies(&wild).map(Option::unwrap) {
            assert!((0.0..=100.0).contains(&accuracy), "{accuracy}");
        }
    }
}
