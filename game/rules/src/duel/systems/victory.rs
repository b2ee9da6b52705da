//! The end (rule 16).

use super::System;
use crate::duel::{
    Action, ActionKind, Duel, Outcome, Phase, Player, Reason, json::JsonFields, sequence::Sequence,
};

/// Somebody gives up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concede {
    /// Who.
    pub player: Player,
}

impl Concede {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("player", self.player);
    }
}

/// The match ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndMatch {
    /// How.
    pub outcome: Outcome,
}

impl EndMatch {
    pub(in crate::duel) fn write_json(&self, to: &mut JsonFields) {
        to.put("winner", self.outcome.winner);
        let reason = match self.outcome.reason {
            Reason::Defeat => "defeat",
            Reason::Concession => "concession",
        };
        to.put("reason", reason);
    }
}

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Concede, concede), (ActionKind::EndMatch, end)],
    ..System::NONE
};

/// Whether the match has ended now that nobody dies any more.
pub(in crate::duel) fn judge(duel: &Duel) -> Option<EndMatch> {
    if duel.phase == Phase::Over {
        return None;
    }
    let lost = Player::ALL.map(|player| duel.card_at(duel.side(player).hero).health <= 0);
    let winner = match lost {
        [false, false] => return None,
        [true, true] => None,
        [true, false] => Some(Player::Two),
        [false, true] => Some(Player::One),
    };
    let outcome = Outcome {
        winner,
        reason: Reason::Defeat,
    };
    Some(EndMatch { outcome })
}

fn concede(sequence: &mut Sequence, action: &mut Action) {
    if let Action::Concede(concede) = action {
        let outcome = Outcome {
            winner: Some(concede.player.opponent()),
            reason: Reason::Concession,
        };
        sequence.react(EndMatch { outcome });
    }
}

fn end(sequence: &mut Sequence, action: &mut Action) {
    if let Action::EndMatch(end) = action {
        sequence.duel.phase = Phase::Over;
        sequence.duel.outcome = Some(end.outcome);
    }
}
