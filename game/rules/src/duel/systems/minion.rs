//! Arrival of minions and their battlecries (rule 10).

use crate::duel::{
    Action, ActionKind, CardKind, Duel, Flags, Refusal, Trigger, Zone,
    actions::{Battlecry, SummonMinion, UseAbility},
    limits,
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[
        (ActionKind::PlayCard, has_room_to_be_played),
        (ActionKind::SummonMinion, has_room),
    ],
    perform: &[
        (ActionKind::PlayCard, played),
        (ActionKind::SummonMinion, summon),
        (ActionKind::Battlecry, battlecry),
    ],
    ..System::NONE
};

fn has_room_to_be_played(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::PlayCard(play) = action else {
        return Ok(());
    };
    if duel.card_at(play.card.id).kind != CardKind::Minion {
        return Ok(());
    }
    let side = duel.side(play.player);
    if side.room_on_battlefield() == 0 {
        return Err(Refusal::BattlefieldFull);
    }
    // At most `limits::BATTLEFIELD`.
    let minions = side.battlefield.len() as u8;
    match play.position {
        Some(position) if position > minions => Err(Refusal::NoSuchPosition { position, minions }),
        _ => Ok(()),
    }
}

fn has_room(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::SummonMinion(summon) if duel.side(summon.player).room_on_battlefield() == 0 => {
            Err(Refusal::BattlefieldFull)
        }
        Action::SummonMinion(summon)
            if summon.card.is_none() && duel.cards.len() >= limits::CARDS =>
        {
            Err(Refusal::TooMuch)
        }
        _ => Ok(()),
    }
}

fn played(sequence: &mut Sequence, action: &mut Action) {
    let Action::PlayCard(play) = action else {
        return;
    };
    let card = sequence.card(play.card.id);
    if card.kind != CardKind::Minion {
        return;
    }
    let has_battlecry = card.triggers.contains(Trigger::Battlecry);
    sequence.react(SummonMinion {
        player: play.player,
        definition: play.card.definition,
        card: Some(play.card.id),
        position: play.position,
        played: true,
    });
    if has_battlecry {
        sequence.react(Battlecry {
            player: play.player,
            card: play.card,
            target: play.target,
        });
    }
}

fn summon(sequence: &mut Sequence, action: &mut Action) {
    let Action::SummonMinion(summon) = action else {
        return;
    };
    let player = summon.player;
    let card = match summon.card {
        Some(card) => card,
        None => {
            let Some(card) = sequence
                .duel
                .create(summon.definition, player, Zone::Played)
            else {
                return;
            };
            let order = sequence.duel.next_order();
            sequence.duel.cards[card.index()].order = order;
            card
        }
    };
    // At most `limits::BATTLEFIELD`.
    let last = sequence.duel.side(player).battlefield.len() as u8;
    let position = summon.position.unwrap_or(last).min(last);
    sequence
        .duel
        .move_to(card, Zone::Battlefield, Some(usize::from(position)));
    sequence.change(card).flags.set(Flags::FRESH, true);
    summon.card = Some(card);
    summon.position = Some(position);
}

fn battlecry(sequence: &mut Sequence, action: &mut Action) {
    if let Action::Battlecry(cry) = action {
        UseAbility::all_on(
            sequence,
            Trigger::Battlecry,
            cry.player,
            cry.card,
            cry.target,
        );
    }
}
