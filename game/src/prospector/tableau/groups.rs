//! What a designer sets on the tableau, in groups.

use crate::group::group;
use fyrox::{
    core::{pool::Handle, reflect::prelude::*, visitor::prelude::*},
    resource::model::ModelResource,
    scene::mesh::Mesh,
};

group! {
    /// The prefabs of what lies on cards, as large as a card.
    TableauMarks {
        /// Mark of the card under the pointer.
        hover: Option<ModelResource>,
        /// Mark of a hint.
        hint: Option<ModelResource>,
        /// What runs over a gold card when it is turned up or taken; may be left out.
        gleam: Option<ModelResource>,
    }
}

group! {
    /// The meshes that show how many cards are left to draw.
    TallyPlate {
        /// The tens, as far left of its parent as the ones are right of it; may be left out.
        tens: Handle<Mesh>,
        /// The ones; may be left out, and then nothing is counted.
        ones: Handle<Mesh>,
    }
}

group! {
    /// How close cards lie, in units of the scene. What the mine looks like is told by
    /// data/prospector/layout.ron.
    TableauSpacing {
        /// Length of the layout's unit in the scene: a card is 2.56 of them wide.
        #[reflect(min_value = 0.05, max_value = 2.0, step = 0.01)]
        unit: f32 = 0.449,
        /// How much higher each layer of the mine lies than the one under it.
        #[reflect(min_value = 0.0, max_value = 0.2, step = 0.001)]
        layer_height: f32 = 0.036,
        /// How much higher each card of a pile lies than the one under it.
        #[reflect(min_value = 0.0, max_value = 0.1, step = 0.001)]
        pile_height: f32 = 0.009,
    }
}

group! {
    /// Times in seconds at normal speed, heights in units of the scene.
    TableauMotion {
        /// How high a card rises under the pointer.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        hover_height: f32 = 0.14,
        /// Height of the way of a card that is taken or drawn.
        #[reflect(min_value = 0.0, max_value = 4.0, step = 0.05)]
        flight_height: f32 = 0.9,
        /// Seconds that a card takes to the target.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.05)]
        flight_time: f32 = 0.34,
        /// Seconds that a card takes to turn over.
        #[reflect(min_value = 0.0, max_value = 3.0, step = 0.01)]
        flip_time: f32 = 0.22,
        /// Seconds from one dealt card to the next.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        deal_interval: f32 = 0.06,
        /// Seconds that a card takes to rise under the pointer.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        hover_time: f32 = 0.08,
    }
}
