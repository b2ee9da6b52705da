//! Creation and movement of cards. A card's zone and the pile that contains it always agree.

use std::sync::Arc;

use super::{CardId, CardRef, CardState, Duel, Flags, Phase, PlayerState};
use crate::{
    Random,
    cards::Pile,
    duel::{CardSet, DefinitionId, Player, Zone, limits},
};

impl Duel {
    /// Builds a match with heroes and no other cards.
    pub(in crate::duel) fn bare(
        set: &Arc<CardSet>,
        heroes: [DefinitionId; 2],
        random: Random,
        seed: u64,
    ) -> Self {
        let nobody = PlayerState::empty(CardId(0));
        let mut duel = Self {
            set: set.clone(),
            cards: Vec::with_capacity(80),
            players: [nobody.clone(), nobody],
            random,
            seed,
            phase: Phase::Mulligan,
            current: Player::One,
            first: Player::One,
            turn: 0,
            order: 0,
            auras: false,
            outcome: None,
        };
        for player in Player::ALL {
            let hero = duel.create(heroes[player.index()], player, Zone::Hero);
            // A match has room for more than two cards.
            duel.side_mut(player).hero = hero.unwrap_or(CardId(0));
            let hero = duel.side(player).hero;
            duel.cards[hero.index()].flags.set(Flags::SEEN, true);
        }
        duel
    }

    /// Creates a card in no pile; `None` if there are too many cards.
    pub(in crate::duel) fn create(
        &mut self,
        definition: DefinitionId,
        owner: Player,
        zone: Zone,
    ) -> Option<CardId> {
        if self.cards.len() >= limits::CARDS {
            return None;
        }
        // At most `limits::CARDS`, which fits.
        let id = CardId(self.cards.len() as u16);
        let card = CardState::printed(definition, self.set.get(definition), owner, zone);
        self.cards.push(card);
        Some(id)
    }

    /// Returns a card with its definition.
    #[inline]
    pub(in crate::duel) fn reference(&self, id: CardId) -> CardRef {
        CardRef {
            id,
            definition: self.cards[id.index()].definition,
        }
    }

    #[inline]
    pub(in crate::duel) fn side(&self, player: Player) -> &PlayerState {
        &self.players[player.index()]
    }

    #[inline]
    pub(in crate::duel) fn side_mut(&mut self, player: Player) -> &mut PlayerState {
        &mut self.players[player.index()]
    }

    /// Returns the order number of a card that is played or arrives now.
    pub(in crate::duel) fn next_order(&mut self) -> u32 {
        self.order = self.order.saturating_add(1);
        self.order
    }

    /// Removes a card from its pile: hand, battlefield or graveyard.
    fn take_out(&mut self, id: CardId) {
        let card = self.cards[id.index()];
        let side = &mut self.players[card.owner.index()];
        let pile: &mut Pile<CardId> = match card.zone {
            Zone::Hand => &mut side.hand,
            Zone::Battlefield => &mut side.battlefield,
            Zone::Graveyard => &mut side.graveyard,
            _ => return,
        };
        if let Some(index) = pile.iter().position(|&other| other == id) {
            pile.remove(index);
        }
    }

    /// Moves a card from the hand, the battlefield or no zone to another zone; on the battlefield
    /// to an index, otherwise to the end.
    pub(in crate::duel) fn move_to(&mut self, id: CardId, zone: Zone, place: Option<usize>) {
        self.take_out(id);
        let card = &mut self.cards[id.index()];
        card.zone = zone;
        if !matches!(zone, Zone::Hand | Zone::Deck) {
            card.flags.set(Flags::SEEN, true);
        }
        let side = &mut self.players[card.owner.index()];
        match zone {
            Zone::Hand => side.hand.put(id),
            Zone::Graveyard => side.graveyard.put(id),
            Zone::Battlefield => {
                let last = side.battlefield.len();
                side.battlefield.insert(place.unwrap_or(last).min(last), id);
            }
            _ => {}
        }
    }

    /// Moves the top card of the deck to a zone.
    pub(in crate::duel) fn draw_to(&mut self, player: Player, zone: Zone) -> Option<CardRef> {
        let id = self.side_mut(player).deck.draw()?;
        self.move_to(id, zone, None);
        Some(self.reference(id))
    }

    /// Moves a card from the hand to a random place in its owner's deck. The card is then no longer
    /// known.
    pub(in crate::duel) fn shuffle_in(&mut self, id: CardId) {
        self.take_out(id);
        let owner = self.cards[id.index()].owner;
        let places = self.side(owner).deck.len() as u64 + 1;
        let place = self.random.below(places) as usize;
        let card = &mut self.cards[id.index()];
        card.zone = Zone::Deck;
        card.flags.set(Flags::SEEN, false);
        self.side_mut(owner).deck.insert(place, id);
    }
}
