//! Numbered and daily deals, series of rounds, what counts, and the records.

use crate::common::prospector::{mine, played};
use parlour_rules::{
    Random,
    cards::SlotId,
    prospector::{
        Date, DealFilter, DealName, DealSeed, Dealer, Entered, Move, Origin, Reason, Records,
        Refusal, Round, RoundKind, RoundResult, Rules, Series, SeriesRecord, State,
        solver::{Budget, Puzzle},
    },
};
use rand::{Rng, seq::SliceRandom};

fn dealer() -> Dealer {
    Dealer::new(mine())
}

fn series(dealer: &Dealer) -> Series {
    Series::begin(dealer, Rules::WRAP, DealFilter::Winnable, 5)
}

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

/// Wins the round without help.
fn win(series: &mut Series, dealer: &Dealer) {
    let solver = dealer.solver().unwrap();
    let shortest = solver.shortest(&Puzzle::of(series.round()), &Budget::UNLIMITED);
    for mv in shortest.unwrap().expect("winnable") {
        series.play(mv).unwrap();
    }
    assert_eq!(series.round().state(), State::Won);
}

/// Takes a card as soon as one fits, then draws until the round is lost.
fn lose(series: &mut Series) {
    while series.round().takeable().is_empty() && series.play(Move::Draw).is_ok() {}
    if let Some(&slot) = series.round().takeable().first() {
        series.play(Move::Take(slot)).unwrap();
    }
    while series.play(Move::Draw).is_ok() {}
    while let Some(&slot) = series.round().takeable().first() {
        series.play(Move::Take(slot)).unwrap();
    }
    assert_eq!(series.round().state(), State::Lost);
}

/// Numbers and days that players know. Verified by an independent program in another language that
/// follows `random.rs` and `deal_seed.rs`.
#[test]
fn deals_are_the_same_for_ever() {
    for (name, deck, gold) in [
        (
            DealName::Number(1),
            "2h 2s 3s Kc 6d 8d 5d 7d 6s Kd 4s Qc 3c Ah 3h Jd Ks Js 4h 2c 7s 5s Jh 7c 9s As \
             Ad Td Ac 9h 7h Tc 6h Th 5h Jc 9d 5c Ts Qs 6c 8s 8c 3d 2d 8h 4c Qd 9c Kh Qh 4d",
            vec![6, 11, 17, 19, 27],
        ),
        (
            DealName::Daily(date("2026-03-15")),
            "Qd Js 9c Kc 9h 2s Qc 7h 2d 6h Ac Th 3h 7c Kh 4s 5c Ah Ks 6s Jd 9s 5d Qh Kd 3d \
             Td 4c 9d 4h 6d Jc 6c Qs Ts 8d 8h Jh 8s 7s 3s 2h 7d 4d Tc 5h 3c 2c As 5s 8c Ad",
            vec![6, 9, 24],
        ),
    ] {
        let deal = DealSeed { name, attempt: 0 }.deal(&mine());
        assert_eq!(deal.deck().to_string(), deck, "{name:?}");
        assert_eq!(
            deal.gold().iter().map(|slot| slot.0).collect::<Vec<_>>(),
            gold
        );
    }
    let dealer = dealer();
    let mut series = series(&dealer);
    let mut numbers = Vec::new();
    for _ in 0..3 {
        numbers.push(series.round().seed().unwrap().name);
        series.next(&dealer);
    }
    assert_eq!(
        numbers,
        [83_540_233, 71_808_659, 4_062_814].map(DealName::Number)
    );
}

#[test]
fn one_card_of_the_mine_in_ten_is_gold() {
    let gold: usize = (0..2_000)
        .map(|number| DealSeed::numbered(number).deal(&mine()).gold().len())
        .sum();
    let share = gold as f64 / (2_000.0 * 28.0);
    assert!((0.095..0.105).contains(&share), "{share}");
}

#[test]
fn a_number_is_its_first_deal_that_can_be_won() {
    let dealer = dealer();
    let solver = dealer.solver().unwrap();
    let winnable = |seed: DealSeed, rules| {
        let puzzle = Puzzle::of_deal(&seed.deal(dealer.mine()), dealer.mine(), rules);
        solver.is_winnable(&puzzle, &Budget::UNLIMITED).unwrap()
    };
    let mut later = 0;
    for number in 1..=150 {
        let name = DealName::Number(number);
        for rules in Rules::ALL {
            assert_eq!(
                dealer.seed(name, rules, DealFilter::Any),
                DealSeed::numbered(number)
            );
            let seed = dealer.seed(name, rules, DealFilter::Winnable);
            assert!(winnable(seed, rules), "{number}");
            for attempt in 0..seed.attempt {
                assert!(!winnable(DealSeed { name, attempt }, rules), "{number}");
            }
            later += seed.attempt;
        }
    }
    assert!(later > 30, "{later}");
}

#[test]
fn days_are_those_of_the_calendar() {
    for text in [
        "2026-03-15",
        "2024-02-29",
        "2000-02-29",
        "0001-01-01",
        "9999-12-31",
    ] {
        assert_eq!(date(text).to_string(), text);
        let json = serde_json::to_string(&date(text)).unwrap();
        assert_eq!(serde_json::from_str::<Date>(&json).unwrap(), date(text));
    }
    for text in [
        "2026-02-29",
        "1900-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-04-31",
        "2026-4-1",
        "",
        "2026-03-15-",
        "+026-03-15",
        "20260315",
        "２026-03-15",
    ] {
        let refused = text.parse::<Date>().unwrap_err().to_string();
        assert!(refused.ends_with("(expected a day such as 2026-03-15)"));
    }
    assert!(Date::new(10_000, 1, 1).is_err());
    let day = Date::new(2026, 3, 15).unwrap();
    assert_eq!((day.year(), day.month(), day.day()), (2026, 3, 15));
    assert!(date("2026-03-15") < date("2026-10-01"));
}

#[test]
fn points_are_carried_over_won_rounds_and_held_up_at_a_loss() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = series(&dealer);
    assert_eq!(series.settle(), None, "nothing is over");

    win(&mut series, &dealer);
    let first = series.round().score().banked;
    let settled = series.settle().unwrap();
    assert_eq!(settled.ended, None);
    assert_eq!((settled.won, settled.round_score), (true, first));
    assert_eq!(books.enter(&settled, None), Entered::default());
    assert_eq!(series.settle(), None, "once only");
    assert_eq!(series.undo(), None, "it is in the books");

    assert_eq!(series.next(&dealer), None);
    assert_eq!(
        (series.rounds_won(), series.round().score().banked),
        (1, first)
    );
    assert_eq!(series.reasons(), []);
    lose(&mut series);
    let score = series.round().score().banked;
    let settled = series.next(&dealer).unwrap();
    assert_eq!(settled.round_score, score - first);
    let ended = settled.ended.as_ref().unwrap();
    assert_eq!(
        (ended.score, ended.rounds_won, ended.counts()),
        (score, 1, true)
    );
    let entered = books.enter(&settled, Some(date("2026-03-15")));
    assert_eq!((entered.place, entered.is_high_score), (Some(0), true));
    assert_eq!(books.high_scores.best(Rules::WRAP), score);
    assert_eq!(books.high_scores.best(Rules::NO_WRAP), 0);

    assert_eq!((series.rounds_won(), series.round().score().banked), (0, 0));
    let tally = books.statistics.of(RoundKind::Chance);
    assert_eq!(
        (tally.played, tally.won, tally.streak, tally.longest_streak),
        (2, 1, 0, 1)
    );
    assert_eq!(books.statistics.all(), (2, 1));
}

#[test]
fn points_of_a_series_that_is_left_after_a_win_are_entered() {
    let dealer = dealer();
    let ways: [fn(&mut Series, &Dealer) -> Option<RoundResult>; 3] = [
        |series, dealer| series.begin_typed(dealer, 7),
        |series, dealer| series.change(dealer, Rules::NO_WRAP, DealFilter::Winnable),
        |series, _| series.restart(),
    ];
    for leave in ways {
        let mut series = series(&dealer);
        win(&mut series, &dealer);
        let points = series.round().score().banked;
        let outlook = series.outlook().unwrap();
        assert_eq!(outlook.ended, None, "it may go on");
        let mut books = Records::default();
        books.enter(&leave(&mut series, &dealer).unwrap(), None);
        assert_eq!(books.high_scores.best(Rules::WRAP), points);
        assert_eq!(books.statistics.all(), (1, 1));
    }
}

#[test]
fn as_many_points_are_a_high_score_as_well() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut scores = Vec::new();
    for _ in 0..2 {
        let mut series = series(&dealer);
        lose(&mut series);
        let settled = series.settle().unwrap();
        scores.push(settled.ended.clone().unwrap().score);
        assert!(books.enter(&settled, None).is_high_score);
    }
    assert_eq!(scores[0], scores[1]);
    assert_eq!(books.high_scores.table(Rules::WRAP).len(), 2);
}

#[test]
fn the_ten_best_series_are_kept() {
    let settled = |score| RoundResult {
        deal: None,
        rules: Rules::WRAP,
        kind: RoundKind::Chance,
        aided: false,
        won: false,
        given_up: false,
        round_score: score,
        best_run: 0,
        ended: Some(parlour_rules::prospector::SeriesResult {
            score,
            rounds_won: 0,
            reasons: Vec::new(),
        }),
    };
    let mut books = Records::default();
    for seed in 0..60 {
        let score = Random::new(seed).gen_range(1..=100);
        books.enter(&settled(score), None);
    }
    let table = books.high_scores.table(Rules::WRAP);
    assert_eq!(table.len(), 10);
    assert!(table.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let last = table[9].score;
    assert_eq!(books.enter(&settled(last - 1), None).place, None);
    let none = Records::default().enter(&settled(0), None);
    assert_eq!(
        (none.place, none.is_high_score),
        (None, false),
        "no point, no place"
    );
}

#[test]
fn what_does_not_count_is_told_with_its_reason() {
    let dealer = dealer();
    let ended = |series: &mut Series| {
        lose(series);
        series.settle().unwrap()
    };

    let mut typed = series(&dealer);
    typed.begin_typed(&dealer, 17);
    assert_eq!(
        (typed.origin(), typed.reasons()),
        (Origin::Typed, vec![Reason::Typed])
    );
    assert!(typed.is_deal(DealName::Number(17)));
    let settled = ended(&mut typed);
    assert_eq!(settled.kind, RoundKind::Typed);
    assert_eq!(settled.ended.unwrap().reasons, [Reason::Typed]);

    let mut helped = series(&dealer);
    assert_eq!(helped.undo(), None);
    assert_eq!(helped.reasons(), [], "nothing was taken back");
    helped.play(Move::Draw).unwrap();
    helped.undo().unwrap();
    helped.hint_shown();
    assert_eq!(helped.reasons(), [Reason::Undo, Reason::Hint]);
    assert_eq!(helped.redo().map(|events| events.len()), Some(2));
    let settled = ended(&mut helped);
    assert!(settled.aided);
    assert!(!settled.ended.unwrap().counts());
    // The next series counts again.
    helped.next(&dealer);
    assert_eq!(helped.reasons(), []);

    // Help in an earlier round of the series still matters.
    let mut carried = series(&dealer);
    carried.hint_shown();
    win(&mut carried, &dealer);
    carried.next(&dealer);
    assert_eq!(carried.reasons(), [Reason::Hint]);
    let settled = ended(&mut carried);
    assert!(!settled.aided, "this round was played without");
    assert_eq!(settled.ended.unwrap().reasons, [Reason::Hint]);
    for reason in Reason::ALL {
        assert!(!reason.to_string().is_empty() && !reason.name().is_empty());
    }
}

#[test]
fn a_restarted_deal_is_the_same_and_does_not_count() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = series(&dealer);
    win(&mut series, &dealer);
    series.next(&dealer);
    let (deal, points) = (series.round().deal().clone(), series.round().score().banked);
    series.play(Move::Draw).unwrap();
    // Given up, which is a loss: the series counts up to here.
    let settled = series.restart().unwrap();
    assert!(settled.given_up && !settled.won);
    assert!(settled.ended.as_ref().unwrap().counts());
    assert_eq!(settled.kind, RoundKind::Chance);
    assert!(books.enter(&settled, None).is_high_score);

    assert_eq!(*series.round().deal(), deal);
    assert_eq!(
        (series.round().score().banked, series.round().history()),
        (points, &[][..])
    );
    assert_eq!(series.reasons(), [Reason::Restarted]);
    lose(&mut series);
    let settled = series.settle().unwrap();
    assert_eq!(settled.kind, RoundKind::Restarted);
    assert_eq!(books.enter(&settled, None), Entered::default());
    assert_eq!(books.statistics.of(RoundKind::Restarted).played, 1);
    assert_eq!(books.high_scores.table(Rules::WRAP).len(), 1);
    // Again, after it was lost.
    assert_eq!(series.restart(), None, "it is in the books already");
    assert_eq!(series.round().state(), State::Playing);
}

#[test]
fn a_round_that_was_seen_is_in_the_statistics() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = series(&dealer);
    for kind in [RoundKind::Chance, RoundKind::Typed, RoundKind::Daily] {
        let settled = match kind {
            RoundKind::Chance => series.begin_typed(&dealer, 3),
            RoundKind::Typed => series.change(&dealer, Rules::WRAP, DealFilter::Winnable),
            _ => {
                series.begin_daily(&dealer, date("2026-03-15"));
                series.change(&dealer, Rules::NO_WRAP, DealFilter::Any)
            }
        };
        let settled = settled.unwrap();
        assert_eq!(
            (settled.kind, settled.given_up, settled.won),
            (kind, true, false)
        );
        books.enter(&settled, None);
        assert_eq!(books.statistics.of(kind).played, 1);
    }
    assert_eq!(
        (series.rules(), series.deal_filter()),
        (Rules::NO_WRAP, DealFilter::Any)
    );
    assert_eq!(series.round().rules(), Rules::NO_WRAP);
    assert_eq!(books.statistics.all(), (3, 0));
}

#[test]
fn an_open_run_is_banked_when_a_round_is_given_up() {
    let dealer = dealer();
    let mut series = series(&dealer);
    while series.round().takeable().is_empty() {
        series.play(Move::Draw).unwrap();
    }
    let slot = series.round().takeable()[0];
    series.play(Move::Take(slot)).unwrap();
    let worth = series.round().score().open();
    let settled = series.next(&dealer).unwrap();
    assert_eq!((settled.round_score, settled.best_run), (worth, worth));
    assert_eq!(settled.ended.unwrap().score, worth);
}

#[test]
fn the_daily_deal_has_a_table_of_its_own() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = Series::begin(&dealer, Rules::NO_WRAP, DealFilter::Any, 1);
    series.begin_daily(&dealer, date("2026-03-15"));
    assert_eq!(
        series.round().rules(),
        Rules::WRAP,
        "the same for everybody"
    );
    assert_eq!(series.rules(), Rules::NO_WRAP);
    assert_eq!(series.reasons(), [Reason::Daily]);
    win(&mut series, &dealer);
    let settled = series.settle().unwrap();
    let ended = settled.ended.as_ref().expect("the series ends with it");
    assert_eq!((ended.rounds_won, ended.counts()), (1, false));
    let entered = books.enter(&settled, Some(date("2026-03-15")));
    assert_eq!((entered.daily, entered.place), (true, None));
    let entry = *books.daily.of(date("2026-03-15")).unwrap();
    assert_eq!(
        (entry.won, entry.score, entry.aided),
        (true, settled.round_score, false)
    );

    // Only the first time, before the cards were known.
    series.begin_daily(&dealer, date("2026-03-15"));
    lose(&mut series);
    assert!(!books.enter(&series.settle().unwrap(), None).daily);
    series.begin_daily(&dealer, date("2026-03-14"));
    series.hint_shown();
    let settled = series.next(&dealer).unwrap();
    assert!(books.enter(&settled, None).daily);
    series.begin_daily(&dealer, date("2026-03-13"));
    let settled = series.restart().unwrap();
    assert!(books.enter(&settled, None).daily, "given up");
    win(&mut series, &dealer);
    let settled = series.settle().unwrap();
    assert_eq!(
        (settled.kind, books.enter(&settled, None).daily),
        (RoundKind::Restarted, false)
    );
    let days: Vec<_> = books
        .daily
        .entries()
        .iter()
        .map(|entry| entry.date.day())
        .collect();
    assert_eq!(days, [13, 14, 15]);
    let best: Vec<_> = books
        .daily
        .best()
        .iter()
        .map(|entry| entry.date.day())
        .collect();
    assert_eq!(best, [15, 13], "with a hint it is no record");
    series.next(&dealer);
    assert_eq!(
        (series.round().rules(), series.reasons()),
        (Rules::NO_WRAP, vec![])
    );
}

#[test]
fn streaks_are_won_without_help() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = series(&dealer);
    let mut streaks = Vec::new();
    for help in [false, false, true, false] {
        if help {
            series.hint_shown();
        }
        win(&mut series, &dealer);
        books.enter(&series.next(&dealer).unwrap(), None);
        streaks.push(books.statistics.of(RoundKind::Chance).streak);
    }
    series.hint_shown();
    books.enter(&series.next(&dealer).unwrap(), None);
    let tally = books.statistics.of(RoundKind::Chance);
    assert_eq!(streaks, [1, 2, 2, 3]);
    assert_eq!(
        (tally.streak, tally.longest_streak),
        (0, 3),
        "a loss is a loss"
    );
    assert_eq!(
        (tally.played, tally.won, tally.aided, tally.aided_won),
        (5, 4, 2, 1)
    );
    assert!(tally.best_run > 0 && tally.best_round >= tally.best_run);
}

#[test]
fn nothing_is_played_in_a_round_that_was_left() {
    let dealer = dealer();
    let mut series = series(&dealer);
    lose(&mut series);
    series.settle().unwrap();
    assert_eq!(series.play(Move::Draw), Err(Refusal::Over(State::Lost)));
    assert_eq!((series.undo(), series.redo()), (None, None));
}

#[test]
fn the_daily_deal_sets_the_running_series_aside_and_comes_back_to_it() {
    let dealer = dealer();
    let mut series = series(&dealer);
    win(&mut series, &dealer);
    series.next(&dealer);
    series.play(Move::Draw).unwrap();
    let before = series.clone();
    assert_eq!(series.begin_daily(&dealer, date("2026-03-15")), None);
    assert_eq!(series.aside(), Some(&before));
    // Also through a save, and after another try or another day.
    series = Series::resume(&series.record(), dealer.mine()).unwrap();
    assert!(series.restart().is_some());
    assert!(series.begin_daily(&dealer, date("2026-03-16")).is_some());
    let settled = series.next(&dealer).unwrap();
    assert_eq!((settled.kind, settled.given_up), (RoundKind::Daily, true));
    assert_eq!(series, before);
    // A series that is over is left.
    lose(&mut series);
    assert!(series.begin_daily(&dealer, date("2026-03-17")).is_some());
    assert_eq!(series.aside(), None);
}

#[test]
fn a_series_that_was_saved_without_one_set_aside_is_read() {
    let dealer = dealer();
    let text = ron::to_string(&series(&dealer).record()).unwrap();
    assert!(!text.contains("aside"), "{text}");
    let read: SeriesRecord = ron::from_str(&text).unwrap();
    let again = Series::resume(&read, dealer.mine()).unwrap();
    assert_eq!(again.aside(), None);
}

#[test]
fn a_series_goes_on_from_its_record() {
    let dealer = dealer();
    for seed in 0..40 {
        let mut dice = Random::new(seed);
        let rules = *Rules::ALL.choose(&mut dice).unwrap();
        let mut series = Series::begin(&dealer, rules, DealFilter::Winnable, seed);
        for _ in 0..dice.gen_range(0..60) {
            let takeable = series.round().takeable();
            match dice.gen_range(0..40) {
                0 => drop(series.begin_typed(&dealer, seed)),
                1 => drop(series.begin_daily(&dealer, date("2026-03-15"))),
                2 => drop(series.restart()),
                3 => drop(series.next(&dealer)),
                4 => series.hint_shown(),
                5 | 6 => drop(series.undo()),
                7 => drop(series.redo()),
                8..20 => drop(series.play(Move::Draw)),
                _ => {
                    let slot = takeable.first().copied().unwrap_or(SlotId(0));
                    drop(series.play(Move::Take(slot)));
                }
            }
            if series.round().state() != State::Playing && dice.gen_bool(0.5) {
                series.settle();
            }
        }
        let record = series.record();
        let text = ron::to_string(&record).unwrap();
        let read: SeriesRecord = ron::from_str(&text).unwrap();
        assert_eq!(read, record, "seed {seed}");
        let mut again = Series::resume(&read, dealer.mine()).unwrap();
        assert_eq!(again, series, "seed {seed}");
        // And in the same way.
        assert_eq!(again.next(&dealer), series.next(&dealer), "seed {seed}");
        assert_eq!(again, series, "seed {seed}");
    }
}

#[test]
fn books_are_read_as_they_were_written() {
    let dealer = dealer();
    let mut books = Records::default();
    let mut series = series(&dealer);
    lose(&mut series);
    books.enter(&series.settle().unwrap(), Some(date("2026-03-15")));
    series.begin_daily(&dealer, date("2026-03-15"));
    books.enter(&series.next(&dealer).unwrap(), None);
    let text = ron::to_string(&books).unwrap();
    assert_eq!(ron::from_str::<Records>(&text).unwrap(), books);
    let json = serde_json::to_string(&books).unwrap();
    assert_eq!(serde_json::from_str::<Records>(&json).unwrap(), books);
    assert_eq!(
        ron::from_str::<Records>("()").unwrap(),
        Records::default(),
        "what is not there is 0"
    );
    // Numbers at their limit do not overflow.
    let most = text.replace("played:1", "played:4294967295");
    assert_ne!(most, text);
    let mut books: Records = ron::from_str(&most).unwrap();
    books.enter(&series.next(&dealer).unwrap(), None);
    assert_eq!(books.statistics.of(RoundKind::Chance).played, u32::MAX);
    books.statistics.all();
}

#[test]
fn the_average_leaves_out_rounds_from_before_there_were_sums() {
    let old = "(statistics:(chance:(played:9,won:4,best_round:810)))";
    let mut books: Records = ron::from_str(old).unwrap();
    assert_eq!(books.statistics.of(RoundKind::Chance).average(), None);
    let dealer = dealer();
    let mut series = series(&dealer);
    let mut sum = 0;
    for count in 1..4 {
        win(&mut series, &dealer);
        let settled = series.next(&dealer).unwrap();
        books.enter(&settled, None);
        sum += settled.round_score;
        let tally = books.statistics.of(RoundKind::Chance);
        assert_eq!(tally.average(), Some(sum / count));
    }
}

#[test]
fn a_replay_scores_what_was_scored() {
    let dealer = dealer();
    for seed in 0..20 {
        let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, seed);
        lose(&mut series);
        let round = series.round();
        let again = played(round.deal(), round.rules(), round.history());
        assert_eq!(again.score(), round.score(), "seed {seed}");
        let record = round.record();
        assert_eq!(
            Round::replay(&record, dealer.mine()).as_ref(),
            Ok(round),
            "seed {seed}"
        );
    }
}

#[test]
fn a_series_whose_seed_was_given_never_counts() {
    let dealer = dealer();
    let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 7).foreseen();
    assert_eq!(series.reasons(), [Reason::Seeded]);
    series.next(&dealer);
    assert_eq!(series.reasons(), [Reason::Seeded], "nor does the next one");
    let resumed = Series::resume(&series.record(), dealer.mine()).unwrap();
    assert_eq!(resumed, series);
}
