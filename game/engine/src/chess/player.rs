//! Engine on a background thread, for programs that can't wait for a search.

use serde::{Deserialize, Serialize};
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
    Clock, Control, Engine, HashError, Info, Limits, Options, Situation, Stopwatch, Strength,
    engine::STACK_BYTES,
};

/// Search for a move or for analysis.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Position with its history.
    pub situation: Situation,
    /// Limits of the search. Without any it runs until it is stopped.
    pub limits: Limits,
    /// Playing strength.
    pub strength: Strength,
    /// Number of best lines to report. A limited strength searches as many as it needs.
    pub lines: usize,
    /// Seed for the choice of a limited strength. The same seed gives the same move.
    pub seed: u64,
    /// Whether the move is held back until [`Strength::min_move_time`] has passed.
    pub takes_min_time: bool,
    /// Root moves to choose from; all legal ones if `None`.
    pub among: Option<Vec<Move>>,
}

impl Request {
    /// Creates a request for a move in a game without a clock.
    pub fn of_move(situation: Situation, strength: impl Into<Strength>, seed: u64) -> Self {
        let strength = strength.into();
        Self {
            situation,
            limits: Limits::of_time(strength.max_move_time()),
            strength,
            lines: 1,
            seed,
            takes_min_time: true,
            among: None,
        }
    }

    /// Creates a request for an analysis at full strength that runs until it is stopped.
    pub fn of_analysis(situation: Situation, lines: usize) -> Self {
        Self {
            situation,
            limits: Limits::infinite(),
            strength: Strength::FULL,
            lines,
            seed: 0,
            takes_min_time: false,
            among: None,
        }
    }

    /// Returns the time for which the move is held back. On a short clock, time matters more than being
    /// easy to follow.
    pub fn min_time(&self) -> Duration {
        let least = self.strength.min_move_time();
        match (self.takes_min_time, self.limits.clock) {
            (false, _) => Duration::ZERO,
            (true, None) => least,
            (true, Some(remaining)) => least.min(remaining.time / 20),
        }
    }
}

/// Event of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SearchEvent {
    /// Result of an iteration.
    Info(Info),
    /// Best move and expected reply. It's the last event of a request.
    Move(Option<Move>, Option<Move>),
}

/// Callback for events. It runs on the engine's thread, so it should only pass them on.
pub type Listener = Box<dyn FnMut(SearchEvent) + Send>;

enum Command {
    Search(Box<Request>, Arc<Control>, Listener),
    NewGame,
}

/// Engine on a background thread. Dropping it stops the search without waiting for the thread.
pub struct Player {
    commands: Sender<Command>,
    control: Arc<Control>,
    clock: Stopwatch,
}

/// Reasons why a [`Player`] can't be created.
#[derive(Debug, thiserror::Error)]
pub enum PlayerError {
    /// There is not enough memory for the transposition table.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The thread can't be started.
    #[error("couldn't start the engine's thread: {0}")]
    Thread(#[from] io::Error),
}

impl Player {
    /// Starts the thread.
    ///
    /// # Errors
    /// When there is not enough memory or no thread.
    pub fn new(options: Options) -> Result<Self, PlayerError> {
        let mut engine = Engine::new(options)?;
        let (commands, received) = mpsc::channel();
        thread::Builder::new()
            .name("chess engine".into())
            .stack_size(STACK_BYTES)
            .spawn(move || run(&mut engine, &received))?;
        Ok(Self {
            commands,
            control: Arc::new(Control::new()),
            clock: Stopwatch::start(),
        })
    }

    /// Starts a search, and stops the one before it.
    pub fn search(&mut self, request: Request, listener: Listener) {
        self.begin(request, Control::new(), listener);
    }

    /// Starts a search during the opponent's time, of the position after the expected move. Limits
    /// apply from [`Player::ponder_hit`] on. If another move is played, the caller has to ignore
    /// the result.
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

    /// Reports that the expected move was played.
    pub fn ponder_hit(&self) {
        self.control.ponder_hit(self.clock.elapsed());
    }

    /// Stops the search. Its best move so far is still reported.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// Stops the search and clears the engine for a new game.
    pub fn new_game(&self) {
        self.stop();
        self.send(Command::NewGame);
    }

    fn send(&self, command: Command) {
        // The thread ends only after the sender is dropped, or by a panic.
        let _ = self.commands.send(command);
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Searches on this thread, and returns after the last event. For systems without threads: nothing can stop
/// the search, and [`Request::takes_min_time`] is ignored.
///
/// # Errors
/// When there is not enough memory for the transposition table.
pub fn search_here(
    options: Options,
    request: Request,
    mut listener: impl FnMut(SearchEvent),
) -> Result<(), HashError> {
    let mut engine = Engine::new(options)?;
    let request = Request {
        takes_min_time: false,
        ..request
    };
    search(&mut engine, &request, &Control::new(), &mut listener);
    Ok(())
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

/// Interval at which a finished search checks whether it can report its move.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

fn search(
    engine: &mut Engine,
    request: &Request,
    control: &Control,
    listener: &mut dyn FnMut(SearchEvent),
) {
    let Request {
        situation,
        limits,
        strength,
        ..
    } = request;
    let clock = Stopwatch::start();
    let mut report = |info| listener(SearchEvent::Info(info));
    let among = request.among.as_deref();
    let (mv, expected) = if let Some(skill) = strength.skill() {
        let mut dice = Random::with_stream(request.seed, situation.earlier.len() as u64);
        let mv = skill.choose(
            engine,
            situation,
            among,
            limits,
            control,
            &clock,
            &mut dice,
            &mut report,
        );
        (mv, None)
    } else {
        engine.set_multi_pv(request.lines);
        let answer = engine.search_among(situation, among, limits, control, &clock, &mut report);
        (answer.best(), answer.ponder())
    };
    let moment = request.min_time();
    let own = || clock.elapsed().saturating_sub(control.pondered());
    while !control.is_stopped() && (control.is_pondering() || own() < moment) {
        thread::sleep(POLL_INTERVAL);
    }
    listener(SearchEvent::Move(mv, expected));
}

#[cfg(test)]
mod tests {
    use parlour_rules::chess::{Game, Position, Rules};

    use super::{super::Level, *};

    const SECONDS: Duration = Duration::from_secs(20);

    fn start() -> Situation {
        Position::start(Rules::Standard).into()
    }

    /// Returns a listener and the receiver of its events.
    fn listener() -> (Listener, Receiver<SearchEvent>) {
        let (events, received) = mpsc::channel();
        (Box::new(move |event| drop(events.send(event))), received)
    }

    fn wait_for_move(received: &Receiver<SearchEvent>) -> Option<Move> {
        loop {
            if let SearchEvent::Move(mv, _) = received.recv_timeout(SECONDS).unwrap() {
                return mv;
            }
        }
    }

    #[test]
    fn every_level_moves() {
        let mut player = Player::new(Options::default()).unwrap();
        for level in Level::ALL {
            let (listener, received) = listener();
            let request = Request {
                limits: Limits::of_nodes(2_000),
                takes_min_time: false,
                ..Request::of_move(start(), level, 1)
            };
            player.search(request, listener);
            let mv = wait_for_move(&received).unwrap();
            assert!(start().position.is_legal(mv), "{level}");
        }
    }

    #[test]
    fn the_same_seed_chooses_the_same() {
        let mut player = Player::new(Options::default()).unwrap();
        let mut choose = |seed| {
            let (listener, received) = listener();
            player.new_game();
            let request = Request {
                limits: Limits::of_nodes(3_000),
                takes_min_time: false,
                ..Request::of_move(start(), Level::Learner, seed)
            };
            player.search(request, listener);
            wait_for_move(&received).unwrap()
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
        let (listener, received) = listener();
        let request = Request {
            limits: Limits::of_time(Duration::from_millis(50)),
            takes_min_time: false,
            ..Request::of_move(start(), Level::Full, 0)
        };
        player.ponder(request, listener);
        let begun = web_time::Instant::now();
        while begun.elapsed() < Duration::from_millis(400) {
            if let Ok(thought) = received.recv_timeout(Duration::from_millis(20)) {
                assert!(
                    matches!(thought, SearchEvent::Info(_)),
                    "{thought:?} too early"
                );
            }
        }
        player.ponder_hit();
        assert!(wait_for_move(&received).is_some());
    }

    #[test]
    fn a_player_that_is_dropped_stops() {
        let mut player = Player::new(Options::default()).unwrap();
        let (listener, received) = listener();
        player.search(Request::of_analysis(start(), 1), listener);
        drop(player);
        while let Ok(thought) = received.recv_timeout(SECONDS) {
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
        let (listener, received) = listener();
        player.search(Request::of_move((&game).into(), Level::Full, 0), listener);
        assert_eq!(wait_for_move(&received), None);
    }
}
