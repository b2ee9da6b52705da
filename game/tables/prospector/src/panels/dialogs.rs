//! Dialogs of Prospector.

use super::{
    counting, date,
    hud::{records_icon, restart_icon},
    number, pages, points,
};
use crate::panels::{
    ProspectorCommand, ProspectorDialog, ProspectorScreen, ProspectorView, RoundReport,
};
use fyrox::{core::pool::Handle, gui::UiNode};
use parlour_rules::prospector::{
    DealFilter, DealName, Records, RoundKind, Series, SeriesResult, State,
};
use parlour_shell::{
    platform::locale::Locale,
    ui::{
        Action, Shape,
        dialog_layout::{Confirm, DialogFrame, Room},
        kit::{ButtonSpec, UiBuilder, colors, sizes},
        replay,
    },
};

/// Score from which a first entry in the high scores is celebrated: a few good runs.
const GOOD_SCORE: u64 = 100;
/// Height of the score at the top of the panel, which the result of a round leaves in sight, in
/// units.
const RESULT_TOP: f32 = 80.0;

/// Returns a deal number with one more digit, or `None` if it would exceed [`u64::MAX`] or if
/// `digit` is above 9.
pub fn with_digit(typed: &str, digit: u8) -> Option<String> {
    let longer: u64 = format!("{typed}{digit}").parse().ok()?;
    // Parsing drops leading zeros.
    (digit < 10).then(|| longer.to_string())
}

/// Builds the content of a Prospector dialog.
pub fn build(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    dialog: &ProspectorDialog,
) -> Handle<UiNode> {
    match dialog {
        ProspectorDialog::NewDeal => new_deal(kit, view),
        ProspectorDialog::DealNumber(digits) => deal_number(kit, view, digits),
        ProspectorDialog::RoundOver(report) => round_over(kit, view, report),
        ProspectorDialog::Records(page) => pages::records(kit, view, *page),
        ProspectorDialog::Replay => step_through(kit, view),
        ProspectorDialog::Rules => pages::rules(kit, view),
        ProspectorDialog::Help => pages::help(kit, view),
    }
}

/// Builds the choice of the next deal and its options.
fn new_deal(kit: &mut UiBuilder, view: &ProspectorScreen) -> Handle<UiNode> {
    let frame = DialogFrame::of(view, 420.0);
    let mut parts = Vec::new();
    if let Some(table) = &view.prospector {
        parts = deals(kit, view, table, frame.width);
        let (rules, filter) = table.deal_options();
        for (name, command, on) in [
            ("wrap", ProspectorCommand::ToggleWrap, rules.wrap),
            (
                "winnable",
                ProspectorCommand::ToggleWinnable,
                filter == DealFilter::Winnable,
            ),
        ] {
            let spec = ButtonSpec::new(name, format!("option-{name}"), command);
            let note = view.locale.text(&format!("option-{name}-note"));
            parts.push(kit.switch(frame.width, spec, &note, on));
        }
    }
    // The column leaves room for the scroll bar.
    let middle = kit.column(8.0, parts);
    let heading = view.locale.text("new-deal");
    frame.build(kit, &heading, middle, [ButtonSpec::cancel()])
}

/// Builds the buttons of the deals that can be started.
fn deals(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    table: &ProspectorView,
    width: f32,
) -> Vec<Handle<UiNode>> {
    let locale = view.locale;
    let round = table.series.round();
    let goes_on = round.state() == State::Won
        && !matches!(round.seed().map(|seed| seed.name), Some(DealName::Daily(_)));
    let (next, note) = if table.practice.is_some() {
        ("practice-over", "practice-over-note")
    } else if table.series.aside().is_some() {
        ("resume-game", "resume-game-note")
    } else if goes_on {
        ("next-round", "next-round-note")
    } else if round.state() == State::Playing {
        ("new-series", "new-series-note-seen")
    } else {
        ("new-series", "new-series-note")
    };
    let daily = locale.format("deal-daily", &[("date", date(locale, table.today).into())]);
    let number = Action::open(ProspectorDialog::DealNumber(String::new()));
    [
        (
            ButtonSpec::new("next", next, ProspectorCommand::Next).primary(),
            locale.text(note),
        ),
        (
            ButtonSpec::new("daily", "", ProspectorCommand::Daily).label(daily),
            daily_note(view, table),
        ),
        (
            ButtonSpec::new("number", "deal-by-number", number),
            locale.text("deal-by-number-note"),
        ),
        (
            ButtonSpec::new("restart", "restart", ProspectorCommand::Restart),
            locale.text("restart-note"),
        ),
    ]
    .into_iter()
    .map(|(spec, note)| kit.choice(width, spec, &note))
    .collect()
}

/// Returns the note about today's deal: whether it was played, and the result.
fn daily_note(view: &ProspectorScreen, table: &ProspectorView) -> String {
    let locale = view.locale;
    let Some(entry) = table.records.daily.of(table.today) else {
        let name = table.series.round().seed().map(|seed| seed.name);
        let is_open = name == Some(DealName::Daily(table.today));
        return locale.text(if is_open { "daily-open" } else { "daily-waits" });
    };
    let key = match (entry.won, entry.aided) {
        (true, false) => "daily-won",
        (true, true) => "daily-won-aided",
        (false, false) => "daily-lost",
        (false, true) => "daily-lost-aided",
    };
    locale.format(key, &[("points", points(locale, entry.score).into())])
}

/// Builds the number pad for a deal number. Digits can also be typed.
fn deal_number(kit: &mut UiBuilder, view: &ProspectorScreen, digits: &str) -> Handle<UiNode> {
    let locale = view.locale;
    let room = Room::of(view);
    let width = room.middle(320.0);
    let shown = match digits.parse::<u64>() {
        Ok(deal) => number(locale, deal),
        Err(_) => String::from("–"),
    };
    let size = match (shown.chars().count(), room.is_short()) {
        (0..=14, false) => sizes::TITLE,
        (0..=20, _) => sizes::HEADING,
        (0..=24, _) => sizes::BODY,
        _ => sizes::SMALL,
    };
    let shown = kit.centred(&shown, size, colors::ACCENT);
    let shown = kit.at_least(shown, 0.0, if room.is_short() { 24.0 } else { 38.0 });
    let digit = |digit: u8| {
        ButtonSpec::bare(format!("digit-{digit}"), ProspectorCommand::Digit(digit))
            .label(digit.to_string())
            .enabled_if(with_digit(digits, digit).is_some())
    };
    let mut keys: Vec<_> = (1..=9).chain([0]).map(digit).collect();
    // A low window gets a pad of two rows, others that of a telephone.
    let (columns, place) = if room.is_short() { (6, 5) } else { (3, 9) };
    let erase = ProspectorCommand::Erase;
    let erase = ButtonSpec::icon("erase", "icon_arrow_left", "erase", erase);
    keys.insert(place, erase.enabled_if(!digits.is_empty()));
    let keys = keys.into_iter().map(|key| match key.picture {
        Some(_) => kit.icon(key),
        None => kit.button(key),
    });
    let keys = keys.collect();
    let pad = kit.tiles(columns, 6.0, keys);
    let deal = digits.parse::<u64>().ok();
    let start = ProspectorCommand::Deal(deal.unwrap_or_default());
    let start = ButtonSpec::new("deal", "deal", start);
    let buttons = [
        start.primary().enabled_if(deal.is_some()),
        ButtonSpec::cancel(),
    ];
    let buttons = kit.dialog_buttons(width, buttons);
    let size = if room.is_short() {
        sizes::BODY
    } else {
        sizes::HEADING
    };
    let heading = kit.centred(&locale.text("deal-by-number"), size, colors::CREAM);
    kit.column_of_width(8.0, width, vec![heading, shown, pad, buttons])
}

/// Returns the locale key of the record that a finished round set, the greatest one.
pub(crate) fn record(report: &RoundReport) -> Option<&'static str> {
    let ended = report.settled.ended.as_ref();
    let is_high = |score| is_high_score(score, report.best_before);
    if ended.is_some_and(|ended| ended.counts() && is_high(ended.score)) {
        Some("new-high-score")
    } else {
        is_best_round(report).then_some("new-best-round")
    }
}

/// Returns whether a score is worth celebrating as the new high score after `best`.
fn is_high_score(score: u64, best: u64) -> bool {
    score > best && (best > 0 || score >= GOOD_SCORE)
}

/// Returns the heading and the line about the end of a round.
fn verdict(view: &ProspectorScreen, report: &RoundReport) -> (String, String) {
    let locale = view.locale;
    let settled = &report.settled;
    let (heading, line) = match (settled.won, settled.given_up) {
        (true, _) => ("round-won", "round-won-text"),
        (false, true) => ("round-given-up", "round-given-up-text"),
        (false, false) => ("round-lost", "round-lost-text"),
    };
    (locale.text(heading), locale.text(line))
}

/// Returns whether the round beat an earlier one, as the best of its kind.
fn is_best_round(report: &RoundReport) -> bool {
    let best = report.before.best_round;
    best > 0 && report.settled.round_score > best
}

/// Returns a line that compares the round with earlier ones of its kind: with the best one, or with
/// the one before if that says more.
fn against_rounds(locale: &Locale, report: &RoundReport) -> Option<(String, bool)> {
    let (points, best) = (report.settled.round_score, report.before.best_round);
    if is_best_round(report) {
        return Some((locale.text("new-best-round"), true));
    }
    let says = |key: &str, difference: u64| {
        let points = super::points(locale, difference);
        (locale.format(key, &[("points", points.into())]), false)
    };
    match report.before.last_round {
        Some(last) if points > last => Some(says("more-than-last", points - last)),
        _ if best > points => Some(says("short-of-best-round", best - points)),
        _ => None,
    }
}

/// Returns lines that compare the series with the high scores. The flag marks good news.
pub(super) fn against_the_best(
    view: &ProspectorScreen,
    report: &RoundReport,
    score: u64,
) -> Vec<(String, bool)> {
    let locale = view.locale;
    let best = report.best_before;
    let says = |key: &str, missing: u64| {
        let points = points(locale, missing);
        let best = number(locale, best);
        locale.format(key, &[("points", points.into()), ("best", best.into())])
    };
    let mut lines: Vec<_> = against_rounds(locale, report).into_iter().collect();
    match &report.settled.ended {
        Some(ended) if ended.counts() => {
            if ended.score == 0 {
                lines.push((locale.text("no-points"), false));
            } else if ended.score == best {
                lines.push((locale.text("equals-high-score"), true));
            } else if is_high_score(ended.score, best) {
                lines.push((locale.text("new-high-score"), true));
            } else if best == 0 {
                lines.push((locale.text("first-score"), false));
            } else {
                lines.push((says("short-of-high-score", best - ended.score), false));
            }
            if let Some(place) = report.entered.place.filter(|place| *place > 0) {
                let place = [("place", (place + 1).to_string().into())];
                lines.push((locale.format("place-in-table", &place), false));
            }
        }
        Some(ended) => lines.push((counting(locale, &ended.reasons), false)),
        None => {
            let reasons = view
                .prospector
                .as_ref()
                .map(|table| table.series.reasons())
                .unwrap_or_default();
            if !reasons.is_empty() {
                lines.push((counting(locale, &reasons), false));
            } else if best == 0 {
                lines.push((locale.text("carries-on"), false));
            } else if score >= best {
                lines.push((locale.text("above-high-score"), true));
            } else {
                lines.push((says("short-so-far", best - score), false));
            }
        }
    }
    if report.settled.kind == RoundKind::Daily {
        let key = match (report.entered.daily, report.settled.aided) {
            (true, false) => "daily-entered",
            (true, true) => "daily-entered-aided",
            (false, _) => "daily-known",
        };
        lines.push((locale.text(key), false));
    }
    lines
}

/// Returns the score of the series that the round belongs to.
fn series_score(view: &ProspectorScreen, report: &RoundReport) -> u64 {
    match &report.settled.ended {
        Some(SeriesResult { score, .. }) => *score,
        None => view
            .prospector
            .as_ref()
            .map_or(0, |table| table.series.round().score().banked),
    }
}

/// Builds the report on a round that has ended: a column over the panel, or a low box at the bottom
/// of a compact window.
fn round_over(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    report: &RoundReport,
) -> Handle<UiNode> {
    let frame = DialogFrame::beside(view, RESULT_TOP);
    let width = frame.width;
    let beside = view.layout().shape() == Shape::Panel;
    let (heading, line) = verdict(view, report);
    let practice = (view.prospector.as_ref()).is_some_and(|table| table.practice.is_some());
    let lines = match practice {
        true => vec![(view.locale.text("practice-round"), false)],
        false => against_the_best(view, report, series_score(view, report)),
    };
    let celebrated = lines.iter().any(|(_, good)| *good);
    let points = points_of_round(kit, view, (celebrated, beside), width);
    let mut parts = vec![points];
    let facts = facts(view, report, practice);
    if beside {
        parts.push(kit.paragraph_with(&line, width, sizes::SMALL, colors::CREAM_SOFT));
        parts.push(kit.line());
        let facts = facts.into_iter();
        parts.extend(facts.map(|(label, points)| kit.pair(&label, &points, colors::CREAM)));
        parts.push(kit.line());
    } else {
        let facts = facts.into_iter();
        let facts: Vec<_> = facts
            .map(|(label, points)| format!("{label} {points}"))
            .collect();
        let facts = facts.join("   ");
        parts.push(kit.paragraph_centred(&facts, width, sizes::SMALL, colors::CREAM_SOFT));
    }
    for (line, good) in lines {
        let color = if good { colors::ACCENT } else { colors::CREAM };
        parts.push(if beside {
            kit.paragraph_with(&line, width, sizes::SMALL, color)
        } else {
            kit.paragraph_centred(&line, width, sizes::SMALL, color)
        });
    }
    let middle = kit.column_of_width(if beside { 7.0 } else { 3.0 }, width, parts);
    let buttons = round_buttons(kit, view, report, frame);
    let color = match report.settled.won {
        true => colors::ACCENT,
        false => colors::CREAM,
    };
    frame.build_colored(kit, (&heading, color), middle, Some(buttons))
}

/// Builds the points of the round, which count up.
fn points_of_round(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    (celebrated, large): (bool, bool),
    width: f32,
) -> Handle<UiNode> {
    let counted = view.prospector.as_ref().map_or(0, |table| table.counted);
    let color = match celebrated {
        true => colors::ACCENT,
        false => colors::CREAM,
    };
    if large {
        let counted = format!("+{}", number(view.locale, counted));
        return kit.centred_fitted(&counted, sizes::DISPLAY, color, width);
    }
    let counted = points(view.locale, counted);
    kit.centred_fitted(&format!("+{counted}"), sizes::HEADING, color, width)
}

/// Returns the numbers to compare the points of the round with, each with its label.
fn facts(view: &ProspectorScreen, report: &RoundReport, practice: bool) -> Vec<(String, String)> {
    let (settled, before) = (&report.settled, &report.before);
    let score = series_score(view, report);
    let facts = [
        ("best-run", Some(settled.best_run)),
        ("last-round", before.last_round),
        (
            "best-round",
            Some(before.best_round).filter(|best| *best > 0),
        ),
        ("average-round", before.average()),
        (
            "series-score",
            (score != settled.round_score).then_some(score),
        ),
    ];
    let facts = facts
        .into_iter()
        .filter(|(key, _)| !practice || *key == "best-run");
    let facts = facts.filter_map(|(key, points)| Some((view.locale.text(key), points?)));
    let facts = facts.map(|(label, points)| (label, number(view.locale, points)));
    facts.collect()
}

/// Builds the buttons after a round, the one that leads on first.
fn round_buttons(
    kit: &mut UiBuilder,
    view: &ProspectorScreen,
    report: &RoundReport,
    frame: DialogFrame,
) -> Handle<UiNode> {
    let settled = &report.settled;
    let next = next_round(view.prospector, settled.ended.is_none());
    let mut others = vec![
        kit.shortened(restart_icon()),
        records_icon(),
        ButtonSpec::icon("look", "icon_look", "look-at-table", Action::Close),
    ];
    if !settled.won {
        // Only a lost round can be undone.
        let undo = ButtonSpec::icon("undo", "icon_undo", "undo", Action::Undo);
        others.insert(0, kit.shortened(undo));
    }
    frame.result_buttons(kit, view, next, others)
}

/// Returns the button that leads on after a round. `goes_on` is whether the series does.
pub(super) fn next_round(table: Option<&ProspectorView>, goes_on: bool) -> ButtonSpec {
    let key = match table {
        Some(table) if table.practice.is_some() => "practice-over",
        Some(table) if table.series.aside().is_some() => "resume-game",
        _ if goes_on => "next-round",
        _ => "new-series",
    };
    ButtonSpec::new("next", key, ProspectorCommand::Next).primary()
}

/// Returns the question before the round is abandoned for a command. `text` is the locale key of
/// what is given up.
pub fn give_up(locale: &Locale, command: ProspectorCommand, text: &str) -> Confirm {
    let yes = Action::confirmed(command);
    let yes = ButtonSpec::new("give-up-yes", "give-up-yes", yes);
    Confirm::cancel_first("give-up", "give-up-title", locale.text(text), yes)
}

/// Returns the question before the first help in a round, with what the help costs; `None` if
/// nothing is at stake.
pub fn aid(locale: &Locale, series: &Series, records: &Records, help: Action) -> Option<Confirm> {
    let costs = costs_of_aid(locale, series, records);
    let yes = ButtonSpec::new("aid-yes", "aid-yes", Action::confirmed(help));
    let mut question = Confirm::cancel_first("aid", "aid-title", costs.join(" "), yes);
    if series.round().state() != State::Playing {
        // The round is lost, so there is nothing to keep playing.
        question.answers[0] = ButtonSpec::cancel().primary();
    }
    (!costs.is_empty()).then_some(question)
}

/// Returns the records that the first help in a round changes, each as a sentence.
fn costs_of_aid(locale: &Locale, series: &Series, records: &Records) -> Vec<String> {
    let kind = series.kind();
    let mut costs = Vec::new();
    if series.is_aided() || !matches!(kind, RoundKind::Chance | RoundKind::Daily) {
        return costs;
    }
    if series.reasons().is_empty() {
        costs.push(locale.text("aid-high-score"));
    }
    if let Some(DealName::Daily(date)) = series.round().seed().map(|seed| seed.name)
        && records.daily.of(date).is_none()
    {
        costs.push(locale.text("aid-daily"));
    }
    let streak = records.statistics.of(kind).streak;
    if streak > 0 {
        costs.push(locale.format("aid-streak", &[("streak", streak.into())]));
    }
    costs
}

/// Builds the buttons that step through a finished round.
fn step_through(kit: &mut UiBuilder, view: &ProspectorScreen) -> Handle<UiNode> {
    let Some((table, shown)) = view
        .prospector
        .and_then(|table| Some((table, table.replay?)))
    else {
        return kit.column(0.0, Vec::new());
    };
    let score = table.series.round().score();
    let points = score.banked.saturating_add(score.open());
    let text = super::points(view.locale, points);
    replay::build(kit, view, (shown, &text), |step| {
        ProspectorCommand::Replay(step).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_a_deal_can_be_typed_and_no_larger_one() {
        let type_in = |number: &str| {
            number.bytes().try_fold(String::new(), |typed, digit| {
                with_digit(&typed, digit - b'0')
            })
        };
        for number in [0, 7, 99_999_999, u64::MAX - 1, u64::MAX] {
            let number = number.to_string();
            assert_eq!(type_in(&number), Some(number));
        }
        assert_eq!(type_in("0042").as_deref(), Some("42"));
        assert_eq!(type_in("18446744073709551616"), None);
        assert_eq!(type_in("99999999999999999999"), None);
        assert_eq!(with_digit("1", 12), None);
    }
}
