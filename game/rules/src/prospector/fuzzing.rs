//! What must hold for any text at all; see [`crate::chess::fuzzing`]. Not part of the interface.

use std::sync::Arc;

use super::{Deal, Mine, Move, Round, Rules};
use crate::cards::{Deck, SlotId};

/// Reading a deck, gold and moves, each on a line of its own, never panics; what was read is
/// written so that it reads back, and the moves that were accepted can be taken back.
///
/// # Panics
/// When that does not hold.
pub fn replay(text: &str) {
    let mut lines = text.lines();
    let Ok(deck) = lines.next().unwrap_or_default().parse::<Deck>() else {
        return;
    };
    assert_eq!(deck.to_string().parse().as_ref(), Ok(&deck));
    let mine = Arc::new(Mine::chapter());
    let gold = lines.next().unwrap_or_default().split(',');
    let gold = gold.filter_map(|slot| slot.trim().parse().ok().map(SlotId));
    let Ok(deal) = Deal::new(deck, gold, mine.len()) else {
        return;
    };
    let rules = Rules::ALL[text.len() % Rules::ALL.len()];
    let mut round = Round::new(&mine, deal, rules);
    let start = round.clone();
    for word in lines.next().unwrap_or_default().split_whitespace() {
        let Ok(mv) = word.parse::<Move>() else {
            continue;
        };
        assert_eq!(mv.to_string().parse(), Ok(mv));
        let before = round.clone();
        let allowed = round.allows(mv);
        match round.play(mv) {
            Ok(_) => assert_eq!(allowed, Ok(()), "{mv}"),
            Err(refusal) => {
                assert_eq!(allowed, Err(refusal), "{mv}");
                assert_eq!(round, before, "{mv} was refused: {refusal}");
            }
        }
    }
    let again = Round::replay(&round.record(), &mine);
    assert_eq!(again.as_ref(), Ok(&round));
    while round.undo().is_some() {}
    assert_eq!(
        (round.left(), round.target(), round.score()),
        (start.left(), start.target(), start.score())
    );
    assert_eq!(round.draw_pile(), start.draw_pile());
    while round.redo().is_some() {}
    assert_eq!(again, Ok(round));
}
