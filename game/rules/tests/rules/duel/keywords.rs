//! Keywords, effects and triggers (rules 9 to 19), each played as a game. Player one is `own`,
//! player two `enemy`.

use crate::common::duel::Scene;
use parlour_rules::duel::{HandPlaces, Intent, Keyword, Player, Refusal, Zone};

#[test]
fn charge_attacks_in_the_turn_it_arrives_and_others_in_the_next() {
    let mut game = Scene::new(
        r#"(sides: [(mana: 10, hand: ["hunting_hawk", "field_mouse"], deck: ["moth"]), (deck: ["moth"])])"#,
    );
    game.play("hunting_hawk").play("field_mouse");
    game.attack("own hunting_hawk", "enemy hero");
    assert_eq!(
        game.try_attack("own hunting_hawk", "enemy hero"),
        Err(Refusal::Exhausted)
    );
    assert_eq!(
        game.try_attack("own field_mouse", "enemy hero"),
        Err(Refusal::JustArrived)
    );
    game.end_turn()
        .end_turn()
        .attack("own field_mouse", "enemy hero");
    assert_eq!(game.heroes().1, 30 - 3 - 2);
}

#[test]
fn a_minion_goes_where_it_is_put() {
    let mut game = Scene::new(
        r#"(sides: [(mana: 10, hand: ["old_carp", "old_carp"], battlefield: ["moth", "archer"]), ()])"#,
    );
    let play = |card, position| Intent::Play {
        card,
        position: Some(position),
        target: None,
    };
    let first = game.find("own hand old_carp");
    let refused = game.try_as(Player::One, play(first, 3));
    assert_eq!(
        refused,
        Err(Refusal::NoSuchPosition {
            position: 3,
            minions: 2
        })
    );
    assert_eq!(game.try_as(Player::One, play(first, 1)), Ok(()));
    assert_eq!(game.battlefield(0), ["moth", "old_carp", "archer"]);
    let second = game.find("own hand old_carp");
    assert_eq!(game.try_as(Player::One, play(second, 0)), Ok(()));
    assert_eq!(
        game.battlefield(0),
        ["old_carp", "moth", "old_carp", "archer"]
    );
}

#[test]
fn a_battlecry_without_a_target_is_left_out_and_the_rest_happens() {
    let mut game = Scene::new(r#"(sides: [(hand: ["archer"], deck: ["moth"]), ()])"#);
    game.play("archer");
    assert_eq!(game.battlefield(0), ["archer"]);
    assert_eq!(
        game.names(0, Zone::Hand),
        ["moth"],
        "its second battlecry draws"
    );
}

#[test]
fn a_battlecry_with_a_target_needs_it() {
    let mut game = Scene::new(
        r#"(sides: [(hand: ["archer"], deck: ["moth"]), (battlefield: ["field_mouse"])])"#,
    );
    assert_eq!(game.try_play("archer", None), Err(Refusal::NeedsTarget));
    assert_eq!(
        game.try_play("archer", Some("enemy hero")),
        Err(Refusal::IllegalTarget)
    );
    game.play_at("archer", "enemy field_mouse");
    assert!(game.battlefield(1).is_empty());
}

#[test]
fn a_battlecry_is_an_action_of_its_own_after_the_arrival() {
    let mut game =
        Scene::new(r#"(sides: [(mana: 2, hand: ["letter_pigeon"], deck: ["moth"]), ()])"#);
    game.play("letter_pigeon");
    assert_eq!(
        game.performed(),
        [
            (0, "PlayCard"),
            (1, "SummonMinion"),
            (1, "Battlecry"),
            (2, "UseAbility"),
            (3, "DrawCards"),
        ]
    );
}

#[test]
fn a_spell_is_played_cast_used_and_spent() {
    let mut game = Scene::new(r#"(sides: [(mana: 4, hand: ["thunderbolt"]), ()])"#);
    game.play_at("thunderbolt", "enemy hero");
    assert_eq!(
        game.performed(),
        [
            (0, "PlayCard"),
            (2, "UseAbility"),
            (3, "Damage"),
            (1, "CastSpell"),
        ]
    );
    assert_eq!((game.heroes().1, game.mana(0)), (24, 0));
    assert_eq!(game.names(0, Zone::Graveyard), ["thunderbolt"]);
}

#[test]
fn the_coin_is_one_mana_for_this_turn() {
    let mut game =
        Scene::new(r#"(sides: [(slots: 1, hand: ["coin"], deck: ["moth"]), (deck: ["moth"])])"#);
    game.play("coin");
    let side = game.duel.player(Player::One);
    assert_eq!((side.mana(), side.slots()), (2, 1));
    game.end_turn().end_turn();
    assert_eq!(game.mana(0), 2);
    let mut game = Scene::new(r#"(sides: [(mana: 10, hand: ["coin"]), ()])"#);
    game.play("coin");
    assert_eq!(game.mana(0), 10, "and never more than ten");
}

#[test]
fn armour_is_taken_before_hit_points() {
    let mut game =
        Scene::new(r#"(sides: [(mana: 10, hand: ["thunderbolt", "thunderbolt"]), (armour: 8)])"#);
    game.play_at("thunderbolt", "enemy hero");
    assert_eq!(
        (game.heroes().1, game.duel.player(Player::Two).armour()),
        (30, 2)
    );
    game.play_at("thunderbolt", "enemy hero");
    assert_eq!(
        (game.heroes().1, game.duel.player(Player::Two).armour()),
        (26, 0)
    );
    let mut game =
        Scene::new(r#"(sides: [(mana: 10, hand: ["stone_wall", "mole_engineer"]), ()])"#);
    game.play("stone_wall").play("mole_engineer");
    assert_eq!(game.duel.player(Player::One).armour(), 6 + 4);
}

#[test]
fn one_that_was_frozen_after_its_attack_misses_the_next_turn_too() {
    let mut game = Scene::new(
        r#"(sides: [
            (hand: ["frost"], battlefield: ["old_carp", "brown_bear"], deck: ["moth", "moth", "moth"]),
            (deck: ["moth", "moth", "moth"]),
        ])"#,
    );
    // It has attacked, so it does not thaw in this turn.
    game.attack("own old_carp", "enemy hero");
    game.play_at("frost", "own old_carp");
    game.end_turn().end_turn();
    assert_eq!(
        game.try_attack("own old_carp", "enemy hero"),
        Err(Refusal::Frozen)
    );
    game.end_turn()
        .end_turn()
        .attack("own old_carp", "enemy hero");
}

#[test]
fn one_that_is_frozen_before_its_attack_thaws_at_the_end_of_the_turn() {
    let mut game = Scene::new(
        r#"(sides: [
            (hand: ["frost"], battlefield: ["old_carp"], deck: ["moth"]), (deck: ["moth"]),
        ])"#,
    );
    game.play_at("frost", "own old_carp");
    assert_eq!(
        game.try_attack("own old_carp", "enemy hero"),
        Err(Refusal::Frozen)
    );
    game.end_turn();
    assert!(!game.figures("own old_carp").frozen);
}

#[test]
fn silence_takes_everything_and_caps_health_at_the_printed_value() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 1, hand: ["bark", "prick", "prick", "frost", "hush"]),
            (battlefield: ["swan_guard"]),
        ])"#,
    );
    let (attack, health) = game.figures_of("enemy swan_guard");
    game.play_at("bark", "enemy swan_guard");
    game.play_at("frost", "enemy swan_guard");
    game.play_at("prick", "enemy swan_guard"); // the shield
    game.play_at("prick", "enemy swan_guard");
    assert_eq!(
        game.figures_of("enemy swan_guard"),
        (attack + 1, health + 3 - 1)
    );
    game.play_at("hush", "enemy swan_guard");
    let figures = game.figures("enemy swan_guard");
    assert_eq!(
        (figures.attack, figures.health, figures.max_health),
        (attack, health, health)
    );
    assert!(figures.keywords.is_empty() && !figures.frozen && figures.silenced);
}

#[test]
fn silence_and_the_end_of_an_aura_leave_a_damaged_minion_the_same_health() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 2, hand: ["prick", "prick", "hush", "hush"],
             battlefield: [(card: "boar_guard", health: 5, max_health: 7)]),
            (battlefield: ["boar_guard", "shade_tree"]),
        ])"#,
    );
    game.play_at("prick", "enemy boar_guard");
    game.play_at("prick", "enemy boar_guard");
    for boar in ["own boar_guard", "enemy boar_guard"] {
        let figures = game.figures(boar);
        assert_eq!((figures.health, figures.max_health), (5, 7), "{boar}");
    }
    game.play_at("hush", "own boar_guard");
    game.play_at("hush", "enemy shade_tree");
    for boar in ["own boar_guard", "enemy boar_guard"] {
        let figures = game.figures(boar);
        assert_eq!((figures.health, figures.max_health), (5, 5), "{boar}");
    }
}

#[test]
fn silence_never_kills_by_itself() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 1, hand: ["hush"]),
            (battlefield: [(card: "field_mouse", health: 1, max_health: 4)]),
        ])"#,
    );
    game.play_at("hush", "enemy field_mouse");
    assert_eq!(game.figures_of("enemy field_mouse"), (2, 1));
}

#[test]
fn a_silenced_minion_has_no_deathrattle_and_keeps_what_others_give() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 1, hand: ["hush", "prick", "prick", "prick"]),
            (battlefield: ["hornet_nest", "bandmaster_crow"]),
        ])"#,
    );
    game.play_at("hush", "enemy hornet_nest");
    assert_eq!(
        game.figures_of("enemy hornet_nest"),
        (1, 3),
        "the crow plays on"
    );
    for _ in 0..3 {
        game.play_at("prick", "enemy hornet_nest");
    }
    assert_eq!(game.battlefield(1), ["bandmaster_crow"]);
}

#[test]
fn health_of_an_aura_that_ends_is_capped_and_never_kills() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 1, hand: ["prick", "prick", "hush"]),
            (battlefield: ["shade_tree", "field_mouse", "old_carp"]),
        ])"#,
    );
    assert_eq!(game.figures_of("enemy field_mouse"), (2, 3));
    game.play_at("prick", "enemy field_mouse");
    game.play_at("prick", "enemy field_mouse");
    game.play_at("hush", "enemy shade_tree");
    assert_eq!(game.figures_of("enemy field_mouse"), (2, 1));
    assert_eq!(game.figures_of("enemy old_carp"), (2, 7));
}

#[test]
fn an_aura_of_a_race_reaches_that_race_only() {
    let mut game = Scene::new(
        r#"(sides: [(mana: 10, hand: ["grey_wolf"], battlefield: ["field_mouse", "letter_pigeon"]), ()])"#,
    );
    game.play("grey_wolf");
    assert_eq!(game.figures_of("own field_mouse"), (3, 1));
    assert_eq!(game.figures_of("own letter_pigeon"), (1, 1));
    assert_eq!(game.figures_of("own grey_wolf"), (4, 4), "others only");
}

#[test]
fn mother_goose_asks_for_birds() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 4, hand: ["mother_goose"], battlefield: ["letter_pigeon", "old_carp"]),
            (battlefield: ["letter_pigeon"]),
        ])"#,
    );
    game.play("mother_goose");
    assert_eq!(game.figures_of("own letter_pigeon"), (2, 2));
    assert_eq!(game.figures_of("own old_carp"), (2, 7));
    assert_eq!(game.figures_of("own mother_goose"), (3, 3));
    assert_eq!(game.figures_of("enemy letter_pigeon"), (1, 1));
}

#[test]
fn what_returns_to_a_hand_is_as_printed() {
    let mut game = Scene::new(
        r#"(sides: [
            (mana: 2, hand: ["bark", "west_wind"]),
            (battlefield: ["bandmaster_crow", (card: "old_carp", health: 2)]),
        ])"#,
    );
    game.play_at("bark", "enemy old_carp");
    game.play_at("west_wind", "enemy old_carp");
    assert_eq!(game.names(1, Zone::Hand), ["old_carp"]);
    assert_eq!(game.figures_of("enemy hand old_carp"), (2, 7));
}

#[test]
fn what_returns_to_a_full_hand_is_destroyed() {
    let ten = r#""old_carp", "#.repeat(10);
    let text = format!(
        r#"(sides: [
            (mana: 2, hand: ["west_wind"]),
            (hand: [{ten}], battlefield: ["hornet_nest"]),
        ])"#
    );
    let mut game = Scene::new(&text);
    game.play_at("west_wind", "enemy hornet_nest");
    assert_eq!(game.names(1, Zone::Graveyard), ["hornet_nest"]);
    assert_eq!(
        game.battlefield(1),
        ["hornet", "hornet"],
        "it has died as any other does"
    );
}

#[test]
fn a_polecat_costs_a_card() {
    let mut game = Scene::new(r#"(sides: [(mana: 2, hand: ["moth", "polecat", "moth"]), ()])"#);
    game.play("polecat");
    assert_eq!(
        (game.hand_size(0), game.names(0, Zone::Graveyard)),
        (1, vec!["moth"])
    );
    let mut game = Scene::new(r#"(sides: [(mana: 2, hand: ["polecat"]), ()])"#);
    game.play("polecat");
    assert_eq!(game.battlefield(0), ["polecat"], "with nothing to lose");
}

#[test]
fn a_destroyed_minion_dies_at_the_reaper() {
    let mut game = Scene::new(
        r#"(sides: [(mana: 5, hand: ["fell_oak"]), (battlefield: [(card: "brown_bear", keywords: [DivineShield])])])"#,
    );
    game.play_at("fell_oak", "enemy brown_bear");
    assert!(game.battlefield(1).is_empty(), "no shield helps");
    let performed = game.performed();
    assert_eq!(performed.last(), Some(&(1, "Death")), "{performed:?}");
}

#[test]
fn tokens_come_as_far_as_there_is_room() {
    let mut game = Scene::new(
        r#"(sides: [(
            mana: 5, hand: ["stampede"], battlefield: ["moth", "moth", "moth", "moth", "moth"],
        ), ()])"#,
    );
    game.play("stampede");
    assert_eq!(game.battlefield(0)[5..], ["calf", "calf"]);
    game.attack("own calf", "enemy hero");
    assert_eq!(game.heroes().1, 28, "they bolt at once");
}

#[test]
fn a_magpie_gains_by_every_death_of_its_side() {
    let mut game = Scene::new(
        r#"(sides: [
            (hand: ["quake"], battlefield: ["moth", "magpie", "old_carp", "moth"], deck: ["moth", "moth"]),
            (battlefield: ["field_mouse"]),
        ])"#,
    );
    // The magpie dies at the same time and gains nothing.
    game.play("quake");
    assert_eq!(game.battlefield(0), ["old_carp"]);
    let mut game = Scene::new(
        r#"(sides: [
            (battlefield: ["moth", "magpie"], deck: ["moth"]), (battlefield: ["field_mouse", "brown_bear"]),
        ])"#,
    );
    game.attack("own moth", "enemy field_mouse");
    assert_eq!(
        game.figures_of("own magpie"),
        (3, 3),
        "one of its side, not the mouse"
    );
}

#[test]
fn a_porcupine_stings_when_it_is_hurt_but_not_through_a_shield() {
    let mut game = Scene::new(
        r#"(sides: [(hand: ["prick", "prick"]), (battlefield: [(card: "porcupine", keywords: [DivineShield])])])"#,
    );
    game.play_at("prick", "enemy porcupine");
    assert_eq!(game.heroes().0, 30);
    game.play_at("prick", "enemy porcupine");
    assert_eq!(game.heroes().0, 29);
}

#[test]
fn a_hive_heals_at_the_end_of_its_turn_and_a_tortoise_arms_at_the_start() {
    let mut game = Scene::new(
        r#"(sides: [
            (health: 20, battlefield: ["honey_hive", "old_tortoise"], deck: ["moth"]), (deck: ["moth"]),
        ])"#,
    );
    game.end_turn();
    assert_eq!(game.heroes().0, 23);
    assert_eq!(game.duel.player(Player::One).armour(), 0);
    game.end_turn();
    assert_eq!(game.duel.player(Player::One).armour(), 1);
}

#[test]
fn an_oakling_grows_in_the_hand_only() {
    let mut game = Scene::new(
        r#"(sides: [(hand: ["oakling"], deck: ["moth", "oakling"]), (deck: ["moth", "moth"])])"#,
    );
    game.end_turn().end_turn();
    assert_eq!(game.figures_of("own hand oakling"), (3, 4));
    game.end_turn().end_turn();
    assert_eq!(game.figures_of("own hand oakling"), (4, 5));
    assert_eq!(
        game.figures_of("own hand oakling 2"),
        (2, 3),
        "that one was drawn after the turn had begun"
    );
}

#[test]
fn deaths_that_cause_deaths_go_on_until_nobody_dies() {
    let mut game = Scene::new(
        r#"(sides: [
            (hand: ["prick"], battlefield: ["puffball"]),
            (battlefield: ["puffball", "moth", "old_carp"], deck: ["field_mouse"]),
        ])"#,
    );
    game.play_at("prick", "own puffball");
    assert_eq!(game.battlefield(0).len(), 0);
    assert_eq!(game.battlefield(1), ["old_carp"]);
    assert_eq!(game.health("enemy old_carp"), 5);
    assert_eq!(game.heroes(), (28, 28));
    assert_eq!(
        game.names(1, Zone::Hand),
        ["field_mouse"],
        "the moth's deathrattle"
    );
}

#[test]
fn what_would_never_end_is_cut_short() {
    // Each damages the other at random without end.
    let mut game = Scene::new(
        r#"(sides: [(hand: ["prick"], battlefield: ["echo", "echo"]), (battlefield: ["echo", "echo"])])"#,
    );
    game.play_at("prick", "enemy echo");
    let cancelled = game.events.iter().filter(|event| {
        matches!(
            event.step,
            parlour_rules::duel::Step::Cancel {
                refusal: Refusal::TooMuch,
                ..
            }
        )
    });
    assert!(cancelled.count() > 0);
    game.end_turn();
}

#[test]
fn first_cards_are_exchanged_once_and_for_others() {
    let mut game = Scene::new(
        r#"(mulligan: true, sides: [
            (hand: ["old_carp", "moth", "old_carp"], deck: ["field_mouse", "field_mouse", "field_mouse"]),
            (hand: ["old_carp", "coin"], deck: ["field_mouse"]),
        ])"#,
    );
    let exchange = |places: &[usize]| Intent::Mulligan(places.iter().copied().collect());
    assert_eq!(
        game.try_as(Player::One, Intent::EndTurn),
        Err(Refusal::NotBegun)
    );
    assert_eq!(
        game.try_as(Player::One, exchange(&[3])),
        Err(Refusal::NoSuchPlace { place: 4, cards: 3 })
    );
    assert_eq!(game.try_as(Player::One, exchange(&[0, 2])), Ok(()));
    assert_eq!(
        game.names(0, Zone::Hand),
        ["moth", "field_mouse", "field_mouse"]
    );
    let mut deck = game.names(0, Zone::Deck);
    deck.sort_unstable();
    assert_eq!(deck, ["field_mouse", "old_carp", "old_carp"]);
    assert_eq!(
        game.try_as(Player::One, exchange(&[0])),
        Err(Refusal::Exchanged)
    );
    assert_eq!(
        game.try_as(Player::Two, exchange(&[1])),
        Err(Refusal::NotFromDeck)
    );
    assert_eq!(game.try_as(Player::Two, exchange(&[])), Ok(()));
    // The first turn has started, with its card.
    assert_eq!(
        (game.duel.turn(), game.hand_size(0), game.mana(0)),
        (1, 4, 1)
    );
    let late = game.try_as(Player::Two, Intent::Mulligan(HandPlaces::NONE));
    assert_eq!(late, Err(Refusal::Exchanged));
}

#[test]
fn a_hero_with_attack_may_attack() {
    let mut game = Scene::new(r#"(sides: [(attack: 2), (battlefield: ["field_mouse"])])"#);
    game.attack("own hero", "enemy field_mouse");
    assert_eq!((game.battlefield(1).len(), game.heroes().0), (0, 28));
    assert_eq!(
        game.try_attack("own hero", "enemy hero"),
        Err(Refusal::Exhausted)
    );
}

#[test]
fn conceding_ends_it_at_any_time() {
    let mut game = Scene::new("(sides: [(), ()])");
    assert_eq!(game.try_as(Player::Two, Intent::Concede), Ok(()));
    let winner = game.duel.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(Player::One));
}

#[test]
fn preferred_targets_are_part_of_what_is_allowed() {
    let game = Scene::new(
        r#"(sides: [
            (mana: 10, hand: ["thunderbolt"], battlefield: ["moth"]), (battlefield: ["old_carp"]),
        ])"#,
    );
    let bolt = game.find("own hand thunderbolt");
    assert_eq!(
        game.duel.preferred_targets(bolt),
        [game.find("enemy hero"), game.find("enemy old_carp")]
    );
    assert_eq!(game.duel.targets(bolt).len(), 4);
    assert!(game.duel.needs_target(bolt));
}

#[test]
fn a_windfury_minion_that_is_silenced_has_one_attack() {
    let mut game =
        Scene::new(r#"(sides: [(mana: 1, hand: ["hush"], battlefield: ["dancing_swift"]), ()])"#);
    game.attack("own dancing_swift", "enemy hero");
    assert!(
        game.figures("own dancing_swift")
            .keywords
            .contains(Keyword::Windfury)
    );
    game.play_at("hush", "own dancing_swift");
    assert_eq!(
        game.try_attack("own dancing_swift", "enemy hero"),
        Err(Refusal::Exhausted)
    );
}
