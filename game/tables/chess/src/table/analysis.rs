//! Analysis at the chess table: hints, threats, the evaluation bar and the best line.

use crate::{
    model::{
        analysis::{Analysis, AnalysisReport},
        engine_handle::EngineError,
        engines::Engine,
        openings::Openings,
    },
    panels::{analysis, engines::error_text},
    scene::{board::Pointer, game_manager::GameManager},
    table::{ChessTable, Mode},
};
use fyrox::{gui::UserInterface, plugin::error::GameResult};
use parlour_engine::uci::{client, external_engine::Program};
use parlour_rules::chess::{Game, Outcome};
use parlour_shell::{
    app::{Shell, TableContext, sentences},
    scene::data,
    ui::{Screen, kit::Live},
};
use std::time::Duration;

/// Data file with the names and moves of common openings.
const OPENINGS: &str = "data/chess/openings.ron";
/// Longest analysis of one position during a game or on a handheld device. A limit saves battery
/// and leaves the processor to the opponent.
const PLAYING: Duration = Duration::from_secs(8);
/// Longest analysis of one position during a review on a desktop.
const LOOKING_BACK: Duration = Duration::from_secs(60);
/// Time that external engines have to quit when the program ends, before they are killed.
const LAST_RESPECTS: Duration = Duration::from_millis(800);
/// Share of the remaining distance that the evaluation bar covers per second, at normal animation
/// speed.
const BAR_SPEED: f32 = 6.0;

/// Analysis of the game on the board and the state of its display.
#[derive(Debug, Default)]
pub struct AnalysisState {
    search: Analysis,
    openings: Openings,
    /// Position that a hint is shown for, as its hash and the number of half-moves before it.
    hint_for: Option<(u64, usize)>,
    /// White's share of the bar as drawn, from 0 to 1. It follows the evaluation gradually.
    share: Option<f32>,
    /// External engine used for analysis. `None` selects the built-in engine, which also replaces
    /// an external one that has failed.
    program: Option<Program>,
}

impl AnalysisState {
    /// Returns the latest results of the analysis.
    pub(crate) fn report(&self) -> &AnalysisReport {
        self.search.report()
    }

    /// Returns White's share of the evaluation bar, from 0 to 1; 0.5 before the first result.
    pub(crate) fn share(&self) -> f32 {
        self.share.unwrap_or(0.5)
    }

    /// Returns the locale key of the opening's name.
    pub(crate) fn opening(&self, game: &Game) -> Option<String> {
        self.openings.key_of(game)
    }

    /// Returns the external engine used for analysis, or `None` for the built-in one.
    pub(crate) fn program(&self) -> Option<&Program> {
        self.program.as_ref()
    }

    /// Returns whether a hint is shown for the current position of `game`.
    pub(crate) fn is_hinted(&self, game: &Game) -> bool {
        self.hint_for == Some(subject(game))
    }
}

fn subject(game: &Game) -> (u64, usize) {
    (game.position().hash(), game.ply())
}

impl ChessTable {
    /// Returns the table of common openings.
    pub fn openings(&self) -> &Openings {
        &self.analysis.openings
    }

    /// Loads the table of openings. On an error it reports the reason, and openings have no names.
    pub(crate) fn load_openings(&mut self, ctx: &mut TableContext) {
        let openings = data::read_text(ctx.engine.resource_manager, OPENINGS)
            .and_then(|text| Ok(Openings::read(OPENINGS, &text)?));
        match openings {
            Ok(openings) => self.analysis.openings = openings,
            Err(error) => {
                let sentence = sentences::data(&ctx.shell.locale, error);
                ctx.shell.report_error(sentence);
            }
        }
    }

    /// Shows the hint for the current position, or hides it.
    pub(crate) fn toggle_hint(&mut self, ctx: &mut TableContext) {
        if !self.settings.hints || !matches!(self.mode, Mode::Game) {
            return;
        }
        let Some(now) = self.with_game(ctx, subject) else {
            return;
        };
        let shown = self.analysis.hint_for == Some(now);
        self.analysis.hint_for = (!shown).then_some(now);
    }

    /// Advances the analysis by one frame: starts or stops the search as the settings demand, then
    /// updates the labels, the bar and the arrows on the board.
    pub(crate) fn update_analysis(&mut self, ctx: &mut TableContext) -> GameResult {
        let settings = &self.settings;
        let (threats, bar, line) = (
            settings.threats,
            settings.evaluation_bar,
            settings.best_line,
        );
        let open = ctx.shell.screen == Screen::Table
            && matches!(self.mode, Mode::Game)
            && ctx.shell.dialogs.is_empty()
            && !ctx.shell.hidden;
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene)?;
        let Some(manager) = self.manager_in(scene) else {
            return Ok(());
        };
        let (game, own) = (manager.game(), manager.is_person_to_move());
        let hinted = self.analysis.is_hinted(game);
        let AnalysisState {
            search, program, ..
        } = &mut self.analysis;
        let looked = if open && (threats || bar || line || hinted) {
            let most = match self.review.review() {
                Some(_) if !ctx.shell.options.platform.is_sandboxed() => LOOKING_BACK,
                _ => PLAYING,
            };
            search.look(game, threats, program.as_ref(), most)
        } else {
            search.stop();
            Ok(())
        };
        let received = looked.and_then(|()| search.listen());
        let event = matches!(received, Ok(true));
        let speed = ctx.shell.settings.motion.factor();
        self.analysis
            .follow(manager.outcome(), ctx.engine.dt, speed);
        let report = self.analysis.report();
        if let Ok(ui) = ctx.engine.user_interfaces.try_get(ctx.shell.ui) {
            if event {
                self.tell_evaluation(ctx.shell, ui, manager);
            }
            ctx.shell.gui.fill_bar(ui, self.analysis.share());
        }
        // Hints are for the player to move only, and lessons set their own marks.
        let helped = open && own && game.outcome().is_none();
        let hint = report.hint().filter(|_| helped && hinted);
        let hint = hint.map(|mv| (mv.from, game.position().destination(mv)));
        // A threat is a move of the opponent, which the current position can't generate, so
        // castling isn't mapped to its destination here.
        let threat = report.threat().filter(|_| helped && threats);
        let threat = threat.map(|mv| (mv.from, mv.to));
        let board = self.board(ctx)?;
        board.point(Pointer::Hint, hint);
        board.point(Pointer::Threat, threat);
        if event {
            self.emit_analysis(ctx);
        }
        if let Err(error) = received {
            self.analysis_failed(ctx.shell, &error);
        }
        Ok(())
    }

    /// Updates the labels of the evaluation and of the best line.
    fn tell_evaluation(&self, shell: &mut Shell, ui: &UserInterface, manager: &GameManager) {
        let (report, position) = (self.analysis.report(), manager.game().position());
        let number = analysis::number_text(&shell.locale, report, manager.outcome().as_ref());
        let text = analysis::best_line_text(&shell.locale, position, report, self.engines());
        shell
            .gui
            .tell(ui, Live::Text(analysis::EVALUATION), &number);
        shell.gui.tell(ui, Live::Text(analysis::BEST_LINE), &text);
    }

    /// Reports that the analysis engine failed. After an external engine the built-in one
    /// continues; after the built-in one there is no analysis.
    pub(crate) fn analysis_failed(&mut self, shell: &mut Shell, error: &EngineError) {
        let reason = ("reason", error_text(&shell.locale, error).into());
        let sentence = match self.analysis.program.take() {
            Some(_) => {
                let engines = self.engines();
                let engine = engines.analysis_engine.and_then(|id| engines.get(id));
                let name = engine.map_or_else(String::new, |engine| engine.name.clone());
                let values = [("name", name.into()), reason];
                let sentence = shell.locale.format("adviser-gone", &values);
                self.suspend_analysis_engine(shell);
                sentence
            }
            None => shell.locale.format("no-adviser", &[reason]),
        };
        shell.report_error(sentence);
    }

    /// Uses the engine that the player chose for analysis and review, unless it failed before.
    pub(crate) fn choose_analysis_engine(&mut self) {
        let engine = self.engines().working_analysis_engine();
        let program = engine.map(Engine::analyst);
        self.analysis.search.keep(program.as_ref());
        self.review.keep(program.as_ref());
        self.analysis.program = program;
    }

    /// Stops every engine when the program ends, and waits at most [`LAST_RESPECTS`] for external
    /// ones to quit.
    pub(crate) fn end_programs(&mut self, ctx: &mut TableContext) {
        self.analysis.search.keep(None);
        self.review.keep(None);
        // At another table there is no manager, and no engine is playing.
        let _ = self.manager(ctx, GameManager::end_programs);
        client::end_all(LAST_RESPECTS);
    }

    fn emit_analysis(&mut self, ctx: &mut TableContext) {
        let report = self.analysis.report();
        let Some(evaluation) = report.evaluation.filter(|_| ctx.shell.trace.is_enabled()) else {
            return;
        };
        let Some(mut position) = self.with_game(ctx, |game| game.position().clone()) else {
            return;
        };
        let mut line = Vec::new();
        for &mv in &report.line {
            line.push(position.uci(mv));
            let Ok(next) = position.play(mv) else { break };
            position = next;
        }
        let details = serde_json::json!({
            "evaluation": evaluation.to_string(),
            "depth": report.depth,
            "line": line,
            "threat": report.threat().map(|mv| mv.to_string()),
        });
        ctx.shell.trace.emit("insight", details);
    }
}

impl AnalysisState {
    /// Moves the evaluation bar toward the current evaluation, or toward the result of the game. `dt` is in seconds; a `speed` of 0 turns animation off.
    fn follow(&mut self, outcome: Option<Outcome>, dt: f32, speed: f32) {
        use parlour_rules::chess::Color;
        let goal = match outcome.map(|outcome| outcome.winner) {
            Some(Some(Color::White)) => Some(1.0),
            Some(Some(Color::Black)) => Some(0.0),
            Some(None) => Some(0.5),
            None => self
                .report()
                .evaluation
                .map(|evaluation| evaluation.share()),
        };
        let Some(goal) = goal else { return };
        let now = self.share.unwrap_or(goal);
        let step = if speed > 0.0 {
            (dt * BAR_SPEED / speed).min(1.0)
        } else {
            1.0
        };
        self.share = Some(now + (goal - now) * step);
    }
}
