//! What is worth considering.

use parlour_rules::duel::{Duel, HandPlaces, Intent, Phase, Player};

/// What a player who has to act can always do.
pub(super) const fn nothing(phase: Phase) -> Intent {
    match phase {
        Phase::Mulligan => Intent::Mulligan(HandPlaces::NONE),
        Phase::Playing | Phase::Over => Intent::EndTurn,
    }
}

/// The legal intents that are worth considering, without ending the turn: a card is aimed at what
/// its data prefers, and at something else only where there is nothing of that. Of cards that are the
/// same in hand one is enough.
pub(super) fn options(duel: &Duel, player: Player, into: &mut Vec<Intent>) {
    duel.legal_intents(player, into);
    // Plays of one card stand together.
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
