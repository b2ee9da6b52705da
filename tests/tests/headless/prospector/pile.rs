//! The pile of cards that were taken.

use super::*;
use fyrox::scene::node::Node;
use parlour_shell::cards::card::Card;
use parlour_tests::headless::script;

/// Returns whether the target card is in its place, above all other cards of its pile.
fn is_on_top(scene: &Scene) -> bool {
    let target = script::<Tableau>(scene).place_of(Spot::Target).unwrap();
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let cards = table
        .graph
        .linear_iter()
        .filter(|node: &&Node| node.try_get_script::<Card>().is_some() && node.visibility());
    let places = cards.map(|node| **node.local_transform().position());
    let mut heights: Vec<f32> = places
        .filter(|place| (place - target).xz().norm() < 0.1)
        .map(|place| place.y)
        .collect();
    heights.sort_by(f32::total_cmp);
    let top = heights.pop().unwrap();
    let next = heights.pop().unwrap_or(f32::NEG_INFINITY);
    // A card was seen up to a thousandth beside the pose that it was given.
    (top - target.y).abs() < 2e-3 && top - next > 0.005
}

#[test]
fn the_card_that_was_taken_last_comes_to_rest_on_top_of_its_pile() {
    let saves = tempfile::tempdir().unwrap();
    let mut steps = Vec::new();
    for (ply, mv) in solution(7).into_iter().enumerate() {
        steps.push(ready(ply as u64));
        steps.push(Box::new(|scene, _| {
            script::<Tableau>(scene).is_at_rest() && is_on_top(scene)
        }));
        steps.push(pick(mv));
    }
    let options = Options {
        motion: Some(MotionSpeed::Normal),
        ..options(saves.path(), 7)
    };
    follow(options, steps);
}
