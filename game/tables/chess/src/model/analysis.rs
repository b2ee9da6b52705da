//! Analysis of the position on the board: its evaluation, the best line, and the opponent's threat.
//!
//! It runs the built-in engine at full strength on a separate thread, or an external engine. Each
//! position is analyzed for a limited time.

use super::engine_handle::{EngineError, EngineEvent, EngineHandle};
use parlour_engine::{
    chess::{Bound, Limits, Request, Score, Situation, Strength, accuracy},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Color, Game, Move, Outcome, Position, Rules};
use std::{fmt, time::Duration};

/// Greatest search depth in plies, so that the machine can rest in solved positions.
const DEEPEST: u32 = 60;
/// Duration of the search for a threat.
const THREAT_TIME: Duration = Duration::from_millis(300);
/// Least gain of a threat over the opponent's present prospects, in centipawns. It must exceed the
/// value of a single tempo.
const THREAT: i32 = 110;
/// Least gain of a threat over the present material balance, in centipawns. It excludes moves that
/// only save a piece.
const GAIN: i32 = 150;
/// Least depth in plies of a result that is shown as a hint. Shallower ones are unreliable.
const LEAST_DEPTH: u32 = 6;
/// Greatest length in plies of the best line.
const LINE: usize = 12;

/// Evaluation of a position from White's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evaluation {
    /// Advantage in centipawns.
    Centipawns(i32),
    /// Number of moves to mate; negative if Black mates.
    Mate(i32),
}

impl Evaluation {
    /// Converts an engine's score, which is relative to the side to move.
    pub fn of(score: Score, turn: Color) -> Self {
        let sign = match turn {
            Color::White => 1,
            Color::Black => -1,
        };
        match score.mate_in() {
            // The side to move is checkmated.
            Some(0) => Evaluation::Mate(-sign),
            Some(moves) => Evaluation::Mate(sign * moves),
            None => Evaluation::Centipawns(sign * score.centipawns()),
        }
    }

    /// Returns the evaluation of the position at the end of a game.
    pub fn of_outcome(outcome: &Outcome) -> Self {
        match outcome.winner {
            Some(Color::White) => Evaluation::Mate(1),
            Some(Color::Black) => Evaluation::Mate(-1),
            None => Evaluation::Centipawns(0),
        }
    }

    /// Returns the evaluation from a player's point of view.
    pub fn seen_by(self, player: Color) -> Self {
        match (player, self) {
            (Color::White, same) => same,
            (Color::Black, Evaluation::Centipawns(centipawns)) => {
                Evaluation::Centipawns(-centipawns)
            }
            (Color::Black, Evaluation::Mate(moves)) => Evaluation::Mate(-moves),
        }
    }

    /// Returns White's expected score, from 0 to 1. It is a logistic function of the advantage.
    pub fn share(self) -> f32 {
        match self {
            Evaluation::Mate(moves) => {
                if moves > 0 {
                    1.0
                } else {
                    0.0
                }
            }
            Evaluation::Centipawns(centipawns) => 1.0 / (1.0 + (-0.004 * centipawns as f32).exp()),
        }
    }

    /// Returns White's chance of winning in percent, for the [`accuracy`] of moves.
    pub fn win_chance(self) -> f64 {
        accuracy::win_chance(match self {
            Evaluation::Mate(1..) => i32::MAX,
            Evaluation::Mate(_) => i32::MIN,
            Evaluation::Centipawns(centipawns) => centipawns,
        })
    }
}

impl fmt::Display for Evaluation {
    /// Writes the usual notation: `+0.3`, `-2.1`, `M3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Evaluation::Centipawns(centipawns) => {
                let tenths = (f64::from(*centipawns) / 10.0).round() as i32;
                match tenths {
                    0 => f.pad("0.0"),
                    _ => f.pad(&format!("{:+.1}", f64::from(tenths) / 10.0)),
                }
            }
            Evaluation::Mate(moves) if *moves < 0 => f.pad(&format!("-M{}", -moves)),
            Evaluation::Mate(moves) => f.pad(&format!("M{moves}")),
        }
    }
}

/// Results of the analysis of a position so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnalysisReport {
    /// Evaluation, once there is an exact one.
    pub evaluation: Option<Evaluation>,
    /// Search depth in plies.
    pub depth: u32,
    /// Best line, of at most `LINE` plies.
    pub line: Vec<Move>,
    /// Best move of the opponent if the side to move passed, and the opponent's score.
    threat: Option<(Move, Score)>,
    /// Opponent's lead in material, in centipawns.
    lead: i32,
    /// Score for the side to move.
    score: Option<Score>,
}

impl AnalysisReport {
    /// Returns the best move, once the search is deep enough to rely on.
    pub fn hint(&self) -> Option<Move> {
        (self.depth >= LEAST_DEPTH)
            .then(|| self.line.first().copied())
            .flatten()
    }

    /// Returns the move that the opponent threatens, if it would mate or win enough material.
    pub fn threat(&self) -> Option<Move> {
        let (mv, worth) = self.threat?;
        let now = self.score.filter(|_| self.depth >= LEAST_DEPTH)?;
        // Both scores are from their mover's point of view, so their sum is the gain by the threat.
        let gain = worth.centipawns().saturating_add(now.centipawns());
        let mates = worth.mate_in().is_some_and(|moves| moves > 0)
            && now.mate_in().is_none_or(|moves| moves > 0);
        let wins = gain >= THREAT && worth.centipawns() >= self.lead.saturating_add(GAIN);
        (mates || wins).then_some(mv)
    }
}

/// Subject of the running search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Threat,
    Position,
}

/// Background analysis of one position at a time.
#[derive(Debug, Default)]
pub struct Analysis {
    engine: EngineHandle,
    /// Hash of the position, number of plies before it, and whether threats are searched for.
    subject: Option<(u64, usize, bool)>,
    /// External engine; `None` for the built-in one.
    program: Option<Program>,
    turn: Option<Color>,
    /// Time limit for each position.
    most: Duration,
    /// Game that is analyzed after the search for a threat.
    waiting: Option<Game>,
    stage: Option<Stage>,
    report: AnalysisReport,
    /// Whether the built-in engine could not start. It is not tried again.
    failed: bool,
}

impl Analysis {
    /// Starts to analyze the current position of a game, unless that is already under way.
    ///
    /// `threats` adds a search for the opponent's threat. `program` is an external engine, which is
    /// not used for the king capture variant. `most` is the time limit for a position.
    ///
    /// # Errors
    /// Returns an error if the engine cannot start: for the built-in one only the first
    /// time. Later failures are returned by [`Analysis::listen`].
    pub fn look(
        &mut self,
        game: &Game,
        threats: bool,
        program: Option<&Program>,
        most: Duration,
    ) -> Result<(), EngineError> {
        let program = program.filter(|_| game.rules() != Rules::Casual);
        let subject = Some((game.position().hash(), game.ply(), threats));
        let same = self.subject == subject && self.program.as_ref() == program && self.most == most;
        if same || self.failed {
            return Ok(());
        }
        self.stop();
        self.most = most;
        self.subject = subject;
        self.program = program.cloned();
        self.turn = Some(game.position().turn());
        let lead = match game.position().turn() {
            Color::White => -game.material(),
            Color::Black => game.material(),
        };
        self.report = AnalysisReport {
            lead: 100 * lead,
            ..AnalysisReport::default()
        };
        if game.outcome().is_some() {
            return Ok(());
        }
        let passed = game.position().after_passing();
        if threats && is_quiet(game.position(), &passed) {
            self.waiting = Some(game.clone());
            let passed = Game::from_position(passed);
            self.ask(Stage::Threat, &passed)
        } else {
            self.ask(Stage::Position, game)
        }
    }

    fn ask(&mut self, stage: Stage, game: &Game) -> Result<(), EngineError> {
        let time = match stage {
            Stage::Threat => THREAT_TIME,
            Stage::Position => self.most,
        };
        let asked = match &self.program {
            Some(program) => self
                .engine
                .ask_program(program, SearchRequest::new(game, SearchTime::Move(time))),
            None => self.engine.ask_own(Request {
                limits: Limits {
                    depth: (stage == Stage::Position).then_some(DEEPEST),
                    ..Limits::of_time(time)
                },
                strength: Strength::FULL,
                ..Request::of_analysis(Situation::from(game), 1)
            }),
        };
        self.failed = asked.is_err() && self.program.is_none();
        self.stage = asked.is_ok().then_some(stage);
        asked
    }

    /// Takes in new results. Returns whether the evaluation or the line has changed.
    ///
    /// # Errors
    /// Returns an error if the engine has failed. Analysis then pauses until
    /// [`Analysis::look`] is called with another position or engine.
    pub fn listen(&mut self) -> Result<bool, EngineError> {
        let mut changed = false;
        let Some(turn) = self.turn else {
            return Ok(false);
        };
        while let (Some(stage), Some(received)) = (self.stage, self.engine.poll()) {
            match (stage, received) {
                (_, EngineEvent::Failed(error)) => {
                    self.stage = None;
                    self.waiting = None;
                    return Err(error);
                }
                (Stage::Threat, EngineEvent::Info(info)) => {
                    let mv = info.pv.first().copied();
                    self.report.threat = mv.map(|mv| (mv, info.score));
                }
                (Stage::Position, EngineEvent::Info(info)) if info.bound == Bound::Exact => {
                    self.report.evaluation = Some(Evaluation::of(info.score, turn));
                    self.report.score = Some(info.score);
                    self.report.depth = info.depth;
                    self.report.line = info.pv.into_iter().take(LINE).collect();
                    changed = true;
                }
                (_, EngineEvent::Info(_)) => {}
                (Stage::Threat, EngineEvent::Move(..)) => match self.waiting.take() {
                    Some(game) => self.ask(Stage::Position, &game)?,
                    None => self.stage = None,
                },
                (Stage::Position, EngineEvent::Move(..)) => self.stage = None,
            }
        }
        Ok(changed)
    }

    /// Stops the search. The next call of [`Analysis::look`] starts from scratch.
    pub fn stop(&mut self) {
        self.subject = None;
        self.waiting = None;
        self.stage = None;
        self.engine.stop();
    }

    /// Ends every external engine except the one that is used from now on.
    pub fn keep(&mut self, program: Option<&Program>) {
        if self.program.as_ref() != program {
            self.stop();
        }
        self.engine.keep(|running| Some(running) == program);
    }

    /// Returns the results so far.
    pub fn report(&self) -> &AnalysisReport {
        &self.report
    }
}

/// Returns whether passing makes sense: the side to move is not in check, and the position after it
/// is playable.
fn is_quiet(position: &Position, passed: &Position) -> bool {
    !position.in_check() && passed.has_legal_move()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;
    use std::thread;
    use web_time::Instant;

    fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::Standard).unwrap())
    }

    /// Analyzes a position until `enough` returns true.
    fn advised(fen: &str, enough: impl Fn(&AnalysisReport) -> bool) -> AnalysisReport {
        let game = game(fen);
        let mut analysis = Analysis::default();
        let begun = Instant::now();
        loop {
            let most = Duration::from_secs(8);
            analysis.look(&game, true, None, most).unwrap();
            analysis.listen().unwrap();
            if enough(analysis.report()) {
                return analysis.report().clone();
            }
            let report = analysis.report();
            assert!(begun.elapsed() < Duration::from_secs(20), "{report:?}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn scores_are_said_as_white_sees_them() {
        let of = |score: i32, turn| Evaluation::of(Score(score), turn);
        assert_eq!(of(57, Color::White).to_string(), "+0.6");
        assert_eq!(of(57, Color::Black).to_string(), "-0.6");
        assert_eq!(of(-4, Color::White).to_string(), "0.0");
        assert_eq!(of(31_995, Color::White).to_string(), "M3");
        assert_eq!(of(31_995, Color::Black).to_string(), "-M3");
        assert_eq!(of(-31_996, Color::Black).to_string(), "M2");
        assert!(of(0, Color::White).share() == 0.5);
        assert!(of(300, Color::White).share() > 0.7 && of(300, Color::Black).share() < 0.3);
        assert_eq!(of(31_995, Color::Black).share(), 0.0);
    }

    #[test]
    fn a_mate_is_found_and_hinted_at() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let report = advised(fen, |report| report.hint().is_some());
        assert_eq!(report.evaluation, Some(Evaluation::Mate(1)));
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        assert_eq!(position.san(report.hint().unwrap()), "Ra8#");
    }

    #[test]
    fn a_hanging_queen_is_threatened() {
        // Black's rook attacks White's undefended queen.
        let fen = "4r1k1/5ppp/8/8/4Q3/8/5PPP/6K1 w - - 0 1";
        let report = advised(fen, |report| report.depth >= LEAST_DEPTH);
        let threat = report.threat().map(|mv| mv.to.to_string());
        assert_eq!(threat.as_deref(), Some("e4"));
    }

    #[test]
    fn saving_a_piece_is_no_threat() {
        // White's queen is attacked and would move away.
        let fen = "4r1k1/5ppp/4b3/8/2Q5/8/5PPP/6K1 b - - 0 1";
        let report = advised(fen, |report| report.depth >= LEAST_DEPTH);
        assert_eq!(report.threat(), None);
    }

    #[test]
    fn in_a_quiet_position_nothing_is_threatened() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let report = advised(fen, |report| report.depth >= LEAST_DEPTH + 2);
        assert_eq!(report.threat(), None);
        assert!(report.line.len() > 1);
    }

    #[test]
    fn a_game_that_is_over_is_not_looked_at() {
        let mut analysis = Analysis::default();
        let game = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assert!(game.outcome().is_some());
        let most = Duration::from_secs(8);
        analysis.look(&game, true, None, most).unwrap();
        assert!(analysis.stage.is_none());
    }
}
