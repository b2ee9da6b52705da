//! Counter beside the draw pile: the number of cards left, as two chalk digits.

use super::Tableau;
use crate::scene::scoreboard::digits;
use fyrox::{
    asset::manager::ResourceManager, graph::SceneGraph, material::MaterialResource, scene::Scene,
};
use parlour_shell::{
    app::settings::Quality,
    cards::{
        card::with_picture,
        picture::{sharpen, texture},
    },
    scene::nodes::surface,
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
        let Some(ones) = surface(&mut scene.graph, self.tally.ones.to_base()) else {
            return;
        };
        let base = ones.material().clone();
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
        for (mesh, digit) in [(tens, count / 10), (ones, count % 10)] {
            if let Some(surface) = surface(&mut scene.graph, mesh.to_base())
                && let Some(wanted) = draw_pile_counter.digits.get(digit)
            {
                surface.set_material(wanted.clone());
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
