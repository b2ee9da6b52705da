//! Banners over Prospector's table: the end of a round, a record and a large run.

use super::ProspectorTable;
use crate::panels::{RoundReport, points, record};
use fyrox::core::color::Color;
use parlour_shell::{
    app::TableContext,
    ui::{
        banner::{self, Words},
        kit::colors,
    },
};

/// Durations in seconds of the banners about a result and about a run, at normal animation speed.
const RESULT: f32 = 2.4;
const RUN: f32 = 1.6;
/// Points from which a run is announced.
const LARGE_RUN: u64 = 100;

impl ProspectorTable {
    /// Announces that the round is over.
    pub(super) fn show_verdict(&mut self, ctx: &TableContext, won: bool) {
        let score = self.with_series(ctx, |series| series.round().score().banked);
        let note = points(&ctx.shell.locale, score.unwrap_or(0));
        match won {
            true => self.show_banner(ctx, "round-won", note, colors::ACCENT, RESULT),
            false => self.show_banner(ctx, "round-lost", note, colors::CREAM, RESULT),
        }
    }

    /// Announces the record that a finished round has set, if any.
    pub(super) fn show_record(&mut self, ctx: &TableContext, report: &RoundReport) {
        if let Some(key) = record(report) {
            let score = match &report.settled.ended {
                Some(ended) if key == "new-high-score" => ended.score,
                _ => report.settled.round_score,
            };
            let note = points(&ctx.shell.locale, score);
            self.show_banner(ctx, key, note, colors::ACCENT, RESULT);
        }
    }

    /// Announces a large run whose points have reached the score. The result of a round is more
    /// important.
    pub(super) fn show_run(&mut self, ctx: &TableContext, added: u64) {
        let is_over = self.announcement.is_pending() || !ctx.shell.dialogs.is_empty();
        if added >= LARGE_RUN && !is_over {
            let note = format!("+{}", points(&ctx.shell.locale, added));
            self.show_banner(ctx, "large-run", note, colors::ACCENT, RUN);
        }
    }

    fn show_banner(
        &mut self,
        ctx: &TableContext,
        key: &str,
        note: String,
        color: Color,
        seconds: f32,
    ) {
        let words = Words {
            text: ctx.shell.locale.text(key),
            note,
            color,
            at: banner::MIDDLE,
        };
        let speed = ctx.shell.settings.motion.factor();
        self.floats.banner.show(words, seconds * speed);
    }

    /// Returns the words of the banner over the table.
    pub fn banner(&self) -> Option<&Words> {
        self.floats.banner.words()
    }
}
