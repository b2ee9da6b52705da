//! The shadows of piles: every card that lies throws one, but those of a pile together only one.

use super::Tableau;
use crate::cards::card::take_shadow;
use fyrox::{
    core::pool::Handle,
    scene::{Scene, node::Node},
};

impl Tableau {
    /// Takes the shadows of what lies within a pile, which would add up to a black rim.
    pub(super) fn thin_shadows(&self, scene: &mut Scene) {
        let discard = within_discard(&self.state.discard);
        for body in discard.iter().chain(within_draw(&self.state.draw)) {
            take_shadow(scene, *body);
        }
    }
}

/// What lies on others: all but the lowest card, which comes first.
fn within_discard(pile: &[Handle<Node>]) -> &[Handle<Node>] {
    pile.get(1..).unwrap_or_default()
}

/// What lies between others. The draw pile is spread over more than a card's width, so that its two
/// ends have each its own shadow.
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
