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
/// A refused intent changes nothing.
pub trait Session: ScriptTrait {
    /// Request to change the game, from a player, a computer, a tutorial or a test.
    type Intent: Debug;
    /// Event for the table: trace, saves, sounds and dialogs.
    type Event;

    /// Returns the queue between the table and the session.
    fn queue(&mut self) -> &mut SessionQueue<Self::Intent, Self::Event>;

    /// Queues an intent. A later update answers it with an event.
    fn submit(&mut self, intent: Self::Intent) {
        self.queue().intents.push_back(intent);
    }

    /// Returns the events since the last call.
    fn drain_events(&mut self) -> Vec<Self::Event> {
        std::mem::take(&mut self.queue().events)
    }
}

/// Intents that wait for a session, and its events that the table has not handled yet.
#[derive(Debug, Clone)]
pub struct SessionQueue<I, E> {
    intents: VecDeque<I>,
    events: Vec<E>,
}

impl<I, E> Default for SessionQueue<I, E> {
    fn default() -> Self {
        Self {
            intents: VecDeque::new(),
            events: Vec::new(),
        }
    }
}

impl<I: Debug, E> SessionQueue<I, E> {
    /// Queues an intent that the session submits itself, such as a computer's move.
    pub fn submit(&mut self, intent: I) {
        self.intents.push_back(intent);
    }

    /// Returns whether no intent waits.
    pub fn is_empty(&self) -> bool {
        self.intents.is_empty()
    }

    /// Takes the oldest intent, if the session `is_ready` for it, and logs it for bug reports.
    pub fn take_if(
        &mut self,
        plugins: &mut PluginsRefMut,
        is_ready: impl FnOnce(&I) -> bool,
    ) -> Option<I> {
        self.intents.front().filter(|intent| is_ready(intent))?;
        let intent = self.intents.pop_front()?;
        if let Some(shell) = Shell::of_mut(plugins) {
            shell.log_intent(&intent);
        }
        Some(intent)
    }

    /// Drops all intents but the newest one.
    pub fn keep_newest(&mut self) {
        self.intents.drain(..self.intents.len().saturating_sub(1));
    }

    /// Drops all intents, because another game replaces the one they were meant for.
    pub fn clear(&mut self) {
        self.intents.clear();
    }

    /// Adds an event for the table.
    pub fn emit(&mut self, event: E) {
        self.events.push(event);
    }
}

impl TableContext<'_, '_, '_> {
    /// Submits an intent to the session with this node.
    ///
    /// # Errors
    /// If the node has no such session.
    pub fn submit<S: Session>(&mut self, session: Handle<Node>, intent: S::Intent) -> GameResult {
        self.script_mut::<S>(session)?.submit(intent);
        Ok(())
    }

    /// Returns the events of a session since the last call.
    ///
    /// # Errors
    /// If the node has no such session.
    pub fn drain_events<S: Session>(
        &mut self,
        session: Handle<Node>,
    ) -> Result<Vec<S::Event>, GameError> {
        Ok(self.script_mut::<S>(session)?.drain_events())
    }
}
