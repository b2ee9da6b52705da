//! The Duel's table as the shell sees it.

use super::DuelTable;
use crate::{
    panels::{DeckBuilderCommand, DuelCommand, DuelDialog, DuelPanels, words},
    scene::{board::DuelBoard, manager::DuelManager},
};
use fyrox::{
    plugin::error::{GameError, GameResult},
    scene::Scene,
};
use parlour_shell::{
    app::{
        Shell, TableContext, hit_targets::TargetFinder, input::PointerEvent, keystrokes::Press,
        scene_loader::node_with, trace::HitTargets,
    },
    archive::files::ArchivedGame,
    platform::locale::Locale,
    scene::camera::Insets,
    table::{Closing, KeyUse, Table, TableKey, replay::ReplayStep},
    ui::{Action, TablePanels, text_field::TextField},
};

impl Table for DuelTable {
    fn find_nodes(&mut self, _: &mut Shell, scene: &Scene) -> bool {
        self.manager = node_with::<DuelManager>(scene);
        self.table = node_with::<DuelBoard>(scene);
        self.manager.is_some() && self.table.is_some()
    }

    fn attach(&mut self, ctx: &mut TableContext) -> GameResult {
        self.attach_duel(ctx)
    }

    fn open(&mut self, ctx: &mut TableContext) -> GameResult {
        self.open_duel(ctx)?;
        self.offer_guide(ctx);
        Ok(())
    }

    fn open_game(
        &mut self,
        game: &ArchivedGame,
        ctx: &mut TableContext,
    ) -> Result<bool, GameError> {
        self.open_replay(ctx, &game.record)
    }

    fn update(&mut self, ctx: &mut TableContext) -> GameResult {
        self.update_duel(ctx)
    }

    fn panels<'a>(&'a self, _: &'a Shell, scene: Option<&'a Scene>) -> Box<dyn TablePanels + 'a> {
        Box::new(DuelPanels(scene.and_then(|scene| self.duel_view(scene))))
    }

    fn waiting(&self, locale: &Locale) -> Option<String> {
        words::waiting(locale, self.saved.game()?)
    }

    fn act(&mut self, action: Action, ctx: &mut TableContext) -> GameResult {
        // A match has no undo, and one side of the table only.
        match action.command::<DuelCommand>() {
            Some(command) => self.duel_command(ctx, command.clone()),
            None => Ok(()),
        }
    }

    fn pointer(&mut self, event: PointerEvent, ctx: &mut TableContext) -> GameResult {
        match self.table.is_some() {
            true => self.select_by(event, ctx),
            false => Ok(()),
        }
    }

    fn key(&mut self, key: TableKey, ctx: &mut TableContext) -> Result<KeyUse, GameError> {
        Ok(self.table_key(key, ctx))
    }

    fn dialog_key(&mut self, press: &Press, ctx: &mut TableContext) -> Result<bool, GameError> {
        if ctx.shell.top_dialog() != Some(&DuelDialog::Replay) {
            return Ok(false);
        }
        let step = ReplayStep::of(press.key.code).map(DuelCommand::Replay);
        let is_used = step.is_some();
        ctx.shell.requests.extend(step.map(Action::run));
        Ok(is_used)
    }

    fn open_menu(&mut self, ctx: &mut TableContext) -> Result<bool, GameError> {
        self.end_replay(ctx)?;
        ctx.shell.dialogs.clear();
        Ok(true)
    }

    fn leave(&mut self, _: &mut TableContext) {
        // The next load of the scene brings the player's match back.
        self.replay = None;
    }

    fn text_field(&mut self, shell: &Shell) -> Option<&mut TextField> {
        self.builder_field(shell)
    }

    fn text_changed(&mut self, ctx: &mut TableContext) {
        let written = DeckBuilderCommand::Write(self.builder.line.clone());
        let written = Action::run(DuelCommand::Build(written));
        ctx.shell.requests.push(written);
    }

    fn close_dialog(&mut self, ctx: &mut TableContext) -> Result<Closing, GameError> {
        let Some(dialog) = ctx.shell.top_dialog::<DuelDialog>().cloned() else {
            return Ok(Closing::Close);
        };
        if self.stays_open(ctx, &dialog) {
            return Ok(Closing::Menu);
        }
        if dialog == DuelDialog::Replay {
            self.close_replay(ctx)?;
            return Ok(Closing::Stay);
        }
        if dialog == DuelDialog::Builder && self.builder.leave_search() {
            return Ok(Closing::Stay);
        }
        if dialog == DuelDialog::Builder {
            self.deck_builder_command(ctx, DeckBuilderCommand::Leave)?;
            return Ok(Closing::Stay);
        }
        Ok(Closing::Close)
    }

    fn save_all(&mut self, shell: &mut Shell) {
        self.save_deck_draft(shell);
    }

    fn language_changed(&mut self, ctx: &mut TableContext) {
        self.translate_duel(ctx);
    }

    fn is_at_rest(&self, shell: &Shell, scene: &Scene) -> bool {
        self.duel_rests(shell, scene)
    }

    fn ply(&self, scene: &Scene) -> usize {
        self.duel(scene).map_or(0, |duel| usize::from(duel.turn()))
    }

    fn add_hit_targets(&self, finder: &TargetFinder, targets: &mut HitTargets) {
        targets.cards.extend(self.duel_hit_targets(finder));
    }

    fn insets(&self, shell: &Shell) -> Insets {
        match self.is_duel_guided() {
            true => shell.layout().guide(),
            false => shell.beside_panel(None, shell.layout().table(0.0)),
        }
    }

    fn has_game(&self, scene: &Scene) -> bool {
        self.duel(scene).is_some()
    }

    fn report(&self, ctx: &TableContext) -> Option<String> {
        self.duel_report(ctx)
    }
}
