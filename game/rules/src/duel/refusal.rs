use serde::{Deserialize, Serialize};

use super::{limits, text::Phrase};

/// Reason why an intent was refused, with nothing changed, or why a reaction was canceled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// A player has not finished the mulligan.
    #[error("the match has not started: choose which cards to keep first")]
    NotBegun,
    /// The mulligan is over, or this player has finished it.
    #[error("cards can't be replaced anymore")]
    Exchanged,
    /// The hand has no card at this place.
    #[error("unknown hand card {place} (cards in hand: {cards})")]
    NoSuchPlace {
        /// Place, from 1.
        place: u8,
        /// Number of cards in the hand.
        cards: u8,
    },
    /// Only cards from the deck can be exchanged.
    #[error("this card is not from the deck and can't be replaced")]
    NotFromDeck,
    /// It is the opponent's turn.
    #[error("it is the opponent's turn")]
    NotYourTurn,
    /// The match does not have the card.
    #[error("unknown card")]
    NoSuchCard,
    /// The card is not in the player's hand.
    #[error("this card is not in your hand")]
    NotInHand,
    /// The player does not have enough mana.
    #[error("not enough mana: the card costs {cost}, and you have {mana}")]
    Mana {
        /// Cost of the card.
        cost: u8,
        /// Mana left.
        mana: u8,
    },
    /// The battlefield is full.
    #[error("your board is full (at most {} minions)", limits::BATTLEFIELD)]
    BattlefieldFull,
    /// The hand is full.
    #[error("your hand is full (at most {} cards)", limits::HAND)]
    HandFull,
    /// The battlefield does not have the position.
    #[error("invalid position {position} (expected 0 to {minions})")]
    NoSuchPosition {
        /// Position asked for.
        position: u8,
        /// Number of minions.
        minions: u8,
    },
    /// The card needs a target.
    #[error("missing target: this card needs one")]
    NeedsTarget,
    /// A target was given, but the card does not have one.
    #[error("unexpected target: this card doesn't need one")]
    TakesNoTarget,
    /// There is no legal target.
    #[error("there are no valid targets for this card")]
    NoTarget,
    /// The chosen target is illegal.
    #[error("invalid target for this card")]
    IllegalTarget,
    /// The attacker is not a minion on the player's side, nor the player's hero.
    #[error("you can attack only with your own minions and hero")]
    NotYourCombatant,
    /// The attacker has no attack.
    #[error("the attacker has 0 attack")]
    NoAttack,
    /// The attacker has just arrived.
    #[error("the attacker was just played and can attack next turn")]
    JustArrived,
    /// The attacker has no attacks left.
    #[error("the attacker has already attacked this turn")]
    Exhausted,
    /// The attacker is frozen.
    #[error("the attacker is frozen")]
    Frozen,
    /// Only the enemy hero and enemy minions on the battlefield can be attacked.
    #[error("the target can't be attacked")]
    IllegalAttackTarget,
    /// A minion with Taunt protects the target.
    #[error("a minion with Taunt is in the way")]
    TauntInTheWay,
    /// The card is no longer in its place.
    #[error("the card is no longer in play")]
    Gone,
    /// One action has caused too many others.
    #[error("too many effects triggered at once")]
    TooMuch,
}

impl Refusal {
    /// Returns the sentence for players.
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
