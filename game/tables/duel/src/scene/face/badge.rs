//! Value badges: a number in a gem, drawn over the printed one when it has changed.

/// Place of a value on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Mana cost.
    Cost,
    /// Attack.
    Attack,
    /// Health.
    Health,
    /// A hero's Armor.
    Armour,
}

/// Comparison of a value with the printed one, which sets its color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Equal to the printed value.
    Printed,
    /// Better than printed for the card's owner.
    Better,
    /// Worse than printed for the card's owner.
    Worse,
}

/// Number in a gem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Badge {
    /// Place on the card, which sets the gem's picture.
    pub place: Place,
    /// Number shown. Negative values are shown as 0.
    pub value: i32,
    /// Comparison with the printed value.
    pub tone: Tone,
}

impl Badge {
    /// All places, in the order in which badges are stored.
    pub const PLACES: [Place; 4] = [Place::Cost, Place::Attack, Place::Health, Place::Armour];
}

impl Tone {
    /// Returns the color of the number, as sRGB.
    pub fn color(self) -> [u8; 3] {
        match self {
            Tone::Printed => [0xff, 0xf6, 0xe4],
            Tone::Better => [0x8c, 0xf0, 0x8a],
            Tone::Worse => [0xff, 0x9c, 0x8c],
        }
    }

    /// Compares a value with the printed one, where more is better.
    pub fn of(value: i32, printed: i32) -> Self {
        match value.cmp(&printed) {
            std::cmp::Ordering::Less => Tone::Worse,
            std::cmp::Ordering::Equal => Tone::Printed,
            std::cmp::Ordering::Greater => Tone::Better,
        }
    }
}
