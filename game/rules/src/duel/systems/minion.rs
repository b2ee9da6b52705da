//! Minions arrive, and what they do when they were played (rule 10).

use super::{System, ability::UseAbility};
use crate::duel::{
    Action, ActionKind, CardId, CardKind, CardRef, DefinitionId, Duel, Flags, Player, Refusal,
    Trigger, Zone, json::JsonFields, limits, sequence::Sequence,
};

/// A minion arrives on the battlefield: one that was played, or a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummonMinion {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub definition: DefinitionId,
    /// The card; before it is performed, a new one has none.
    pub card: Option<CardId>,
    /// Under how many minions from the left it goes, which is known at the latest when it is
    /// performed.
    pub position: Option<u8>,
    /// Whether it was played from the hand.
    pub played: bool,
}

impl SummonMinion {
    /// A new minion at the right end.
    pub(in crate::duel) const fn token(player: Player, definition: DefinitionId) -> Self {
        Self {
            player,
            definition,
            card: None,
            position: None,
            played: false,
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.definition("card", self.definition);
        to.put("card_id", self.card.map(|card| card.0));
        to.put("position", self.position.map(|position| position + 1));
        to.put("played", self.played);
    }
}

/// What a minion does when it was played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlecry {
    /// Whose it is.
    pub player: Player,
    /// The minion.
    pub card: CardRef,
    /// What was chosen.
    pub target: Option<CardRef>,
}

impl Battlecry {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.card("card", "card_id", self.card);
        if let Some(target) = self.target {
            to.card("target", "target_id", target);
        }
    }
}

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
    // Not above `limits::BATTLEFIELD`.
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
    // Not above `limits::BATTLEFIELD`.
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
