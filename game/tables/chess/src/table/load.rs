//! Loading of the chess table's saves at startup.

use super::{OtherEngines, ReviewState};
use crate::{
    model::{engines::Engines, new_game::NewGame},
    saves::{ChessAutosave, SavedReview},
    settings::ChessSettings,
    table::ChessTable,
};
use fyrox::core::pool::Handle;
use parlour_rules::chess::Square;
use parlour_shell::{
    app::options::Options,
    platform::storage::{Saved, Storage, StorageError},
};

impl ChessTable {
    /// Loads every save of the chess table. Errors are passed to `note`; a damaged file is
    /// quarantined and its default used.
    pub(crate) fn load(
        storage: Option<&Storage>,
        options: &Options,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let mut suspended_game = None;
        let mut new_game = NewGame::default();
        let mut settings = ChessSettings::default();
        let mut engines = Engines::default();
        if let Some(storage) = storage {
            // The shell has reported what is wrong with this file.
            if let Ok(Some(saved)) = storage.load::<ChessSettings>()
                && !options.fresh
            {
                settings = saved;
            }
            match storage.load::<NewGame>() {
                Ok(Some(saved)) if !options.fresh => new_game = saved,
                Ok(_) => {}
                Err(error) => note(error),
            }
            // `--fresh` ignores saved games but not engines. Handheld devices can't start programs.
            match storage.load::<Engines>() {
                Ok(Some(saved)) if !options.platform.is_handheld() => engines = saved,
                Ok(_) => {}
                Err(error) => note(error),
            }
            // `--fresh` doesn't offer the saved game, but keeps it.
            match storage.load::<ChessAutosave>() {
                Ok(Some(saved)) => match saved.session() {
                    Ok(session) => suspended_game = Some(session),
                    Err(reason) => {
                        note(storage.quarantine_damaged(ChessAutosave::FILE, &reason));
                    }
                },
                Ok(None) => {}
                Err(error) => note(error),
            }
        }
        let mut review = ReviewState::new(options.fresh);
        if let Some(storage) = storage.filter(|_| !options.fresh) {
            match storage.load::<SavedReview>() {
                Ok(Some(saved)) => match saved.sheet() {
                    Ok(sheet) => review.wait(sheet),
                    Err(reason) => note(storage.quarantine_damaged(SavedReview::FILE, &reason)),
                },
                Ok(None) => {}
                Err(error) => note(error),
            }
        }
        Self {
            options: options.of(),
            settings,
            cursor: Square::E2,
            manager: Handle::NONE,
            board: Handle::NONE,
            lessons: Vec::new(),
            suspended_game,
            suspended_game_hidden: options.fresh,
            new_game,
            analysis: Default::default(),
            engines: OtherEngines::of(engines),
            editor: None,
            time_saved: None,
            review,
            files: Default::default(),
            lesson: None,
            demonstration: None,
        }
    }
}
