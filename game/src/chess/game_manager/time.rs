//! What goes on by itself while the table waits for a move: the clock runs, and the computer
//! thinks.

use super::{GameManager, Intent, Participant, Phase, SessionEvent};
use crate::chess::{
    annotated_game::Kind, engine_handle::EngineError, engines::Engines, move_search::Opponent,
    openings::Openings, players::Computer,
};
use fyrox::core::log::Log;
use parlour_rules::chess::{Claim, Color, Move};
use std::time::Instant;

impl GameManager {
    /// Says whether time passes and the computer plays: not while the menu is open, or something
    /// lies over the table.
    pub fn set_running(&mut self, running: bool) {
        self.state.running = running;
        if !running {
            // The script itself may be asleep.
            self.state.counted = None;
            self.state.search.stop();
            // Whatever lies over the table asks, or leads away: an engine may be tried once more.
            self.state.failed = false;
        }
    }

    /// Whether the computer is to move, and may.
    pub fn is_computer_due(&self) -> bool {
        self.state.running && self.game().outcome().is_none() && self.mover() != Participant::Person
    }

    /// Whether the table waits for somebody's move.
    fn waits(&self) -> bool {
        self.state.running
            && self.state.phase == Phase::Idle
            && self.state.inbox.is_empty()
            && self.game().outcome().is_none()
    }

    /// Lets time pass on the clock. Only what somebody had to think is counted, not the motion of
    /// pieces and camera; and of a computer only until it found its move, however long the frame took
    /// in which that is heard.
    pub(super) fn keep_time(&mut self) {
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
            self.state.inbox.push_back(Intent::Flag(color));
        }
    }

    /// Lets the computer think when it is on move, and takes what it has found; during the other's
    /// time it thinks on if it `ponders`.
    pub(super) fn think(&mut self, engines: &Engines, openings: &Openings, ponders: bool) {
        if self.state.running && !std::mem::replace(&mut self.state.prepared, true) {
            for color in Color::ALL {
                if let Participant::Computer(Computer::Other(id)) =
                    self.state.session.seats.of(color)
                    && let Some(engine) = engines.get(id)
                {
                    self.state.search.prepare(&engine.program());
                }
            }
        }
        if !self.state.inbox.is_empty() {
            // What somebody wants is judged first, and may change nothing.
            return;
        }
        let turn = self.game().position().turn();
        let computer = match self.state.session.seats.of(turn) {
            Participant::Computer(computer) if self.waits() && !self.state.failed => computer,
            _ => return self.ponder(ponders),
        };
        if !self.state.search.is_busy() {
            let opponent = match self.opponent(computer, engines, openings) {
                Some(opponent) => opponent,
                None => return self.stand_up(turn, computer, EngineError::Unknown),
            };
            let session = &self.state.session;
            let clock = session.clock.as_ref().filter(|clock| clock.is_started());
            let begun = self.state.search.begin(&session.game, clock, &opponent);
            match begun {
                Ok(true) => self.state.news.push(SessionEvent::PonderHit),
                Ok(false) => {}
                Err(trouble) => return self.stand_up(turn, computer, trouble),
            }
        }
        match self.state.search.answer() {
            Ok(None) => {}
            Ok(Some(found)) => {
                if let Some(claim) = self.claim_of_computer() {
                    self.state.inbox.push_back(Intent::Claim(claim));
                    return;
                }
                // An engine that ends without an answer is no reason to end the game.
                let any = || self.game().position().legal_moves().into_iter().next();
                if let Some(mv) = found.or_else(any) {
                    self.state.inbox.push_back(Intent::Play(mv));
                }
            }
            Err(trouble) => self.stand_up(turn, computer, trouble),
        }
    }

    /// While the computer is not to move: nothing is thought about but the answer to the move that it
    /// expects of the person on move, if that is wanted.
    fn ponder(&mut self, ponders: bool) {
        let state = &mut self.state;
        let game = &state.session.game;
        if !ponders || !state.running || state.failed || game.outcome().is_some() {
            return state.search.stop();
        }
        if state.search.ponders_on(game) {
            return;
        }
        let turn = game.position().turn();
        let seats = state.session.seats;
        if state.phase == Phase::Idle
            && let (Participant::Person, Participant::Computer(Computer::Own(level))) =
                (seats.of(turn), seats.of(!turn))
        {
            let clock = state.session.clock.as_ref();
            let clock = clock.filter(|clock| clock.is_started());
            if let Err(trouble) = state.search.ponder(game, clock, level, state.seed) {
                Log::warn(format!(
                    "The computer cannot think in your time: {trouble:?}."
                ));
            }
        } else {
            state.search.stop();
        }
    }

    /// The draw that the computer on move claims: where it does not think that it is better, or nobody
    /// watches who would.
    fn claim_of_computer(&self) -> Option<Claim> {
        let claim = self.game().claims().into_iter().next()?;
        let score = self.state.search.score();
        let is_better = score.is_some_and(|score| score.centipawns() > 0);
        (self.state.session.seats.are_computers() || !is_better).then_some(claim)
    }

    /// Who thinks for a computer; none if it is not in the player's list any more.
    fn opponent(
        &self,
        computer: Computer,
        engines: &Engines,
        openings: &Openings,
    ) -> Option<Opponent> {
        let seed = self.state.seed;
        Some(match computer {
            Computer::Own(level) => Opponent::Own {
                level,
                seed,
                known: openings.known_move(self.game(), level, seed),
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

    /// The computer does not play. The game's own engine leaves its place to a person; who plays for
    /// another one is asked.
    fn stand_up(&mut self, color: Color, computer: Computer, trouble: EngineError) {
        match computer {
            Computer::Own(_) => self.state.session.seats.set(color, Participant::Person),
            Computer::Other(_) => self.state.failed = true,
        }
        self.state.news.push(SessionEvent::NoEngine {
            color,
            computer,
            trouble,
        });
    }

    /// Somebody else takes a place at the table.
    pub fn sit(&mut self, color: Color, seat: Participant) {
        self.state.session.seats.set(color, seat);
        self.state.search.forget_score();
    }

    /// Ends the programs that play.
    pub fn end_programs(&mut self) {
        self.state.search.end_programs();
    }

    /// What is written of the game names somebody else for a side.
    pub fn rename(&mut self, color: Color, name: String, kind: Kind) {
        if let Some(notes) = &mut self.state.session.notes {
            notes.rename(color, name, kind);
        }
    }

    /// Whether the computer, which has this colour, would take a draw: when it does not think that
    /// it is better, and in a quiet position only late.
    pub fn accepts_draw(&self) -> bool {
        const BETTER: i32 = -60;
        const LATE: usize = 60;
        self.state
            .search
            .score()
            .map(|score| score.centipawns())
            .is_some_and(|score| score <= BETTER || (score <= 0 && self.game().ply() >= LATE))
    }

    /// The move that the computer expects of the person on move, while it ponders on that.
    pub fn pondered(&self) -> Option<Move> {
        self.state.search.pondered()
    }

    /// Whether the computer is thinking about its move.
    pub fn is_thinking(&self) -> bool {
        self.state.search.is_busy()
    }
}
