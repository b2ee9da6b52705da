//! The list of all actions; each is a struct in `actions`.

use super::{actions, json::JsonFields};

/// Makes the enum of all actions, and of their kinds, from the list of their names.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Something that happens: what is to be done and, in a perform event, what came of it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Action {
            $($(#[$doc])* $name(actions::$name),)*
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

        $(impl From<actions::$name> for Action {
            #[inline]
            fn from(action: actions::$name) -> Self {
                Self::$name(action)
            }
        })*
    };
}

actions! {
    /// The first cards are dealt.
    StartMatch,
    /// A turn begins, and the one before ends.
    ChangeTurn,
    /// First cards are exchanged.
    Mulligan,
    /// Cards go from the deck to the hand.
    DrawCards,
    /// Cards go from the deck to the graveyard, because the hand is full.
    Overdraw,
    /// There was nothing to draw.
    Fatigue,
    /// More mana in this turn.
    GainMana,
    /// A card leaves the hand to be played.
    PlayCard,
    /// A minion arrives.
    SummonMinion,
    /// What a minion does when it was played.
    Battlecry,
    /// A spell takes effect.
    CastSpell,
    /// One ability of a card takes effect.
    UseAbility,
    /// What a card does on an occasion.
    TriggerAbilities,
    /// A combatant attacks another.
    Attack,
    /// Damage is dealt.
    Damage,
    /// Hit points come back.
    Heal,
    /// A hero gets armour.
    GainArmour,
    /// Attack and health that stay.
    Buff,
    /// Minions are marked to die.
    Destroy,
    /// Text, keywords, buffs and freezes are taken away.
    Silence,
    /// Combatants are frozen.
    Freeze,
    /// Minions become others.
    Transform,
    /// Minions go back to hands.
    ReturnToHand,
    /// Cards go from a hand to the graveyard.
    Discard,
    /// A card that is in no deck comes to a hand.
    ReceiveToken,
    /// Minions have died, all of these at once.
    Death,
    /// Somebody gives up.
    Concede,
    /// The match ends.
    EndMatch,
}
