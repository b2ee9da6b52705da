//! The Duel's files: the match in progress, the books, the player's decks.

use super::{Fables, Parlour};
use crate::{
    saves::{DuelAutosave, DuelBooks, DuelDecks},
    storage::{Storage, StorageError},
    ui::Control,
};
use fyrox::plugin::PluginContext;
use parlour_rules::duel::{Match, Player};

impl Fables {
    /// Reads what was saved. Errors are noted, and the files kept.
    pub(in crate::plugin) fn load(
        storage: Option<&Storage>,
        fresh: bool,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let mut fables = Self {
            keep_match: fresh,
            keep_books: fresh,
            keep_decks: fresh,
            pace: 1,
            ..Self::default()
        };
        let Some(storage) = storage.filter(|_| !fresh) else {
            return fables;
        };
        match storage.load::<DuelBooks>() {
            Ok(Some(books)) => fables.books = books,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<DuelDecks>() {
            Ok(Some(decks)) => fables.own_decks = decks.decks,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<DuelAutosave>() {
            Ok(saved) => fables.saved = saved,
            Err(error) => note(error),
        }
        fables
    }
}

impl Parlour {
    /// Saves the match on the table.
    pub(super) fn save_match(&mut self, ctx: &PluginContext) {
        let Ok(scene) = ctx.scenes.try_get(self.scene) else {
            return;
        };
        let Some((record, controls)) = self
            .dealer(scene)
            .and_then(|dealer| Some((dealer.game().map(Match::record)?, dealer.controls()?)))
        else {
            return;
        };
        let computers = controls.map(|control| match control {
            Control::Local => None,
            Control::Computer(level) => Some(level.name().to_owned()),
        });
        let saved = DuelAutosave {
            record: record.clone(),
            computers,
            decks: self.fables.deck_ids.clone(),
            counts: !self.fables.for_practice,
        };
        let keep = std::mem::take(&mut self.fables.keep_match);
        self.write(&saved, keep);
        // Another table may be fetched and this one come back.
        self.fables.saved = Some(saved);
    }

    /// A match has been played to its end: it enters the books, once.
    pub(super) fn enter_match(&mut self, controls: [Control; 2], winner: Option<Player>) {
        if std::mem::replace(&mut self.fables.entered, true) || self.fables.for_practice {
            return;
        }
        let people = Fables::is_among_people(controls);
        for player in Player::ALL {
            if controls[player.index()] == Control::Local {
                let deck = self.fables.deck_ids[player.index()].clone();
                self.fables.books.enter(&deck, player, winner, !people);
            }
        }
        self.save_duel_books();
    }

    pub(super) fn save_duel_books(&mut self) {
        let books = self.fables.books.clone();
        let keep = std::mem::take(&mut self.fables.keep_books);
        self.write(&books, keep);
    }

    pub(super) fn save_decks(&mut self) {
        let decks = DuelDecks {
            decks: self.fables.own_decks.clone(),
        };
        let keep = std::mem::take(&mut self.fables.keep_decks);
        self.write(&decks, keep);
    }

    /// What a bug report says of this table.
    pub(in crate::plugin) fn duel_report(&self, ctx: &PluginContext) -> Option<String> {
        let scene = ctx.scenes.try_get(self.scene).ok()?;
        let game = self.dealer(scene)?.game()?;
        Some(format!("duel: {:?}\n", game.record()))
    }
}
