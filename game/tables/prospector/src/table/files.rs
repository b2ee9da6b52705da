//! Saves of Prospector: the series in progress, and the records.

use super::today;
use crate::{
    saves::{ProspectorAutosave, ProspectorBooks},
    table::ProspectorTable,
};
use parlour_rules::prospector::{Move, RoundResult, Series};
use parlour_shell::{
    app::{Shell, TableContext, options::Options},
    platform::storage::{Storage, StorageError},
};

impl ProspectorTable {
    /// Loads the saved series and records. Errors are passed to `note`; a file that can't be read
    /// is kept. With `fresh`, nothing is loaded and old files are quarantined before the first
    /// write.
    pub(crate) fn load(
        storage: Option<&Storage>,
        options: &Options,
        mut note: impl FnMut(StorageError),
    ) -> Self {
        let fresh = options.fresh;
        let mut table = Self {
            options: options.of(),
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

impl ProspectorTable {
    /// Updates and saves the records with the result of a round. Practice and demonstrations don't
    /// count.
    pub(crate) fn enter_in_books(&mut self, shell: &mut Shell, settled: Option<RoundResult>) {
        if let Some(settled) = settled
            && !shell.options.demo
            && self.practice.is_none()
        {
            self.books.enter(&settled, Some(today()));
            self.save_books(shell);
        }
    }

    /// Saves the records.
    pub(crate) fn save_books(&mut self, shell: &mut Shell) {
        let saved = ProspectorBooks {
            books: self.books.clone(),
        };
        let keep = std::mem::take(&mut self.keep_books);
        shell.write(&saved, keep);
    }

    /// Saves the series in progress. Practice and demonstrations aren't saved.
    pub(crate) fn save_series(&mut self, ctx: &mut TableContext) {
        if ctx.shell.options.demo || self.practice.is_some() {
            return;
        }
        let Some(series) = self.with_series(ctx, Series::record) else {
            return;
        };
        let keep = std::mem::take(&mut self.keep_series);
        let saved = ProspectorAutosave { series };
        ctx.shell.write(&saved, keep);
        // Reattaching this table after another one continues from here.
        self.saved = Some(saved);
    }

    /// Returns the section of a bug report about this table, or `None` if it isn't loaded.
    pub(crate) fn prospector_report(&self, ctx: &TableContext) -> Option<String> {
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
