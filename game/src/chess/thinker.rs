//! The computer's thoughts about its next move: an engine on a thread of its own.

use parlour_engine::chess::{
    Level, Limits, Options, Player, PlayerError, Remaining, Request, Score, Situation, Thought,
};
use parlour_rules::chess::{Bonus, Clock, Color, Game, Move};
use std::{
    fmt,
    sync::mpsc::{Receiver, TryRecvError, channel},
    time::Duration,
};

/// Nobody waits longer than this for a move, however much time the clock shows.
const MOST: Duration = Duration::from_secs(15);

/// What passes until an answer is heard and the clock pressed: a frame or two.
const OVERHEAD: Duration = Duration::from_millis(100);

/// Somebody who thinks, or not.
#[derive(Default)]
pub struct Thinker {
    player: Option<Player>,
    heard: Option<Receiver<Thought>>,
    score: Option<Score>,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thinker({})", self.is_busy())
    }
}

impl Thinker {
    /// Whether a move is being thought about.
    pub fn is_busy(&self) -> bool {
        self.heard.is_some()
    }

    /// Begins to think about the move in this game.
    ///
    /// # Errors
    /// When there is no memory or no thread for an engine.
    pub fn begin(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        level: Level,
        seed: u64,
    ) -> Result<(), PlayerError> {
        let player = match &mut self.player {
            Some(player) => player,
            none => none.insert(Player::new(Options {
                overhead: OVERHEAD,
                ..Options::default()
            })?),
        };
        let (told, heard) = channel();
        let mut request = Request::of_move(Situation::from(game), level, seed);
        if let Some(clock) = clock {
            request.limits = limits(clock, game.position().turn());
        }
        // Nobody may be listening any more.
        player.think(request, Box::new(move |thought| drop(told.send(thought))));
        self.heard = Some(heard);
        Ok(())
    }

    /// Stops thinking; what was found is not wanted any more.
    pub fn stop(&mut self) {
        if self.heard.take().is_some()
            && let Some(player) = &self.player
        {
            player.stop();
        }
    }

    /// Forgets the last game.
    pub fn forget(&mut self) {
        self.stop();
        self.score = None;
        if let Some(player) = &self.player {
            player.forget();
        }
    }

    /// The move, once it is found; none within it if the engine found none.
    pub fn answer(&mut self) -> Option<Option<Move>> {
        loop {
            match self.heard.as_ref()?.try_recv() {
                Ok(Thought::Info(info)) if info.line == 1 => self.score = Some(info.score),
                Ok(Thought::Info(_)) => {}
                Ok(Thought::Move(mv, _)) => {
                    self.heard = None;
                    return Some(mv);
                }
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.heard = None;
                    return Some(None);
                }
            }
        }
    }

    /// How good its position looked for the computer when it last thought.
    pub fn score(&self) -> Option<Score> {
        self.score
    }
}

/// How long the computer may think, so that its time lasts.
fn limits(clock: &Clock, color: Color) -> Limits {
    let bonus = clock.control().of(color).bonus;
    // What is given for a move is there again after it, whichever way it is given; but a delay
    // or Bronstein's saves nothing up.
    let increment = match bonus {
        Bonus::None => Duration::ZERO,
        Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
    };
    Limits {
        clock: Some(Remaining {
            time: clock.left(color),
            increment,
            moves_to_go: None,
        }),
        move_time: Some(MOST),
        ..Limits::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;
    use std::{thread, time::Instant};

    fn wait(thinker: &mut Thinker) -> Option<Move> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = thinker.answer() {
                return answer;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_weak_level_takes_a_moment_and_answers_with_a_legal_move() {
        let mut thinker = Thinker::default();
        let game = Game::new(Rules::Standard);
        let begun = Instant::now();
        thinker.begin(&game, None, Level::Beginner, 1).unwrap();
        assert!(thinker.is_busy());
        let mv = wait(&mut thinker).unwrap();
        assert!(game.position().is_legal(mv));
        assert!(begun.elapsed() >= Level::Beginner.moment());
        assert!(!thinker.is_busy() && thinker.score().is_some());
    }

    #[test]
    fn with_little_time_it_hurries() {
        let mut clock = Clock::new("0.05+0".parse().unwrap());
        clock.press(Color::White);
        clock.pass(Color::Black, Duration::from_secs(2));
        let mut game = Game::new(Rules::Standard);
        let e4 = game.position().parse_san("e4").unwrap();
        game.play(e4).unwrap();
        let mut thinker = Thinker::default();
        let begun = Instant::now();
        thinker.begin(&game, Some(&clock), Level::Full, 1).unwrap();
        assert!(wait(&mut thinker).is_some());
        assert!(begun.elapsed() < Duration::from_millis(900));
    }

    #[test]
    fn what_is_stopped_answers_nothing() {
        let mut thinker = Thinker::default();
        let game = Game::new(Rules::Standard);
        thinker.begin(&game, None, Level::Full, 1).unwrap();
        thinker.stop();
        assert!(!thinker.is_busy());
        assert_eq!(thinker.answer(), None);
    }
}
