//! Armour: taken before hit points (rule 18).

use super::System;
use crate::duel::{
    Action, ActionKind, CardKind, CardRef, Player, json::JsonFields, limits, sequence::Sequence,
};

/// A hero gets armour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GainArmour {
    /// Whose hero.
    pub player: Player,
    /// Thanks to which card.
    pub source: CardRef,
    /// How much.
    pub amount: i16,
}

impl GainArmour {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("source", "source_id", self.source);
        to.put("amount", self.amount);
    }
}

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::GainArmour, gain), (ActionKind::Damage, absorb)],
    ..System::NONE
};

fn gain(sequence: &mut Sequence, action: &mut Action) {
    if let Action::GainArmour(gain) = action {
        let side = sequence.change_player(gain.player);
        side.armour = side.armour.saturating_add(gain.amount).min(limits::FIGURE);
    }
}

fn absorb(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &mut damage.hits {
        let card = sequence.card(hit.target.id);
        let owner = card.owner;
        if card.kind == CardKind::Hero && sequence.duel.side(owner).armour > 0 {
            let side = sequence.change_player(owner);
            hit.armour = hit.amount.min(side.armour);
            side.armour -= hit.armour;
        }
    }
}
