//! The computer's thoughts about its next move: the game's own engine, or a program that the player
//! has named.

use super::engine_handle::{EngineError, EngineEvent, EngineHandle};
use parlour_engine::{
    chess::{Level, Limits, Options, Remaining, Request, Score, Situation},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Bonus, Clock, Color, Game, Move};
use std::time::{Duration, Instant};

/// Nobody waits longer than this for a move, however much time the clock shows.
const MOST: Duration = Duration::from_secs(15);

/// What passes until an answer is heard and the clock pressed: a frame or two.
const OVERHEAD: Duration = Duration::from_millis(100);

/// Who thinks about the next move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opponent {
    /// The game's own engine.
    Own {
        /// How well it plays.
        level: Level,
        /// What its choices hang on.
        seed: u64,
        /// The move that it knows for this position.
        known: Option<Move>,
    },
    /// A program.
    Program {
        /// How it is started.
        program: Program,
        /// How long it takes for a move where no clock runs.
        move_time: Duration,
    },
}

/// Somebody who thinks, or not.
#[derive(Debug)]
pub struct MoveSearch {
    engine: EngineHandle,
    score: Option<Score>,
    /// What was found and nobody has taken yet, and when.
    answered: Option<(Result<Option<Move>, EngineError>, Instant)>,
    /// The moves of the game as it will be when the expected one is played, which is being pondered
    /// on.
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
    /// Whether a move is being thought about that is to be made now.
    pub fn is_busy(&self) -> bool {
        (self.engine.is_busy() || self.answered.is_some()) && self.pondered.is_none()
    }

    /// Whether it thinks during the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.engine.is_busy() && self.pondered.is_some()
    }

    /// Begins to think about the move in this game; `clock` is the one that runs. Answers whether it
    /// goes on with what it has pondered on.
    ///
    /// # Errors
    /// When there is no memory or no thread for it. What else goes wrong is part of the answer.
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
            Opponent::Own { level, seed, known } => {
                let mut request = request(game, clock, *level, *seed);
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

    /// Lets the game's own engine think about its answer to the move that it expects of the person on
    /// move. Weak levels expect none, and what was expected once is not pondered on again.
    ///
    /// # Errors
    /// When there is no memory or no thread for it.
    pub fn ponder(
        &mut self,
        game: &Game,
        clock: Option<&Clock>,
        level: Level,
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
        self.engine.ponder(request(&game, clock, level, seed))?;
        self.pondered = Some(moves_of(&game).collect());
        Ok(())
    }

    /// The move that is expected and pondered on.
    pub fn pondered(&self) -> Option<Move> {
        let moves = self.pondered.as_ref().filter(|_| self.is_pondering())?;
        moves.last().copied()
    }

    /// Whether what is pondered on can still come, or has just come.
    pub fn ponders_on(&self, game: &Game) -> bool {
        self.is_pondering()
            && self.pondered.as_ref().is_some_and(|moves| {
                let before = moves.split_last().map_or(&moves[..], |(_, before)| before);
                is_played(game, moves) || is_played(game, before)
            })
    }

    /// Starts a program that is to play, so that it does not begin on its own time.
    pub fn prepare(&mut self, program: &Program) {
        // If it cannot be started that is heard when it is to move.
        drop(self.engine.prepare(program));
    }

    /// Stops thinking; what was found is not wanted any more.
    pub fn stop(&mut self) {
        self.pondered = None;
        self.answered = None;
        self.engine.stop();
    }

    /// How it stood when it thought last says nothing any more.
    pub fn forget_score(&mut self) {
        self.score = None;
    }

    /// Ends programs that do not play any more.
    pub fn end_programs(&mut self) {
        self.engine.keep(|_| false);
    }

    /// Forgets the last game.
    pub fn forget(&mut self) {
        self.pondered = None;
        self.answered = None;
        self.engine.forget();
        self.score = None;
    }

    /// When the answer was found that nobody has taken yet; whoever hears of it may do so later.
    pub fn answered_at(&mut self) -> Option<Instant> {
        self.listen();
        self.answered.as_ref().map(|(_, at)| *at)
    }

    /// The move, once it is found; none within it where there is none.
    ///
    /// # Errors
    /// When there will be no answer.
    pub fn answer(&mut self) -> Result<Option<Option<Move>>, EngineError> {
        self.listen();
        let answered = self.answered.take();
        answered.map(|(answer, _)| answer).transpose()
    }

    fn listen(&mut self) {
        while self.answered.is_none()
            && let Some(heard) = self.engine.hear()
        {
            match heard {
                EngineEvent::Info(info) if info.line == 1 => self.score = Some(info.score),
                EngineEvent::Info(_) => {}
                EngineEvent::Move(mv, at) => self.answered = Some((Ok(mv), at)),
                EngineEvent::Failed(trouble) => {
                    self.answered = Some((Err(trouble), Instant::now()))
                }
            }
        }
    }

    /// How good its position looked for the computer when it last thought.
    pub fn score(&self) -> Option<Score> {
        self.score
    }
}

fn moves_of(game: &Game) -> impl Iterator<Item = Move> {
    game.history().iter().map(|played| played.mv)
}

/// Whether these are the moves of the game.
fn is_played(game: &Game, moves: &[Move]) -> bool {
    moves_of(game).eq(moves.iter().copied())
}

/// The wish for a move of the game's own engine.
fn request(game: &Game, clock: Option<&Clock>, level: Level, seed: u64) -> Request {
    let mut request = Request::of_move(Situation::from(game), level, seed);
    if let Some(clock) = clock {
        request.limits = limits(clock, game.position().turn());
    }
    request
}

/// What each player is given for a move. It is there again after it, whichever way it is given; but
/// a delay or Bronstein's saves nothing up.
fn increment(clock: &Clock, color: Color) -> Duration {
    match clock.control().of(color).bonus {
        Bonus::None => Duration::ZERO,
        Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
    }
}

/// The clock as a program is told of it.
fn time_of(clock: &Clock) -> SearchTime {
    let sides = [Color::White, Color::Black];
    SearchTime::Clock {
        left: sides.map(|color| clock.left(color).saturating_sub(OVERHEAD)),
        increment: sides.map(|color| increment(clock, color)),
    }
}

/// How long the computer may think, so that its time lasts.
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
    use parlour_rules::chess::Rules;
    use std::thread;

    fn own(level: Level) -> Opponent {
        Opponent::Own {
            level,
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
        assert!(begun.elapsed() >= Level::Beginner.min_move_time());
        assert!(!thinker.is_busy() && thinker.score().is_some());
    }

    #[test]
    fn an_answer_that_is_heard_late_was_found_when_it_was_found() {
        let mut thinker = MoveSearch::default();
        let game = Game::new(Rules::Standard);
        thinker.begin(&game, None, &own(Level::Beginner)).unwrap();
        assert_eq!(thinker.answered_at(), None);
        let late = Level::Beginner.min_move_time() + Duration::from_secs(2);
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

    /// White's first move, found with little time, in a game in which it was made. A search that ends
    /// at the wrong moment expects nothing; then there is another.
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
            thinker.ponder(&game, Some(&clock), Level::Full, 1).unwrap();
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
        thinker.ponder(&game, None, Level::Beginner, 1).unwrap();
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
        let trouble = loop {
            match thinker.answer() {
                Err(trouble) => break trouble,
                Ok(answer) => assert_eq!(answer, None),
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
            thread::sleep(Duration::from_millis(5));
        };
        assert!(matches!(trouble, EngineError::NotStarted(_)));
        assert!(!thinker.is_busy());
    }
}
