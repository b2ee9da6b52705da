//! Search features that can be switched off, to measure their effect.

/// Declares features, each a switch with a name.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $text:literal,)*) => {
        /// Search features that are switched on.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Features {
            $($(#[$doc])* pub $name: bool,)*
        }

        impl Features {
            /// All features on.
            pub const ALL: Self = Self { $($name: true,)* };

            /// Names for the UCI option `Without`.
            pub const NAMES: &'static [&'static str] = &[$($text),*];

            /// Switches a feature off. Returns `false` if there is none of this name.
            pub fn leave_out(&mut self, name: &str) -> bool {
                match name {
                    $($text => self.$name = false,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

features! {
    /// Aspiration windows.
    aspiration: "aspiration",
    /// Null move pruning.
    null_move: "null-move",
    /// Reverse futility pruning.
    reverse_futility: "reverse-futility",
    /// Razoring.
    razoring: "razoring",
    /// Futility pruning.
    futility: "futility",
    /// Late move pruning.
    late_moves: "late-moves",
    /// Pruning by static exchange evaluation.
    exchange: "exchange",
    /// History pruning.
    history_pruning: "history-pruning",
    /// Late move reductions.
    reductions: "reductions",
    /// Internal iterative reductions.
    internal: "internal",
    /// Check extensions: on the principal variation, and everywhere in a search for mate.
    check: "check",
    /// Safe checks at the first ply of the quiescence search.
    quiet_checks: "quiet-checks",
    /// Singular extensions.
    singular: "singular",
    /// ProbCut.
    probcut: "probcut",
    /// Killer heuristic.
    killers: "killers",
    /// Countermove heuristic.
    counter_move: "counter-move",
    /// Butterfly history.
    history: "history",
    /// Continuation history.
    continuation: "continuation",
    /// Capture history.
    capture_history: "capture-history",
    /// Correction history.
    correction: "correction",
}

impl Default for Features {
    fn default() -> Self {
        Self::ALL
    }
}
