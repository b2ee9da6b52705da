//! Cards from their file, and what must hold of each.

use std::collections::HashMap;

use serde::Deserialize;

use super::{
    Ability, Aura, CardDefinition, CardKind, CardSet, DefinitionId, Effect, Keyword, Race,
    Selector, Trigger,
};
use crate::{
    data::{DataError, Source},
    duel::{Alliance, TargetFilter, Zones, limits},
};

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Cards")]
struct File {
    cards: Vec<Entry>,
}

/// A card as the file has it.
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

/// Which of an ability's fields an action reads besides trigger and selector.
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

/// The largest figure that data may have.
const MOST: i64 = 99;

impl CardSet {
    /// Reads the cards from the text of their file; `file` names it in errors.
    ///
    /// # Errors
    /// With line, column and field, when the text is no list of cards, when two have one id, when
    /// a figure is missing, needless or out of its range, when an ability lacks what its action
    /// needs or has what it does not, or names a card that is not there.
    pub fn read(file: &str, text: &str) -> Result<Self, DataError> {
        let source = Source { file, text };
        let read: File = source.read()?;
        if read.cards.is_empty() || read.cards.len() > usize::from(u16::MAX) {
            let reason = format!("a set has 1 to {} cards", u16::MAX);
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

/// The number of each id.
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
                "{:?} is no id, which begins with a small letter and has small letters, digits and _",
                entry.id
            );
            return refuse(reason);
        }
        // Not more than 65,535, as was checked before.
        let number = DefinitionId(index as u16);
        if numbers.insert(entry.id.clone(), number).is_some() {
            return refuse(format!("there is a card {:?} already", entry.id));
        }
    }
    Ok(numbers)
}

/// What one entry is checked with.
struct Check<'a> {
    source: &'a Source<'a>,
    entries: &'a [Entry],
    numbers: &'a Numbers,
}

impl Check<'_> {
    fn card(&self, index: usize, entry: &Entry) -> Result<CardDefinition, DataError> {
        let path = format!("cards[{index}]");
        let refuse = |field: &str, reason: String| {
            let reason = format!("{}: {reason}", entry.id);
            Err(self.source.error(format!("{path}.{field}"), reason))
        };
        let number = |field: &str, value: Option<i64>, least: i64, most: i64| match value {
            Some(value) if (least..=most).contains(&value) => Ok(value as i16),
            Some(value) => refuse(field, format!("must be {least} to {most}, not {value}"))
                .map(|_: CardDefinition| 0),
            None => refuse(field, format!("a {} needs it", entry.kind)).map(|_| 0),
        };
        let kind = entry.kind;
        let none = |field: &str, there: bool| match there {
            true => refuse(field, format!("a {kind} has none")).map(|_| ()),
            false => Ok(()),
        };
        let minion = kind == CardKind::Minion;
        let mut card = CardDefinition {
            id: entry.id.clone(),
            kind,
            cost: 0,
            attack: 0,
            health: 0,
            race: entry.race,
            keywords: entry.keywords.iter().copied().collect(),
            token: entry.token,
            abilities: Vec::new(),
            auras: Vec::new(),
            triggers: super::Triggers::NONE,
            manual: None,
        };
        match kind {
            CardKind::Hero => none("cost", entry.cost.is_some())?,
            _ => card.cost = number("cost", entry.cost, 0, i64::from(limits::MANA))? as u8,
        }
        match kind {
            CardKind::Minion => {
                card.attack = number("attack", entry.attack, 0, MOST)?;
                card.health = number("health", entry.health, 1, MOST)?;
            }
            CardKind::Spell => {
                none("attack", entry.attack.is_some())?;
                none("health", entry.health.is_some())?;
            }
            CardKind::Hero => {
                let attack = entry.attack.or(Some(0));
                card.attack = number("attack", attack, 0, MOST)?;
                let health = entry.health.or(Some(i64::from(limits::HERO_HEALTH)));
                card.health = number("health", health, 1, MOST)?;
            }
        }
        none("race", !minion && entry.race.is_some())?;
        none("keywords", !minion && !entry.keywords.is_empty())?;
        none("auras", !minion && !entry.auras.is_empty())?;
        none("token", kind == CardKind::Hero && entry.token)?;
        none(
            "abilities",
            kind == CardKind::Hero && !entry.abilities.is_empty(),
        )?;
        for (number, keyword) in entry.keywords.iter().enumerate() {
            if entry.keywords[..number].contains(keyword) {
                return refuse(&format!("keywords[{number}]"), "is named twice".to_owned());
            }
        }
        if kind == CardKind::Spell
            && !(entry.abilities.iter()).any(|ability| ability.trigger == Trigger::Cast)
        {
            let reason = "a spell needs an ability with the trigger Cast".to_owned();
            return refuse("abilities", reason);
        }
        for (number, ability) in entry.abilities.iter().enumerate() {
            let ability = self.ability(&path, number, entry, ability)?;
            if let Some(Selector::Manual { allowed, .. }) = ability.selector
                && let Some((other, _)) = CardDefinition::manual_of(&card.abilities)
                && other != allowed
            {
                let reason = "only one card is chosen when a card is played: this must allow \
                              what the ability before it allows"
                    .to_owned();
                return refuse(&format!("abilities[{number}].selector.allowed"), reason);
            }
            card.abilities.push(ability);
        }
        for (index, aura) in entry.auras.iter().enumerate() {
            let field = format!("auras[{index}]");
            if aura.mark.zones != Zones::Battlefield {
                let reason = "an aura reaches the Battlefield and nothing else".to_owned();
                return refuse(&format!("{field}.mark.zones"), reason);
            }
            let figure =
                |name: &str, value| number(&format!("{field}.{name}"), Some(value), 0, MOST);
            let (attack, health) = (
                figure("attack", aura.attack)?,
                figure("health", aura.health)?,
            );
            if (attack, health) == (0, 0) {
                return refuse(&field, "an aura gives attack, health or both".to_owned());
            }
            card.auras.push(Aura {
                mark: aura.mark,
                attack,
                health,
            });
        }
        card.triggers = card
            .abilities
            .iter()
            .map(|ability| ability.trigger)
            .collect();
        card.manual = CardDefinition::manual_of(&card.abilities);
        Ok(card)
    }

    fn ability(
        &self,
        path: &str,
        number: usize,
        card: &Entry,
        entry: &AbilityEntry,
    ) -> Result<Ability, DataError> {
        let refuse = |field: &str, reason: String| {
            let reason = format!("{}: {reason}", card.id);
            let field = format!("{path}.abilities[{number}].{field}");
            Err::<Ability, _>(self.source.error(field, reason))
        };
        let figure = |field: &str, value: Option<i64>, least: i64, most: i64| match value {
            Some(value) if (least..=most).contains(&value) => Ok(value as i16),
            Some(value) => {
                refuse(field, format!("must be {least} to {most}, not {value}")).map(|_| 0)
            }
            None => refuse(field, format!("{:?} needs it", entry.action)).map(|_| 0),
        };
        let spell = card.kind == CardKind::Spell;
        let fits = match entry.trigger {
            Trigger::Cast => spell,
            Trigger::InHandTurnStart => true,
            _ => !spell,
        };
        if !fits {
            let reason = format!("a {} has no such trigger", card.kind);
            return refuse("trigger", reason);
        }
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
                return refuse(field, format!("{:?} has no use for it", entry.action));
            }
        }
        if reads.selector && entry.selector.is_none() {
            return refuse("selector", format!("{:?} needs one", entry.action));
        }
        let amount = |most| figure("amount", entry.amount, 1, most);
        let effect = match entry.action {
            ActionName::Damage => Effect::Damage(amount(MOST)?),
            ActionName::Heal => Effect::Heal(amount(MOST)?),
            ActionName::Buff => {
                let attack = figure("attack", entry.attack.or(Some(0)), 0, MOST)?;
                let health = figure("health", entry.health.or(Some(0)), 0, MOST)?;
                if (attack, health) == (0, 0) {
                    let reason = "a Buff gives attack, health or both".to_owned();
                    return refuse("action", reason);
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
            ActionName::Transform | ActionName::Summon => {
                let Some(id) = &entry.card else {
                    return refuse("card", format!("{:?} needs it", entry.action));
                };
                let Some(&made) = self.numbers.get(id) else {
                    return refuse("card", format!("there is no card {id:?}"));
                };
                if self.entries[made.index()].kind != CardKind::Minion {
                    return refuse("card", format!("{id:?} is no minion"));
                }
                if entry.action == ActionName::Transform {
                    Effect::Transform(made)
                } else {
                    let count = amount(limits::BATTLEFIELD as i64)? as u8;
                    Effect::Summon { card: made, count }
                }
            }
        };
        if let Some(selector) = entry.selector {
            let problem = selector_problem(entry, selector);
            if let Some((field, reason)) = problem {
                return refuse(&format!("selector{field}"), reason);
            }
        }
        Ok(Ability {
            trigger: entry.trigger,
            effect,
            selector: entry.selector,
        })
    }
}

/// What is wrong with a selector for this ability, and with which part of it.
fn selector_problem(entry: &AbilityEntry, selector: Selector) -> Option<(&'static str, String)> {
    // What the action can be done to.
    let reach = match entry.action {
        ActionName::Damage | ActionName::Heal | ActionName::Freeze => Zones::Active,
        ActionName::Discard => Zones::Hand,
        _ => Zones::Battlefield,
    };
    let reaches = |mark: TargetFilter| {
        mark.zones.within(reach) || (entry.action == ActionName::Buff && mark.zones == Zones::Hand)
    };
    let beyond = |mark: TargetFilter| format!("{:?} is not done to {:?}", entry.action, mark.zones);
    match selector {
        Selector::Manual { allowed, preferred } => {
            if !matches!(entry.trigger, Trigger::Cast | Trigger::Battlecry) {
                let reason = "is chosen when a card is played: only with Cast and Battlecry";
                return Some(("", reason.to_owned()));
            }
            if allowed.zones == Zones::Hand {
                return Some((
                    ".allowed.zones",
                    "cards in a hand are not chosen".to_owned(),
                ));
            }
            if !reaches(allowed) {
                return Some((".allowed.zones", beyond(allowed)));
            }
            let part = preferred.zones.within(allowed.zones)
                && (allowed.alliance == Alliance::Any || allowed.alliance == preferred.alliance);
            (!part).then(|| {
                let reason = "must be part of what is allowed".to_owned();
                (".preferred", reason)
            })
        }
        Selector::Random { mark, .. } | Selector::All { mark } if !reaches(mark) => {
            Some((".mark.zones", beyond(mark)))
        }
        Selector::Random { count, .. } if !(1..=30).contains(&count) => {
            Some((".count", format!("must be 1 to 30, not {count}")))
        }
        Selector::This => {
            let here = match entry.trigger {
                Trigger::InHandTurnStart => {
                    matches!(entry.action, ActionName::Buff | ActionName::Discard)
                }
                // It has left by then.
                Trigger::Cast | Trigger::Deathrattle => false,
                _ => entry.action != ActionName::Discard,
            };
            (!here).then(|| {
                let reason = format!(
                    "{:?} cannot be done to the card itself with {:?}",
                    entry.action, entry.trigger
                );
                ("", reason)
            })
        }
        Selector::Random { .. } | Selector::All { .. } => None,
    }
}
