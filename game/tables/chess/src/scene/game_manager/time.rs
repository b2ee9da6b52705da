//! Time-driven behavior of the game: the clock and the computer's thinking.

use super::{GameEvent, GameManager, Intent, Participant, Phase};
use crate::model::{
    annotated_game::Kind, engine_handle::EngineError, engines::Engines, move_search::Opponent,
    openings::Openings, players::Computer,
};
use fyrox::core::log::Log;
use parlour_rules::chess::{Claim, Color, Move};
use web_time::Instant;

impl GameManager {
    /// Advances the clock and the computer's thinking. If `ponders` is true, the built-in engine also
    /// thinks during the opponent's turn.
    pub fn advance(&mut self, engines: &Engines, openings: &Openings, ponders: bool) {
        self.keep_time();
        self.think(engines, openings, ponders);
    }

    /// Pauses or resumes the clock and the computer. The table pauses while the menu or a dialog is
    /// open.
    pub fn set_running(&mut self, running: bool) {
        self.state.running = running;
        if !running {
            // The script itself might not be updated while paused.
            self.state.counted = None;
            self.state.search.stop();
            // A dialog offers to replace a failed engine, so the engine can be tried again after
            // it.
            self.state.failed = false;
        }
    }

    /// Returns whether it is a computer's turn and the game is running.
    pub fn is_computer_due(&self) -> bool {
        self.state.running && self.game().outcome().is_none() && self.mover() != Participant::Person
    }

    /// Returns whether the game is waiting for a move.
    fn waits(&self) -> bool {
        self.state.running
            && self.phase() == Phase::Idle
            && self.state.queue.is_empty()
            && self.game().outcome().is_none()
    }

    /// Advances the clock.
    ///
    /// Only thinking time counts, not the animation of pieces and camera. A computer's time ends
    /// when its move was found, however late the frame that receives it.
    fn keep_time(&mut self) {
        let search = &mut self.state.search;
        let found = search.is_busy().then(|| search.answered_at()).flatten();
        let now = found.unwrap_or_else(Instant::now);
        let last = self.state.counted.take();
        if !self.waits() {
            return;
        }
        self.state.counted = Some(now);
        let elapsed = last.map(|last| now.saturating_duration_since(last));
        let fallen = elapsed.and_then(|elapsed| self.state.session.pass(elapsed));
        if let Some(color) = fallen {
            self.state.queue.submit(Intent::Flag(color));
        }
    }

    /// Starts the computer's search when it is to move, and plays the move that it has found.
    fn think(&mut self, engines: &Engines, openings: &Openings, ponders: bool) {
        if self.state.running && !std::mem::replace(&mut self.state.prepared, true) {
            for color in Color::ALL {
                if let Participant::Computer(Computer::Other(id)) =
                    self.state.session.players.of(color)
                    && let Some(engine) = engines.get(id)
                {
                    self.state.search.prepare(&engine.program());
                }
            }
        }
        if !self.state.queue.is_empty() {
            // Pending intents are applied first, because they can change the position.
            return;
        }
        let turn = self.game().position().turn();
        let computer = match self.state.session.players.of(turn) {
            Participant::Computer(computer) if self.waits() && !self.state.failed => computer,
            _ => return self.ponder(ponders),
        };
        if !self.state.search.is_busy() {
            let opponent = match self.opponent(computer, engines, openings) {
                Some(opponent) => opponent,
                None => return self.handle_failed_engine(turn, computer, EngineError::Unknown),
            };
            let session = &self.state.session;
            let clock = session.clock.as_ref().filter(|clock| clock.is_started());
            let begun = self.state.search.begin(&session.game, clock, &opponent);
            match begun {
                Ok(true) => self.state.queue.emit(GameEvent::PonderHit),
                Ok(false) => {}
                Err(error) => return self.handle_failed_engine(turn, computer, error),
            }
        }
        match self.state.search.answer() {
            Ok(None) => {}
            Ok(Some(found)) => {
                if let Some(claim) = self.claim_of_computer() {
                    self.state.queue.submit(Intent::Claim(claim));
                    return;
                }
                // If an engine ends its search without a move, a legal move keeps the game alive.
                let any = || self.game().position().legal_moves().into_iter().next();
                if let Some(mv) = found.or_else(any) {
                    self.state.queue.submit(Intent::Play(mv));
                }
            }
            Err(error) => self.handle_failed_engine(turn, computer, error),
        }
    }

    /// Ponders on the expected move of the person to move, if enabled; otherwise stops any search.
    fn ponder(&mut self, ponders: bool) {
        let phase = self.phase();
        let state = &mut self.state;
        let game = &state.session.game;
        if !ponders || !state.running || state.failed || game.outcome().is_some() {
            return state.search.stop();
        }
        if state.search.ponders_on(game) {
            return;
        }
        let turn = game.position().turn();
        let players = state.session.players;
        if phase == Phase::Idle
            && let (Participant::Person, Participant::Computer(Computer::Own(strength))) =
                (players.of(turn), players.of(!turn))
        {
            let clock = state.session.clock.as_ref();
            let clock = clock.filter(|clock| clock.is_started());
            if let Err(error) = state.search.ponder(game, clock, strength, state.seed) {
                Log::warn(format!("couldn't think in the opponent's time: {error:?}"));
            }
        } else {
            state.search.stop();
        }
    }

    /// Returns the draw that the computer to move should claim.
    ///
    /// It claims one unless it considers itself better. Between two computers every draw is
    /// claimed, so that the game ends.
    fn claim_of_computer(&self) -> Option<Claim> {
        let claim = self.game().claims().into_iter().next()?;
        let score = self.state.search.score();
        let is_better = score.is_some_and(|score| score.centipawns() > 0);
        (self.state.session.players.are_computers() || !is_better).then_some(claim)
    }

    /// Returns the settings for a computer's search, or `None` if its engine was removed from the
    /// list.
    fn opponent(
        &self,
        computer: Computer,
        engines: &Engines,
        openings: &Openings,
    ) -> Option<Opponent> {
        let seed = self.state.seed;
        Some(match computer {
            Computer::Own(strength) => Opponent::Own {
                strength,
                seed,
                known: openings.known_move(self.game(), strength, seed),
            },
            Computer::Other(id) => {
                let engine = engines.get(id)?;
                Opponent::Program {
                    program: engine.program(),
                    move_time: engine.move_time(),
                }
            }
        })
    }

    /// Handles an engine that cannot play.
    ///
    /// The built-in engine is replaced by a person. For an external engine the player is asked.
    fn handle_failed_engine(&mut self, color: Color, computer: Computer, error: EngineError) {
        match computer {
            Computer::Own(_) => self.state.session.players.set(color, Participant::Person),
            Computer::Other(_) => self.state.failed = true,
        }
        self.state.queue.emit(GameEvent::NoEngine {
            color,
            computer,
            error,
        });
    }

    /// Replaces the player of a side.
    pub fn assign(&mut self, color: Color, participant: Participant) {
        self.state.session.players.set(color, participant);
        self.state.search.forget_score();
    }

    /// Ends the processes of external engines.
    pub fn end_programs(&mut self) {
        self.state.search.end_programs();
    }

    /// Changes the name of a side's player in the annotations, if the game has any.
    pub fn rename(&mut self, color: Color, name: String, kind: Kind) {
        if let Some(notes) = &mut self.state.session.notes {
            notes.rename(color, name, kind);
        }
    }

    /// Returns whether the computer accepts a draw offer.
    ///
    /// It accepts if it is worse by `BETTER` centipawns, or from ply `LATE` if it isn't better.
    pub fn accepts_draw(&self) -> bool {
        const BETTER: i32 = -60;
        const LATE: usize = 60;
        self.state
            .search
            .score()
            .map(|score| score.centipawns())
            .is_some_and(|score| score <= BETTER || (score <= 0 && self.game().ply() >= LATE))
    }

    /// Returns the expected move of the person to move, while the computer ponders on it.
    pub fn pondered(&self) -> Option<Move> {
        self.state.search.pondered()
    }

    /// Returns whether the computer is searching for its move.
    pub fn is_thinking(&self) -> bool {
        self.state.search.is_busy()
    }
}
