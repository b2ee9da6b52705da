use serde::{Deserialize, Serialize};

use super::card::Race;

/// Place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// Place of the hero.
    Hero,
    /// Weapon of the hero; not used yet.
    Weapon,
    /// Deck, face down.
    Deck,
    /// Hand.
    Hand,
    /// Row of minions.
    Battlefield,
    /// Secrets; not used yet.
    Secrets,
    /// Cards that are dead, spent, overdrawn or discarded.
    Graveyard,
    /// A card that was played and has not arrived yet, such as a spell while it is cast.
    Played,
    /// None: the card was transformed into another.
    Gone,
}

/// The zones that a filter matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zones {
    /// The hero.
    Hero,
    /// The minions.
    Battlefield,
    /// The hero and the minions.
    Active,
    /// The hand.
    Hand,
}

impl Zones {
    /// Returns whether these include a zone.
    pub const fn contains(self, zone: Zone) -> bool {
        match self {
            Self::Hero => matches!(zone, Zone::Hero),
            Self::Battlefield => matches!(zone, Zone::Battlefield),
            Self::Active => matches!(zone, Zone::Hero | Zone::Battlefield),
            Self::Hand => matches!(zone, Zone::Hand),
        }
    }

    /// Returns whether all of these are among the others.
    pub const fn within(self, others: Self) -> bool {
        match self {
            Self::Active => matches!(others, Self::Active),
            Self::Hero => others.contains(Zone::Hero),
            Self::Battlefield => others.contains(Zone::Battlefield),
            Self::Hand => others.contains(Zone::Hand),
        }
    }
}

/// Side of a card, relative to the owner of the card with the filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alliance {
    /// The same side.
    Ally,
    /// The opponent's side.
    Enemy,
    /// Both sides.
    Any,
}

impl Alliance {
    /// Returns whether cards of the owner (`own`), or of the opponent, match.
    pub const fn covers(self, own: bool) -> bool {
        match self {
            Self::Ally => own,
            Self::Enemy => !own,
            Self::Any => true,
        }
    }
}

/// A filter for cards by side, zone and other properties. In data the field is called `mark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetFilter {
    /// Side of the cards.
    pub alliance: Alliance,
    /// Zones of the cards.
    pub zones: Zones,
    /// Race of the cards; `None` matches all.
    #[serde(default)]
    pub race: Option<Race>,
    /// Whether the card with the filter is excluded.
    #[serde(default)]
    pub others: bool,
}

impl TargetFilter {
    /// Builds a filter by side and zone.
    pub const fn new(alliance: Alliance, zones: Zones) -> Self {
        Self {
            alliance,
            zones,
            race: None,
            others: false,
        }
    }
}
