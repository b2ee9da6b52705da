//! Somebody who looks on: how good the position is, the best line, and what the opponent threatens.
//! It is the game's own engine at its full strength, on one thread of its own, or a program that the
//! player has named; and it rests after a while.

use super::engine_handle::{EngineError, EngineEvent, EngineHandle};
use parlour_engine::{
    chess::{Bound, Level, Limits, Request, Score, Situation},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Color, Game, Move, Position, Rules};
use std::{fmt, time::Duration};

/// How deep a position is looked at: then the machine has a rest.
const DEEPEST: u32 = 60;
/// How long it is looked for a threat.
const THREAT_TIME: Duration = Duration::from_millis(300);
/// A move of the opponent's is a threat if being allowed to make it now is worth this much, in
/// hundredths of a pawn: more than just one move ahead.
const THREAT: i32 = 110;
/// And if it brings this much more than what stands on the board: saving oneself is no threat.
const GAIN: i32 = 150;
/// An advice that is younger than this may still be foolish.
const LEAST_DEPTH: u32 = 6;
/// How many half-moves of a line are kept.
const LINE: usize = 12;

/// How good a position is, as White sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if Black mates.
    Mate(i32),
}

impl Evaluation {
    /// What a score means that is told for this player.
    pub fn of(score: Score, turn: Color) -> Self {
        let sign = match turn {
            Color::White => 1,
            Color::Black => -1,
        };
        match score.mate_in() {
            // Who is on move is mated.
            Some(0) => Evaluation::Mate(-sign),
            Some(moves) => Evaluation::Mate(sign * moves),
            None => Evaluation::Centipawns(sign * score.centipawns()),
        }
    }

    /// The same as this player sees it.
    pub fn seen_by(self, player: Color) -> Self {
        match (player, self) {
            (Color::White, same) => same,
            (Color::Black, Evaluation::Centipawns(centipawns)) => {
                Evaluation::Centipawns(-centipawns)
            }
            (Color::Black, Evaluation::Mate(moves)) => Evaluation::Mate(-moves),
        }
    }

    /// The share of White, from 0 to 1: about how often White would win.
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
}

impl fmt::Display for Evaluation {
    /// As players write it: `+0.3`, `-2.1`, `M3`.
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

/// What the adviser has found out about the position on the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnalysisReport {
    /// How good it is.
    pub evaluation: Option<Evaluation>,
    /// How many half-moves were looked ahead.
    pub depth: u32,
    /// The best line.
    pub line: Vec<Move>,
    /// What the opponent would do, and how good that would be for them.
    threat: Option<(Move, Score)>,
    /// How far the opponent leads in material now.
    lead: i32,
    /// How good the position is for the player on move.
    score: Option<Score>,
}

impl AnalysisReport {
    /// The best move, once it can be relied upon.
    pub fn hint(&self) -> Option<Move> {
        (self.depth >= LEAST_DEPTH)
            .then(|| self.line.first().copied())
            .flatten()
    }

    /// What the opponent threatens to do.
    pub fn threat(&self) -> Option<Move> {
        let (mv, worth) = self.threat?;
        let now = self.score.filter(|_| self.depth >= LEAST_DEPTH)?;
        // What is good for the opponent is bad for the player on move.
        let gain = worth.centipawns().saturating_add(now.centipawns());
        let mates = worth.mate_in().is_some_and(|moves| moves > 0)
            && now.mate_in().is_none_or(|moves| moves > 0);
        let wins = gain >= THREAT && worth.centipawns() >= self.lead.saturating_add(GAIN);
        (mates || wins).then_some(mv)
    }
}

/// What is being looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Threat,
    Position,
}

/// Somebody who looks on, or not.
#[derive(Debug, Default)]
pub struct Analysis {
    engine: EngineHandle,
    /// The position that is looked at, with how many half-moves came before it, and whether it is
    /// looked for threats.
    subject: Option<(u64, usize, bool)>,
    /// Who looks; none for the game's own engine.
    program: Option<Program>,
    turn: Option<Color>,
    /// How long it looks at a position.
    most: Duration,
    /// The game that is still to be looked at.
    waiting: Option<Game>,
    stage: Option<Stage>,
    insight: AnalysisReport,
    /// There is no engine, and it is not asked for again.
    failed: bool,
}

impl Analysis {
    /// Looks at the game as it stands, if it does not yet; `threats` says whether it looks for
    /// those, too. `program` looks if there is one, at all rules but the casual ones. After `most` there
    /// is a rest.
    ///
    /// # Errors
    /// When there is no memory or no thread for it; once. What else goes wrong is heard.
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
        self.insight = AnalysisReport {
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
                level: Level::Full,
                ..Request::of_analysis(Situation::from(game), 1)
            }),
        };
        self.failed = asked.is_err() && self.program.is_none();
        self.stage = asked.is_ok().then_some(stage);
        asked
    }

    /// Takes in what was found; whether there is anything new.
    ///
    /// # Errors
    /// When there will be no answer; then nothing is looked at until [`Analysis::look`] asks for
    /// something else.
    pub fn listen(&mut self) -> Result<bool, EngineError> {
        let mut news = false;
        let Some(turn) = self.turn else {
            return Ok(false);
        };
        while let (Some(stage), Some(heard)) = (self.stage, self.engine.hear()) {
            match (stage, heard) {
                (_, EngineEvent::Failed(trouble)) => {
                    self.stage = None;
                    self.waiting = None;
                    return Err(trouble);
                }
                (Stage::Threat, EngineEvent::Info(info)) => {
                    let mv = info.pv.first().copied();
                    self.insight.threat = mv.map(|mv| (mv, info.score));
                }
                (Stage::Position, EngineEvent::Info(info)) if info.bound == Bound::Exact => {
                    self.insight.evaluation = Some(Evaluation::of(info.score, turn));
                    self.insight.score = Some(info.score);
                    self.insight.depth = info.depth;
                    self.insight.line = info.pv.into_iter().take(LINE).collect();
                    news = true;
                }
                (_, EngineEvent::Info(_)) => {}
                (Stage::Threat, EngineEvent::Move(..)) => match self.waiting.take() {
                    Some(game) => self.ask(Stage::Position, &game)?,
                    None => self.stage = None,
                },
                (Stage::Position, EngineEvent::Move(..)) => self.stage = None,
            }
        }
        Ok(news)
    }

    /// Stops looking, and begins anew when it is asked again.
    pub fn stop(&mut self) {
        self.subject = None;
        self.waiting = None;
        self.stage = None;
        self.engine.stop();
    }

    /// Ends the programs but the one that is to look on from now on.
    pub fn keep(&mut self, program: Option<&Program>) {
        if self.program.as_ref() != program {
            self.stop();
        }
        self.engine.keep(|running| Some(running) == program);
    }

    /// Whether it is looking at something right now.
    pub fn is_busy(&self) -> bool {
        self.stage.is_some()
    }

    /// What was found out so far.
    pub fn insight(&self) -> &AnalysisReport {
        &self.insight
    }
}

/// Whether passing means something here: not in check, and not so that a king could be taken.
fn is_quiet(position: &Position, passed: &Position) -> bool {
    !position.in_check() && passed.has_legal_move()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_rules::chess::Rules;
    use std::{thread, time::Instant};

    fn game(fen: &str) -> Game {
        Game::from_position(Position::from_fen(fen, Rules::Standard).unwrap())
    }

    /// Looks at a position until `enough` is known of it.
    fn advised(fen: &str, enough: impl Fn(&AnalysisReport) -> bool) -> AnalysisReport {
        let game = game(fen);
        let mut analysis = Analysis::default();
        let begun = Instant::now();
        loop {
            let most = Duration::from_secs(8);
            analysis.look(&game, true, None, most).unwrap();
            analysis.listen().unwrap();
            if enough(analysis.insight()) {
                return analysis.insight().clone();
            }
            let insight = analysis.insight();
            assert!(begun.elapsed() < Duration::from_secs(20), "{insight:?}");
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
        let insight = advised(fen, |insight| insight.hint().is_some());
        assert_eq!(insight.evaluation, Some(Evaluation::Mate(1)));
        let position = Position::from_fen(fen, Rules::Standard).unwrap();
        assert_eq!(position.san(insight.hint().unwrap()), "Ra8#");
    }

    #[test]
    fn a_hanging_queen_is_threatened() {
        // Black's rook looks at White's queen, which nobody guards.
        let fen = "4r1k1/5ppp/8/8/4Q3/8/5PPP/6K1 w - - 0 1";
        let insight = advised(fen, |insight| insight.depth >= LEAST_DEPTH);
        let threat = insight.threat().map(|mv| mv.to.to_string());
        assert_eq!(threat.as_deref(), Some("e4"));
    }

    #[test]
    fn saving_a_piece_is_no_threat() {
        // White's queen hangs; it would go away if it could.
        let fen = "4r1k1/5ppp/4b3/8/2Q5/8/5PPP/6K1 b - - 0 1";
        let insight = advised(fen, |insight| insight.depth >= LEAST_DEPTH);
        assert_eq!(insight.threat(), None);
    }

    #[test]
    fn in_a_quiet_position_nothing_is_threatened() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let insight = advised(fen, |insight| insight.depth >= LEAST_DEPTH + 2);
        assert_eq!(insight.threat(), None);
        assert!(insight.line.len() > 1);
    }

    #[test]
    fn a_game_that_is_over_is_not_looked_at() {
        let mut analysis = Analysis::default();
        let game = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assert!(game.outcome().is_some());
        let most = Duration::from_secs(8);
        analysis.look(&game, true, None, most).unwrap();
        assert!(!analysis.is_busy());
    }
}
