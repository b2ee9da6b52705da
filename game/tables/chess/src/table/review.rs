//! Review of a game: stepping through its moves, finding mistakes and trying variations.

use crate::{
    ID,
    model::{
        analysis::Evaluation,
        annotated_game::AnnotatedGame,
        engine_handle::{EngineError, EngineEvent, EngineHandle},
        review::{Finding, Review},
        session::ChessSession,
    },
    panels::{ChessDialog, StepTo},
    scene::{
        board::Pointer,
        game_manager::{Intent, Phase},
    },
    table::{ChessTable, Mode},
};
use fyrox::plugin::error::GameResult;
use parlour_engine::{
    chess::{Bound, Limits, Request, Situation, Strength},
    uci::external_engine::{Program, SearchRequest, SearchTime},
};
use parlour_rules::chess::{Color, Game, NodeId, Rules, Square};
use parlour_shell::{
    app::{Shell, TableContext},
    ui::Screen,
};
use std::{fmt, time::Duration};

/// Node limit for each position. Limits on nodes and depth, not on time, keep verdicts nearly
/// independent of the machine's load.
const NODES: u64 = 250_000;
const DEPTH: u32 = 16;
/// Time limit for each position, for very slow machines.
const MOST: Duration = Duration::from_secs(3);
/// Time per position for an external engine, which can't be relied on to obey a node limit.
const TIME: Duration = Duration::from_millis(400);

/// Reviewed game and the engine that searches it for mistakes.
#[derive(Default)]
pub struct ReviewState {
    review: Option<Review>,
    /// Game that was reviewed before another game started; its review can be resumed.
    suspended: Option<AnnotatedGame>,
    /// Whether the review is saved once the file writer is idle.
    save_due: bool,
    engine: EngineHandle,
    /// Position being searched, as its ply and the side to move.
    looking: Option<(usize, Color)>,
    found: Option<Finding>,
    failed: bool,
    /// Direction of the camera before the retry of a mistake, in radians.
    pub(super) yaw: Option<f32>,
}

impl fmt::Debug for ReviewState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reviewing({})", self.review.is_some())
    }
}

impl ReviewState {
    /// Returns the open review.
    pub(crate) fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Creates an inactive review, with the game whose review can be resumed.
    pub(crate) fn new(suspended: Option<AnnotatedGame>) -> Self {
        Self {
            suspended,
            ..Self::default()
        }
    }

    /// Returns the game whose review can be resumed.
    pub(crate) fn suspended(&self) -> Option<&AnnotatedGame> {
        self.suspended.as_ref()
    }

    /// Removes and returns the game whose review can be resumed.
    pub(crate) fn take_suspended(&mut self) -> Option<AnnotatedGame> {
        self.suspended.take()
    }

    /// Returns the annotated game of the open review, or else of the one that can be resumed.
    pub(crate) fn annotated(&self) -> Option<&AnnotatedGame> {
        let now = self.review.as_ref().map(|review| &review.annotated);
        now.or(self.suspended.as_ref())
    }

    /// Returns the open review for changes to its annotations.
    pub(crate) fn review_mut(&mut self) -> Option<&mut Review> {
        self.review.as_mut()
    }

    /// Returns the annotated game of the open review, or else of the one that can be resumed, for
    /// changes.
    pub(crate) fn annotated_mut(&mut self) -> Option<&mut AnnotatedGame> {
        let now = self.review.as_mut().map(|review| &mut review.annotated);
        now.or(self.suspended.as_mut())
    }

    /// Closes the review, which can be resumed later, and stops the search.
    pub(crate) fn end(&mut self) {
        if let Some(review) = self.review.take() {
            self.suspended = Some(review.annotated);
        }
        self.yaw = None;
        self.rest();
    }

    /// Returns whether a deferred save is due, and clears it.
    pub(crate) fn take_save_due(&mut self) -> bool {
        std::mem::take(&mut self.save_due)
    }

    /// Defers a save until the file writer is idle.
    pub(crate) fn save_soon(&mut self) {
        self.save_due = true;
    }

    /// Stops the search and ends every external engine except `program`.
    pub(crate) fn keep(&mut self, program: Option<&Program>) {
        self.rest();
        self.engine.keep(|running| Some(running) == program);
    }

    /// Stops the search.
    pub(super) fn rest(&mut self) {
        self.looking = None;
        self.found = None;
        self.engine.stop();
    }

    /// Searches the reviewed game one position at a time, with the built-in engine or `program`.
    /// Returns whether a new result is visible. Never waits for the engine.
    ///
    /// # Errors
    /// If the engine fails. A failure of the built-in engine is returned once and ends the search.
    fn work(&mut self, program: Option<&Program>) -> Result<bool, EngineError> {
        let mut event = false;
        if let Some((ply, _)) = self.looking {
            let Some(finding) = self.listen(program)? else {
                return Ok(false);
            };
            if let Some(review) = &mut self.review {
                review.learn(ply, finding);
                event = review.is_seen(ply);
            }
        }
        let Some(review) = self.review.as_ref().filter(|_| !self.failed) else {
            return Ok(event);
        };
        if let Some(ply) = review.unknown() {
            let game = review.recent(ply);
            self.ask(ply, &game, program)?;
        }
        Ok(event)
    }

    /// Searches the current position of a game that isn't the reviewed one. Returns the result, once
    /// there is one. Never waits for the engine.
    ///
    /// # Errors
    /// If the engine fails.
    pub(super) fn examine(
        &mut self,
        game: &Game,
        program: Option<&Program>,
    ) -> Result<Option<Finding>, EngineError> {
        if self.looking.is_none() {
            self.ask(game.ply(), game, program)?;
        }
        self.listen(program)
    }

    /// Starts the search of the current position of a game, which is the one after `ply` half-moves.
    fn ask(
        &mut self,
        ply: usize,
        game: &Game,
        program: Option<&Program>,
    ) -> Result<(), EngineError> {
        let asked = match program.filter(|_| game.rules() != Rules::Casual) {
            Some(program) => {
                let question = SearchRequest::new(game, SearchTime::Move(TIME));
                self.engine.ask_program(program, question)
            }
            None => self.engine.ask_own(Request {
                limits: Limits {
                    depth: Some(DEPTH),
                    nodes: Some(NODES),
                    ..Limits::of_time(MOST)
                },
                strength: Strength::FULL,
                ..Request::of_analysis(Situation::from(game), 1)
            }),
        };
        match asked {
            Ok(()) => self.looking = Some((ply, game.position().turn())),
            Err(_) => self.failed = program.is_none(),
        }
        asked
    }

    /// Takes in what the engine has found. Returns the result at the end of the search.
    fn listen(&mut self, program: Option<&Program>) -> Result<Option<Finding>, EngineError> {
        let Some((_, turn)) = self.looking else {
            return Ok(None);
        };
        while let Some(event) = self.engine.poll() {
            match event {
                EngineEvent::Info(info) if info.bound == Bound::Exact => {
                    self.found = Some(Finding {
                        evaluation: Evaluation::of(info.score, turn),
                        best: info.pv.first().copied(),
                    });
                }
                EngineEvent::Info(_) => {}
                EngineEvent::Move(..) => {
                    self.looking = None;
                    // A position without a result gets a neutral one, so that it isn't searched
                    // forever.
                    let unknown = Finding {
                        evaluation: Evaluation::Centipawns(0),
                        best: None,
                    };
                    return Ok(Some(self.found.take().unwrap_or(unknown)));
                }
                EngineEvent::Failed(error) => {
                    self.looking = None;
                    // Stepping through the game works without the engine.
                    self.failed = program.is_none();
                    return Err(error);
                }
            }
        }
        Ok(None)
    }
}

impl ChessTable {
    /// Starts a review of the game on the table. Does nothing unless the game is over.
    pub(crate) fn begin_review(&mut self, ctx: &mut TableContext) -> GameResult {
        let Some(session) = self.with_session(ctx, ChessSession::clone) else {
            return Ok(());
        };
        if session.game.outcome().is_none() || self.is_for_show() {
            return Ok(());
        }
        let location = match session.location() {
            Some(location) => Some(location.clone()),
            // It isn't filed yet while its end is still being shown.
            None => self.archive_finished_game(ctx.shell, &session),
        };
        self.manager(ctx, |manager| manager.file(location.clone()))?;
        let notes = self.notes_of(ctx.shell, &session);
        let mut annotated = AnnotatedGame::new(notes, None);
        if let Some(location) = location {
            annotated.settle(location);
        }
        self.open_review(ctx, annotated)
    }

    /// Starts a review at the position that `annotated` is at. Unsaved annotations of another game are
    /// dealt with first, if need be by asking the player.
    pub(crate) fn open_review(
        &mut self,
        ctx: &mut TableContext,
        annotated: AnnotatedGame,
    ) -> GameResult {
        let Some(annotated) = self.asks_before_leaving(ctx.shell, annotated) else {
            return Ok(());
        };
        ctx.shell.dialogs.clear();
        self.suspend_game(ctx);
        ctx.shell.screen = Screen::Table;
        self.review.end();
        self.review.suspended = None;
        let game = annotated.game_at(annotated.now());
        self.review.review = Some(Review::new(annotated));
        self.place(ctx, Mode::Game, game)?;
        self.save_review(ctx.shell);
        Ok(())
    }

    /// Takes the position on the board over into the annotated game. A different move becomes a
    /// variation.
    pub(crate) fn follow_review(&mut self, ctx: &mut TableContext) {
        // The moves of a retry aren't part of the reviewed game.
        if matches!(self.mode, Mode::Demo(_) | Mode::Retry(_)) || ctx.shell.table != ID {
            return;
        }
        let Some(game) = self.with_game(ctx, Clone::clone) else {
            return;
        };
        if let Some(review) = &mut self.review.review
            && review.annotated.follow(&game)
        {
            self.save_review(ctx.shell);
        }
    }

    /// Goes to another move of the reviewed game, without waiting for a piece that still moves.
    pub(crate) fn step_review(&mut self, ctx: &mut TableContext, to: StepTo) -> GameResult {
        if self.phase(ctx) == Phase::Empty || matches!(self.mode, Mode::Retry(_)) {
            return Ok(());
        }
        ctx.shell
            .close_dialogs(|dialog: &ChessDialog| *dialog == ChessDialog::Mistakes);
        if self.review.review.is_none() && matches!(to, StepTo::Ply(_)) {
            // The move list was clicked right after the end of a game.
            self.begin_review(ctx)?;
        }
        let Some(review) = &mut self.review.review else {
            return Ok(());
        };
        review.choose(match to {
            StepTo::Before(ply) => Some(ply),
            _ => None,
        });
        if matches!(to, StepTo::Before(_)) {
            // In a compact window, the panel would cover the position that the player chose to see.
            ctx.shell.fold_panel();
        }
        let annotated = &review.annotated;
        let ply = annotated.ply_of(annotated.now());
        let goal = match to {
            StepTo::Back => annotated.before(),
            StepTo::Forward => annotated.next(),
            StepTo::Start => Some(NodeId::ROOT),
            StepTo::End => Some(annotated.end_of_line()),
            StepTo::Return => annotated.departure().map(|ply| annotated.at_ply(ply)),
            StepTo::PreviousMistake | StepTo::NextMistake => {
                let forward = to == StepTo::NextMistake;
                let from = ply.or(annotated.departure()).unwrap_or(0);
                let found = review.next_mistake(from, forward);
                found.map(|ply| annotated.at_ply(ply))
            }
            StepTo::Another => annotated.another(),
            StepTo::Ply(ply) => Some(annotated.at_ply(ply)),
            StepTo::Before(ply) => Some(annotated.at_ply(ply.saturating_sub(1))),
            StepTo::Variation(number) => annotated.variations(annotated.now()).get(number).copied(),
        };
        match goal {
            Some(goal) if goal != annotated.now() => self.go_in_review(ctx, goal),
            _ => Ok(()),
        }
    }

    /// Shows another position of the reviewed game. If no piece is moving, a single step is
    /// animated; otherwise the board changes at once.
    pub(crate) fn go_in_review(&mut self, ctx: &mut TableContext, goal: NodeId) -> GameResult {
        let over = |game: &Game| game.outcome().is_some();
        let ended = self.with_game(ctx, over).unwrap_or(true);
        let mut at_rest = false;
        self.manager(ctx, |manager| at_rest = manager.is_at_rest())?;
        let Some(review) = &mut self.review.review else {
            return Ok(());
        };
        let annotated = &mut review.annotated;
        let now = annotated.now();
        let single = match annotated.tree().way(goal) {
            Some((before, mv)) if before == now && !ended => Some(Intent::Play(mv)),
            _ if annotated.before() == Some(goal) => Some(Intent::Undo),
            _ => None,
        };
        // The next step starts from this node, even if the animation hasn't finished by then.
        annotated.go(goal);
        if let Some(intent) = single.filter(|_| at_rest) {
            return self.submit(ctx, intent);
        }
        let game = annotated.game_at(goal);
        self.place(ctx, Mode::Game, game)
    }

    /// Advances the review by one frame: searches the next position and points at the better move.
    pub(crate) fn advance_review(&mut self, ctx: &mut TableContext) -> GameResult {
        if self.review.review.is_none() {
            return Ok(());
        }
        let is_away = ctx.shell.screen != Screen::Table || ctx.shell.hidden;
        // The table appears first: the analysis uses every core.
        if is_away || self.is_editing_position() || ctx.is_loading() {
            self.review.rest();
            return Ok(());
        }
        if matches!(self.mode, Mode::Retry(_)) {
            return self.advance_retry(ctx);
        }
        match self.review.work(self.analysis.program()) {
            Ok(false) => {}
            Ok(true) => {
                ctx.shell.changed();
                self.emit_review(ctx.shell);
            }
            Err(error) => self.analysis_failed(ctx.shell, &error),
        }
        let better = self.better_squares();
        if better.is_some() {
            self.board(ctx)?.point(Pointer::Hint, better);
        }
        Ok(())
    }

    /// Emits the trace event `reviewed` with all verdicts, once every position was searched.
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
        let details = serde_json::json!({
            "verdicts": verdicts,
            "accuracy": review.accuracy(),
        });
        shell.trace.emit("reviewed", details);
    }

    /// Returns the origin and destination of the move that would have been better than the last
    /// one.
    fn better_squares(&self) -> Option<(Square, Square)> {
        let review = self.review.review.as_ref()?;
        let ply = review.annotated.ply_of(review.annotated.now())?;
        let mv = review.better(ply)?;
        let before = &review.game().history().get(ply.checked_sub(1)?)?.before;
        Some((mv.from, before.destination(mv)))
    }
}
