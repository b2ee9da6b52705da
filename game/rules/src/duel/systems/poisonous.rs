//! Poisonous, which marks damaged minions for destruction (rule 18).

use crate::duel::{
    Action, ActionKind, CardKind, Flags, Keyword, sequence::Sequence, system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Damage, poison)],
    ..System::NONE
};

fn poison(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &damage.hits {
        if hit.amount > 0
            && sequence.card(hit.source).has(Keyword::Poisonous)
            && sequence.card(hit.target.id).kind == CardKind::Minion
        {
            sequence
                .change(hit.target.id)
                .flags
                .set(Flags::DOOMED, true);
        }
    }
}
