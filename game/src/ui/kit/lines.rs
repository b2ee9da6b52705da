//! Lines of a form: what is typed, and what is chosen step by step.

use super::{Kit, Look, colors, sizes};
use crate::ui::Action;
use fyrox::{
    core::{color::Color, pool::Handle},
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Width of the button of a step.
const STEP: f32 = 44.0;

impl Kit<'_, '_> {
    /// What is typed: a line with a cursor, and a ring round it while the keys go there. Where there
    /// is nothing it says what belongs there (`empty`).
    pub fn field(
        &mut self,
        name: &str,
        (text, empty): (&str, &str),
        picture: Option<&str>,
        typing: bool,
        width: f32,
        action: Action,
    ) -> Handle<UiNode> {
        let room = width - 34.0 - if picture.is_some() { 26.0 } else { 0.0 };
        let mut parts = Vec::new();
        if let Some(picture) = picture {
            parts.push(self.tinted(picture, 20.0, 20.0, colors::CREAM_SOFT));
        }
        if text.is_empty() && !typing {
            parts.push(self.fitted(empty, sizes::BODY, colors::CREAM_SOFT, room));
        } else {
            parts.push(self.fitted_end(text, sizes::BODY, colors::CREAM, room));
        }
        if typing {
            parts.push(self.swatch(2.0, 20.0, colors::ACCENT, 0.0));
        }
        let line = self.row(4.0, parts);
        let margin = self.pad(10.0, 7.0, 8.0, 7.0);
        self.ctx[line].set_margin(margin);
        self.aligned(line, HorizontalAlignment::Left, VerticalAlignment::Center);
        let (ground, ring) = if typing {
            (colors::DIM, colors::ACCENT)
        } else {
            (colors::DIM, Color::TRANSPARENT)
        };
        let content = self.framed(line, ground, ring, 2.0, 6.0);
        let button = self.pressable(name, content, action, Look::Plain, true, 40.0);
        let wide = self.px(width);
        self.ctx[button].set_width(wide);
        button
    }

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
