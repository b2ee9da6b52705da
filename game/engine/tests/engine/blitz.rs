//! Many moves in real time: `cargo test -p parlour-engine --test engine -- --ignored blitz`.

use std::time::{Duration, Instant};

use parlour_engine::chess::{Control, Engine, Limits, Options, Remaining, Situation};
use parlour_rules::{
    Random,
    chess::{Game, Rules},
};

const MOVES: u32 = 1_000;
const TIME: Duration = Duration::from_millis(1_000);
const INCREMENT: Duration = Duration::from_millis(20);

#[test]
#[ignore = "a thousand blitz moves take about a minute"]
fn a_thousand_blitz_moves_are_never_over_the_time() {
    let mut engine = Engine::new(Options::default()).unwrap();
    let mut dice = Random::new(1);
    let mut moves = 0;
    let mut closest = Duration::MAX;
    while moves < MOVES {
        let mut game = Game::new(Rules::Standard);
        for _ in 0..6 {
            let legal = game.position().legal_moves();
            game.play(*dice.pick(&legal).unwrap()).unwrap();
        }
        engine.clear();
        let mut clocks = [TIME; 2];
        while game.outcome().is_none() && game.claims().is_empty() && moves < MOVES {
            let clock = &mut clocks[game.position().turn().index()];
            let limits = Limits {
                clock: Some(Remaining {
                    time: *clock,
                    increment: INCREMENT,
                    moves_to_go: None,
                }),
                ..Limits::default()
            };
            let begin = Instant::now();
            let control = Control::new();
            let answer = engine.search(&Situation::from(&game), &limits, &control, &mut |_| {});
            let taken = begin.elapsed();
            assert!(taken < *clock, "move {moves}: {taken:?} of {clock:?}");
            closest = closest.min(*clock - taken);
            *clock = *clock - taken + INCREMENT;
            game.play(answer.best().unwrap()).unwrap();
            moves += 1;
        }
    }
    println!("never nearer to the end than {closest:?}");
}

#[test]
#[ignore = "two games to the end"]
fn equal_seeds_play_equal_games() {
    let play = || {
        let mut engine = Engine::new(Options::default()).unwrap();
        let mut game = Game::new(Rules::Standard);
        while game.outcome().is_none() && game.claims().is_empty() && game.ply() < 200 {
            let limits = Limits::of_nodes(20_000);
            let control = Control::new();
            let answer = engine.search(&Situation::from(&game), &limits, &control, &mut |_| {});
            game.play(answer.best().unwrap()).unwrap();
        }
        game.record()
    };
    assert_eq!(play(), play());
}
