use super::{
    Action, ActionKind, CardId, CardSet, Figures, Player, Refusal,
    json::{JsonFields, JsonValue},
};

/// One step of an action, for a view to show in order (rule 5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Nesting depth: 0 for the action of the player, 1 for its reactions, and so on.
    pub depth: u8,
    /// Step of the action.
    pub step: Step,
}

/// A step of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The action starts; it can still be canceled.
    Begin(Action),
    /// The action is valid. Reactions that precede it follow.
    Prepare(ActionKind),
    /// The action happens.
    Perform {
        /// Action with its results.
        action: Action,
        /// Visible changes.
        changes: Vec<Change>,
    },
    /// The action does not happen.
    Cancel {
        /// Kind of the action.
        kind: ActionKind,
        /// Reason of the cancellation.
        refusal: Refusal,
    },
    /// The action and all of its reactions are complete.
    End(ActionKind),
}

/// A visible change after an action: current figures, so that a view need not query the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Figures of a card. The card can be in a hand or deck that the viewer is not allowed to see.
    Card {
        /// Card that changed.
        card: CardId,
        /// Current figures.
        figures: Figures,
    },
    /// Figures of a player.
    Player {
        /// Player that changed.
        player: Player,
        /// Mana left.
        mana: u8,
        /// Mana slots.
        slots: u8,
        /// Armor of the hero.
        armour: i16,
        /// Number of fatigue draws so far.
        fatigue: u16,
        /// Number of cards in the deck.
        deck: u16,
    },
}

impl Event {
    /// Returns the action if this is its perform step, the step that most views wait for.
    pub const fn performed(&self) -> Option<&Action> {
        match &self.step {
            Step::Perform { action, .. } => Some(action),
            _ => None,
        }
    }

    /// Returns the kind of the action.
    pub const fn kind(&self) -> ActionKind {
        match &self.step {
            Step::Begin(action) | Step::Perform { action, .. } => action.kind(),
            Step::Prepare(kind) | Step::End(kind) | Step::Cancel { kind, .. } => *kind,
        }
    }
}

impl Event {
    /// Converts the event to JSON: `event` is the step, `action` the kind of action, `depth` its
    /// nesting depth; more fields depend on the action. Cards are given by their ids in data, and
    /// under names with `_id` by their numbers in the match.
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
