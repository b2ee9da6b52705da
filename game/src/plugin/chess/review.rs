//! After the game: stepping through it, what was wrong in it, and trying something else.

use crate::plugin::{ChessTable, Shell};
use crate::{
    chess::{
        analysis::Evaluation,
        annotated_game::AnnotatedGame,
        board::Pointer,
        engine_handle::{EngineError, EngineEvent, EngineHandle},
        game_manager::{Intent, Phase},
        review::{Finding, Review},
        session::ChessSession,
    },
    options::Table,
    ui::{Screen, StepTo},
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::{
    chess::{Bound, Level, Limits, Request, Situation},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Color, Game, NodeId, Rules, Square};
use std::{fmt, time::Duration};

/// How much of each position is looked at, and how deep: not how long, so that what is said of a game
/// hangs little on what else the machine does.
const NODES: u64 = 250_000;
const DEPTH: u32 = 16;
/// No longer than this, on the slowest machine.
const MOST: Duration = Duration::from_secs(3);
/// How long another program looks at each.
const TIME: Duration = Duration::from_millis(400);

/// A game that is looked back at, and the engine that looks.
#[derive(Default)]
pub struct ReviewState {
    review: Option<Review>,
    /// The game that was looked back at before something else was played; it can be gone on with.
    waiting: Option<AnnotatedGame>,
    /// Whether a save lies there that was not read, and is to be kept.
    keep_save: bool,
    /// Whether the save has to be written once the clerk has nothing to do.
    save_due: bool,
    engine: EngineHandle,
    /// Which position is looked at, and whose move it is there.
    looking: Option<(usize, Color)>,
    found: Option<Finding>,
    failed: bool,
}

impl fmt::Debug for ReviewState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reviewing({})", self.review.is_some())
    }
}

impl ReviewState {
    /// The game that is looked back at.
    pub(crate) fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Nothing is looked back at. A save that lies there is kept if it is not to be read.
    pub(crate) fn new(keep_save: bool) -> Self {
        Self {
            keep_save,
            ..Self::default()
        }
    }

    /// This game can be gone on with.
    pub(crate) fn wait(&mut self, sheet: AnnotatedGame) {
        self.waiting = Some(sheet);
    }

    /// The game that waits to be gone on with.
    pub(crate) fn waiting(&self) -> Option<&AnnotatedGame> {
        self.waiting.as_ref()
    }

    /// The same, which waits no more.
    pub(crate) fn take_waiting(&mut self) -> Option<AnnotatedGame> {
        self.waiting.take()
    }

    /// The game that is looked back at, or was.
    pub(crate) fn sheet(&self) -> Option<&AnnotatedGame> {
        let now = self.review.as_ref().map(|review| &review.sheet);
        now.or(self.waiting.as_ref())
    }

    /// The same, to note something.
    pub(crate) fn review_mut(&mut self) -> Option<&mut Review> {
        self.review.as_mut()
    }

    /// The same with what waits.
    pub(crate) fn sheet_mut(&mut self) -> Option<&mut AnnotatedGame> {
        let now = self.review.as_mut().map(|review| &mut review.sheet);
        now.or(self.waiting.as_mut())
    }

    /// Leaves it; it waits to be gone on with.
    pub(crate) fn end(&mut self) {
        if let Some(review) = self.review.take() {
            self.waiting = Some(review.sheet);
        }
        self.rest();
    }

    /// Whether the save has to be written, from now on not any more.
    pub(crate) fn take_save_due(&mut self) -> bool {
        std::mem::take(&mut self.save_due)
    }

    /// The save has to be written.
    pub(crate) fn save_soon(&mut self) {
        self.save_due = true;
    }

    /// Whether a save lies there that has to be kept, from now on not any more.
    pub(crate) fn take_keep_save(&mut self) -> bool {
        std::mem::take(&mut self.keep_save)
    }

    /// Ends the programs but the one that is to look from now on.
    pub(crate) fn keep(&mut self, program: Option<&Program>) {
        self.rest();
        self.engine.keep(|running| Some(running) == program);
    }

    fn rest(&mut self) {
        self.looking = None;
        self.found = None;
        self.engine.stop();
    }

    /// Looks at one position after the other, with the game's own engine or with a program; whether
    /// something new is known.
    ///
    /// # Errors
    /// When nothing more will be known from this one. It is told once.
    fn work(&mut self, program: Option<&Program>) -> Result<bool, EngineError> {
        let Some(review) = &mut self.review else {
            return Ok(false);
        };
        let mut event = false;
        while let Some((ply, turn)) = self.looking {
            match self.engine.hear() {
                None => return Ok(event),
                Some(EngineEvent::Info(info)) if info.bound == Bound::Exact => {
                    self.found = Some(Finding {
                        evaluation: Evaluation::of(info.score, turn),
                        best: info.pv.first().copied(),
                    });
                }
                Some(EngineEvent::Info(_)) => {}
                Some(EngineEvent::Move(..)) => {
                    let unknown = Finding {
                        evaluation: Evaluation::Centipawns(0),
                        best: None,
                    };
                    // One that tells nothing is not asked again.
                    review.learn(ply, self.found.take().unwrap_or(unknown));
                    self.looking = None;
                    event = true;
                }
                Some(EngineEvent::Failed(trouble)) => {
                    self.looking = None;
                    // The game can be gone through all the same.
                    self.failed = program.is_none();
                    return Err(trouble);
                }
            }
        }
        let Some((ply, game)) = review.unknown().filter(|_| !self.failed) else {
            return Ok(event);
        };
        let turn = game.position().turn();
        let asked = match program.filter(|_| game.rules() != Rules::Casual) {
            Some(program) => {
                let question = SearchRequest::new(&game, SearchTime::Move(TIME));
                self.engine.ask_program(program, question)
            }
            None => self.engine.ask_own(Request {
                limits: Limits {
                    depth: Some(DEPTH),
                    nodes: Some(NODES),
                    ..Limits::of_time(MOST)
                },
                level: Level::Full,
                ..Request::of_analysis(Situation::from(&game), 1)
            }),
        };
        if let Err(trouble) = asked {
            self.failed = program.is_none();
            return Err(trouble);
        }
        self.looking = Some((ply, turn));
        Ok(event)
    }
}

impl ChessTable {
    /// Begins to look back at the game on the table, which must be over.
    pub(crate) fn begin_review(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let Some(session) = self.with_session(shell, ctx, ChessSession::clone) else {
            return Ok(());
        };
        if session.game.outcome().is_none() || self.is_for_show() {
            return Ok(());
        }
        let notes = self.notes_of(shell, &session);
        let mut sheet = AnnotatedGame::new(notes, None);
        if let Some(filed) = session.filed {
            sheet.settle(filed.home);
        }
        self.open_review(shell, ctx, sheet)
    }

    /// Begins to look back at a game, where its notes stand. What was noted of another one is put
    /// away first.
    pub(crate) fn open_review(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        sheet: AnnotatedGame,
    ) -> GameResult {
        let Some(sheet) = self.asks_before_leaving(shell, sheet) else {
            return Ok(());
        };
        shell.dialogs.clear();
        self.stop_demonstration(shell);
        self.save_game(shell, ctx);
        self.lesson = None;
        shell.screen = Screen::Table;
        self.review.end();
        self.review.waiting = None;
        let game = sheet.game_at(sheet.now());
        self.review.review = Some(Review::new(sheet));
        self.place(shell, ctx, game)?;
        self.save_review(shell);
        shell.hit_targets_due = Some(3);
        Ok(())
    }

    /// What happened on the board is followed in the notes: another move is a variation.
    pub(crate) fn follow_review(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        if self.demonstration.is_some() || self.lesson.is_some() || shell.table != Table::Chess {
            return;
        }
        let Some(game) = self.with_game(shell, ctx, Clone::clone) else {
            return;
        };
        if let Some(review) = &mut self.review.review
            && review.sheet.follow(&game)
        {
            self.save_review(shell);
        }
    }

    /// Goes to another move of the game that is looked back at. Who steps on while a piece still moves
    /// does not wait for it.
    pub(crate) fn step_review(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        to: StepTo,
    ) -> GameResult {
        if self.phase(shell, ctx) == Phase::Empty || self.lesson.is_some() {
            return Ok(());
        }
        if self.review.review.is_none() && matches!(to, StepTo::Ply(_)) {
            // From the list of a game that has just ended.
            self.begin_review(shell, ctx)?;
        }
        let Some(review) = &self.review.review else {
            return Ok(());
        };
        let sheet = &review.sheet;
        let ply = sheet.ply_of(sheet.now());
        let goal = match to {
            StepTo::Back => sheet.before(),
            StepTo::Forward => sheet.next(),
            StepTo::Start => Some(NodeId::ROOT),
            StepTo::End => Some(sheet.end_of_line()),
            StepTo::Return => sheet.departure().map(|ply| sheet.at_ply(ply)),
            StepTo::PreviousMistake | StepTo::NextMistake => {
                let forward = to == StepTo::NextMistake;
                let from = ply.or(sheet.departure()).unwrap_or(0);
                let found = review.next_mistake(from, forward);
                found.map(|ply| sheet.at_ply(ply))
            }
            StepTo::Another => sheet.another(),
            StepTo::Ply(ply) => Some(sheet.at_ply(ply)),
            StepTo::Variation(number) => sheet.variations(sheet.now()).get(number).copied(),
        };
        match goal {
            Some(goal) if goal != sheet.now() => self.go_in_review(shell, ctx, goal),
            _ => Ok(()),
        }
    }

    /// Shows another node of the game that is looked back at. From a table at rest a single move is
    /// seen to be made or taken back.
    pub(crate) fn go_in_review(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
        goal: NodeId,
    ) -> GameResult {
        let over = |game: &Game| game.outcome().is_some();
        let ended = self.with_game(shell, ctx, over).unwrap_or(true);
        let mut at_rest = false;
        self.manager(shell, ctx, |manager| at_rest = manager.is_at_rest())?;
        let Some(review) = &mut self.review.review else {
            return Ok(());
        };
        let sheet = &mut review.sheet;
        let now = sheet.now();
        let single = match sheet.tree().way(goal) {
            Some((before, mv)) if before == now && !ended => Some(Intent::Play(mv)),
            _ if sheet.before() == Some(goal) => Some(Intent::Undo),
            _ => None,
        };
        // What is asked for next is counted from there, whatever is still in motion then.
        sheet.go(goal);
        if let Some(intent) = single.filter(|_| at_rest) {
            return self.submit(shell, ctx, intent);
        }
        let game = sheet.game_at(goal);
        self.place(shell, ctx, game)?;
        shell.hit_targets_due = Some(3);
        Ok(())
    }

    /// One update: looks at the next position, and points at what would have been better.
    pub(crate) fn advance_review(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        if self.review.review.is_none() {
            return Ok(());
        }
        if shell.screen != Screen::Table || shell.hidden || self.editor.is_some() {
            self.review.rest();
            return Ok(());
        }
        match self.review.work(self.analysis.program()) {
            Ok(false) => {}
            Ok(true) => {
                shell.dirty = true;
                self.emit_review(shell);
            }
            Err(trouble) => self.analysis_failed(shell, &trouble),
        }
        let better = self.better_squares();
        if better.is_some() {
            self.board(shell, ctx)?.point(Pointer::Hint, better);
        }
        Ok(())
    }

    /// Tells what was wrong in the game, once all of it was looked at.
    fn emit_review(&mut self, shell: &mut Shell) {
        let Some(review) = &self.review.review else {
            return;
        };
        if review.unknown().is_some() {
            return;
        }
        let verdicts: serde_json::Map<_, _> = (1..=review.game().ply())
            .filter_map(|ply| Some((ply.to_string(), review.verdict(ply)?.sign().into())))
            .collect();
        shell
            .trace
            .emit("reviewed", serde_json::json!({ "verdicts": verdicts }));
        // What can be clicked has changed: the way to the mistakes is open.
        shell.hit_targets_due = Some(3);
    }

    /// The squares of the move that would have been better than the last one.
    fn better_squares(&self) -> Option<(Square, Square)> {
        let review = self.review.review.as_ref()?;
        let ply = review.sheet.ply_of(review.sheet.now())?;
        let mv = review.better(ply)?;
        let before = &review.game().history().get(ply.checked_sub(1)?)?.before;
        Some((mv.from, before.destination(mv)))
    }
}
