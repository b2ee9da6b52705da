//! Effects at Prospector's table: gold dust, the heat of a run, the slate, and the feast. No move waits
//! for them.

use super::*;
use fyrox::scene::{node::Node, particle_system::ParticleSystem};
use parlour_prospector::scene::{scoreboard::Scoreboard, tableau::heat_of};
use parlour_tests::headless::script;
use std::cell::RefCell;

/// Deal whose solution has a run of 14 cards, two of them gold.
const LONG: u64 = 19;

fn moving(saves: &Path, deal: u64) -> Options {
    Options {
        motion: Some(MotionSpeed::Normal),
        ..options(saves, deal)
    }
}

/// Returns the particles that are drawn.
fn drawn(scene: &Scene) -> usize {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let nodes = table.graph.linear_iter().filter(|node| node.visibility());
    let systems = nodes.filter_map(|node: &Node| node.cast::<ParticleSystem>());
    systems.map(|system| system.particles().len()).sum()
}

fn chain(scene: &Scene) -> u32 {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let round = table_of::<ProspectorTable>(scene).round(table).unwrap();
    round.score().chain
}

#[test]
fn a_long_run_heats_up_the_table_and_its_end_cools_it_down() {
    let saves = tempfile::tempdir().unwrap();
    let hottest = Rc::new(Cell::new(0.0_f32));
    let mut steps = Vec::new();
    for (ply, mv) in solution(LONG).into_iter().enumerate() {
        let hottest = hottest.clone();
        steps.push(ready(ply as u64));
        steps.push(Box::new(move |scene, _| {
            let heat = script::<Tableau>(scene).heat();
            let warmth = scene.parlour.shell.glow.warmth;
            hottest.set(hottest.get().max(heat));
            heat == heat_of(chain(scene)) && (warmth > 0.0) == (heat > 0.0)
        }));
        steps.push(pick(mv));
    }
    follow(options(saves.path(), LONG), steps);
    assert_eq!(hottest.get(), 1.0);
}

#[test]
fn gold_dust_flies_is_gone_and_the_program_idles_again() {
    let saves = tempfile::tempdir().unwrap();
    let steps: Vec<Step> = vec![
        ready(0),
        pick(Move::Draw),
        Box::new(|scene, _| drawn(scene) > 0),
        act(|scene| assert!(!scene.parlour.shell.is_calm())),
        Box::new(|scene, _| scene.parlour.shell.is_calm()),
        act(|scene| {
            assert_eq!(drawn(scene), 0);
            assert!(!script::<Tableau>(scene).is_lively());
        }),
    ];
    follow(moving(saves.path(), 7), steps);
}

#[test]
fn with_less_motion_no_particle_ever_flies() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = vec![act(|scene| {
        scene.parlour.shell.settings.reduce_motion = true;
    })];
    for (ply, mv) in solution(LONG).into_iter().enumerate() {
        steps.extend([ready(ply as u64), pick(mv)]);
    }
    steps.push(wait_for("picks", |picks| picks["dialog"] == "round-over"));
    let mut steps: Vec<Step> = steps
        .into_iter()
        .map(|mut step| -> Step {
            Box::new(move |scene, picks| {
                if scene.parlour.shell.settings.reduce_motion && scene.parlour.shell.scene.is_some()
                {
                    assert_eq!(drawn(scene), 0);
                }
                step(scene, picks)
            })
        })
        .collect();
    steps.push(act(|scene| {
        assert!(!script::<Tableau>(scene).is_lively());
    }));
    let fast = Options {
        motion: Some(MotionSpeed::Fast),
        ..options(saves.path(), LONG)
    };
    follow(fast, steps);
}

#[test]
fn the_slate_counts_up_to_the_banked_score() {
    let saves = tempfile::tempdir().unwrap();
    let shown = Rc::new(RefCell::new(Vec::new()));
    let (written, rocked) = (shown.clone(), Rc::new(Cell::new(false)));
    let struck = rocked.clone();
    let mut steps = Vec::new();
    let moves = solution(LONG);
    // The draw after the long run banks it.
    for (ply, mv) in moves[..22].iter().enumerate() {
        steps.extend([ready(ply as u64), pick(*mv)]);
    }
    steps.push(Box::new(move |scene, _| {
        let slate = script::<Scoreboard>(scene);
        written.borrow_mut().extend(slate.score());
        struck.set(struck.get() || slate.rocks());
        scene.parlour.shell.is_calm()
    }));
    let received = follow(moving(saves.path(), LONG), steps);
    let banked = named(&received, "bank").last().unwrap()["score"].as_u64();
    let mut shown = shown.take();
    shown.dedup();
    assert!(shown.is_sorted() && shown.len() > 5, "{shown:?}");
    assert_eq!(shown.last().copied(), banked);
    assert!(rocked.get());
}

/// Plays the last card of a round whose motions are seen only from then on.
fn cleared(then: Vec<Step>) -> Vec<Value> {
    let saves = tempfile::tempdir().unwrap();
    let moves = solution(7);
    let (last, before) = moves.split_last().unwrap();
    let mut steps = Vec::new();
    for (ply, mv) in before.iter().enumerate() {
        steps.extend([ready(ply as u64), pick(*mv)]);
    }
    steps.push(ready(before.len() as u64));
    steps.push(act(|scene| {
        scene.parlour.shell.settings.motion = MotionSpeed::Normal;
    }));
    steps.push(pick(*last));
    steps.extend(then);
    follow(options(saves.path(), 7), steps)
}

#[test]
fn a_cleared_table_is_a_feast_that_does_not_hold_up_its_result() {
    let feasts = || -> Step { Box::new(|scene, _| drawn(scene) > 30) };
    cleared(vec![
        feasts(),
        act(|scene| assert!(scene.parlour.shell.glow.more > 0.0)),
        wait_for("picks", |picks| picks["dialog"] == "round-over"),
        act(|scene| assert!(script::<Tableau>(scene).is_lively(), "it goes on")),
        Box::new(|scene, _| scene.parlour.shell.is_calm()),
        act(|scene| assert_eq!(scene.parlour.shell.glow, Default::default())),
    ]);
    // Any input ends it.
    cleared(vec![
        feasts(),
        act(|scene| {
            let input = &mut scene.parlour.shell.input;
            input.moved(Vector2::new(300.0, 20.0), true);
            input.primary(true, true);
            input.primary(false, true);
        }),
        Box::new(|scene, picks| {
            assert_ne!(picks["dialog"], "round-over", "it ends before that opens");
            drawn(scene) == 0
        }),
        wait_for("picks", |picks| picks["dialog"] == "round-over"),
    ]);
}

/// Returns the words of the banner, or nothing without one.
fn announced(scene: &Scene) -> String {
    let banner = table_of::<ProspectorTable>(scene).banner();
    banner.map(|words| words.text.clone()).unwrap_or_default()
}

#[test]
fn a_large_run_and_the_end_of_a_round_have_banners() {
    let saves = tempfile::tempdir().unwrap();
    let seen = Rc::new(RefCell::new(Vec::new()));
    let mut steps = Vec::new();
    for (ply, mv) in solution(LONG).into_iter().enumerate() {
        let seen = seen.clone();
        let is_ready = ready(ply as u64);
        steps.push(watching(is_ready, move |scene| {
            let text = announced(scene);
            if !text.is_empty() && seen.borrow().last() != Some(&text) {
                seen.borrow_mut().push(text);
            }
        }));
        steps.push(pick(mv));
    }
    steps.push(Box::new(|scene, _| announced(scene) == "Mine cleared!"));
    // It goes by itself.
    steps.push(Box::new(|scene, _| announced(scene).is_empty()));
    follow(moving(saves.path(), LONG), steps);
    assert_eq!(seen.take(), ["Great run!"]);
}

/// Calls `look` in each update until a step is done.
fn watching(mut step: Step, look: impl Fn(&Scene) + 'static) -> Step {
    Box::new(move |scene, picks| {
        look(scene);
        step(scene, picks)
    })
}
