//! Score display of Prospector: the slate in the scene and the numbers that fly to it.

use crate::{
    panels::{ProspectorDialog, floating::Course, separator},
    scene::{
        scoreboard::{Scoreboard, Written},
        tableau::Tableau,
    },
    sounds,
    table::ProspectorTable,
};
use fyrox::{
    core::algebra::{Point3, Vector2},
    graph::SceneGraph,
    plugin::PluginContext,
};
use parlour_rules::cards::SlotId;
use parlour_shell::{app::Shell, scene::camera::Projection, ui::Screen};

impl ProspectorTable {
    /// Shows the current score at once and removes all flying numbers.
    pub(crate) fn catch_up(&mut self, shell: &mut Shell, ctx: &mut PluginContext) {
        let score = self.with_series(shell, ctx, |series| series.round().score());
        let Some(score) = score else { return };
        if let Ok(ui) = ctx.user_interfaces.try_get_mut(shell.ui) {
            self.floats.clear(ui);
        }
        let separator = separator(&shell.locale);
        self.floats.set_separator(&separator);
        self.floats.set_run(score.run());
        self.floats.set_gold(score.gold);
        self.shown_score = score.banked;
        shell.changed();
    }

    /// Moves the flying numbers, and adds their points to the displayed score when they arrive.
    pub(crate) fn fly_scores(&mut self, shell: &mut Shell, ctx: &mut PluginContext) {
        let (speed, dt) = (shell.settings.motion.factor(), ctx.dt);
        let slate = self.slate_in_sight(shell, ctx);
        let course = Course::of(shell.window, &shell.layout(), shell.insets, slate);
        let Ok(ui) = ctx.user_interfaces.try_get_mut(shell.ui) else {
            return;
        };
        // The result dialog leaves room for the numbers; other dialogs would be covered by them.
        let covered_up = shell
            .dialogs
            .last()
            .is_some_and(|dialog| !matches!(dialog.get(), Some(ProspectorDialog::RoundOver(_))));
        self.floats
            .set_hidden(shell.screen != Screen::Table || covered_up);
        let arrived = self.floats.update(ui, &course, speed, dt);
        if arrived > 0 {
            self.shown_score += arrived;
            shell.changed();
            shell.play_sound(ctx, sounds::BANK);
        }
    }

    /// Writes the displayed score and the open run on the slate, as the panel shows them.
    pub(crate) fn write_score(&mut self, shell: &mut Shell, ctx: &mut PluginContext) {
        let Some(score) = self.with_series(shell, ctx, |series| series.round().score()) else {
            return;
        };
        let wanted = Written {
            score: self.shown_score,
            run: score.run(),
            gold: score.gold,
        };
        let Ok(scene) = ctx.scenes.try_get_mut(shell.scene) else {
            return;
        };
        let node = self.scoreboard;
        let script = scene.graph.try_get_script_of_mut::<Scoreboard>(node).ok();
        let Some(script) = script.filter(|script| !script.shows(wanted)) else {
            return;
        };
        // Writing needs the whole scene mutably, so take the script out of it meanwhile.
        let mut scoreboard = std::mem::take(script);
        scoreboard.write(scene, wanted);
        if let Ok(script) = scene.graph.try_get_script_of_mut::<Scoreboard>(node) {
            *script = scoreboard;
        }
    }

    /// Returns the pixel of the slate's middle, or `None` if it is outside the window or behind a
    /// panel.
    fn slate_in_sight(&self, shell: &Shell, ctx: &PluginContext) -> Option<Vector2<f32>> {
        let scene = ctx.scenes.try_get(shell.scene).ok()?;
        let node = self.scoreboard;
        let script = scene.graph.try_get_script_of::<Scoreboard>(node).ok()?;
        let place = scene.graph.try_get(node).ok()?.global_transform();
        let place = place.transform_point(&Point3::from(*script.middle));
        let camera = scene.graph.try_get(shell.camera).ok()?;
        let at = Projection::of(camera).pixel(place.coords, shell.window)?;
        let margin = shell.window.y * 0.03;
        let inside = |at: f32, end: f32| at > margin && at < end - margin;
        let ui = ctx.user_interfaces.try_get(shell.ui).ok()?;
        let seen = inside(at.x, shell.window.x) && inside(at.y, shell.window.y);
        (seen && !shell.gui.is_covered(ui, at)).then_some(at)
    }

    /// Returns the pixel of a card's slot, or the middle of the window if the slot can't be found.
    pub(crate) fn pixel_of_slot(
        &self,
        shell: &Shell,
        ctx: &PluginContext,
        slot: SlotId,
    ) -> Vector2<f32> {
        let middle = shell.window * 0.5;
        let Ok(scene) = ctx.scenes.try_get(shell.scene) else {
            return middle;
        };
        let place = scene
            .graph
            .try_get_script_of::<Tableau>(self.tableau)
            .ok()
            .and_then(|tableau| tableau.home_of(slot));
        let camera = scene.graph.try_get(shell.camera).ok();
        camera
            .zip(place)
            .and_then(|(camera, place)| Projection::of(camera).pixel(place, shell.window))
            .unwrap_or(middle)
    }
}
