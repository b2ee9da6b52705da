//! Armor, which absorbs damage before health does (rule 18).

use crate::duel::{Action, ActionKind, CardKind, limits, sequence::Sequence, system::System};

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
