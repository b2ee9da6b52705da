//! Tests of the floating scores.

use super::{
    course::{RUN, bezier},
    *,
};
use fyrox::{core::math::Rect, graph::SceneGraph};
use parlour_shell::{platform::Margins, scene::camera::Insets, ui::Layout};

const WINDOW: Vector2<f32> = Vector2::new(1280.0, 720.0);

fn course() -> Course {
    Course {
        free: Rect::new(0.0, 0.0, 1000.0, 720.0),
        score: Vector2::new(1100.0, 60.0),
        scale: 1.0,
    }
}

/// Returns the numbers to draw, without their outlines.
fn drawn(scores: &FloatingScores) -> Vec<Face> {
    let shown = scores.faces(&course()).into_iter();
    shown.map(|(face, _)| face).collect()
}

fn card() -> Vector2<f32> {
    Vector2::new(300.0, 400.0)
}

/// Advances the scores by `seconds`, at 60 frames a second.
fn pass(scores: &mut FloatingScores, seconds: f32) -> u64 {
    let frames = (seconds * 60.0).round() as usize;
    (0..frames)
        .map(|_| scores.advance(1.0, 1.0 / 60.0).arrived)
        .sum()
}

#[test]
fn a_curve_of_any_number_of_points_goes_from_the_first_to_the_last() {
    assert_eq!(bezier::<f32>(0.5, &[]), None);
    assert_eq!(bezier(0.3, &[7.0]), Some(7.0));
    assert_eq!(bezier(0.25, &[0.0, 8.0]), Some(2.0));
    for count in 2..8 {
        let points: Vec<f32> = (0..count).map(|i| (i * i) as f32).collect();
        assert_eq!(bezier(0.0, &points), points.first().copied());
        assert_eq!(bezier(1.0, &points), points.last().copied());
    }
    // A parabola: halfway it is a quarter of each end and half of the middle.
    let bend = [4.0, 50.0, 28.0];
    assert_eq!(
        bezier(0.5, &bend),
        Some(0.25 * 4.0 + 0.5 * 50.0 + 0.25 * 28.0)
    );
    let places = [Vector2::new(0.0, 0.0), Vector2::new(2.0, 4.0)];
    assert_eq!(bezier(0.5, &places), Some(Vector2::new(1.0, 2.0)));
}

#[test]
fn a_number_rises_from_its_card_to_the_run_and_merges_into_it() {
    let mut scores = FloatingScores::default();
    scores.rise(3, 6, card());
    let faces = drawn(&scores);
    assert_eq!((faces[0].at, faces[0].size), (card(), 4.0));
    assert_eq!(pass(&mut scores, 0.5), 0);
    let faces = drawn(&scores);
    assert_eq!(faces.len(), 1);
    assert_eq!(faces[0].text, "3");
    assert!(faces[0].size > 28.0, "larger in between: {}", faces[0].size);
    assert!(!scores.is_at_rest());
    pass(&mut scores, 1.0);
    assert!(scores.is_at_rest(), "a run that stands is at rest");
    let faces = drawn(&scores);
    assert_eq!(faces.len(), 1);
    assert_eq!((faces[0].text.as_str(), faces[0].size), ("6", 28.0));
    assert_eq!(faces[0].at, course().pixel(RUN));
}

#[test]
fn a_number_never_covers_the_run_that_it_joins() {
    let near = Vector2::new(500.0, 230.0);
    let froms = [card(), near, Vector2::new(900.0, 650.0)];
    // Points of a long run are larger.
    for (chain, sum) in [(4, 6), (9, 36)] {
        for from in froms {
            let mut scores = FloatingScores::default();
            scores.set_run(sum);
            scores.set_gold(1);
            scores.rise(chain, sum + chain, from);
            while !scores.is_at_rest() {
                let faces = drawn(&scores);
                let (run, rising) = (&faces[0], &faces[1]);
                let between = rising.at.y - run.at.y;
                // The size of digits with their outlines.
                let needed = (run.size + rising.size) * 0.5 * DIGIT - 0.01;
                assert!(between > needed, "{between} of {needed} from {from}");
                pass(&mut scores, 1.0 / 60.0);
            }
        }
    }
}

#[test]
fn several_fly_at_once_and_the_run_grows_with_each() {
    let mut scores = FloatingScores::default();
    let mut seen = Vec::new();
    for chain in 1..=4 {
        scores.rise(chain, chain * (chain + 1) / 2, card());
        pass(&mut scores, 0.3);
        seen.push(scores.standing.sum);
    }
    assert_eq!(seen, [0, 0, 0, 1]);
    assert_eq!(scores.rising.len(), 3);
    pass(&mut scores, 1.0);
    assert_eq!(scores.standing.sum, 10);
}

#[test]
fn a_banked_run_brings_its_points_once_when_it_reaches_the_score() {
    let mut scores = FloatingScores::default();
    scores.set_run(15);
    scores.bank(15, 0);
    assert_eq!(pass(&mut scores, 0.25), 0);
    let faces = drawn(&scores);
    assert_eq!(faces.len(), 1, "the run flies, and nothing stands any more");
    assert!(faces[0].size > 28.0, "{}", faces[0].size);
    assert_eq!(pass(&mut scores, 0.85), 15);
    assert!(scores.is_at_rest());
    assert!(drawn(&scores).is_empty());
    assert_eq!(pass(&mut scores, 2.0), 0);
}

#[test]
fn the_last_cards_hurry_when_their_run_is_banked() {
    let mut scores = FloatingScores::default();
    scores.rise(1, 1, card());
    scores.rise(2, 3, card());
    scores.bank(3, 0);
    // Points of the next run don't speed up.
    scores.rise(1, 1, card());
    assert_eq!(pass(&mut scores, 0.3), 0);
    assert_eq!(scores.rising.len(), 1);
    assert!(drawn(&scores).iter().any(|face| face.text == "3"));
    assert_eq!(pass(&mut scores, 1.1), 3);
    assert_eq!(scores.standing.sum, 1);
}

#[test]
fn gold_says_what_it_does_before_the_run_leaves() {
    let mut scores = FloatingScores::default();
    scores.set_run(15);
    scores.set_gold(2);
    let standing = &drawn(&scores)[0];
    assert_eq!(
        (standing.text.as_str(), standing.tail.as_str()),
        ("15", " ×2×2 = 60")
    );
    scores.bank(60, 2);
    let mut said = Vec::new();
    for _ in 0..40 {
        pass(&mut scores, 1.0 / 60.0);
        let face = drawn(&scores).remove(0);
        let foot = face.at + Vector2::new(0.0, face.size * 0.5);
        let standing = course().pixel(RUN) + Vector2::new(0.0, STANDING * 0.5);
        let stays = (foot - standing).norm() < 0.01;
        assert!(stays, "it stays while it says so: {foot}");
        said.push(face.text + &face.tail);
        if scores.banking[0].tween.left() < FLIGHT + 0.02 {
            break;
        }
    }
    said.dedup();
    assert_eq!(said, ["15 ×2×2 = 60", "30 ×2 = 60", "60"]);
    assert_eq!(pass(&mut scores, 1.1), 60);
}

#[test]
fn much_gold_is_said_in_one_number() {
    assert_eq!(times(0), "");
    assert_eq!(times(3), "×2×2×2");
    assert_eq!(times(5), "×32");
}

#[test]
fn without_motion_everything_arrives_at_once() {
    let mut scores = FloatingScores::default();
    scores.rise_gold(1, 1, card());
    scores.rise(2, 3, card());
    assert_eq!(scores.advance(0.0, 0.01).arrived, 0);
    assert!(scores.is_at_rest());
    assert_eq!((scores.standing.sum, scores.standing.gold), (3, 1));
    let faces = drawn(&scores);
    assert_eq!(faces[0].size, 28.0, "it does not swell either");
    scores.rise(3, 6, card());
    scores.bank(12, 1);
    scores.rise(1, 1, card());
    let banked = scores.advance(0.0, 0.01);
    assert_eq!((banked.left, banked.arrived), (12, 12));
    assert!(scores.is_at_rest());
    assert_eq!((scores.standing.sum, scores.standing.gold), (1, 0));
}

#[test]
fn motion_at_twice_the_time_takes_twice_the_time() {
    let mut scores = FloatingScores::default();
    scores.bank(5, 0);
    assert_eq!(scores.advance(2.0, 1.9).arrived, 0);
    assert_eq!(scores.advance(2.0, 0.2).arrived, 5);
}

#[test]
fn taking_back_takes_down_what_rises_but_not_what_was_banked() {
    let mut scores = FloatingScores::default();
    scores.set_run(3);
    scores.bank(3, 0);
    scores.rise(1, 1, card());
    scores.set_run(0);
    assert_eq!(scores.rising.len(), 0);
    assert_eq!(pass(&mut scores, 1.1), 3);
    assert_eq!(scores.standing.sum, 0);
}

#[test]
fn widgets_are_used_again() {
    let mut ui = UserInterface::new(WINDOW);
    let layout = Layout::new(WINDOW, 1.0, Margins::default());
    let insets = Insets {
        right: 0.2,
        ..Insets::default()
    };
    let course = Course::of(WINDOW, &layout, insets, None);
    let mut scores = FloatingScores::default();
    for _ in 0..5 {
        scores.rise(1, 1, card());
        scores.rise(2, 3, card());
        scores.bank(3, 0);
        for _ in 0..200 {
            scores.update(&mut ui, &course, 1.0, 1.0 / 60.0);
            ui.update(WINDOW, 1.0 / 60.0, &Default::default());
        }
        assert!(scores.is_at_rest());
    }
    assert!(
        scores.numerals.0.len() <= 3,
        "{} widgets",
        scores.numerals.0.len()
    );
    scores.set_run(6);
    scores.update(&mut ui, &course, 1.0, 0.0);
    ui.update(WINDOW, 1.0 / 60.0, &Default::default());
    let numeral = ui.try_get(scores.numerals.0[0]).unwrap();
    assert!(numeral.visibility());
    let bounds = numeral.screen_bounds();
    let middle = bounds.position + bounds.size * 0.5;
    let place = course.pixel(RUN);
    assert!((middle - place).norm() < 2.0, "{middle} is not {place}");
    assert!(ui.hit_test(place).is_none(), "it is in nobody's way");
    scores.clear(&mut ui);
    assert!(!ui.try_get(scores.numerals.0[0]).unwrap().visibility());
}

#[test]
fn a_number_pops_when_points_join_it_and_comes_to_rest() {
    let size = |since: f32| swell(since * SWELL);
    assert!(size(0.0) > 1.3);
    assert!(
        (0..10).any(|step| size(step as f32 / 10.0) < 0.99),
        "out-back"
    );
    assert_eq!(size(1.0), 1.0);
    let mut scores = FloatingScores {
        calm: true,
        ..FloatingScores::default()
    };
    scores.rise(1, 1, card());
    pass(&mut scores, 1.0 / 60.0);
    while !scores.is_at_rest() {
        pass(&mut scores, 1.0 / 60.0);
    }
    assert_eq!(drawn(&scores)[0].size, STANDING, "not with less motion");
}

#[test]
fn the_number_of_a_long_run_is_larger_and_warmer() {
    let shown = |cards: u64| {
        let mut scores = FloatingScores::default();
        scores.set_run(cards * (cards + 1) / 2);
        scores.faces(&course()).remove(0)
    };
    assert_eq!(
        (shown(3).0.size, shown(3).0.color),
        (STANDING, colors::CREAM)
    );
    for cards in 4..12 {
        let ((one, _), (next, _)) = (shown(cards), shown(cards + 1));
        assert!(next.size > one.size && next.color != one.color, "{cards}");
    }
    assert_eq!((shown(1).1, shown(12).1), (SHADOW, GLOW));
    // It grows upwards, away from the target card.
    let foot = |face: &Face| face.at.y + face.size * 0.5;
    let [cold, hot] = [shown(3).0, shown(12).0];
    assert!((foot(&cold) - foot(&hot)).abs() < 0.01);
    assert_eq!(heat_of_run(u64::MAX), 1.0);
}
