//! Health: damage and healing.

use crate::duel::{
    Action, ActionKind, Duel, Refusal,
    actions::{Healed, Hit},
    sequence::Sequence,
    sum,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[
        (ActionKind::Damage, has_target),
        (ActionKind::Heal, has_target),
    ],
    prepare: &[
        (ActionKind::Damage, choose_targets),
        (ActionKind::Heal, choose_targets),
    ],
    perform: &[(ActionKind::Damage, damage), (ActionKind::Heal, heal)],
};

fn has_target(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Damage(damage) => match damage.choice {
            Some(choice) => damage.targeting(choice).validate(duel),
            None => Ok(()),
        },
        Action::Heal(heal) => heal.targeting.validate(duel),
        _ => Ok(()),
    }
}

fn choose_targets(sequence: &mut Sequence, action: &mut Action) {
    match action {
        Action::Damage(damage) => {
            if let Some(choice) = damage.choice {
                let mut targeting = damage.targeting(choice);
                targeting.resolve(sequence.duel);
                let (source, amount) = (damage.source.id, damage.amount);
                let hits = targeting.targets.iter();
                damage.hits = hits
                    .map(|&target| Hit::new(source, target, amount))
                    .collect();
            }
        }
        Action::Heal(heal) => heal.targeting.resolve(sequence.duel),
        _ => {}
    }
}

fn damage(sequence: &mut Sequence, action: &mut Action) {
    let Action::Damage(damage) = action else {
        return;
    };
    for hit in &mut damage.hits {
        let card = sequence.change(hit.target.id);
        card.health = sum(card.health, hit.armour - hit.amount);
        hit.health = card.health;
    }
}

fn heal(sequence: &mut Sequence, action: &mut Action) {
    let Action::Heal(heal) = action else {
        return;
    };
    for &target in &heal.targeting.targets {
        let card = sequence.change(target.id);
        let amount = (card.max_health() - card.health).clamp(0, heal.amount.max(0));
        card.health += amount;
        heal.healed.push(Healed {
            target,
            amount,
            health: card.health,
        });
    }
}
