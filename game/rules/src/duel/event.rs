use super::{Action, ActionKind, CardId, Figures, Player, Refusal};

/// One step of what happens, for a viewer to play in this order (rule 5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// How deep within others: 0 for what the player did.
    pub depth: u8,
    /// What step.
    pub step: Step,
}

/// A step of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is going to happen, if it can.
    Begin(Action),
    /// It will happen; what has to come before it comes now.
    Prepare(ActionKind),
    /// It happens.
    Perform {
        /// What, with all that came of it.
        action: Action,
        /// What looks different from now on.
        changes: Vec<Change>,
    },
    /// It does not happen.
    Cancel {
        /// What does not.
        kind: ActionKind,
        /// Why.
        refusal: Refusal,
    },
    /// It has happened, with all that it caused.
    End(ActionKind),
}

/// What looks different after an action was performed: figures that a viewer can write down
/// without asking the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A card's figures. It may lie in a hand or deck where not everybody may see it.
    Card {
        /// Which.
        card: CardId,
        /// Its figures now.
        figures: Figures,
    },
    /// A player's figures.
    Player {
        /// Whose.
        player: Player,
        /// Mana left.
        mana: u8,
        /// Mana slots.
        slots: u8,
        /// Armour of the hero.
        armour: i16,
        /// Fatigue suffered so far.
        fatigue: u16,
        /// Cards in the deck.
        deck: u16,
    },
}

impl Event {
    /// What is performed in this step, if it is that step: what most viewers wait for.
    pub const fn performed(&self) -> Option<&Action> {
        match &self.step {
            Step::Perform { action, .. } => Some(action),
            _ => None,
        }
    }

    /// Which action it belongs to.
    pub const fn kind(&self) -> ActionKind {
        match &self.step {
            Step::Begin(action) | Step::Perform { action, .. } => action.kind(),
            Step::Prepare(kind) | Step::End(kind) | Step::Cancel { kind, .. } => *kind,
        }
    }
}
