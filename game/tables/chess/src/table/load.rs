//! Loading of the chess table's saves at startup.

use super::{Mode, OtherEngines, ReviewState, SavedGame};
use crate::{model::engines::Engines, saves::SavedReview, table::ChessTable};
use fyrox::core::pool::Handle;
use parlour_rules::chess::Square;
use parlour_shell::{
    app::options::Options, platform::storage::SaveLoader, table::autosave::Autosave,
    ui::text_field::TextField,
};

impl ChessTable {
    /// Loads every save of the chess table.
    pub(crate) fn load(loader: &mut SaveLoader, options: &Options) -> Self {
        let engines = loader.load::<Engines>();
        // Handheld devices can't start programs.
        let engines = engines.filter(|_| !options.platform.is_sandboxed());
        let review = loader.load_as(|saved: SavedReview| saved.annotated());
        Self {
            options: options.of(),
            settings: loader.load().unwrap_or_default(),
            cursor: Square::E2,
            selection: None,
            pending_pick: None,
            typed_move: TextField::default(),
            pressed: None,
            manager: Handle::NONE,
            board: Handle::NONE,
            lessons: Vec::new(),
            progress: loader.load().unwrap_or_default(),
            saved: Autosave::load(loader),
            saved_game: match options.fresh {
                true => SavedGame::Hidden,
                false => SavedGame::Suspended,
            },
            new_game: loader.load().unwrap_or_default(),
            analysis: Default::default(),
            engines: OtherEngines::of(engines.unwrap_or_default()),
            result_due: None,
            banner: Default::default(),
            numerals: Default::default(),
            seconds_left: None,
            time_saved: None,
            review: ReviewState::new(review),
            files: Default::default(),
            mode: Mode::Game,
        }
    }
}
