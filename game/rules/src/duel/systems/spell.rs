//! Casting of spells (rule 11).

use crate::duel::{
    Action, ActionKind, CardKind, Trigger, Zone,
    actions::{CastSpell, UseAbility},
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    prepare: &[(ActionKind::CastSpell, use_abilities)],
    perform: &[
        (ActionKind::PlayCard, played),
        (ActionKind::CastSpell, spend),
    ],
    ..System::NONE
};

fn played(sequence: &mut Sequence, action: &mut Action) {
    if let Action::PlayCard(play) = action
        && sequence.card(play.card.id).kind == CardKind::Spell
    {
        sequence.react(CastSpell {
            player: play.player,
            card: play.card,
            target: play.target,
        });
    }
}

fn use_abilities(sequence: &mut Sequence, action: &mut Action) {
    if let Action::CastSpell(cast) = action {
        UseAbility::all_on(sequence, Trigger::Cast, cast.player, cast.card, cast.target);
    }
}

fn spend(sequence: &mut Sequence, action: &mut Action) {
    if let Action::CastSpell(cast) = action {
        sequence.duel.move_to(cast.card.id, Zone::Graveyard, None);
    }
}
