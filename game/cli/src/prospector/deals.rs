//! Deals, rules and gold as the commands' arguments give them.

use std::sync::Arc;

use parlour_rules::{
    cards::{Deck, SlotId},
    prospector::{Deal, DealFilter, DealName, Dealer, Mine, Rules},
};

use crate::answer::Failure;

/// The dealer at the chapter's mine.
pub fn dealer() -> Dealer {
    Dealer::new(Arc::new(Mine::chapter()))
}

/// The rules that `--no-wrap` says.
pub const fn rules(no_wrap: bool) -> Rules {
    Rules { wrap: !no_wrap }
}

/// The deal with this number, as the game gives it with the chapter's rules.
pub fn numbered(dealer: &Dealer, number: u64, filter: DealFilter) -> Deal {
    let name = DealName::Number(number);
    dealer.seed(name, Rules::WRAP, filter).deal(dealer.mine())
}

/// A deal of these cards, with gold as the arguments have it.
pub fn with_gold(deck: Deck, gold: Option<&str>) -> Result<Deal, Failure> {
    let gold = gold.map(slots).transpose()?.unwrap_or_default();
    Deal::new(deck, gold, Mine::chapter().len()).map_err(Failure::refused)
}

/// Slots with commas between them: `3,9`. Each once: a card is gold, or it is not.
fn slots(text: &str) -> Result<Vec<SlotId>, Failure> {
    let refused = |what: String| Failure::Refused(format!("gold: {what}"));
    let mut slots = Vec::new();
    for slot in text.split([',', ' ']).filter(|slot| !slot.is_empty()) {
        let number = slot.parse().map(SlotId);
        let number =
            number.map_err(|_| refused(format!("{slot:?} is not the number of a slot")))?;
        if slots.contains(&number) {
            return Err(refused(format!("slot {number} is named twice")));
        }
        slots.push(number);
    }
    Ok(slots)
}
