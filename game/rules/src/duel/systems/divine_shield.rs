//! Divine Shield, which absorbs the first damage above 0 and is then gone (rule 18).

use crate::duel::{Action, ActionKind, Keyword, sequence::Sequence, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Damage, absorb)],
    ..System::NONE
};

fn absorb(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &mut damage.hits {
        if hit.amount > 0 && sequence.card(hit.target.id).has(Keyword::DivineShield) {
            let card = sequence.change(hit.target.id);
            card.keywords = card.keywords.without(Keyword::DivineShield);
            hit.amount = 0;
            hit.shield = true;
        }
    }
}
