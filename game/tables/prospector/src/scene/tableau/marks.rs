//! Marks on the card under the pointer and on the cards that a hint points at.

use super::{HALF_THICKNESS, Spot, Tableau};
use fyrox::{
    core::algebra::Vector3, graph::SceneGraph, resource::model::ModelResourceExtension,
    scene::Scene,
};
use parlour_shell::scene::marks::Mark;

impl Tableau {
    pub(super) fn show_marks(&mut self, scene: &mut Scene) {
        let hover = self.state.lifted.map(|(spot, _)| spot);
        let breath = match self.state.flights.calm {
            true => 1.0,
            false => 1.0 + 0.03 * (self.state.time * 4.0).sin(),
        };
        let hints = self.state.hints.as_slice();
        for (mark, spots, prefab, scale) in [
            (Mark::Hover, hover.as_slice(), &self.marks.hover, 1.0),
            (Mark::Hint, hints, &self.marks.hint, breath),
        ] {
            let places = spots.iter().filter_map(|spot| self.place_of_mark(*spot));
            let places: Vec<_> = places.collect();
            let nodes = self.state.marks.entry(mark).or_default();
            if let Some(prefab) = prefab.as_ref().filter(|prefab| prefab.is_ok()) {
                // The first one is instantiated when the prefab has loaded, so that showing it
                // causes no pause.
                while nodes.len() < places.len().max(1) {
                    nodes.push(prefab.instantiate(scene));
                }
            }
            for (index, node) in nodes.iter().enumerate() {
                let Ok(node) = scene.graph.try_get_node_mut(*node) else {
                    continue;
                };
                let place = places.get(index);
                if let Some(place) = place {
                    node.local_transform_mut().set_position(*place);
                    node.set_uniform_scale(scale);
                }
                node.set_visibility(place.is_some());
            }
        }
    }

    /// Returns the place of a mark just above a spot's top card.
    fn place_of_mark(&self, spot: Spot) -> Option<Vector3<f32>> {
        let body = self.body_of(spot)?;
        let goal = self.state.flights.goal(body)?;
        let height = self.state.flights.height(body) + self.state.flourishes.height(body);
        Some(goal.place + Vector3::y() * (height + HALF_THICKNESS + 0.004))
    }
}
