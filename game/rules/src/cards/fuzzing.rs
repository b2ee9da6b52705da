//! Properties that hold for every input text; see [`crate::chess::fuzzing`]. Not part of the public
//! interface.

use super::{Deck, DeckDesign, Layout};
use crate::data::DataError;

/// Checks that reading a layout never panics, that a valid layout deals a deck whose cards can be
/// removed one by one, and that errors point into the text.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn layout(text: &str) {
    let layout = match Layout::read("layout.ron", text) {
        Ok(layout) => layout,
        Err(error) => return is_in(&error, text),
    };
    let deck: Deck<usize> = (0..layout.slots().len() + 1).collect();
    assert!(layout.deal(deck).is_ok_and(|dealt| dealt.rest.len() == 1));
    let mut left: Vec<_> = layout.slots().iter().map(|slot| slot.id).collect();
    while !left.is_empty() {
        let before = left.len();
        let covered = |id| {
            let covers = layout.slot(id).map(|slot| slot.hidden_by.as_slice());
            covers.is_some_and(|covers| covers.iter().any(|cover| left.contains(cover)))
        };
        left = left.iter().copied().filter(|&id| covered(id)).collect();
        assert!(left.len() < before, "no end to taking away");
    }
}

/// Checks that reading a design never panics, that a valid design has pictures for every card, and
/// that errors point into the text.
///
/// # Panics
/// Panics if one of these does not hold.
pub fn design(text: &str) {
    let design = match DeckDesign::read("deck.ron", text) {
        Ok(design) => design,
        Err(error) => return is_in(&error, text),
    };
    let names = design.pictures();
    for &card in Deck::standard().iter() {
        let pictures = design.compose(card, true);
        assert!(pictures.len() > 1, "nothing on {card}");
        for composed in pictures {
            assert!(names.contains(&composed.picture));
            assert!(composed.middle.x.is_finite() && composed.middle.y.is_finite());
        }
    }
}

/// Checks that an error points to a place in the text, or one line after its end.
fn is_in(error: &DataError, text: &str) {
    assert!(!error.to_string().is_empty());
    assert!(
        (1..=text.split('\n').count()).contains(&error.line),
        "{error}"
    );
    let line = text.split('\n').nth(error.line - 1).unwrap_or_default();
    assert!(
        (1..=line.chars().count() + 1).contains(&error.column),
        "{error}"
    );
}
