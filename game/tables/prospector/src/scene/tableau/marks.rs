//! Marks on the card under the pointer and on the card that a hint points at.

use super::{HALF_THICKNESS, Tableau};
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
        for (mark, spot, prefab, scale) in [
            (Mark::Hover, hover, &self.marks.hover, 1.0),
            (Mark::Hint, self.state.hint, &self.marks.hint, breath),
        ] {
            let place = spot.and_then(|spot| {
                let body = self.body_of(spot)?;
                let goal = self.state.flights.goal(body)?;
                Some(
                    goal.place
                        + Vector3::y()
                            * (self.state.flights.height(body)
                                + self.state.flourishes.height(body)),
                )
            });
            let known = self.state.marks.get(&mark).copied();
            let node = match (known, place, prefab.as_ref()) {
                (Some(node), ..) => node,
                // Instantiated on the first update after the prefab has loaded, so that showing it
                // causes no pause.
                (None, _, Some(prefab)) if prefab.is_ok() => {
                    let node = prefab.instantiate(scene);
                    self.state.marks.insert(mark, node);
                    node
                }
                _ => continue,
            };
            let Ok(node) = scene.graph.try_get_node_mut(node) else {
                continue;
            };
            match place {
                Some(place) => {
                    let place = place + Vector3::y() * (HALF_THICKNESS + 0.004);
                    node.local_transform_mut().set_position(place);
                    node.set_uniform_scale(scale);
                    node.set_visibility(true);
                }
                None => {
                    node.set_visibility(false);
                }
            }
        }
    }
}
