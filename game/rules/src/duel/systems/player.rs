//! Drawing, overdraw and fatigue (rule 8).

use crate::duel::{
    Action, ActionKind, Cards, Zone,
    actions::{Damage, DrawCards, Fatigue, Hit, Overdraw, split_draw},
    limits,
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[
        (ActionKind::ChangeTurn, draw_for_the_turn),
        (ActionKind::DrawCards, draw),
        (ActionKind::Overdraw, overdraw),
        (ActionKind::Fatigue, fatigue),
    ],
    ..System::NONE
};

/// Priority of the draw, after all triggers at the start of the turn.
const AFTER_TRIGGERS: i8 = -10;

fn draw_for_the_turn(sequence: &mut Sequence, action: &mut Action) {
    if let Action::ChangeTurn(change) = action {
        let draw = DrawCards::new(change.player, limits::DRAW);
        sequence.react_with(AFTER_TRIGGERS, 0, draw);
    }
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
            // At most the amount.
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
