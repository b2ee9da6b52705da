//! A running root action: the context that systems act on, and the reactions they add.

use smallvec::SmallVec;

use super::{
    Action, CardId, CardRef, CardState, Change, Duel, Event, Player, PlayerState, Step, limits,
};

/// A reaction that runs when its phase is done.
pub(super) struct Reaction {
    /// Sort key: higher priorities run first.
    pub priority: i8,
    /// Second sort key: the order of play of the card that causes it; 0 without a card.
    pub order: u32,
    /// `None` once it is running.
    pub action: Option<Action>,
}

/// A root action and everything it causes, while it runs.
pub(super) struct Sequence<'a> {
    pub duel: &'a mut Duel,
    log: Option<&'a mut Vec<Event>>,
    /// Nesting of the running action; the root action has 0.
    pub depth: u8,
    /// Number of actions that the root action can still cause.
    pub left: u16,
    /// Reactions of the running phases, those of the innermost phase at the end.
    pub reactions: SmallVec<[Reaction; 8]>,
    /// Cards and players with visible changes; `changed` is not filled without a log.
    changed: SmallVec<[CardId; 16]>,
    changed_players: [bool; 2],
}

impl<'a> Sequence<'a> {
    /// Starts without any action. Events are logged if there is a log.
    pub fn new(duel: &'a mut Duel, log: Option<&'a mut Vec<Event>>) -> Self {
        Self {
            duel,
            log,
            depth: 0,
            left: limits::ACTIONS,
            reactions: SmallVec::new(),
            changed: SmallVec::new(),
            changed_players: [false; 2],
        }
    }

    /// Adds a reaction to the running phase, with its priority and the order of play of the card
    /// that causes it.
    pub fn react_with(&mut self, priority: i8, order: u32, action: impl Into<Action>) {
        self.reactions.push(Reaction {
            priority,
            order,
            action: Some(action.into()),
        });
    }

    /// Adds a reaction that follows from the action itself to the running phase.
    #[inline]
    pub fn react(&mut self, action: impl Into<Action>) {
        self.react_with(0, 0, action);
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, id: CardId) -> &CardState {
        &self.duel.cards[id.index()]
    }

    /// Returns a card for a visible change.
    #[inline]
    pub fn change(&mut self, id: CardId) -> &mut CardState {
        self.mark(id);
        &mut self.duel.cards[id.index()]
    }

    /// Notes a visible change of a card.
    #[inline]
    pub fn mark(&mut self, id: CardId) {
        if self.log.is_some() && !self.changed.contains(&id) {
            self.changed.push(id);
        }
    }

    /// Returns a player for a visible change.
    #[inline]
    pub fn change_player(&mut self, player: Player) -> &mut PlayerState {
        self.changed_players[player.index()] = true;
        self.duel.side_mut(player)
    }

    /// Returns a card with its definition.
    #[inline]
    pub fn reference(&self, id: CardId) -> CardRef {
        self.duel.reference(id)
    }

    #[inline]
    pub fn log_step(&mut self, step: impl FnOnce() -> Step) {
        if let Some(log) = &mut self.log {
            let depth = self.depth;
            let step = step();
            log.push(Event { depth, step });
        }
    }

    pub fn log_performed(&mut self, action: &Action) {
        let Some(log) = &mut self.log else { return };
        let mut changes = Vec::new();
        for player in Player::ALL {
            if self.changed_players[player.index()] {
                let side = self.duel.side(player);
                changes.push(Change::Player {
                    player,
                    mana: side.mana,
                    slots: side.slots,
                    armour: side.armour,
                    fatigue: side.fatigue,
                    // At most `limits::CARDS`.
                    deck: side.deck.len() as u16,
                });
            }
        }
        changes.extend(self.changed.iter().map(|&card| Change::Card {
            card,
            figures: self.duel.cards[card.index()].figures(),
        }));
        self.changed.clear();
        self.changed_players = [false; 2];
        let action = action.clone();
        let step = Step::Perform { action, changes };
        log.push(Event {
            depth: self.depth,
            step,
        });
    }
}
