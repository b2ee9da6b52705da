//! Saves of Prospector: the series in progress, and the records.

use super::today;
use crate::{
    saves::{ProspectorAutosave, ProspectorRecords},
    table::ProspectorTable,
};
use parlour_rules::prospector::{Move, RoundResult, Series, SeriesRecord};
use parlour_shell::{
    app::{Shell, TableContext, options::Options},
    platform::storage::SaveLoader,
    table::autosave::Autosave,
};

impl ProspectorTable {
    /// Loads the saved series and records.
    pub(crate) fn load(loader: &mut SaveLoader, options: &Options) -> Self {
        let records = loader.load::<ProspectorRecords>();
        Self {
            options: options.of(),
            records: records.map(|saved| saved.records).unwrap_or_default(),
            saved: Autosave::load(loader),
            ..Self::default()
        }
    }
}

impl ProspectorTable {
    /// Updates and saves the records with the result of a round. Practice and demonstrations don't
    /// count.
    pub(crate) fn enter_round(
        &mut self,
        shell: &mut Shell,
        settled: RoundResult,
        series: SeriesRecord,
    ) {
        if !shell.options.demo && self.practice.is_none() {
            self.enter_game(shell, &settled, ProspectorAutosave { series });
            self.records.enter(&settled, Some(today()));
            self.save_records(shell);
        }
    }

    /// Saves the records.
    pub(crate) fn save_records(&mut self, shell: &mut Shell) {
        let saved = ProspectorRecords {
            records: self.records.clone(),
        };
        shell.write(&saved);
    }

    /// Saves the series in progress. Practice and demonstrations aren't saved.
    pub(crate) fn save_series(&mut self, ctx: &mut TableContext) {
        if ctx.shell.options.demo || self.practice.is_some() {
            return;
        }
        let Some(series) = self.with_series(ctx, Series::record) else {
            return;
        };
        let saved = ProspectorAutosave { series };
        self.saved.save(ctx.shell, saved);
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
