use parlour_rules::duel::{HandPlaces, Seat};

/// Cards above this cost go back: the first turns come before they can be played.
const KEPT: u8 = 3;

/// Which of the first cards to exchange.
pub(super) fn exchange(seat: Seat) -> HandPlaces {
    let places = seat.hand().enumerate().filter(|&(_, id)| {
        seat.card(id).is_some_and(|card| {
            let card = seat.set().get(card.definition);
            !card.token && card.cost > KEPT
        })
    });
    places.map(|(place, _)| place).collect()
}
