//! The cards that a filter of an ability or an aura matches.

use super::{CardId, Duel};
use crate::duel::{Player, TargetFilter, Zone};

impl Duel {
    /// Calls for each card that a mark means, seen from a player's card: own hero and minions from
    /// the left, then the enemy's; on the table only those that are alive.
    pub(in crate::duel) fn marked(
        &self,
        mark: TargetFilter,
        player: Player,
        source: CardId,
        mut found: impl FnMut(CardId),
    ) {
        let mut consider = |id: CardId| {
            if mark.others && id == source {
                return;
            }
            let card = self.card_at(id);
            if let Some(race) = mark.race
                && self.set.get(card.definition).race != Some(race)
            {
                return;
            }
            if card.is_alive() || card.zone == Zone::Hand {
                found(id);
            }
        };
        for side in [player, player.opponent()] {
            if !mark.alliance.covers(side == player) {
                continue;
            }
            let side = self.side(side);
            if mark.zones.contains(Zone::Hero) {
                consider(side.hero);
            }
            if mark.zones.contains(Zone::Battlefield) {
                side.battlefield.iter().copied().for_each(&mut consider);
            }
            if mark.zones.contains(Zone::Hand) {
                side.hand.iter().copied().for_each(&mut consider);
            }
        }
    }

    /// Whether a mark means a card, seen from a player's card.
    pub(in crate::duel) fn means(
        &self,
        mark: TargetFilter,
        player: Player,
        source: CardId,
        id: CardId,
    ) -> bool {
        let Some(card) = self.cards.get(id.index()) else {
            return false;
        };
        mark.alliance.covers(card.owner == player)
            && mark.zones.contains(card.zone)
            && !(mark.others && id == source)
            && mark
                .race
                .is_none_or(|race| self.set.get(card.definition).race == Some(race))
            && (card.is_alive() || card.zone == Zone::Hand)
    }
}
