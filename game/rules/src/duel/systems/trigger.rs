//! Triggers (rule 19).

use crate::duel::{
    Action, ActionKind, CardId, Player, Trigger,
    actions::{TriggerAbilities, UseAbility},
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    prepare: &[(ActionKind::ChangeTurn, turn_ends)],
    perform: &[
        (ActionKind::ChangeTurn, turn_begins),
        (ActionKind::Damage, damaged),
        (ActionKind::Death, died),
        (ActionKind::TriggerAbilities, perform),
    ],
    ..System::NONE
};

/// Priority of deathrattles, before other reactions to a death.
const DEATHRATTLE: i8 = 1;

/// Fires a trigger of a card, if it has it.
fn pull(sequence: &mut Sequence, priority: i8, id: CardId, trigger: Trigger) {
    let card = sequence.card(id);
    if card.triggers.contains(trigger) {
        let (player, order) = (card.owner, card.order);
        let card = sequence.reference(id);
        let action = TriggerAbilities {
            player,
            card,
            trigger,
        };
        sequence.react_with(priority, order, action);
    }
}

/// Fires a trigger of all minions of a player.
fn pull_all(sequence: &mut Sequence, player: Player, trigger: Trigger) {
    for place in 0..sequence.duel.side(player).battlefield.len() {
        if let Some(&id) = sequence.duel.side(player).battlefield.get(place) {
            pull(sequence, 0, id, trigger);
        }
    }
}

fn turn_ends(sequence: &mut Sequence, action: &mut Action) {
    if let Action::ChangeTurn(change) = action
        && let Some(player) = change.ended
    {
        pull_all(sequence, player, Trigger::TurnEnd);
    }
}

fn turn_begins(sequence: &mut Sequence, action: &mut Action) {
    let Action::ChangeTurn(change) = action else {
        return;
    };
    let player = change.player;
    pull_all(sequence, player, Trigger::TurnStart);
    for place in 0..sequence.duel.side(player).hand.len() {
        if let Some(&id) = sequence.duel.side(player).hand.get(place) {
            pull(sequence, 0, id, Trigger::InHandTurnStart);
        }
    }
}

fn damaged(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &damage.hits {
        if hit.amount > 0 {
            pull(sequence, 0, hit.target.id, Trigger::Damaged);
        }
    }
}

fn died(sequence: &mut Sequence, action: &mut Action) {
    let Action::Death(death) = action else {
        return;
    };
    for card in &death.cards {
        pull(sequence, DEATHRATTLE, card.id, Trigger::Deathrattle);
        let owner = sequence.card(card.id).owner;
        pull_all(sequence, owner, Trigger::AllyDies);
    }
}

fn perform(sequence: &mut Sequence, action: &mut Action) {
    if let Action::TriggerAbilities(trigger) = action {
        UseAbility::all_on(
            sequence,
            trigger.trigger,
            trigger.player,
            trigger.card,
            None,
        );
    }
}
