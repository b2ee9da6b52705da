//! Prospector's files: the series in progress, and the books.

use super::{ProspectorTable, today};
use crate::{
    plugin::Parlour,
    saves::{ProspectorAutosave, ProspectorBooks},
    sentences,
    storage::{Saved, Storage, StorageError},
};
use fyrox::{core::log::Log, plugin::PluginContext};
use parlour_rules::prospector::{Move, RoundResult, Series};

impl ProspectorTable {
    /// Reads what was saved. Errors are noted, and the files kept.
    pub(in crate::plugin) fn load(
        storage: Option<&Storage>,
        fresh: bool,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let mut table = Self {
            keep_series: fresh,
            keep_books: fresh,
            ..Self::default()
        };
        let Some(storage) = storage.filter(|_| !fresh) else {
            return table;
        };
        match storage.load::<ProspectorBooks>() {
            Ok(Some(saved)) => table.books = saved.books,
            Ok(None) => {}
            Err(error) => note(error),
        }
        match storage.load::<ProspectorAutosave>() {
            Ok(saved) => table.saved = saved,
            Err(error) => note(error),
        }
        table
    }
}

/// Files.
impl Parlour {
    pub(super) fn enter_in_books(&mut self, settled: Option<RoundResult>) {
        if let Some(settled) = settled
            && !self.options.demo
            && self.prospector.practice.is_none()
        {
            self.prospector.books.enter(&settled, Some(today()));
            self.save_books();
        }
    }

    pub(super) fn save_books(&mut self) {
        let saved = ProspectorBooks {
            books: self.prospector.books.clone(),
        };
        let keep = std::mem::take(&mut self.prospector.keep_books);
        self.write(&saved, keep);
    }

    pub(super) fn save_series(&mut self, ctx: &PluginContext) {
        // What plays itself is not the player's, and the guided round is for practice.
        if self.options.demo || self.prospector.practice.is_some() {
            return;
        }
        let Some(series) = self.with_series(ctx, Series::record) else {
            return;
        };
        let keep = std::mem::take(&mut self.prospector.keep_series);
        let saved = ProspectorAutosave { series };
        self.write(&saved, keep);
        // Another table may be fetched and this one come back.
        self.prospector.saved = Some(saved);
    }

    /// Writes a file; `keep` says that one lies there which was not read, and is put aside.
    pub(in crate::plugin) fn write<T: Saved>(&mut self, saved: &T, keep: bool) {
        let Some(storage) = &self.storage else { return };
        let kept = if keep {
            storage.quarantine(T::FILE)
        } else {
            Ok(())
        };
        if let Err(error) = kept.and_then(|()| storage.save(saved)) {
            Log::warn(error.to_string());
            self.report_error(sentences::storage(&self.locale, &error));
        }
    }

    /// What a bug report says of this table.
    pub(in crate::plugin) fn prospector_report(&self, ctx: &PluginContext) -> Option<String> {
        self.with_series(ctx, |series| {
            let round = series.round();
            let moves: Vec<String> = round.history().iter().map(Move::to_string).collect();
            format!(
                "deal: {:?}\nrules: {:?}\nscore: {:?}\nmoves: {}\n",
                round.seed(),
                round.rules(),
                round.score(),
                moves.join(" ")
            )
        })
    }
}
