//! Hit targets of the Prospector table: pixels where cards can be clicked, for tests and the trace.

use crate::{
    scene::{
        card_selector::move_of,
        manager::Phase,
        tableau::{Spot, Tableau},
    },
    table::ProspectorTable,
};
use fyrox::{core::algebra::Vector3, gui::UserInterface, scene::Scene};
use parlour_rules::prospector::{Move, Series};
use parlour_shell::app::{Shell, trace::Pixel};

impl ProspectorTable {
    /// Returns a named pixel for each card that can be taken; none while no input is accepted.
    pub(crate) fn prospector_hit_targets(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
    ) -> Vec<(String, Pixel)> {
        let Some(prospector_manager) = self.prospector_manager(scene) else {
            return Vec::new();
        };
        let Some(round) = prospector_manager.series().map(Series::round) else {
            return Vec::new();
        };
        if prospector_manager.phase() != Phase::Playing {
            return Vec::new();
        }
        let spots = round.takeable().into_iter().map(Spot::Slot);
        let spots = spots.chain((!round.draw_pile().is_empty()).then_some(Spot::Draw));
        let named = spots.filter_map(|spot| {
            let name = match move_of(spot)? {
                Move::Take(slot) => format!("slot-{slot}"),
                Move::Draw => "draw".to_owned(),
            };
            Some((name, self.pixel_of_spot(shell, scene, ui, spot)?))
        });
        named.collect()
    }

    /// Returns a pixel at which a click picks this card and isn't covered by a panel.
    fn pixel_of_spot(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
        spot: Spot,
    ) -> Option<Pixel> {
        let tableau = scene
            .graph
            .try_get_script_of::<Tableau>(self.tableau)
            .ok()?;
        let middle = tableau.place_of(spot)?;
        // Candidates from the middle of the card outward, as shares of its size.
        let steps = [0.0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.45, -0.45];
        steps
            .iter()
            .flat_map(|z| steps.map(|x| (x, *z)))
            .find_map(|(x, z)| {
                let place = middle + Vector3::new(x * 1.1, 0.0, z * 1.55);
                let at = shell.free_pixel(scene, ui, place)?;
                let hit = tableau.spot_under(&shell.ray(scene, at)?);
                (hit == Some(spot)).then_some((at.x as i32, at.y as i32))
            })
    }
}
