//! Properties that hold for every input text; see [`crate::chess::fuzzing`]. Not part of the public
//! interface.

use std::sync::Arc;

use super::{Deal, Mine, Move, Round, Rules, Series, SeriesRecord};
use crate::{
    cards::{Deck, SlotId},
    data::Source,
};

/// Reads a deck, gold and moves, one per line. Checks that nothing panics, that accepted input is
/// written so that it reads back, and that accepted moves can be undone.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn replay(text: &str) {
    let mut lines = text.lines();
    let Ok(deck) = lines.next().unwrap_or_default().parse::<Deck>() else {
        return;
    };
    assert_eq!(deck.to_string().parse().as_ref(), Ok(&deck));
    let mine = Arc::new(Mine::standard());
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

/// Reads a text as the record of a saved series. Checks that nothing panics, and that an accepted
/// record is written so that it gives the same series.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn save(text: &str) {
    let source = Source { file: "save", text };
    let mine = Arc::new(Mine::standard());
    if let Ok(record) = source.read::<SeriesRecord>()
        && let Ok(series) = Series::resume(&record, &mine)
    {
        let again = Series::resume(&series.record(), &mine);
        assert_eq!(again, Ok(series), "{record:?}");
    }
}
