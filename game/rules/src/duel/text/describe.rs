use super::{Phrase, Words};
use crate::duel::{
    Ability, Alliance, CardDefinition, CardSet, Effect, Selector, TargetFilter, Trigger, Zones,
};

/// Returns the name of a card; its key is `duel-card-` and the id with `-` for `_`.
pub fn card_name(id: &str) -> Phrase {
    Phrase::new(format!("duel-card-{}", id.replace('_', "-")))
}

/// Returns the line from a card's fable; its key is `duel-fable-` and the id with `-` for `_`.
pub fn fable(id: &str) -> Phrase {
    Phrase::new(format!("duel-fable-{}", id.replace('_', "-")))
}

/// Returns the name of a built-in deck; its key is `duel-deck-` and the id with `-` for `_`.
pub fn deck_name(id: &str) -> Phrase {
    Phrase::new(format!("duel-deck-{}", id.replace('_', "-")))
}

/// Describes a card: one sentence for all keywords, then one for each aura and ability.
pub fn describe(card: &CardDefinition, set: &CardSet) -> Vec<Phrase> {
    let mut sentences = Vec::new();
    let mut keywords = card.keywords.iter();
    if let Some(first) = keywords.next() {
        let join = |list: Phrase, keyword: crate::duel::Keyword| {
            Phrase::new("duel-text-list")
                .phrase("first", list)
                .phrase("next", Phrase::new(keyword.key()))
        };
        let list = keywords.fold(Phrase::new(first.key()), join);
        sentences.push(Phrase::new("duel-text-keywords").phrase("keywords", list));
    }
    for aura in &card.auras {
        let whom = target(aura.mark, "all", "nominative");
        let figures = figures(aura.attack, aura.health);
        sentences.push(
            Phrase::new("duel-text-aura")
                .phrase("target", whom)
                .phrase("figures", figures),
        );
    }
    for ability in &card.abilities {
        let sentence = effect(ability, set);
        sentences.push(match trigger_key(ability.trigger) {
            None => Phrase::new("duel-text-plain").phrase("effect", sentence),
            Some(key) => Phrase::new(key).phrase("effect", sentence),
        });
    }
    sentences
}

/// Returns the text of a card: all sentences separated by spaces; empty for a card without
/// abilities.
pub fn full_text(card: &CardDefinition, set: &CardSet, words: &dyn Words) -> String {
    joined(&describe(card, set), words)
}

/// Joins sentences with spaces and capitalizes each.
fn joined(sentences: &[Phrase], words: &dyn Words) -> String {
    let capital = |sentence: &Phrase| {
        let text = sentence.render(words);
        let mut letters = text.chars();
        let first = letters.next().map(char::to_uppercase);
        first
            .into_iter()
            .flatten()
            .chain(letters)
            .collect::<String>()
    };
    sentences.iter().map(capital).collect::<Vec<_>>().join(" ")
}

const fn trigger_key(trigger: Trigger) -> Option<&'static str> {
    match trigger {
        Trigger::Cast => None,
        Trigger::Battlecry => Some("duel-text-battlecry"),
        Trigger::Deathrattle => Some("duel-text-deathrattle"),
        Trigger::TurnStart => Some("duel-text-turn-start"),
        Trigger::TurnEnd => Some("duel-text-turn-end"),
        Trigger::Damaged => Some("duel-text-damaged"),
        Trigger::AllyDies => Some("duel-text-ally-dies"),
        Trigger::InHandTurnStart => Some("duel-text-in-hand"),
    }
}

/// Returns `+1/+1`, `+1 attack` or `+1 health`.
fn figures(attack: i16, health: i16) -> Phrase {
    let key = match (attack, health) {
        (_, 0) => "duel-text-figures-attack",
        (0, _) => "duel-text-figures-health",
        _ => "duel-text-figures-both",
    };
    Phrase::new(key)
        .number("attack", attack)
        .number("health", health)
}

/// Describes an ability as a clause that starts in lower case and has no period, so that it can
/// follow "When played:".
fn effect(ability: &Ability, set: &CardSet) -> Phrase {
    let to = |case| {
        let selector = ability.selector;
        selector.map_or_else(
            || Phrase::new("duel-target-this"),
            |selector| aimed(selector, case),
        )
    };
    let phrase = |key: &str, case| Phrase::new(key).phrase("target", to(case));
    let name = |card| card_name(set.id(card));
    match ability.effect {
        // Several shots are not one hit: "3 times 1 damage".
        Effect::Damage(amount) => match ability.selector {
            Some(Selector::Random { count, .. }) if count > 1 => {
                phrase("duel-text-damage-shots", "dative")
                    .number("amount", amount)
                    .number("count", count)
            }
            _ => phrase("duel-text-damage", "dative").number("amount", amount),
        },
        Effect::Heal(amount) => phrase("duel-text-heal", "accusative").number("amount", amount),
        Effect::Buff { attack, health } => {
            phrase("duel-text-buff", "dative").phrase("figures", figures(attack, health))
        }
        Effect::Destroy => phrase("duel-text-destroy", "accusative"),
        Effect::Silence => phrase("duel-text-silence", "accusative"),
        Effect::Freeze => phrase("duel-text-freeze", "accusative"),
        Effect::ReturnToHand => phrase("duel-text-return", "accusative"),
        Effect::Discard => phrase("duel-text-discard", "accusative"),
        Effect::Transform(card) => {
            let made = set.get(card);
            phrase("duel-text-transform", "accusative")
                .phrase("card", name(card))
                .number("attack", made.attack)
                .number("health", made.health)
        }
        Effect::DrawCards(amount) => Phrase::new("duel-text-draw").number("amount", amount),
        Effect::Armour(amount) => Phrase::new("duel-text-armour").number("amount", amount),
        Effect::GainMana(amount) => Phrase::new("duel-text-mana").number("amount", amount),
        Effect::Summon { card, count } => {
            let made = set.get(card);
            Phrase::new("duel-text-summon")
                .number("count", count)
                .phrase("card", name(card))
                .number("attack", made.attack)
                .number("health", made.health)
        }
    }
}

/// Describes the targets of a selector, in a grammatical case for languages that have cases.
fn aimed(selector: Selector, case: &'static str) -> Phrase {
    match selector {
        Selector::Manual { allowed, .. } => target(allowed, "one", case),
        Selector::Random { mark, .. } => target(mark, "random", case),
        Selector::All { mark } => target(mark, "all", case),
        Selector::This => Phrase::new("duel-target-this").choice("case", case),
    }
}

/// Describes the cards of a filter: `all other own birds`, `a random enemy minion`.
fn target(filter: TargetFilter, how: &'static str, case: &'static str) -> Phrase {
    if filter.zones == Zones::Hand {
        let key = match how {
            "all" => "duel-target-hand-all",
            _ => "duel-target-hand-random",
        };
        return Phrase::new(key)
            .choice("case", case)
            .choice("alliance", alliance_word(filter));
    }
    let one_hero = filter.zones == Zones::Hero && filter.alliance != Alliance::Any;
    let (how, noun) = match filter.zones {
        // There is only one, however it is selected.
        Zones::Hero if one_hero => ("the", "hero"),
        Zones::Hero => (how, "hero"),
        Zones::Battlefield => (how, "minion"),
        Zones::Active | Zones::Hand => (how, "character"),
    };
    let noun = match filter.race {
        None => noun,
        Some(crate::duel::Race::Beast) => "beast",
        Some(crate::duel::Race::Bird) => "bird",
        Some(crate::duel::Race::Insect) => "insect",
        Some(crate::duel::Race::Pond) => "pond",
    };
    let key = match how {
        "the" => "duel-target-hero",
        "one" => "duel-target-one",
        "random" => "duel-target-random",
        _ => "duel-target-all",
    };
    let noun_key = match how {
        "all" => format!("duel-noun-{noun}-many"),
        _ => format!("duel-noun-{noun}"),
    };
    let mut phrase = Phrase::new(key)
        .choice("case", case)
        .choice("alliance", alliance_word(filter))
        .choice("gender", gender(noun));
    if how != "the" {
        phrase = phrase.phrase("noun", Phrase::new(noun_key).choice("case", case));
    }
    phrase
}

/// Returns the word for the side of a filter.
const fn alliance_word(filter: TargetFilter) -> &'static str {
    match filter.alliance {
        Alliance::Ally if filter.others => "other-ally",
        Alliance::Ally => "ally",
        Alliance::Enemy => "enemy",
        Alliance::Any if filter.others => "other-any",
        Alliance::Any => "any",
    }
}

/// Returns the German grammatical gender, for articles and endings.
const fn gender(noun: &str) -> &'static str {
    match noun.as_bytes() {
        b"character" => "feminine",
        b"beast" | b"insect" | b"pond" => "neuter",
        _ => "masculine",
    }
}
