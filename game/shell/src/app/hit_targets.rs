//! Hit targets for the trace: the pixels at which buttons, squares and cards can be clicked.

use crate::{
    app::{Parlour, Shell, trace::HitTargets},
    scene::camera::{CameraRig, Projection},
    ui::Screen,
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
    graph::SceneGraph,
    gui::UserInterface,
    plugin::PluginContext,
    scene::Scene,
};

impl Parlour {
    /// Traces the hit targets, once the table is at rest and the panels are laid out.
    pub(crate) fn emit_hit_targets(&mut self, ctx: &PluginContext) {
        if !self.shell.trace.is_enabled() || !self.shell.revision.needs_targets() {
            return;
        }
        let resting = match ctx.scenes.try_get(self.shell.scene) {
            Ok(scene) => {
                let rig = scene
                    .graph
                    .try_get_script_of::<CameraRig>(self.shell.camera);
                // A broken table never comes to rest.
                let ready = self.shell.broken || self.table().takes_input(&self.shell, scene);
                ready && rig.is_ok_and(CameraRig::is_at_rest)
            }
            // The first scene could not be read: there is the menu alone.
            Err(_) => self.shell.broken,
        };
        // Before the first report all textures have to be loaded.
        let is_first = !self.shell.trace.is_ready();
        let loading = is_first && ctx.resource_manager.state().count_pending_resources() > 0;
        // These targets are about to vanish while another scene is loaded.
        let leaves = self.shell.pending_scene.is_some();
        let rests = resting && !loading && !leaves && !self.table().is_demo();
        if !self.shell.revision.takes_targets(rests) {
            return;
        }
        let Ok(ui) = ctx.user_interfaces.try_get(self.shell.ui) else {
            return;
        };
        let scene = ctx.scenes.try_get(self.shell.scene).ok();
        let window = (self.shell.window.x as u32, self.shell.window.y as u32);
        if is_first && scene.is_some() {
            self.shell.trace.ready(self.shell.table.name(), window);
        }
        let mut targets = HitTargets {
            window,
            dialog: match (self.shell.dialogs.last(), self.shell.screen) {
                (Some(dialog), _) => Some(dialog.id().to_owned()),
                (None, Screen::Menu | Screen::Loading) => Some("menu".to_owned()),
                (None, Screen::Table) => None,
            },
            ..HitTargets::default()
        };
        self.shell.gui.add_hit_targets(ui, &mut targets);
        if let Some(scene) = scene {
            self.table()
                .add_hit_targets(&self.shell, scene, ui, &mut targets);
        }
        self.shell.trace.targets(&targets);
    }
}

impl Shell {
    /// Returns the pixel at which a point of the scene appears, in whole numbers; `None` if it is
    /// outside the window or under a panel.
    pub fn free_pixel(
        &self,
        scene: &Scene,
        ui: &UserInterface,
        place: Vector3<f32>,
    ) -> Option<Vector2<f32>> {
        let camera = scene.graph.try_get(self.camera).ok()?;
        let at = Projection::of(camera).pixel(place, self.window)?;
        let at = Vector2::new(at.x.round(), at.y.round());
        let inside =
            at.x >= 1.0 && at.y >= 1.0 && at.x < self.window.x - 1.0 && at.y < self.window.y - 1.0;
        (inside && self.gui.is_free(ui, at)).then_some(at)
    }
}
