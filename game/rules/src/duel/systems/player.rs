//! Drawing cards, and what happens when there is none to draw or no room for it (rule 8).

use super::{
    System,
    destructible::{Damage, Hit},
};
use crate::duel::{
    Action, ActionKind, Cards, Player, Zone, json::JsonFields, limits, sequence::Sequence,
};

/// Cards go from the deck to the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawCards {
    /// Who draws.
    pub player: Player,
    /// How many should be drawn.
    pub amount: u8,
    /// Those that came to the hand, at its right end.
    pub drawn: Cards,
}

impl DrawCards {
    pub(in crate::duel) fn new(player: Player, amount: u8) -> Self {
        Self {
            player,
            amount,
            drawn: Cards::new(),
        }
    }

    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("amount", self.amount);
        to.cards("drawn", "drawn_ids", &self.drawn);
    }
}

/// Cards go from the deck to the graveyard, because the hand is full. Both players see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdraw {
    /// Who draws.
    pub player: Player,
    /// How many are overdrawn.
    pub amount: u8,
    /// Those that are lost.
    pub burned: Cards,
}

impl Overdraw {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("amount", self.amount);
        to.cards("burned", "burned_ids", &self.burned);
    }
}

/// There was nothing to draw: each time costs the hero one hit point more than the time before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fatigue {
    /// Who should have drawn.
    pub player: Player,
    /// How often that has happened now, and so the damage that follows; 0 before it is performed.
    pub count: u16,
}

impl Fatigue {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("count", self.count);
    }
}

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[
        (ActionKind::ChangeTurn, draw_for_the_turn),
        (ActionKind::DrawCards, draw),
        (ActionKind::Overdraw, overdraw),
        (ActionKind::Fatigue, fatigue),
    ],
    ..System::NONE
};

/// After what cards do as the turn begins.
const AFTER_TRIGGERS: i8 = -10;

fn draw_for_the_turn(sequence: &mut Sequence, action: &mut Action) {
    if let Action::ChangeTurn(change) = action {
        let draw = DrawCards::new(change.player, limits::DRAW);
        sequence.react_with(AFTER_TRIGGERS, 0, draw);
    }
}

/// How many of the cards that should be drawn are drawn, overdrawn and replaced by fatigue:
/// `(drawn, overdraw, fatigue)` of an amount, the cards in the deck and the room in the hand.
pub fn split_draw(amount: usize, deck: usize, room: usize) -> (usize, usize, usize) {
    let fatigue = amount.saturating_sub(deck);
    let overdraw = (amount - fatigue).saturating_sub(room);
    (amount - fatigue - overdraw, overdraw, fatigue)
}

fn draw(sequence: &mut Sequence, action: &mut Action) {
    let Action::DrawCards(draw) = action else {
        return;
    };
    let player = draw.player;
    let side = sequence.change_player(player);
    let (deck, room) = (side.deck.len(), side.room_in_hand());
    let (count, overdraw, fatigue) = split_draw(usize::from(draw.amount), deck, room);
    let drawn = (0..count).map_while(|_| sequence.duel.draw_to(player, Zone::Hand));
    draw.drawn = drawn.collect();
    for _ in 0..fatigue {
        sequence.react(Fatigue { player, count: 0 });
    }
    if overdraw > 0 {
        sequence.react(Overdraw {
            player,
            // Not above the amount.
            amount: overdraw as u8,
            burned: Cards::new(),
        });
    }
}

fn overdraw(sequence: &mut Sequence, action: &mut Action) {
    let Action::Overdraw(overdraw) = action else {
        return;
    };
    let player = overdraw.player;
    sequence.change_player(player);
    let duel = &mut *sequence.duel;
    let burned = (0..overdraw.amount).map_while(|_| duel.draw_to(player, Zone::Graveyard));
    overdraw.burned = burned.collect();
}

fn fatigue(sequence: &mut Sequence, action: &mut Action) {
    let Action::Fatigue(fatigue) = action else {
        return;
    };
    let player = fatigue.player;
    let side = sequence.change_player(player);
    side.fatigue = side.fatigue.saturating_add(1);
    fatigue.count = side.fatigue;
    let hero = side.hero;
    let hero = sequence.reference(hero);
    let damage = i16::try_from(fatigue.count).unwrap_or(limits::FIGURE);
    sequence.react(Damage::of_hits(
        player,
        hero,
        [Hit::new(hero.id, hero, damage)],
    ));
}
