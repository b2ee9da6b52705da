//! Deals, rules and gold from the arguments of the commands.

use parlour_rules::shortened;
use std::sync::Arc;

use parlour_rules::{
    cards::{Deck, SlotId},
    prospector::{Deal, DealFilter, DealName, Dealer, Mine, Rules},
};

use crate::answer::Failure;

/// Returns a dealer for the standard mine.
pub fn dealer() -> Dealer {
    Dealer::new(Arc::new(Mine::standard()))
}

/// Returns the rules selected by `--no-wrap`.
pub const fn rules(no_wrap: bool) -> Rules {
    Rules { wrap: !no_wrap }
}

/// Returns the deal with this number, as the game deals it with the standard rules.
pub fn numbered(dealer: &Dealer, number: u64, filter: DealFilter) -> Deal {
    let name = DealName::Number(number);
    dealer.seed(name, Rules::WRAP, filter).deal(dealer.mine())
}

/// Returns a deal of these cards with the gold of the arguments.
pub fn with_gold(deck: Deck, gold: Option<&str>) -> Result<Deal, Failure> {
    let gold = gold.map(slots).transpose()?.unwrap_or_default();
    Deal::new(deck, gold, Mine::standard().len()).map_err(Failure::refused)
}

/// Parses slots separated by commas, such as `3,9`. Rejects repeated slots.
fn slots(text: &str) -> Result<Vec<SlotId>, Failure> {
    let refused = |reason: String| Failure::refused(format!("gold: {reason}"));
    let mut slots = Vec::new();
    for slot in text.split([',', ' ']).filter(|slot| !slot.is_empty()) {
        let number = slot.parse().map(SlotId);
        let number = number.map_err(|_| {
            let slot = shortened(slot);
            refused(format!("invalid slot {slot:?} (expected a number)"))
        })?;
        if slots.contains(&number) {
            return Err(refused(format!("duplicate slot {number}")));
        }
        slots.push(number);
    }
    Ok(slots)
}
