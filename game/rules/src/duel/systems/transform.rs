//! Transform: a minion becomes another, undamaged, freshly arrived (rule 18).

use super::targeting::{Targeting, targeted_system};
use crate::duel::{
    CardRef, Cards, DefinitionId, Flags, Zone, json::JsonFields, sequence::Sequence,
};

/// Minions become others. What they were is in no zone any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// Which.
    pub targeting: Targeting,
    /// Into what.
    pub into: DefinitionId,
    /// The new cards, one for each target, in its place.
    pub made: Cards,
}

impl Transform {
    pub(in crate::duel) fn new(targeting: Targeting, into: DefinitionId) -> Self {
        Self {
            targeting,
            into,
            made: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.definition("into", self.into);
        to.cards("made", "made_ids", &self.made);
    }
}

targeted_system!(Transform, perform);

fn perform(sequence: &mut Sequence, transform: &mut Transform) {
    let mut done = Cards::new();
    for &target in &transform.targeting.targets {
        let old = *sequence.card(target.id);
        let side = sequence.duel.side(old.owner);
        let Some(place) = side.battlefield.iter().position(|&id| id == target.id) else {
            continue;
        };
        let Some(new) = sequence
            .duel
            .create(transform.into, old.owner, Zone::Played)
        else {
            continue;
        };
        sequence.duel.move_to(target.id, Zone::Gone, None);
        sequence.duel.move_to(new, Zone::Battlefield, Some(place));
        let order = sequence.duel.next_order();
        let card = sequence.change(new);
        card.order = order;
        card.flags.set(Flags::FRESH, true);
        done.push(target);
        transform.made.push(CardRef {
            id: new,
            definition: transform.into,
        });
    }
    transform.targeting.targets = done;
}
