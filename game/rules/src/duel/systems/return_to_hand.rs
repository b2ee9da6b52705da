//! Return to hand: as printed; to a full hand it is destroyed (rule 18).

use super::targeting::{Targeting, targeted_system};
use crate::duel::{Cards, Flags, Zone, json::JsonFields, sequence::Sequence};

/// Minions go back to their owners' hands, or die where there is no room for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnToHand {
    /// Which.
    pub targeting: Targeting,
    /// Those that went back, each at the right end of the hand.
    pub returned: Cards,
    /// Those that found no room and are marked to die.
    pub destroyed: Cards,
}

impl ReturnToHand {
    pub(in crate::duel) fn new(targeting: Targeting) -> Self {
        Self {
            targeting,
            returned: Cards::new(),
            destroyed: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        self.targeting.write_json(to);
        to.cards("returned", "returned_ids", &self.returned);
        to.cards("destroyed", "destroyed_ids", &self.destroyed);
    }
}

targeted_system!(ReturnToHand, perform);

fn perform(sequence: &mut Sequence, action: &mut ReturnToHand) {
    for &target in &action.targeting.targets {
        let card = *sequence.card(target.id);
        if card.zone != Zone::Battlefield {
            continue;
        }
        if sequence.duel.side(card.owner).room_in_hand() == 0 {
            sequence.change(target.id).flags.set(Flags::DOOMED, true);
            action.destroyed.push(target);
            continue;
        }
        sequence.duel.move_to(target.id, Zone::Hand, None);
        sequence.mark(target.id);
        let duel = &mut *sequence.duel;
        duel.cards[target.id.index()].reset(duel.set.get(card.definition));
        action.returned.push(target);
    }
}
