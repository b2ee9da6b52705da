//! The score that is shown, and the numbers that fly to it.

use crate::{
    camera::Projection,
    plugin::Parlour,
    prospector::{
        scoreboard::{Scoreboard, Written},
        tableau::Tableau,
    },
    sounds::Sound,
    ui::{Dialog, Screen, floating::Course, prospector::separator},
};
use fyrox::{
    core::algebra::{Point3, Vector2},
    graph::SceneGraph,
    plugin::PluginContext,
};
use parlour_rules::cards::SlotId;

/// Scores.
impl Parlour {
    /// The score shown is the score that is, and no number is on its way.
    pub(super) fn catch_up(&mut self, ctx: &mut PluginContext) {
        let score = self.with_series(ctx, |series| series.round().score());
        let Some(score) = score else { return };
        if let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) {
            self.prospector.floats.clear(ui);
        }
        let separator = separator(&self.locale);
        self.prospector.floats.set_separator(&separator);
        self.prospector.floats.set_run(score.run());
        self.prospector.floats.set_gold(score.gold);
        self.prospector.shown_score = score.banked;
        self.dirty = true;
    }

    pub(super) fn fly_scores(&mut self, ctx: &mut PluginContext) {
        let (speed, dt) = (self.settings.motion.factor(), ctx.dt);
        let slate = self.slate_in_sight(ctx);
        let course = Course::of(self.window, &self.layout(), self.table_insets(), slate);
        let Ok(ui) = ctx.user_interfaces.try_get_mut(self.ui) else {
            return;
        };
        // The announcement of the end stands beside them; every other dialog over them.
        let covered_up = !matches!(self.dialogs.last(), None | Some(Dialog::RoundOver(_)));
        self.prospector
            .floats
            .set_hidden(self.screen != Screen::Table || covered_up);
        let arrived = self.prospector.floats.update(ui, &course, speed, dt);
        if arrived > 0 {
            self.prospector.shown_score += arrived;
            self.dirty = true;
            self.play_sound(ctx, Sound::Bank);
        }
    }

    /// The slate says what the panel says: the score as far as it has flown in, and the open run.
    pub(super) fn write_score(&mut self, ctx: &mut PluginContext) {
        let Some(score) = self.with_series(ctx, |series| series.round().score()) else {
            return;
        };
        let wanted = Written {
            score: self.prospector.shown_score,
            run: score.run(),
            gold: score.gold,
        };
        let Ok(scene) = ctx.scenes.try_get_mut(self.scene) else {
            return;
        };
        let node = self.prospector.scoreboard;
        let script = scene.graph.try_get_script_of_mut::<Scoreboard>(node).ok();
        let Some(script) = script.filter(|script| !script.shows(wanted)) else {
            return;
        };
        // It is out of the scene while it writes in it.
        let mut scoreboard = std::mem::take(script);
        scoreboard.write(scene, wanted);
        if let Ok(script) = scene.graph.try_get_script_of_mut::<Scoreboard>(node) {
            *script = scoreboard;
        }
    }

    /// The middle of the slate, where it is in sight: not off the window, and not behind a panel.
    fn slate_in_sight(&self, ctx: &PluginContext) -> Option<Vector2<f32>> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        let node = self.prospector.scoreboard;
        let script = scene.graph.try_get_script_of::<Scoreboard>(node).ok()?;
        let place = scene.graph.try_get(node).ok()?.global_transform();
        let place = place.transform_point(&Point3::from(*script.middle));
        let camera = scene.graph.try_get(self.nodes.camera).ok()?;
        let at = Projection::of(camera).pixel(place.coords, self.window)?;
        let margin = self.window.y * 0.03;
        let inside = |at: f32, end: f32| at > margin && at < end - margin;
        let ui = ctx.user_interfaces.try_get(self.ui).ok()?;
        let seen = inside(at.x, self.window.x) && inside(at.y, self.window.y);
        (seen && !self.gui.is_covered(ui, at)).then_some(at)
    }

    pub(super) fn pixel_of_slot(&self, ctx: &PluginContext, slot: SlotId) -> Vector2<f32> {
        let middle = self.window * 0.5;
        let Ok(scene) = ctx.scenes.try_get(self.scene) else {
            return middle;
        };
        let place = scene
            .graph
            .try_get_script_of::<Tableau>(self.prospector.tableau)
            .ok()
            .and_then(|tableau| tableau.home_of(slot));
        let camera = scene.graph.try_get(self.nodes.camera).ok();
        camera
            .zip(place)
            .and_then(|(camera, place)| Projection::of(camera).pixel(place, self.window))
            .unwrap_or(middle)
    }
}
