use crate::shortened;
use std::collections::HashMap;

use super::{CardDefinition, CardKind, DefinitionId};

/// All cards of the game.
///
/// ```
/// use parlour_rules::duel::{CardKind, CardSet};
///
/// let text = "(cards: [(id: \"field_mouse\", kind: Minion, cost: 1, attack: 2, health: 1)])";
/// let set = CardSet::read("cards.ron", text)?;
/// let mouse = set.find("field_mouse").expect("it was just read");
/// assert_eq!(set.get(mouse).kind, CardKind::Minion);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    definitions: Vec<CardDefinition>,
    by_id: HashMap<String, DefinitionId>,
    coin: Option<DefinitionId>,
}

/// No card has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown card {:?}", shortened(.0))]
pub struct UnknownCard(pub String);

/// Id of the card that the second player gets (rule 7).
const COIN: &str = "coin";

impl CardSet {
    /// Builds the set of checked definitions.
    pub(super) fn of(definitions: Vec<CardDefinition>) -> Self {
        let numbered = (0..).map(DefinitionId).zip(&definitions);
        let by_id: HashMap<_, _> = numbered.map(|(id, card)| (card.id.clone(), id)).collect();
        Self {
            coin: by_id.get(COIN).copied(),
            definitions,
            by_id,
        }
    }

    /// Returns a card of this set.
    #[inline]
    pub fn get(&self, card: DefinitionId) -> &CardDefinition {
        // Only sets hand out indices. An index of another set is a bug in the caller and returns an
        // arbitrary card instead of panicking, except for an empty set.
        &self.definitions[(card.index()).min(self.definitions.len() - 1)]
    }

    /// Returns the card with this id.
    pub fn find(&self, id: &str) -> Option<DefinitionId> {
        self.by_id.get(id).copied()
    }

    /// Returns the card with this id, or an error.
    ///
    /// # Errors
    /// Returns an error if there is no such card.
    pub fn require(&self, id: &str) -> Result<DefinitionId, UnknownCard> {
        self.find(id).ok_or_else(|| UnknownCard(id.to_owned()))
    }

    /// Returns the id of a card.
    pub fn id(&self, card: DefinitionId) -> &str {
        &self.get(card).id
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.definitions.len()
    }

    /// Returns whether the set is empty; a set from a file never is.
    pub fn is_empty(&self) -> bool {
        self.definitions.is_empty()
    }

    /// Iterates over all cards in the order of their data.
    pub fn iter(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        (0..).map(DefinitionId).zip(&self.definitions)
    }

    /// Iterates over the cards that decks can contain.
    pub fn collection(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        self.iter().filter(|(_, card)| card.is_collectible())
    }

    /// Iterates over the heroes.
    pub fn heroes(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        self.iter().filter(|(_, card)| card.kind == CardKind::Hero)
    }

    /// Returns the coin for the second player, if the set has one (`coin`).
    pub const fn coin(&self) -> Option<DefinitionId> {
        self.coin
    }
}
