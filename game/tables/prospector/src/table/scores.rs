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
};
use parlour_rules::cards::SlotId;
use parlour_shell::{app::TableContext, ui::Screen};

impl ProspectorTable {
    /// Shows the current score at once and removes all flying numbers.
    pub(crate) fn catch_up(&mut self, ctx: &mut TableContext) {
        let score = self.with_series(ctx, |series| series.round().score());
        let Some(score) = score else { return };
        if let Ok(ui) = ctx.engine.user_interfaces.try_get_mut(ctx.shell.ui) {
            self.floats.clear(ui);
        }
        let separator = separator(&ctx.shell.locale);
        self.floats.set_separator(&separator);
        self.floats.set_run(score.run());
        self.floats.set_gold(score.gold);
        self.score.set(score.banked);
    }

    /// Moves the flying numbers, adds their points to the displayed score when they arrive, and
    /// counts up.
    pub(crate) fn fly_scores(&mut self, ctx: &mut TableContext) {
        let (speed, dt) = (ctx.shell.settings.motion.factor(), ctx.engine.dt);
        let slate = self.slate_in_sight(ctx);
        let course = Course::of(
            ctx.shell.window,
            &ctx.shell.layout(),
            ctx.shell.insets,
            slate,
        );
        let Ok(ui) = ctx.engine.user_interfaces.try_get_mut(ctx.shell.ui) else {
            return;
        };
        // The result dialog leaves room for the numbers; other dialogs would be covered by them.
        let covered_up =
            ctx.shell.dialogs.last().is_some_and(|dialog| {
                !matches!(dialog.get(), Some(ProspectorDialog::RoundOver(_)))
            });
        self.floats
            .set_hidden(ctx.shell.screen != Screen::Table || covered_up);
        let arrived = self.floats.update(ui, &course, speed, dt);
        if arrived > 0 {
            let goal = self.score.goal().saturating_add(arrived);
            self.score.count_to(goal);
            ctx.play_sound(sounds::BANK);
        }
        let counted = [&mut self.score, &mut self.result].map(|count| count.advance(dt, speed));
        if counted.contains(&true) {
            ctx.shell.changed();
        }
    }

    /// Writes the displayed score and the open run on the slate, as the panel shows them.
    pub(crate) fn write_score(&mut self, ctx: &mut TableContext) {
        let Some(score) = self.with_series(ctx, |series| series.round().score()) else {
            return;
        };
        let wanted = Written {
            score: self.score.goal(),
            run: score.run(),
            gold: score.gold,
        };
        let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene) else {
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
    fn slate_in_sight(&self, ctx: &TableContext) -> Option<Vector2<f32>> {
        let scene = ctx.scene()?;
        let node = self.scoreboard;
        let script = scene.graph.try_get_script_of::<Scoreboard>(node).ok()?;
        let place = scene.graph.try_get(node).ok()?.global_transform();
        let place = place.transform_point(&Point3::from(*script.middle));
        let at = ctx.shell.pixel(scene, place.coords)?;
        let margin = ctx.shell.window.y * 0.03;
        let inside = |at: f32, end: f32| at > margin && at < end - margin;
        let ui = ctx.engine.user_interfaces.try_get(ctx.shell.ui).ok()?;
        let seen = inside(at.x, ctx.shell.window.x) && inside(at.y, ctx.shell.window.y);
        (seen && !ctx.shell.gui.is_covered(ui, at)).then_some(at)
    }

    /// Returns the pixel of a card's slot, or the middle of the window if the slot can't be found.
    pub(crate) fn pixel_of_slot(&self, ctx: &TableContext, slot: SlotId) -> Vector2<f32> {
        let middle = ctx.shell.window * 0.5;
        let Ok(scene) = ctx.engine.scenes.try_get(ctx.shell.scene) else {
            return middle;
        };
        let place = scene
            .graph
            .try_get_script_of::<Tableau>(self.tableau)
            .ok()
            .and_then(|tableau| tableau.home_of(slot));
        place
            .and_then(|place| ctx.shell.pixel(scene, place))
            .unwrap_or(middle)
    }
}
