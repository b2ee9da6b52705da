//! Spells are cast, and spent (rule 11).

use super::{System, ability::UseAbility};
use crate::duel::{
    Action, ActionKind, CardKind, CardRef, Player, Trigger, Zone, json::JsonFields,
    sequence::Sequence,
};

/// A spell takes effect. It is cast once its abilities have: they come before it is performed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastSpell {
    /// Who casts it.
    pub player: Player,
    /// The spell.
    pub card: CardRef,
    /// What was chosen.
    pub target: Option<CardRef>,
}

impl CastSpell {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

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
