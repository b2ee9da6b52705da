//! Greedy play: one intent at a time, the one with the best immediate result.

use parlour_rules::duel::{Duel, Intent, Player};

use super::{
    budget::Budget,
    evaluate::{Weights, evaluate},
    options::options,
};

/// Returns the intent that improves the position most, or the end of the turn if none does.
pub(super) fn best(duel: &Duel, player: Player, weights: &Weights, budget: &mut Budget) -> Intent {
    let mut intents = Vec::new();
    options(duel, player, &mut intents);
    let mut best = (evaluate(duel, player, weights), Intent::EndTurn);
    let mut next = duel.clone();
    for &intent in &intents {
        if !budget.take() {
            break;
        }
        next.clone_from(duel);
        if next.act_silently(player, intent).is_ok() {
            let worth = evaluate(&next, player, weights);
            if worth > best.0 {
                best = (worth, intent);
            }
        }
    }
    best.1
}

/// Plays the current turn to its end greedily.
pub(super) fn finish_turn(duel: &mut Duel, weights: &Weights, budget: &mut Budget) {
    let player = duel.current();
    // Upper bound for the number of intents in a turn.
    for _ in 0..60 {
        if !duel.is_on_turn(player) {
            return;
        }
        let intent = best(duel, player, weights, budget);
        if duel.act_silently(player, intent).is_err() {
            return;
        }
    }
}
