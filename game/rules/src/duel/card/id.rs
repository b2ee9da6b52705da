/// The index of a definition in its [`CardSet`](super::CardSet). Saves do not contain it; they use
/// the ids of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefinitionId(pub(in crate::duel) u16);

impl DefinitionId {
    /// Returns the index in the set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
