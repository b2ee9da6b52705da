//! Reads and checks the card file.

use std::{collections::HashMap, fmt::Display};

use serde::Deserialize;

use super::{
    Ability, Aura, CardDefinition, CardKind, CardSet, DefinitionId, Effect, Element, Keyword, Race,
    Selector, Trigger,
};
use crate::{
    data::{DataError, Source, checks::out_of_range},
    duel::{Alliance, TargetFilter, UnknownCard, Zones, limits},
};

/// The card file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Cards")]
struct File {
    cards: Vec<Entry>,
}

/// A card as written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Card")]
struct Entry {
    id: String,
    kind: CardKind,
    #[serde(default)]
    cost: Option<i64>,
    #[serde(default)]
    attack: Option<i64>,
    #[serde(default)]
    health: Option<i64>,
    #[serde(default)]
    race: Option<Race>,
    #[serde(default)]
    token: bool,
    #[serde(default)]
    fable: bool,
    #[serde(default)]
    element: Element,
    #[serde(default)]
    keywords: Vec<Keyword>,
    #[serde(default)]
    abilities: Vec<AbilityEntry>,
    #[serde(default)]
    auras: Vec<AuraEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Ability")]
struct AbilityEntry {
    trigger: Trigger,
    action: ActionName,
    #[serde(default)]
    amount: Option<i64>,
    #[serde(default)]
    attack: Option<i64>,
    #[serde(default)]
    health: Option<i64>,
    #[serde(default)]
    card: Option<String>,
    #[serde(default)]
    selector: Option<Selector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Aura")]
struct AuraEntry {
    mark: TargetFilter,
    #[serde(default)]
    attack: i64,
    #[serde(default)]
    health: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum ActionName {
    Damage,
    Heal,
    Buff,
    Destroy,
    Silence,
    Freeze,
    ReturnToHand,
    Discard,
    Transform,
    DrawCards,
    Armour,
    GainMana,
    Summon,
}

/// The fields of an ability that an action uses, apart from trigger and selector.
struct Reads {
    amount: bool,
    figures: bool,
    card: bool,
    selector: bool,
}

impl ActionName {
    const fn reads(self) -> Reads {
        let (amount, figures, card, selector) = match self {
            Self::Damage | Self::Heal => (true, false, false, true),
            Self::Buff => (false, true, false, true),
            Self::Destroy | Self::Silence | Self::Freeze | Self::ReturnToHand | Self::Discard => {
                (false, false, false, true)
            }
            Self::Transform => (false, false, true, true),
            Self::DrawCards | Self::Armour | Self::GainMana => (true, false, false, false),
            Self::Summon => (true, false, true, false),
        };
        Reads {
            amount,
            figures,
            card,
            selector,
        }
    }
}

/// Largest figure in data.
const MOST: i64 = 99;

impl CardSet {
    /// Reads the cards from the text of their file; `file` is the name used in errors.
    ///
    /// # Errors
    /// Returns an error with line, column and field if the text is not a list of cards, two cards
    /// share an id, a figure is missing, superfluous or out of range, or an ability lacks a field,
    /// has a superfluous one, or names an unknown card.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let read: File = source.read()?;
        if read.cards.is_empty() || read.cards.len() > usize::from(u16::MAX) {
            let reason = format!(
                "invalid number of cards {} (expected 1 to {})",
                read.cards.len(),
                u16::MAX
            );
            return Err(source.error("cards", reason));
        }
        let numbers = numbers(&source, &read.cards)?;
        let check = Check {
            source: &source,
            entries: &read.cards,
            numbers: &numbers,
        };
        let cards = read.cards.iter().enumerate();
        let cards = cards.map(|(index, entry)| check.card(index, entry));
        Ok(Self::of(cards.collect::<Result<_, _>>()?))
    }
}

/// Index of each id.
type Numbers = HashMap<String, DefinitionId>;

fn numbers(source: &Source, entries: &[Entry]) -> Result<Numbers, DataError> {
    let mut numbers = Numbers::new();
    for (index, entry) in entries.iter().enumerate() {
        let refuse = |reason| Err(source.error(format!("cards[{index}].id"), reason));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        if !entry
            .id
            .starts_with(|first: char| first.is_ascii_lowercase())
            || !entry
                .id
                .chars()
                .all(|letter| plain(letter) || letter == '_')
        {
            let reason = format!(
                "invalid id {:?} (expected lowercase letters, digits and _, starting with a letter)",
                entry.id
            );
            return refuse(reason);
        }
        // At most 65,535, as checked before.
        let number = DefinitionId(index as u16);
        if numbers.insert(entry.id.clone(), number).is_some() {
            return refuse(format!("duplicate card {:?}", entry.id));
        }
    }
    Ok(numbers)
}

/// The file being checked, with the ids of all its cards.
struct Check<'a> {
    source: &'a Source<'a>,
    entries: &'a [Entry],
    numbers: &'a Numbers,
}

/// One entry of the file being checked.
struct CardCheck<'a> {
    file: &'a Check<'a>,
    /// Path of the entry in errors: `cards[3]`.
    path: String,
    entry: &'a Entry,
}

impl Check<'_> {
    fn card(&self, index: usize, entry: &Entry) -> Result<CardDefinition, DataError> {
        let check = CardCheck {
            file: self,
            path: format!("cards[{index}]"),
            entry,
        };
        let (cost, attack, health) = check.figures()?;
        check.fits_its_kind()?;
        let abilities = check.abilities()?;
        let auras = check.auras()?;
        Ok(CardDefinition {
            id: entry.id.clone(),
            kind: entry.kind,
            cost,
            attack,
            health,
            race: entry.race,
            keywords: entry.keywords.iter().copied().collect(),
            token: entry.token,
            fable: entry.fable,
            element: entry.element,
            triggers: abilities.iter().map(|ability| ability.trigger).collect(),
            manual: CardDefinition::manual_of(&abilities),
            abilities,
            auras,
        })
    }
}

impl CardCheck<'_> {
    fn refuse<T>(&self, field: &str, reason: impl Display) -> Result<T, DataError> {
        let reason = format!("{}: {reason}", self.entry.id);
        Err(self
            .file
            .source
            .error(format!("{}.{field}", self.path), reason))
    }

    fn number(
        &self,
        field: &str,
        value: Option<i64>,
        least: i64,
        most: i64,
    ) -> Result<i16, DataError> {
        match value {
            Some(value) if (least..=most).contains(&value) => Ok(value as i16),
            Some(value) => self.refuse(field, out_of_range(value, least, most)),
            None => self.refuse(field, format!("missing for a {}", self.entry.kind)),
        }
    }

    /// Refuses a field that this kind of card does not have.
    fn none(&self, field: &str, there: bool) -> Result<(), DataError> {
        if there {
            return self.refuse(field, format!("unexpected for a {}", self.entry.kind));
        }
        Ok(())
    }

    /// Returns cost, attack and health.
    fn figures(&self) -> Result<(u8, i16, i16), DataError> {
        let entry = self.entry;
        let cost = match entry.kind {
            CardKind::Hero => {
                self.none("cost", entry.cost.is_some())?;
                0
            }
            _ => self.number("cost", entry.cost, 0, i64::from(limits::MANA))? as u8,
        };
        let (attack, health) = match entry.kind {
            CardKind::Minion => (entry.attack, entry.health),
            CardKind::Spell => {
                self.none("attack", entry.attack.is_some())?;
                self.none("health", entry.health.is_some())?;
                return Ok((cost, 0, 0));
            }
            CardKind::Hero => {
                let health = entry.health.or(Some(i64::from(limits::HERO_HEALTH)));
                (entry.attack.or(Some(0)), health)
            }
        };
        let attack = self.number("attack", attack, 0, MOST)?;
        let health = self.number("health", health, 1, MOST)?;
        Ok((cost, attack, health))
    }

    /// Checks the fields that only some kinds of cards have.
    fn fits_its_kind(&self) -> Result<(), DataError> {
        let entry = self.entry;
        let minion = entry.kind == CardKind::Minion;
        let hero = entry.kind == CardKind::Hero;
        self.none("race", !minion && entry.race.is_some())?;
        self.none("keywords", !minion && !entry.keywords.is_empty())?;
        self.none("auras", !minion && !entry.auras.is_empty())?;
        self.none("token", hero && entry.token)?;
        self.none("abilities", hero && !entry.abilities.is_empty())?;
        for (number, keyword) in entry.keywords.iter().enumerate() {
            if entry.keywords[..number].contains(keyword) {
                let reason = format!("duplicate keyword {keyword}");
                return self.refuse(&format!("keywords[{number}]"), reason);
            }
        }
        let cast = |ability: &AbilityEntry| ability.trigger == Trigger::Cast;
        if entry.kind == CardKind::Spell && !entry.abilities.iter().any(cast) {
            return self.refuse("abilities", "missing ability with the trigger Cast");
        }
        Ok(())
    }

    fn abilities(&self) -> Result<Vec<Ability>, DataError> {
        let mut abilities = Vec::new();
        for (number, entry) in self.entry.abilities.iter().enumerate() {
            let check = AbilityCheck {
                card: self,
                number,
                entry,
            };
            let ability = check.ability()?;
            if let Some(Selector::Manual { allowed, .. }) = ability.selector
                && let Some((other, _)) = CardDefinition::manual_of(&abilities)
                && other != allowed
            {
                let reason = "different targets than the ability before it (a played card has \
                              only one target)";
                return self.refuse(&format!("abilities[{number}].selector.allowed"), reason);
            }
            abilities.push(ability);
        }
        Ok(abilities)
    }

    fn auras(&self) -> Result<Vec<Aura>, DataError> {
        let mut auras = Vec::new();
        for (index, entry) in self.entry.auras.iter().enumerate() {
            let field = format!("auras[{index}]");
            if entry.mark.zones != Zones::Battlefield {
                let reason = format!("invalid {:?} (expected Battlefield)", entry.mark.zones);
                return self.refuse(&format!("{field}.mark.zones"), reason);
            }
            let figure =
                |name: &str, value| self.number(&format!("{field}.{name}"), Some(value), 0, MOST);
            let attack = figure("attack", entry.attack)?;
            let health = figure("health", entry.health)?;
            if (attack, health) == (0, 0) {
                return self.refuse(&field, "missing attack or health");
            }
            auras.push(Aura {
                mark: entry.mark,
                attack,
                health,
            });
        }
        Ok(auras)
    }
}

/// One ability of a card being checked.
struct AbilityCheck<'a> {
    card: &'a CardCheck<'a>,
    /// Place among the card's abilities, from 0.
    number: usize,
    entry: &'a AbilityEntry,
}

impl AbilityCheck<'_> {
    fn refuse<T>(&self, field: &str, reason: impl Display) -> Result<T, DataError> {
        self.card
            .refuse(&format!("abilities[{}].{field}", self.number), reason)
    }

    fn figure(
        &self,
        field: &str,
        value: Option<i64>,
        least: i64,
        most: i64,
    ) -> Result<i16, DataError> {
        match value {
            Some(value) if (least..=most).contains(&value) => Ok(value as i16),
            Some(value) => self.refuse(field, out_of_range(value, least, most)),
            None => self.refuse(field, format!("missing for {:?}", self.entry.action)),
        }
    }

    fn ability(&self) -> Result<Ability, DataError> {
        self.fits_its_card()?;
        self.has_what_its_action_reads()?;
        let effect = self.effect()?;
        if let Some(selector) = self.entry.selector
            && let Some((field, reason)) = selector_problem(self.entry, selector)
        {
            return self.refuse(&format!("selector{field}"), reason);
        }
        Ok(Ability {
            trigger: self.entry.trigger,
            effect,
            selector: self.entry.selector,
        })
    }

    fn fits_its_card(&self) -> Result<(), DataError> {
        let kind = self.card.entry.kind;
        let spell = kind == CardKind::Spell;
        let fits = match self.entry.trigger {
            Trigger::Cast => spell,
            Trigger::InHandTurnStart => true,
            _ => !spell,
        };
        if !fits {
            let trigger = self.entry.trigger;
            return self.refuse("trigger", format!("unexpected {trigger:?} for a {kind}"));
        }
        Ok(())
    }

    fn has_what_its_action_reads(&self) -> Result<(), DataError> {
        let entry = self.entry;
        let reads = entry.action.reads();
        let needless = [
            ("amount", entry.amount.is_some() && !reads.amount),
            ("attack", entry.attack.is_some() && !reads.figures),
            ("health", entry.health.is_some() && !reads.figures),
            ("card", entry.card.is_some() && !reads.card),
            ("selector", entry.selector.is_some() && !reads.selector),
        ];
        for (field, there) in needless {
            if there {
                return self.refuse(field, format!("unexpected for {:?}", entry.action));
            }
        }
        if reads.selector && entry.selector.is_none() {
            return self.refuse("selector", format!("missing for {:?}", entry.action));
        }
        Ok(())
    }

    fn effect(&self) -> Result<Effect, DataError> {
        let entry = self.entry;
        let amount = |most| self.figure("amount", entry.amount, 1, most);
        Ok(match entry.action {
            ActionName::Damage => Effect::Damage(amount(MOST)?),
            ActionName::Heal => Effect::Heal(amount(MOST)?),
            ActionName::Buff => {
                let attack = self.figure("attack", entry.attack.or(Some(0)), 0, MOST)?;
                let health = self.figure("health", entry.health.or(Some(0)), 0, MOST)?;
                if (attack, health) == (0, 0) {
                    return self.refuse("action", "missing attack or health for Buff");
                }
                Effect::Buff { attack, health }
            }
            ActionName::Destroy => Effect::Destroy,
            ActionName::Silence => Effect::Silence,
            ActionName::Freeze => Effect::Freeze,
            ActionName::ReturnToHand => Effect::ReturnToHand,
            ActionName::Discard => Effect::Discard,
            ActionName::DrawCards => Effect::DrawCards(amount(limits::DECK as i64)? as u8),
            ActionName::Armour => Effect::Armour(amount(MOST)?),
            ActionName::GainMana => Effect::GainMana(amount(i64::from(limits::MANA))? as u8),
            ActionName::Transform => Effect::Transform(self.minion()?),
            ActionName::Summon => Effect::Summon {
                card: self.minion()?,
                count: amount(limits::BATTLEFIELD as i64)? as u8,
            },
        })
    }

    /// Returns the minion that the ability summons or transforms into.
    fn minion(&self) -> Result<DefinitionId, DataError> {
        let file = self.card.file;
        let Some(id) = &self.entry.card else {
            return self.refuse("card", format!("missing for {:?}", self.entry.action));
        };
        let Some(&made) = file.numbers.get(id) else {
            return self.refuse("card", UnknownCard(id.clone()));
        };
        if file.entries[made.index()].kind != CardKind::Minion {
            return self.refuse("card", format!("invalid card {id:?} (expected a minion)"));
        }
        Ok(made)
    }
}

/// Returns the problem of a selector for this ability, with the path of the wrong part.
fn selector_problem(entry: &AbilityEntry, selector: Selector) -> Option<(&'static str, String)> {
    // Zones that the action can affect.
    let reach = match entry.action {
        ActionName::Damage | ActionName::Heal | ActionName::Freeze => Zones::Active,
        ActionName::Discard => Zones::Hand,
        _ => Zones::Battlefield,
    };
    let reaches = |mark: TargetFilter| {
        mark.zones.within(reach) || (entry.action == ActionName::Buff && mark.zones == Zones::Hand)
    };
    let beyond = |mark: TargetFilter| {
        format!(
            "invalid {:?} for {:?} (expected {reach:?})",
            mark.zones, entry.action
        )
    };
    match selector {
        Selector::Manual { allowed, preferred } => {
            if !matches!(entry.trigger, Trigger::Cast | Trigger::Battlecry) {
                let reason = format!(
                    "unexpected Manual with {:?} (expected Cast or Battlecry)",
                    entry.trigger
                );
                return Some(("", reason));
            }
            if allowed.zones == Zones::Hand {
                let reason = "invalid Hand (players can choose only minions and heroes)";
                return Some((".allowed.zones", reason.to_owned()));
            }
            if !reaches(allowed) {
                return Some((".allowed.zones", beyond(allowed)));
            }
            let part = preferred.zones.within(allowed.zones)
                && (allowed.alliance == Alliance::Any || allowed.alliance == preferred.alliance);
            (!part).then(|| {
                let reason = "preferred targets must be among the allowed ones".to_owned();
                (".preferred", reason)
            })
        }
        Selector::Random { mark, .. } | Selector::All { mark } if !reaches(mark) => {
            Some((".mark.zones", beyond(mark)))
        }
        Selector::Random { count, .. } if !(1..=30).contains(&count) => {
            Some((".count", out_of_range(count, 1, 30)))
        }
        Selector::This => {
            let here = match entry.trigger {
                Trigger::InHandTurnStart => {
                    matches!(entry.action, ActionName::Buff | ActionName::Discard)
                }
                // The card has left its zone at that time.
                Trigger::Cast | Trigger::Deathrattle => false,
                _ => entry.action != ActionName::Discard,
            };
            (!here).then(|| {
                let reason = format!(
                    "{:?} can't affect the card itself with {:?}",
                    entry.action, entry.trigger
                );
                ("", reason)
            })
        }
        Selector::Random { .. } | Selector::All { .. } => None,
    }
}
