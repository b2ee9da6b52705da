//! Hit targets of the Duel table: pixels where cards and buttons can be clicked, for tests and the
//! trace.

use crate::{
    scene::board::{DuelBoard, Under},
    table::DuelTable,
};
use fyrox::core::algebra::Vector3;
use parlour_rules::duel::CardId;
use parlour_shell::app::{
    hit_targets::{TargetFinder, offsets_on_card},
    trace::Pixel,
};

impl DuelTable {
    /// Returns the turn number, and a named pixel for each visible card, hero and the player's side
    /// of the battlefield.
    pub(crate) fn duel_hit_targets(&self, finder: &TargetFinder) -> Vec<(String, Pixel)> {
        let scene = finder.scene;
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
        let cards =
            cards.filter_map(|(name, card)| Some((name, pixel_of_card(finder, table, card)?)));
        let field = pixel_of_field(finder, table).map(|pixel| ("field".to_owned(), pixel));
        cards.chain(field).collect()
    }
}

/// Returns a pixel at which a click picks this card and isn't covered by a panel.
fn pixel_of_card(finder: &TargetFinder, board: &DuelBoard, card: CardId) -> Option<Pixel> {
    let pose = board.pose(card)?;
    let (sin, cos) = pose.tilt.sin_cos();
    let up = Vector3::new(0.0, sin, cos);
    let places = offsets_on_card().map(|(x, z)| pose.place + Vector3::new(x, 0.0, 0.0) + up * z);
    finder.find(places, |ray| {
        board.under(finder.scene, ray) == Some(Under::Card(card))
    })
}

/// Returns a free pixel at the right end of the player's battlefield, where a minion can be placed.
fn pixel_of_field(finder: &TargetFinder, board: &DuelBoard) -> Option<Pixel> {
    let middle = board.own_field()?;
    let places = (0..12).map(|step| middle - Vector3::new(step as f32 * 0.5, 0.0, 0.0));
    finder.find(places, |ray| {
        matches!(board.under(finder.scene, ray), Some(Under::Mat(_)))
    })
}
