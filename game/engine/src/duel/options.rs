//! Sensible intents.

use parlour_rules::duel::{Duel, HandPlaces, Intent, Phase, Player};

/// Returns an intent that is always legal and changes nothing.
pub(super) const fn pass(phase: Phase) -> Intent {
    match phase {
        Phase::Mulligan => Intent::Mulligan(HandPlaces::NONE),
        Phase::Playing | Phase::Over => Intent::EndTurn,
    }
}

/// Collects the sensible legal intents, without ending the turn. A card targets what its data
/// prefers, or anything if nothing preferred is there. Of equal cards in hand, only one is
/// considered.
pub(super) fn options(duel: &Duel, player: Player, into: &mut Vec<Intent>) {
    duel.legal_intents(player, into);
    // Intents to play the same card are adjacent.
    let mut preferred: Vec<_> = Vec::new();
    let mut last = None;
    let mut seen: Vec<(u16, i16, i16)> = Vec::new();
    let mut keep_last = true;
    into.retain(|intent| match *intent {
        Intent::Play { card, target, .. } => {
            if last != Some(card) {
                last = Some(card);
                preferred = match target {
                    Some(_) => duel.preferred_targets(card),
                    None => Vec::new(),
                };
                keep_last = duel.card(card).is_some_and(|state| {
                    let what = (
                        state.definition().index() as u16,
                        state.attack(),
                        state.health(),
                    );
                    let new = !seen.contains(&what);
                    seen.push(what);
                    new
                });
            }
            keep_last
                && match target {
                    Some(target) => preferred.is_empty() || preferred.contains(&target),
                    None => true,
                }
        }
        Intent::EndTurn => false,
        _ => true,
    });
}
