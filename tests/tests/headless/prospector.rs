//! Prospector's table without a window: clicks, keys, scores, undo, hints, saves.

mod effects;
mod pile;

use fyrox::core::algebra::{Vector2, Vector3};
use parlour_chess::panels::ChessCommand;
use parlour_prospector::{
    ID as PROSPECTOR,
    options::ProspectorOptions,
    panels::{ProspectorCommand, ProspectorDialog},
    scene::tableau::{Spot, Tableau},
    table::ProspectorTable,
};
use parlour_rules::{
    cards::SlotId,
    prospector::{
        DealFilter, DealName, Dealer, Event, Mine, Move, Reason, Round, RoundKind, Rules,
        solver::{Budget, HintGoal, Puzzle},
    },
};
use parlour_shell::{
    app::{options::Options, settings::MotionSpeed},
    table::{Table, tutorial::GuideCommand},
    ui::{Action, Dialog},
};
use parlour_tests::headless::{
    Next, Scene, Step, act, click, dialog, do_action, follow, make_move, named,
    options as at_chess, play, press, ready, table_of, updates, wait, wait_for,
};
use serde_json::Value;
use std::{cell::Cell, path::Path, rc::Rc, sync::Arc};

fn options(saves: &Path, deal: u64) -> Options {
    Options {
        table: Some(PROSPECTOR),
        ..at_chess(saves)
    }
    .set(|prospector: &mut ProspectorOptions| prospector.deal = Some(deal))
}

fn dealer() -> Dealer {
    Dealer::new(Arc::new(Mine::standard()))
}

/// Deals the round with this number, as the game does.
fn round(number: u64) -> Round {
    let dealer = dealer();
    let seed = dealer.seed(DealName::Number(number), Rules::WRAP, DealFilter::Winnable);
    Round::numbered(dealer.mine(), seed, Rules::WRAP)
}

/// Returns the shortest solution of the deal with this number.
fn solution(number: u64) -> Vec<Move> {
    let dealer = dealer();
    let puzzle = Puzzle::of(&round(number));
    let solver = dealer.solver().unwrap();
    let moves = solver.shortest(&puzzle, &Budget::UNLIMITED).unwrap();
    moves.expect("only deals that can be won are dealt")
}

fn name(mv: Move) -> String {
    match mv {
        Move::Take(slot) => format!("slot-{slot}"),
        Move::Draw => "draw".to_owned(),
    }
}

fn pick(mv: Move) -> Step {
    click(&*Box::leak(name(mv).into_boxed_str()))
}

fn dig(dig: ProspectorCommand) -> Step {
    do_action(Action::run(dig))
}

/// Checks the round on the table.
fn check(mut what: impl FnMut(&Round) + 'static) -> Step {
    act(move |scene| {
        let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
        what(table_of::<ProspectorTable>(scene).round(table).unwrap());
    })
}

fn tableau<T>(scene: &mut Scene, with: impl FnOnce(&Tableau) -> T) -> T {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    let root = table.graph.get_root();
    let (node, _) = table.graph.find_first_by_script::<Tableau>(root).unwrap();
    with(table.graph.try_get_script_of::<Tableau>(node).unwrap())
}

#[test]
fn a_round_is_won_by_clicks_and_its_score_is_that_of_the_rules() {
    let saves = tempfile::tempdir().unwrap();
    let moves = solution(7);
    let mut steps = Vec::new();
    for (ply, mv) in moves.iter().enumerate() {
        steps.push(ready(ply as u64));
        steps.push(pick(*mv));
    }
    steps.push(dialog("round-over"));
    let received = follow(options(saves.path(), 7), steps);

    let mut played = round(7);
    let mut banks = Vec::new();
    for mv in moves {
        for event in played.play(mv).unwrap() {
            if let Event::RunScored(banked) = event {
                banks.push((banked.run, banked.gold, banked.added, banked.score));
            }
        }
    }
    let told: Vec<_> = named(&received, "bank")
        .iter()
        .map(|bank| {
            let number = |key: &str| bank[key].as_u64().unwrap();
            let gold = number("gold") as u32;
            (number("run"), gold, number("added"), number("score"))
        })
        .collect();
    assert_eq!(told, banks);
    let over = named(&received, "round");
    assert_eq!(over.len(), 1);
    assert_eq!(over[0]["won"], true);
    assert_eq!(over[0]["score"], played.score().banked);
    let takes = named(&received, "take");
    assert_eq!(takes.len(), 28, "every card of the mine");
}

#[test]
fn picks_name_what_can_be_taken_and_nothing_else() {
    let saves = tempfile::tempdir().unwrap();
    let wanted: Vec<String> = round(7)
        .takeable()
        .into_iter()
        .map(|slot| format!("slot-{slot}"))
        .collect();
    let received = follow(options(saves.path(), 7), vec![ready(0)]);
    let picks = named(&received, "picks")[0];
    let mut cards: Vec<&String> = picks["cards"].as_object().unwrap().keys().collect();
    cards.retain(|name| *name != "draw");
    let mut wanted: Vec<&String> = wanted.iter().collect();
    wanted.sort();
    assert_eq!(cards, wanted);
}

#[test]
fn a_click_while_a_card_still_flies_is_kept_and_played() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path(), 7);
    options.motion = Some(MotionSpeed::Fast);
    // The second click comes before the first card has arrived.
    let received = follow(
        options,
        vec![
            ready(0),
            click("draw"),
            wait("draw"),
            click("draw"),
            wait("draw"),
            ready(2),
            check(|round| assert_eq!(round.history(), [Move::Draw, Move::Draw])),
        ],
    );
    // The table was not at rest in between, or there would be a `picks` event.
    let names: Vec<_> = received.iter().map(|event| &event["event"]).collect();
    let first = names.iter().position(|name| *name == "draw").unwrap();
    assert_eq!(names[first + 1], "draw");
}

/// Returns a face-up card of deal 7 that can't be taken at the start.
fn unfit() -> Spot {
    let before = round(7);
    let wrong = (18..28)
        .map(SlotId)
        .find(|slot| before.allows(Move::Take(*slot)).is_err());
    Spot::Slot(wrong.unwrap())
}

/// Drags the card at one spot to another.
fn drag(from: Spot, to: Spot) -> Step {
    act(move |scene| {
        let [from, to] = [from, to].map(|spot| {
            let place = tableau(scene, |tableau| tableau.place_of(spot));
            pixel_of(scene, place.unwrap())
        });
        let input = &mut scene.parlour.shell.input;
        input.moved(from, true);
        input.primary(true, true);
        input.moved(to, true);
        input.primary(false, true);
    })
}

#[test]
fn a_dragged_card_that_does_not_fit_says_why() {
    for to in [Spot::Target, Spot::Draw] {
        let saves = tempfile::tempdir().unwrap();
        let steps = vec![ready(0), drag(unfit(), to), wait("error")];
        let received = follow(options(saves.path(), 7), steps);
        assert_eq!(named(&received, "draw").len(), 0);
    }
}

#[test]
fn a_card_dragged_to_the_target_is_taken() {
    let saves = tempfile::tempdir().unwrap();
    let first = Spot::Slot(round(7).takeable()[0]);
    let steps = vec![ready(0), drag(first, Spot::Target), ready(1)];
    let received = follow(options(saves.path(), 7), steps);
    assert_eq!(named(&received, "take").len(), 1);
}

#[test]
fn a_dragged_card_follows_the_pointer_and_returns() {
    let saves = tempfile::tempdir().unwrap();
    let first = Spot::Slot(round(7).takeable()[0]);
    let place = move |scene: &mut Scene| {
        let place = tableau(scene, |tableau| tableau.place_of(first));
        place.unwrap()
    };
    let home = Rc::new(Cell::new(Vector3::zeros()));
    let (before, after) = (home.clone(), home);
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            act(move |scene| {
                before.set(place(scene));
                let from = pixel_of(scene, before.get());
                let input = &mut scene.parlour.shell.input;
                input.moved(from, true);
                input.primary(true, true);
                input.moved(from + Vector2::new(60.0, 40.0), true);
            }),
            {
                let home = after.clone();
                Box::new(move |scene, _| (place(scene) - home.get()).norm() > 0.3)
            },
            act(|scene| scene.parlour.shell.input.primary(false, true)),
            Box::new(move |scene, _| (place(scene) - after.get()).norm() < 1e-3),
            check(|round| assert!(round.history().is_empty())),
        ],
    );
}

#[test]
fn a_card_that_does_not_fit_stays_and_says_why() {
    let saves = tempfile::tempdir().unwrap();
    let before = round(7);
    let received = follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            act(move |scene| {
                let place = tableau(scene, |tableau| tableau.place_of(unfit()));
                click_at(scene, place.unwrap());
            }),
            wait("error"),
            check(move |round| assert_eq!(*round, before)),
        ],
    );
    assert_eq!(named(&received, "take").len(), 0);
}

#[test]
fn the_keys_alone_take_and_draw() {
    let saves = tempfile::tempdir().unwrap();
    let received = follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            act(|scene| {
                scene.parlour.shell.input.step(0, -1);
                scene.parlour.shell.input.confirm();
            }),
            ready(1),
        ],
    );
    assert_eq!(named(&received, "take").len(), 1, "from the target down");
}

#[test]
fn enter_plays_the_hinted_move() {
    let saves = tempfile::tempdir().unwrap();
    let best = solution(7)[0];
    let received = follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            dig(ProspectorCommand::Hint(HintGoal::Win)),
            wait("hint"),
            act(|scene| scene.parlour.shell.input.confirm()),
            ready(1),
            check(move |round| assert_eq!(round.history(), [best])),
        ],
    );
    assert_eq!(named(&received, "hint")[0]["move"], best.to_string());
}

#[test]
fn what_was_taken_back_can_be_made_again_and_no_longer_counts() {
    let saves = tempfile::tempdir().unwrap();
    let first = solution(7)[0];
    let begun = round(7);
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            pick(first),
            ready(1),
            do_action(Action::Undo),
            wait("step"),
            ready(0),
            check(move |round| assert_eq!(round.target(), begun.target())),
            do_action(Action::Redo),
            ready(1),
            act(|scene| {
                let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let series = table_of::<ProspectorTable>(scene).series(table).unwrap();
                use parlour_rules::prospector::Reason;
                assert_eq!(series.reasons(), [Reason::Typed, Reason::Undo]);
            }),
        ],
    );
}

#[test]
fn a_hint_is_true_and_counted() {
    let saves = tempfile::tempdir().unwrap();
    let steps = solution(7).len() as u64;
    let received = follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            dig(ProspectorCommand::Hint(HintGoal::Win)),
            wait("hint"),
            act(|scene| {
                let hinted = tableau(scene, |tableau| tableau.hinted().len());
                assert_eq!(hinted, 1);
                let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let series = table_of::<ProspectorTable>(scene).series(table).unwrap();
                use parlour_rules::prospector::Reason;
                assert!(series.reasons().contains(&Reason::Hint));
            }),
            dig(ProspectorCommand::CanWin),
            wait_for("hint", |hint| hint["winnable"] == true),
        ],
    );
    let hint = named(&received, "hint")[0];
    assert_eq!(hint["aim"], "win");
    assert_eq!(hint["steps_to_win"], steps);
}

#[test]
fn a_hint_on_the_daily_deal_asks_once_before_it_changes_the_record() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            dig(ProspectorCommand::Daily),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            dig(ProspectorCommand::Hint(HintGoal::Win)),
            dialog("aid"),
            press("aid-yes"),
            // Neither while the solver thinks nor afterwards is there another question.
            act(|scene| assert!(scene.parlour.shell.dialogs.is_empty())),
            dig(ProspectorCommand::CanWin),
            wait_for("hint", |hint| hint["winnable"] == true),
            dig(ProspectorCommand::Hint(HintGoal::Win)),
            wait_for("hint", |hint| hint["aim"] == "win"),
        ],
    );
}

#[test]
fn undo_in_a_first_round_asks_before_it_changes_the_record() {
    let saves = tempfile::tempdir().unwrap();
    let options = options(saves.path(), 7);
    follow(
        options.set(|prospector: &mut ProspectorOptions| prospector.deal = None),
        vec![
            ready(0),
            click("draw"),
            ready(1),
            do_action(Action::Undo),
            dialog("aid"),
            press("cancel"),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            check(|round| assert_eq!(round.history().len(), 1)),
        ],
    );
}

#[test]
fn a_round_goes_on_where_it_was_left() {
    let saves = tempfile::tempdir().unwrap();
    let moves = solution(7);
    let (first, second) = (moves[0], moves[1]);
    follow(
        options(saves.path(), 7),
        vec![ready(0), pick(first), ready(1), pick(second), ready(2)],
    );
    let again = options(saves.path(), 7);
    let again = again.set(|prospector: &mut ProspectorOptions| prospector.deal = None);
    follow(
        again,
        vec![
            ready(2),
            check(move |round| {
                assert_eq!(round.history(), [first, second]);
                assert_eq!(round.seed().unwrap().name, DealName::Number(7));
            }),
        ],
    );
}

#[test]
fn a_round_that_was_begun_is_given_up_only_after_a_question_and_counts_as_lost() {
    let saves = tempfile::tempdir().unwrap();
    let first = solution(7)[0];
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            pick(first),
            ready(1),
            dig(ProspectorCommand::Next),
            dialog("give-up"),
            press("give-up-yes"),
            ready(0),
            act(|scene| {
                let records = table_of::<ProspectorTable>(scene).records();
                let tally = *records.statistics.of(RoundKind::Typed);
                assert_eq!((tally.played, tally.won), (1, 0));
            }),
        ],
    );
    let books = std::fs::read_to_string(saves.path().join("prospector-books.ron")).unwrap();
    assert!(books.contains("played: 1"), "{books}");
}

#[test]
fn the_daily_deal_sets_the_game_aside_and_comes_back_to_it_after_a_restart() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            click("draw"),
            ready(1),
            // Nothing is given up, so there is no question.
            dig(ProspectorCommand::Daily),
            ready(0),
        ],
    );
    let again = options(saves.path(), 7);
    follow(
        again.set(|prospector: &mut ProspectorOptions| prospector.deal = None),
        vec![
            ready(0),
            check(|round| {
                let name = round.seed().unwrap().name;
                assert!(matches!(name, DealName::Daily(_)), "{name:?}");
            }),
            dig(ProspectorCommand::Next),
            dialog("give-up"),
            press("give-up-yes"),
            ready(1),
            check(|round| {
                assert_eq!(round.history(), [Move::Draw]);
                assert_eq!(round.seed().unwrap().name, DealName::Number(7));
            }),
            act(|scene| {
                let records = table_of::<ProspectorTable>(scene).records();
                assert_eq!(records.daily.entries().len(), 1);
                assert_eq!(records.statistics.all(), (1, 0));
            }),
        ],
    );
}

#[test]
fn a_number_is_typed_and_dealt() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        options(saves.path(), 7),
        vec![
            ready(0),
            do_action(Action::Open(Dialog::new(ProspectorDialog::DealNumber(
                String::new(),
            )))),
            dig(ProspectorCommand::Digit(4)),
            dig(ProspectorCommand::Digit(9)),
            dig(ProspectorCommand::Erase),
            dig(ProspectorCommand::Digit(2)),
            dialog("deal-number"),
            dig(ProspectorCommand::Deal(42)),
            wait_for("picks", |picks| picks["dialog"].is_null()),
            check(|round| assert_eq!(round.seed().unwrap().name, DealName::Number(42))),
        ],
    );
}

#[test]
fn damaged_books_are_kept_and_new_ones_begun() {
    let saves = tempfile::tempdir().unwrap();
    std::fs::write(
        saves.path().join("prospector-books.ron"),
        "(version: 1, con",
    )
    .unwrap();
    std::fs::write(saves.path().join("prospector.ron"), "\u{1}").unwrap();
    let shown_together: Step = Box::new(|scene, _| {
        let shown = scene.parlour.shell.sentence().unwrap_or_default();
        ["prospector-books.ron.damaged-1", "prospector.ron.damaged-1"]
            .iter()
            .all(|name| shown.contains(name))
    });
    let received = follow(options(saves.path(), 7), vec![ready(0), shown_together]);
    let errors = named(&received, "error");
    assert_eq!(errors.len(), 2, "{errors:#?}");
    for name in ["prospector-books.ron.damaged-1", "prospector.ron.damaged-1"] {
        assert!(saves.path().join(name).exists(), "{name}");
    }
}

#[test]
fn from_chess_to_prospector_and_back_nothing_is_lost() {
    let saves = tempfile::tempdir().unwrap();
    follow(
        at_chess(saves.path()),
        vec![
            ready(0),
            make_move("e2", "e4"),
            ready(1),
            do_action(Action::Menu),
            do_action(Action::OpenTable(parlour_prospector::ID)),
            // The first visit offers the tutorial.
            dialog("tutorial"),
            press("tutorial-no"),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && picks["cards"]["draw"].is_array()
            }),
            click("draw"),
            ready(1),
            do_action(Action::Menu),
            do_action(Action::run(ChessCommand::Resume)),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && picks["squares"]["e4"].is_array() && picks["ply"] == 1
            }),
            do_action(Action::Menu),
            do_action(Action::OpenTable(parlour_prospector::ID)),
            wait_for("picks", |picks| {
                picks["cards"]["draw"].is_array() && picks["ply"] == 1
            }),
        ],
    );
}

#[test]
fn every_one_of_many_quick_clicks_on_the_draw_pile_draws() {
    // Cards arrive at once here, and the physics engine updates their colliders later.
    for pause in 0..3 {
        let saves = tempfile::tempdir().unwrap();
        let options = options(saves.path(), 7);
        let mut steps = vec![ready(0), at_target()];
        for _ in 0..5 {
            steps.push(click("draw"));
            steps.push(updates(pause));
        }
        steps.push(ready(5));
        let received = follow(options, steps);
        assert_eq!(named(&received, "draw").len(), 5, "{pause} updates apart");
    }
}

/// Clicks the target pile.
fn at_target() -> Step {
    act(|scene| {
        let place = tableau(scene, |tableau| tableau.place_of(Spot::Target));
        click_at(scene, place.unwrap());
    })
}

/// Clicks the pixel where this point of the scene is drawn.
fn click_at(scene: &mut Scene, place: Vector3<f32>) {
    let at = pixel_of(scene, place);
    scene.parlour.shell.input.moved(at, true);
    scene.parlour.shell.input.primary(true, true);
    scene.parlour.shell.input.primary(false, true);
}

/// Returns the pixel where this point of the scene is drawn.
fn pixel_of(scene: &Scene, place: Vector3<f32>) -> Vector2<f32> {
    let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
    scene.parlour.shell.pixel(table, place).unwrap()
}

#[test]
fn the_demonstration_plays_a_round_to_its_end_and_leaves() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path(), 7);
    options.demo = true;
    // Only the demonstration itself ends the game.
    let received = play(options, |_| Next::Again);
    let over = named(&received, "round");
    assert_eq!(over.len(), 1);
    assert_eq!(over[0]["won"], true);
    let moves = named(&received, "take").len() + named(&received, "draw").len();
    assert_eq!(moves, solution(7).len());
    let left: Vec<_> = std::fs::read_dir(saves.path()).unwrap().collect();
    assert!(left.is_empty(), "it is not the player's: {left:?}");
}

/// Plays the round by clicks, won or lost, until the dialog at its end.
fn play_on() -> Step {
    let mut begun = false;
    Box::new(move |scene, picks| {
        let told = scene.news.iter().any(|event| event["event"] == "picks");
        if begun && !told {
            return false;
        }
        if picks["dialog"] == "round-over" {
            return true;
        }
        begun = true;
        let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
        let round = table_of::<ProspectorTable>(scene).round(table).unwrap();
        let first = round.takeable().into_iter().next();
        pick(first.map_or(Move::Draw, Move::Take))(scene, picks);
        false
    })
}

#[test]
fn a_round_whose_result_was_closed_still_leads_on() {
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        ready(0),
        play_on(),
        do_action(Action::Close),
        wait_for("picks", |picks| {
            picks["dialog"].is_null() && picks["buttons"]["next"].is_array()
        }),
        press("next"),
        ready(0),
    ];
    follow(options(saves.path(), 7), steps);
}

#[test]
fn return_in_the_menu_leads_back_to_the_table_where_a_game_waits() {
    let saves = tempfile::tempdir().unwrap();
    let steps = vec![
        ready(0),
        click("draw"),
        ready(1),
        do_action(Action::Menu),
        dialog("menu"),
        act(|scene| {
            let primary = scene.parlour.shell.gui.primary();
            assert_eq!(primary, Some(Action::OpenTable(PROSPECTOR)));
        }),
    ];
    follow(options(saves.path(), 7), steps);
}

#[test]
fn the_player_does_each_step_of_the_tutorial_which_enters_no_record() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = at_chess(saves.path());
    options.table = None;
    options.seed = Some(3);
    let guided = |ply: u64, step: usize| {
        wait_for("picks", move |picks| {
            let button = |name: &str| picks["buttons"][name].is_array();
            let is_task = (1..6).contains(&step);
            let next = button("guide-next") != is_task && button("guide-leave");
            picks["ply"] == ply && next && button("guide-back") == (step > 0)
        })
    };
    let marked = |spots: &'static [Spot]| -> Step {
        Box::new(move |scene, _| tableau(scene, |tableau| tableau.hinted() == spots))
    };
    let before = std::rc::Rc::new(std::cell::RefCell::new(None));
    let after = before.clone();
    let next = || dig(ProspectorCommand::Guide(GuideCommand::Next));
    let mut steps = vec![
        dialog("menu"),
        do_action(Action::OpenTable(parlour_prospector::ID)),
        dialog("tutorial"),
        // The round that waits meanwhile comes back at the end.
        check(move |round| *before.borrow_mut() = Some(round.clone())),
        press("tutorial-yes"),
        guided(0, 0),
        // The first step shows where the piles are.
        marked(&[Spot::Target, Spot::Draw]),
        next(),
        guided(0, 1),
        marked(&[Spot::Slot(SlotId(27))]),
        // Next waits for the player's move, and only the marked card can be played.
        next(),
        click("draw"),
        guided(0, 1),
        check(|round| assert!(round.history().is_empty())),
        // A hint would contradict the tutorial.
        dig(ProspectorCommand::Hint(HintGoal::Win)),
        act(|scene| {
            let refusal = scene.parlour.shell.locale.text("guide-first-marked");
            assert_eq!(scene.parlour.shell.sentence(), Some(refusal.as_str()));
        }),
        click("slot-27"),
        guided(1, 2),
        // Back brings back the position where the step before began.
        dig(ProspectorCommand::Guide(GuideCommand::Back)),
        guided(0, 1),
    ];
    // From here on each step advances when its card is taken or drawn.
    let line = [
        ("slot-27", 2),
        ("slot-26", 3),
        ("slot-18", 3),
        ("slot-22", 3),
        ("slot-19", 4),
        ("draw", 5),
        ("slot-20", 6),
    ];
    for ((card, step), ply) in line.into_iter().zip(1..) {
        steps.push(click(card));
        steps.push(guided(ply, step));
    }
    steps.extend([
        dig(ProspectorCommand::Guide(GuideCommand::Leave)),
        wait_for("picks", |picks| {
            picks["ply"] == 7 && !picks["buttons"]["guide-next"].is_array()
        }),
        play_on(),
        dig(ProspectorCommand::Next),
        wait_for("picks", |picks| {
            picks["ply"] == 0 && picks["dialog"].is_null()
        }),
        check(move |round| assert_eq!(Some(round), after.borrow().as_ref())),
        // A tutorial that was completed is not offered again.
        do_action(Action::Menu),
        dialog("menu"),
        do_action(Action::OpenTable(parlour_prospector::ID)),
        wait_for("picks", |picks| picks["dialog"].is_null()),
    ]);
    let received = follow(options, steps);
    assert_eq!(named(&received, "round").len(), 1);
    assert_eq!(named(&received, "error"), Vec::<&Value>::new());
    assert_eq!(named(&received, "hint"), Vec::<&Value>::new());
    let books = saves.path().join("prospector-books.ron");
    assert!(!books.exists(), "the tutorial is for practice");
}

#[test]
fn a_tutorial_that_was_left_or_whose_program_ended_is_offered_again() {
    let saves = tempfile::tempdir().unwrap();
    let options = || {
        let mut options = at_chess(saves.path());
        options.table = None;
        options
    };
    let offered = || {
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_prospector::ID)),
            dialog("tutorial"),
        ]
    };
    let started = || {
        wait_for("picks", |picks| {
            picks["dialog"].is_null() && picks["buttons"]["guide-next"].is_array()
        })
    };
    let mut first = offered();
    first.extend([press("tutorial-yes"), started()]);
    follow(options(), first);
    let mut second = offered();
    second.extend([
        press("tutorial-yes"),
        started(),
        dig(ProspectorCommand::Guide(GuideCommand::Leave)),
        wait_for("picks", |picks| !picks["buttons"]["guide-next"].is_array()),
        do_action(Action::Menu),
    ]);
    second.extend(offered());
    second.extend([
        press("tutorial-no"),
        wait_for("picks", |picks| picks["dialog"].is_null()),
    ]);
    follow(options(), second);
    // The answer holds for later starts.
    follow(
        options(),
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_prospector::ID)),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && picks["cards"]["draw"].is_array()
            }),
        ],
    );
}

#[test]
fn the_switches_are_those_of_the_series_that_waits() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = at_chess(saves.path());
    options.table = None;
    follow(
        options,
        vec![
            dialog("menu"),
            do_action(Action::OpenTable(parlour_prospector::ID)),
            dialog("tutorial"),
            press("tutorial-yes"),
            wait_for("picks", |picks| picks["buttons"]["guide-next"].is_array()),
            dig(ProspectorCommand::ToggleWinnable),
            wait_for("picks", |picks| {
                picks["dialog"].is_null() && !picks["buttons"]["guide-next"].is_array()
            }),
            act(|scene| {
                let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let series = table_of::<ProspectorTable>(scene).series(table).unwrap();
                // It was on, and the guided round does not undo the switch.
                assert_eq!(series.deal_filter(), DealFilter::Any);
                assert!(series.reasons().is_empty());
            }),
        ],
    );
}

#[test]
fn the_same_deal_again_has_the_same_cards_and_no_longer_counts() {
    let saves = tempfile::tempdir().unwrap();
    let mut options = options(saves.path(), 7);
    options = options.set(|prospector: &mut ProspectorOptions| prospector.deal = None);
    options.seed = Some(3);
    let before = std::rc::Rc::new(std::cell::RefCell::new(None));
    let after = before.clone();
    follow(
        options,
        vec![
            ready(0),
            check(move |round| *before.borrow_mut() = Some(round.clone())),
            click("draw"),
            ready(1),
            dig(ProspectorCommand::Restart),
            dialog("give-up"),
            press("give-up-yes"),
            wait_for("picks", |picks| {
                picks["ply"] == 0 && picks["dialog"].is_null()
            }),
            check(move |round| assert_eq!(Some(round), after.borrow().as_ref())),
            act(|scene| {
                let table = scene.ctx.scenes.try_get(scene.parlour.shell.scene).unwrap();
                let series = table_of::<ProspectorTable>(scene).series(table).unwrap();
                // `Seeded` because of the options.
                assert_eq!(series.reasons(), [Reason::Restarted, Reason::Seeded]);
            }),
        ],
    );
}

#[test]
fn the_command_line_gives_no_round_up_without_a_question() {
    let saves = tempfile::tempdir().unwrap();
    let first = options(saves.path(), 7);
    follow(first, vec![ready(0), click("draw"), ready(1)]);
    let second = options(saves.path(), 8);
    let second = second.set(|prospector: &mut ProspectorOptions| prospector.no_wrap = true);
    follow(
        second,
        vec![
            dialog("give-up"),
            do_action(Action::Close),
            // The other option asks a second question.
            dialog("give-up"),
            do_action(Action::Close),
            ready(1),
            check(|round| {
                assert_eq!(round.seed().unwrap().name, DealName::Number(7));
                assert!(round.rules().wrap);
            }),
        ],
    );
    let books = saves.path().join("prospector-books.ron");
    assert!(!books.exists(), "nothing was left");
}

#[test]
fn the_menu_of_another_table_knows_the_series_that_waits() {
    let saves = tempfile::tempdir().unwrap();
    let steps: Vec<Step> = vec![ready(0), pick(Move::Draw), ready(1)];
    follow(options(saves.path(), 7), steps);
    let waits: Step = Box::new(|scene, _| {
        let locale = &scene.parlour.shell.locale;
        let waiting = table_of::<ProspectorTable>(scene).waiting(locale);
        assert_eq!(waiting.as_deref(), Some("Resume round 1, 0 points"));
        true
    });
    // The scene of chess is loaded.
    follow(at_chess(saves.path()), vec![ready(0), waits]);
}
