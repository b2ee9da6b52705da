//! Plot of a value over time.

use super::{UiBuilder, colors, sizes};
use fyrox::{
    core::pool::Handle,
    gui::{
        HorizontalAlignment, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        widget::WidgetBuilder,
    },
};

/// Height of the plot, in units.
const HEIGHT: f32 = 84.0;
/// Thickness of the line, in units.
const LINE: f32 = 2.5;
/// Smallest width of a value, in units.
const COLUMN: f32 = 4.0;
/// Space for the numbers at the left, in units.
const NUMBERS: f32 = 46.0;
/// Lowest height of a value above the bottom, in units.
const FLOOR: f32 = 6.0;

/// Returns at most `most` of the values in the same order: the last one of each group.
fn thinned(values: &[f32], most: usize) -> Vec<f32> {
    let count = values.len().min(most.max(1));
    let at = |index: usize| values.get((index + 1) * values.len() / count - 1).copied();
    (0..count).filter_map(at).collect()
}

impl UiBuilder<'_, '_> {
    /// Builds a plot of values, the oldest at the left, `width` units wide. The least and the
    /// greatest value are written beside it as `number` returns them.
    pub fn plot(
        &mut self,
        values: &[f32],
        width: f32,
        number: impl Fn(f32) -> String,
    ) -> Handle<UiNode> {
        let room = (width - NUMBERS).max(COLUMN);
        let least = values.iter().copied().fold(f32::INFINITY, f32::min);
        let greatest = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let range = (greatest - least).max(f32::EPSILON);
        let values = thinned(values, (room / COLUMN) as usize);
        let column = room / values.len().max(1) as f32;
        let ground = self.swatch(room, HEIGHT, colors::BUTTON, 4.0);
        let mut children = vec![self.at_the_bottom(ground, [0.0, 0.0])];
        for (index, value) in values.iter().enumerate() {
            // Whole pixels leave neither gaps nor overlaps.
            let edge = |index: usize| (index as f32 * column * self.scale).round() / self.scale;
            let (from, wide) = (edge(index), edge(index + 1) - edge(index));
            let share = (value - least) / range;
            let high = FLOOR + share * (HEIGHT - FLOOR - LINE - 4.0);
            let area = self.swatch(wide, high, colors::BRASS_FAINT, 0.0);
            let line = self.swatch(wide, LINE, colors::ACCENT, 0.0);
            children.push(self.at_the_bottom(area, [from, 0.0]));
            children.push(self.at_the_bottom(line, [from, high]));
        }
        let size = [room, HEIGHT].map(|size| self.px(size));
        let plot = GridBuilder::new(
            WidgetBuilder::new()
                .with_width(size[0])
                .with_height(size[1])
                .with_hit_test_visibility(false)
                .with_children(children),
        )
        .add_row(Row::stretch())
        .add_column(Column::stretch())
        .build(self.ctx)
        .to_base();
        // A single value, or the same one each time, is written once.
        let most = (greatest > least).then(|| number(greatest));
        let [most, least] = [most, Some(number(least))].map(|text| {
            let text = text.filter(|_| !values.is_empty()).unwrap_or_default();
            self.fitted(&text, sizes::SMALL, colors::CREAM_SOFT, NUMBERS - 6.0)
        });
        let left = HEIGHT - self.height_of(most) - self.height_of(least);
        let between = self.space(left.max(0.0));
        let numbers = self.column_of_width(0.0, NUMBERS, vec![most, between, least]);
        self.row(0.0, vec![numbers, plot])
    }

    /// Places a rectangle at a distance from the left edge and the bottom of a plot, in units.
    fn at_the_bottom(&mut self, node: Handle<UiNode>, [left, below]: [f32; 2]) -> Handle<UiNode> {
        self.margin(node, [left, 0.0, 0.0, below]);
        self.aligned(node, HorizontalAlignment::Left, VerticalAlignment::Bottom)
    }
}

#[cfg(test)]
mod tests {
    use super::thinned;

    #[test]
    fn a_plot_with_too_many_values_keeps_the_last_one() {
        assert_eq!(thinned(&[1.0, 2.0, 3.0], 5), [1.0, 2.0, 3.0]);
        let many: Vec<f32> = (1..=1_000).map(|value| value as f32).collect();
        let few = thinned(&many, 10);
        assert_eq!((few.len(), few[0], few[9]), (10, 100.0, 1_000.0));
        assert!(few.is_sorted());
        assert!(thinned(&[], 10).is_empty());
    }
}
