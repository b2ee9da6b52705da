//! The Duel's files: the match in progress, the books, the player's decks.

use super::{DuelTable, Parlour};
use crate::{
    saves::{DuelAutosave, DuelBooks, DuelDecks},
    storage::{Storage, StorageError},
    ui::Control,
};
use fyrox::plugin::PluginContext;
use parlour_rules::duel::{Match, Player};

impl DuelTable {
    /// Reads what was saved. Errors are noted, and the files kept.
    pub(in crate::plugin) fn load(
        storage: Option<&Storage>,
        fresh: bool,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let mut table = Self {
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

impl Parlour {
    /// Saves the match on the table.
    pub(super) fn save_match(&mut self, ctx: &PluginContext) {
        let Ok(scene) = ctx.scenes.try_get(self.scene) else {
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
            decks: self.duel.deck_ids.clone(),
            counts: !self.duel.for_practice,
        };
        let keep = std::mem::take(&mut self.duel.keep_match);
        self.write(&saved, keep);
        // Another table may be fetched and this one come back.
        self.duel.saved = Some(saved);
    }

    /// A match has been played to its end: it enters the books, once.
    pub(super) fn enter_match(&mut self, controls: [Control; 2], winner: Option<Player>) {
        if std::mem::replace(&mut self.duel.entered, true) || self.duel.for_practice {
            return;
        }
        let people = DuelTable::is_among_people(controls);
        for player in Player::ALL {
            if controls[player.index()] == Control::Local {
                let deck = self.duel.deck_ids[player.index()].clone();
                self.duel.books.enter(&deck, player, winner, !people);
            }
        }
        self.save_duel_books();
    }

    pub(super) fn save_duel_books(&mut self) {
        let books = self.duel.books.clone();
        let keep = std::mem::take(&mut self.duel.keep_books);
        self.write(&books, keep);
    }

    pub(super) fn save_decks(&mut self) {
        let decks = DuelDecks {
            decks: self.duel.own_decks.clone(),
        };
        let keep = std::mem::take(&mut self.duel.keep_decks);
        self.write(&decks, keep);
    }

    /// What a bug report says of this table.
    pub(in crate::plugin) fn duel_report(&self, ctx: &PluginContext) -> Option<String> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        let game = self.duel_manager(scene)?.game()?;
        Some(format!("duel: {:?}\n", game.record()))
    }
}
