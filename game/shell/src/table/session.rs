//! Sessions: the scripts that own the games.

use crate::app::{Shell, TableContext};
use fyrox::{
    core::pool::Handle,
    plugin::error::{GameError, GameResult},
    scene::node::Node,
    script::{PluginsRefMut, ScriptTrait},
};
use std::{collections::VecDeque, fmt::Debug};

/// Script that owns a game. It takes one intent after the other, asks the rules, and emits an event
/// for the table with what has happened, or with the reason for which the rules refuse the intent.
///
/// Undo and redo are intents as well. What a session was given, its seed included, is the record
/// from which a save or a bug report plays the game again.
pub trait Session: ScriptTrait {
    /// Request to change the game, from a player, a computer, a tutorial or a test.
    type Intent: Debug;
    /// Change of the game, or a message about it.
    type Event;
    /// Reason for which an intent is refused.
    type Refusal;
    /// Script that shows the game.
    type View;

    /// Returns the queue between the table and the session.
    fn queue(&mut self) -> &mut SessionQueue<Self::Intent, Self::Event, Self::Refusal>;

    /// Returns whether an intent can be applied while the view shows what it shows now. Until then,
    /// it waits, and those after it as well. By default, it waits for every animation.
    fn is_ready(&mut self, _intent: &Self::Intent, _view: &Self::View) -> bool {
        self.queue().progress == Progress::Resting
    }

    /// Applies an intent, emits events and starts their animation.
    ///
    /// # Errors
    /// If the rules refuse the intent. Nothing has changed then.
    fn apply(&mut self, intent: Self::Intent, view: &mut Self::View) -> Result<(), Self::Refusal>;

    /// Emits what is due once every animation has ended, such as the end of the game.
    fn come_to_rest(&mut self) {}

    /// Records that every animation has ended, once after each change.
    fn rest(&mut self) {
        if self.queue().progress == Progress::Animating {
            self.queue().progress = Progress::Resting;
            self.come_to_rest();
            let queue = self.queue();
            if queue.intents.is_empty() {
                queue.events.push(SessionEvent::Ready);
            }
        }
    }

    /// Applies the intents for which the session is ready. Does nothing before a game was put on
    /// the table.
    fn apply_intents(&mut self, view: &mut Self::View, plugins: &mut PluginsRefMut) {
        while self.queue().progress != Progress::Empty
            && let Some(intent) = self.queue().intents.pop_front()
        {
            if !self.is_ready(&intent, view) {
                self.queue().intents.push_front(intent);
                break;
            }
            if let Some(shell) = Shell::of_mut(plugins) {
                shell.log_intent(&intent);
            }
            match self.apply(intent, view) {
                Ok(()) => self.queue().progress = Progress::Animating,
                Err(refusal) => self.queue().events.push(SessionEvent::Refused(refusal)),
            }
        }
    }
}

/// Event of a session for its table.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent<E, R> {
    /// Another game was put on the table.
    Placed,
    /// Something has happened to the game. Its animation starts now.
    Game(E),
    /// The rules refused an intent.
    Refused(R),
    /// Every animation has ended, and no intent waits.
    Ready,
}

/// Event of a type of session.
pub type EventOf<S> = SessionEvent<<S as Session>::Event, <S as Session>::Refusal>;

/// Progress of the animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Progress {
    /// No game has been placed yet.
    #[default]
    Empty,
    /// Events are being animated.
    Animating,
    /// Every animation has ended.
    Resting,
}

/// Intents that wait for a session, and its events that the table has not handled yet.
#[derive(Debug, Clone)]
pub struct SessionQueue<I, E, R> {
    intents: VecDeque<I>,
    events: Vec<SessionEvent<E, R>>,
    progress: Progress,
}

impl<I, E, R> Default for SessionQueue<I, E, R> {
    fn default() -> Self {
        Self {
            intents: VecDeque::new(),
            events: Vec::new(),
            progress: Progress::default(),
        }
    }
}

impl<I, E, R> SessionQueue<I, E, R> {
    /// Queues an intent. A later update answers it with an event.
    pub fn submit(&mut self, intent: I) {
        self.intents.push_back(intent);
    }

    /// Returns whether no intent waits.
    pub fn is_empty(&self) -> bool {
        self.intents.is_empty()
    }

    /// Returns how far the view is.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Returns whether every animation has ended and no intent waits.
    pub fn is_at_rest(&self) -> bool {
        self.progress == Progress::Resting && self.is_empty()
    }

    /// Drops all intents but the newest one.
    pub fn keep_newest(&mut self) {
        self.intents.drain(..self.intents.len().saturating_sub(1));
    }

    /// Records that another game was put on the table. Drops all intents, because they were meant
    /// for the one before.
    pub fn place(&mut self) {
        self.intents.clear();
        self.progress = Progress::Animating;
        self.events.push(SessionEvent::Placed);
    }

    /// Adds an event for the table.
    pub fn emit(&mut self, event: E) {
        self.events.push(SessionEvent::Game(event));
    }
}

impl TableContext<'_, '_, '_> {
    /// Submits an intent to the session with this node.
    ///
    /// # Errors
    /// If the node has no such session.
    pub fn submit<S: Session>(&mut self, session: Handle<Node>, intent: S::Intent) -> GameResult {
        self.script_mut::<S>(session)?.queue().submit(intent);
        Ok(())
    }

    /// Returns the events of a session since the last call. If there are any, the panels are built
    /// again.
    ///
    /// # Errors
    /// If the node has no such session.
    pub fn drain_events<S: Session>(
        &mut self,
        session: Handle<Node>,
    ) -> Result<Vec<EventOf<S>>, GameError> {
        let session = self.script_mut::<S>(session)?;
        let events = std::mem::take(&mut session.queue().events);
        if !events.is_empty() {
            self.shell.changed();
        }
        Ok(events)
    }
}
