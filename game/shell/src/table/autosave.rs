//! Autosave: the game in progress, which continues after a restart and after a visit to another
//! table.

use crate::{
    app::Shell,
    platform::storage::{SaveLoader, Saved},
};

/// Game in progress as it was last saved.
#[derive(Debug, Clone)]
pub struct Autosave<T>(Option<T>);

impl<T> Default for Autosave<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Saved> Autosave<T> {
    /// Loads the file, if there is one.
    pub fn load(loader: &mut SaveLoader) -> Self {
        Self(loader.load())
    }

    /// Returns the game as it was last saved.
    pub fn game(&self) -> Option<&T> {
        self.0.as_ref()
    }

    /// Removes the save, because its game is over.
    pub fn remove(&mut self, shell: &mut Shell) {
        shell.remove::<T>();
        self.0 = None;
    }

    /// Saves a game. Save it before its trace event is emitted, so that a reader of the trace finds
    /// the file updated.
    pub fn save(&mut self, shell: &mut Shell, game: T) {
        shell.write(&game);
        self.0 = Some(game);
    }

    /// Returns the saved game as the rules continue it. If they refuse it, the file is quarantined
    /// and the reason reported.
    pub fn resume<G, E: ToString>(
        &mut self,
        shell: &mut Shell,
        resume: impl FnOnce(&T) -> Result<G, E>,
    ) -> Option<G> {
        match resume(self.0.as_ref()?) {
            Ok(game) => Some(game),
            Err(reason) => {
                self.0 = None;
                shell.reject_save::<T>(&reason);
                None
            }
        }
    }
}
