//! Demonstrations: games that the program plays by itself.

use std::collections::VecDeque;

/// Time that the final position stays on view, in seconds at normal animation speed.
const END_REST: f32 = 6.0;

/// Moves of a demonstration, with a pause before each.
#[derive(Debug, Clone)]
pub struct Demo<M> {
    moves: VecDeque<M>,
    /// Pause before a move, in seconds at normal animation speed.
    rest: f32,
    /// Seconds until the next move, or until the end.
    left: f32,
}

/// Next step of a demonstration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoStep<M> {
    /// Nothing is due.
    Wait,
    /// This move is due.
    Play(M),
    /// The demonstration has ended.
    End,
}

impl<M> Demo<M> {
    /// Creates a demonstration of these moves, with a pause of `rest` seconds before each.
    pub fn new(moves: impl IntoIterator<Item = M>, rest: f32) -> Self {
        Self {
            moves: moves.into_iter().collect(),
            rest,
            left: rest,
        }
    }

    /// Advances the pause by `dt` seconds. Call it only while the table rests. `speed` is a factor
    /// for the durations of the following pauses.
    pub fn advance(&mut self, dt: f32, speed: f32) -> DemoStep<M> {
        self.left -= dt;
        if self.left > 0.0 {
            return DemoStep::Wait;
        }
        let Some(next) = self.moves.pop_front() else {
            return DemoStep::End;
        };
        let is_last = self.moves.is_empty();
        self.left = if is_last { END_REST } else { self.rest } * speed;
        DemoStep::Play(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_has_a_pause_and_the_end_a_longer_one() {
        let mut demo = Demo::new(["e4", "e5"], 1.0);
        assert_eq!(demo.advance(0.6, 0.5), DemoStep::Wait);
        assert_eq!(demo.advance(0.6, 0.5), DemoStep::Play("e4"));
        assert_eq!(demo.advance(0.6, 0.5), DemoStep::Play("e5"));
        assert_eq!(demo.advance(0.6, 0.5), DemoStep::Wait);
        assert_eq!(demo.advance(END_REST, 0.5), DemoStep::End);
    }
}
