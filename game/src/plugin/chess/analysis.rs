//! The adviser at the chess table: hints, threats, the evaluation bar and the best line.

use crate::plugin::{ChessTable, Shell};
use crate::{
    chess::{
        analysis::{Analysis, AnalysisReport},
        board::Pointer,
        engine_handle::EngineError,
        engines::Engine,
        game_manager::GameManager,
        openings::Openings,
    },
    data,
    ui::{
        Screen,
        chess::{analysis, engines::trouble_text},
        kit::Live,
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::uci::{client, external_engine::Program};
use parlour_rules::chess::Game;
use std::time::Duration;

/// The names of openings.
const OPENINGS: &str = "data/chess/openings.ron";
/// How long a position is looked at while a game is played, or on a handheld: then the machine has a rest.
const PLAYING: Duration = Duration::from_secs(8);
/// The same while a game is looked back at on a desktop.
const LOOKING_BACK: Duration = Duration::from_secs(60);
/// How long programs may take to end with the game.
const LAST_RESPECTS: Duration = Duration::from_millis(800);
/// How much of the way to its goal the bar goes in a second, at least.
const BAR_SPEED: f32 = 6.0;

/// What is advised at the chess table.
#[derive(Debug, Default)]
pub struct AnalysisState {
    adviser: Analysis,
    openings: Openings,
    /// The position for which a hint is shown: its hash, and how many half-moves came before.
    hint_for: Option<(u64, usize)>,
    /// White's share on the bar as it is shown; it follows the evaluation.
    share: Option<f32>,
    /// The program that looks on; none if the game's own engine does, as it does for one that has
    /// failed.
    program: Option<Program>,
}

impl AnalysisState {
    /// What the adviser has found out.
    pub(crate) fn insight(&self) -> &AnalysisReport {
        self.adviser.insight()
    }

    /// White's share as it is shown.
    pub(crate) fn share(&self) -> f32 {
        self.share.unwrap_or(0.5)
    }

    /// The key of the name of a game's opening.
    pub(crate) fn opening(&self, game: &Game) -> Option<String> {
        self.openings.key_of(game)
    }

    /// The program that looks on; none if the game's own engine does.
    pub(crate) fn program(&self) -> Option<&Program> {
        self.program.as_ref()
    }

    /// Whether a hint is shown for this game's position.
    pub(crate) fn is_hinted(&self, game: &Game) -> bool {
        self.hint_for == Some(subject(game))
    }
}

fn subject(game: &Game) -> (u64, usize) {
    (game.position().hash(), game.ply())
}

impl ChessTable {
    /// The common openings.
    pub fn openings(&self) -> &Openings {
        &self.analysis.openings
    }

    /// Reads the common openings.
    pub(crate) fn load_openings(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        let openings = data::read_text(ctx.resource_manager, OPENINGS)
            .map_err(|error| error.to_string())
            .and_then(|text| Openings::read(OPENINGS, &text).map_err(|error| error.to_string()));
        match openings {
            Ok(openings) => self.analysis.openings = openings,
            Err(reason) => {
                let values = [("reason", reason.into())];
                shell.report_error(shell.locale.format("openings-broken", &values));
            }
        }
    }

    /// Shows a hint, or takes it away.
    pub(crate) fn toggle_hint(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        if !shell.settings.hints || self.lesson.is_some() || self.demonstration.is_some() {
            return;
        }
        let Some(now) = self.with_game(shell, ctx, subject) else {
            return;
        };
        let shown = self.analysis.hint_for == Some(now);
        self.analysis.hint_for = (!shown).then_some(now);
    }

    /// One update: looks at the position if somebody wants to know, and shows what was found.
    pub(crate) fn update_analysis(
        &mut self,
        shell: &mut Shell,
        ctx: &mut PluginContext,
    ) -> GameResult {
        let settings = &shell.settings;
        let (threats, bar, line) = (
            settings.threats,
            settings.evaluation_bar,
            settings.best_line,
        );
        let open = shell.screen == Screen::Table
            && self.lesson.is_none()
            && self.demonstration.is_none()
            && shell.dialogs.is_empty()
            && self.editor.is_none()
            && !shell.hidden;
        let scene = ctx.scenes.try_get(shell.scene)?;
        let Some(manager) = self.manager_in(scene) else {
            return Ok(());
        };
        let (game, own) = (manager.game(), manager.may_move());
        let hinted = self.analysis.is_hinted(game);
        let AnalysisState {
            adviser, program, ..
        } = &mut self.analysis;
        let looked = if open && (threats || bar || line || hinted) {
            let most = match self.review.review() {
                Some(_) if !shell.options.platform.is_handheld() => LOOKING_BACK,
                _ => PLAYING,
            };
            adviser.look(game, threats, program.as_ref(), most)
        } else {
            adviser.stop();
            Ok(())
        };
        let heard = looked.and_then(|()| adviser.listen());
        let event = matches!(heard, Ok(true));
        let speed = shell.settings.motion.factor();
        self.analysis.follow(game, ctx.dt, speed);
        let insight = self.analysis.insight();
        if let Ok(ui) = ctx.user_interfaces.try_get(shell.ui) {
            if event {
                let outcome = game.outcome();
                let number = analysis::number_text(&shell.locale, insight, outcome.as_ref());
                let text = analysis::best_line_text(
                    &shell.locale,
                    game.position(),
                    insight,
                    self.engines(),
                );
                shell.gui.tell(ui, Live::Evaluation, &number);
                shell.gui.tell(ui, Live::Line, &text);
            }
            shell.gui.fill_bar(ui, self.analysis.share());
        }
        // Only who is to move is helped, and a lesson has marks of its own.
        let helped = open && own && game.outcome().is_none();
        let hint = insight.hint().filter(|_| helped && hinted);
        let hint = hint.map(|mv| (mv.from, game.position().destination(mv)));
        // A threat is a move of the other player, which this position does not know.
        let threat = insight.threat().filter(|_| helped && threats);
        let threat = threat.map(|mv| (mv.from, mv.to));
        let board = self.board(shell, ctx)?;
        board.point(Pointer::Hint, hint);
        board.point(Pointer::Threat, threat);
        if event {
            self.emit_analysis(shell, ctx);
        }
        if let Err(trouble) = heard {
            self.analysis_failed(shell, &trouble);
        }
        Ok(())
    }

    /// Nobody looks on any more, or only the game's own engine.
    pub(crate) fn analysis_failed(&mut self, shell: &mut Shell, trouble: &EngineError) {
        let reason = ("reason", trouble_text(&shell.locale, trouble).into());
        let sentence = match self.analysis.program.take() {
            Some(_) => {
                let engines = self.engines();
                let engine = engines.adviser.and_then(|id| engines.get(id));
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

    /// The program that looks on is the one that the player has chosen, unless it has failed.
    pub(crate) fn choose_analysis_engine(&mut self) {
        let engine = self.engines().working_adviser();
        let program = engine.map(Engine::analyst);
        self.analysis.adviser.keep(program.as_ref());
        self.review.keep(program.as_ref());
        self.analysis.program = program;
    }

    /// Nobody looks on any more, and nobody plays: the game ends.
    pub(crate) fn end_programs(&mut self, shell: &mut Shell, ctx: &mut PluginContext) {
        self.analysis.adviser.keep(None);
        self.review.keep(None);
        // At another table no program plays.
        let _ = self.manager(shell, ctx, GameManager::end_programs);
        client::end_all(LAST_RESPECTS);
    }

    fn emit_analysis(&mut self, shell: &mut Shell, ctx: &PluginContext) {
        let insight = self.analysis.insight();
        let Some(evaluation) = insight.evaluation.filter(|_| shell.trace.is_enabled()) else {
            return;
        };
        let Some(mut position) = self.with_game(shell, ctx, |game| game.position().clone()) else {
            return;
        };
        let mut line = Vec::new();
        for &mv in &insight.line {
            line.push(position.uci(mv));
            let Ok(next) = position.play(mv) else { break };
            position = next;
        }
        let told = serde_json::json!({
            "evaluation": evaluation.to_string(),
            "depth": insight.depth,
            "line": line,
            "threat": insight.threat().map(|mv| mv.to_string()),
        });
        shell.trace.emit("insight", told);
    }
}

impl AnalysisState {
    /// Lets the bar follow what is known, and the result when the game is over.
    fn follow(&mut self, game: &Game, dt: f32, speed: f32) {
        use parlour_rules::chess::Color;
        let goal = match game.outcome().map(|outcome| outcome.winner) {
            Some(Some(Color::White)) => Some(1.0),
            Some(Some(Color::Black)) => Some(0.0),
            Some(None) => Some(0.5),
            None => self
                .insight()
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
