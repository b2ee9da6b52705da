//! The match: how it begins, and whose turn it is (rules 6 and 7).

use super::{System, player::DrawCards, token::ReceiveToken};
use crate::duel::{
    Action, ActionKind, Duel, Phase, Player, Refusal, json::JsonFields, limits, sequence::Sequence,
};

/// The first cards are dealt, and the player who does not begin gets a coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartMatch {
    /// Who begins.
    pub first: Player,
}

impl StartMatch {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("first", self.first);
    }
}

/// A turn begins. Mana, attacks and a card come with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeTurn {
    /// Whose turn ends; nobody's before the first.
    pub ended: Option<Player>,
    /// Whose turn begins.
    pub player: Player,
    /// The number of the turn that begins, from 1, counted over both players.
    pub turn: u16,
}

impl ChangeTurn {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
        to.put("turn", self.turn);
    }
}

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

/// Nothing after the end, and nothing but conceding out of turn.
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
