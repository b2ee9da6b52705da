//! Parts of the search that can be left out, to measure what they gain.

/// Names features, each a switch.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $text:literal,)*) => {
        /// Which parts of the search take part; all of them, except when measuring.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Features {
            $($(#[$doc])* pub $name: bool,)*
        }

        impl Features {
            /// All parts.
            pub const ALL: Self = Self { $($name: true,)* };

            /// What the parts are called.
            pub const NAMES: &'static [&'static str] = &[$($text),*];

            /// Switches a part off. Answers whether there is one of this name.
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
    /// Searching again around the last score.
    aspiration: "aspiration",
    /// Passing, to see whether even that is good enough.
    null_move: "null-move",
    /// Giving up on moves where the position looks far too good.
    reverse_futility: "reverse-futility",
    /// Only captures where the position looks far too bad.
    razoring: "razoring",
    /// Leaving out quiet moves where the position looks too bad for them.
    futility: "futility",
    /// Leaving out the last quiet moves near the leaves.
    late_moves: "late-moves",
    /// Leaving out moves that lose material.
    exchange: "exchange",
    /// Leaving out moves that have hardly ever been good.
    history_pruning: "history-pruning",
    /// Searching later moves less deep.
    reductions: "reductions",
    /// Searching less deep where no earlier search left a move.
    internal: "internal",
    /// Searching checks deeper: on the principal variation, and everywhere when a mate is asked
    /// for.
    check: "check",
    /// Trying safe checks where otherwise only captures are searched.
    quiet_checks: "quiet-checks",
    /// Searching moves deeper that are better than all others.
    singular: "singular",
    /// A shallow search of captures where the position looks much too good.
    probcut: "probcut",
    /// Moves that refuted at the same distance from the root.
    killers: "killers",
    /// The move that refuted the same move the last time.
    counter_move: "counter-move",
    /// How good quiet moves have been.
    history: "history",
    /// How good quiet moves have been after others.
    continuation: "continuation",
    /// How good captures have been.
    capture_history: "capture-history",
    /// Correcting evaluations by what searches found with the same pawns or pieces.
    correction: "correction",
}

impl Default for Features {
    fn default() -> Self {
        Self::ALL
    }
}
