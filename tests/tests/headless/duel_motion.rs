//! Weight of the Duel's motion: attacks, hits, the last blow, broken portraits, and decoration.

use fyrox::core::algebra::Vector3;
use parlour_duel::{
    options::DuelOptions,
    panels::DuelCommand,
    scene::{board::DuelBoard, places::CARD_WIDTH, view_state::Spot},
    table::DuelTable,
};
use parlour_rules::duel::Player;
use parlour_shell::{
    app::{options::Options, settings::MotionSpeed},
    scene::{camera::CameraRig, fingerprint::fingerprint},
};
use parlour_tests::{
    duelling::{at_the_setup, own_turn, position, wish},
    headless::{Scene, Step, act, click, dialog, follow, pixel, script, table_of, wait},
};
use std::{
    cell::Cell,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
};

/// A bear that can hit a carp with 6 damage.
const FIGHT: &str = r#"(
    seed: 3, turn: 15, player: 0,
    sides: [
        (hero: "owl", health: 9, mana: 8, slots: 8, deck: ["young_stoat"],
            hand: ["otter_ferryman", "boar_guard"],
            battlefield: ["hare_runner", "brown_bear", "wasp"], graveyard: []),
        (hero: "fox", health: 30, mana: 0, slots: 7, deck: ["lynx"], hand: ["magpie"],
            battlefield: ["old_carp", "wasp"], graveyard: []),
    ],
)"#;

/// Returns options for a position with animations.
fn at(saves: &Path, setup: PathBuf, motion: MotionSpeed) -> Options {
    Options {
        motion: Some(motion),
        ..at_the_setup(saves, 5)
    }
    .set(|duel: &mut DuelOptions| duel.setup = Some(setup))
}

/// Returns options for [`FIGHT`].
fn at_the_fight(saves: &Path) -> Options {
    let setup = saves.join("fight.ron");
    fs::write(&setup, FIGHT).unwrap();
    at(saves, setup, MotionSpeed::Normal)
}

fn board<'a>(scene: &'a Scene) -> &'a DuelBoard {
    script::<DuelBoard>(scene)
}

fn reduce_motion() -> Step {
    act(|scene| scene.parlour.shell.settings.reduce_motion = true)
}

/// Waits until the board shows events.
fn begun() -> Step {
    Box::new(|scene, _| !board(scene).has_caught_up())
}

/// Motion seen on the board from the start of an attack until the next intent is accepted.
#[derive(Debug, Default, Clone, Copy)]
struct Seen {
    seconds: f32,
    sways: bool,
    shakes: bool,
    is_slow: bool,
}

/// Attacks and returns what is seen until the board has caught up.
fn attack(
    options: Options,
    first: Vec<Step>,
    attacker: &'static str,
    target: &'static str,
) -> Seen {
    let seen = Rc::new(Cell::new(Seen::default()));
    let own = seen.clone();
    let mut steps = vec![own_turn()];
    steps.extend(first);
    steps.extend([click(attacker), wait("picks"), click(target), begun()]);
    steps.push(Box::new(move |scene, _| {
        let board = board(scene);
        let mut now = own.get();
        now.seconds += scene.ctx.dt;
        now.sways |= board.sways();
        now.shakes |= board.shakes();
        now.is_slow |= board.is_slow();
        own.set(now);
        board.has_caught_up()
    }));
    follow(options, steps);
    seen.get()
}

#[test]
fn an_attack_has_weight_and_the_next_one_need_not_wait() {
    let saves = tempfile::tempdir().unwrap();
    let seen = attack(at_the_fight(saves.path()), vec![], "own-2", "enemy-1");
    assert!(seen.sways && seen.shakes && !seen.is_slow, "{seen:?}");
    // It took 0.84 s before attacks had a wind-up and a recoil.
    assert!(seen.seconds < 0.7, "{seen:?}");
}

#[test]
fn nothing_shakes_or_sways_with_reduced_motion() {
    let saves = tempfile::tempdir().unwrap();
    let calm = vec![reduce_motion()];
    let seen = attack(at_the_fight(saves.path()), calm, "own-2", "enemy-1");
    assert!(!seen.sways && !seen.shakes, "{seen:?}");
    assert!(seen.seconds < 0.7, "{seen:?}");
}

#[test]
fn a_dropped_minion_does_not_return_to_the_hand_before_it_is_placed() {
    let saves = tempfile::tempdir().unwrap();
    let first = |scene: &Scene| {
        let board = board(scene);
        board.view_state().expect("a match").side(Player::One).hand[0]
    };
    let card = Rc::new(Cell::new(None));
    let noted = card.clone();
    let low = Rc::new(Cell::new(0.0));
    let hand = low.clone();
    let is_placed = Box::new(move |scene: &mut Scene, _: &_| {
        let (id, board) = (noted.get().expect("a card"), board(scene));
        let place = board.pose(id).expect("a card on the table").place;
        assert!(
            place.z > hand.get() + 0.5,
            "it is back in the hand: {place}"
        );
        let view_state = board.view_state().expect("a match");
        matches!(view_state.spot(id), Some((Player::One, Spot::Field(_)))) && board.is_at_rest()
    });
    let steps = vec![
        own_turn(),
        act(move |scene| {
            low.set(first_in_hand(scene).0.z);
            card.set(Some(first(scene)));
        }),
        Box::new(|scene: &mut Scene, picks: &_| {
            let (from, to) = (pixel(picks, "hand-1"), pixel(picks, "field"));
            let input = &mut scene.parlour.shell.input;
            input.moved(from, true);
            input.primary(true, true);
            input.moved(to, true);
            true
        }),
        Box::new(|scene: &mut Scene, _: &_| first_in_hand(scene).0.y > 0.8),
        act(|scene| scene.parlour.shell.input.primary(false, true)),
        is_placed,
    ];
    follow(at_the_fight(saves.path()), steps);
}

/// Returns whether the enemy hero's portrait is in pieces.
fn is_broken(scene: &Scene) -> bool {
    let board = board(scene);
    let view_state = board.view_state().expect("a match");
    board.is_broken(view_state.side(Player::Two).hero)
}

/// Returns place and size of the first card in the player's hand.
fn first_in_hand(scene: &Scene) -> (Vector3<f32>, f32) {
    let board = board(scene);
    let view_state = board.view_state().expect("a match");
    let card = view_state.side(Player::One).hand[0];
    let pose = board.pose(card).expect("a card in the hand");
    (pose.place, pose.scale)
}

/// Returns the seconds of the last blow until the result is shown, and checks the portrait then.
fn last_blow(motion: MotionSpeed, calm: bool) -> f32 {
    let saves = tempfile::tempdir().unwrap();
    let options = at(saves.path(), position("last-blow.ron"), motion);
    let seconds = Rc::new(Cell::new(0.0));
    let own = seconds.clone();
    let is_lively = motion != MotionSpeed::Instant && !calm;
    let lying = Rc::new(Cell::new(None));
    let noted = lying.clone();
    let note = act(move |scene| noted.set(Some(first_in_hand(scene))));
    let mut steps = vec![own_turn(), note];
    if calm {
        steps.push(reduce_motion());
    }
    steps.extend([click("own-1"), wait("picks"), click("enemy-hero")]);
    if motion != MotionSpeed::Instant {
        steps.push(begun());
    }
    if is_lively {
        steps.push(Box::new(|scene, _| board(scene).is_slow()));
        steps.push(Box::new(|scene, _| script::<CameraRig>(scene).attends()));
        steps.push(Box::new(|scene, _| is_broken(scene)));
        steps.push(act(move |scene| {
            let share = script::<CameraRig>(scene)
                .attention()
                .map(|(_, share)| share);
            assert!(share.is_some_and(|share| share > 0.1), "{share:?}");
            assert_eq!(Some(first_in_hand(scene)), lying.get(), "the hand stays");
            let (place, scale) = first_in_hand(scene);
            let shell = &scene.parlour.shell;
            let table = scene.ctx.scenes.try_get(shell.scene).unwrap();
            let low = place - Vector3::new(0.0, 0.0, 0.6 * scale);
            let low = shell.pixel(table, low).unwrap();
            assert!(low.y < shell.window.y, "the hand is in the picture: {low}");
        }));
    }
    steps.push(Box::new(move |scene, _| {
        own.set(scene.ctx.elapsed_time);
        board(scene).has_caught_up()
    }));
    steps.push(dialog("result"));
    steps.push(act(move |scene| {
        assert_eq!(is_broken(scene), is_lively);
        assert!(!board(scene).is_slow() && !board(scene).shakes());
        assert!(!script::<CameraRig>(scene).attends());
        let banner = table_of::<DuelTable>(scene).banner();
        let banner = banner.map(|words| words.text.as_str());
        let shows = motion != MotionSpeed::Instant;
        assert_eq!(banner, shows.then_some("Victory!"));
    }));
    // Without motion, only changes are drawn, and the banner would stay in the picture.
    steps.push(Box::new(|scene, _| {
        let is_shown = table_of::<DuelTable>(scene).banner().is_some();
        assert!(!is_shown || !scene.parlour.shell.is_calm());
        !is_shown
    }));
    follow(options, steps);
    seconds.get()
}

#[test]
fn the_last_blow_is_slow_and_breaks_the_hero_unless_motion_is_reduced() {
    last_blow(MotionSpeed::Normal, false);
    last_blow(MotionSpeed::Normal, true);
    last_blow(MotionSpeed::Instant, false);
}

#[test]
fn the_pieces_of_a_hero_are_gone_in_the_next_match() {
    let saves = tempfile::tempdir().unwrap();
    let options = at(saves.path(), position("last-blow.ron"), MotionSpeed::Fast);
    let steps = vec![
        own_turn(),
        click("own-1"),
        wait("picks"),
        click("enemy-hero"),
        dialog("result"),
        act(|scene| assert!(is_broken(scene))),
        parlour_tests::headless::press("rematch"),
        Box::new(|scene, _| !is_broken(scene)),
    ];
    follow(options, steps);
}

/// Returns what the scene looks like.
fn looks(scene: &Scene) -> u64 {
    let shown = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    fingerprint(shown).unwrap()
}

/// Waits until the scene has looked the same for `seconds`.
fn still_for(seconds: f32) -> Step {
    let mut last = 0;
    let mut still = 0.0;
    Box::new(move |scene, _| {
        let now = looks(scene);
        still = if now == last {
            still + scene.ctx.dt
        } else {
            0.0
        };
        last = now;
        still > seconds
    })
}

#[test]
fn decoration_moves_now_and_then_and_stops_when_the_player_is_away() {
    let saves = tempfile::tempdir().unwrap();
    let steps: Vec<Step> = vec![
        own_turn(),
        Box::new(|scene, _| board(scene).moves_idly()),
        Box::new(|scene, _| !board(scene).moves_idly()),
        // Longer than from one motion to the next.
        still_for(8.0),
        act(|scene| assert!(scene.parlour.shell.is_calm())),
    ];
    follow(at_the_fight(saves.path()), steps);
}

#[test]
fn neither_hand_nor_signs_move_with_reduced_motion() {
    let saves = tempfile::tempdir().unwrap();
    let mut last = None;
    let mut still = 0.0;
    let steps: Vec<Step> = vec![
        own_turn(),
        reduce_motion(),
        Box::new(|scene, _| scene.parlour.shell.is_calm()),
        Box::new(move |scene, _| {
            let now = looks(scene);
            assert_eq!(*last.get_or_insert(now), now, "after {still} s");
            assert!(!board(scene).moves_idly());
            still += scene.ctx.dt;
            still > 10.0
        }),
    ];
    follow(at_the_fight(saves.path()), steps);
}

#[test]
fn a_card_that_the_opponent_plays_is_held_up_beside_the_minions() {
    let saves = tempfile::tempdir().unwrap();
    let options = at(saves.path(), position("midgame.ron"), MotionSpeed::Normal);
    let held_up = |scene: &Scene| {
        let board = board(scene);
        let view_state = board.view_state().expect("a match");
        let &held = view_state.held.first()?;
        let pose = board.pose(held).expect("a held card");
        let minions = Player::ALL.map(|player| &view_state.side(player).field);
        for &minion in minions.into_iter().flatten() {
            // Right is −X.
            let right = pose.place.x - 0.5 * CARD_WIDTH * pose.scale;
            let minion = board.pose(minion).expect("a minion").place.x;
            assert!(right > minion, "{right}, {minion}");
        }
        Some(())
    };
    follow(
        options.set(|duel: &mut DuelOptions| duel.opponent = Some("strong".to_owned())),
        vec![
            own_turn(),
            wish(DuelCommand::EndTurn),
            Box::new(move |scene, _| held_up(scene).is_some()),
        ],
    );
}
