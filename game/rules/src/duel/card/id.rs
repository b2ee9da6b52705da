/// The number of a definition in its [`CardSet`](super::CardSet). It is not kept in saves: those
/// have the ids of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefinitionId(pub(in crate::duel) u16);

impl DefinitionId {
    /// The place in the set, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
