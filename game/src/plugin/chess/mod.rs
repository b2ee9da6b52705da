//! The chess table's part of the plugin: games begun as they were chosen, pauses, draws.

mod analysis;
mod annotations;
mod editor;
mod engines;
mod file_manager;
mod file_writer;
mod files;
mod review;

pub(super) use {
    analysis::AnalysisState, editor::EditorState, engines::OtherEngines, file_manager::FileManager,
    review::ReviewState,
};

use super::Parlour;
use crate::{
    chess::{
        game_manager::{GameManager, Intent, Phase},
        new_game::{NewGame, Pairing, Side},
        players::Participant,
        session::ChessSession,
    },
    sentences,
    ui::{ChessCommand, ChessView, Dialog, Screen, chess::time_shown, kit::Live},
};
use fyrox::{
    plugin::{PluginContext, error::GameResult},
    scene::Scene,
};
use parlour_rules::chess::{Clock, Color, Game, Position, Rules};
use serde_json::json;
use std::time::{Duration, Instant};

/// How much time a player gets back at most when the program is cut off.
const SAVE_TIME: Duration = Duration::from_secs(5);

impl Parlour {
    /// Carries out what is asked for at this table.
    pub(super) fn chess_command(
        &mut self,
        command: ChessCommand,
        ctx: &mut PluginContext,
    ) -> GameResult {
        match command {
            ChessCommand::Arrange(chosen) => {
                self.new_game = *chosen;
                self.hit_targets_due = Some(3);
            }
            ChessCommand::Pause => self.pause(ctx),
            ChessCommand::Hint => self.toggle_hint(ctx),
            ChessCommand::Review => self.begin_review(ctx)?,
            ChessCommand::Step(to) => self.step_review(ctx, to)?,
            ChessCommand::Engines(command) => self.engine_command(command, ctx)?,
            ChessCommand::Edit(command) => self.editor_command(command, ctx)?,
            ChessCommand::Files(command) => self.file_command(command, ctx)?,
        }
        Ok(())
    }

    /// Whether the clock runs and the computer plays: while the player looks at the table and
    /// nothing but the question of a promotion lies over it.
    pub(super) fn is_time_running(&self) -> bool {
        self.screen == Screen::Table
            && self.demonstration.is_none()
            && self.lesson.is_none()
            && self.editor.is_none()
            && !self.hidden
            && self.pending_scene.is_none()
            && self
                .dialogs
                .iter()
                .all(|dialog| matches!(dialog, Dialog::Promotion(_)))
    }

    /// Begins a game as it was chosen, and remembers the choice.
    pub(super) fn begin_chosen(&mut self, ctx: &mut PluginContext, chosen: NewGame) -> GameResult {
        let game = match &chosen.from {
            Some(position) => Game::from_position(Position::clone(position)),
            None => self.new_game(chosen.rules),
        };
        let session = {
            let chance = self.chance();
            chosen.session(game, self.engines(), chance)
        };
        if let Some(storage) = &self.storage
            && let Err(error) = storage.save(&chosen)
        {
            self.report_error(sentences::storage(&self.locale, &error));
        }
        if chosen.from.is_some() {
            self.close_editor();
        }
        self.new_game = chosen;
        // The next game begins as usual.
        self.new_game.from = None;
        self.begin(ctx, session)
    }

    /// Begins another game with the same players, rules and clock.
    pub(super) fn begin_again(&mut self, ctx: &mut PluginContext) -> GameResult {
        let rules = self.rules(ctx);
        let game = self.new_game(rules);
        let chance = self.chance();
        let mut session: ChessSession = game.into();
        if let Some(last) = self.with_session(ctx, ChessSession::clone) {
            session.seats = last.seats;
            session.clock = last.clock.map(|clock| Clock::new(*clock.control()));
            let drawn = self.new_game.pairing == Pairing::Computer
                && self.new_game.side == Side::Random
                && last.seats.only_person().is_some();
            if drawn {
                session.seats = self.new_game.seats(self.engines(), chance);
            }
        }
        self.begin(ctx, session)
    }

    /// Goes on with the game that waited. Where time counts, it waits until the player says so.
    pub(super) fn resume_chess(&mut self, ctx: &mut PluginContext) -> GameResult {
        let Some(session) = self.suspended_game.take() else {
            return Ok(());
        };
        let waits = session.clock.is_some() || session.seats.are_computers();
        self.begin(ctx, session)?;
        if waits {
            self.dialogs.push(Dialog::Paused);
            self.hit_targets_due = Some(3);
        }
        Ok(())
    }

    /// Whether there is anything to stop: a clock, or two computers.
    fn can_pause(&self, ctx: &PluginContext) -> bool {
        self.with_session(ctx, |session| {
            session.game.outcome().is_none()
                && (session.clock.is_some() || session.seats.are_computers())
        })
        .unwrap_or(false)
    }

    /// Stops a game in which time counts, until the player goes on.
    pub(super) fn pause(&mut self, ctx: &PluginContext) {
        if self.lesson.is_none() && self.demonstration.is_none() && self.can_pause(ctx) {
            self.autosave(ctx);
            self.input.cancel();
            self.dialogs.push(Dialog::Paused);
            self.hit_targets_due = Some(3);
        }
    }

    /// The player wants a draw: it is claimed if it can be, and otherwise offered. The computer
    /// answers at once.
    pub(super) fn ask_for_draw(&mut self, ctx: &mut PluginContext) -> GameResult {
        if self.phase(ctx) != Phase::Idle {
            return Ok(());
        }
        let asked = self.with_session(ctx, |session| {
            let turn = session.game.position().turn();
            let claim = session.game.claims().first().copied();
            (turn, claim, session.seats.of(turn), session.seats.of(!turn))
        });
        let Some((turn, claim, Participant::Person, other)) = asked else {
            return Ok(());
        };
        let question = match (claim, other) {
            (Some(claim), _) => Dialog::DrawClaim(claim),
            (None, Participant::Person) => Dialog::DrawOffer(turn),
            (None, Participant::Computer(_)) => return self.offer_draw_to_computer(ctx),
        };
        self.dialogs.push(question);
        self.hit_targets_due = Some(3);
        Ok(())
    }

    fn offer_draw_to_computer(&mut self, ctx: &mut PluginContext) -> GameResult {
        let mut accepted = false;
        self.manager(ctx, |manager| accepted = manager.accepts_draw())?;
        if accepted {
            return self.submit(ctx, Intent::AgreeDraw);
        }
        let sentence = self.locale.text("draw-refused");
        self.notify(sentence);
        Ok(())
    }

    /// Tells who plays, once a game stands on the table.
    pub(super) fn emit_players(&mut self, ctx: &PluginContext) {
        let told = self.with_session(ctx, |session| {
            let name =
                |seat: Participant| seat.computer_name().unwrap_or_else(|| "person".to_owned());
            let control = session
                .clock
                .as_ref()
                .map(|clock| clock.control().to_string());
            json!({
                "white": name(session.seats.white),
                "black": name(session.seats.black),
                "clock": control,
            })
        });
        if let Some(told) = told {
            self.trace.emit("players", told);
        }
    }

    /// The time on a clock that runs is saved now and then: who is cut off gets none back.
    pub(super) fn save_time(&mut self, ctx: &PluginContext, running: bool) {
        let ticks = |session: &ChessSession| {
            let started = session.clock.as_ref().is_some_and(Clock::is_started);
            started && session.game.outcome().is_none()
        };
        if !running || !self.with_session(ctx, ticks).unwrap_or(false) {
            self.time_saved = None;
            return;
        }
        let now = Instant::now();
        let saved = *self.time_saved.get_or_insert(now);
        if now.saturating_duration_since(saved) >= SAVE_TIME {
            self.time_saved = Some(now);
            self.autosave(ctx);
        }
    }

    /// Writes the times into the panels.
    pub(super) fn update_clock_labels(&mut self, ctx: &PluginContext) {
        let times = self.with_session(ctx, |session| {
            let clock = session.clock.as_ref()?;
            Some(Color::ALL.map(|color| time_shown(&self.locale, clock.left(color))))
        });
        let (Some(Some(times)), Ok(ui)) = (times, ctx.user_interfaces.try_get(self.ui)) else {
            return;
        };
        for (color, text) in Color::ALL.into_iter().zip(&times) {
            self.gui.tell(ui, Live::Time(color), text);
        }
    }

    /// What the panels show of this table.
    pub(super) fn chess_view<'a>(&'a self, scene: Option<&'a Scene>) -> ChessView<'a> {
        // A new game can be chosen while another table stands there.
        let manager = scene.and_then(|scene| self.manager_in(scene));
        let session = manager.map(GameManager::session);
        ChessView {
            session,
            new_game: &self.new_game,
            insight: self.analysis.insight(),
            share: self.analysis.share(),
            opening: session.and_then(|session| self.kind_of_game(&session.game)),
            editor: self.editor(),
            engines: self.engines.desk(),
            review: self.review.review(),
            waiting: self.review.waiting(),
            browser: self.files.browser(),
            hinted: session.is_some_and(|session| self.analysis.is_hinted(&session.game)),
        }
    }

    /// What is played: the opening's name, or the rules where they are not the usual ones.
    fn kind_of_game(&self, game: &Game) -> Option<String> {
        if let Some(key) = self.analysis.opening(game) {
            return Some(self.locale.text(&key));
        }
        match (game.rules(), game.start().chess960_number()) {
            (Rules::Standard, _) => None,
            (Rules::Chess960, Some(number)) => {
                let values = [("number", number.into())];
                Some(self.locale.format("game-960", &values))
            }
            (Rules::Chess960, None) => Some(self.locale.text("rules-960")),
            (Rules::Casual, _) => Some(self.locale.text("game-casual")),
        }
    }
}
