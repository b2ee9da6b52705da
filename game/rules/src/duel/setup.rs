//! A match in any position, read from data: for tests, puzzles and the command line.

use std::{fmt, sync::Arc};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{
    CardDefinition, CardId, CardKind, CardSet, DeckError, DefinitionId, Duel, Flags, Keyword,
    Keywords, Phase, Player, Triggers, Zone, limits, systems::aura,
};
use crate::{
    Random,
    data::{DataError, Source, checks::out_of_range},
};

/// A position of a match. Missing fields have the values of a new match, or are empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Seed of all chance.
    #[serde(default)]
    pub seed: u64,
    /// Number of the turn, counted over both players.
    #[serde(default = "first_turn")]
    pub turn: u16,
    /// Current player.
    #[serde(default = "first_player")]
    pub player: Player,
    /// Whether the mulligans are still to come; the first turn has not started then.
    #[serde(default)]
    pub mulligan: bool,
    /// Both sides, in order of seats.
    #[serde(with = "two_sides")]
    pub sides: [SideSetup; 2],
}

/// Serializes two sides as a list, which is easier to write than a tuple.
mod two_sides {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::SideSetup;

    pub fn serialize<S: Serializer>(
        sides: &[SideSetup; 2],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        sides.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[SideSetup; 2], D::Error> {
        let sides = Vec::<SideSetup>::deserialize(deserializer)?;
        sides.try_into().map_err(|sides: Vec<_>| {
            D::Error::custom(format!(
                "invalid number of sides {} (expected 2)",
                sides.len()
            ))
        })
    }
}

/// One side of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SideSetup {
    /// Id of the hero; by default the first one of the set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    /// Health of the hero; by default as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<i16>,
    /// Attack of the hero; by default as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// Armor of the hero.
    pub armour: i16,
    /// Whether the hero is frozen.
    pub frozen: bool,
    /// Mana left; by default the number of slots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mana: Option<u8>,
    /// Mana slots; by default the mana, or 0 without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slots: Option<u8>,
    /// Number of fatigue draws so far.
    pub fatigue: u16,
    /// Ids of the cards in the deck, the top one first.
    pub deck: Vec<String>,
    /// Hand from the left.
    pub hand: Vec<CardSetup>,
    /// Battlefield from the left, in order of play.
    pub battlefield: Vec<CardSetup>,
    /// Ids of the cards in the graveyard, the first one first.
    pub graveyard: Vec<String>,
}

/// A card of a position: only its id, or `(card: "field_mouse", health: 3)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardSetup {
    /// Id of the card.
    pub card: String,
    /// Attack without auras; by default as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// Health without auras; by default `max_health`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<i16>,
    /// Maximum health without auras; by default as printed, or `health` if that is more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_health: Option<i16>,
    /// Keywords; by default as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keywords: Option<Vec<Keyword>>,
    /// Whether it is frozen.
    pub frozen: bool,
    /// Whether it is silenced: it then has no text and only the given keywords.
    pub silenced: bool,
    /// Whether it has arrived in this turn.
    pub fresh: bool,
    /// Number of attacks in this turn.
    pub attacks_made: u8,
}

/// The struct form of a [`CardSetup`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Card")]
struct CardFields {
    card: String,
    #[serde(default)]
    attack: Option<i16>,
    #[serde(default)]
    health: Option<i16>,
    #[serde(default)]
    max_health: Option<i16>,
    #[serde(default)]
    keywords: Option<Vec<Keyword>>,
    #[serde(default)]
    frozen: bool,
    #[serde(default)]
    silenced: bool,
    #[serde(default)]
    fresh: bool,
    #[serde(default)]
    attacks_made: u8,
}

const fn first_turn() -> u16 {
    1
}

const fn first_player() -> Player {
    Player::One
}

impl CardSetup {
    /// Returns a card as printed.
    pub fn new(card: impl Into<String>) -> Self {
        Self {
            card: card.into(),
            attack: None,
            health: None,
            max_health: None,
            keywords: None,
            frozen: false,
            silenced: false,
            fresh: false,
            attacks_made: 0,
        }
    }
}

impl<'de> Deserialize<'de> for CardSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = CardSetup;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card id, or (card: \"…\", …)")
            }

            fn visit_str<E>(self, id: &str) -> Result<CardSetup, E> {
                Ok(CardSetup::new(id))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CardSetup, A::Error> {
                let fields = CardFields::deserialize(MapAccessDeserializer::new(map))?;
                Ok(CardSetup {
                    card: fields.card,
                    attack: fields.attack,
                    health: fields.health,
                    max_health: fields.max_health,
                    keywords: fields.keywords,
                    frozen: fields.frozen,
                    silenced: fields.silenced,
                    fresh: fields.fresh,
                    attacks_made: fields.attacks_made,
                })
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// An impossible position: the field and the problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct SetupError {
    /// Path of the value, such as `sides[0].battlefield[2].health`; list entries count from 0.
    pub field: String,
    /// The problem, as a sentence part.
    pub reason: String,
}

/// Largest number of cards in a deck or graveyard of a position.
const LARGEST_PILE: usize = 200;

impl Setup {
    /// Reads a position from the text of its file; `file` is the name used in errors.
    ///
    /// # Errors
    /// Returns an error with line, column and field if the text is not a position, or the position
    /// is impossible.
    pub fn read(file: &str, text: &str, set: &Arc<CardSet>) -> Result<Self, DataError> {
        let source = Source { file, text };
        let setup: Self = source.read()?;
        match Duel::from_setup(set, &setup) {
            Ok(_) => Ok(setup),
            Err(error) => Err(source.error(error.field, error.reason)),
        }
    }
}

impl Duel {
    /// Builds a match in this position.
    ///
    /// # Errors
    /// Returns an error for unknown or misplaced cards, figures out of range, and too many cards in
    /// a hand or on a battlefield.
    pub fn from_setup(set: &Arc<CardSet>, setup: &Setup) -> Result<Self, SetupError> {
        let heroes = [
            hero(set, &setup.sides[0], 0)?,
            hero(set, &setup.sides[1], 1)?,
        ];
        let mut duel = Self::bare(set, heroes, Random::new(setup.seed), setup.seed);
        duel.phase = if setup.mulligan {
            Phase::Mulligan
        } else {
            Phase::Playing
        };
        duel.turn = setup.turn.saturating_sub(u16::from(setup.mulligan));
        (duel.current, duel.first) = (setup.player, setup.player);
        for player in Player::ALL {
            let side = &setup.sides[player.index()];
            let field = format!("sides[{}]", player.index());
            let building = Building { set, field, player };
            building.figures(&mut duel, side)?;
            building.piles(&mut duel, side)?;
        }
        aura::begin(&mut duel);
        Ok(duel)
    }
}

fn hero(set: &CardSet, side: &SideSetup, index: usize) -> Result<DefinitionId, SetupError> {
    let refuse = |reason: String| SetupError {
        field: format!("sides[{index}].hero"),
        reason,
    };
    let Some(id) = &side.hero else {
        let first = set.heroes().next().map(|(id, _)| id);
        return first.ok_or_else(|| refuse("missing hero in the card set".to_owned()));
    };
    let hero = set.require(id).map_err(|error| refuse(error.to_string()))?;
    if set.get(hero).kind != CardKind::Hero {
        return Err(refuse(DeckError::NotAHero(id.clone()).to_string()));
    }
    Ok(hero)
}

/// The side being built.
struct Building<'a> {
    set: &'a CardSet,
    field: String,
    player: Player,
}

impl Building<'_> {
    fn refuse<T>(&self, field: &str, reason: impl Into<String>) -> Result<T, SetupError> {
        Err(SetupError {
            field: format!("{}.{field}", self.field),
            reason: reason.into(),
        })
    }

    fn within(&self, field: &str, value: i16, least: i16, most: i16) -> Result<i16, SetupError> {
        if (least..=most).contains(&value) {
            return Ok(value);
        }
        self.refuse(field, out_of_range(value, least, most))
    }

    fn figures(&self, duel: &mut Duel, side: &SideSetup) -> Result<(), SetupError> {
        let most = limits::FIGURE;
        let mana = |field, value: Option<u8>| match value {
            Some(value) if value > limits::MANA => {
                self.refuse(field, out_of_range(value, 0, limits::MANA))
            }
            value => Ok(value),
        };
        let (mana, slots) = (mana("mana", side.mana)?, mana("slots", side.slots)?);
        let armour = self.within("armour", side.armour, 0, most)?;
        let state = duel.side_mut(self.player);
        state.armour = armour;
        state.slots = slots.or(mana).unwrap_or(0);
        state.mana = mana.unwrap_or(state.slots);
        state.fatigue = side.fatigue;
        let hero = state.hero;
        let hero = &mut duel.cards[hero.index()];
        if let Some(health) = side.health {
            hero.health = self.within("health", health, 1, most)?;
            hero.max_health = hero.max_health.max(health);
        }
        if let Some(attack) = side.attack {
            hero.attack = self.within("attack", attack, 0, most)?;
        }
        hero.flags.set(Flags::FROZEN, side.frozen);
        Ok(())
    }

    fn piles(&self, duel: &mut Duel, side: &SideSetup) -> Result<(), SetupError> {
        let fits = |field: &str, cards: usize, most: usize| {
            if cards <= most {
                return Ok(());
            }
            self.refuse(
                field,
                format!("too many cards: {cards} (expected at most {most})"),
            )
        };
        fits("deck", side.deck.len(), LARGEST_PILE)?;
        fits("hand", side.hand.len(), limits::HAND)?;
        fits("battlefield", side.battlefield.len(), limits::BATTLEFIELD)?;
        fits("graveyard", side.graveyard.len(), LARGEST_PILE)?;
        for (index, id) in side.deck.iter().enumerate() {
            let card = self.create(duel, &format!("deck[{index}]"), id, Zone::Deck)?;
            duel.side_mut(self.player).deck.put_under(card);
        }
        for (index, id) in side.graveyard.iter().enumerate() {
            let card = self.create(duel, &format!("graveyard[{index}]"), id, Zone::Played)?;
            duel.move_to(card, Zone::Graveyard, None);
        }
        for (index, card) in side.hand.iter().enumerate() {
            let field = format!("hand[{index}]");
            let id = self.create(duel, &format!("{field}.card"), &card.card, Zone::Played)?;
            duel.move_to(id, Zone::Hand, None);
            duel.cards[id.index()].flags.set(Flags::SEEN, false);
            self.dress(duel, &field, id, card)?;
        }
        for (index, card) in side.battlefield.iter().enumerate() {
            let field = format!("battlefield[{index}]");
            let id = self.create(duel, &format!("{field}.card"), &card.card, Zone::Played)?;
            if duel.card_at(id).kind != CardKind::Minion {
                return self.refuse(
                    &format!("{field}.card"),
                    format!("invalid card {:?} (expected a minion)", card.card),
                );
            }
            duel.move_to(id, Zone::Battlefield, None);
            let order = duel.next_order();
            duel.cards[id.index()].order = order;
            self.dress(duel, &field, id, card)?;
        }
        Ok(())
    }

    fn create(
        &self,
        duel: &mut Duel,
        field: &str,
        id: &str,
        zone: Zone,
    ) -> Result<CardId, SetupError> {
        let definition = match self.set.require(id) {
            Ok(definition) => definition,
            // For a card given only by its id, the id is the whole field.
            Err(error) => return self.refuse(field, error.to_string()),
        };
        if self.set.get(definition).kind == CardKind::Hero {
            return self.refuse(
                field,
                format!("invalid card {id:?} (expected a minion or spell)"),
            );
        }
        match duel.create(definition, self.player, zone) {
            Some(card) => Ok(card),
            None => self.refuse(field, "too many cards in the match"),
        }
    }

    /// Gives a card the figures and states of the position.
    fn dress(
        &self,
        duel: &mut Duel,
        field: &str,
        id: CardId,
        setup: &CardSetup,
    ) -> Result<(), SetupError> {
        let printed: &CardDefinition = self.set.get(duel.card_at(id).definition);
        let minion = printed.kind == CardKind::Minion;
        let figures = [
            ("attack", setup.attack, 0),
            ("health", setup.health, 1),
            ("max_health", setup.max_health, 1),
        ];
        for (name, value, least) in figures {
            let field = format!("{field}.{name}");
            match value {
                Some(_) if !minion => return self.refuse(&field, "unexpected for a spell"),
                Some(value) => drop(self.within(&field, value, least, limits::FIGURE)?),
                None => {}
            }
        }
        let max_health = setup
            .max_health
            .unwrap_or_else(|| printed.health.max(setup.health.unwrap_or(0)));
        let health = setup.health.unwrap_or(max_health);
        if health > max_health {
            let reason = format!("invalid health {health} (expected at most {max_health})");
            return self.refuse(&format!("{field}.health"), reason);
        }
        let card = &mut duel.cards[id.index()];
        if minion {
            card.attack = setup.attack.unwrap_or(printed.attack);
            card.max_health = max_health;
            card.health = health;
        }
        if setup.silenced {
            card.keywords = Keywords::NONE;
            card.triggers = Triggers::NONE;
            card.flags.set(Flags::AURA, false);
            card.flags.set(Flags::SILENCED, true);
        }
        if let Some(keywords) = &setup.keywords {
            card.keywords = keywords.iter().copied().collect();
        }
        card.flags.set(Flags::FROZEN, setup.frozen);
        card.flags.set(Flags::FRESH, setup.fresh);
        card.attacks_made = setup.attacks_made;
        Ok(())
    }
}
