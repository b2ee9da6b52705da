//! Cases with known answers, each played as a game. Player one is `own`, player two `enemy`.

use crate::common::duel::Scene;
use parlour_rules::duel::{
    Intent, Outcome, Phase, Player, Reason, Refusal, Zone, actions::split_draw,
};

#[test]
fn three_ticks_of_fatigue_cost_1_and_2_and_3() {
    // There are no decks; player two draws nothing each turn.
    let mut game = Scene::new("(sides: [(), ()])");
    let mut seen = Vec::new();
    for _ in 0..3 {
        game.end_turn().end_turn();
        seen.push(game.heroes().0);
    }
    assert_eq!(seen, [29, 27, 24]);
    let mut game = Scene::new(r#"(sides: [(hand: ["draw_three"]), (deck: ["old_carp"])])"#);
    game.play("draw_three");
    assert_eq!(
        game.heroes(),
        (24, 30),
        "all three at once; the other is unhurt"
    );
}

#[test]
fn drawing_from_an_empty_deck_and_again_from_one_of_one_card() {
    let mut game = Scene::new(r#"(sides: [(hand: ["draw_three"]), ()])"#);
    game.play("draw_three");
    assert_eq!((game.hand_size(0), game.heroes().0), (0, 24));
    let mut game = Scene::new(
        r#"(sides: [(health: 24, fatigue: 3, hand: ["draw_three"], deck: ["field_mouse"]), ()])"#,
    );
    game.play("draw_three");
    assert_eq!((game.hand_size(0), game.heroes().0), (1, 24 - 4 - 5));
}

#[test]
fn three_cards_for_a_full_hand_are_overdrawn() {
    // The deathrattle of the lantern lets its owner draw three cards.
    let mut game = Scene::new(
        r#"(sides: [(
            hand: ["moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth"],
            deck: ["old_carp", "brown_bear", "field_mouse"],
            battlefield: ["lantern"],
        ), (battlefield: ["brown_bear"])])"#,
    );
    game.attack("own lantern", "enemy brown_bear");
    assert_eq!(
        (game.hand_size(0), game.names(0, Zone::Deck).len()),
        (10, 0)
    );
    assert_eq!(
        game.names(0, Zone::Graveyard),
        ["lantern", "old_carp", "brown_bear", "field_mouse"]
    );
    assert_eq!(game.heroes(), (30, 30), "there was something to draw");
}

#[test]
fn the_card_of_the_turn_is_overdrawn_with_ten_in_hand() {
    let mut game = Scene::new(
        r#"(player: 1, sides: [(
            hand: ["moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth"],
            deck: ["old_carp", "brown_bear"],
        ), ()])"#,
    );
    game.end_turn();
    assert_eq!(game.hand_size(0), 10);
    assert_eq!(game.names(0, Zone::Graveyard), ["old_carp"]);
    assert_eq!(game.names(0, Zone::Deck), ["brown_bear"]);
}

#[test]
fn a_deck_of_three_and_room_for_one_makes_two_burned_and_one_fatigue() {
    let mut game = Scene::new(
        r#"(sides: [(
            hand: ["draw_four", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth", "moth"],
            deck: ["old_carp", "brown_bear", "field_mouse"],
        ), ()])"#,
    );
    game.play("draw_four");
    assert_eq!(
        (game.hand_size(0), game.names(0, Zone::Deck).len()),
        (10, 0)
    );
    assert_eq!(game.heroes().0, 29, "one fatigue");
    assert_eq!(
        game.performed(),
        [
            (0, "PlayCard"),
            (2, "UseAbility"),
            (3, "DrawCards"),
            (4, "Fatigue"),
            (5, "Damage"),
            (4, "Overdraw"),
            (1, "CastSpell"),
        ],
        "fatigue comes before what is overdrawn"
    );
}

#[test]
fn how_many_are_drawn_overdrawn_and_missing() {
    // (amount, deck, room) → (drawn, overdraw, fatigue)
    assert_eq!(split_draw(4, 2, 10), (2, 0, 2));
    assert_eq!(split_draw(1, 5, 0), (0, 1, 0));
    assert_eq!(split_draw(2, 1, 3), (1, 0, 1));
    assert_eq!(split_draw(3, 3, 0), (0, 3, 0));
    assert_eq!(split_draw(4, 3, 1), (1, 2, 1));
}

#[test]
fn mana_grows_by_one_a_turn_up_to_ten_and_what_is_left_is_lost() {
    let deck = r#""old_carp", "#.repeat(15);
    let text = format!("(player: 1, sides: [(deck: [{deck}]), (deck: [{deck}])])");
    let mut game = Scene::new(&text);
    let mut mana = Vec::new();
    for _ in 0..12 {
        game.end_turn();
        mana.push(game.mana(0));
        assert_eq!(game.mana(0), game.duel.player(Player::One).slots());
        game.end_turn();
    }
    assert_eq!(mana, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
}

#[test]
fn what_may_be_attacked_without_and_with_a_taunt() {
    let mut game = Scene::new(
        r#"(sides: [
            (battlefield: ["brown_bear", "old_carp", "otter_ferryman"]),
            (battlefield: ["field_mouse", "hedgehog_sentry"]),
        ])"#,
    );
    let bear = game.find("own brown_bear");
    assert_eq!(
        game.duel.attack_targets(bear),
        [game.find("enemy hedgehog_sentry")]
    );
    assert_eq!(
        game.try_attack("own brown_bear", "enemy hero"),
        Err(Refusal::TauntInTheWay)
    );
    assert_eq!(
        game.try_attack("own brown_bear", "enemy field_mouse"),
        Err(Refusal::TauntInTheWay)
    );
    game.attack("own brown_bear", "enemy hedgehog_sentry");
    // It is dead, and every target is legal again.
    let carp = game.find("own old_carp");
    assert_eq!(
        game.duel.attack_targets(carp),
        [game.find("enemy hero"), game.find("enemy field_mouse")]
    );
    game.attack("own old_carp", "enemy hero");
    game.attack("own otter_ferryman", "enemy field_mouse");
}

#[test]
fn a_minion_attacks_the_hero_who_does_not_strike_back() {
    let mut game = Scene::new(
        r#"(sides: [(battlefield: [(card: "old_carp", attack: 3, health: 6, max_health: 6)]), ()])"#,
    );
    game.attack("own old_carp", "enemy hero");
    assert_eq!((game.heroes().1, game.health("own old_carp")), (27, 6));
}

#[test]
fn minions_strike_each_other_at_once() {
    let mut game = Scene::new(
        r#"(sides: [
            (battlefield: [(card: "old_carp", attack: 5, health: 4, max_health: 4)]),
            (battlefield: [(card: "brown_bear", attack: 3, health: 6, max_health: 6)]),
        ])"#,
    );
    game.attack("own old_carp", "enemy brown_bear");
    assert_eq!(game.health("enemy brown_bear"), 1);
    assert_eq!(game.health("own old_carp"), 1);
}

#[test]
fn two_minions_with_one_hit_point_die_of_each_other() {
    let mut game = Scene::new(
        r#"(sides: [(battlefield: ["field_mouse"]), (battlefield: ["letter_pigeon"])])"#,
    );
    game.attack("own field_mouse", "enemy letter_pigeon");
    assert_eq!(game.battlefield(0).len() + game.battlefield(1).len(), 0);
    assert_eq!(game.names(0, Zone::Graveyard), ["field_mouse"]);
    assert_eq!(game.names(1, Zone::Graveyard), ["letter_pigeon"]);
    let deaths = game.performed();
    let deaths = deaths.iter().filter(|(_, name)| *name == "Death").count();
    assert_eq!(deaths, 1, "both at once");
}

#[test]
fn who_cannot_attack_and_what_cannot_be_attacked() {
    let mut game = Scene::new(
        r#"(sides: [
            (battlefield: ["garden_snail", (card: "old_carp", fresh: true), "brown_bear"], hand: ["moth"]),
            (battlefield: ["field_mouse"], graveyard: ["adder"]),
        ])"#,
    );
    let refused = [
        ("own garden_snail", "enemy hero", Refusal::NoAttack),
        ("own old_carp", "enemy hero", Refusal::JustArrived),
        ("enemy field_mouse", "own hero", Refusal::NotYourCombatant),
        (
            "own brown_bear",
            "own old_carp",
            Refusal::IllegalAttackTarget,
        ),
        ("own brown_bear", "own hero", Refusal::IllegalAttackTarget),
        (
            "own brown_bear",
            "enemy graveyard adder",
            Refusal::IllegalAttackTarget,
        ),
        ("own hand moth", "enemy hero", Refusal::NotYourCombatant),
        ("own hero", "enemy hero", Refusal::NoAttack),
    ];
    for (attacker, target, refusal) in refused {
        assert_eq!(
            game.try_attack(attacker, target),
            Err(refusal),
            "{attacker} at {target}"
        );
    }
    let (bear, hero) = (game.find("own brown_bear"), game.find("enemy hero"));
    let attack = Intent::Attack {
        attacker: bear,
        target: hero,
    };
    assert_eq!(game.try_as(Player::Two, attack), Err(Refusal::NotYourTurn));
    game.attack("own brown_bear", "enemy field_mouse");
    let dead = game.find("enemy graveyard field_mouse");
    game.end_turn();
    let revenge = Intent::Attack {
        attacker: dead,
        target: bear,
    };
    assert_eq!(
        game.try_as(Player::Two, revenge),
        Err(Refusal::NotYourCombatant)
    );
    assert_eq!(
        game.heroes().1,
        30 - 1,
        "the turn cost one fatigue and nothing else"
    );
}

#[test]
fn the_eighth_minion_finds_no_room() {
    let mut game = Scene::new(
        r#"(sides: [(
            mana: 5,
            hand: ["field_mouse"],
            battlefield: ["moth", "moth", "moth", "moth", "moth", "moth", "moth"],
        ), ()])"#,
    );
    assert_eq!(
        game.try_play("field_mouse", None),
        Err(Refusal::BattlefieldFull)
    );
    assert_eq!((game.mana(0), game.hand_size(0)), (5, 1));
}

#[test]
fn no_shot_is_wasted_on_the_dead() {
    for seed in 0..200 {
        let text = format!(
            r#"(seed: {seed}, sides: [
                (mana: 1, hand: ["falling_stars"]),
                (battlefield: [(card: "field_mouse")]),
            ])"#
        );
        let mut game = Scene::new(&text);
        game.play("falling_stars");
        match game.battlefield(1).len() {
            0 => assert_eq!(
                game.heroes().1,
                28,
                "one shot for the mouse, two for the hero"
            ),
            _ => assert_eq!(game.heroes().1, 27, "all three for the hero"),
        }
    }
}

#[test]
fn after_the_lethal_blow_nothing_is_accepted() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 10, hand: ["field_mouse"], battlefield: ["field_mouse", "field_mouse"]),
            (health: 1),
        ])"#,
    );
    game.attack("own field_mouse", "enemy hero");
    let won = Outcome {
        winner: Some(Player::One),
        reason: Reason::Defeat,
    };
    assert_eq!(game.duel.outcome(), Some(won));
    assert_eq!(game.duel.phase(), Phase::Over);
    assert_eq!(game.performed().last(), Some(&(1, "EndMatch")));
    assert_eq!(game.try_play("field_mouse", None), Err(Refusal::Over));
    assert_eq!(
        game.try_attack("own field_mouse 2", "enemy hero"),
        Err(Refusal::Over)
    );
    for player in Player::ALL {
        for intent in [Intent::EndTurn, Intent::Concede] {
            assert_eq!(game.try_as(player, intent), Err(Refusal::Over));
        }
    }
}

#[test]
fn both_heroes_can_die_of_one_effect() {
    let mut game = Scene::new(r#"(sides: [(health: 4, hand: ["quake"]), (health: 5)])"#);
    game.play("quake");
    let draw = Outcome {
        winner: None,
        reason: Reason::Defeat,
    };
    assert_eq!(game.duel.outcome(), Some(draw));
}

#[test]
fn cards_that_cannot_be_played() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 10, hand: ["thunderbolt", "field_mouse", "hush", "brown_bear"], deck: ["old_carp"]),
            (mana: 10, hand: ["field_mouse"], deck: ["old_carp", "old_carp"]),
        ])"#,
    );
    let play = |card, target| Intent::Play {
        card,
        position: None,
        target,
    };
    // On the wrong turn, from the deck, from the opponent's hand.
    let theirs = game.find("enemy hand field_mouse");
    assert_eq!(
        game.try_as(Player::Two, play(theirs, None)),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(
        game.try_as(Player::One, play(theirs, None)),
        Err(Refusal::NotInHand)
    );
    let deep = game.find("own deck old_carp");
    assert_eq!(
        game.try_as(Player::One, play(deep, None)),
        Err(Refusal::NotInHand)
    );
    // Without a target, with an illegal target, with a target for a card without one.
    assert_eq!(
        game.try_play("thunderbolt", None),
        Err(Refusal::NeedsTarget)
    );
    assert_eq!(
        game.try_play("thunderbolt", Some("enemy hand field_mouse")),
        Err(Refusal::IllegalTarget)
    );
    assert_eq!(
        game.try_play("hush", None),
        Err(Refusal::NoTarget),
        "there is no minion"
    );
    assert_eq!(
        game.try_play("hush", Some("enemy hero")),
        Err(Refusal::IllegalTarget)
    );
    assert_eq!(
        game.try_play("field_mouse", Some("enemy hero")),
        Err(Refusal::TakesNoTarget)
    );
    // Twice.
    let mouse = game.find("own hand field_mouse");
    game.play("field_mouse");
    assert_eq!(
        game.try_as(Player::One, play(mouse, None)),
        Err(Refusal::NotInHand)
    );
    // Without enough mana.
    game.play_at("thunderbolt", "enemy hero");
    assert_eq!(
        game.try_play("brown_bear", None),
        Err(Refusal::Mana { cost: 6, mana: 5 })
    );
    assert_eq!(game.heroes().1, 24);
}

#[test]
fn a_divine_shield_takes_the_first_damage() {
    let mut game = Scene::new(
        r#"(sides: [(hand: ["prick", "prick"]), (battlefield: [(card: "swan_guard", health: 3, max_health: 3)])])"#,
    );
    game.play_at("prick", "enemy swan_guard");
    assert_eq!(game.health("enemy swan_guard"), 3);
    game.play_at("prick", "enemy swan_guard");
    assert_eq!(game.health("enemy swan_guard"), 2);
}

#[test]
fn poison_kills_what_it_scratches_unless_a_shield_takes_it() {
    let mut game =
        Scene::new(r#"(sides: [(battlefield: ["wasp"]), (battlefield: ["brown_bear"])])"#);
    game.attack("own wasp", "enemy brown_bear");
    assert_eq!(game.battlefield(0).len() + game.battlefield(1).len(), 0);
    let mut game = Scene::new(
        r#"(sides: [
            (battlefield: ["wasp"]),
            (battlefield: [(card: "brown_bear", keywords: [DivineShield])]),
        ])"#,
    );
    game.attack("own wasp", "enemy brown_bear");
    assert_eq!(game.battlefield(1), ["brown_bear"]);
    assert_eq!(game.health("enemy brown_bear"), 7);
}

#[test]
fn lifesteal_heals_as_much_as_it_hurts_up_to_thirty() {
    for (before, after) in [(25, 28), (29, 30)] {
        let text = format!(
            r#"(sides: [
                (health: {before}, battlefield: [(card: "leech_doctor", attack: 3, health: 2, max_health: 2)]),
                (),
            ])"#
        );
        let mut game = Scene::new(&text);
        game.attack("own leech_doctor", "enemy hero");
        assert_eq!(game.heroes(), (after, 27));
    }
}

#[test]
fn windfury_attacks_twice_and_no_third_time() {
    let mut game = Scene::new(r#"(sides: [(battlefield: ["dancing_swift"]), ()])"#);
    game.attack("own dancing_swift", "enemy hero");
    game.attack("own dancing_swift", "enemy hero");
    assert_eq!(
        game.try_attack("own dancing_swift", "enemy hero"),
        Err(Refusal::Exhausted)
    );
    assert_eq!(game.heroes().1, 26);
}

#[test]
fn a_frozen_minion_misses_its_next_turn_only() {
    let deck = r#"deck: ["old_carp", "old_carp", "old_carp"]"#;
    let text = format!(
        r#"(sides: [({deck}, mana: 3, hand: ["frozen_pond"]), ({deck}, battlefield: ["brown_bear"])])"#
    );
    let mut game = Scene::new(&text);
    game.play("frozen_pond").end_turn();
    assert_eq!(
        game.try_attack("enemy brown_bear", "own hero"),
        Err(Refusal::Frozen)
    );
    game.end_turn().end_turn();
    game.attack("enemy brown_bear", "own hero");
}

#[test]
fn silence_on_an_aura_ends_it_at_once() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 1, hand: ["hush"]),
            (battlefield: ["bandmaster_crow", "brown_bear", "field_mouse"]),
        ])"#,
    );
    assert_eq!(game.figures_of("enemy brown_bear"), (7, 7));
    assert_eq!(game.figures_of("enemy bandmaster_crow"), (2, 2));
    game.play_at("hush", "enemy bandmaster_crow");
    assert_eq!(game.figures_of("enemy brown_bear"), (6, 7));
    assert_eq!(game.figures_of("enemy field_mouse"), (2, 1));
}

#[test]
fn an_aura_and_its_neighbour_die_together() {
    let mut game = Scene::new(
        r#"(sides: [
            (hand: ["quake"], battlefield: ["brown_bear"]),
            (battlefield: ["bandmaster_crow", "field_mouse", "brown_bear"]),
        ])"#,
    );
    game.play("quake");
    assert_eq!(
        game.names(1, Zone::Graveyard),
        ["bandmaster_crow", "field_mouse"]
    );
    assert_eq!(
        game.figures_of("enemy brown_bear"),
        (6, 2),
        "no attack is left over"
    );
    for name in ["bandmaster_crow", "field_mouse"] {
        let printed = game
            .duel
            .definition(game.find(&format!("enemy graveyard {name}")))
            .attack;
        assert_eq!(
            game.figures(&format!("enemy graveyard {name}")).attack,
            printed
        );
    }
}

#[test]
fn what_was_transformed_has_no_deathrattle() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 4, hand: ["pond_magic", "prick"]),
            (battlefield: ["field_mouse", "hornet_nest", "old_carp"]),
        ])"#,
    );
    let nest = game.find("enemy hornet_nest");
    game.play_at("pond_magic", "enemy hornet_nest");
    assert_eq!(game.battlefield(1), ["field_mouse", "tadpole", "old_carp"]);
    assert_eq!(
        game.duel.card(nest).map(|card| card.zone()),
        Some(Zone::Gone)
    );
    game.play_at("prick", "enemy tadpole");
    assert_eq!(
        game.battlefield(1),
        ["field_mouse", "old_carp"],
        "no hornets"
    );
    assert!(!game.names(1, Zone::Graveyard).contains(&"hornet_nest"));
}

#[test]
fn deathrattles_that_die_together_come_in_order_of_play() {
    // Player two's nest was played before player one's puffball, according to the numbers below.
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 10, hand: ["hornet_nest", "quake"], deck: ["old_carp", "old_carp"], battlefield: ["moth"]),
            (mana: 10, hand: ["hornet_nest"], deck: ["old_carp", "old_carp"]),
        ])"#,
    );
    game.end_turn().play("hornet_nest").end_turn();
    game.play("hornet_nest").play("quake");
    let rattled: Vec<_> = game
        .events
        .iter()
        .filter_map(|event| event.performed())
        .filter_map(|action| match action {
            parlour_rules::duel::Action::TriggerAbilities(trigger) => {
                let name = game.duel.definition(trigger.card.id).id.as_str();
                Some((trigger.player.index(), name))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        rattled,
        [(0, "moth"), (1, "hornet_nest"), (0, "hornet_nest")]
    );
}
