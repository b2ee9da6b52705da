//! The panels of Prospector's table.

pub mod dialogs;
pub mod hud;
pub mod model;
mod pages;

pub use dialogs::with_digit;
pub use hud::GUIDE_STEPS;

use crate::locale::Locale;
use parlour_rules::{
    cards::{Card, Rank},
    prospector::{Date, DealName, Reason, Refusal},
};

/// A number with its thousands apart.
pub fn grouped(number: u64, separator: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

/// What stands between thousands in a language.
pub fn separator(locale: &Locale) -> String {
    locale.text("thousands")
}

/// A number with its thousands apart, as the language does it.
pub fn number(locale: &Locale, number: u64) -> String {
    grouped(number, &separator(locale))
}

/// A day in words.
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

/// The name of a deal; one without a name was put together by hand.
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

/// Whether a series counts, and why it does not.
pub fn counting(locale: &Locale, reasons: &[Reason]) -> String {
    if reasons.is_empty() {
        return locale.text("counts");
    }
    let reasons: Vec<_> = reasons
        .iter()
        .map(|reason| locale.text(&format!("counts-not-{}", reason.name())))
        .collect();
    locale.format("counts-not", &[("reasons", reasons.join(", ").into())])
}

/// What the player reads when the rules refuse a move.
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

/// The rank of a card in words.
fn rank(locale: &Locale, card: Card) -> String {
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
