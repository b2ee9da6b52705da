//! A figure in its gem, laid over the printed one when it has changed.

/// Where on a card a figure is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// What it costs.
    Cost,
    /// Its attack.
    Attack,
    /// Its health.
    Health,
    /// A hero's armour.
    Armour,
}

/// How a figure compares with the printed one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// It is the same.
    Printed,
    /// It is better for the one whose card it is.
    Better,
    /// It is worse.
    Worse,
}

/// A figure in its gem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Badge {
    /// Which figure.
    pub place: Place,
    /// The figure.
    pub value: i32,
    /// How it compares.
    pub tone: Tone,
}

impl Badge {
    /// All places.
    pub const PLACES: [Place; 4] = [Place::Cost, Place::Attack, Place::Health, Place::Armour];
}

impl Tone {
    /// Colour of the figure.
    pub fn color(self) -> [u8; 3] {
        match self {
            Tone::Printed => [0xff, 0xf6, 0xe4],
            Tone::Better => [0x8c, 0xf0, 0x8a],
            Tone::Worse => [0xff, 0x9c, 0x8c],
        }
    }

    /// The tone of a figure of which more is better.
    pub fn of(value: i32, printed: i32) -> Self {
        match value.cmp(&printed) {
            std::cmp::Ordering::Less => Tone::Worse,
            std::cmp::Ordering::Equal => Tone::Printed,
            std::cmp::Ordering::Greater => Tone::Better,
        }
    }
}
