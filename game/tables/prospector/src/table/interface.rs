//! Prospector's table as the shell sees it.

use super::ProspectorTable;
use crate::{
    panels::{
        ProspectorCommand, ProspectorDialog, ProspectorPanels,
        hud::{guide_insets, sheet_top},
        waiting,
    },
    scene::{
        manager::{Intent, Prospector},
        scoreboard::Scoreboard,
        tableau::Tableau,
    },
};
use fyrox::{
    keyboard::KeyCode,
    plugin::error::{GameError, GameResult},
    scene::Scene,
};
use parlour_rules::prospector::{Mine, Series};
use parlour_shell::{
    app::{
        Shell, TableContext, hit_targets::TargetFinder, input::PointerEvent, keystrokes::Press,
        scene_loader::node_with, trace::HitTargets,
    },
    archive::files::ArchivedGame,
    platform::locale::Locale,
    scene::camera::{CameraRig, Insets},
    table::{Closing, KeyUse, Table, TableKey, replay::ReplayStep},
    ui::{Action, TablePanels},
};
use std::sync::Arc;

impl Table for ProspectorTable {
    fn find_nodes(&mut self, _: &mut Shell, scene: &Scene) -> bool {
        self.manager = node_with::<Prospector>(scene);
        self.tableau = node_with::<Tableau>(scene);
        self.scoreboard = node_with::<Scoreboard>(scene);
        self.manager.is_some() && self.tableau.is_some()
    }

    fn attach(&mut self, ctx: &mut TableContext) -> GameResult {
        self.attach_prospector(ctx)
    }

    fn open(&mut self, ctx: &mut TableContext) -> GameResult {
        ctx.shell.show_table();
        self.catch_up(ctx);
        self.offer_guide(ctx);
        Ok(())
    }

    fn open_game(
        &mut self,
        game: &ArchivedGame,
        ctx: &mut TableContext,
    ) -> Result<bool, GameError> {
        Ok(self.open_replay(ctx, &game.record))
    }

    fn update(&mut self, ctx: &mut TableContext) -> GameResult {
        self.update_prospector(ctx)
    }

    fn panels<'a>(&'a self, _: &'a Shell, scene: Option<&'a Scene>) -> Box<dyn TablePanels + 'a> {
        Box::new(ProspectorPanels(
            scene.and_then(|scene| self.prospector_view(scene)),
        ))
    }

    fn waiting(&self, locale: &Locale) -> Option<String> {
        let saved = self.saved.game()?;
        // The file with the mine is read with the scene; it holds the standard one.
        let series = Series::resume(&saved.series, &Arc::new(Mine::standard())).ok()?;
        waiting(locale, &series)
    }

    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult {
        self.end_feast(ctx);
        if let Some(command) = action.command::<ProspectorCommand>() {
            return self.prospector_command(ctx, command.clone());
        }
        match action {
            Action::Undo if self.asks_before_help(ctx, Action::Undo) => Ok(()),
            Action::Undo => self.submit_to_prospector(ctx, Intent::Undo),
            Action::Redo => self.submit_to_prospector(ctx, Intent::Redo),
            Action::Flip => ctx.camera(CameraRig::flip),
            Action::Copy => {
                let name = self.deal_name(ctx);
                ctx.copy(name, "deal-copied");
                Ok(())
            }
            Action::Paste => match ctx.pasted_text(Action::Paste) {
                Some(text) => self.paste_deal(ctx, text.trim()),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn pointer(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        if let PointerEvent::Pressed(_) = event {
            self.end_feast(ctx);
        }
        match self.tableau.is_some() {
            true => self.select_by(event, ctx),
            false => Ok(()),
        }
    }

    fn key(&mut self, key: TableKey, ctx: &mut TableContext) -> Result<KeyUse, GameError> {
        self.end_feast(ctx);
        self.table_key(key, ctx)
    }

    fn dialog_key(&mut self, press: &Press, ctx: &mut TableContext) -> Result<bool, GameError> {
        self.end_feast(ctx);
        let key = press.key;
        match (ctx.shell.top_dialog(), key.code) {
            (Some(ProspectorDialog::Replay), code) => {
                let step = ReplayStep::of(code).map(ProspectorCommand::Replay);
                ctx.shell.requests.extend(step.clone().map(Action::run));
                Ok(step.is_some())
            }
            (Some(ProspectorDialog::DealNumber(_)), _) => Ok(self.type_number(ctx.shell, press)),
            // A player who has just drawn with Space does not ask for the next deal with it.
            (Some(ProspectorDialog::RoundOver(_)), KeyCode::Space) => Ok(true),
            (
                Some(ProspectorDialog::RoundOver(_)),
                KeyCode::KeyU | KeyCode::Backspace | KeyCode::KeyZ | KeyCode::KeyN,
            ) if !key.repeat => {
                let action = match self.table_key(key, ctx)? {
                    KeyUse::Action(action) => Some(action),
                    _ => key.common_action(),
                };
                ctx.shell.requests.extend(action);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn wants_keyboard(&mut self, shell: &Shell) -> bool {
        matches!(shell.top_dialog(), Some(ProspectorDialog::DealNumber(_)))
    }

    fn close_dialog(&mut self, ctx: &mut TableContext) -> Result<Closing, GameError> {
        if ctx.shell.top_dialog() != Some(&ProspectorDialog::Replay) {
            return Ok(Closing::Close);
        }
        self.close_replay(ctx)?;
        Ok(Closing::Stay)
    }

    fn open_menu(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        self.end_replay(ctx)?;
        Ok(true)
    }

    fn leave(&mut self, _: &mut TableContext) {
        // The next load of the scene brings the player's series back.
        self.replay = None;
    }

    fn wake(&mut self, _: &mut TableContext) -> Result<bool, GameError> {
        // A round that plays itself ignores input.
        Ok(self.demonstration.is_some())
    }

    fn language_changed(&mut self, ctx: &mut TableContext) {
        self.repaint_cards(ctx);
    }

    fn faces_changed(&mut self, ctx: &mut TableContext) {
        self.repaint_cards(ctx);
    }

    fn is_at_rest(&self, _: &Shell, scene: &Scene) -> bool {
        self.is_prospector_idle(scene)
    }

    fn ply(&self, scene: &Scene) -> usize {
        self.round(scene).map_or(0, |round| round.history().len())
    }

    fn add_hit_targets(&self, finder: &TargetFinder, targets: &mut HitTargets) {
        targets.cards.extend(self.prospector_hit_targets(finder));
    }

    fn sheet_top(&self, shell: &Shell) -> Option<f32> {
        sheet_top(&shell.layout()).filter(|_| !self.guide.is_open())
    }

    fn insets(&self, shell: &Shell) -> Insets {
        let layout = shell.layout();
        match self.guide.is_open() {
            true => guide_insets(&layout),
            false => shell.beside_panel(self.sheet_top(shell), layout.table(0.0)),
        }
    }

    fn has_game(&self, scene: &Scene) -> bool {
        self.round(scene).is_some()
    }

    fn report(&self, ctx: &TableContext) -> Option<String> {
        self.prospector_report(ctx)
    }
}
