//! Saves of the Duel: the match in progress, the records and the player's decks.

use crate::{
    panels::Control,
    saves::{DuelAutosave, DuelBooks, DuelDecks},
    table::DuelTable,
};
use parlour_rules::duel::{Match, Player};
use parlour_shell::{
    app::{Shell, TableContext, options::Options},
    platform::storage::{Storage, StorageError},
};

impl DuelTable {
    /// Loads the saved match, records and decks. Errors are passed to `note`; a file that can't be
    /// read is kept. With `fresh`, nothing is loaded and old files are quarantined before the first
    /// write.
    pub(crate) fn load(
        storage: Option<&Storage>,
        options: &Options,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let fresh = options.fresh;
        let mut table = Self {
            options: options.of(),
            keep_match: fresh,
            keep_books: fresh,
            keep_decks: fresh,
            pace: 1,
            ..Self::default()
        };
        let Some(storage) = storage.filter(|_| !fresh) else {
            return table;
        };
        match storage.load::<DuelBooks>() {
            Ok(Some(books)) => table.books = books,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<DuelDecks>() {
            Ok(Some(decks)) => table.own_decks = decks.decks,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<DuelAutosave>() {
            Ok(saved) => table.saved = saved,
            Err(error) => note(error),
        }
        table
    }
}

impl DuelTable {
    /// Saves the match on the table.
    pub(crate) fn save_match(&mut self, ctx: &mut TableContext) {
        let Ok(scene) = ctx.engine.scenes.try_get(ctx.shell.scene) else {
            return;
        };
        let Some((record, controls)) = self.duel_manager(scene).and_then(|duel_manager| {
            Some((
                duel_manager.game().map(Match::record)?,
                duel_manager.controls()?,
            ))
        }) else {
            return;
        };
        let computers = controls.map(|control| match control {
            Control::Local => None,
            Control::Computer(level) => Some(level.name().to_owned()),
        });
        let saved = DuelAutosave {
            record: record.clone(),
            computers,
            decks: self.deck_ids.clone(),
            counts: !self.for_practice,
        };
        let keep = std::mem::take(&mut self.keep_match);
        ctx.shell.write(&saved, keep);
        // Reattaching this table after another one continues from here.
        self.saved = Some(saved);
    }

    /// Adds a finished match to the records, at most once per match. Practice matches don't count.
    pub(crate) fn enter_match(
        &mut self,
        shell: &mut Shell,
        controls: [Control; 2],
        winner: Option<Player>,
    ) {
        if std::mem::replace(&mut self.entered, true) || self.for_practice {
            return;
        }
        let people = DuelTable::is_among_people(controls);
        for player in Player::ALL {
            if controls[player.index()] == Control::Local {
                let deck = self.deck_ids[player.index()].clone();
                self.books.enter(&deck, player, winner, !people);
            }
        }
        self.save_duel_books(shell);
    }

    /// Saves the records.
    pub(crate) fn save_duel_books(&mut self, shell: &mut Shell) {
        let books = self.books.clone();
        let keep = std::mem::take(&mut self.keep_books);
        shell.write(&books, keep);
    }

    /// Saves the player's decks.
    pub(crate) fn save_decks(&mut self, shell: &mut Shell) {
        let decks = DuelDecks {
            decks: self.own_decks.clone(),
        };
        let keep = std::mem::take(&mut self.keep_decks);
        shell.write(&decks, keep);
    }

    /// Returns the section of a bug report about this table, or `None` if it isn't loaded.
    pub(crate) fn duel_report(&self, ctx: &TableContext) -> Option<String> {
        let scene = ctx.engine.scenes.try_get(ctx.shell.scene).ok()?;
        let game = self.duel_manager(scene)?.game()?;
        Some(format!("duel: {:?}\n", game.record()))
    }
}
