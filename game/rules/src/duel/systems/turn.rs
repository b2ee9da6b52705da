//! Start of the match and turns (rules 6 and 7).

use crate::duel::{
    Action, ActionKind, Duel, Phase, Refusal,
    actions::{DrawCards, ReceiveToken},
    limits,
    sequence::Sequence,
    system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[
        (ActionKind::PlayCard, on_turn),
        (ActionKind::Attack, on_turn),
        (ActionKind::ChangeTurn, on_turn),
        (ActionKind::Concede, not_over),
    ],
    perform: &[
        (ActionKind::StartMatch, start),
        (ActionKind::ChangeTurn, change_turn),
    ],
    ..System::NONE
};

/// Refuses everything after the end, and everything except conceding out of turn.
fn on_turn(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let player = match action {
        Action::PlayCard(play) => play.player,
        Action::Attack(attack) => attack.player,
        Action::ChangeTurn(change) => match change.ended {
            Some(player) => player,
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    match duel.phase {
        Phase::Over => Err(Refusal::Over),
        Phase::Mulligan => Err(Refusal::NotBegun),
        Phase::Playing if player != duel.current => Err(Refusal::NotYourTurn),
        Phase::Playing => Ok(()),
    }
}

fn not_over(duel: &Duel, _: &Action) -> Result<(), Refusal> {
    match duel.phase {
        Phase::Over => Err(Refusal::Over),
        Phase::Mulligan | Phase::Playing => Ok(()),
    }
}

fn start(sequence: &mut Sequence, action: &mut Action) {
    let Action::StartMatch(start) = action else {
        return;
    };
    let (first, second) = (start.first, start.first.opponent());
    sequence.duel.phase = Phase::Mulligan;
    sequence.duel.first = first;
    sequence.duel.current = first;
    sequence.react(DrawCards::new(first, limits::FIRST_HAND));
    sequence.react(DrawCards::new(second, limits::SECOND_HAND));
    if let Some(coin) = sequence.duel.set.coin() {
        sequence.react(ReceiveToken::new(second, coin));
    }
}

fn change_turn(sequence: &mut Sequence, action: &mut Action) {
    let Action::ChangeTurn(change) = action else {
        return;
    };
    let duel = &mut *sequence.duel;
    duel.phase = Phase::Playing;
    duel.current = change.player;
    duel.turn = change.turn;
}
