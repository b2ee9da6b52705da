use serde::{Deserialize, Serialize};

use super::card::Race;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// The place of the hero.
    Hero,
    /// What the hero holds; nothing goes there yet.
    Weapon,
    /// The deck, face down.
    Deck,
    /// The hand.
    Hand,
    /// The row of minions.
    Battlefield,
    /// What waits unseen; nothing goes there yet.
    Secrets,
    /// What is dead, spent, overdrawn or discarded.
    Graveyard,
    /// A card that was played and has not yet arrived: a spell while it is cast.
    Played,
    /// Nowhere: the card was transformed into another.
    Gone,
}

/// The zones that a mark speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zones {
    /// The hero.
    Hero,
    /// The minions.
    Battlefield,
    /// Both of them.
    Active,
    /// The hand.
    Hand,
}

impl Zones {
    /// Whether a zone is one of these.
    pub const fn contains(self, zone: Zone) -> bool {
        match self {
            Self::Hero => matches!(zone, Zone::Hero),
            Self::Battlefield => matches!(zone, Zone::Battlefield),
            Self::Active => matches!(zone, Zone::Hero | Zone::Battlefield),
            Self::Hand => matches!(zone, Zone::Hand),
        }
    }

    /// Whether all of these are among the others.
    pub const fn within(self, others: Self) -> bool {
        match self {
            Self::Active => matches!(others, Self::Active),
            Self::Hero => others.contains(Zone::Hero),
            Self::Battlefield => others.contains(Zone::Battlefield),
            Self::Hand => others.contains(Zone::Hand),
        }
    }
}

/// Whose cards, seen from the owner of the card that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alliance {
    /// Its owner's.
    Ally,
    /// The opponent's.
    Enemy,
    /// Everybody's.
    Any,
}

impl Alliance {
    /// Whether cards of the owner, or of the opponent, are meant.
    pub const fn covers(self, own: bool) -> bool {
        match self {
            Self::Ally => own,
            Self::Enemy => !own,
            Self::Any => true,
        }
    }
}

/// Which cards are meant: an alliance and zones, and perhaps more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetFilter {
    /// Whose.
    pub alliance: Alliance,
    /// Where.
    pub zones: Zones,
    /// Only cards of this race.
    #[serde(default)]
    pub race: Option<Race>,
    /// All but the card itself.
    #[serde(default)]
    pub others: bool,
}

impl TargetFilter {
    /// An alliance and zones.
    pub const fn new(alliance: Alliance, zones: Zones) -> Self {
        Self {
            alliance,
            zones,
            race: None,
            others: false,
        }
    }
}
