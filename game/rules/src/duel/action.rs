//! The enum of all actions; each variant holds a struct of `actions`.

use super::{actions, json::JsonFields};

/// Builds the enums of actions and of their kinds from a list of names.
macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Any action: its parameters and, in a perform event, its results.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Action {
            $($(#[$doc])* $name(actions::$name),)*
        }

        /// Kind of an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ActionKind {
            $($(#[$doc])* $name,)*
        }

        impl ActionKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Returns the name used in events.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)*
                }
            }
        }

        impl Action {
            /// Returns the kind of the action.
            #[inline]
            pub const fn kind(&self) -> ActionKind {
                match self {
                    $(Self::$name(_) => ActionKind::$name,)*
                }
            }

            /// Writes the fields of the action.
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
    /// The first hands are dealt.
    StartMatch,
    /// A turn ends and the next one starts.
    ChangeTurn,
    /// A player exchanges cards of the first hand.
    Mulligan,
    /// Cards move from the deck to the hand.
    DrawCards,
    /// Cards move from the deck to the graveyard, because the hand is full.
    Overdraw,
    /// A player must draw from an empty deck.
    Fatigue,
    /// A player gains mana for this turn.
    GainMana,
    /// A card is played from the hand.
    PlayCard,
    /// A minion enters the battlefield.
    SummonMinion,
    /// A minion's battlecry starts.
    Battlecry,
    /// A spell takes effect.
    CastSpell,
    /// One ability of a card takes effect.
    UseAbility,
    /// A card's abilities with a trigger start.
    TriggerAbilities,
    /// A minion or hero attacks another.
    Attack,
    /// Damage is dealt.
    Damage,
    /// Health is restored.
    Heal,
    /// A hero gains armor.
    GainArmour,
    /// Cards gain attack and health permanently.
    Buff,
    /// Minions are marked for destruction.
    Destroy,
    /// Minions lose text, keywords, buffs and freezes.
    Silence,
    /// Minions or heroes are frozen.
    Freeze,
    /// Minions become other minions.
    Transform,
    /// Minions return to their owners' hands.
    ReturnToHand,
    /// Cards move from a hand to the graveyard.
    Discard,
    /// A token enters a hand.
    ReceiveToken,
    /// Minions die, all at the same time.
    Death,
    /// A player concedes.
    Concede,
    /// The match ends.
    EndMatch,
}
