//! Lines of a form: what is chosen step by step.

use super::{Kit, colors, sizes};
use crate::ui::Action;
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Width of the button of a step.
const STEP: f32 = 44.0;

impl Kit<'_, '_> {
    /// A line with a value and a step to either side of it, the one below first.
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

    /// The same round any value: `value` builds it for so much room.
    pub fn stepper_round(
        &mut self,
        name: &str,
        label: &str,
        width: f32,
        [less, more]: [Action; 2],
        value: impl FnOnce(&mut Self, f32) -> Handle<UiNode>,
    ) -> Handle<UiNode> {
        let value_width = ((width - 2.0 * STEP) * 0.55).min(210.0);
        let room = value_width - 12.0;
        let label_width = width - value_width - 2.0 * STEP - 8.0;
        let label = self.fitted(label, sizes::BODY, colors::CREAM, label_width);
        let less = self.icon(&format!("{name}-less"), "icon_arrow_left", "<", less);
        let shown = value(self, room);
        let shown = self.row(0.0, vec![shown]);
        self.aligned(
            shown,
            HorizontalAlignment::Center,
            VerticalAlignment::Center,
        );
        let more = self.icon(&format!("{name}-more"), "icon_arrow_right", ">", more);
        let cells = [label, less, shown, more];
        for (column, cell) in cells.into_iter().enumerate() {
            self.ctx[cell].set_column(column);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(cells))
            .add_row(Row::auto())
            .add_columns(vec![
                Column::stretch(),
                Column::strict(self.px(STEP)),
                Column::strict(self.px(value_width)),
                Column::strict(self.px(STEP)),
            ])
            .build(self.ctx)
            .to_base()
    }
}
