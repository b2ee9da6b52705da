//! Taunt, which must be attacked before anything else (rule 14).

use crate::duel::{Action, ActionKind, Duel, Keyword, Player, Refusal, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::Attack, is_not_in_the_way)],
    ..System::NONE
};

fn is_not_in_the_way(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Attack(attack)
            if !duel.card_at(attack.target.id).has(Keyword::Taunt)
                && taunt_in_the_way(duel, attack.player) =>
        {
            Err(Refusal::TauntInTheWay)
        }
        _ => Ok(()),
    }
}

/// Returns whether the opponent of an attacking player has a living minion with Taunt.
#[inline]
pub(in crate::duel) fn taunt_in_the_way(duel: &Duel, player: Player) -> bool {
    let minions = duel.side(player.opponent()).battlefield.iter();
    { minions }.any(|&id| {
        let card = duel.card_at(id);
        card.has(Keyword::Taunt) && card.is_alive()
    })
}
