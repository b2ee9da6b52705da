//! Legal intents and legal targets.

use smallvec::SmallVec;

use super::{
    CardId, CardKind, Duel, Intent, Keyword, Player, Refusal, TargetFilter, limits,
    systems::taunt::taunt_in_the_way,
};

impl Duel {
    /// Checks whether a card can be played now; if it needs a target, with a suitable one.
    ///
    /// # Errors
    /// Returns the reason if it cannot.
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

    /// Returns the cards in a player's hand that can be played now.
    pub fn playable(&self, player: Player) -> Vec<CardId> {
        let hand = self.side(player).hand.iter().copied();
        hand.filter(|&card| self.can_play(card).is_ok()).collect()
    }

    /// Returns whether playing a card now requires a target: the card asks for one, and there is
    /// one.
    pub fn needs_target(&self, id: CardId) -> bool {
        !self.targets(id).is_empty()
    }

    /// Returns the legal targets of a card (rule 12): friendly hero and minions, then the enemy's.
    pub fn targets(&self, id: CardId) -> Vec<CardId> {
        self.definition(id)
            .allowed()
            .map_or_else(Vec::new, |allowed| self.all_matches(id, allowed))
    }

    /// Returns the targets that the computer considers first and that the keyboard preselects (rule
    /// 12).
    pub fn preferred_targets(&self, id: CardId) -> Vec<CardId> {
        self.definition(id)
            .preferred()
            .map_or_else(Vec::new, |preferred| self.all_matches(id, preferred))
    }

    fn all_matches(&self, id: CardId, filter: TargetFilter) -> Vec<CardId> {
        let mut found = Vec::new();
        if let Some(card) = self.card(id) {
            self.each_match(filter, card.owner, id, |target| found.push(target));
        }
        found
    }

    /// Returns the number of positions for another minion; 0 if the battlefield is full.
    pub fn positions(&self, player: Player) -> usize {
        let side = self.side(player);
        match side.room_on_battlefield() {
            0 => 0,
            _ => side.battlefield.len() + 1,
        }
    }

    /// Returns whether a minion or hero can attack now, provided there is a legal target.
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

    /// Returns a player's minions and hero that can attack now: the hero, then minions from the
    /// left.
    pub fn attackers(&self, player: Player) -> Vec<CardId> {
        let side = self.side(player);
        let combatants = [side.hero]
            .into_iter()
            .chain(side.battlefield.iter().copied());
        combatants.filter(|&card| self.can_attack(card)).collect()
    }

    /// Returns the legal targets of an attacker: the enemy hero, then minions from the left.
    pub fn attack_targets(&self, attacker: CardId) -> Vec<CardId> {
        let mut targets = Vec::new();
        if self.can_attack(attacker) {
            let player = self.card_at(attacker).owner;
            self.for_attack_targets(player, |target| targets.push(target));
        }
        targets
    }

    /// Calls `found` for each legal target of a player's attacks.
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

    /// Replaces `intents` with all legal intents of a player except conceding. Minions are only
    /// played to the right end; all mulligans are included.
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
        // A hand is at most `limits::HAND`; in a setup it can be larger than a first hand.
        let all = 1_u16 << hand.len().min(limits::HAND);
        for bits in 0..all {
            let places = (0..16).filter(|place| bits & 1 << place != 0);
            if places.clone().all(from_deck) {
                intents.push(Intent::Mulligan(places.collect()));
            }
        }
    }

    /// Adds every way to play a card from the hand of the current player.
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
        self.each_match(allowed, player, id, |target| {
            intents.push(play(Some(target)));
        });
        if intents.len() == before && minion {
            intents.push(play(None));
        }
    }
}
