//! Transform, which replaces a minion with another, undamaged and freshly arrived (rule 18).

use super::targeting::targeted_system;
use crate::duel::{CardRef, Cards, Flags, Zone, actions::Transform, sequence::Sequence};

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
