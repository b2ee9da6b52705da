//! Panels and dialogs of Prospector's table.

pub mod dialogs;
pub mod floating;
pub mod hud;
mod interface;
pub mod model;
mod pages;
mod small_mine;

pub use interface::ProspectorPanels;
pub use model::{
    ProspectorCommand, ProspectorDialog, ProspectorScreen, ProspectorView, RecordsPage,
    RoundReport, SolverResult,
};

pub(crate) use dialogs::record;
pub use dialogs::with_digit;
pub use hud::GUIDE_STEPS;

use parlour_rules::{
    cards::{Card, Rank},
    prospector::{Date, DealName, Reason, Refusal, Series, State},
};
use parlour_shell::platform::locale::Locale;

/// Returns the thousands separator of a language.
pub fn separator(locale: &Locale) -> String {
    locale.text("thousands")
}

/// Returns the sentence for the menu about a series that waits: its round and its points. A series
/// without a move doesn't wait.
pub fn waiting(locale: &Locale, series: &Series) -> Option<String> {
    let round = series.round();
    let points = round.score().banked.saturating_add(round.score().open());
    let is_new = round.history().is_empty() && series.rounds_won() == 0;
    if is_new || round.state() == State::Lost {
        return None;
    }
    let values = [
        (
            "round",
            i64::from(series.rounds_won().saturating_add(1)).into(),
        ),
        ("points", self::points(locale, points).into()),
    ];
    Some(locale.format("waiting-prospector", &values))
}

/// Returns a number with the thousands separator of the language.
pub fn number(locale: &Locale, number: u64) -> String {
    locale.number(number)
}

/// Returns a number of points, such as "1,234 points".
pub fn points(locale: &Locale, points: u64) -> String {
    let count = i64::try_from(points).unwrap_or(i64::MAX);
    let points = number(locale, points);
    locale.format(
        "points",
        &[("count", count.into()), ("points", points.into())],
    )
}

/// Returns a localized date.
pub fn date(locale: &Locale, date: Date) -> String {
    let month = locale.text(&format!("month-{}", date.month()));
    locale.format(
        "date",
        &[
            ("day", date.day().to_string().into()),
            ("month", month.into()),
            ("year", date.year().to_string().into()),
        ],
    )
}

/// Returns the localized name of a deal; `None` is a deal that was set up by hand.
pub fn deal_name(locale: &Locale, name: Option<DealName>) -> String {
    match name {
        Some(DealName::Number(deal)) => {
            locale.format("deal-numbered", &[("number", number(locale, deal).into())])
        }
        Some(DealName::Daily(day)) => {
            locale.format("deal-daily", &[("date", date(locale, day).into())])
        }
        None => locale.text("deal-own"),
    }
}

/// Returns whether a series counts for the high scores, and the reasons if it doesn't.
pub fn counting(locale: &Locale, reasons: &[Reason]) -> String {
    if reasons.is_empty() {
        return locale.text("counts");
    }
    let reasons: Vec<_> = reasons
        .iter()
        .map(|reason| locale.text(&format!("counts-not-{}", reason.name())))
        .collect();
    let reasons = match &reasons[..] {
        [others @ .., last] if !others.is_empty() => {
            let others = others.join(", ");
            let values = [("first", others.into()), ("last", last.clone().into())];
            locale.format("list-and", &values)
        }
        _ => reasons.concat(),
    };
    locale.format("counts-not", &[("reasons", reasons.into())])
}

/// Returns the localized reason for a refused move.
pub fn refused(locale: &Locale, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Over(_) => locale.text("prospector-over"),
        Refusal::NoSlot { .. } | Refusal::Gone(_) => locale.text("prospector-nothing-there"),
        Refusal::FaceDown { .. } => locale.text("prospector-covered"),
        Refusal::DoesNotFit { card, target, .. } => locale.format(
            "prospector-does-not-fit",
            &[
                ("card", rank(locale, *card).into()),
                ("target", rank(locale, *target).into()),
            ],
        ),
        Refusal::NothingToDraw => locale.text("prospector-draw-empty"),
    }
}

/// Returns the localized rank of a card.
pub(crate) fn rank(locale: &Locale, card: Card) -> String {
    match card.rank {
        Rank::Ace => locale.text("rank-ace"),
        Rank::Jack => locale.text("rank-jack"),
        Rank::Queen => locale.text("rank-queen"),
        Rank::King => locale.text("rank-king"),
        rank => rank.number().to_string(),
    }
}

#[cfg(test)]
mod tests;
