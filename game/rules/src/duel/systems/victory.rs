//! The end of the match (rule 16).

use crate::duel::{
    Action, ActionKind, Duel, Outcome, Phase, Player, Reason, actions::EndMatch,
    sequence::Sequence, system::System,
};

pub(in crate::duel) static SYSTEM: System = System {
    perform: &[(ActionKind::Concede, concede), (ActionKind::EndMatch, end)],
    ..System::NONE
};

/// Returns the end of the match if a hero has died, once all deaths are resolved.
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
