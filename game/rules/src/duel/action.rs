//! What can happen. Each action is a struct beside the system that performs it, holds what is to be
//! done and, once performed, what came of it. This is the list of them.

use smallvec::SmallVec;

use super::{CardRef, json::JsonFields, systems};

/// Cards of an action: rarely many.
pub type Cards = SmallVec<[CardRef; 4]>;

/// Makes the enum of all actions, and of their kinds, from the list of their names.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident in $system:ident,)*) => {
        /// Something that happens: what is to be done and, in a perform event, what came of it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Action {
            $($(#[$doc])* $name(systems::$system::$name),)*
        }

        /// Which action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ActionKind {
            $($(#[$doc])* $name,)*
        }

        impl ActionKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// How events call it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)*
                }
            }
        }

        impl Action {
            /// Which action.
            #[inline]
            pub const fn kind(&self) -> ActionKind {
                match self {
                    $(Self::$name(_) => ActionKind::$name,)*
                }
            }

            /// Writes what is in it.
            pub(super) fn write_json(&self, to: &mut JsonFields) {
                match self {
                    $(Self::$name(action) => action.write_json(to),)*
                }
            }
        }

        $(impl From<systems::$system::$name> for Action {
            #[inline]
            fn from(action: systems::$system::$name) -> Self {
                Self::$name(action)
            }
        })*
    };
}

actions! {
    /// The first cards are dealt.
    StartMatch in turn,
    /// A turn begins, and the one before ends.
    ChangeTurn in turn,
    /// First cards are exchanged.
    Mulligan in mulligan,
    /// Cards go from the deck to the hand.
    DrawCards in player,
    /// Cards go from the deck to the graveyard, because the hand is full.
    Overdraw in player,
    /// There was nothing to draw.
    Fatigue in player,
    /// More mana in this turn.
    GainMana in mana,
    /// A card leaves the hand to be played.
    PlayCard in card,
    /// A minion arrives.
    SummonMinion in minion,
    /// What a minion does when it was played.
    Battlecry in minion,
    /// A spell takes effect.
    CastSpell in spell,
    /// One ability of a card takes effect.
    UseAbility in ability,
    /// What a card does on an occasion.
    TriggerAbilities in trigger,
    /// A combatant attacks another.
    Attack in attack,
    /// Damage is dealt.
    Damage in destructible,
    /// Hit points come back.
    Heal in destructible,
    /// A hero gets armour.
    GainArmour in armour,
    /// Attack and health that stay.
    Buff in buff,
    /// Minions are marked to die.
    Destroy in destroy,
    /// Text, keywords, buffs and freezes are taken away.
    Silence in silence,
    /// Combatants are frozen.
    Freeze in freeze,
    /// Minions become others.
    Transform in transform,
    /// Minions go back to hands.
    ReturnToHand in return_to_hand,
    /// Cards go from a hand to the graveyard.
    Discard in discard,
    /// A card that is in no deck comes to a hand.
    ReceiveToken in token,
    /// Minions have died, all of these at once.
    Death in death,
    /// Somebody gives up.
    Concede in victory,
    /// The match ends.
    EndMatch in victory,
}
