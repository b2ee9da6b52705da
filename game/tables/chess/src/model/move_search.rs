//! Search for the computer's next move, by the built-in engine or an external one.

use super::engine_handle::{EngineError, EngineEvent, EngineHandle};
use parlour_engine::{
    chess::{Limits, Options, Remaining, Request, Score, Situation, Strength},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Bonus, Clock, Color, Game, Move};
use web_time::{Duration, Instant};

/// Longest time for a move, however much is left on the clock.
const MOST: Duration = Duration::from_secs(15);

/// Delay between an engine's answer and the press of the clock: a frame or two.
const OVERHEAD: Duration = Duration::from_millis(100);

/// Engine that searches for the next move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opponent {
    /// The built-in engine.
    Own {
        /// Playing strength.
        strength: Strength,
        /// Seed of its random choices.
        seed: u64,
        /// Book move for this position. If there is one, it is played.
        known: Option<Move>,
    },
    /// An external engine.
    Program {
        /// Command and options with which it is started.
        program: Program,
        /// Time per move in games without a clock.
        move_time: Duration,
    },
}

/// Search for the computer's next move, one at a time.
#[derive(Debug)]
pub struct MoveSearch {
    engine: EngineHandle,
    score: Option<Score>,
    /// Answer that has not been taken yet, and the time at which it was found.
    answered: Option<(Result<Option<Move>, EngineError>, Instant)>,
    /// All moves of the game including the expected one, while the engine ponders.
    pondered: Option<Vec<Move>>,
}

impl Default for MoveSearch {
    fn default() -> Self {
        Self {
            engine: EngineHandle::new(Options {
                overhead: OVERHEAD,
                ..Options::default()
            }),
            score: None,
            answered: None,
            pondered: None,
        }
    }
}

impl MoveSearch {
    /// Returns whether a search for the move to be played now is under way or has an answer.
    pub fn is_busy(&self) -> bool {
        (self.engine.is_busy() || self.answered.is_some()) && self.pondered.is_none()
    }

    /// Returns whether the engine thinks during the opponent's turn.
    pub fn is_pondering(&self) -> bool {
        self.engine.is_busy() && self.pondered.is_some()
    }

    /// Starts the search for the next move. `clock` is the running clock, if any.
    ///
    /// Returns whether it continues a search that began while pondering.
    ///
    /// # Errors
    /// Returns an error if there is not enough memory or no thread. Later failures are
    /// returned by [`MoveSearch::answer`].
    pub fn begin(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        opponent: &Opponent,
    ) -> Result<bool, EngineError> {
        let pondered = self.pondered.take();
        self.answered = None;
        match opponent {
            Opponent::Own { .. }
                if self.engine.is_busy()
                    && pondered.is_some_and(|moves| is_played(game, &moves)) =>
            {
                self.engine.ponder_hit();
                return Ok(true);
            }
            Opponent::Own {
                strength,
                seed,
                known,
            } => {
                let mut request = request(game, clock, *strength, *seed);
                request.among = known.map(|mv| vec![mv]);
                self.engine.ask_own(request)?;
            }
            Opponent::Program { program, move_time } => {
                let time = clock.map_or(SearchTime::Move(*move_time), time_of);
                self.engine
                    .ask_program(program, SearchRequest::new(game, time))?;
            }
        }
        Ok(false)
    }

    /// Lets the built-in engine ponder on the move that it expects from the opponent.
    ///
    /// Does nothing at a limited strength, which expect no move. An expected move is pondered on only once.
    ///
    /// # Errors
    /// Returns an error if there is not enough memory or no thread.
    pub fn ponder(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        strength: Strength,
        seed: u64,
    ) -> Result<(), EngineError> {
        self.stop();
        let Some(expected) = self.engine.take_expected() else {
            return Ok(());
        };
        let mut game = game.clone();
        if game.play(expected).is_err() || game.outcome().is_some() {
            return Ok(());
        }
        self.engine.ponder(request(&game, clock, strength, seed))?;
        self.pondered = Some(moves_of(&game).collect());
        Ok(())
    }

    /// Returns the expected move while the engine ponders on it.
    pub fn pondered(&self) -> Option<Move> {
        let moves = self.pondered.as_ref().filter(|_| self.is_pondering())?;
        moves.last().copied()
    }

    /// Returns whether the pondered move can still be played in this game, or has just been played.
    pub fn ponders_on(&self, game: &Game) -> bool {
        self.is_pondering()
            && self.pondered.as_ref().is_some_and(|moves| {
                let before = moves.split_last().map_or(&moves[..], |(_, before)| before);
                is_played(game, moves) || is_played(game, before)
            })
    }

    /// Starts an external engine in advance, so that starting doesn't use up its time.
    pub fn prepare(&mut self, program: &Program) {
        // A failure is reported when the engine is to move.
        drop(self.engine.prepare(program));
    }

    /// Stops the search and discards its answer.
    pub fn stop(&mut self) {
        self.pondered = None;
        self.answered = None;
        self.engine.stop();
    }

    /// Discards the last score, because it is about another position.
    pub fn forget_score(&mut self) {
        self.score = None;
    }

    /// Ends the processes of external engines.
    pub fn end_programs(&mut self) {
        self.engine.keep(|_| false);
    }

    /// Discards everything about the last game, including the engines' hash tables.
    pub fn forget(&mut self) {
        self.pondered = None;
        self.answered = None;
        self.engine.forget();
        self.score = None;
    }

    /// Returns the time at which the pending answer was found, which can be long before it is
    /// taken.
    pub fn answered_at(&mut self) -> Option<Instant> {
        self.listen();
        self.answered.as_ref().map(|(_, at)| *at)
    }

    /// Takes the answer, once there is one. The inner `None` means that the engine found no move.
    ///
    /// # Errors
    /// Returns an error if the engine has failed.
    pub fn answer(&mut self) -> Result<Option<Option<Move>>, EngineError> {
        self.listen();
        let answered = self.answered.take();
        answered.map(|(answer, _)| answer).transpose()
    }

    fn listen(&mut self) {
        while self.answered.is_none()
            && let Some(received) = self.engine.poll()
        {
            match received {
                EngineEvent::Info(info) if info.line == 1 => self.score = Some(info.score),
                EngineEvent::Info(_) => {}
                EngineEvent::Move(mv, at) => self.answered = Some((Ok(mv), at)),
                EngineEvent::Failed(error) => self.answered = Some((Err(error), Instant::now())),
            }
        }
    }

    /// Returns the score of the last search, from the computer's point of view.
    pub fn score(&self) -> Option<Score> {
        self.score
    }
}

fn moves_of(game: &Game) -> impl Iterator<Item = Move> {
    game.history().iter().map(|played| played.mv)
}

/// Returns whether the game consists of exactly these moves.
fn is_played(game: &Game, moves: &[Move]) -> bool {
    moves_of(game).eq(moves.iter().copied())
}

/// Builds the request for a move of the built-in engine.
fn request(game: &Game, clock: Option<&Clock>, strength: Strength, seed: u64) -> Request {
    let mut request = Request::of_move(Situation::from(game), strength, seed);
    if let Some(clock) = clock {
        request.limits = limits(clock, game.position().turn());
    }
    request
}

/// Returns the bonus time per move.
///
/// Engines know only increments, so delays count as one, although they cannot be saved up.
fn increment(clock: &Clock, color: Color) -> Duration {
    match clock.control().of(color).bonus {
        Bonus::None => Duration::ZERO,
        Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
    }
}

/// Converts the clock to UCI's times.
fn time_of(clock: &Clock) -> SearchTime {
    let sides = [Color::White, Color::Black];
    SearchTime::Clock {
        left: sides.map(|color| clock.left(color).saturating_sub(OVERHEAD)),
        increment: sides.map(|color| increment(clock, color)),
    }
}

/// Returns the built-in engine's limits for a move.
fn limits(clock: &Clock, color: Color) -> Limits {
    Limits {
        clock: Some(Remaining {
            time: clock.left(color),
            increment: increment(clock, color),
            moves_to_go: None,
        }),
        move_time: Some(MOST),
        ..Limits::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::chess::Level;
    use parlour_rules::chess::Rules;
    use std::thread;

    fn own(level: Level) -> Opponent {
        let strength = level.into();
        Opponent::Own {
            strength,
            seed: 1,
            known: None,
        }
    }

    fn wait(thinker: &mut MoveSearch) -> Option<Move> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = thinker.answer().unwrap() {
                return answer;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_weak_level_takes_a_moment_and_answers_with_a_legal_move() {
        let mut thinker = MoveSearch::default();
        let game = Game::new(Rules::Standard);
        let begun = Instant::now();
        thinker.begin(&game, None, &own(Level::Beginner)).unwrap();
        assert!(thinker.is_busy());
        let mv = wait(&mut thinker).unwrap();
        assert!(game.position().is_legal(mv));
        assert!(begun.elapsed() >= Strength::from(Level::Beginner).min_move_time());
        assert!(!thinker.is_busy() && thinker.score().is_some());
    }

    #[test]
    fn an_answer_that_is_heard_late_was_found_when_it_was_found() {
        let mut thinker = MoveSearch::default();
        let game = Game::new(Rules::Standard);
        thinker.begin(&game, None, &own(Level::Beginner)).unwrap();
        assert_eq!(thinker.answered_at(), None);
        let late = Strength::from(Level::Beginner).min_move_time() + Duration::from_secs(2);
        thread::sleep(late);
        let found = thinker.answered_at().expect("it takes a moment");
        assert!(thinker.is_busy() && found.elapsed() > Duration::from_millis(500));
        assert!(matches!(thinker.answer(), Ok(Some(Some(_)))));
        assert!(!thinker.is_busy() && thinker.answered_at().is_none());
    }

    #[test]
    fn with_little_time_it_hurries() {
        let mut clock = Clock::new("0.05+0".parse().unwrap());
        clock.press(Color::White);
        clock.pass(Color::Black, Duration::from_secs(2));
        let mut game = Game::new(Rules::Standard);
        let e4 = game.position().parse_san("e4").unwrap();
        game.play(e4).unwrap();
        let mut thinker = MoveSearch::default();
        let begun = Instant::now();
        thinker
            .begin(&game, Some(&clock), &own(Level::Full))
            .unwrap();
        assert!(wait(&mut thinker).is_some());
        assert!(begun.elapsed() < Duration::from_millis(900));
    }

    #[test]
    fn what_is_stopped_answers_nothing() {
        let mut thinker = MoveSearch::default();
        let game = Game::new(Rules::Standard);
        thinker.begin(&game, None, &own(Level::Full)).unwrap();
        thinker.stop();
        assert!(!thinker.is_busy());
        assert_eq!(thinker.answer(), Ok(None));
    }

    /// Plays White's first move, found with little time, and starts to ponder. A search can end
    /// without an expected move, so there are several attempts.
    fn after_a_move(thinker: &mut MoveSearch) -> (Game, Clock) {
        let clock = Clock::new("0.2+0".parse().unwrap());
        for _ in 0..20 {
            let mut game = Game::new(Rules::Standard);
            thinker.forget();
            thinker
                .begin(&game, Some(&clock), &own(Level::Full))
                .unwrap();
            let mv = wait(thinker).unwrap();
            game.play(mv).unwrap();
            thinker
                .ponder(&game, Some(&clock), Strength::FULL, 1)
                .unwrap();
            if thinker.is_pondering() {
                return (game, clock);
            }
        }
        panic!("no answer is ever expected");
    }

    #[test]
    fn the_expected_move_is_answered_by_what_was_pondered_on() {
        let mut thinker = MoveSearch::default();
        let (mut game, clock) = after_a_move(&mut thinker);
        assert!(thinker.is_pondering() && !thinker.is_busy() && thinker.ponders_on(&game));
        let expected = thinker.pondered().unwrap();
        game.play(expected).unwrap();
        assert!(thinker.ponders_on(&game));
        let begun = thinker.begin(&game, Some(&clock), &own(Level::Full));
        assert_eq!(begun, Ok(true));
        assert!(thinker.is_busy() && !thinker.is_pondering());
        let mv = wait(&mut thinker).unwrap();
        assert!(game.position().is_legal(mv));
    }

    #[test]
    fn another_move_than_the_expected_one_is_thought_about_anew() {
        let mut thinker = MoveSearch::default();
        let (mut game, clock) = after_a_move(&mut thinker);
        let expected = thinker.pondered().unwrap();
        let legal = game.position().legal_moves();
        let other = legal.into_iter().find(|mv| *mv != expected).unwrap();
        game.play(other).unwrap();
        assert!(!thinker.ponders_on(&game));
        let begun = thinker.begin(&game, Some(&clock), &own(Level::Full));
        assert_eq!(begun, Ok(false));
        let mv = wait(&mut thinker).unwrap();
        assert!(game.position().is_legal(mv));
    }

    #[test]
    fn weak_levels_expect_nothing_and_do_not_ponder() {
        let mut thinker = MoveSearch::default();
        let mut game = Game::new(Rules::Standard);
        thinker.begin(&game, None, &own(Level::Beginner)).unwrap();
        let mv = wait(&mut thinker).unwrap();
        game.play(mv).unwrap();
        thinker
            .ponder(&game, None, Level::Beginner.into(), 1)
            .unwrap();
        assert!(!thinker.is_pondering());
    }

    #[test]
    fn a_program_is_told_of_the_clock() {
        let mut clock = Clock::new("3+2/1b5".parse().unwrap());
        clock.press(Color::White);
        clock.pass(Color::Black, Duration::from_secs(10));
        let SearchTime::Clock { left, increment } = time_of(&clock) else {
            panic!("a clock is told");
        };
        assert_eq!(left[0], clock.left(Color::White) - OVERHEAD);
        assert_eq!(left[1], clock.left(Color::Black) - OVERHEAD);
        assert_eq!(increment, [2, 5].map(Duration::from_secs));
    }

    #[test]
    fn a_program_that_is_not_there_is_trouble() {
        let mut thinker = MoveSearch::default();
        let game = Game::new(Rules::Standard);
        let opponent = Opponent::Program {
            program: Program {
                path: "no/such/program".into(),
                ..Program::default()
            },
            move_time: Duration::from_millis(10),
        };
        thinker.begin(&game, None, &opponent).unwrap();
        let begun = Instant::now();
        let error = loop {
            match thinker.answer() {
                Err(error) => break error,
                Ok(answer) => assert_eq!(answer, None),
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
            thread::sleep(Duration::from_millis(5));
        };
        assert!(matches!(error, EngineError::NotStarted(_)));
        assert!(!thinker.is_busy());
    }
}
