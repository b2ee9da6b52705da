use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::cards::SlotId;

/// A set of slots of a mine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SlotSet(u64);

impl SlotSet {
    /// Empty set.
    pub const EMPTY: Self = Self(0);

    /// Number of slots that a set can hold; slot numbers are below this.
    pub const CAPACITY: usize = u64::BITS as usize;

    /// Returns the first `count` slots.
    pub const fn first(count: usize) -> Self {
        match 1_u64.checked_shl(count as u32) {
            Some(bit) => Self(bit - 1),
            None => Self(u64::MAX),
        }
    }

    /// Returns one bit for each slot, the lowest for slot 0.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns whether a slot is in the set.
    #[inline]
    pub const fn contains(self, slot: SlotId) -> bool {
        slot.index() < Self::CAPACITY && self.0 >> slot.index() & 1 == 1
    }

    /// Returns whether the set has no slots.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of slots.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a slot; slots from [`SlotSet::CAPACITY`] are ignored.
    #[must_use]
    #[inline]
    pub const fn with(self, slot: SlotId) -> Self {
        Self(self.0 | bit(slot))
    }

    /// Removes a slot.
    #[must_use]
    #[inline]
    pub const fn without(self, slot: SlotId) -> Self {
        Self(self.0 & !bit(slot))
    }

    /// Returns the slots that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Iterates over the slots in ascending order.
    pub fn iter(self) -> impl Iterator<Item = SlotId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
            (lowest < u64::BITS).then_some(SlotId(lowest as u16))
        })
    }
}

const fn bit(slot: SlotId) -> u64 {
    if slot.index() < SlotSet::CAPACITY {
        1 << slot.index()
    } else {
        0
    }
}

impl FromIterator<SlotId> for SlotSet {
    fn from_iter<I: IntoIterator<Item = SlotId>>(slots: I) -> Self {
        slots.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SlotSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SlotSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slots = Vec::<SlotId>::deserialize(deserializer)?;
        match slots.iter().find(|slot| slot.index() >= Self::CAPACITY) {
            Some(slot) => Err(D::Error::custom(format!(
                "invalid slot {slot} (expected 0 to {})",
                Self::CAPACITY - 1
            ))),
            None => Ok(slots.into_iter().collect()),
        }
    }
}
