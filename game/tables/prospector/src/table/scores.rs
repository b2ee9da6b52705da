//! Score display of Prospector: the slate in the scene and the numbers that fly to it.

use crate::{
    panels::{
        ProspectorDialog,
        floating::{Banked, Course, FLIGHT},
        separator,
    },
    scene::{scoreboard::Scoreboard, tableau::Tableau},
    sounds,
    table::ProspectorTable,
};
use fyrox::{
    core::algebra::{Point3, Vector2, Vector3},
    graph::SceneGraph,
    plugin::error::GameResult,
    scene::Scene,
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
        self.floats.calm = ctx.shell.settings.reduce_motion;
        self.floats.banner.calm = self.floats.calm;
        // In a small window the dialog is over the table.
        if ctx.shell.layout().is_compact() && !ctx.shell.dialogs.is_empty() {
            self.floats.banner.clear();
        }
        let banked = self.floats.update(ui, &course, speed, dt);
        if banked.arrived > 0 {
            let goal = self.score.goal().saturating_add(banked.arrived);
            self.score.count_to(goal);
            ctx.play_sound(sounds::BANK);
            self.show_run(ctx, banked.arrived);
        }
        if self.floats.banner.words().is_some() {
            ctx.shell.keep_drawing();
        }
        self.pay_out(ctx, banked, slate.is_some());
        // With less motion, numbers are there at once.
        let pace = if self.floats.calm { 0.0 } else { speed };
        let counts = [&mut self.score, &mut self.result];
        let counted = counts.map(|count| (count.advance(dt, pace), !count.is_over()));
        if counted.iter().any(|(changed, _)| *changed) {
            ctx.shell.changed();
        }
        if counted.iter().any(|(_, goes_on)| *goes_on) {
            ctx.shell.keep_drawing();
        }
    }

    /// Lets coins fly to the slate with points that leave for it, and strikes it when they arrive.
    fn pay_out(&mut self, ctx: &mut TableContext, banked: Banked, in_sight: bool) {
        let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene) else {
            return;
        };
        let Some(slate) = self
            .slate(scene)
            .filter(|_| in_sight && banked != Banked::default())
        else {
            return;
        };
        let graph = &mut scene.graph;
        if let Ok(tableau) = graph.try_get_script_of_mut::<Tableau>(self.tableau) {
            if banked.left > 0 {
                tableau.pay(slate, banked.left, FLIGHT);
            }
            if banked.arrived > 0 {
                tableau.flash(slate, banked.arrived);
            }
        }
        if let Ok(slate) = graph.try_get_script_of_mut::<Scoreboard>(self.scoreboard)
            && banked.arrived > 0
        {
            slate.strike(banked.arrived);
        }
    }

    /// Heats up the target card with the run, and lets the lamps of the room burn accordingly.
    pub(super) fn heat_up(&mut self, ctx: &mut TableContext) -> GameResult {
        let cards = self.with_series(ctx, |series| series.round().score().chain);
        let tableau = ctx.script_mut::<Tableau>(self.tableau)?;
        tableau.set_run(cards.unwrap_or(0));
        let glow = tableau.glow();
        let is_lively = tableau.is_lively();
        ctx.shell.glow = glow;
        let scene = ctx.engine.scenes.try_get_mut(ctx.shell.scene)?;
        let rocks = scene.graph.try_get_script_of::<Scoreboard>(self.scoreboard);
        if is_lively || rocks.is_ok_and(Scoreboard::rocks) {
            ctx.shell.keep_drawing();
        }
        Ok(())
    }

    /// Ends the feast and the banner, because the player continues.
    pub(super) fn end_feast(&mut self, ctx: &mut TableContext) {
        self.floats.banner.dismiss();
        if let Ok(tableau) = ctx.script_mut::<Tableau>(self.tableau) {
            tableau.end_feast();
        }
    }

    /// Writes the displayed score on the slate, as the panel shows it.
    pub(crate) fn write_score(&mut self, ctx: &mut TableContext) {
        if self.with_series(ctx, |_| ()).is_none() {
            return;
        }
        let wanted = self.score.step();
        let separator = separator(&ctx.shell.locale);
        let Ok(scene) = ctx.engine.scenes.try_get_mut(ctx.shell.scene) else {
            return;
        };
        let node = self.scoreboard;
        let script = scene.graph.try_get_script_of_mut::<Scoreboard>(node).ok();
        let Some(script) = script.filter(|script| !script.shows(wanted, &separator)) else {
            return;
        };
        // Writing needs the whole scene mutably, so take the script out of it meanwhile.
        let counts = script.score().is_some_and(|score| score < wanted);
        let mut scoreboard = std::mem::take(script);
        scoreboard.write(scene, wanted, &separator);
        if let Ok(script) = scene.graph.try_get_script_of_mut::<Scoreboard>(node) {
            *script = scoreboard;
        }
        if counts && !self.score.is_over() {
            ctx.play_sound(sounds::COUNT);
        }
    }

    /// Returns the pixel of the slate's middle, or `None` if it is outside the window or behind a
    /// panel.
    fn slate_in_sight(&self, ctx: &TableContext) -> Option<Vector2<f32>> {
        let scene = ctx.scene()?;
        let at = ctx.shell.pixel(scene, self.slate(scene)?)?;
        let margin = ctx.shell.window.y * 0.03;
        let inside = |at: f32, end: f32| at > margin && at < end - margin;
        let ui = ctx.engine.user_interfaces.try_get(ctx.shell.ui).ok()?;
        let seen = inside(at.x, ctx.shell.window.x) && inside(at.y, ctx.shell.window.y);
        (seen && !ctx.shell.gui.is_covered(ui, at)).then_some(at)
    }

    /// Returns the middle of the slate in the scene.
    fn slate(&self, scene: &Scene) -> Option<Vector3<f32>> {
        let node = self.scoreboard;
        let script = scene.graph.try_get_script_of::<Scoreboard>(node).ok()?;
        let place = scene.graph.try_get(node).ok()?.global_transform();
        Some(place.transform_point(&Point3::from(*script.middle)).coords)
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
