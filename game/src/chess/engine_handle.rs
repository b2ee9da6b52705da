//! Somebody who thinks about positions: the game's own engine, or another that is a program of its
//! own. Both are asked, heard and stopped in the same way.

use fyrox::core::log::Log;
use parlour_engine::{
    chess::{Info, Listener, Options, Player, PlayerError, Request, SearchEvent},
    uci::{
        client::ClientError,
        external_engine::{
            ExternalEngine, ExternalEngineError, ExternalEngineEvent, Program, SearchRequest,
        },
    },
};
use parlour_rules::chess::Move;
use std::{
    fmt,
    sync::mpsc::{Receiver, TryRecvError, channel},
    time::Instant,
};

/// How many programs are kept running: one for each player.
const MOST_PROGRAMS: usize = 2;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineError {
    /// There is no memory or no thread for it.
    NoRoom(std::io::ErrorKind),
    /// The program cannot be started.
    NotStarted(std::io::ErrorKind),
    /// The program has ended.
    Gone,
    /// The program does not greet as a UCI engine does.
    Foreign,
    /// The program does not answer.
    Silent,
    /// The program says something that is no legal move.
    Illegal(String),
    /// The program does not know these rules.
    Rules,
    /// The engine is not in the player's list any more.
    Unknown,
}

impl EngineError {
    /// The key of its sentence.
    pub fn key(&self) -> &'static str {
        match self {
            Self::NoRoom(_) => "engine-no-room",
            Self::NotStarted(_) => "engine-not-started",
            Self::Gone => "engine-gone",
            Self::Foreign => "engine-foreign",
            Self::Silent => "engine-silent",
            Self::Illegal(_) => "engine-illegal",
            Self::Rules => "engine-rules",
            Self::Unknown => "engine-unknown",
        }
    }

    /// What kind of error it was; the system's own words go to the log.
    fn said(error: &std::io::Error) -> std::io::ErrorKind {
        Log::warn(format!("An engine cannot play: {error}."));
        error.kind()
    }
}

impl From<PlayerError> for EngineError {
    fn from(error: PlayerError) -> Self {
        match error {
            PlayerError::Thread(error) => Self::NoRoom(Self::said(&error)),
            PlayerError::Hash(_) => Self::NoRoom(std::io::ErrorKind::OutOfMemory),
        }
    }
}

impl From<ExternalEngineError> for EngineError {
    fn from(failure: ExternalEngineError) -> Self {
        match failure {
            ExternalEngineError::Client(ClientError::Start(error)) => {
                Self::NotStarted(Self::said(&error))
            }
            ExternalEngineError::Client(ClientError::Exited) => Self::Gone,
            ExternalEngineError::Client(ClientError::NotUci) => Self::Foreign,
            ExternalEngineError::Client(ClientError::Timeout(_)) => Self::Silent,
            ExternalEngineError::Client(ClientError::InvalidMove(text))
            | ExternalEngineError::Illegal(text) => Self::Illegal(text),
            ExternalEngineError::Rules(_) => Self::Rules,
            ExternalEngineError::Thread(error) => Self::NoRoom(Self::said(&error)),
        }
    }
}

/// What is heard of whoever thinks.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineEvent {
    /// How it looks so far.
    Info(Info),
    /// The move, none where there is none, and when it was found. Nothing comes after it.
    Move(Option<Move>, Instant),
    /// There will be no answer.
    Failed(EngineError),
}

/// Somebody who thinks, or not.
#[derive(Default)]
pub struct EngineHandle {
    options: Options,
    own: Option<Player>,
    /// The answer that the own engine expected to the last move that it found.
    expected: Option<Move>,
    programs: Vec<(Program, ExternalEngine)>,
    hearing: Option<Hearing>,
}

/// Whom an answer is expected of.
enum Hearing {
    Own(Receiver<(SearchEvent, Instant)>),
    /// The program, and the number of the question.
    Program(Program, u64),
}

impl fmt::Debug for EngineHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let programs: Vec<_> = self.programs.iter().map(|(program, _)| program).collect();
        write!(f, "EngineHandle({}, {programs:?})", self.is_busy())
    }
}

impl EngineHandle {
    /// One whose own engine has these options.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// Whether an answer is expected.
    pub fn is_busy(&self) -> bool {
        self.hearing.is_some()
    }

    /// Asks the game's own engine; what was asked before is forgotten.
    ///
    /// # Errors
    /// When there is no memory or no thread for it.
    pub fn ask_own(&mut self, request: Request) -> Result<(), EngineError> {
        self.begin_own(request, Player::search)
    }

    /// Lets the game's own engine think during the opponent's time, about the position after the
    /// move that is expected. There is no answer before [`EngineHandle::ponder_hit`].
    ///
    /// # Errors
    /// When there is no memory or no thread for it.
    pub fn ponder(&mut self, request: Request) -> Result<(), EngineError> {
        self.begin_own(request, Player::ponder)
    }

    fn begin_own(
        &mut self,
        request: Request,
        begin: fn(&mut Player, Request, Listener),
    ) -> Result<(), EngineError> {
        self.stop();
        let player = match &mut self.own {
            Some(player) => player,
            none => none.insert(Player::new(self.options.clone())?),
        };
        let (told, heard) = channel();
        // Nobody may be listening any more.
        let listener = Box::new(move |thought| drop(told.send((thought, Instant::now()))));
        begin(player, request, listener);
        self.hearing = Some(Hearing::Own(heard));
        Ok(())
    }

    /// The move that the own engine ponders on was played: from now on its time counts.
    pub fn ponder_hit(&self) {
        if let (Some(Hearing::Own(_)), Some(player)) = (&self.hearing, &self.own) {
            player.ponder_hit();
        }
    }

    /// The answer that the own engine expects to the last move that it found, if it looked so far;
    /// once.
    pub fn take_expected(&mut self) -> Option<Move> {
        self.expected.take()
    }

    /// Asks a program, which is started if it does not run yet; what was asked before is forgotten.
    ///
    /// # Errors
    /// When there is no thread for it. Whatever else goes wrong is heard.
    pub fn ask_program(
        &mut self,
        program: &Program,
        question: SearchRequest,
    ) -> Result<(), EngineError> {
        self.stop();
        let index = self.start(program)?;
        if let Some((_, engine)) = self.programs.get_mut(index) {
            let number = engine.search(question);
            self.hearing = Some(Hearing::Program(program.clone(), number));
        }
        Ok(())
    }

    /// Starts a program that will be asked soon.
    ///
    /// # Errors
    /// When there is no thread for it. Whatever else goes wrong is heard when it is asked.
    pub fn prepare(&mut self, program: &Program) -> Result<(), EngineError> {
        self.start(program).map(drop)
    }

    /// Which of the programs that run it is; it is started if it does not run yet.
    fn start(&mut self, program: &Program) -> Result<usize, EngineError> {
        let mut programs = self.programs.iter();
        // Who was wanted last stands last.
        let last = match programs.position(|(running, _)| running == program) {
            Some(index) => self.programs.remove(index),
            None => {
                if self.programs.len() >= MOST_PROGRAMS {
                    self.programs.remove(0);
                }
                (program.clone(), ExternalEngine::start(program.clone())?)
            }
        };
        self.programs.push(last);
        Ok(self.programs.len() - 1)
    }

    /// Ends the programs that are not wanted any more.
    pub fn keep(&mut self, wanted: impl Fn(&Program) -> bool) {
        if let Some(Hearing::Program(asked, _)) = &self.hearing
            && !wanted(asked)
        {
            self.hearing = None;
        }
        self.programs.retain(|(program, _)| wanted(program));
    }

    /// Stops thinking; what was found is not wanted any more.
    pub fn stop(&mut self) {
        match self.hearing.take() {
            None => {}
            Some(Hearing::Own(_)) => {
                if let Some(player) = &self.own {
                    player.stop();
                }
            }
            Some(Hearing::Program(asked, _)) => {
                for (program, engine) in &self.programs {
                    if *program == asked {
                        engine.stop();
                    }
                }
            }
        }
    }

    /// Another game begins: nothing is remembered of the last.
    pub fn forget(&mut self) {
        self.stop();
        self.expected = None;
        if let Some(player) = &self.own {
            player.new_game();
        }
        for (_, engine) in &self.programs {
            engine.new_game();
        }
    }

    /// The next thing that is heard, if there is something.
    pub fn hear(&mut self) -> Option<EngineEvent> {
        let heard = match self.hearing.as_ref()? {
            Hearing::Own(thoughts) => match thoughts.try_recv() {
                Err(TryRecvError::Empty) => return None,
                Ok((SearchEvent::Info(info), _)) => EngineEvent::Info(info),
                Ok((SearchEvent::Move(mv, expected), at)) => {
                    self.expected = expected;
                    EngineEvent::Move(mv, at)
                }
                Err(TryRecvError::Disconnected) => {
                    // Its thread is gone; asked again, there is a new one.
                    self.own = None;
                    EngineEvent::Failed(EngineError::Gone)
                }
            },
            Hearing::Program(asked, number) => {
                let number = *number;
                let index = self
                    .programs
                    .iter()
                    .position(|(program, _)| program == asked)?;
                loop {
                    match self.programs.get(index)?.1.poll()? {
                        ExternalEngineEvent::Info(of, info) if of == number => {
                            break EngineEvent::Info(info);
                        }
                        ExternalEngineEvent::Move(of, mv, at) if of == number => {
                            break EngineEvent::Move(mv, at);
                        }
                        // Of a question that was taken back.
                        ExternalEngineEvent::Info(..)
                        | ExternalEngineEvent::Move(..)
                        | ExternalEngineEvent::Ready { .. } => {}
                        ExternalEngineEvent::Failed(failure) => {
                            // Asked again, it is started again.
                            self.programs.remove(index);
                            break EngineEvent::Failed(failure.into());
                        }
                    }
                }
            }
        };
        if !matches!(heard, EngineEvent::Info(_)) {
            self.hearing = None;
        }
        Some(heard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_engine::{
        chess::{Level, Situation},
        uci::external_engine::SearchTime,
    };
    use parlour_rules::chess::{Game, Rules};
    use std::{thread, time::Duration};

    fn wait(engine: &mut EngineHandle) -> EngineEvent {
        let begun = Instant::now();
        loop {
            match engine.hear() {
                Some(EngineEvent::Info(_)) => {}
                Some(heard) => return heard,
                None => thread::sleep(Duration::from_millis(5)),
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "no answer");
        }
    }

    #[test]
    fn the_own_engine_answers_with_a_move() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let request = Request::of_move(Situation::from(&game), Level::Beginner, 1);
        engine.ask_own(request).unwrap();
        assert!(engine.is_busy());
        assert!(matches!(wait(&mut engine), EngineEvent::Move(Some(_), _)));
        assert!(!engine.is_busy() && engine.hear().is_none());
    }

    #[test]
    fn a_program_that_is_not_there_is_trouble_and_can_be_asked_again() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let program = Program {
            path: "no/such/program".into(),
            ..Program::default()
        };
        for _ in 0..2 {
            let question = SearchRequest::new(&game, SearchTime::Move(Duration::from_millis(10)));
            engine.ask_program(&program, question).unwrap();
            let heard = wait(&mut engine);
            assert!(matches!(
                heard,
                EngineEvent::Failed(EngineError::NotStarted(_))
            ));
            assert!(!engine.is_busy());
        }
    }

    #[test]
    fn nothing_is_heard_of_what_was_stopped() {
        let mut engine = EngineHandle::default();
        let game = Game::new(Rules::Standard);
        let request = Request::of_move(Situation::from(&game), Level::Full, 1);
        engine.ask_own(request).unwrap();
        engine.stop();
        assert!(!engine.is_busy() && engine.hear().is_none());
    }
}
