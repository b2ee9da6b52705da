//! The solver compared with known answers and with a plain exhaustive solver, over many deals.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};

use crate::common::{
    exhaustive::Exhaustive,
    prospector::{Answers, golden, known, mine, played, puzzle, repository_file},
};
use parlour_rules::{
    Random,
    cards::{Layout, SlotId},
    prospector::{
        Deal, DealFilter, DealName, DealSeed, Dealer, Mine, Move, Round, Rules, SlotSet, State,
        solver::{Budget, HintGoal, Puzzle, Solver, TooLarge, Unsolved},
    },
};
use rand::{Rng, seq::SliceRandom};

/// Number of deals for the share of winnable ones, in a normal run and with `--ignored`.
const DEALS: u64 = 2_000;
const ALL_DEALS: u64 = 10_000;

fn solver() -> Solver {
    Solver::new(mine()).unwrap()
}

fn numbered(number: u64) -> Deal {
    DealSeed::numbered(number).deal(&mine())
}

/// Returns the solver's answers for a deal, after playing its moves to verify them.
fn answers(solver: &Solver, deal: &Deal, rules: Rules) -> Answers {
    let puzzle = puzzle(deal, rules);
    let winnable = solver.is_winnable(&puzzle, &Budget::UNLIMITED).unwrap();
    let shortest = solver.shortest(&puzzle, &Budget::UNLIMITED).unwrap();
    assert_eq!(winnable, shortest.is_some());
    if let Some(moves) = &shortest {
        assert_eq!(played(deal, rules, moves).state(), State::Won);
    }
    let best = solver.best_scores(&puzzle, &Budget::UNLIMITED).unwrap();
    assert_eq!(winnable, best.win.is_some());
    let any = played(deal, rules, &best.any.moves);
    assert_eq!(any.score().banked + any.score().open(), best.any.points);
    if let Some(win) = &best.win {
        let won = played(deal, rules, &win.moves);
        assert_eq!((won.state(), won.score().banked), (State::Won, win.points));
    }
    Answers {
        steps: shortest.map(|moves| moves.len()),
        scores: Some((best.any.points, best.win.map(|win| win.points))),
    }
}

#[test]
fn all_known_deals_are_solved() {
    let solver = solver();
    let tables = ["named.csv", "deals.csv"].map(known);
    assert_eq!(tables.each_ref().map(Vec::len), [8, 200]);
    let mut scored = 0;
    for known in tables.into_iter().flatten() {
        for (rules, expected) in Rules::ALL.into_iter().zip(known.answers) {
            let found = answers(&solver, &known.deal, rules);
            let name = &known.name;
            assert_eq!(found.steps, expected.steps, "{name}, {rules:?}");
            if expected.scores.is_some() {
                scored += 1;
                assert_eq!(found.scores, expected.scores, "{name}, {rules:?}");
            }
        }
    }
    assert_eq!(scored, 2 * (8 + 60));
}

/// A mine of ten slots in four rows, small enough for the exhaustive solver.
fn small_mine() -> Arc<Mine> {
    let text = "(multiplier: (x: 1, y: 1), slots: [
        (id: 0, x: 0, y: 0, layer: 0, hidden_by: [1, 2]),
        (id: 1, x: 0, y: 0, layer: 1, hidden_by: [3, 4]),
        (id: 2, x: 0, y: 0, layer: 1, hidden_by: [4, 5]),
        (id: 3, x: 0, y: 0, layer: 2, hidden_by: [6, 7]),
        (id: 4, x: 0, y: 0, layer: 2, hidden_by: [7, 8]),
        (id: 5, x: 0, y: 0, layer: 2, hidden_by: [8, 9]),
        (id: 6, x: 0, y: 0, layer: 3, face_up: true),
        (id: 7, x: 0, y: 0, layer: 3, face_up: true),
        (id: 8, x: 0, y: 0, layer: 3, face_up: true),
        (id: 9, x: 0, y: 0, layer: 3, face_up: true),
    ], draw_pile: (x: 0, y: 0, layer: 0), discard_pile: (x: 0, y: 0, layer: 0))";
    Arc::new(Mine::new(&Layout::read("small.ron", text).unwrap()).unwrap())
}

fn assert_as_exhaustive(solver: &Solver, mine: &Arc<Mine>, deal: &Deal, rules: Rules, at: &str) {
    for gold in [SlotSet::EMPTY, deal.gold()] {
        let deal = Deal::new(deal.deck().clone(), gold.iter(), mine.len()).unwrap();
        let mut plain = Exhaustive::new(mine, &deal, gold, rules);
        let puzzle = Puzzle::of_deal(&deal, mine, rules);
        let best = solver.best_scores(&puzzle, &Budget::UNLIMITED).unwrap();
        let best = (best.any.points, best.win.map(|win| win.points));
        assert_eq!(best, plain.best_scores(), "{at}, gold {gold:?}");
        let winnable = solver.is_winnable(&puzzle, &Budget::UNLIMITED);
        assert_eq!(winnable, Ok(plain.is_winnable()), "{at}");
    }
}

#[test]
fn the_exhaustive_solver_agrees() {
    let solver = solver();
    for number in 1..=4 {
        let rules = Rules::ALL[number as usize % 2];
        assert_as_exhaustive(
            &solver,
            &mine(),
            &numbered(number),
            rules,
            &format!("deal {number}"),
        );
    }
}

#[test]
fn the_exhaustive_solver_agrees_on_another_mine_with_much_gold() {
    let mine = small_mine();
    let solver = Solver::new(mine.clone()).unwrap();
    for seed in 0..150 {
        let mut dice = Random::new(seed);
        let deck = numbered(seed).deck().clone();
        let gold = (0..10).map(SlotId).filter(|_| dice.gen_bool(0.5));
        let deal = Deal::new(deck, gold, mine.len()).unwrap();
        let rules = *Rules::ALL.choose(&mut dice).unwrap();
        assert_as_exhaustive(&solver, &mine, &deal, rules, &format!("seed {seed}"));
    }
}

#[test]
fn answers_hold_from_wherever_a_round_stands() {
    let solver = solver();
    for seed in 0..25 {
        let mut dice = Random::new(seed);
        let rules = *Rules::ALL.choose(&mut dice).unwrap();
        let mut round = Round::numbered(&mine(), DealSeed::numbered(seed), rules);
        for _ in 0..dice.gen_range(0..30) {
            let takeable = round.takeable();
            let mv = match dice.gen_range(0..3) {
                0 => Move::Draw,
                _ if takeable.is_empty() => Move::Draw,
                _ => Move::Take(*takeable.choose(&mut dice).unwrap()),
            };
            if round.play(mv).is_err() {
                break;
            }
        }
        let at = format!("seed {seed}");
        let puzzle = Puzzle::of(&round);
        let best = solver.best_scores(&puzzle, &Budget::UNLIMITED).unwrap();
        let shortest = solver.shortest(&puzzle, &Budget::UNLIMITED).unwrap();
        let winnable = solver.is_winnable(&puzzle, &Budget::UNLIMITED);
        assert_eq!(winnable, Ok(shortest.is_some()), "{at}");
        assert_eq!(winnable, Ok(best.win.is_some()), "{at}");

        // The value of a position is that of its best continuation.
        let mut moves: Vec<_> = round.takeable().into_iter().map(Move::Take).collect();
        moves.push(Move::Draw);
        let (mut most, mut fewest) = (round.score().open(), None);
        for mv in moves {
            let mut next = round.clone();
            if next.play(mv).is_err() {
                continue;
            }
            let puzzle = Puzzle::of(&next);
            let banked = next.score().banked - round.score().banked;
            let best = solver.best_scores(&puzzle, &Budget::UNLIMITED).unwrap();
            most = most.max(banked + best.any.points);
            let steps = solver.shortest(&puzzle, &Budget::UNLIMITED).unwrap();
            let steps = steps.map(|moves| moves.len() + 1);
            fewest = [fewest, steps].into_iter().flatten().min();
        }
        assert_eq!(best.any.points, most, "{at}");
        if round.state() == State::Playing {
            assert_eq!(shortest.as_ref().map(Vec::len), fewest, "{at}");
        }
    }
}

#[test]
fn hints_never_lie() {
    let solver = solver();
    for seed in 0..12 {
        let rules = Rules::ALL[seed as usize % 2];
        for goal in [HintGoal::Win, HintGoal::Score] {
            let mut round =
                Round::numbered(&mine(), DealSeed::numbered(seed), rules).carrying(1_000);
            let whole = Puzzle::of(&round);
            let best = solver.best_scores(&whole, &Budget::UNLIMITED).unwrap();
            let shortest = solver.shortest(&whole, &Budget::UNLIMITED).unwrap();
            let mut steps = 0;
            while let Some(hint) = solver.hint(&round, goal, &Budget::UNLIMITED).unwrap() {
                let at = format!("seed {seed}, {goal:?}, after {steps}: {hint:?}");
                match goal {
                    HintGoal::Win => {
                        let left = shortest.as_ref().map(|moves| moves.len() - steps);
                        assert_eq!(hint.steps_to_win, left, "{at}");
                        let fallen_back = shortest.is_none();
                        assert_eq!(
                            hint.goal,
                            if fallen_back {
                                HintGoal::Score
                            } else {
                                HintGoal::Win
                            },
                            "{at}"
                        );
                    }
                    HintGoal::Score => {
                        assert_eq!(hint.goal, HintGoal::Score, "{at}");
                        assert_eq!(hint.best_score, 1_000 + best.any.points, "{at}");
                    }
                }
                round.play(hint.mv).unwrap();
                steps += 1;
                if steps > 6 && goal == HintGoal::Score {
                    break;
                }
            }
            if goal == HintGoal::Win {
                let expected = if shortest.is_some() {
                    State::Won
                } else {
                    State::Lost
                };
                assert_eq!(round.state(), expected, "seed {seed}");
            }
        }
    }
}

#[test]
fn gold_is_gone_for() {
    // The same round with the last card of a run as gold.
    let cards = known("deals.csv").remove(1).deal.deck().to_string();
    let solver = solver();
    let best = |gold: &[u16]| {
        let puzzle = puzzle(&golden(&cards, gold), Rules::WRAP);
        let best = solver.best_scores(&puzzle, &Budget::UNLIMITED).unwrap();
        assert_eq!(
            solver
                .best_scores(&puzzle.without_gold(), &Budget::UNLIMITED)
                .unwrap()
                .any
                .points,
            203
        );
        best.any.points
    };
    assert_eq!(best(&[]), 203);
    let all: Vec<_> = (0..28).collect();
    assert!(best(&[0]) > 203);
    assert!(best(&all) > best(&[0, 1, 2]));
}

#[test]
fn the_search_can_be_stopped() {
    let solver = solver();
    let puzzle = puzzle(&numbered(1), Rules::WRAP);
    let raised = AtomicBool::new(true);
    let few = Budget {
        states: Some(1_000),
        ..Budget::UNLIMITED
    };
    for budget in [Budget::until(&raised), few] {
        assert_eq!(solver.is_winnable(&puzzle, &budget), Err(Unsolved::Stopped));
        assert_eq!(solver.best_scores(&puzzle, &budget), Err(Unsolved::Stopped));
    }
    let round = Round::numbered(&mine(), DealSeed::numbered(1), Rules::WRAP);
    let budget = Budget::until(&raised);
    assert_eq!(
        solver.hint(&round, HintGoal::Win, &budget),
        Err(Unsolved::Stopped)
    );
    let sentence = "the search was stopped before it finished";
    assert_eq!(Unsolved::Stopped.to_string(), sentence);
}

#[test]
fn a_solver_knows_its_own_mine_only() {
    let other = Puzzle::of_deal(&numbered(1), &small_mine(), Rules::WRAP);
    let refused = solver().is_winnable(&other, &Budget::UNLIMITED);
    assert_eq!(refused, Err(Unsolved::OtherMine));
    // The same mine, read from its file.
    let layout = Layout::read("layout.ron", &repository_file("data/prospector/layout.ron"));
    let read = Arc::new(Mine::new(&layout.unwrap()).unwrap());
    let puzzle = Puzzle::of_deal(&numbered(1), &read, Rules::WRAP);
    assert_eq!(solver().is_winnable(&puzzle, &Budget::UNLIMITED), Ok(true));
}

#[test]
fn a_mine_that_is_too_large_is_said_to_be() {
    let slots: String = (0..40)
        .map(|id| format!("(id: {id}, x: 0, y: 0, layer: 0, face_up: true),"))
        .collect();
    let text = format!(
        "(multiplier: (x: 1, y: 1), slots: [{slots}], draw_pile: (x: 0, y: 0, layer: 0), \
         discard_pile: (x: 0, y: 0, layer: 0))"
    );
    let mine = Arc::new(Mine::new(&Layout::read("wide.ron", &text).unwrap()).unwrap());
    assert_eq!(Solver::new(mine.clone()).err(), Some(TooLarge));
    // Deals are dealt without the solver.
    let dealer = Dealer::new(mine);
    assert!(dealer.solver().is_none());
    let seed = dealer.seed(DealName::Number(1), Rules::WRAP, DealFilter::Winnable);
    assert_eq!(seed, DealSeed::numbered(1));
}

/// Published shares: 97.14% with wrap, 72.6% without.
#[test]
fn as_many_deals_can_be_won_as_should() {
    assert_winnable_share(DEALS);
}

#[test]
#[ignore = "ten thousand deals"]
fn as_many_deals_of_ten_thousand_can_be_won_as_should() {
    assert_winnable_share(ALL_DEALS);
}

fn assert_winnable_share(deals: u64) {
    let solver = solver();
    let begin = Instant::now();
    let share = |rules| {
        let winnable = (1..=deals).filter(|&number| {
            let puzzle = puzzle(&numbered(number), rules);
            solver.is_winnable(&puzzle, &Budget::UNLIMITED) == Ok(true)
        });
        winnable.count() as f64 / deals as f64
    };
    let (wrap, no_wrap) = (share(Rules::WRAP), share(Rules::NO_WRAP));
    println!(
        "{deals} deals: {wrap}, {no_wrap} without wrap, {:?}",
        begin.elapsed()
    );
    assert!((0.963..=0.979).contains(&wrap), "{wrap}");
    assert!((0.715..=0.76).contains(&no_wrap), "{no_wrap}");
}
