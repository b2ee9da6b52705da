//! Hit targets for the trace: the pixels at which buttons, squares and cards can be clicked.

use crate::{
    app::{
        Parlour, Shell,
        trace::{HitTargets, Pixel},
    },
    scene::{camera::CameraRig, ray::Ray},
    ui::Screen,
};
use fyrox::{
    core::algebra::{Vector2, Vector3},
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
                // Behind the menu the camera glides, but nothing on the table can be picked.
                let is_menu = self.shell.screen == Screen::Menu;
                ready && rig.is_ok_and(|rig| is_menu || rig.is_at_rest())
            }
            // The first scene could not be read, or is still loading: there is the menu alone.
            Err(_) => self.shell.screen == Screen::Menu,
        };
        // Before the first report of a table all textures have to be loaded.
        let is_first = !self.shell.trace.is_ready() && !self.shell.scene.is_none();
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
            ply: scene.map_or(0, |scene| self.table().ply(scene)),
            dialog: match (self.shell.dialogs.last(), self.shell.screen) {
                (Some(dialog), _) => Some(dialog.id().to_owned()),
                (None, Screen::Menu | Screen::Loading) => Some("menu".to_owned()),
                (None, Screen::Table) => self.table().trace_mode().map(str::to_owned),
            },
            ..HitTargets::default()
        };
        self.shell.gui.add_hit_targets(ui, &mut targets);
        let shell = &self.shell;
        if let Some(scene) = scene.filter(|_| shell.is_table_on_top()) {
            let finder = TargetFinder { shell, scene, ui };
            self.table().add_hit_targets(&finder, &mut targets);
        }
        self.shell.trace.targets(&targets);
    }
}

/// Finds the pixels at which things on the table can be clicked.
pub struct TargetFinder<'a> {
    shell: &'a Shell,
    /// Scene of the table.
    pub scene: &'a Scene,
    ui: &'a UserInterface,
}

impl TargetFinder<'_> {
    /// Returns the pixel of the first of these points whose ray `hits`. Points outside the window or
    /// under a panel are left out.
    pub fn find(
        &self,
        places: impl IntoIterator<Item = Vector3<f32>>,
        hits: impl Fn(&Ray) -> bool,
    ) -> Option<Pixel> {
        let mut pixels = places
            .into_iter()
            .filter_map(|place| self.free_pixel(place));
        pixels.find(|pixel| self.ray(*pixel).is_some_and(|ray| hits(&ray)))
    }

    /// Returns the pixel at which a point of the scene appears; `None` if it is outside the window or
    /// under a panel.
    pub fn free_pixel(&self, place: Vector3<f32>) -> Option<Pixel> {
        let window = self.shell.window;
        let at = self.shell.pixel(self.scene, place)?.map(f32::round);
        let inside = at.x >= 1.0 && at.y >= 1.0 && at.x < window.x - 1.0 && at.y < window.y - 1.0;
        (inside && self.shell.gui.is_free(self.ui, at)).then_some((at.x as i32, at.y as i32))
    }

    /// Returns the ray through a pixel.
    pub fn ray(&self, (x, y): Pixel) -> Option<Ray> {
        self.shell.ray(self.scene, Vector2::new(x as f32, y as f32))
    }
}

/// Returns offsets on a card to try, from its middle outward: to the right and along the card.
pub fn offsets_on_card() -> impl Iterator<Item = (f32, f32)> {
    let shares = [0.0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.45, -0.45];
    let pairs = move |z| shares.map(|x| (x * 1.1, z * 1.55));
    shares.into_iter().flat_map(pairs)
}
