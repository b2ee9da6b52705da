//! Lifesteal, which heals the hero by the damage dealt (rule 18).

use crate::duel::{
    Action, ActionKind, Keyword,
    actions::{Heal, TargetChoice, Targeting},
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Damage, heal_the_hero)],
    ..System::NONE
};

fn heal_the_hero(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &damage.hits {
        let source = sequence.card(hit.source);
        if hit.amount > 0 && source.has(Keyword::Lifesteal) {
            let (player, order) = (source.owner, source.order);
            let hero = sequence.duel.side(player).hero;
            let targeting = Targeting::new(
                player,
                sequence.reference(hit.source),
                TargetChoice::Card(hero),
            );
            sequence.react_with(0, order, Heal::new(targeting, hit.amount));
        }
    }
}
