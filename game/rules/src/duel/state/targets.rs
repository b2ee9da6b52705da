//! Cards that match a filter of an ability or an aura.

use super::{CardId, Duel};
use crate::duel::{Player, TargetFilter, Zone};

impl Duel {
    /// Calls `found` for each card that a filter matches, relative to a player's card: friendly
    /// hero and minions from the left, then the enemy's. On the table only living cards match.
    pub(in crate::duel) fn each_match(
        &self,
        filter: TargetFilter,
        player: Player,
        source: CardId,
        mut found: impl FnMut(CardId),
    ) {
        let mut consider = |id: CardId| {
            if filter.others && id == source {
                return;
            }
            let card = self.card_at(id);
            if let Some(race) = filter.race
                && self.set.get(card.definition).race != Some(race)
            {
                return;
            }
            if card.is_alive() || card.zone == Zone::Hand {
                found(id);
            }
        };
        for side in [player, player.opponent()] {
            if !filter.alliance.covers(side == player) {
                continue;
            }
            let side = self.side(side);
            if filter.zones.contains(Zone::Hero) {
                consider(side.hero);
            }
            if filter.zones.contains(Zone::Battlefield) {
                side.battlefield.iter().copied().for_each(&mut consider);
            }
            if filter.zones.contains(Zone::Hand) {
                side.hand.iter().copied().for_each(&mut consider);
            }
        }
    }

    /// Returns whether a filter matches a card, relative to a player's card.
    pub(in crate::duel) fn matches(
        &self,
        filter: TargetFilter,
        player: Player,
        source: CardId,
        id: CardId,
    ) -> bool {
        let Some(card) = self.cards.get(id.index()) else {
            return false;
        };
        filter.alliance.covers(card.owner == player)
            && filter.zones.contains(card.zone)
            && !(filter.others && id == source)
            && filter
                .race
                .is_none_or(|race| self.set.get(card.definition).race == Some(race))
            && (card.is_alive() || card.zone == Zone::Hand)
    }
}
