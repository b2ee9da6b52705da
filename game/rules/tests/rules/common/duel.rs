//! Helpers for the tests of the Duel: cards, decks, and matches that read like a game.

use std::sync::Arc;

use parlour_rules::{
    Random,
    duel::{
        CardId, CardSet, DeckList, Duel, Event, Figures, HandPlaces, Intent, Pairing, Phase,
        Player, Refusal, Setup, Zone,
    },
};

use super::prospector::repository_file;

/// Decks of the game.
pub const DECKS: [&str; 3] = ["observatory", "foxes", "garden"];

pub fn cards() -> Arc<CardSet> {
    let text = repository_file("data/duel/cards.ron");
    Arc::new(CardSet::read("cards.ron", &text).unwrap_or_else(|error| panic!("{error}")))
}

pub fn deck(set: &CardSet, name: &str) -> DeckList {
    let file = format!("data/duel/decks/{name}.ron");
    let text = repository_file(&file);
    DeckList::read(&file, &text, set).unwrap_or_else(|error| panic!("{error}"))
}

pub fn pairing(set: &Arc<CardSet>, first: &str, second: &str) -> Pairing {
    Pairing::new(set, [&deck(set, first), &deck(set, second)]).expect("decks of the game")
}

/// Returns the decks of a numbered game, so that every pairing occurs.
pub fn decks_of(number: u64) -> [&'static str; 2] {
    let number = number as usize;
    [DECKS[number % 3], DECKS[number / 3 % 3]]
}

/// Returns a duel after the mulligans.
pub fn begun(pairing: &Pairing, seed: u64) -> Duel {
    let mut duel = pairing.deal(seed);
    for player in Player::ALL {
        duel.act_silently(player, Intent::Mulligan(HandPlaces::NONE))
            .expect("nothing is exchanged");
    }
    duel
}

/// Returns the player who acts next.
pub fn to_act(duel: &Duel) -> Option<Player> {
    match duel.phase() {
        Phase::Over => None,
        Phase::Playing => Some(duel.current()),
        Phase::Mulligan => Player::ALL
            .into_iter()
            .find(|&player| duel.may_exchange(player)),
    }
}

/// Returns a random legal intent.
pub fn random_intent(
    duel: &Duel,
    random: &mut Random,
    intents: &mut Vec<Intent>,
) -> Option<(Player, Intent)> {
    let player = to_act(duel)?;
    duel.legal_intents(player, intents);
    Some((player, *random.pick(intents)?))
}

/// Cards with effects that no card of the game has.
const TEST_CARDS: &str = r#"
    (id: "draw_three", kind: Spell, cost: 0, abilities: [(trigger: Cast, action: DrawCards, amount: 3)]),
    (id: "draw_four", kind: Spell, cost: 0, abilities: [(trigger: Cast, action: DrawCards, amount: 4)]),
    (id: "lantern", kind: Minion, cost: 0, attack: 1, health: 1, abilities: [
        (trigger: Deathrattle, action: DrawCards, amount: 3),
    ]),
    (id: "quake", kind: Spell, cost: 0, abilities: [
        (trigger: Cast, action: Damage, amount: 5, selector: All(mark: (alliance: Any, zones: Active))),
    ]),
    (id: "prick", kind: Spell, cost: 0, abilities: [
        (trigger: Cast, action: Damage, amount: 1, selector: Manual(
            allowed: (alliance: Any, zones: Active), preferred: (alliance: Enemy, zones: Active),
        )),
    ]),
    (id: "frost", kind: Spell, cost: 0, abilities: [
        (trigger: Cast, action: Freeze, selector: Manual(
            allowed: (alliance: Any, zones: Active), preferred: (alliance: Enemy, zones: Active),
        )),
    ]),
    (id: "bark", kind: Spell, cost: 0, abilities: [
        (trigger: Cast, action: Buff, attack: 1, health: 3, selector: Manual(
            allowed: (alliance: Any, zones: Battlefield), preferred: (alliance: Ally, zones: Battlefield),
        )),
    ]),
    (id: "shade_tree", kind: Minion, cost: 0, attack: 0, health: 2, auras: [
        (mark: (alliance: Ally, zones: Battlefield, others: true), health: 2),
    ]),
    (id: "moth", kind: Minion, cost: 0, attack: 1, health: 1, race: Insect, abilities: [
        (trigger: Deathrattle, action: DrawCards, amount: 1),
    ]),
    (id: "puffball", kind: Minion, cost: 0, attack: 0, health: 1, abilities: [
        (trigger: Deathrattle, action: Damage, amount: 1, selector: All(mark: (alliance: Any, zones: Active))),
    ]),
    (id: "archer", kind: Minion, cost: 0, attack: 1, health: 1, abilities: [
        (trigger: Battlecry, action: Damage, amount: 1, selector: Manual(
            allowed: (alliance: Enemy, zones: Battlefield), preferred: (alliance: Enemy, zones: Battlefield),
        )),
        (trigger: Battlecry, action: DrawCards, amount: 1),
    ]),
    (id: "phoenix", kind: Minion, cost: 0, attack: 1, health: 1, abilities: [
        (trigger: Deathrattle, action: Summon, card: "puffball", amount: 1),
    ]),
    (id: "echo", kind: Minion, cost: 0, attack: 0, health: 90, abilities: [
        (trigger: Damaged, action: Damage, amount: 1, selector: Random(mark: (alliance: Any, zones: Battlefield), count: 1)),
    ]),
"#;

/// Returns the cards of the game together with [`TEST_CARDS`].
pub fn test_cards() -> Arc<CardSet> {
    let text = repository_file("data/duel/cards.ron");
    let text = text.replacen("cards: [", &format!("cards: [{TEST_CARDS}"), 1);
    Arc::new(CardSet::read("cards.ron", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// A duel with cards named by their ids. `own` and `enemy` are relative to player one, independent
/// of the turn.
pub struct Scene {
    pub duel: Duel,
    /// Events of the last step.
    pub events: Vec<Event>,
}

impl Scene {
    /// Builds a scene from a setup; see [`Setup`].
    pub fn new(text: &str) -> Self {
        let set = test_cards();
        let setup = Setup::read("scene", text, &set).unwrap_or_else(|error| panic!("{error}"));
        Self {
            duel: Duel::from_setup(&set, &setup).expect("it was just read"),
            events: Vec::new(),
        }
    }

    /// Finds a card: `own hero`, `enemy old_carp`, `own old_carp 2` for the second one, `own hand
    /// thunderbolt` in another zone.
    pub fn find(&self, text: &str) -> CardId {
        let mut words = text.split_whitespace();
        let player = match words.next() {
            Some("own") => Player::One,
            Some("enemy") => Player::Two,
            _ => panic!("{text:?} is nobody's"),
        };
        let side = self.duel.player(player);
        let mut name = words.next().expect("a card");
        let mut pile: Vec<CardId> = side.battlefield().iter().copied().collect();
        match name {
            "hero" => return side.hero(),
            "hand" => pile = side.hand().iter().copied().collect(),
            "deck" => pile = side.deck().iter().copied().collect(),
            "graveyard" => pile = side.graveyard().iter().copied().collect(),
            _ => {}
        }
        if ["hand", "deck", "graveyard"].contains(&name) {
            name = words.next().expect("a card");
        }
        let number: usize = words.next().map_or(1, |word| word.parse().unwrap());
        let mut of_name = pile
            .into_iter()
            .filter(|&id| self.duel.definition(id).id == name);
        of_name
            .nth(number - 1)
            .unwrap_or_else(|| panic!("there is no {text}"))
    }

    fn act(&mut self, player: Player, intent: Intent) -> Result<(), Refusal> {
        let before = self.duel.clone();
        match self.duel.act(player, intent) {
            Ok(events) => {
                self.events = events;
                parlour_rules::duel::fuzzing::assert_sound(&self.duel);
                Ok(())
            }
            Err(refusal) => {
                assert_eq!(self.duel, before, "refused, and something has changed");
                Err(refusal)
            }
        }
    }

    fn hand(&self, player: Player, card: &str) -> CardId {
        let side = ["own", "enemy"][player.index()];
        self.find(&format!("{side} hand {card}"))
    }

    /// Tries to play a card for the current player.
    pub fn try_play(&mut self, card: &str, target: Option<&str>) -> Result<(), Refusal> {
        let player = self.duel.current();
        let intent = Intent::Play {
            card: self.hand(player, card),
            position: None,
            target: target.map(|target| self.find(target)),
        };
        self.act(player, intent)
    }

    pub fn play(&mut self, card: &str) -> &mut Self {
        self.try_play(card, None)
            .unwrap_or_else(|refusal| panic!("{card}: {refusal}"));
        self
    }

    pub fn play_at(&mut self, card: &str, target: &str) -> &mut Self {
        self.try_play(card, Some(target))
            .unwrap_or_else(|refusal| panic!("{card} at {target}: {refusal}"));
        self
    }

    /// Tries to attack for the current player.
    pub fn try_attack(&mut self, attacker: &str, target: &str) -> Result<(), Refusal> {
        let intent = Intent::Attack {
            attacker: self.find(attacker),
            target: self.find(target),
        };
        self.act(self.duel.current(), intent)
    }

    pub fn attack(&mut self, attacker: &str, target: &str) -> &mut Self {
        self.try_attack(attacker, target)
            .unwrap_or_else(|refusal| panic!("{attacker} at {target}: {refusal}"));
        self
    }

    pub fn try_as(&mut self, player: Player, intent: Intent) -> Result<(), Refusal> {
        self.act(player, intent)
    }

    pub fn end_turn(&mut self) -> &mut Self {
        self.act(self.duel.current(), Intent::EndTurn)
            .unwrap_or_else(|refusal| panic!("end of turn: {refusal}"));
        self
    }

    /// Returns the health of both heroes.
    pub fn heroes(&self) -> (i16, i16) {
        (self.health("own hero"), self.health("enemy hero"))
    }

    pub fn health(&self, card: &str) -> i16 {
        self.figures(card).health
    }

    /// Returns attack and health.
    pub fn figures_of(&self, card: &str) -> (i16, i16) {
        let figures = self.figures(card);
        (figures.attack, figures.health)
    }

    pub fn figures(&self, card: &str) -> Figures {
        self.duel.figures(self.find(card)).expect("it was found")
    }

    /// Returns the names in a zone of player one (0) or two (1), from the left, top or bottom.
    pub fn names(&self, player: usize, zone: Zone) -> Vec<&str> {
        let side = self.duel.player(Player::ALL[player]);
        let ids: Vec<CardId> = match zone {
            Zone::Hand => side.hand().iter().copied().collect(),
            Zone::Battlefield => side.battlefield().iter().copied().collect(),
            Zone::Graveyard => side.graveyard().iter().copied().collect(),
            Zone::Deck => side.deck().iter().copied().collect(),
            zone => panic!("{zone:?} is no pile"),
        };
        ids.into_iter()
            .map(|id| self.duel.definition(id).id.as_str())
            .collect()
    }

    pub fn battlefield(&self, player: usize) -> Vec<&str> {
        self.names(player, Zone::Battlefield)
    }

    pub fn hand_size(&self, player: usize) -> usize {
        self.names(player, Zone::Hand).len()
    }

    pub fn mana(&self, player: usize) -> u8 {
        self.duel.player(Player::ALL[player]).mana()
    }

    /// Returns the performed actions of the last step with their nesting depths.
    pub fn performed(&self) -> Vec<(u8, &'static str)> {
        let performed = self
            .events
            .iter()
            .filter(|event| event.performed().is_some());
        performed
            .map(|event| (event.depth, event.kind().name()))
            .collect()
    }
}
