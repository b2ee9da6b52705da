//! Results of searches, and the conditions that end them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use parlour_engine::chess::{
    Answer, Clock, Control, Engine, Info, Limits, Options, Remaining, Score, Situation,
};
use parlour_rules::chess::{Game, Move, Position, Rules};

fn situation(fen: &str) -> Situation {
    Position::from_fen(fen, Rules::Standard).unwrap().into()
}

fn engine() -> Engine {
    Engine::new(Options::default()).unwrap()
}

fn search(situation: &Situation, limits: &Limits) -> Answer {
    engine().search(situation, limits, &Control::new(), &mut |_| {})
}

fn best(situation: &Situation, limits: &Limits) -> (String, Score) {
    let answer = search(situation, limits);
    let best = &answer.candidates[0];
    (situation.position.san(best.mv), best.score.unwrap())
}

#[test]
fn mates_are_found_and_counted() {
    let mut engine = engine();
    for line in include_str!("../data/mates.epd").lines() {
        let (fen, moves) = line.split_once("; dm ").unwrap();
        let moves: i32 = moves.parse().unwrap();
        let situation = situation(fen);
        let limits = Limits {
            mate: Some(moves as u32),
            nodes: Some(1_000_000),
            ..Limits::default()
        };
        engine.clear();
        let answer = engine.search(&situation, &limits, &Control::new(), &mut |_| {});
        let score = answer.candidates[0].score.unwrap();
        assert_eq!(score.mate_in(), Some(moves), "{fen}");
    }
}

#[test]
fn a_side_that_is_mated_knows_it() {
    let situation = situation("7k/8/6K1/8/8/8/8/R7 b - - 0 1");
    let (_, score) = best(&situation, &Limits::of_depth(6));
    assert_eq!(score.mate_in(), Some(-1));
}

#[test]
fn stalemate_and_dead_positions_are_draws() {
    // The pawn is lost or the king stalemated; a lone knight can't win.
    for fen in [
        "8/8/8/8/8/5k2/4p3/4K3 b - - 0 1",
        "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1",
    ] {
        let (_, score) = best(&situation(fen), &Limits::of_depth(8));
        assert!(score.centipawns().abs() <= 1, "{fen}: {score}");
    }
}

#[test]
fn a_side_that_is_lost_repeats() {
    // A queen down, with a perpetual check.
    let situation = situation("6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1");
    let (mv, score) = best(&situation, &Limits::of_depth(14));
    assert_eq!(mv, "Qe8+");
    assert!(score.centipawns().abs() <= 1, "{score}");
}

#[test]
fn what_has_been_in_the_game_counts_for_repetition() {
    // Black can repeat the first position for the third time.
    let situation = situation("7k/8/8/8/8/8/Q7/K7 w - - 0 1");
    let mut game = Game::from_position(situation.position);
    for text in "Qa3 Kg8 Qa2 Kh8 Qa3 Kg8 Qa2".split(' ') {
        game.play(game.position().parse_san(text).unwrap()).unwrap();
    }
    let (mv, score) = best(&Situation::from(&game), &Limits::of_depth(5));
    assert_eq!(mv, "Kh8");
    assert!(score.centipawns().abs() <= 1, "{score}");
    let (_, score) = best(&game.position().clone().into(), &Limits::of_depth(5));
    assert!(score.centipawns() < -500, "{score}");
}

#[test]
fn fifty_moves_without_progress_are_a_draw() {
    let fresh = situation("8/8/8/4k3/8/8/8/KQ6 w - - 0 1");
    let stale = situation("8/8/8/4k3/8/8/8/KQ6 w - - 97 100");
    let (_, score) = best(&fresh, &Limits::of_depth(8));
    assert!(score.centipawns() > 500, "{score}");
    let (_, score) = best(&stale, &Limits::of_depth(8));
    assert!(score.centipawns().abs() <= 1, "{score}");
}

#[test]
fn a_mate_on_the_hundredth_move_counts() {
    let situation = situation("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80");
    let (mv, score) = best(&situation, &Limits::of_depth(4));
    assert_eq!((mv.as_str(), score.mate_in()), ("Ra8#", Some(1)));
}

#[test]
fn bishop_and_knight_mate_before_the_fifty_moves_are_over() {
    // In the center, from the corner of the wrong color, and with all pieces far apart.
    for fen in [
        "8/2B5/8/8/4k3/8/8/6NK w - - 0 1",
        "7k/8/8/6N1/7K/8/2B5/8 w - - 0 1",
        "8/5K2/8/8/6N1/8/B2k4/8 w - - 0 1",
        "K7/8/8/1n6/8/2k1b3/8/8 b - - 0 1",
    ] {
        let mut game = Game::from_position(situation(fen).position);
        let mut engines = [engine(), engine()];
        while !game.position().legal_moves().is_empty() {
            assert!(game.position().halfmove_clock() < 100, "{fen}");
            let engine = &mut engines[game.position().turn().index()];
            let situation = Situation::from(&game);
            let limits = Limits::of_nodes(40_000);
            let answer = engine.search(&situation, &limits, &Control::new(), &mut |_| {});
            game.play(answer.candidates[0].mv).unwrap();
        }
        assert!(game.position().in_check(), "{fen} ends in stalemate");
    }
}

#[test]
fn the_same_search_has_the_same_result() {
    let situation =
        situation("r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9");
    let limits = Limits::of_nodes(60_000);
    let (one, other) = (search(&situation, &limits), search(&situation, &limits));
    assert_eq!(one, other);
    assert!((60_000..=60_001).contains(&one.nodes), "{}", one.nodes);
}

#[test]
fn depth_and_first_moves_are_kept_to() {
    let start: Situation = Position::start(Rules::Standard).into();
    let mut engine = engine();
    let mut depths = Vec::new();
    let among: Vec<Move> = ["a2a3", "h2h3"].map(|text| text.parse().unwrap()).to_vec();
    let answer = engine.search_among(
        &start,
        Some(&among),
        &Limits::of_depth(5),
        &Control::new(),
        &parlour_engine::chess::Stopwatch::start(),
        &mut |info| depths.push(info.depth),
    );
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert_eq!(answer.candidates.len(), 2);
    assert!(among.contains(&answer.best().unwrap()));
}

#[test]
fn several_lines_are_told_in_order() {
    let situation = situation("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let mut engine = engine();
    engine.set_multi_pv(4);
    let mut last: Vec<Info> = Vec::new();
    engine.search(
        &situation,
        &Limits::of_depth(7),
        &Control::new(),
        &mut |info| {
            if info.line == 1 {
                last.clear();
            }
            last.push(info);
        },
    );
    assert_eq!(
        last.iter().map(|info| info.line).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert!(last.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let mut firsts: Vec<_> = last.iter().map(|info| info.pv[0]).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn every_line_that_is_told_can_be_played() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ] {
        let situation = situation(fen);
        engine().search(
            &situation,
            &Limits::of_depth(9),
            &Control::new(),
            &mut |info| {
                let mut position = situation.position.clone();
                for mv in info.pv {
                    position = position.play(mv).unwrap();
                }
            },
        );
    }
}

#[test]
fn a_finished_game_has_no_move() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    ] {
        let answer = search(&situation(fen), &Limits::of_depth(5));
        assert_eq!(answer.best(), None);
    }
}

#[test]
fn many_threads_find_the_same_mates() {
    let mut engine = engine();
    engine.set_threads(4);
    let mates = include_str!("../data/mates.epd").lines();
    for line in mates.filter(|line| line.ends_with("dm 3")).take(8) {
        let (fen, _) = line.split_once("; dm ").unwrap();
        let situation = situation(fen);
        let limits = Limits {
            mate: Some(3),
            nodes: Some(4_000_000),
            ..Limits::default()
        };
        engine.clear();
        let answer = engine.search(&situation, &limits, &Control::new(), &mut |_| {});
        let score = answer.candidates[0].score.unwrap();
        assert_eq!(score.mate_in(), Some(3), "{fen}");
        assert!(situation.position.is_legal(answer.best().unwrap()));
    }
}

#[test]
fn a_stopped_search_ends_soon() {
    let control = Arc::new(Control::new());
    let other = control.clone();
    let searching = thread::spawn(move || {
        let start: Situation = Position::start(Rules::Standard).into();
        engine().search(&start, &Limits::infinite(), &other, &mut |_| {})
    });
    thread::sleep(Duration::from_millis(50));
    let begin = Instant::now();
    control.stop();
    assert!(searching.join().unwrap().best().is_some());
    assert!(
        begin.elapsed() < Duration::from_millis(500),
        "{:?}",
        begin.elapsed()
    );
}

#[test]
fn the_casual_king_is_taken_and_not_left() {
    let position = |fen| Situation::from(Position::from_fen(fen, Rules::Casual).unwrap());
    let taking = position("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    let answer = search(&taking, &Limits::of_depth(3));
    assert_eq!(answer.best(), Some("e2e8".parse().unwrap()));
    let leaving = position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    let mv = search(&leaving, &Limits::of_depth(4)).best().unwrap();
    assert_ne!(mv.to.file(), 4, "{mv}");
}

#[test]
fn chess960_castles() {
    // Only castling brings the rook past its king to the d-file, where it mates.
    let fen = "2rkr3/2p1p3/8/8/8/8/8/1RK5 w B - 0 1";
    let position = Position::from_fen(fen, Rules::Chess960).unwrap();
    let answer = search(&position.clone().into(), &Limits::of_depth(4));
    assert_eq!(position.uci(answer.best().unwrap()), "c1b1");
    assert_eq!(answer.candidates[0].score.unwrap().mate_in(), Some(1));
    for number in [0, 518, 959] {
        let start = Position::chess960(number);
        let answer = search(&start.clone().into(), &Limits::of_depth(6));
        assert!(start.is_legal(answer.best().unwrap()));
    }
}

/// Clock that advances with every look at it.
struct FakeClock {
    micros: AtomicU64,
    step: u64,
}

impl FakeClock {
    fn new(step: u64) -> Self {
        Self {
            micros: AtomicU64::new(0),
            step,
        }
    }
}

impl Clock for FakeClock {
    fn elapsed(&self) -> Duration {
        Duration::from_micros(self.micros.fetch_add(self.step, Ordering::Relaxed))
    }
}

fn timed(clock: &FakeClock, remaining: Remaining) -> Duration {
    let start: Situation = Position::start(Rules::Standard).into();
    let limits = Limits {
        clock: Some(remaining),
        ..Limits::default()
    };
    engine().search_among(&start, None, &limits, &Control::new(), clock, &mut |_| {});
    Duration::from_micros(clock.micros.load(Ordering::Relaxed))
}

#[test]
fn the_clock_is_kept_to_however_fast_it_goes() {
    for step in [2_000, 20_000] {
        for (time, increment, moves_to_go) in [
            (100, 0, None),
            (1_000, 100, None),
            (2_000, 0, Some(2)),
            (500, 0, Some(1)),
        ] {
            let clock = FakeClock::new(step);
            let remaining = Remaining {
                time: Duration::from_millis(time),
                increment: Duration::from_millis(increment),
                moves_to_go,
            };
            let taken = timed(&clock, remaining);
            let slack = Duration::from_micros(step * 2);
            assert!(
                taken < remaining.time + slack,
                "{taken:?} of {remaining:?} in steps of {step} µs"
            );
        }
    }
}

#[test]
fn pondering_costs_no_time() {
    let control = Arc::new(Control::pondering());
    let other = control.clone();
    let searching = thread::spawn(move || {
        let start: Situation = Position::start(Rules::Standard).into();
        let limits = Limits::of_time(Duration::from_millis(60));
        let begin = Instant::now();
        engine().search(&start, &limits, &other, &mut |_| {});
        begin.elapsed()
    });
    thread::sleep(Duration::from_millis(150));
    control.ponder_hit(Duration::from_millis(150));
    let taken = searching.join().unwrap();
    assert!(taken >= Duration::from_millis(180), "{taken:?}");
    assert!(taken < Duration::from_millis(1_500), "{taken:?}");
}

/// Clock on which the first thread never sees the time run out.
struct Blind(thread::ThreadId);

impl Clock for Blind {
    fn elapsed(&self) -> Duration {
        if thread::current().id() == self.0 {
            Duration::ZERO
        } else {
            Duration::from_secs(60)
        }
    }
}

#[test]
fn every_thread_ends_the_search_when_the_time_is_over() {
    const MANY: u64 = 3_000_000;
    let start: Situation = Position::start(Rules::Standard).into();
    let limits = Limits {
        nodes: Some(MANY),
        ..Limits::of_time(Duration::from_secs(1))
    };
    let options = Options {
        threads: 2,
        ..Options::default()
    };
    let clock = Blind(thread::current().id());
    let mut engine = Engine::new(options).unwrap();
    let answer = engine.search_among(&start, None, &limits, &Control::new(), &clock, &mut |_| {});
    assert!(answer.nodes < MANY, "{}", answer.nodes);
}
