use parlour_rules::duel::{HandPlaces, Seat};

/// Maximum cost of cards to keep. More expensive ones can't be played in the first turns.
const MAX_KEPT_COST: u8 = 3;

/// Returns the cards to exchange at the start.
pub(super) fn exchange(seat: Seat) -> HandPlaces {
    let places = seat.hand().enumerate().filter(|&(_, id)| {
        seat.card(id).is_some_and(|card| {
            let card = seat.set().get(card.definition);
            !card.token && card.cost > MAX_KEPT_COST
        })
    });
    places.map(|(place, _)| place).collect()
}
