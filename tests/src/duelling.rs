//! Playing a duel by simple rules, for tests that play a whole one.

use parlour_rules::duel::{CardId, Duel, Intent, Player, Zone};

/// What a card is called among the picks.
pub fn name(duel: &Duel, seat: Player, card: CardId) -> String {
    let state = duel.card(card).expect("a card of the match");
    let number = duel.place(card).map_or(0, |place| place + 1);
    match (state.owner() == seat, state.zone()) {
        (true, Zone::Hand) => format!("hand-{number}"),
        (true, Zone::Battlefield) => format!("own-{number}"),
        (false, Zone::Battlefield) => format!("enemy-{number}"),
        (true, _) => "own-hero".to_owned(),
        (false, _) => "enemy-hero".to_owned(),
    }
}

/// A sensible thing to do: kill if possible, else play the dearest card, else attack the hero.
pub fn something(duel: &Duel, seat: Player) -> Intent {
    let mut intents = Vec::new();
    duel.legal_intents(seat, &mut intents);
    let enemy = duel.player(seat.opponent()).hero();
    let worth = |intent: &Intent| match intent {
        Intent::Attack { target, .. } if *target == enemy => 50,
        Intent::Attack { .. } => 40,
        Intent::Play { card, target, .. } => {
            let own = target
                .is_some_and(|target| duel.card(target).is_some_and(|card| card.owner() == seat));
            let cost = i32::from(duel.definition(*card).cost);
            if own { -1 } else { 10 + cost }
        }
        Intent::EndTurn => 0,
        _ => -2,
    };
    intents
        .into_iter()
        .max_by_key(worth)
        .expect("a turn can always be ended")
}
