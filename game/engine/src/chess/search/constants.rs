//! The numbers of the search: how far, how much, how often.
//!
//! They were tuned in games (`examples/spsa`, docs/ENGINE-LOG.md), and stand together so that they can
//! be. What is shipped has them built in; with the feature `tunable` each engine has its own.

/// Names constants: each with its value, the range in which it makes sense, and by how much it is
/// changed at the end of a tuning to see whether that is better.
macro_rules! constants {
    ($($(#[$doc:meta])* $name:ident: $value:literal, $least:literal..$most:literal, $step:literal;)*) => {
        /// The numbers of the search.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Constants {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Constants {
            /// Those that are built in.
            pub const BUILT_IN: Self = Self { $($name: $value,)* };
        }

        /// What a tuner has to know about each constant.
        #[cfg(feature = "tunable")]
        impl Constants {
            /// Name, least and greatest value, and step.
            pub const RANGES: &'static [(&'static str, i32, i32, f64)] =
                &[$((stringify!($name), $least, $most, $step as f64)),*];

            /// All values, in the order of [`Self::RANGES`].
            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name),*]
            }

            /// Sets one of them. Answers whether there is one of this name.
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
    /// Late moves are searched less deep by this, in hundredths of a ply …
    reduction_base: 110, 30..160, 12;
    /// … and by the product of the logarithms of depth and number, divided by this many hundredths.
    reduction_divisor: 168, 150..290, 14;
    /// Hundredths of a ply more where a refutation is expected.
    reduction_cut: 80, 0..260, 28;
    /// More where that is so and the table knows no move.
    reduction_unknown: 63, 0..260, 28;
    /// More where the evaluation does not improve.
    reduction_worsening: 85, 0..260, 28;
    /// More where the table's move is a capture.
    reduction_noisy: 109, 0..260, 28;
    /// More where many answers have been refuted.
    reduction_refuted: 101, 0..260, 28;
    /// Less for killers and the counter-move.
    reduction_hint: 143, 0..260, 28;
    /// Less for checks.
    reduction_check: 124, 0..260, 28;
    /// Less where the principal variation has been.
    reduction_was_pv: 61, 0..260, 28;
    /// Less there if the table promises more than the window.
    reduction_promise: 135, 0..260, 28;
    /// So much history of a quiet move is a ply.
    reduction_quiet_history: 7_154, 3_500..14_000, 900;
    /// So much history of a capture is a ply.
    reduction_noisy_history: 5_944, 2_500..14_000, 900;
    /// A second search goes deeper if the first one was so far above the best score.
    deeper_margin: 36, 10..90, 8;
    /// Late quiet moves are left out after so many tenths, and one for each depth squared …
    late_moves_base: 73, 0..160, 14;
    /// … of which so many in a hundred count where the evaluation improves …
    late_moves_improving: 109, 60..180, 10;
    /// … and so many where it does not.
    late_moves_worsening: 74, 40..140, 9;
    /// Quiet moves are left out where the evaluation is so far below the window …
    futility_base: 60, 20..200, 15;
    /// … and as much further for each ply.
    futility_depth: 87, 45..150, 10;
    /// So much history is a hundredth of a pawn there.
    futility_history: 112, 50..300, 22;
    /// The same for captures.
    noisy_futility_base: 137, 80..400, 28;
    /// See [`Self::futility_depth`].
    noisy_futility_depth: 226, 100..320, 22;
    /// Quiet moves are left out whose history is so bad for each ply.
    history_pruning: 3_239, 1_200..6_000, 400;
    /// Captures are left out that lose so much for each ply.
    noisy_exchange: 71, 40..160, 11;
    /// Quiet moves are left out that lose so much for each ply squared.
    quiet_exchange: 18, 6..45, 4;
    /// A move is singular if all others are so many hundredths worse for each ply.
    singular_margin: 152, 60..450, 32;
    /// It is extended twice if they are so much worse still.
    singular_double: 34, 8..90, 9;
    /// Passing reduces by so many hundredths of a ply …
    null_base: 344, 180..480, 28;
    /// … and so many for each ply …
    null_depth: 29, 12..48, 4;
    /// … and by one for each such advantage.
    null_advantage: 195, 90..360, 26;
    /// It is tried if the evaluation is so far above the window …
    null_margin: 83, -80..160, 20;
    /// … less so much for each ply.
    null_margin_depth: 20, 0..50, 5;
    /// A position is good enough that is so far above the window for each ply.
    reverse_futility: 66, 40..130, 9;
    /// So much nearer where the evaluation improves.
    reverse_futility_improving: 47, 0..160, 14;
    /// Only captures are looked at where the window is so far away for each ply.
    razoring: 219, 110..380, 24;
    /// A capture's shallow search has to be so far above the window.
    probcut: 194, 90..300, 20;
    /// A score from the table that is so far above the window is believed.
    far_above: 356, 150..650, 45;
    /// How far around the last score the first window of an iteration reaches.
    window: 16, 6..36, 3;
    /// Learnt from a refutation for each ply …
    bonus_depth: 171, 60..320, 22;
    /// … added to that …
    bonus_base: -51, -300..200, 35;
    /// … and the most of it.
    bonus_most: 1_595, 700..3_200, 200;
    /// A quiet move against which nothing was found learns so many hundredths of that.
    bonus_failure: 55, 0..140, 12;
    /// So many tenths are learnt for each hundredth of a pawn by which a quiet move changed the evaluation …
    evaluation_weight: 72, 20..180, 15;
    /// … and the most of it.
    evaluation_most: 721, 250..1_800, 130;
    /// The weights of a quiet move's history, in 64ths: how good it was wherever it came up …
    history_quiet: 49, 16..140, 10;
    /// … as an answer to the last move …
    history_answer: 70, 16..140, 10;
    /// … to the own one before …
    history_sequel: 49, 16..140, 10;
    /// … and to the one before that.
    history_plan: 34, 0..100, 9;
    /// What a safe check adds in the order of moves.
    order_check: 10_866, 2_000..24_000, 1_800;
    /// The weights of what is known about evaluations, in 1,024ths of a hundredth of a pawn: pawns …
    correct_pawns: 26, 8..80, 6;
    /// … one side's pieces …
    correct_pieces: 26, 8..80, 6;
    /// … small pieces and kings …
    correct_small: 29, 8..80, 6;
    /// … and the last two moves.
    correct_steps: 39, 8..80, 6;
    /// A capture has to bring the score within this much of the window in quiescence.
    quiescence_margin: 166, 80..300, 18;
}
