//! Shadows of piles. Each resting card has a contact shadow, but overlapping shadows of a pile
//! would be too dark.

use super::Tableau;
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};
use parlour_shell::cards::card::take_shadow;

impl Tableau {
    /// Hides the shadows of cards within a pile, which would add up to a black rim.
    pub(super) fn thin_shadows(&self, scene: &mut Scene) {
        let discard = within_discard(&self.state.discard);
        for body in discard.iter().chain(within_draw(&self.state.draw)) {
            take_shadow(scene, *body);
        }
    }
}

/// Returns the cards of the discard pile that are on top of others: all but the first.
fn within_discard(pile: &[Handle<Node>]) -> &[Handle<Node>] {
    pile.get(1..).unwrap_or_default()
}

/// Returns the cards of the draw pile between its ends. The pile is spread over more than a card's
/// width, so both ends keep a shadow.
fn within_draw(pile: &[Handle<Node>]) -> &[Handle<Node>] {
    match pile {
        [_, within @ .., _] => within,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_keeps_the_shadow_of_one_card_at_each_place() {
        let cards: Vec<Handle<Node>> = (1..=4).map(|index| Handle::new(index, 1)).collect();
        assert!(within_discard(&[]).is_empty());
        assert!(within_discard(&cards[..1]).is_empty());
        assert_eq!(within_discard(&cards), &cards[1..]);
        assert!(within_draw(&cards[..1]).is_empty());
        assert!(within_draw(&cards[..2]).is_empty());
        assert_eq!(within_draw(&cards), &cards[1..3]);
    }
}
