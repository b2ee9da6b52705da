//! The intents that are legal now, and the cards that can be chosen for them.

use smallvec::SmallVec;

use super::{
    CardId, CardKind, Duel, Intent, Keyword, Player, Refusal, TargetFilter, limits,
    systems::taunt::taunt_in_the_way,
};

impl Duel {
    /// Whether a card could be played now, with a target chosen if it needs one.
    ///
    /// # Errors
    /// Why it could not.
    pub fn can_play(&self, id: CardId) -> Result<(), Refusal> {
        let Some(card) = self.card(id) else {
            return Err(Refusal::NoSuchCard);
        };
        let play = |target| Intent::Play {
            card: id,
            position: None,
            target,
        };
        match self.check(card.owner, play(None)) {
            Err(Refusal::NeedsTarget) => Ok(()),
            answer => answer,
        }
    }

    /// The cards in a player's hand that could be played now.
    pub fn playable(&self, player: Player) -> Vec<CardId> {
        let hand = self.side(player).hand.iter().copied();
        hand.filter(|&card| self.can_play(card).is_ok()).collect()
    }

    /// Whether a target has to be chosen to play a card now: it asks for one, and there is one.
    pub fn needs_target(&self, id: CardId) -> bool {
        !self.targets(id).is_empty()
    }

    /// What may be chosen as a card is played (rule 12): own hero and minions, then the enemy's.
    pub fn targets(&self, id: CardId) -> Vec<CardId> {
        self.definition(id)
            .allowed()
            .map_or_else(Vec::new, |allowed| self.all_marked(id, allowed))
    }

    /// Those among the targets that are considered first, and are selected beforehand for the
    /// keyboard (rule 12).
    pub fn preferred_targets(&self, id: CardId) -> Vec<CardId> {
        self.definition(id)
            .preferred()
            .map_or_else(Vec::new, |preferred| self.all_marked(id, preferred))
    }

    fn all_marked(&self, id: CardId, mark: TargetFilter) -> Vec<CardId> {
        let mut found = Vec::new();
        if let Some(card) = self.card(id) {
            self.marked(mark, card.owner, id, |target| found.push(target));
        }
        found
    }

    /// How many places there are on the battlefield for one minion more, the leftmost being 0;
    /// none if it is full.
    pub fn positions(&self, player: Player) -> usize {
        let side = self.side(player);
        match side.room_on_battlefield() {
            0 => 0,
            _ => side.battlefield.len() + 1,
        }
    }

    /// Whether a combatant could attack now, if there is something that it may attack.
    #[inline]
    pub fn can_attack(&self, id: CardId) -> bool {
        self.card(id).is_some_and(|card| {
            self.is_on_turn(card.owner)
                && card.attack() > 0
                && card.attacks_left() > 0
                && !card.is_frozen()
                && card.is_alive()
        })
    }

    /// The combatants of a player that could attack now: the hero, then minions from the left.
    pub fn attackers(&self, player: Player) -> Vec<CardId> {
        let side = self.side(player);
        let combatants = [side.hero]
            .into_iter()
            .chain(side.battlefield.iter().copied());
        combatants.filter(|&card| self.can_attack(card)).collect()
    }

    /// What a combatant may attack now: the enemy hero, then minions from the left.
    pub fn attack_targets(&self, attacker: CardId) -> Vec<CardId> {
        let mut targets = Vec::new();
        if self.can_attack(attacker) {
            let player = self.card_at(attacker).owner;
            self.for_attack_targets(player, |target| targets.push(target));
        }
        targets
    }

    /// Calls for everything that a player's combatants may attack.
    #[inline]
    fn for_attack_targets(&self, player: Player, mut found: impl FnMut(CardId)) {
        let enemy = self.side(player.opponent());
        let taunt = taunt_in_the_way(self, player);
        if !taunt {
            found(enemy.hero);
        }
        for &id in &enemy.battlefield {
            let card = self.card_at(id);
            if card.is_alive() && (!taunt || card.has(Keyword::Taunt)) {
                found(id);
            }
        }
    }

    /// Everything that a player may do now except concede, into a list that is emptied first.
    /// Minions are played to the right end here, and all mulligans are there.
    pub fn legal_intents(&self, player: Player, intents: &mut Vec<Intent>) {
        intents.clear();
        if self.may_exchange(player) {
            self.mulligans(player, intents);
        }
        if !self.is_on_turn(player) {
            return;
        }
        let side = self.side(player);
        for &id in &side.hand {
            self.plays(player, id, intents);
        }
        let mut any_attacker = false;
        let combatants = [side.hero]
            .into_iter()
            .chain(side.battlefield.iter().copied());
        let mut targets = SmallVec::<[CardId; 8]>::new();
        for attacker in combatants {
            if !self.can_attack(attacker) {
                continue;
            }
            if !any_attacker {
                self.for_attack_targets(player, |target| targets.push(target));
                any_attacker = true;
            }
            intents.extend(
                targets
                    .iter()
                    .map(|&target| Intent::Attack { attacker, target }),
            );
        }
        intents.push(Intent::EndTurn);
    }

    fn mulligans(&self, player: Player, intents: &mut Vec<Intent>) {
        let hand = &self.side(player).hand;
        let from_deck = |place: usize| {
            hand.get(place)
                .is_some_and(|&card| !self.definition(card).token)
        };
        // Not above `limits::HAND`; a set-up may have hands that are larger than first ones.
        let all = 1_u16 << hand.len().min(limits::HAND);
        for bits in 0..all {
            let places = (0..16).filter(|place| bits & 1 << place != 0);
            if places.clone().all(from_deck) {
                intents.push(Intent::Mulligan(places.collect()));
            }
        }
    }

    /// Every way to play a card from the hand of the player on turn.
    fn plays(&self, player: Player, id: CardId, intents: &mut Vec<Intent>) {
        let card = self.card_at(id);
        let side = self.side(player);
        let minion = card.kind == CardKind::Minion;
        if card.cost > side.mana || minion && side.room_on_battlefield() == 0 {
            return;
        }
        let play = |target| Intent::Play {
            card: id,
            position: None,
            target,
        };
        let Some(allowed) = self.set.get(card.definition).allowed() else {
            intents.push(play(None));
            return;
        };
        let before = intents.len();
        self.marked(allowed, player, id, |target| {
            intents.push(play(Some(target)));
        });
        if intents.len() == before && minion {
            intents.push(play(None));
        }
    }
}
