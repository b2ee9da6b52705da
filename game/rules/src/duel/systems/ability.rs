//! Abilities: from data to actions (rules 11 and 12).

use crate::duel::{
    Action, ActionKind, CardRef, Duel, Effect, Player, Refusal, Selector, Trigger,
    actions::{
        Buff, Damage, Destroy, Discard, DrawCards, Freeze, GainArmour, GainMana, Heal,
        ReturnToHand, Silence, SummonMinion, TargetChoice, Targeting, Transform, UseAbility,
    },
    sequence::Sequence,
    system::System,
};

impl UseAbility {
    /// Adds all abilities of a card with a trigger as reactions, in the order written (rule 19).
    pub(super) fn all_on(
        sequence: &mut Sequence,
        trigger: Trigger,
        player: Player,
        card: CardRef,
        target: Option<CardRef>,
    ) {
        let order = sequence.card(card.id).order;
        let mut index = 0;
        let ability_at = |sequence: &Sequence, index: u8| {
            let abilities = &sequence.duel.set.get(card.definition).abilities;
            abilities
                .get(usize::from(index))
                .map(|ability| ability.trigger)
        };
        while let Some(its) = ability_at(sequence, index) {
            if its == trigger {
                let ability = Self {
                    player,
                    card,
                    index,
                    target,
                };
                sequence.react_with(0, order, ability);
            }
            index += 1;
        }
    }

    fn data<'a>(&self, duel: &'a Duel) -> Option<&'a crate::duel::Ability> {
        let card = duel.set.get(self.card.definition);
        card.abilities.get(usize::from(self.index))
    }
}

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::UseAbility, validate)],
    perform: &[(ActionKind::UseAbility, perform)],
    ..System::NONE
};

/// A battlecry without a legal target is canceled, but the minion stays played (rule 13).
fn validate(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::UseAbility(ability) = action else {
        return Ok(());
    };
    match ability.data(duel).map(|data| data.selector) {
        None => Err(Refusal::Gone),
        Some(Some(Selector::Manual { .. })) if ability.target.is_none() => Err(Refusal::NoTarget),
        Some(_) => Ok(()),
    }
}

fn perform(sequence: &mut Sequence, action: &mut Action) {
    let Action::UseAbility(ability) = action else {
        return;
    };
    let Some(&data) = ability.data(sequence.duel) else {
        return;
    };
    let (player, source) = (ability.player, ability.card);
    let (choice, times) = match data.selector {
        Some(Selector::Manual { .. }) => match ability.target {
            Some(target) => (Some(TargetChoice::Card(target.id)), 1),
            None => return,
        },
        Some(Selector::Random { mark, count }) => (Some(TargetChoice::Random(mark)), count),
        Some(Selector::All { mark }) => (Some(TargetChoice::All(mark)), 1),
        Some(Selector::This) => (Some(TargetChoice::Card(source.id)), 1),
        None => (None, 1),
    };
    let times = match data.effect {
        Effect::Summon { count, .. } => count,
        _ => times,
    };
    for _ in 0..times {
        if let Some(action) = configure(data.effect, player, source, choice) {
            sequence.react(action);
        }
    }
}

/// Returns the action of an effect; `None` if a choice of targets is missing, which checked data
/// never causes.
fn configure(
    effect: Effect,
    player: Player,
    source: CardRef,
    choice: Option<TargetChoice>,
) -> Option<Action> {
    let targeting = || choice.map(|choice| Targeting::new(player, source, choice));
    Some(match effect {
        Effect::Damage(amount) => Damage::targeted(targeting()?, amount).into(),
        Effect::Heal(amount) => Heal::new(targeting()?, amount).into(),
        Effect::Buff { attack, health } => Buff {
            targeting: targeting()?,
            attack,
            health,
        }
        .into(),
        Effect::Destroy => Destroy {
            targeting: targeting()?,
        }
        .into(),
        Effect::Silence => Silence {
            targeting: targeting()?,
        }
        .into(),
        Effect::Freeze => Freeze {
            targeting: targeting()?,
        }
        .into(),
        Effect::ReturnToHand => ReturnToHand::new(targeting()?).into(),
        Effect::Discard => Discard {
            targeting: targeting()?,
        }
        .into(),
        Effect::Transform(into) => Transform::new(targeting()?, into).into(),
        Effect::DrawCards(amount) => DrawCards::new(player, amount).into(),
        Effect::Armour(amount) => GainArmour {
            player,
            source,
            amount,
        }
        .into(),
        Effect::GainMana(amount) => GainMana {
            player,
            source,
            amount,
        }
        .into(),
        Effect::Summon { card, .. } => SummonMinion::token(player, card).into(),
    })
}
