//! Check of the target that is chosen when a card is played (rules 9, 12 and 13).

use crate::duel::{Action, ActionKind, CardKind, Duel, Refusal, system::System};

pub(in crate::duel) static SYSTEM: System = System {
    validate: &[(ActionKind::PlayCard, is_legal)],
    ..System::NONE
};

fn is_legal(duel: &Duel, action: &Action) -> Result<(), Refusal> {
    let Action::PlayCard(play) = action else {
        return Ok(());
    };
    let source = play.card.id;
    let Some(allowed) = duel.definition(source).allowed() else {
        return match play.target {
            Some(_) => Err(Refusal::TakesNoTarget),
            None => Ok(()),
        };
    };
    match play.target {
        Some(target) if duel.matches(allowed, play.player, source, target.id) => Ok(()),
        Some(_) => Err(Refusal::IllegalTarget),
        None => {
            let mut any = false;
            duel.each_match(allowed, play.player, source, |_| any = true);
            match duel.card_at(source).kind {
                _ if any => Err(Refusal::NeedsTarget),
                CardKind::Minion => Ok(()),
                CardKind::Spell | CardKind::Hero => Err(Refusal::NoTarget),
            }
        }
    }
}
