//! Return to hand, as printed; without room the minion is destroyed (rule 18).

use super::targeting::targeted_system;
use crate::duel::{Flags, Zone, actions::ReturnToHand, sequence::Sequence};

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
