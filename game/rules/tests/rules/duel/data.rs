//! Cards, decks, deck codes and positions: those of the game, and the errors for damaged ones.

use std::collections::BTreeSet;

use crate::common::{
    duel::{DECKS, cards, deck},
    mutation::{mutated, run},
    prospector::repository_file,
};
use parlour_rules::{
    Random,
    duel::{
        CardKind, CardSet, DeckCodeError, DeckError, DeckList, Duel, Effect, Element, Keyword,
        Match, Player, Race, Refusal, Selector, Setup, fuzzing,
        text::{self, Argument, Phrase, Value, Words},
    },
};

/// Reads a set with this card, a token and a hero.
fn one_card(card: &str) -> Result<CardSet, String> {
    let text = format!(
        "(cards: [\n{card},\n(id: \"frog\", kind: Minion, cost: 1, attack: 1, health: 1, token: true),\n\
         (id: \"king\", kind: Hero),\n])"
    );
    CardSet::read("cards.ron", &text).map_err(|error| error.to_string())
}

/// Checks that each error starts with the expected text.
fn assert_said<'a>(cases: impl Iterator<Item = (String, &'a str)>) {
    let different: Vec<_> = cases
        .filter(|(said, expected)| !said.starts_with(expected))
        .map(|(said, expected)| format!("said:     {said}\nexpected: {expected}"))
        .collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn the_first_fifteen_have_the_figures_of_the_series() {
    let set = cards();
    let deck = deck(&set, "observatory");
    let figures: Vec<_> = deck
        .cards
        .iter()
        .map(|entry| {
            let card = set.get(set.find(&entry.card).unwrap());
            let kind = match card.kind {
                CardKind::Minion => format!("M{} {}/{}", card.cost, card.attack, card.health),
                _ => format!("S{}", card.cost),
            };
            match card.keywords.contains(Keyword::Taunt) {
                true => kind + " Taunt",
                false => kind,
            }
        })
        .collect();
    assert_eq!(
        figures,
        [
            "S1",
            "M1 2/1",
            "S2",
            "M2 3/2",
            "M2 1/1",
            "M2 2/3",
            "S3",
            "M3 2/2 Taunt",
            "M3 1/3 Taunt",
            "S4",
            "M4 2/7",
            "M5 2/7 Taunt",
            "M4 3/5 Taunt",
            "M5 4/4",
            "M6 6/7",
        ]
    );
    let effect = |number: usize| {
        let id = &deck.cards[number - 1].card;
        set.get(set.find(id).unwrap()).abilities[0]
    };
    assert!(matches!(
        effect(1).selector,
        Some(Selector::Random { count: 3, .. })
    ));
    assert_eq!(effect(1).effect, Effect::Damage(1));
    assert_eq!(effect(3).effect, Effect::Damage(1));
    assert_eq!(effect(5).effect, Effect::DrawCards(1));
    assert_eq!(effect(7).effect, Effect::DrawCards(2));
    assert_eq!(effect(10).effect, Effect::Damage(6));
    assert_eq!(effect(14).effect, Effect::Damage(3));
    let with_race = deck
        .cards
        .iter()
        .filter(|entry| set.get(set.find(&entry.card).unwrap()).race.is_some());
    assert!(with_race.count() >= 4);
}

#[test]
fn three_decks_of_fifteen_different_cards() {
    let set = cards();
    let mut all = BTreeSet::new();
    let mut heroes = BTreeSet::new();
    for name in DECKS {
        let deck = deck(&set, name);
        assert_eq!(
            (deck.id.as_str(), deck.len(), deck.cards.len()),
            (name, 30, 15)
        );
        assert!(deck.cards.iter().all(|entry| entry.copies == 2));
        all.extend(deck.cards.into_iter().map(|entry| entry.card));
        heroes.insert(deck.hero);
    }
    assert_eq!((all.len(), heroes.len()), (45, 3));
    assert_eq!(set.coin().map(|coin| set.get(coin).cost), Some(0));
    for race in Race::ALL {
        assert!(
            set.iter().any(|(_, card)| card.race == Some(race)),
            "{race}"
        );
    }
}

/// Cards that are refused, each with the message.
const WRONG_CARDS: &[(&str, &str)] = &[
    (
        r#"(id: "Frog", kind: Minion, cost: 1, attack: 1, health: 1)"#,
        "cards.ron:2:6: cards[0].id: invalid id \"Frog\" (expected lowercase letters, digits and _, starting with a letter)",
    ),
    (
        r#"(id: "frog", kind: Minion, cost: 1, attack: 1, health: 1)"#,
        "cards.ron:3:6: cards[1].id: duplicate card \"frog\"",
    ),
    (
        r#"(id: "a", kind: Minion, attack: 1, health: 1)"#,
        "cards.ron:2:1: cards[0].cost: a: missing for a minion",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 11, attack: 1, health: 1)"#,
        "cards.ron:2:31: cards[0].cost: a: invalid value 11 (expected 0 to 10)",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 0)"#,
        "cards.ron:2:53: cards[0].health: a: invalid value 0 (expected 1 to 99)",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, attack: 1, abilities: [])"#,
        "cards.ron:2:41: cards[0].attack: a: unexpected for a spell",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1)"#,
        "cards.ron:2:1: cards[0].abilities: a: missing ability with the trigger Cast",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1, keywords: [Taunt, Taunt])"#,
        "cards.ron:2:74: cards[0].keywords[1]: a: duplicate keyword Taunt",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1, keywords: [Flying])"#,
        "cards.ron:2:67: cards[0].keywords[0]: Unexpected variant named `Flying` in enum `Keyword`, expected one of",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Damage, amount: 0, selector: This)])"#,
        "cards.ron:2:85: cards[0].abilities[0].amount: a: invalid value 0 (expected 1 to 99)",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Damage, amount: 1)])"#,
        "cards.ron:2:45: cards[0].abilities[0].selector: a: missing for Damage",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: DrawCards, amount: 1, card: "frog")])"#,
        "cards.ron:2:97: cards[0].abilities[0].card: a: unexpected for DrawCards",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Battlecry, action: DrawCards, amount: 1), (trigger: Cast, action: DrawCards, amount: 1)])"#,
        "cards.ron:2:55: cards[0].abilities[0].trigger: a: unexpected Battlecry for a spell",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Summon, amount: 1, card: "toad")])"#,
        "cards.ron:2:94: cards[0].abilities[0].card: a: unknown card \"toad\"",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Summon, amount: 1, card: "king")])"#,
        "cards.ron:2:94: cards[0].abilities[0].card: a: invalid card \"king\" (expected a minion)",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Destroy, selector: All(mark: (alliance: Enemy, zones: Active)))])"#,
        "cards.ron:2:123: cards[0].abilities[0].selector.mark.zones: a: invalid Active for Destroy (expected Battlefield)",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1, abilities: [(trigger: Deathrattle, action: Destroy, selector: Manual(allowed: (alliance: Enemy, zones: Battlefield), preferred: (alliance: Enemy, zones: Battlefield)))])"#,
        "cards.ron:2:118: cards[0].abilities[0].selector: a: unexpected Manual with Deathrattle (expected Cast or Battlecry)",
    ),
    (
        r#"(id: "a", kind: Spell, cost: 1, abilities: [(trigger: Cast, action: Damage, amount: 1, selector: Manual(allowed: (alliance: Enemy, zones: Battlefield), preferred: (alliance: Ally, zones: Battlefield)))])"#,
        "cards.ron:2:164: cards[0].abilities[0].selector.preferred: a: preferred targets must be among the allowed ones",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1, auras: [(mark: (alliance: Ally, zones: Hero), attack: 1)])"#,
        "cards.ron:2:95: cards[0].auras[0].mark.zones: a: invalid Hero (expected Battlefield)",
    ),
    (
        r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1, wings: 2)"#,
        "cards.ron:2:56: cards[0].wings: Unexpected field named `wings` in `Card`, expected one of",
    ),
];

#[test]
fn what_is_wrong_with_a_card_is_said_with_its_place() {
    let cases = WRONG_CARDS.iter().copied();
    assert_said(cases.map(|(card, expected)| (one_card(card).expect_err(card), expected)));
    assert!(one_card(r#"(id: "a", kind: Minion, cost: 1, attack: 1, health: 1)"#).is_ok());
    let none = CardSet::read("cards.ron", "(cards: [])")
        .unwrap_err()
        .to_string();
    assert_eq!(
        none,
        "cards.ron:1:9: cards: invalid number of cards 0 (expected 1 to 65535)"
    );
}

#[test]
fn a_card_has_fire_unless_it_has_another_element() {
    let set = cards();
    let element = |card: &str| set.get(set.find(card).unwrap()).element;
    assert_eq!(element("thunderbolt"), Element::Lightning);
    assert_eq!(element("firebrand"), Element::Fire);
}

#[test]
fn a_deck_is_thirty_cards_and_no_card_more_than_twice() {
    let set = cards();
    let good = deck(&set, "foxes");
    let with = |change: &dyn Fn(&mut DeckList)| {
        let mut deck = good.clone();
        change(&mut deck);
        deck.check(&set).unwrap_err().to_string()
    };
    let cases = [
        (
            with(&|deck| assert!(deck.remove("wasp"))),
            "invalid number of cards 29 (expected 30)",
        ),
        (
            with(&|deck| deck.cards[0].copies = 3),
            "invalid number of copies of \"hare_runner\": 3 (expected 1 to 2)",
        ),
        (
            with(&|deck| deck.cards[0].card = "calf".into()),
            "invalid card \"calf\" (heroes and tokens can't be in a deck)",
        ),
        (
            with(&|deck| deck.cards[0].card = "yeti".into()),
            "unknown card \"yeti\"",
        ),
        (
            with(&|deck| deck.hero = "wasp".into()),
            "invalid hero \"wasp\" (expected a card of the kind Hero)",
        ),
        (
            with(&|deck| deck.hero = "hen".into()),
            "unknown card \"hen\"",
        ),
    ];
    for (said, expected) in cases {
        assert_eq!(said, expected);
    }
    let text = repository_file("data/duel/decks/foxes.ron");
    let text = text.replace("card: \"wasp\", copies: 2", "card: \"wasp\", copies: 3");
    let error = DeckList::read("foxes.ron", &text, &set)
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "foxes.ron:7:32: cards[1].copies: invalid number of copies of \"wasp\": 3 (expected 1 to 2)"
    );
}

#[test]
fn a_deck_is_built_card_by_card() {
    let set = cards();
    let mut deck = DeckList::empty("mine", "owl");
    assert_eq!(deck.add("wasp", &set), Ok(()));
    assert_eq!(deck.add("wasp", &set), Ok(()));
    assert!(matches!(
        deck.add("wasp", &set),
        Err(DeckError::Copies { copies: 3, .. })
    ));
    assert!(matches!(
        deck.add("coin", &set),
        Err(DeckError::NotCollectible(_))
    ));
    assert!(matches!(deck.add("yeti", &set), Err(DeckError::Unknown(_))));
    assert_eq!((deck.copies("wasp"), deck.len()), (2, 2));
    assert!(deck.remove("wasp") && deck.remove("wasp") && !deck.remove("wasp"));
    assert!(deck.is_empty());
    for (_, card) in set.collection().take(15) {
        assert_eq!(deck.add(&card.id, &set), Ok(()));
        assert_eq!(deck.add(&card.id, &set), Ok(()));
    }
    assert_eq!(deck.check(&set), Ok(()));
    assert_eq!(deck.add("wasp", &set), Err(DeckError::Full));
    assert_eq!(deck.mana_curve(&set), [0, 4, 8, 6, 6, 4, 2, 0]);
}

#[test]
fn a_deck_is_a_line_of_text() {
    let set = cards();
    for name in DECKS {
        let deck = deck(&set, name);
        let code = deck.code();
        assert!(!code.contains('\n') && code.len() < 600);
        assert_eq!(DeckList::from_code(name, &code, &set), Ok(deck.clone()));
        let spread = format!("  {}\n", code.replace(' ', "   "));
        assert_eq!(DeckList::from_code(name, &spread, &set), Ok(deck));
    }
    let read = |code: &str| DeckList::from_code("mine", code, &set).unwrap_err();
    assert_eq!(read(""), DeckCodeError::NoDeck);
    assert_eq!(read("a letter to my aunt"), DeckCodeError::NoDeck);
    assert_eq!(
        read("parlour-duel-2 owl"),
        DeckCodeError::Later("parlour-duel-2".into())
    );
    assert_eq!(read("parlour-duel-1"), DeckCodeError::NoHero);
    assert_eq!(
        read("parlour-duel-1 owl 2wasp").to_string(),
        "word 3: invalid card \"2wasp\" (expected copies and id, such as 2*field_mouse)"
    );
    assert!(matches!(
        read("parlour-duel-1 owl 300*wasp"),
        DeckCodeError::Word { .. }
    ));
    assert!(matches!(
        read("parlour-duel-1 owl 2*wasp"),
        DeckCodeError::Deck(DeckError::Size { cards: 2 })
    ));
}

#[test]
fn an_impossible_position_is_refused_with_its_place() {
    let set = cards();
    let cases = [
        (
            "(sides: [()])",
            "setup:1:12: sides: invalid number of sides 1 (expected 2)",
        ),
        (
            r#"(sides: [(hero: "wasp"), ()])"#,
            "setup:1:17: sides[0].hero: invalid hero \"wasp\" (expected a card of the kind Hero)",
        ),
        (
            r#"(sides: [(health: 0), ()])"#,
            "setup:1:19: sides[0].health: invalid value 0 (expected 1 to 999)",
        ),
        (
            r#"(sides: [(mana: 11), ()])"#,
            "setup:1:17: sides[0].mana: invalid value 11 (expected 0 to 10)",
        ),
        (
            r#"(sides: [(deck: ["yeti"]), ()])"#,
            "setup:1:18: sides[0].deck[0]: unknown card \"yeti\"",
        ),
        (
            r#"(sides: [(), (hand: ["wasp", (card: "yeti")])])"#,
            "setup:1:37: sides[1].hand[1].card: unknown card \"yeti\"",
        ),
        (
            r#"(sides: [(battlefield: ["hush"]), ()])"#,
            "setup:1:25: sides[0].battlefield[0].card: invalid card \"hush\" (expected a minion)",
        ),
        (
            r#"(sides: [(battlefield: [(card: "wasp", health: 0)]), ()])"#,
            "setup:1:48: sides[0].battlefield[0].health: invalid value 0 (expected 1 to 999)",
        ),
        (
            r#"(sides: [(battlefield: [(card: "wasp", health: 3, max_health: 2)]), ()])"#,
            "setup:1:48: sides[0].battlefield[0].health: invalid health 3 (expected at most 2)",
        ),
        (
            r#"(sides: [(hand: [(card: "hush", attack: 1)]), ()])"#,
            "setup:1:41: sides[0].hand[0].attack: unexpected for a spell",
        ),
        (
            r#"(sides: [(battlefield: ["owl"]), ()])"#,
            "setup:1:25: sides[0].battlefield[0].card: invalid card \"owl\" (expected a minion or spell)",
        ),
        (
            r#"(player: 2, sides: [(), ()])"#,
            "setup:1:10: player: invalid player 2 (expected 0 or 1)",
        ),
        (
            r#"(sides: [(), ()], wind: 3)"#,
            "setup:1:19: wind: Unexpected field named `wind`",
        ),
    ];
    assert_said(cases.into_iter().map(|(text, expected)| {
        let error = Setup::read("setup", text, &set).expect_err(text);
        (error.to_string(), expected)
    }));
    let eight = r#""wasp","#.repeat(8);
    let text = format!("(sides: [(battlefield: [{eight}]), ()])");
    let error = Setup::read("setup", &text, &set).unwrap_err().to_string();
    assert_eq!(
        error,
        "setup:1:24: sides[0].battlefield: too many cards: 8 (expected at most 7)"
    );
}

#[test]
fn a_position_is_written_as_it_is_read() {
    let set = cards();
    let text = r#"(seed: 3, turn: 9, player: 1, sides: [
        (health: 12, armour: 2, mana: 3, slots: 5, fatigue: 1, deck: ["wasp"], hand: ["hush", (card: "oakling", attack: 3)]),
        (battlefield: [(card: "swan_guard", health: 1, keywords: [Taunt], frozen: true, fresh: true)], graveyard: ["wasp"]),
    ])"#;
    let setup = Setup::read("setup", text, &set).unwrap();
    let written = ron::to_string(&setup).unwrap();
    let again = Setup::read("setup", &written, &set).unwrap();
    assert_eq!(again, setup);
    assert_eq!(
        Duel::from_setup(&set, &again),
        Duel::from_setup(&set, &setup)
    );
}

/// Words that show the key and its values.
struct Keys;

impl Words for Keys {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        let values = values.iter().map(|(name, value)| match value {
            Value::Number(number) => format!("{name}={number}"),
            Value::Text(text) => format!("{name}={text}"),
        });
        format!("{key}[{}]", values.collect::<Vec<_>>().join(","))
    }
}

#[test]
fn a_text_says_what_the_data_does() {
    let set = cards();
    let text = |id: &str| text::full_text(set.get(set.find(id).unwrap()), &set, &Keys);
    assert_eq!(text("brown_bear"), "");
    assert_eq!(
        text("letter_pigeon"),
        "Duel-text-battlecry[effect=duel-text-draw[amount=1]]"
    );
    assert_eq!(
        text("swan_guard"),
        "Duel-text-keywords[keywords=duel-text-list[first=duel-keyword-taunt[],next=duel-keyword-divine-shield[]]]"
    );
}

fn keys_of(phrase: &Phrase, into: &mut BTreeSet<String>) {
    into.insert(phrase.key.clone());
    for (_, argument) in &phrase.arguments {
        if let Argument::Phrase(phrase) = argument {
            keys_of(phrase, into);
        }
    }
}

#[test]
fn every_language_has_the_words_for_every_card() {
    let set = cards();
    let mut keys = BTreeSet::new();
    for (_, card) in set.iter() {
        keys_of(&text::card_name(&card.id), &mut keys);
        for phrase in text::describe(card, &set) {
            keys_of(&phrase, &mut keys);
        }
        keys.insert(card.kind.key().to_owned());
    }
    for name in DECKS {
        keys_of(&text::deck_name(name), &mut keys);
    }
    keys.extend(Keyword::ALL.map(|keyword| keyword.key().to_owned()));
    keys.extend(Race::ALL.map(|race| race.key().to_owned()));
    let refusals = [
        Refusal::Over,
        Refusal::NotBegun,
        Refusal::Exchanged,
        Refusal::NoSuchCard,
        Refusal::NoSuchPlace { place: 1, cards: 1 },
        Refusal::NotFromDeck,
        Refusal::NotYourTurn,
        Refusal::NotInHand,
        Refusal::Mana { cost: 2, mana: 1 },
        Refusal::BattlefieldFull,
        Refusal::HandFull,
        Refusal::NoSuchPosition {
            position: 3,
            minions: 1,
        },
        Refusal::NeedsTarget,
        Refusal::TakesNoTarget,
        Refusal::NoTarget,
        Refusal::IllegalTarget,
        Refusal::NotYourCombatant,
        Refusal::NoAttack,
        Refusal::JustArrived,
        Refusal::Exhausted,
        Refusal::Frozen,
        Refusal::IllegalAttackTarget,
        Refusal::TauntInTheWay,
        Refusal::Gone,
        Refusal::TooMuch,
    ];
    for refusal in refusals {
        keys_of(&refusal.phrase(), &mut keys);
    }
    for error in ["unknown", "hero", "token", "copies", "full", "size"] {
        keys.insert(format!("duel-deck-error-{error}"));
    }
    for locale in ["en-US", "de-DE"] {
        let file = repository_file(&format!("data/locales/{locale}.ftl"));
        let known: BTreeSet<_> = file
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .collect();
        let missing: Vec<_> = keys.difference(&known).collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
    }
}

const CARD_SCRAPS: [&str; 36] = [
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "0",
    "1",
    "9",
    "99",
    "-1",
    "100",
    "1e9",
    "Random(",
    "All(",
    "This",
    "Manual(",
    "Enemy",
    "Ally",
    "Any",
    "Active",
    "Battlefield",
    "Hero",
    "Hand",
    "Cast",
    "Deathrattle",
    "Damaged",
    "AllyDies",
    "TurnEnd",
    "Damage",
    "Destroy",
    "Transform",
    "token: true",
    "race: Bird",
    "\u{feff}",
];

#[test]
fn any_cards_are_played_or_refused() {
    let example = repository_file("data/duel/cards.ron");
    for seed in 0..400 {
        let mut dice = Random::new(seed);
        run(
            seed,
            &mutated(&mut dice, &CARD_SCRAPS, &example),
            fuzzing::cards,
        );
    }
    // Small sets, so that changed cards are played.
    let small = r#"(cards: [
        (id: "king", kind: Hero),
        (id: "a", kind: Minion, cost: 1, attack: 1, health: 9, keywords: [Taunt], abilities: [
            (trigger: Damaged, action: Damage, amount: 1, selector: Random(mark: (alliance: Any, zones: Active), count: 2)),
            (trigger: Deathrattle, action: Summon, amount: 2, card: "a"),
        ], auras: [(mark: (alliance: Any, zones: Battlefield), health: 1)]),
        (id: "b", kind: Spell, cost: 0, abilities: [
            (trigger: Cast, action: Transform, card: "a", selector: All(mark: (alliance: Any, zones: Battlefield))),
            (trigger: Cast, action: DrawCards, amount: 3),
            (trigger: InHandTurnStart, action: Buff, attack: 1, selector: All(mark: (alliance: Any, zones: Hand))),
        ]),
    ])"#;
    for seed in 0..3_000 {
        let mut dice = Random::new(seed);
        run(
            seed,
            &mutated(&mut dice, &CARD_SCRAPS, small),
            fuzzing::cards,
        );
    }
}

#[test]
fn any_position_is_played_or_refused() {
    let set = cards();
    let example = r#"(seed: 3, turn: 9, player: 1, mulligan: false, sides: [
        (hero: "owl", health: 12, attack: 1, armour: 2, mana: 3, slots: 5, fatigue: 1, deck: ["wasp", "hornet_nest"],
         hand: ["hush", (card: "oakling", attack: 3), "stampede"], battlefield: ["magpie", "hornet_nest"]),
        (battlefield: [(card: "swan_guard", health: 1, keywords: [Taunt], frozen: true, fresh: true),
         (card: "grey_wolf", silenced: true, attacks_made: 1)], graveyard: ["wasp"], deck: ["polecat"]),
    ])"#;
    for seed in 0..3_000 {
        let mut dice = Random::new(seed);
        let text = mutated(&mut dice, &CARD_SCRAPS, example);
        let set = std::panic::AssertUnwindSafe(&set);
        run(seed, &text, move |text| fuzzing::setup(&set, text));
    }
}

#[test]
fn any_line_is_a_deck_or_refused() {
    let set = cards();
    let example = deck(&set, "garden").code();
    let scraps = [
        "*",
        "2*",
        "1*wasp",
        " ",
        "0*",
        "99",
        "owl",
        "parlour-duel-1",
        "é",
        "\0",
    ];
    for seed in 0..3_000 {
        let mut dice = Random::new(seed);
        let text = mutated(&mut dice, &scraps, &example);
        let set = std::panic::AssertUnwindSafe(&set);
        run(seed, &text, move |text| fuzzing::deck_code(&set, text));
    }
}

#[test]
fn any_saved_match_is_replayed_or_refused() {
    let set = cards();
    let decks = ["garden", "foxes"].map(|name| deck(&set, name));
    let (mut game, _) = Match::new(&set, decks, 3).unwrap();
    for _ in 0..60 {
        let duel = game.duel();
        let mut intents = Vec::new();
        let players = Player::ALL.into_iter();
        let legal = players.flat_map(|player| {
            duel.legal_intents(player, &mut intents);
            std::mem::take(&mut intents)
                .into_iter()
                .map(move |it| (player, it))
        });
        let Some((player, intent)) = legal.last() else {
            break;
        };
        game.act(player, intent).unwrap();
    }
    let example = ron::to_string(game.record()).unwrap();
    for seed in 0..1_000 {
        let mut dice = Random::new(seed);
        let text = mutated(&mut dice, &CARD_SCRAPS, &example);
        let set = std::panic::AssertUnwindSafe(&set);
        run(seed, &text, move |text| fuzzing::save(&set, text));
    }
}
