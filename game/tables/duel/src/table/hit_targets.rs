//! Hit targets of the Duel table: pixels where cards and buttons can be clicked, for tests and the
//! trace.

use crate::{
    scene::board::{DuelBoard, Under},
    table::DuelTable,
};
use fyrox::{core::algebra::Vector3, gui::UserInterface, scene::Scene};
use parlour_rules::duel::CardId;
use parlour_shell::app::{Shell, trace::Pixel};

/// Offsets on a card to try, from its middle outward, as shares of its size.
const STEPS: [f32; 9] = [0.0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.45, -0.45];

impl DuelTable {
    /// Returns the turn number, and a named pixel for each visible card, hero and the player's side
    /// of the battlefield.
    pub(crate) fn duel_hit_targets(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
    ) -> Vec<(String, Pixel)> {
        let table = scene.graph.try_get_script_of::<DuelBoard>(self.table).ok();
        let (Some(duel), Some(table)) = (self.duel(scene), table) else {
            return Vec::new();
        };
        let seat = self.duel_seat();
        let (own, other) = (duel.player(seat), duel.player(seat.opponent()));
        let numbered = |kind: &'static str, cards: Vec<CardId>| {
            let numbers = 1..;
            cards
                .into_iter()
                .zip(numbers)
                .map(move |(card, number)| (format!("{kind}-{number}"), card))
        };
        let cards = numbered("hand", own.hand().iter().copied().collect())
            .chain(numbered("own", own.battlefield().iter().copied().collect()))
            .chain(numbered(
                "enemy",
                other.battlefield().iter().copied().collect(),
            ))
            .chain([
                ("own-hero".to_owned(), own.hero()),
                ("enemy-hero".to_owned(), other.hero()),
            ]);
        let mut targets: Vec<(String, Pixel)> = cards
            .filter_map(|(name, card)| {
                Some((name, self.pixel_of_card(shell, scene, ui, table, card)?))
            })
            .collect();
        if let Some(pixel) = self.pixel_of_field(shell, scene, ui, table) {
            targets.push(("field".to_owned(), pixel));
        }
        targets
    }

    /// Returns a pixel at which a click picks this card and isn't covered by a panel.
    fn pixel_of_card(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
        table: &DuelBoard,
        card: CardId,
    ) -> Option<Pixel> {
        let pose = table.pose(card)?;
        let (sin, cos) = pose.tilt.sin_cos();
        let up = Vector3::new(0.0, sin, cos);
        STEPS
            .iter()
            .flat_map(|z| STEPS.map(|x| (x, *z)))
            .find_map(|(x, z)| {
                let place = pose.place + Vector3::new(x * 1.1, 0.0, 0.0) + up * (z * 1.55);
                let at = shell.free_pixel(scene, ui, place)?;
                let hit = table.under(scene, &shell.ray(scene, at)?);
                (hit == Some(Under::Card(card))).then_some((at.x as i32, at.y as i32))
            })
    }

    /// Returns a free pixel at the right end of the player's battlefield, where a minion can be
    /// placed.
    fn pixel_of_field(
        &self,
        shell: &Shell,
        scene: &Scene,
        ui: &UserInterface,
        table: &DuelBoard,
    ) -> Option<Pixel> {
        let middle = table.own_field()?;
        (0..12).find_map(|step| {
            let place = middle - Vector3::new(step as f32 * 0.5, 0.0, 0.0);
            let at = shell.free_pixel(scene, ui, place)?;
            let hit = table.under(scene, &shell.ray(scene, at)?);
            matches!(hit, Some(Under::Mat(_))).then_some((at.x as i32, at.y as i32))
        })
    }
}
