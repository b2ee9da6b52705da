//! The Duel's table without a window: clicks, keys, saves, a match to its end.

use fyrox::{
    core::algebra::Vector2, graph::SceneGraph, keyboard::KeyCode,
    resource::texture::TextureResource, scene::mesh::surface::Surface,
};
use parlour_duel::{
    options::DuelOptions,
    panels::{DuelCommand, DuelDialog},
    scene::{board::DuelBoard, plate::TurnPlate},
};
use parlour_rules::duel::{CardId, CardKind, Intent, Keyword, Phase, Player};
use parlour_shell::{
    app::{options::Options, settings::MotionSpeed},
    table::tutorial::GuideCommand,
    ui::{Action, settings_page::Setting},
};
use parlour_tests::{
    duelling::{at_the_setup, check, duel, name, options, own_turn, position, something, wish},
    headless::{
        Next, Scene, Step, act, click, dialog, do_action, follow, key, named, pixel, play, press,
        updates, wait, wait_for,
    },
};
use serde_json::Value;
use std::{cell::RefCell, path::Path, rc::Rc};

fn hit(scene: &mut Scene, picks: &Value, name: &str) {
    let at = pixel(picks, name);
    let input = &mut scene.parlour.shell.input;
    input.moved(at, true);
    input.primary(true, true);
    input.primary(false, true);
}

/// Plays by clicks until the match is over.
fn play_to_the_end(seed: u64, saves: &Path) -> Vec<Value> {
    let mut second: Option<String> = None;
    play(options(saves, seed), move |scene| {
        let fresh = scene
            .news
            .iter()
            .rfind(|event| event["event"] == "picks")
            .cloned();
        let Some(picks) = fresh else {
            return Next::Again;
        };
        match picks["dialog"].as_str() {
            Some("mulligan") => {
                let wish = Action::run(DuelCommand::Keep);
                scene.parlour.dispatch(wish, scene.ctx).unwrap();
                return Next::Again;
            }
            Some("result") => return Next::Done,
            Some(_) => return Next::Again,
            None => {}
        }
        let now = duel(scene);
        for player in Player::ALL {
            let view_state = table(scene)
                .and_then(|(_, table)| table.view_state())
                .unwrap();
            let (seen, left) = (
                view_state.side(player).deck,
                now.player(player).deck().len(),
            );
            assert_eq!(seen, left, "the deck on the table is as high as it is");
        }
        if let Some(name) = second.take() {
            hit(scene, &picks, &name);
            return Next::Again;
        }
        let duel = now;
        let seat = Player::One;
        if !duel.is_on_turn(seat) {
            return Next::Again;
        }
        match something(&duel, seat) {
            Intent::Play { card, target, .. } => {
                let minion = duel.definition(card).kind == CardKind::Minion;
                assert!(!(minion && target.is_some()), "none of this deck is aimed");
                second = Some(match target {
                    Some(target) => name(&duel, seat, target),
                    None => "field".to_owned(),
                });
                hit(scene, &picks, &name(&duel, seat, card));
            }
            Intent::Attack { attacker, target } => {
                second = Some(name(&duel, seat, target));
                hit(scene, &picks, &name(&duel, seat, attacker));
            }
            _ => {
                let wish = Action::run(DuelCommand::EndTurn);
                scene.parlour.dispatch(wish, scene.ctx).unwrap();
            }
        }
        Next::Again
    })
}

#[test]
fn a_duel_is_played_by_clicks_to_its_end() {
    let saves = tempfile::tempdir().unwrap();
    let received = play_to_the_end(3, saves.path());
    assert!(
        named(&received, "error").is_empty(),
        "{:?}",
        named(&received, "error")
    );
    let over = named(&received, "over");
    assert_eq!(over.len(), 1);
    assert!(["1-0", "0-1", "1/2-1/2"].contains(&over[0]["result"].as_str().unwrap()));
    assert_eq!(over[0]["reason"], "defeat");
    let turns = named(&received, "turn");
    assert!(turns.len() > 5);
    for (turn, number) in turns.iter().zip(1..) {
        assert_eq!(turn["turn"], number);
    }
    // The match counts in the statistics.
    let books = std::fs::read_to_string(saves.path().join("duel-books.ron")).unwrap();
    assert!(books.contains("deck"), "{books}");
    assert!(books.contains("level"), "{books}");
}

#[test]
fn what_is_picked_up_can_be_put_back_until_it_is_committed() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 5),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            check(|duel| assert_eq!(duel.phase(), Phase::Playing)),
            Box::new({
                let mut begun = false;
                move |scene, picks| {
                    // Picks up a playable card and puts it back with Escape.
                    let duel = duel(scene);
                    let card = *duel.playable(Player::One).first().expect("a card");
                    if !begun {
                        begun = true;
                        hit(scene, picks, &name(&duel, Player::One, card));
                        return false;
                    }
                    scene.parlour.shell.input.cancel();
                    true
                }
            }),
            updates(6),
            check(|duel| {
                assert_eq!(
                    duel.player(Player::One).mana(),
                    duel.player(Player::One).slots()
                );
                assert!(duel.player(Player::One).battlefield().is_empty());
            }),
        ],
    );
}

#[test]
fn a_match_that_was_left_lies_there_again() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 9),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            wish(DuelCommand::EndTurn),
            wait_for("turn", |turn| turn["player"] == 0),
            own_turn(),
        ],
    );
    follow(
        at_the_setup(saves.path(), 9),
        vec![
            own_turn(),
            check(|duel| {
                assert!(duel.turn() >= 2);
                assert!(duel.is_on_turn(Player::One));
            }),
        ],
    );
}

#[test]
fn giving_up_ends_the_match_and_the_opponent_has_won() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path(), 4),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            wish(DuelCommand::Concede),
            dialog("result"),
        ],
    );
    let over = named(&received, "over");
    assert_eq!(over[0]["result"], "0-1");
    assert_eq!(over[0]["reason"], "concession");
}

/// Two people keep their cards, the first one ends the turn, and the second one sees the table.
fn first_turn_of_two() -> Vec<Step> {
    vec![
        dialog("curtain"),
        wish(DuelCommand::Uncover),
        dialog("mulligan"),
        wish(DuelCommand::Keep),
        dialog("curtain"),
        wish(DuelCommand::Uncover),
        dialog("mulligan"),
        wish(DuelCommand::Keep),
        // The other player can have the first turn.
        Box::new({
            let mut uncovered = false;
            move |scene, picks| {
                if picks["dialog"] == "curtain" && !uncovered {
                    uncovered = true;
                    let wish = Action::run(DuelCommand::Uncover);
                    scene.parlour.dispatch(wish, scene.ctx).unwrap();
                }
                picks["dialog"].is_null() && picks["cards"]["own-hero"].is_array()
            }
        }),
        wish(DuelCommand::EndTurn),
        dialog("curtain"),
        wish(DuelCommand::Uncover),
    ]
}

#[test]
fn two_people_see_a_curtain_between_their_turns() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path(), 6)
        .set(|duel: &mut DuelOptions| duel.opponent = Some("person".to_owned()));
    let mut steps = first_turn_of_two();
    steps.push(own_turn());
    steps.push(check(|duel| assert_eq!(duel.turn(), 2)));
    follow(options, steps);
}

#[test]
fn what_was_drawn_behind_the_curtain_is_held_up_for_its_owner() {
    let saves = tempfile::tempdir().unwrap();
    let options = Options {
        motion: Some(MotionSpeed::Fast),
        ..options(saves.path(), 6)
    }
    .set(|duel: &mut DuelOptions| duel.opponent = Some("person".to_owned()));
    let mut steps = first_turn_of_two();
    steps.push(Box::new(|scene, _| {
        let (_, table) = table(scene).expect("the table");
        let view_state = table.view_state().expect("what is shown");
        let owners = view_state
            .held
            .iter()
            .map(|card| view_state.card(*card).unwrap().owner);
        owners.eq(view_state.turn)
    }));
    steps.push(own_turn());
    steps.push(check(|duel| assert_eq!(duel.turn(), 2)));
    follow(options, steps);
}

#[test]
fn a_card_that_is_too_dear_is_refused_with_a_sentence() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path(), 5),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            Box::new(|scene, picks| {
                let duel = duel(scene);
                let hand = duel.player(Player::One).hand();
                let dear = hand.iter().find(|card| duel.can_play(**card).is_err());
                let dear = *dear.expect("a dear card");
                hit(scene, picks, &name(&duel, Player::One, dear));
                true
            }),
            wait("error"),
            own_turn(),
        ],
    );
    assert_eq!(named(&received, "error").len(), 1);
}

#[test]
fn one_press_too_many_does_not_end_the_next_turn() {
    let saves = tempfile::tempdir().unwrap();
    let mut pressed = 0;
    follow(
        in_position(saves.path(), "midgame.ron"),
        vec![
            own_turn(),
            Box::new(move |scene, _| {
                // Walks to the end-turn button by keys: up from the hand, then right as far as it
                // goes.
                pressed += 1;
                let input = &mut scene.parlour.shell.input;
                match pressed {
                    1 | 3 => input.step(0, 1),
                    5 | 7 | 9 | 11 | 13 => input.step(1, 0),
                    16 => input.confirm(),
                    _ => {}
                }
                pressed > 20
            }),
            wait_for("turn", |turn| turn["player"] == 0),
            own_turn(),
            Box::new({
                let mut updates = 0;
                move |scene, _| {
                    updates += 1;
                    if updates == 2 {
                        scene.parlour.shell.input.confirm();
                    }
                    updates > 10
                }
            }),
            check(|duel| assert!(duel.is_on_turn(Player::One) && duel.turn() == 17)),
        ],
    );
}

#[test]
fn keys_alone_end_a_turn_and_play_a_card() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 5),
        vec![
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            own_turn(),
            Box::new({
                let mut updates = 0;
                move |scene, _| {
                    // Walks down to the hand and along it until a card can be played.
                    updates += 1;
                    let duel = duel(scene);
                    if duel.player(Player::One).mana() < duel.player(Player::One).slots()
                        || !duel.player(Player::One).battlefield().is_empty()
                    {
                        return true;
                    }
                    assert!(updates < 400, "nothing was played");
                    let input = &mut scene.parlour.shell.input;
                    match updates % 8 {
                        1 => input.step(0, -1),
                        3 => input.step(if updates > 60 { 1 } else { -1 }, 0),
                        5 | 7 => input.confirm(),
                        _ => {}
                    }
                    false
                }
            }),
            click("own-hero"),
        ],
    );
}

/// Returns options for a position with animations, so that effects show.
fn in_position(saves: &Path, name: &str) -> Options {
    Options {
        motion: Some(MotionSpeed::Fast),
        ..at_the_setup(saves, 5)
    }
    .set(|duel: &mut DuelOptions| duel.setup = Some(position(name)))
}

/// Returns the table's script, if its scene is loaded.
fn table<'a>(scene: &'a Scene) -> Option<(&'a fyrox::scene::Scene, &'a DuelBoard)> {
    let inside = scene.ctx.scenes.try_get(scene.parlour.shell.scene).ok()?;
    let table = inside
        .graph
        .linear_iter()
        .find_map(|node| node.try_get_script::<DuelBoard>())?;
    Some((inside, table))
}

/// Pictures of both sides of the plate of the end-turn button.
fn plate(scene: &Scene) -> Vec<TextureResource> {
    let (inside, board) = table(scene).expect("the table");
    let face = inside.graph.try_get_node(*board.end_turn_face).unwrap();
    let plate = face.try_get_script::<TurnPlate>().expect("a plate");
    let mesh = inside.graph.try_get(*plate.model).unwrap();
    let picture = |surface: &Surface| {
        let material = surface.material().data_ref();
        material.texture("diffuseTexture").expect("a picture")
    };
    mesh.surfaces().iter().take(2).map(picture).collect()
}

#[test]
fn the_end_turn_button_has_words_in_the_language_of_the_player() {
    let saves = tempfile::tempdir().unwrap();
    let english = Rc::new(RefCell::new(Vec::new()));
    let seen = english.clone();
    follow(
        options(saves.path(), 5),
        vec![
            dialog("mulligan"),
            act(move |scene| {
                let pictures = plate(scene);
                // The game has drawn them: those of the scene have a file.
                let has_file = |picture: &TextureResource| {
                    scene.ctx.resource_manager.resource_path(picture).is_some()
                };
                assert!(!pictures.iter().any(has_file));
                *seen.borrow_mut() = pictures;
            }),
            do_action(Action::Change(Setting::Language, 1)),
            act(move |scene| {
                let german = plate(scene);
                assert_eq!(german.len(), 2);
                assert!(german.iter().all(|it| !english.borrow().contains(it)));
            }),
        ],
    );
}

/// Number of visible effects.
fn effects(scene: &Scene) -> usize {
    let Some((inside, table)) = table(scene) else {
        return 0;
    };
    table
        .effects()
        .filter(|node| inside.graph[*node].global_visibility())
        .count()
}

#[test]
fn a_bolt_is_seen_and_what_it_does_is_told_when_it_arrives() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        in_position(saves.path(), "midgame.ron"),
        vec![
            own_turn(),
            click("hand-1"),
            wait("picks"),
            click("enemy-2"),
            Box::new(|scene, _| {
                let flies = effects(scene) > 0;
                if flies {
                    let (_, table) = table(scene).expect("the table");
                    let view_state = table.view_state().expect("what is shown");
                    let struck = view_state.side(Player::Two).field[1];
                    let shown = view_state.figures(struck).expect("figures").keywords;
                    assert!(shown.contains(Keyword::DivineShield), "it has not arrived");
                    let known = duel(scene).figures(struck).expect("figures").keywords;
                    assert!(!known.contains(Keyword::DivineShield));
                }
                flies
            }),
            own_turn(),
            Box::new(|scene, _| effects(scene) == 0),
        ],
    );
}

/// Asserts that no card is shown large in the next updates.
fn no_preview() -> Step {
    let mut left = 20;
    Box::new(move |scene, _| {
        let shows = |event: &Value| event["event"] == "shown" && !event["card"].is_null();
        assert!(!scene.news.iter().any(shows), "{:?}", scene.news);
        left -= 1;
        left == 0
    })
}

#[test]
fn a_target_is_shown_large_only_after_the_pointer_has_moved() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        in_position(saves.path(), "midgame.ron"),
        vec![
            own_turn(),
            click("own-1"),
            wait("picks"),
            click("enemy-2"),
            own_turn(),
            no_preview(),
            act(|scene| {
                let input = &mut scene.parlour.shell.input;
                input.moved(input.position + Vector2::new(3.0, 0.0), true);
            }),
            wait_for("shown", |shown| !shown["card"].is_null()),
        ],
    );
}

/// Moves the pointer onto a card.
fn point_at(card: &'static str) -> Step {
    Box::new(move |scene, picks| {
        scene.parlour.shell.input.moved(pixel(picks, card), true);
        true
    })
}

#[test]
fn a_card_below_a_dialog_is_shown_large_only_after_the_pointer_has_moved() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        in_position(saves.path(), "midgame.ron"),
        vec![
            own_turn(),
            do_action(Action::open(DuelDialog::Help)),
            point_at("own-1"),
            dialog("duel-help"),
            do_action(Action::Close),
            no_preview(),
            act(|scene| {
                let input = &mut scene.parlour.shell.input;
                input.moved(input.position + Vector2::new(3.0, 0.0), true);
            }),
            wait_for("shown", |shown| !shown["card"].is_null()),
        ],
    );
}

#[test]
fn the_deaths_that_an_attack_would_cause_are_shown_while_the_player_aims() {
    let dying = |count: usize| -> Step {
        Box::new(move |scene, _| {
            let (_, table) = table(scene).expect("the table");
            table.dying().len() == count
        })
    };
    let saves = tempfile::tempdir().unwrap();
    follow(
        in_position(saves.path(), "midgame.ron"),
        vec![
            own_turn(),
            // The Field Mouse against the Swan Guard.
            click("own-1"),
            wait("picks"),
            point_at("enemy-2"),
            dying(1),
            point_at("own-2"),
            dying(0),
        ],
    );
}

#[test]
fn the_minions_of_both_rows_have_the_same_size() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("rows.ron");
    let setup = r#"(seed: 3, turn: 15, player: 0, sides: [
        (hero: "owl", health: 24, mana: 8, slots: 8, deck: [], hand: [],
         battlefield: ["wasp"], graveyard: []),
        (hero: "fox", health: 17, mana: 0, slots: 7, deck: [], hand: [],
         battlefield: ["wasp", "wasp", "wasp", "wasp", "wasp", "wasp"], graveyard: []),
    ])"#;
    std::fs::write(&file, setup).unwrap();
    follow(
        at_the_setup(saves.path(), 5).set(|duel: &mut DuelOptions| duel.setup = Some(file)),
        vec![
            own_turn(),
            act(|scene| {
                let (_, table) = table(scene).expect("the table");
                let view_state = table.view_state().expect("what is shown");
                let [own, enemy] = Player::ALL.map(|player| {
                    let minion = view_state.side(player).field[0];
                    table.pose(minion).expect("a pose").scale
                });
                assert_eq!(own, enemy);
            }),
        ],
    );
}

#[test]
fn one_press_of_return_keeps_the_starting_hand() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 3),
        vec![dialog("mulligan"), key(KeyCode::Enter), own_turn()],
    );
}

#[test]
fn the_match_of_a_tutorial_that_was_ended_with_the_program_does_not_come_back() {
    let saves = tempfile::tempdir().unwrap();
    let options = || Options {
        table: None,
        ..at_the_setup(saves.path(), 5)
    };
    let offered = || {
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_duel::ID)),
            dialog("tutorial"),
        ]
    };
    let mut first = offered();
    first.extend([
        press("tutorial-yes"),
        dialog("mulligan"),
        wish(DuelCommand::Keep),
        own_turn(),
    ]);
    follow(options(), first);
    assert!(!saves.path().join("duel.ron").exists());
    follow(options(), offered());
}

#[test]
fn the_mana_sparkles_as_long_as_its_step_is_read() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = at_the_setup(saves.path(), 5);
    options.table = None;
    options.motion = Some(MotionSpeed::Normal);
    let (mut sparkled, mut times) = (false, 0);
    follow(
        options,
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_duel::ID)),
            dialog("tutorial"),
            press("tutorial-yes"),
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && picks["buttons"]["guide-next"].is_array()
            }),
            Box::new(move |scene, _| {
                let (_, board) = table(scene).unwrap();
                let sparkles = board.effects().next().is_some();
                times += usize::from(sparkles && !sparkled);
                sparkled = sparkles;
                assert!(times == 0 || !scene.parlour.shell.is_calm());
                times == 4
            }),
        ],
    );
}

#[test]
fn the_tutorial_of_the_duel_is_offered_goes_on_when_a_minion_is_played_and_back() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = at_the_setup(saves.path(), 5);
    options.table = None;
    let at = |back: bool, next: bool| {
        wait_for("picks", move |picks| {
            let button = |name: &str| picks["buttons"][name].is_array();
            let guided = button("guide-back") == back && button("guide-next") == next;
            picks["dialog"].is_null() && button("guide-leave") && guided
        })
    };
    let command = |command| wish(DuelCommand::Guide(command));
    let minions = |count: usize| -> Step {
        Box::new(move |scene, _| duel(scene).player(Player::One).battlefield().len() == count)
    };
    follow(
        options,
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_duel::ID)),
            dialog("tutorial"),
            press("tutorial-yes"),
            dialog("mulligan"),
            wish(DuelCommand::Keep),
            at(false, true),
            press("guide-next"),
            // The player has to play a minion.
            at(true, false),
            command(GuideCommand::Next),
            at(true, false),
            minions(1),
            Box::new(|scene, picks| {
                let (duel, seat) = (duel(scene), Player::One);
                let is_minion = |card: &CardId| duel.definition(*card).kind == CardKind::Minion;
                let card = duel.playable(seat).into_iter().find(is_minion);
                hit(
                    scene,
                    picks,
                    &name(&duel, seat, card.expect("a cheap minion")),
                );
                true
            }),
            wait("picks"),
            click("field"),
            wait_for("picks", |picks| picks["buttons"]["end-turn"].is_array()),
            minions(2),
            // The first Back leads to the step before, and to its position.
            command(GuideCommand::Back),
            at(true, false),
            minions(1),
            command(GuideCommand::Back),
            at(false, true),
        ],
    );
}

#[test]
fn a_minion_without_attack_that_is_dragged_is_refused_with_a_sentence() {
    let saves = tempfile::tempdir().unwrap();
    let file = saves.path().join("snail.ron");
    let setup = r#"(seed: 3, turn: 15, player: 0, sides: [
        (hero: "owl", health: 24, mana: 8, slots: 8, deck: [], hand: [],
         battlefield: ["garden_snail"], graveyard: []),
        (hero: "fox", health: 17, mana: 0, slots: 7, deck: [], hand: [],
         battlefield: [], graveyard: []),
    ])"#;
    std::fs::write(&file, setup).unwrap();
    let received = follow(
        at_the_setup(saves.path(), 5).set(|duel: &mut DuelOptions| duel.setup = Some(file)),
        vec![
            own_turn(),
            Box::new(|scene, picks| {
                let (from, to) = (pixel(picks, "own-1"), pixel(picks, "enemy-hero"));
                let input = &mut scene.parlour.shell.input;
                input.moved(from, true);
                input.primary(true, true);
                input.moved(to, true);
                input.primary(false, true);
                true
            }),
            wait("error"),
        ],
    );
    assert_eq!(named(&received, "error").len(), 1);
}
