//! Form rows with a value and a button to either side of it.

use super::{UiBuilder, colors, sizes};
use crate::ui::Action;
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Width of a step button, in units.
const STEP: f32 = 44.0;

/// Row width, in units, below which the label moves above the value.
const NARROW: f32 = 330.0;

impl UiBuilder<'_, '_> {
    /// Builds a row with a label, a value and a button to either side of it, `less` at the left. In
    /// a narrow page the label is above the value.
    pub fn stepper(
        &mut self,
        name: &str,
        (label, value): (&str, &str),
        width: f32,
        [less, more]: [Action; 2],
    ) -> Handle<UiNode> {
        let shown =
            |kit: &mut Self, room: f32| kit.fitted(value, sizes::BODY, colors::ACCENT, room);
        self.stepper_round(name, label, width, [less, more], shown)
    }

    /// Builds a [`UiBuilder::stepper`] with the label always beside the value, for panels whose
    /// height is limited.
    pub fn stepper_on_one_line(
        &mut self,
        name: &str,
        (label, value): (&str, &str),
        width: f32,
        steps: [Action; 2],
    ) -> Handle<UiNode> {
        let shown =
            |kit: &mut Self, room: f32| kit.fitted(value, sizes::BODY, colors::ACCENT, room);
        self.line_of_steps(name, label, (width, true), steps, shown)
    }

    /// Builds a [`UiBuilder::stepper`] around any widget: `value` builds it for a width in units.
    pub fn stepper_round(
        &mut self,
        name: &str,
        label: &str,
        width: f32,
        steps: [Action; 2],
        value: impl FnOnce(&mut Self, f32) -> Handle<UiNode>,
    ) -> Handle<UiNode> {
        self.line_of_steps(name, label, (width, width >= NARROW), steps, value)
    }

    /// Builds a row `width` units wide, with the label `beside` the value or above it.
    fn line_of_steps(
        &mut self,
        name: &str,
        label: &str,
        (width, beside): (f32, bool),
        [less, more]: [Action; 2],
        value: impl FnOnce(&mut Self, f32) -> Handle<UiNode>,
    ) -> Handle<UiNode> {
        let steps = width - 2.0 * STEP;
        // In a narrow row the value gets the space that the label doesn't need, but at least a
        // share.
        let named = self.width_of(label, sizes::BODY) + 10.0;
        let value_width = match beside {
            true if width < NARROW => (steps - named).max(steps * 0.35),
            true => (steps * 0.55).min(210.0),
            false => steps,
        };
        let room = value_width - 12.0;
        let label = match beside {
            true => {
                let room = width - value_width - 2.0 * STEP - 8.0;
                self.fitted(label, sizes::BODY, colors::CREAM, room)
            }
            false => self.fitted(label, sizes::SMALL, colors::CREAM_SOFT, width),
        };
        let less = self.icon(&format!("{name}-less"), "icon_arrow_left", "<", less);
        let shown = value(self, room);
        let shown = self.row(0.0, vec![shown]);
        self.aligned(
            shown,
            HorizontalAlignment::Center,
            VerticalAlignment::Center,
        );
        let more = self.icon(&format!("{name}-more"), "icon_arrow_right", ">", more);
        let mut cells = vec![less, shown, more];
        let mut columns: Vec<_> = [STEP, value_width, STEP]
            .map(|width| Column::strict(self.px(width)))
            .to_vec();
        if beside {
            cells.insert(0, label);
            columns.insert(0, Column::stretch());
        }
        for (column, cell) in cells.iter().enumerate() {
            self.ctx[*cell].set_column(column);
        }
        let line = GridBuilder::new(WidgetBuilder::new().with_children(cells))
            .add_row(Row::auto())
            .add_columns(columns)
            .build(self.ctx)
            .to_base();
        if beside {
            return line;
        }
        self.ctx[label].set_horizontal_alignment(HorizontalAlignment::Left);
        self.column_of_width(2.0, width, vec![label, line])
    }
}
