//! Hit targets of the Prospector table: pixels where cards can be clicked, for tests and the trace.

use super::selection::move_of;
use crate::{
    scene::{
        manager::{Phase, Prospector},
        tableau::{Spot, Tableau},
    },
    table::ProspectorTable,
};
use fyrox::core::algebra::Vector3;
use parlour_rules::prospector::{Move, Series};
use parlour_shell::app::{
    hit_targets::{TargetFinder, offsets_on_card},
    trace::Pixel,
};

impl ProspectorTable {
    /// Returns a named pixel for each card that can be taken; none while no input is accepted.
    pub(crate) fn prospector_hit_targets(&self, finder: &TargetFinder) -> Vec<(String, Pixel)> {
        let manager = self.prospector_manager(finder.scene);
        let playing = manager.filter(|manager| manager.phase() == Phase::Playing);
        let Some(round) = playing.and_then(Prospector::series).map(Series::round) else {
            return Vec::new();
        };
        let spots = round.takeable().into_iter().map(Spot::Slot);
        let spots = spots.chain((!round.draw_pile().is_empty()).then_some(Spot::Draw));
        let named = spots.filter_map(|spot| {
            let name = match move_of(spot)? {
                Move::Take(slot) => format!("slot-{slot}"),
                Move::Draw => "draw".to_owned(),
            };
            Some((name, self.pixel_of_spot(finder, spot)?))
        });
        named.collect()
    }

    /// Returns a pixel at which a click picks this card and isn't covered by a panel.
    fn pixel_of_spot(&self, finder: &TargetFinder, spot: Spot) -> Option<Pixel> {
        let graph = &finder.scene.graph;
        let tableau = graph.try_get_script_of::<Tableau>(self.tableau).ok()?;
        let middle = tableau.place_of(spot)?;
        let places = offsets_on_card().map(|(x, z)| middle + Vector3::new(x, 0.0, z));
        finder.find(places, |ray| tableau.spot_under(ray) == Some(spot))
    }
}
