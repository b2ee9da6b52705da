use super::*;
use crate::{
    ID,
    panels::{
        ProspectorCommand, ProspectorDialog, ProspectorView, RecordsPage, RoundReport,
        SolverResult,
        dialogs::{aid, give_up},
    },
};
use parlour_rules::prospector::{
    DealFilter, DealSeed, Dealer, Entered, Mine, Move, Records, RoundKind, RoundResult, Rules,
    Series, SeriesResult, Tally,
    solver::{Hint, HintGoal},
};
use parlour_shell::{
    app::settings::Settings,
    table::{replay::Replay, tutorial::TutorialStep},
    ui::{
        Action, Dialog, View,
        dialog_layout::Confirm,
        layout_check::{bare, laid_out, layout_violations, locales, pictures, places},
    },
};
use std::sync::Arc;

#[test]
fn every_word_that_is_put_together_has_a_text() {
    for locale in locales() {
        let has = |key: String| assert_ne!(locale.text(&key), key, "{:?}", locale.language());
        for reason in Reason::ALL {
            has(format!("counts-not-{}", reason.name()));
        }
        for kind in RoundKind::ALL {
            has(format!("kind-{}", kind.name()));
        }
        for month in 1..=12 {
            has(format!("month-{month}"));
        }
        for step in 1..=GUIDE_STEPS {
            has(format!("guide-{step}"));
            has(format!("guide-{step}-text"));
        }
    }
}

#[test]
fn days_and_deals_are_said_in_the_players_language() {
    let locales = locales();
    let day = Date::new(2026, 11, 21).unwrap();
    assert_eq!(date(&locales[0], day), "Nov 21, 2026");
    assert_eq!(date(&locales[1], day), "21. Nov. 2026");
    let deal = Some(DealName::Number(12_345_678));
    assert_eq!(deal_name(&locales[0], deal), "Deal #12,345,678");
    assert_eq!(deal_name(&locales[1], deal), "Spiel 12.345.678");
}

#[test]
fn every_reason_that_a_series_does_not_count_is_said() {
    let english = &locales()[0];
    let all = counting(english, &Reason::ALL);
    for reason in Reason::ALL {
        let words = english.text(&format!("counts-not-{}", reason.name()));
        assert!(all.contains(&words), "{all} lacks {words}");
    }
    assert_ne!(counting(english, &[]), all);
}

#[test]
fn one_point_is_singular_and_reasons_are_joined_by_and() {
    let [english, german] = &locales()[..] else {
        panic!("two languages");
    };
    assert_eq!(points(english, 1), "1 point");
    assert_eq!(points(english, 1_234), "1,234 points");
    assert_eq!(points(german, 1), "1 Punkt");
    let two = counting(english, &[Reason::Undo, Reason::Hint]);
    assert!(two.ends_with("you used undo and you used help."), "{two}");
}

#[test]
fn the_solver_is_quoted_as_it_answers() {
    let english = &locales()[0];
    let hint = |goal, steps_to_win| {
        let hint = Hint {
            mv: Move::Draw,
            goal,
            steps_to_win,
            best_score: 1_234,
        };
        hud::insight_words(english, &SolverResult::Hint(hint))
    };
    assert!(hint(HintGoal::Win, Some(30)).contains("30 moves"));
    assert!(hint(HintGoal::Win, Some(1)).contains("wins the round"));
    let both = hint(HintGoal::Score, Some(12));
    assert!(
        both.contains("1,234") && both.contains("12 moves"),
        "{both}"
    );
    let only = hint(HintGoal::Score, None);
    assert!(
        only.contains("1,234") && only.contains("won’t be able to win"),
        "{only}"
    );
    let yes = hud::insight_words(english, &SolverResult::CanWin(Some(7)));
    assert!(yes.starts_with("Yes") && yes.contains("7 moves"), "{yes}");
    assert!(hud::insight_words(english, &SolverResult::CanWin(None)).starts_with("No"));
}

#[test]
fn cards_and_gold_of_a_run_are_counted() {
    for (locale, words) in locales().iter().zip([
        ["1 card", "1 card, 1 gold", "5 cards", "5 cards, 2 gold"],
        [
            "eine Karte",
            "eine Karte, Gold",
            "5 Karten",
            "5 Karten, 2 Gold",
        ],
    ]) {
        for ((cards, gold), words) in [(1, 0), (1, 1), (5, 0), (5, 2)].into_iter().zip(words) {
            let values = [("cards", cards.into()), ("gold", gold.into())];
            assert_eq!(locale.format("run-counts", &values), words);
        }
    }
}

#[test]
fn help_is_questioned_once_a_round_and_only_while_it_costs_something() {
    let english = &locales()[0];
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let mut records = Records::default();
    let costs = |series: &Series, records: &Records| {
        let question = aid(english, series, records, Action::Undo);
        question.map_or_else(String::new, |question| question.text)
    };
    let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 7);
    assert!(costs(&series, &records).contains("high scores"));
    series.hint_shown();
    assert_eq!(costs(&series, &records), "", "the first help was paid for");
    series.begin_typed(&dealer, 7);
    assert_eq!(costs(&series, &records), "", "typed deals never count");
    let day = Date::new(2026, 9, 20).unwrap();
    series.begin_daily(&dealer, day);
    assert!(costs(&series, &records).contains("daily result"));
    let mut won = series.begin_daily(&dealer, day).unwrap();
    (won.won, won.given_up) = (true, false);
    records.enter(&won, Some(day));
    let again = costs(&series, &records);
    assert!(!again.contains("daily result"), "only the first try counts");
    assert!(again.contains("streak of 1"), "{again}");
    series.restart();
    assert_eq!(costs(&series, &records), "", "known cards count nowhere");
}

/// Returns records with many long entries.
fn full_records() -> Records {
    let mut records = Records::default();
    for day in 1..=28 {
        for (kind, score) in [
            (RoundKind::Chance, 1_234_567),
            (RoundKind::Daily, 12_345),
            (RoundKind::Typed, 17),
        ] {
            let today = Date::new(2026, 9, day).unwrap();
            let deal = match kind {
                RoundKind::Daily => DealName::Daily(today),
                _ => DealName::Number(99_999_999),
            };
            let settled = RoundResult {
                deal: Some(DealSeed {
                    name: deal,
                    attempt: 0,
                }),
                rules: if day % 2 == 0 {
                    Rules::WRAP
                } else {
                    Rules::NO_WRAP
                },
                kind,
                aided: day % 3 == 0,
                won: day % 4 == 0,
                given_up: false,
                round_score: score / u64::from(day),
                best_run: 4_321,
                ended: Some(SeriesResult {
                    score: score / u64::from(day),
                    rounds_won: 123,
                    reasons: Vec::new(),
                }),
            };
            records.enter(&settled, Some(today));
        }
    }
    records
}

fn report(won: bool, reasons: &[Reason], kind: RoundKind) -> RoundReport {
    RoundReport {
        settled: RoundResult {
            deal: None,
            rules: Rules::WRAP,
            kind,
            aided: true,
            won,
            given_up: false,
            round_score: 123_456,
            best_run: 12_345,
            ended: (!won).then(|| SeriesResult {
                score: 1_234_567,
                rounds_won: 3,
                reasons: reasons.to_vec(),
            }),
        },
        entered: Entered {
            place: Some(3),
            is_high_score: false,
            daily: true,
        },
        best_before: 2_345_678,
        before: Tally {
            best_round: 12_345,
            last_round: Some(2_345),
            summed: 7,
            points: 1_234_567,
            ..Tally::default()
        },
    }
}

/// Returns the question before help with every cost that a game can have.
fn costly_aid(locale: &Locale) -> Confirm {
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 7);
    aid(locale, &series, &full_records(), Action::Undo).unwrap()
}

#[test]
fn only_a_score_that_deserves_it_is_celebrated() {
    let (locale, settings, pictures) = (&locales()[0], Settings::default(), pictures());
    let place = places().into_iter().next().unwrap();
    let view = bare(ID, &place, locale, &settings, &pictures);
    let screen = ProspectorScreen::new(&view, None);
    let celebrates = |score, best| {
        let mut report = report(false, &[], RoundKind::Chance);
        report.settled.ended.as_mut().unwrap().score = score;
        report.entered.place = Some(0);
        report.best_before = best;
        report.before = Tally::default();
        let lines = dialogs::against_the_best(&screen, &report, score);
        lines.iter().any(|(_, good)| *good)
    };
    assert!(!celebrates(1, 0), "a score of 1 is no feat");
    assert!(celebrates(624, 0));
    assert!(!celebrates(623, 624));
    assert!(celebrates(624, 624) && celebrates(625, 624));
}

#[test]
fn a_round_is_compared_with_the_best_and_the_one_before() {
    let (locale, settings, pictures) = (&locales()[0], Settings::default(), pictures());
    let place = places().into_iter().next().unwrap();
    let view = bare(ID, &place, locale, &settings, &pictures);
    let screen = ProspectorScreen::new(&view, None);
    let says = |points, best, last| {
        let mut report = report(true, &[], RoundKind::Chance);
        report.settled.round_score = points;
        report.before.best_round = best;
        report.before.last_round = last;
        dialogs::against_the_best(&screen, &report, points)[0].clone()
    };
    let plain = |line: &str| (line.to_owned(), false);
    assert_eq!(says(301, 300, Some(300)).0, "Your best round yet!");
    let short = plain("120 points short of your best round.");
    assert_eq!(says(180, 300, None), short);
    assert_eq!(says(180, 300, Some(200)), short);
    let more = plain("60 points more than in the round before.");
    assert_eq!(says(180, 300, Some(120)), more);
}

fn all_dialogs(locale: &Locale) -> Vec<Dialog> {
    let mut dialogs = vec![
        Dialog::new(ProspectorDialog::NewDeal),
        Dialog::new(ProspectorDialog::Replay),
        Dialog::new(ProspectorDialog::DealNumber(String::new())),
        Dialog::new(ProspectorDialog::DealNumber(u64::MAX.to_string())),
        Dialog::new(ProspectorDialog::RoundOver(report(
            true,
            &[],
            RoundKind::Chance,
        ))),
        Dialog::new(ProspectorDialog::RoundOver(report(
            false,
            &[],
            RoundKind::Chance,
        ))),
        Dialog::new(ProspectorDialog::RoundOver(report(
            false,
            &Reason::ALL,
            RoundKind::Daily,
        ))),
        Dialog::Confirm(give_up(locale, ProspectorCommand::Next, "give-up-text")),
        Dialog::Confirm(give_up(
            locale,
            ProspectorCommand::Next,
            "give-up-aside-text",
        )),
        Dialog::Confirm(costly_aid(locale)),
        Dialog::new(ProspectorDialog::Rules),
        Dialog::new(ProspectorDialog::Help),
    ];
    for page in [
        RecordsPage::HighScores,
        RecordsPage::Daily,
        RecordsPage::Statistics,
    ] {
        dialogs.push(Dialog::new(ProspectorDialog::Records(page)));
    }
    dialogs
}

/// Returns a series with an open run and every reason not to count.
fn busy_series() -> Series {
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 7);
    series.begin_typed(&dealer, 999_999_999_999_999_999);
    series.restart();
    series.hint_shown();
    while series.round().score().chain < 2 {
        let next = series.round().takeable().first().copied();
        if series.play(next.map_or(Move::Draw, Move::Take)).is_err() {
            break;
        }
    }
    series.undo();
    series.redo();
    series
}

#[test]
fn every_panel_fits_every_window_in_every_language() {
    let series = busy_series();
    let records = full_records();
    let pictures = pictures();
    let solver_result = SolverResult::Hint(Hint {
        mv: Move::Draw,
        goal: HintGoal::Score,
        steps_to_win: Some(34),
        best_score: 12_345,
    });
    let mut bad = Vec::new();
    let today = Date::new(2026, 9, 20).unwrap();
    for locale in locales() {
        for place in places() {
            let settings = Settings::default();
            let mut see = |what: &str, guide, dialogs: &[Dialog], panel_open, solver_result| {
                let prospector = Some(ProspectorView {
                    series: &series,
                    records: &records,
                    today,
                    shown_score: 1_234_567,
                    counted: 123_456,
                    solver_result,
                    guide,
                    practice: guide.map(|_| (Rules::WRAP, DealFilter::Any)),
                    replay: Some(Replay {
                        step: 12,
                        steps: 34,
                    }),
                });
                let view = View {
                    dialogs,
                    tables: &[Box::new(ProspectorPanels(prospector))],
                    panel_open,
                    ..bare(ID, &place, &locale, &settings, &pictures)
                };
                let (ui, _) = laid_out(&view);
                for misfit in layout_violations(&ui, &view) {
                    let id = locale.language().id;
                    bad.push(format!("{id} {place:?}, {what}: {misfit}"));
                }
            };
            see("panel", None, &[], false, None);
            see("panel with a hint", None, &[], true, Some(&solver_result));
            for number in 0..GUIDE_STEPS {
                let is_task = number % 2 == 1;
                let step = TutorialStep { number, is_task };
                see("guide", Some(step), &[], false, Some(&solver_result));
            }
            for dialog in all_dialogs(&locale) {
                see(
                    dialog.id(),
                    None,
                    std::slice::from_ref(&dialog),
                    false,
                    None,
                );
            }
        }
    }
    let count = bad.len();
    bad.truncate(60);
    assert!(bad.is_empty(), "{count} do not fit:\n{}", bad.join("\n"));
}

#[test]
fn the_menu_says_the_round_and_the_points_of_the_series_that_waits() {
    let english = &locales()[0];
    let dealer = Dealer::new(Arc::new(Mine::standard()));
    let mut series = Series::begin(&dealer, Rules::WRAP, DealFilter::Any, 1);
    assert_eq!(super::waiting(english, &series), None);
    series.play(Move::Draw).unwrap();
    assert_eq!(
        super::waiting(english, &series).as_deref(),
        Some("Resume round 1, 0 points")
    );
}
