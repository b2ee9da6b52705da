//! Groups of the tableau's fields in the editor.

use fyrox::{
    core::{pool::Handle, reflect::prelude::*, visitor::prelude::*},
    resource::model::ModelResource,
    scene::mesh::Mesh,
};
use parlour_shell::scene::group::group;

group! {
    /// Prefabs of marks, each as large as a card.
    TableauMarks {
        /// Mark on the playable card under the pointer or the keyboard cursor.
        hover: Option<ModelResource>,
        /// Mark on the card that a hint points at.
        hint: Option<ModelResource>,
        /// Effect that moves across a gold card when it is turned up or taken. Its material needs a
        /// `phase` property, 0 to 1. Optional.
        gleam: Option<ModelResource>,
    }
}

group! {
    /// Meshes of the counter beside the draw pile. The game replaces their materials.
    CounterPlate {
        /// Mesh of the tens digit. It must be as far left of its parent as the ones digit is right
        /// of it. Optional.
        tens: Handle<Mesh>,
        /// Mesh of the ones digit. Its material is the base for all digits. Optional: without it
        /// there is no counter.
        ones: Handle<Mesh>,
    }
}

group! {
    /// Distances between cards, in scene units. The positions of the slots come from
    /// `data/prospector/layout.ron`.
    TableauSpacing {
        /// Length of one unit of the layout file in scene units. A card is 2.56 layout units wide.
        #[reflect(min_value = 0.05, max_value = 2.0, step = 0.01)]
        unit: f32 = 0.449,
        /// Height of each layer above the one below, in scene units.
        #[reflect(min_value = 0.0, max_value = 0.2, step = 0.001)]
        layer_height: f32 = 0.036,
        /// Height of each card in a pile above the one below, in scene units.
        #[reflect(min_value = 0.0, max_value = 0.1, step = 0.001)]
        pile_height: f32 = 0.009,
    }
}

group! {
    /// Durations in seconds at normal animation speed, and heights in scene units.
    TableauMotion {
        /// Distance by which the playable card under the pointer rises, in scene units.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        hover_height: f32 = 0.14,
        /// Height of the path of a card that is taken or drawn, in scene units.
        #[reflect(min_value = 0.0, max_value = 4.0, step = 0.05)]
        flight_height: f32 = 0.9,
        /// Seconds for a card to move to the discard pile.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        flight_time: f32 = 0.34,
        /// Seconds for a card to turn over.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.01)]
        flip_time: f32 = 0.22,
        /// Seconds between two dealt cards.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        deal_interval: f32 = 0.06,
        /// Seconds for a card to rise or sink under the pointer.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        hover_time: f32 = 0.08,
    }
}

#[cfg(test)]
mod tests {
    use crate::scene::tableau::Tableau;
    use fyrox::scene::{Scene, base::BaseBuilder, pivot::PivotBuilder};
    use parlour_shell::scene::data::check_numbers;

    #[test]
    fn a_number_out_of_range_in_a_group_is_named_with_its_field() {
        let mut tableau = Tableau::default();
        tableau.motion.flight_time = (-0.34).into();
        let mut scene = Scene::new();
        let node = BaseBuilder::new().with_name("table").with_script(tableau);
        PivotBuilder::new(node).build(&mut scene.graph);
        let error = check_numbers(&scene.graph).unwrap_err();
        let message = "table: invalid Tableau.motion.flight_time -0.34 (expected 0 to 3)";
        assert_eq!(error.to_string(), message);
    }
}
