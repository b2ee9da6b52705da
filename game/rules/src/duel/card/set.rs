use std::collections::HashMap;

use super::{CardDefinition, CardKind, DefinitionId};

/// All cards that there are.
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

/// There is no card of this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0:?}")]
pub struct UnknownCard(pub String);

/// The card that the player who does not begin gets (rule 7).
const COIN: &str = "coin";

impl CardSet {
    /// The set of these definitions, which have been checked.
    pub(super) fn of(definitions: Vec<CardDefinition>) -> Self {
        let numbered = (0..).map(DefinitionId).zip(&definitions);
        let by_id: HashMap<_, _> = numbered.map(|(id, card)| (card.id.clone(), id)).collect();
        Self {
            coin: by_id.get(COIN).copied(),
            definitions,
            by_id,
        }
    }

    /// A card of this set.
    #[inline]
    pub fn get(&self, card: DefinitionId) -> &CardDefinition {
        // Numbers are given out by sets only. One of another set is a mistake in the program that
        // asks; it gets some card rather than a panic, except from a set that has none.
        &self.definitions[(card.index()).min(self.definitions.len() - 1)]
    }

    /// The card of this id.
    pub fn find(&self, id: &str) -> Option<DefinitionId> {
        self.by_id.get(id).copied()
    }

    /// The same with an error for the one who asks.
    ///
    /// # Errors
    /// When there is none.
    pub fn require(&self, id: &str) -> Result<DefinitionId, UnknownCard> {
        self.find(id).ok_or_else(|| UnknownCard(id.to_owned()))
    }

    /// The id of a card.
    pub fn id(&self, card: DefinitionId) -> &str {
        &self.get(card).id
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.definitions.len()
    }

    /// Whether there is none. Sets that were read have cards.
    pub fn is_empty(&self) -> bool {
        self.definitions.is_empty()
    }

    /// All of them in the order of their data.
    pub fn iter(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        (0..).map(DefinitionId).zip(&self.definitions)
    }

    /// Those that may be put into decks.
    pub fn collection(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        self.iter().filter(|(_, card)| card.is_collectible())
    }

    /// The heroes.
    pub fn heroes(&self) -> impl Iterator<Item = (DefinitionId, &CardDefinition)> {
        self.iter().filter(|(_, card)| card.kind == CardKind::Hero)
    }

    /// The coin of the player who does not begin, if the set has one (`coin`).
    pub const fn coin(&self) -> Option<DefinitionId> {
        self.coin
    }
}
