use serde::{Deserialize, Serialize};

use super::{limits, text::Phrase};

/// An intent was refused and nothing has changed; or, within a sequence, a reaction was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// Somebody has still to say which first cards to exchange.
    #[error("the match has not begun: first cards may still be exchanged")]
    NotBegun,
    /// The exchange of first cards is over, or this player has done it.
    #[error("first cards can no longer be exchanged")]
    Exchanged,
    /// There is no card at this place of the hand.
    #[error("there is no card {place} in the hand of {cards}")]
    NoSuchPlace {
        /// The place, counted from 1.
        place: u8,
        /// How many cards there are.
        cards: u8,
    },
    /// Only cards from the deck can be exchanged.
    #[error("this card did not come from the deck and cannot be exchanged")]
    NotFromDeck,
    /// It is the opponent's turn.
    #[error("it is the opponent's turn")]
    NotYourTurn,
    /// The match has no such card.
    #[error("there is no such card")]
    NoSuchCard,
    /// The card is not in the player's hand.
    #[error("this card is not in your hand")]
    NotInHand,
    /// The mana is not there.
    #[error("this costs {cost} mana, and there is only {mana}")]
    Mana {
        /// What it costs.
        cost: u8,
        /// What there is.
        mana: u8,
    },
    /// Seven minions are enough.
    #[error("the battlefield is full: it holds {} minions", limits::BATTLEFIELD)]
    BattlefieldFull,
    /// Ten cards are enough.
    #[error("the hand is full: it holds {} cards", limits::HAND)]
    HandFull,
    /// There is no such place on the battlefield.
    #[error("a minion can go under 0 to {minions} others, not {position}")]
    NoSuchPosition {
        /// The place asked for.
        position: u8,
        /// How many minions are there.
        minions: u8,
    },
    /// A target has to be chosen.
    #[error("a target has to be chosen for this card")]
    NeedsTarget,
    /// A target was chosen, and the card has none.
    #[error("this card has no target to be chosen")]
    TakesNoTarget,
    /// There is nothing that could be chosen.
    #[error("there is no target for this card")]
    NoTarget,
    /// What was chosen may not be.
    #[error("this card cannot be aimed at that")]
    IllegalTarget,
    /// The attacker is none of the player's combatants.
    #[error("only your own minions and your hero can attack")]
    NotYourCombatant,
    /// The attacker has no attack.
    #[error("it has no attack")]
    NoAttack,
    /// The attacker has just arrived.
    #[error("it has just arrived and can attack from your next turn on")]
    JustArrived,
    /// The attacker has attacked as often as it may.
    #[error("it has attacked in this turn already")]
    Exhausted,
    /// The attacker is frozen.
    #[error("it is frozen")]
    Frozen,
    /// Only enemy heroes and minions on the table can be attacked.
    #[error("that cannot be attacked")]
    IllegalAttackTarget,
    /// A Taunt protects what was to be attacked.
    #[error("a minion with Taunt is in the way")]
    TauntInTheWay,
    /// It is no longer where it was.
    #[error("it is no longer there")]
    Gone,
    /// One action has caused too many others.
    #[error("too much has happened at once")]
    TooMuch,
}

impl Refusal {
    /// The sentence for players.
    pub fn phrase(&self) -> Phrase {
        let number = |name, value: u8| (name, i64::from(value));
        match *self {
            Self::Over => Phrase::new("duel-refused-over"),
            Self::NotBegun => Phrase::new("duel-refused-not-begun"),
            Self::Exchanged => Phrase::new("duel-refused-exchanged"),
            Self::NoSuchPlace { .. } | Self::NoSuchCard | Self::NotInHand => {
                Phrase::new("duel-refused-not-in-hand")
            }
            Self::NotFromDeck => Phrase::new("duel-refused-not-from-deck"),
            Self::NotYourTurn => Phrase::new("duel-refused-not-your-turn"),
            Self::Mana { cost, mana } => Phrase::new("duel-refused-mana")
                .numbers([number("cost", cost), number("mana", mana)]),
            Self::BattlefieldFull | Self::NoSuchPosition { .. } => {
                Phrase::new("duel-refused-battlefield-full")
            }
            Self::HandFull => Phrase::new("duel-refused-hand-full"),
            Self::NeedsTarget => Phrase::new("duel-refused-needs-target"),
            Self::TakesNoTarget => Phrase::new("duel-refused-takes-no-target"),
            Self::NoTarget => Phrase::new("duel-refused-no-target"),
            Self::IllegalTarget => Phrase::new("duel-refused-illegal-target"),
            Self::NotYourCombatant => Phrase::new("duel-refused-not-your-combatant"),
            Self::NoAttack => Phrase::new("duel-refused-no-attack"),
            Self::JustArrived => Phrase::new("duel-refused-just-arrived"),
            Self::Exhausted => Phrase::new("duel-refused-exhausted"),
            Self::Frozen => Phrase::new("duel-refused-frozen"),
            Self::IllegalAttackTarget => Phrase::new("duel-refused-illegal-attack-target"),
            Self::TauntInTheWay => Phrase::new("duel-refused-taunt"),
            Self::Gone => Phrase::new("duel-refused-gone"),
            Self::TooMuch => Phrase::new("duel-refused-too-much"),
        }
    }
}
