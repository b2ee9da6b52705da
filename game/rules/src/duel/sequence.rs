//! The action system (rules 1 to 5): actions that are begun, validated, prepared, performed and
//! ended, with reactions nested depth first.

use smallvec::SmallVec;

use super::{
    Action, CardId, CardRef, CardState, Change, Duel, Event, Player, PlayerState, Refusal, Step,
    limits,
    systems::{death, victory},
    table::{self, Moment},
};

/// A reaction that waits for its phase to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reaction {
    /// High ones come first.
    priority: i8,
    /// Then those of cards that were played early; 0 for what comes from no card.
    order: u32,
    /// Nothing once it is running.
    action: Option<Action>,
}

/// A root action and all that it causes, while it runs.
pub(super) struct Sequence<'a> {
    pub duel: &'a mut Duel,
    log: Option<&'a mut Vec<Event>>,
    depth: u8,
    /// How many actions it may still cause.
    left: u16,
    /// The cards and players that look different; not kept without a log.
    changed: SmallVec<[CardId; 16]>,
    changed_players: [bool; 2],
}

impl Duel {
    /// Runs a root action that was found valid.
    pub(super) fn run_root(&mut self, action: Action, log: Option<&mut Vec<Event>>) {
        let mut sequence = Sequence {
            duel: self,
            log,
            depth: 0,
            left: limits::ACTIONS,
            changed: SmallVec::new(),
            changed_players: [false; 2],
        };
        sequence.root(action);
    }
}

impl Sequence<'_> {
    fn root(&mut self, mut action: Action) {
        self.log_step(|| Step::Begin(action.clone()));
        self.phases(&mut action);
        self.depth = 1;
        while let Some(death) = death::reap(self.duel) {
            self.run_counted(death.into());
        }
        if let Some(end) = victory::judge(self.duel) {
            self.run_counted(end.into());
        }
        self.depth = 0;
        self.log_step(|| Step::End(action.kind()));
    }

    /// Runs a reaction, unless it is refused or too much has happened.
    fn run(&mut self, action: Action) {
        if self.left == 0 || self.depth >= limits::DEPTH {
            self.cancel(action, Refusal::TooMuch);
            return;
        }
        self.left -= 1;
        self.run_counted(action);
    }

    fn run_counted(&mut self, mut action: Action) {
        if let Err(refusal) = table::validate(self.duel, &action) {
            self.cancel(action, refusal);
            return;
        }
        self.log_step(|| Step::Begin(action.clone()));
        self.phases(&mut action);
        self.log_step(|| Step::End(action.kind()));
    }

    fn cancel(&mut self, action: Action, refusal: Refusal) {
        let kind = action.kind();
        self.log_step(|| Step::Begin(action));
        self.log_step(|| Step::Cancel { kind, refusal });
    }

    fn phases(&mut self, action: &mut Action) {
        self.log_step(|| Step::Prepare(action.kind()));
        self.phase(Moment::Prepare, action);
        self.phase(Moment::Perform, action);
    }

    /// The own work of a phase, and then the reactions that it has caused.
    fn phase(&mut self, moment: Moment, action: &mut Action) {
        let first = self.duel.reactions.len();
        table::handle(moment, self, action);
        if moment == Moment::Perform {
            self.log_performed(action);
        }
        let last = self.duel.reactions.len();
        if first == last {
            return;
        }
        // Stable: what was added first comes first.
        self.duel.reactions[first..].sort_by_key(|reaction| (-reaction.priority, reaction.order));
        self.depth += 1;
        for index in first..last {
            if let Some(reaction) = self.duel.reactions[index].action.take() {
                self.run(reaction);
            }
        }
        self.depth -= 1;
        self.duel.reactions.truncate(first);
    }

    /// Adds a reaction to the running phase: with a priority, and the order of play of the card
    /// that it comes from.
    pub fn react_with(&mut self, priority: i8, order: u32, action: impl Into<Action>) {
        self.duel.reactions.push(Reaction {
            priority,
            order,
            action: Some(action.into()),
        });
    }

    /// Adds a reaction to the running phase that follows from the action itself.
    #[inline]
    pub fn react(&mut self, action: impl Into<Action>) {
        self.react_with(0, 0, action);
    }

    /// A card.
    #[inline]
    pub fn card(&self, id: CardId) -> &CardState {
        &self.duel.cards[id.index()]
    }

    /// A card that is going to look different.
    #[inline]
    pub fn change(&mut self, id: CardId) -> &mut CardState {
        self.mark(id);
        &mut self.duel.cards[id.index()]
    }

    /// Remembers that a card looks different.
    #[inline]
    pub fn mark(&mut self, id: CardId) {
        if self.log.is_some() && !self.changed.contains(&id) {
            self.changed.push(id);
        }
    }

    /// A player whose figures are going to be different.
    #[inline]
    pub fn change_player(&mut self, player: Player) -> &mut PlayerState {
        self.changed_players[player.index()] = true;
        self.duel.side_mut(player)
    }

    /// A card with what is printed on it.
    #[inline]
    pub fn reference(&self, id: CardId) -> CardRef {
        self.duel.reference(id)
    }

    #[inline]
    fn log_step(&mut self, step: impl FnOnce() -> Step) {
        if let Some(log) = &mut self.log {
            let depth = self.depth;
            let step = step();
            log.push(Event { depth, step });
        }
    }

    fn log_performed(&mut self, action: &Action) {
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
                    // Not above `limits::CARDS`.
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
