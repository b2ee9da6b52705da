//! An engine on a thread of its own, for a program that must not wait.

use std::{
    io,
    sync::{
        Arc,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Duration,
};

use parlour_rules::{Random, chess::Move};

use super::{
    Clock, Control, Engine, HashError, Info, Level, Limits, Options, Situation, Stopwatch,
    engine::STACK_BYTES,
};

/// A move that is wanted, or a position to be looked at.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is on the board, and what was.
    pub situation: Situation,
    /// How long it may take. Without any limit it goes on until it is stopped.
    pub limits: Limits,
    /// How well to play.
    pub level: Level,
    /// How many best lines are told; weak levels look at as many as they need.
    pub lines: usize,
    /// What a weak level's choice hangs on: the same again chooses the same.
    pub seed: u64,
    /// Whether to take at least [`Level::min_move_time`].
    pub takes_min_time: bool,
    /// The moves to choose among; all legal ones if `None`.
    pub among: Option<Vec<Move>>,
}

impl Request {
    /// A move at this level in a game without a clock.
    pub fn of_move(situation: Situation, level: Level, seed: u64) -> Self {
        Self {
            situation,
            limits: Limits::of_time(level.max_move_time()),
            level,
            lines: 1,
            seed,
            takes_min_time: true,
            among: None,
        }
    }

    /// Looking at a position until it is stopped.
    pub fn of_analysis(situation: Situation, lines: usize) -> Self {
        Self {
            situation,
            limits: Limits::infinite(),
            level: Level::Full,
            lines,
            seed: 0,
            takes_min_time: false,
            among: None,
        }
    }
}

/// What the thread tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// How it looks so far.
    Info(Info),
    /// The move, and the answer that is expected; the last thing told for a request.
    Move(Option<Move>, Option<Move>),
}

/// Who listens. Called on the engine's thread, so it should only pass on what it hears.
pub type Listener = Box<dyn FnMut(SearchEvent) + Send>;

enum Command {
    Search(Box<Request>, Arc<Control>, Listener),
    NewGame,
}

/// An engine that waits on its thread for something to think about. When it is dropped, it stops
/// at once, and nobody waits for it.
pub struct Player {
    commands: Sender<Command>,
    control: Arc<Control>,
    clock: Stopwatch,
}

/// Why there is no player.
#[derive(Debug)]
pub enum PlayerError {
    /// Not enough memory for the table.
    Hash(HashError),
    /// No thread.
    Thread(io::Error),
}

impl std::fmt::Display for PlayerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Hash(error) => error.fmt(f),
            Self::Thread(error) => write!(f, "no thread for the engine: {error}"),
        }
    }
}

impl std::error::Error for PlayerError {}

impl Player {
    /// Starts the thread.
    ///
    /// # Errors
    /// When there is no memory or no thread.
    pub fn new(options: Options) -> Result<Self, PlayerError> {
        let mut engine = Engine::new(options).map_err(PlayerError::Hash)?;
        let (commands, received) = mpsc::channel();
        thread::Builder::new()
            .name("chess engine".into())
            .stack_size(STACK_BYTES)
            .spawn(move || run(&mut engine, &received))
            .map_err(PlayerError::Thread)?;
        Ok(Self {
            commands,
            control: Arc::new(Control::new()),
            clock: Stopwatch::start(),
        })
    }

    /// Thinks about something; what it thought about before ends with what it has found.
    pub fn search(&mut self, request: Request, listener: Listener) {
        self.begin(request, Control::new(), listener);
    }

    /// Thinks during the opponent's time, about the position after the move that is expected.
    /// Limits hold from [`Player::ponder_hit`] on; if something else is played, what is stopped
    /// means nothing.
    pub fn ponder(&mut self, request: Request, listener: Listener) {
        self.begin(request, Control::pondering(), listener);
    }

    fn begin(&mut self, request: Request, control: Control, listener: Listener) {
        self.stop();
        self.control = Arc::new(control);
        self.clock = Stopwatch::start();
        self.send(Command::Search(
            Box::new(request),
            self.control.clone(),
            listener,
        ));
    }

    /// The opponent played what was expected.
    pub fn ponder_hit(&self) {
        self.control.ponder_hit(self.clock.elapsed());
    }

    /// Ends a thought with what it has found so far.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// Forgets what was learnt, for a new game.
    pub fn new_game(&self) {
        self.stop();
        self.send(Command::NewGame);
    }

    fn send(&self, command: Command) {
        // The thread only ends after this end of the channel has.
        let _ = self.commands.send(command);
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(engine: &mut Engine, commands: &Receiver<Command>) {
    for command in commands {
        match command {
            Command::Search(request, control, mut listener) => {
                search(engine, &request, &control, &mut listener);
            }
            Command::NewGame => engine.clear(),
        }
    }
}

/// How long to wait between two looks at whether to go on waiting.
const GLANCE: Duration = Duration::from_millis(2);

fn search(engine: &mut Engine, request: &Request, control: &Control, listener: &mut Listener) {
    let Request {
        situation,
        limits,
        level,
        ..
    } = request;
    let clock = Stopwatch::start();
    let mut tell = |info| listener(SearchEvent::Info(info));
    let skill = level.skill();
    let among = request.among.as_deref();
    let (mv, expected) = if *level == Level::Full {
        engine.set_multi_pv(request.lines);
        let answer = engine.search_among(situation, among, limits, control, &clock, &mut tell);
        (answer.best(), answer.ponder())
    } else {
        let mut dice = Random::with_stream(request.seed, situation.earlier.len() as u64);
        let mv = skill.choose(
            engine, situation, among, limits, control, &clock, &mut dice, &mut tell,
        );
        (mv, None)
    };
    // A clock that runs short is more urgent than a moment for the eye.
    let moment = match (request.takes_min_time, limits.clock) {
        (false, _) => Duration::ZERO,
        (true, None) => level.min_move_time(),
        (true, Some(remaining)) => level.min_move_time().min(remaining.time / 20),
    };
    let own = || clock.elapsed().saturating_sub(control.pondered());
    while !control.is_stopped() && (control.is_pondering() || own() < moment) {
        thread::sleep(GLANCE);
    }
    listener(SearchEvent::Move(mv, expected));
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::{Game, Position, Rules};

    use super::*;

    const SECONDS: Duration = Duration::from_secs(20);

    fn start() -> Situation {
        Position::start(Rules::Standard).into()
    }

    /// A listener and where its thoughts arrive.
    fn listener() -> (Listener, Receiver<SearchEvent>) {
        let (told, heard) = mpsc::channel();
        (Box::new(move |thought| drop(told.send(thought))), heard)
    }

    fn wait_for_move(heard: &Receiver<SearchEvent>) -> Option<Move> {
        loop {
            if let SearchEvent::Move(mv, _) = heard.recv_timeout(SECONDS).unwrap() {
                return mv;
            }
        }
    }

    #[test]
    fn every_level_moves() {
        let mut player = Player::new(Options::default()).unwrap();
        for level in Level::ALL {
            let (listener, heard) = listener();
            let request = Request {
                limits: Limits::of_nodes(2_000),
                takes_min_time: false,
                ..Request::of_move(start(), level, 1)
            };
            player.search(request, listener);
            let mv = wait_for_move(&heard).unwrap();
            assert!(start().position.is_legal(mv), "{level}");
        }
    }

    #[test]
    fn the_same_seed_chooses_the_same() {
        let mut player = Player::new(Options::default()).unwrap();
        let mut choose = |seed| {
            let (listener, heard) = listener();
            player.new_game();
            let request = Request {
                limits: Limits::of_nodes(3_000),
                takes_min_time: false,
                ..Request::of_move(start(), Level::Learner, seed)
            };
            player.search(request, listener);
            wait_for_move(&heard).unwrap()
        };
        for seed in 0..4 {
            assert_eq!(choose(seed), choose(seed));
        }
    }

    #[test]
    fn analysis_ends_when_it_is_stopped_or_something_else_is_asked() {
        let mut player = Player::new(Options::default()).unwrap();
        let (listener_one, first) = listener();
        player.search(Request::of_analysis(start(), 3), listener_one);
        assert!(matches!(
            first.recv_timeout(SECONDS),
            Ok(SearchEvent::Info(_))
        ));
        let (listener_two, second) = listener();
        player.search(Request::of_analysis(start(), 1), listener_two);
        assert!(wait_for_move(&first).is_some());
        player.stop();
        assert!(wait_for_move(&second).is_some());
    }

    #[test]
    fn during_the_opponents_time_no_limit_holds_until_the_expected_move_is_played() {
        let mut player = Player::new(Options::default()).unwrap();
        let (listener, heard) = listener();
        let request = Request {
            limits: Limits::of_time(Duration::from_millis(50)),
            takes_min_time: false,
            ..Request::of_move(start(), Level::Full, 0)
        };
        player.ponder(request, listener);
        let begun = std::time::Instant::now();
        while begun.elapsed() < Duration::from_millis(400) {
            if let Ok(thought) = heard.recv_timeout(Duration::from_millis(20)) {
                assert!(
                    matches!(thought, SearchEvent::Info(_)),
                    "{thought:?} too early"
                );
            }
        }
        player.ponder_hit();
        assert!(wait_for_move(&heard).is_some());
    }

    #[test]
    fn a_player_that_is_dropped_stops() {
        let mut player = Player::new(Options::default()).unwrap();
        let (listener, heard) = listener();
        player.search(Request::of_analysis(start(), 1), listener);
        drop(player);
        while let Ok(thought) = heard.recv_timeout(SECONDS) {
            drop(thought);
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let mut game = Game::new(Rules::Standard);
        for text in ["f3", "e5", "g4", "Qh4"] {
            game.play(game.position().parse_san(text).unwrap()).unwrap();
        }
        let mut player = Player::new(Options::default()).unwrap();
        let (listener, heard) = listener();
        player.search(Request::of_move((&game).into(), Level::Full, 0), listener);
        assert_eq!(wait_for_move(&heard), None);
    }
}
