//! The adviser at the chess table: hints, threats, the evaluation bar and the best line.

use crate::{
    chess::{
        adviser::{Adviser, Insight},
        board::{Board, Pointer},
        engines::Engines,
        mind::Trouble,
        openings::Openings,
    },
    data,
    plugin::Parlour,
    ui::{
        Screen,
        chess::{advice, engines::trouble_text},
        kit::Live,
    },
};
use fyrox::plugin::{PluginContext, error::GameResult};
use parlour_engine::uci::outside::Program;
use parlour_rules::chess::{Game, Move, Square};

/// The names of openings.
const OPENINGS: &str = "data/chess/openings.ron";
/// How much of the way to its goal the bar goes in a second, at least.
const BAR_SPEED: f32 = 6.0;

/// What is advised at the chess table.
#[derive(Debug, Default)]
pub struct Advice {
    adviser: Adviser,
    openings: Openings,
    /// The position for which a hint is shown: its hash, and how many half-moves came before.
    hint_for: Option<(u64, usize)>,
    /// White's share on the bar as it is shown; it follows the evaluation.
    share: Option<f32>,
    /// The program that has failed: the game's own engine looks on for it.
    distrusted: Option<Program>,
}

impl Advice {
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
    pub(super) fn program(&self, engines: &Engines) -> Option<Program> {
        let engine = engines.get(engines.adviser?)?;
        Some(engine.program()).filter(|program| self.distrusted.as_ref() != Some(program))
    }

    /// A program that has failed is given another chance.
    pub(super) fn trust_again(&mut self) {
        self.distrusted = None;
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
    /// Reads the names of openings.
    pub(in crate::plugin) fn load_openings(&mut self, ctx: &PluginContext) {
        let Some(text) = data::read_text(ctx.resource_manager, OPENINGS) else {
            return;
        };
        match Openings::read(OPENINGS, &text) {
            Ok(openings) => self.advice.openings = openings,
            Err(error) => {
                let values = [("reason", error.to_string().into())];
                self.complain(self.locale.format("openings-broken", &values));
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
        let shown = self.advice.hint_for == Some(now);
        self.advice.hint_for = (!shown).then_some(now);
    }

    /// One update: looks at the position if somebody wants to know, and shows what was found.
    pub(in crate::plugin) fn advise(&mut self, ctx: &mut PluginContext) -> GameResult {
        let settings = &self.settings;
        let (threats, bar, line) = (
            settings.threats,
            settings.evaluation_bar,
            settings.best_line,
        );
        let scene = ctx.scenes.try_get(self.scene)?;
        let Some(manager) = self.manager_in(scene) else {
            return Ok(());
        };
        let sitting = manager.sitting().clone();
        let hinted = self.advice.is_hinted(&sitting.game);
        let own = manager.may_move();
        let open = self.screen == Screen::Table
            && self.lesson.is_none()
            && self.demonstration.is_none()
            && self.dialogs.is_empty()
            && self.composing.is_none()
            && !self.hidden;
        let mut advice = std::mem::take(&mut self.advice);
        let mut failed = None;
        if open && (threats || bar || line || hinted) {
            let program = advice.program(self.engines());
            failed = advice
                .adviser
                .look(&sitting.game, threats, program.as_ref())
                .err();
        } else {
            advice.adviser.stop();
        }
        let news = match advice.adviser.listen() {
            Ok(news) => news,
            Err(error) => {
                failed = Some(error);
                false
            }
        };
        let insight = advice.insight().clone();
        // Only who is to move is helped, and a lesson has marks of its own.
        let helped = open && own && sitting.game.outcome().is_none();
        let hint = insight.hint().filter(|_| helped && hinted);
        let threat = insight.threat().filter(|_| helped && threats);
        let squares =
            |mv: Move| -> (Square, Square) { (mv.from, sitting.game.position().destination(mv)) };
        let board = ctx
            .scenes
            .try_get_mut(self.scene)?
            .graph
            .try_get_script_of_mut::<Board>(self.nodes.board)?;
        board.point(Pointer::Hint, hint.map(squares));
        // A threat is a move of the other player, which this position does not know.
        board.point(Pointer::Threat, threat.map(|mv| (mv.from, mv.to)));
        if news && self.trace.is_enabled() {
            self.tell_insight(&insight);
        }
        advice.follow(&sitting.game, ctx.dt, self.settings.motion.factor());
        self.advice = advice;
        if let Ok(ui) = ctx.user_interfaces.try_get(self.ui) {
            let outcome = sitting.game.outcome();
            let number = advice::number_text(&insight, outcome.as_ref());
            self.gui.tell(ui, Live::Evaluation, &number);
            if sitting.game.outcome().is_none() {
                let position = sitting.game.position();
                let text = advice::best_line_text(&self.locale, position, &insight);
                self.gui.tell(ui, Live::Line, &text);
            }
            self.gui.fill_bar(ui, self.advice.share());
        }
        if let Some(trouble) = failed {
            self.adviser_fails(&trouble);
        }
        Ok(())
    }

    /// Nobody looks on any more, or only the game's own engine.
    pub(super) fn adviser_fails(&mut self, trouble: &Trouble) {
        let reason = ("reason", trouble_text(&self.locale, trouble).into());
        let engines = &self.engines.desk().list;
        let sentence = match self.advice.program(engines) {
            Some(program) => {
                let engine = engines.adviser.and_then(|id| engines.get(id));
                let name = engine.map_or_else(String::new, |engine| engine.name.clone());
                self.advice.distrusted = Some(program);
                let values = [("name", name.into()), reason];
                self.locale.format("adviser-gone", &values)
            }
            None => self.locale.format("no-adviser", &[reason]),
        };
        self.complain(sentence);
    }

    fn tell_insight(&mut self, insight: &Insight) {
        if let Some(evaluation) = insight.evaluation {
            let line: Vec<String> = insight.line.iter().map(Move::to_string).collect();
            self.trace.emit(
                "insight",
                serde_json::json!({
                    "evaluation": evaluation.to_string(),
                    "depth": insight.depth,
                    "line": line,
                    "threat": insight.threat().map(|mv| mv.to_string()),
                }),
            );
        }
    }
}

impl Advice {
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
