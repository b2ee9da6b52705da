//! Counter beside the draw pile: the number of cards left, as two chalk digits.

use super::Tableau;
use crate::scene::scoreboard::digits;
use fyrox::{
    asset::manager::ResourceManager,
    core::pool::Handle,
    graph::SceneGraph,
    material::MaterialResource,
    scene::{Scene, mesh::Mesh},
};
use parlour_shell::{
    app::settings::Quality,
    cards::{
        card::with_picture,
        picture::{sharpen, texture},
    },
};

/// Largest number that two digits can show.
const MOST: usize = 99;

/// Digit materials and the number shown.
#[derive(Debug, Default, Clone)]
pub(super) struct DrawPileCounter {
    /// Materials of the digits 0 to 9.
    digits: Vec<MaterialResource>,
    shown: Option<usize>,
}

impl Tableau {
    /// Creates the digit materials. The counter stays off if their picture is missing or the scene
    /// has no mesh for the ones.
    pub(super) fn prepare_tally(
        &mut self,
        scene: &mut Scene,
        resources: &ResourceManager,
        quality: Quality,
    ) {
        let Some(base) = surface(scene, *self.tally.ones, |material| material.clone()) else {
            return;
        };
        let digits = digits(resources).into_iter().filter_map(|picture| {
            let picture = texture(&picture)?;
            sharpen(&picture, quality);
            Some(with_picture(&base, picture))
        });
        self.state.draw_pile_counter.digits = digits.collect();
    }

    /// Updates the digits if the number of cards in the draw pile has changed.
    pub(super) fn count_draws(&mut self, scene: &mut Scene) {
        let count = self.state.draw.len().min(MOST);
        let draw_pile_counter = &mut self.state.draw_pile_counter;
        if draw_pile_counter.digits.is_empty() || draw_pile_counter.shown == Some(count) {
            return;
        }
        draw_pile_counter.shown = Some(count);
        let (tens, ones) = (*self.tally.tens, *self.tally.ones);
        for (node, digit) in [(tens, count / 10), (ones, count % 10)] {
            if let Some(wanted) = draw_pile_counter.digits.get(digit) {
                surface(scene, node, |material| *material = wanted.clone());
            }
        }
        let mut aside = 0.0;
        if let Ok(tens) = scene.graph.try_get_mut(tens) {
            tens.set_visibility(count >= 10);
            aside = tens.local_transform().position().x;
        }
        if let Ok(ones) = scene.graph.try_get_mut(ones) {
            // A single digit is centered.
            let mut place = **ones.local_transform().position();
            place.x = if count >= 10 { -aside } else { 0.0 };
            ones.local_transform_mut().set_position(place);
        }
    }
}

/// Passes the material of a mesh's first surface to a function, which can replace it. Returns the
/// function's result.
fn surface<T>(
    scene: &mut Scene,
    mesh: Handle<Mesh>,
    with: impl FnOnce(&mut MaterialResource) -> T,
) -> Option<T> {
    let mesh = scene.graph.try_get_mut(mesh).ok()?;
    let surface = mesh.surfaces_mut().first_mut()?;
    let mut material = surface.material().clone();
    let answer = with(&mut material);
    if material != *surface.material() {
        surface.set_material(material);
    }
    Some(answer)
}
