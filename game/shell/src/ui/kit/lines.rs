//! Form rows with a value and a button to either side of it.

use super::{ButtonSpec, UiBuilder, colors, sizes};
use crate::ui::Action;
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Width of a step button, in units.
pub const STEP: f32 = 44.0;

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

    /// Builds a value `width` units wide with a button to either side, `less` at the left.
    pub fn steps(
        &mut self,
        name: &str,
        width: f32,
        [less, more]: [Action; 2],
        value: impl FnOnce(&mut Self) -> Handle<UiNode>,
    ) -> Handle<UiNode> {
        let locale = self.locale;
        let step = |end: &str, picture, sign, action| {
            let step = ButtonSpec::icon(format!("{name}-{end}"), picture, "", action).label(sign);
            step.tooltip(locale.text(&format!("step-{end}")))
        };
        let less = self.icon(step("less", "icon_arrow_left", "<", less));
        let value = value(self);
        let value = self.in_the_middle(value);
        let more = self.icon(step("more", "icon_arrow_right", ">", more));
        let cells = [less, value, more];
        for (column, cell) in cells.into_iter().enumerate() {
            self.ctx[cell].set_column(column);
        }
        let columns = [STEP, width, STEP].map(|width| Column::strict(self.px(width)));
        GridBuilder::new(WidgetBuilder::new().with_children(cells))
            .add_row(Row::auto())
            .add_columns(columns.to_vec())
            .build(self.ctx)
            .to_base()
    }

    /// Builds a row `width` units wide, with the label `beside` the value or above it.
    fn line_of_steps(
        &mut self,
        name: &str,
        label: &str,
        (width, beside): (f32, bool),
        steps: [Action; 2],
        value: impl FnOnce(&mut Self, f32) -> Handle<UiNode>,
    ) -> Handle<UiNode> {
        let left = width - 2.0 * STEP;
        // In a narrow row the value gets the space that the label doesn't need, but at least a
        // share.
        let named = self.width_of(label, sizes::BODY) + 10.0;
        let value_width = match beside {
            true if width < NARROW => (left - named).max(left * 0.35),
            true => (left * 0.55).min(210.0),
            false => left,
        };
        let room = value_width - 12.0;
        let label = match beside {
            true => {
                let room = width - value_width - 2.0 * STEP - 8.0;
                self.fitted(label, sizes::BODY, colors::CREAM, room)
            }
            false => self.fitted(label, sizes::SMALL, colors::CREAM_SOFT, width),
        };
        let steps = self.steps(name, value_width, steps, |kit| value(kit, room));
        if beside {
            return self.spread(0, Row::auto(), vec![label, steps]);
        }
        self.ctx[label].set_horizontal_alignment(HorizontalAlignment::Left);
        self.column_of_width(2.0, width, vec![label, steps])
    }
}
