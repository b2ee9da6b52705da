//! What must hold for any text at all; see [`crate::chess::fuzzing`]. Not part of the interface.

use super::{Deck, DeckDesign, Layout};
use crate::data::DataError;

/// Reading a layout never panics; one that was read deals a deck, and its cards can be taken away
/// one after the other. One that was refused is so at a place in its text.
///
/// # Panics
/// When that does not hold.
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

/// Reading a design never panics; one that was read has pictures for every card. One that was
/// refused is so at a place in its text.
///
/// # Panics
/// When that does not hold.
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

/// An error names a place that the text has, or the one after its end.
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
