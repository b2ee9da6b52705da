use super::{
    Action, ActionKind, CardId, CardSet, Figures, Player, Refusal,
    json::{JsonFields, JsonValue},
};

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

impl Event {
    /// The event as other programs read it: `event` is the step, `action` the kind of action,
    /// `depth` how deep it is within others; what else there is depends on the action. Cards are
    /// told by the ids of data, and under names with `_id` by their numbers in the match.
    pub fn to_json(&self, set: &CardSet) -> JsonValue {
        let mut to = JsonFields::new(set);
        let step = match &self.step {
            Step::Begin(_) => "begin",
            Step::Prepare(_) => "prepare",
            Step::Perform { .. } => "perform",
            Step::Cancel { .. } => "cancel",
            Step::End(_) => "end",
        };
        to.put("event", step);
        to.put("action", self.kind().name());
        to.put("depth", self.depth);
        match &self.step {
            Step::Begin(action) => action.write_json(&mut to),
            Step::Perform { action, changes } => {
                action.write_json(&mut to);
                to.list("changes", changes, |to, change| change.write_json(to));
            }
            Step::Cancel { refusal, .. } => to.put("reason", refusal.to_string()),
            Step::Prepare(_) | Step::End(_) => {}
        }
        to.done()
    }
}

impl Change {
    fn write_json(&self, to: &mut JsonFields) {
        match self {
            Self::Card { card, figures } => {
                to.put("card_id", card.0);
                to.figures(figures);
            }
            Self::Player {
                player,
                mana,
                slots,
                armour,
                fatigue,
                deck,
            } => {
                to.put("player", *player);
                to.put("mana", *mana);
                to.put("slots", *slots);
                to.put("armour", *armour);
                to.put("fatigue", *fatigue);
                to.put("deck", *deck);
            }
        }
    }
}
