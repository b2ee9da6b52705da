//! The adviser at the chess table: hints, threats, the evaluation bar and the best line.

use crate::{
    chess::{
        analysis::{Analysis, Insight},
        board::Pointer,
        engine_handle::EngineError,
        engines::Engine,
        game_manager::GameManager,
        openings::Openings,
    },
    data,
    plugin::Parlour,
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
    pub(super) fn insight(&self) -> &Insight {
        self.adviser.insight()
    }

    /// White's share as it is shown.
    pub(super) fn share(&self) -> f32 {
        self.share.unwrap_or(0.5)
    }

    /// The key of the name of a game's opening.
    pub(super) fn opening(&self, game: &Game) -> Option<String> {
        self.openings.key_of(game)
    }

    /// The program that looks on; none if the game's own engine does.
    pub(super) fn program(&self) -> Option<&Program> {
        self.program.as_ref()
    }

    /// Whether a hint is shown for this game's position.
    pub(super) fn is_hinted(&self, game: &Game) -> bool {
        self.hint_for == Some(subject(game))
    }
}

fn subject(game: &Game) -> (u64, usize) {
    (game.position().hash(), game.ply())
}

impl Parlour {
    /// The common openings.
    pub fn openings(&self) -> &Openings {
        &self.analysis.openings
    }

    /// Reads the common openings.
    pub(in crate::plugin) fn load_openings(&mut self, ctx: &PluginContext) {
        let openings = data::read_text(ctx.resource_manager, OPENINGS)
            .map_err(|error| error.to_string())
            .and_then(|text| Openings::read(OPENINGS, &text).map_err(|error| error.to_string()));
        match openings {
            Ok(openings) => self.analysis.openings = openings,
            Err(reason) => {
                let values = [("reason", reason.into())];
                self.report_error(self.locale.format("openings-broken", &values));
            }
        }
    }

    /// Shows a hint, or takes it away.
    pub(super) fn toggle_hint(&mut self, ctx: &PluginContext) {
        if !self.settings.hints || self.lesson.is_some() || self.demonstration.is_some() {
            return;
        }
        let Some(now) = self.with_game(ctx, subject) else {
            return;
        };
        let shown = self.analysis.hint_for == Some(now);
        self.analysis.hint_for = (!shown).then_some(now);
    }

    /// One update: looks at the position if somebody wants to know, and shows what was found.
    pub(in crate::plugin) fn update_analysis(&mut self, ctx: &mut PluginContext) -> GameResult {
        let settings = &self.settings;
        let (threats, bar, line) = (
            settings.threats,
            settings.evaluation_bar,
            settings.best_line,
        );
        let open = self.screen == Screen::Table
            && self.lesson.is_none()
            && self.demonstration.is_none()
            && self.dialogs.is_empty()
            && self.editor.is_none()
            && !self.hidden;
        let scene = ctx.scenes.try_get(self.scene)?;
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
                Some(_) if !self.options.platform.is_handheld() => LOOKING_BACK,
                _ => PLAYING,
            };
            adviser.look(game, threats, program.as_ref(), most)
        } else {
            adviser.stop();
            Ok(())
        };
        let heard = looked.and_then(|()| adviser.listen());
        let event = matches!(heard, Ok(true));
        let speed = self.settings.motion.factor();
        self.analysis.follow(game, ctx.dt, speed);
        let insight = self.analysis.insight();
        if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
            if event {
                let outcome = game.outcome();
                let number = analysis::number_text(&self.locale, insight, outcome.as_ref());
                let text = analysis::best_line_text(
                    &self.locale,
                    game.position(),
                    insight,
                    self.engines(),
                );
                self.gui.tell(ui, Live::Evaluation, &number);
                self.gui.tell(ui, Live::Line, &text);
            }
            self.gui.fill_bar(ui, self.analysis.share());
        }
        // Only who is to move is helped, and a lesson has marks of its own.
        let helped = open && own && game.outcome().is_none();
        let hint = insight.hint().filter(|_| helped && hinted);
        let hint = hint.map(|mv| (mv.from, game.position().destination(mv)));
        // A threat is a move of the other player, which this position does not know.
        let threat = insight.threat().filter(|_| helped && threats);
        let threat = threat.map(|mv| (mv.from, mv.to));
        let board = self.board(ctx)?;
        board.point(Pointer::Hint, hint);
        board.point(Pointer::Threat, threat);
        if event {
            self.emit_analysis(ctx);
        }
        if let Err(trouble) = heard {
            self.analysis_failed(&trouble);
        }
        Ok(())
    }

    /// Nobody looks on any more, or only the game's own engine.
    pub(super) fn analysis_failed(&mut self, trouble: &EngineError) {
        let reason = ("reason", trouble_text(&self.locale, trouble).into());
        let sentence = match self.analysis.program.take() {
            Some(_) => {
                let engines = self.engines();
                let engine = engines.adviser.and_then(|id| engines.get(id));
                let name = engine.map_or_else(String::new, |engine| engine.name.clone());
                let values = [("name", name.into()), reason];
                let sentence = self.locale.format("adviser-gone", &values);
                self.suspend_analysis_engine();
                sentence
            }
            None => self.locale.format("no-adviser", &[reason]),
        };
        self.report_error(sentence);
    }

    /// The program that looks on is the one that the player has chosen, unless it has failed.
    pub(in crate::plugin) fn choose_analysis_engine(&mut self) {
        let engine = self.engines().working_adviser();
        let program = engine.map(Engine::analyst);
        self.analysis.adviser.keep(program.as_ref());
        self.review.keep(program.as_ref());
        self.analysis.program = program;
    }

    /// Nobody looks on any more, and nobody plays: the game ends.
    pub(in crate::plugin) fn end_programs(&mut self, ctx: &mut PluginContext) {
        self.analysis.adviser.keep(None);
        self.review.keep(None);
        // At another table no program plays.
        let _ = self.manager(ctx, GameManager::end_programs);
        client::end_all(LAST_RESPECTS);
    }

    fn emit_analysis(&mut self, ctx: &PluginContext) {
        let insight = self.analysis.insight();
        let Some(evaluation) = insight.evaluation.filter(|_| self.trace.is_enabled()) else {
            return;
        };
        let Some(mut position) = self.with_game(ctx, |game| game.position().clone()) else {
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
        self.trace.emit("insight", told);
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
