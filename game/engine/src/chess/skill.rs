//! Limited playing strength: a search that sees less, and a choice that is less certain.

use std::ops::RangeInclusive;

use parlour_rules::{Random, chess::Move};

use super::{Clock, Control, Engine, Info, Limits, Score, Situation};

/// Limited playing strength: bounds for the search, and a random choice among its best lines by a
/// softmax of their scores. There are no deliberate blunders: mistakes come from what the search
/// did not see, or from small differences in score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// Maximum number of nodes.
    pub nodes: u64,
    /// Number of best lines to choose from.
    pub lines: usize,
    /// Temperature of the softmax: a move that is worse by this many hundredths of a pawn is chosen
    /// e (2.7) times less often. With 0 the best move is always chosen.
    pub softness: f64,
}

/// Elo, nodes, lines and softness of known strengths; other ones are interpolated. The middle rows
/// are measured against Stockfish's `UCI_Elo` levels, the first two and the last are estimates
/// (measurements in docs/ENGINE.md).
const STEPS: [(i32, f64, f64, f64); 9] = [
    (400, 100.0, 256.0, 200.0),
    (800, 400.0, 256.0, 90.0),
    (1_340, 2_370.0, 60.0, 26.4),
    (1_740, 7_750.0, 22.6, 11.6),
    (1_830, 14_000.0, 13.9, 7.7),
    (1_990, 25_300.0, 8.6, 5.1),
    (2_110, 55_400.0, 4.5, 3.0),
    (2_380, 150_000.0, 2.0, 1.5),
    (2_500, 400_000.0, 1.6, 0.8),
];

/// Value of a mate for the choice, reduced by [`MATE_STEP`] for each move.
const MATE_WORTH: i32 = 12_000;
const MATE_STEP: i32 = 50;
/// Maximum value of any other score for the choice.
const MOST_WORTH: i32 = 10_000;

impl Skill {
    /// Full strength.
    pub const FULL: Self = Self {
        nodes: u64::MAX,
        lines: 1,
        softness: 0.0,
    };

    /// Range of Elo for [`Skill::of_elo`].
    pub const ELO: RangeInclusive<i32> = STEPS[0].0..=STEPS[STEPS.len() - 1].0;

    /// Returns the skill for an Elo rating on the scale of Stockfish's `UCI_Elo`, clamped to
    /// [`Skill::ELO`].
    pub fn of_elo(elo: i32) -> Self {
        let elo = elo.clamp(*Self::ELO.start(), *Self::ELO.end());
        let above = STEPS
            .iter()
            .position(|step| step.0 >= elo)
            .unwrap_or(STEPS.len() - 1)
            .max(1);
        let (low, high) = (STEPS[above - 1], STEPS[above]);
        let part = f64::from(elo - low.0) / f64::from(high.0 - low.0);
        // The values are interpolated geometrically.
        let between = |low: f64, high: f64| low * (high / low).powf(part);
        Self {
            nodes: between(low.1, high.1) as u64,
            lines: between(low.2, high.2).round() as usize,
            softness: between(low.3, high.3),
        }
    }

    /// Searches within the limits of this skill and chooses a move. Changes the engine's number of
    /// lines. Returns `None` if there is no legal move.
    #[allow(clippy::too_many_arguments)] // a search, and what to choose with
    pub fn choose(
        &self,
        engine: &mut Engine,
        situation: &Situation,
        among: Option<&[Move]>,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        dice: &mut Random,
        report: &mut dyn FnMut(Info),
    ) -> Option<Move> {
        let mut limits = limits.clone();
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(self.nodes));
        engine.set_multi_pv(self.lines);
        let answer = engine.search_among(situation, among, &limits, control, clock, report);
        let scored: Vec<(Move, i32)> = answer
            .candidates
            .iter()
            .take(self.lines)
            .filter_map(|candidate| Some((candidate.mv, worth(candidate.score?))))
            .collect();
        self.pick(&scored, dice).or_else(|| answer.best())
    }

    /// Chooses a move at random, with softmax probabilities.
    fn pick(&self, scored: &[(Move, i32)], dice: &mut Random) -> Option<Move> {
        let best = scored.iter().map(|scored| scored.1).max()?;
        if self.softness <= 0.0 {
            return scored
                .iter()
                .find(|scored| scored.1 == best)
                .map(|scored| scored.0);
        }
        const WHOLE: f64 = 1_000_000.0;
        let weight = |worth: i32| (WHOLE * (f64::from(worth - best) / self.softness).exp()) as u64;
        let total = scored.iter().map(|scored| weight(scored.1)).sum();
        let mut left = dice.below(total);
        for &(mv, worth) in scored {
            let weight = weight(worth);
            if left < weight {
                return Some(mv);
            }
            left -= weight;
        }
        None
    }
}

/// Returns the value of a score for the choice.
fn worth(score: Score) -> i32 {
    match score.mate_in() {
        Some(moves) if moves > 0 => MATE_WORTH - MATE_STEP * moves.min(20),
        Some(moves) => -MATE_WORTH + MATE_STEP * (-moves).min(20),
        None => score.centipawns().clamp(-MOST_WORTH, MOST_WORTH),
    }
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::Square;

    use super::*;

    #[test]
    fn more_points_see_more_and_are_surer() {
        let mut last = Skill::of_elo(i32::MIN);
        for elo in Skill::ELO.step_by(50).skip(1) {
            let skill = Skill::of_elo(elo);
            assert!(skill.nodes > last.nodes, "{elo}");
            assert!(skill.softness < last.softness, "{elo}");
            assert!(skill.lines <= last.lines, "{elo}");
            last = skill;
        }
    }

    #[test]
    fn the_better_the_more_likely() {
        let moves = [Square::E4, Square::D4, Square::C4].map(|to| Move::new(Square::E2, to));
        let scored = [(moves[0], 0), (moves[1], -100), (moves[2], -2_000)];
        let skill = Skill {
            softness: 100.0,
            ..Skill::FULL
        };
        let mut dice = Random::new(1);
        let mut counts = [0; 3];
        for _ in 0..1_000 {
            let mv = skill.pick(&scored, &mut dice);
            counts[moves.iter().position(|&other| Some(other) == mv).unwrap()] += 1;
        }
        // The first move is expected with probability 1 / (1 + 1/e).
        assert!((690..=770).contains(&counts[0]), "{counts:?}");
        assert_eq!(counts[2], 0);
        assert_eq!(Skill::FULL.pick(&scored, &mut dice), Some(moves[0]));
        assert_eq!(skill.pick(&[], &mut dice), None);
    }

    #[test]
    fn neither_a_lost_nor_a_won_position_is_a_reason_to_give_something_away() {
        // All moves are bad, but one is much less so.
        let (bad, worse) = (
            Move::new(Square::E2, Square::E4),
            Move::new(Square::D2, Square::D4),
        );
        let skill = Skill::of_elo(1_400);
        for (low, high) in [(-1_400, -700), (-2_500, -1_600), (1_600, 2_600)] {
            let scored = [(worse, worth(Score(low))), (bad, worth(Score(high)))];
            let mut dice = Random::new(2);
            let kept = (0..200)
                .filter(|_| skill.pick(&scored, &mut dice) == Some(bad))
                .count();
            assert!(kept > 190, "{kept} of 200 chose {high} and not {low}");
        }
    }
}
