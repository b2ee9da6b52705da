//! Numeric parameters of the search.
//!
//! They were tuned in games by SPSA (`examples/spsa`, docs/ENGINE-LOG.md). Builds for use have them
//! as constants; with the feature `tunable` each engine has its own values.

/// Declares parameters: name, value, sensible range, and the size of the change at the end of a
/// tuning run.
macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $value:literal, $least:literal..$most:literal, $step:literal;)*) => {
        /// Numeric parameters of the search.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Constants {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Constants {
            /// The tuned values.
            pub const BUILT_IN: Self = Self { $($name: $value,)* };
        }

        /// Access by name, for the tuner.
        #[cfg(feature = "tunable")]
        impl Constants {
            /// Name, minimum, maximum and step of every parameter.
            pub const RANGES: &'static [(&'static str, i32, i32, f64)] =
                &[$((stringify!($name), $least, $most, $step as f64)),*];

            /// Returns all values in the order of [`Self::RANGES`].
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name),*]
            }

            /// Sets a parameter. Returns `false` if there is none of this name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

impl Default for Constants {
    fn default() -> Self {
        Self::BUILT_IN
    }
}

constants! {
    /// Late move reductions (<https://www.chessprogramming.org/Late_Move_Reductions>): constant
    /// part, in hundredths of a ply …
    reduction_base: 110, 30..160, 12;
    /// … and divisor of ln(depth) · ln(move number), in hundredths.
    reduction_divisor: 168, 150..290, 14;
    /// Additional reduction at expected cut nodes, in hundredths of a ply, like all that follow.
    reduction_cut: 80, 0..260, 28;
    /// Additional reduction at cut nodes without a table move.
    reduction_unknown: 63, 0..260, 28;
    /// Additional reduction if the evaluation isn't improving.
    reduction_worsening: 85, 0..260, 28;
    /// Additional reduction if the table move is a capture or promotion.
    reduction_noisy: 109, 0..260, 28;
    /// Additional reduction if many children of the node have failed high.
    reduction_refuted: 101, 0..260, 28;
    /// Smaller reduction for killers and the countermove.
    reduction_hint: 143, 0..260, 28;
    /// Smaller reduction for checks.
    reduction_check: 124, 0..260, 28;
    /// Smaller reduction if the position has been on a principal variation.
    reduction_was_pv: 61, 0..260, 28;
    /// Smaller reduction there if the table's score is above alpha.
    reduction_promise: 135, 0..260, 28;
    /// History score of a quiet move that is worth a ply of reduction.
    reduction_quiet_history: 7_154, 3_500..14_000, 900;
    /// History score of a capture that is worth a ply of reduction.
    reduction_noisy_history: 5_944, 2_500..14_000, 900;
    /// Margin above the best score with which a reduced search causes a deeper full search.
    deeper_margin: 36, 10..90, 8;
    /// Late move pruning: constant number of moves, in tenths; the square of the depth is added …
    late_moves_base: 73, 0..160, 14;
    /// … scaled by this percentage if the evaluation is improving …
    late_moves_improving: 109, 60..180, 10;
    /// … and by this one if it isn't.
    late_moves_worsening: 74, 40..140, 9;
    /// Futility pruning of quiet moves: margin in hundredths of a pawn …
    futility_base: 60, 20..200, 15;
    /// … and addition for each ply of depth.
    futility_depth: 87, 45..150, 10;
    /// History score that counts as a hundredth of a pawn in futility pruning.
    futility_history: 112, 50..300, 22;
    /// Futility margin for captures …
    noisy_futility_base: 137, 80..400, 28;
    /// … and addition for each ply of depth.
    noisy_futility_depth: 226, 100..320, 22;
    /// History pruning: quiet moves below minus this history score for each ply are skipped.
    history_pruning: 3_239, 1_200..6_000, 400;
    /// Captures whose static exchange evaluation is below minus this for each ply are skipped.
    noisy_exchange: 71, 40..160, 11;
    /// Quiet moves whose static exchange evaluation is below minus this for each squared ply are
    /// skipped.
    quiet_exchange: 18, 6..45, 4;
    /// Singular extension: margin by which all other moves have to be worse for each
    /// ply.
    singular_margin: 152, 60..450, 32;
    /// Additional margin for a double extension.
    singular_double: 34, 8..90, 9;
    /// Null move reduction: constant part, in hundredths of a ply …
    null_base: 344, 180..480, 28;
    /// … addition for each ply of depth, in hundredths …
    null_depth: 29, 12..48, 4;
    /// … and one ply for each such advantage over beta, in hundredths of a pawn.
    null_advantage: 195, 90..360, 26;
    /// Minimum advantage over beta of the static evaluation for a null move …
    null_margin: 83, -80..160, 20;
    /// … reduced by this for each ply of depth.
    null_margin_depth: 20, 0..50, 5;
    /// Reverse futility margin over beta for each ply of depth.
    reverse_futility: 66, 40..130, 9;
    /// Reduction of that margin if the evaluation is improving.
    reverse_futility_improving: 47, 0..160, 14;
    /// Razoring margin below alpha for each ply of depth.
    razoring: 219, 110..380, 24;
    /// ProbCut margin over beta.
    probcut: 194, 90..300, 20;
    /// Margin over beta with which a table entry of nearly the same depth causes a cutoff.
    far_above: 356, 150..650, 45;
    /// Half width of the first aspiration window.
    window: 16, 6..36, 3;
    /// History bonus for each ply of depth …
    bonus_depth: 171, 60..320, 22;
    /// … constant part …
    bonus_base: -51, -300..200, 35;
    /// … and maximum.
    bonus_most: 1_595, 700..3_200, 200;
    /// Percentage of that bonus for a quiet move after which all replies failed low.
    bonus_failure: 55, 0..140, 12;
    /// History bonus for a quiet move, in tenths for each hundredth of a pawn by which it changed
    /// the static evaluation …
    evaluation_weight: 72, 20..180, 15;
    /// … and its maximum.
    evaluation_most: 721, 250..1_800, 130;
    /// Weights of a quiet move's histories, in 64ths: butterfly history …
    history_quiet: 49, 16..140, 10;
    /// … continuation history after the opponent's last move …
    history_answer: 70, 16..140, 10;
    /// … after one's last move …
    history_sequel: 49, 16..140, 10;
    /// … and after the one before that.
    history_plan: 34, 0..100, 9;
    /// Bonus for safe checks in the move order.
    order_check: 10_866, 2_000..24_000, 1_800;
    /// Weights of the correction histories, in 1,024ths: pawns …
    correct_pawns: 26, 8..80, 6;
    /// … pieces of one side …
    correct_pieces: 26, 8..80, 6;
    /// … knights, bishops and kings …
    correct_small: 29, 8..80, 6;
    /// … and the last two moves.
    correct_steps: 39, 8..80, 6;
    /// Delta pruning in the quiescence search: margin below alpha within which a capture has to
    /// bring the score.
    quiescence_margin: 166, 80..300, 18;
}
