//! Layout containers: columns, rows, grids, boxes.

use super::UiBuilder;
use fyrox::{
    core::{algebra::Vector2, pool::Handle},
    gui::{
        HorizontalAlignment, Orientation, UiNode, VerticalAlignment,
        grid::{Column, GridBuilder, Row},
        scroll_viewer::ScrollViewer,
        stack_panel::StackPanelBuilder,
        widget::WidgetBuilder,
    },
};

impl UiBuilder<'_, '_> {
    /// Sets the least size of a widget, in units, so that nothing jumps when it shows less.
    pub fn at_least(&mut self, node: Handle<UiNode>, width: f32, height: f32) -> Handle<UiNode> {
        let size = Vector2::new(width * self.scale, height * self.scale);
        self.ctx[node].set_min_size(size);
        node
    }

    /// Returns the height that a widget wants, in units.
    pub fn height_of(&mut self, node: Handle<UiNode>) -> f32 {
        self.size_of(node).y
    }

    /// Returns the size that a widget wants without constraints, in units.
    pub fn size_of(&mut self, node: Handle<UiNode>) -> Vector2<f32> {
        let endless = Vector2::repeat(f32::INFINITY);
        self.ctx.inner().measure_node(node, endless);
        self.ctx[node].desired_size() / self.scale
    }

    /// Builds a column of widgets, `gap` units apart.
    pub fn column(&mut self, gap: f32, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        for (index, &child) in children.iter().enumerate() {
            let margin = self.pad(0.0, if index == 0 { 0.0 } else { gap }, 0.0, 0.0);
            self.ctx[child].set_margin(margin);
        }
        StackPanelBuilder::new(WidgetBuilder::new().with_children(children))
            .with_orientation(Orientation::Vertical)
            .build(self.ctx)
            .transmute()
    }

    /// Builds a column of widgets that are aligned left, `gap` units apart.
    pub fn left_column(&mut self, gap: f32, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        for &child in &children {
            self.ctx[child].set_horizontal_alignment(HorizontalAlignment::Left);
        }
        self.column(gap, children)
    }

    /// Builds a column `width` units wide. Stretched children get this width.
    pub fn column_of_width(
        &mut self,
        gap: f32,
        width: f32,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let column = self.column(gap, children);
        let width = self.px(width);
        self.ctx[column].set_width(width);
        column
    }

    /// Stacks widgets on top of each other in the same place, the last one in front.
    pub fn stack(&mut self, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_row(Row::auto())
            .add_column(Column::auto())
            .build(self.ctx)
            .to_base()
    }

    /// Builds a box of this size, in units, with a fixed head and foot; `middle` scrolls in the
    /// rest, `gap` units from both.
    pub fn filled(
        &mut self,
        (width, height): (f32, f32),
        gap: f32,
        (head, middle, foot): (Handle<UiNode>, Handle<ScrollViewer>, Handle<UiNode>),
    ) -> Handle<UiNode> {
        let margin = self.pad(0.0, gap, 0.0, gap);
        self.ctx[middle].set_row(1).set_margin(margin);
        self.ctx[foot].set_row(2);
        GridBuilder::new(
            WidgetBuilder::new()
                .with_width(self.px(width))
                .with_height(self.px(height))
                .with_children([head, middle.to_base(), foot]),
        )
        .add_row(Row::auto())
        .add_row(Row::stretch())
        .add_row(Row::auto())
        .add_column(Column::stretch())
        .build(self.ctx)
        .to_base()
    }

    /// Builds a box of this size, in units, in which the child keeps its alignment. Without a width
    /// it takes the available width. The pointer passes through the box itself.
    pub fn boxed(
        &mut self,
        child: Handle<UiNode>,
        width: Option<f32>,
        height: f32,
    ) -> Handle<UiNode> {
        let mut widget = WidgetBuilder::new()
            .with_height(self.px(height))
            .with_hit_test_visibility(false)
            .with_child(child);
        if let Some(width) = width {
            widget = widget.with_width(self.px(width));
        }
        GridBuilder::new(widget)
            .add_row(Row::stretch())
            .add_column(Column::stretch())
            .build(self.ctx)
            .to_base()
    }

    /// Builds a [`UiBuilder::boxed`] for a child that can be pressed or scrolled.
    pub fn boxed_live(
        &mut self,
        child: Handle<UiNode>,
        width: Option<f32>,
        height: f32,
    ) -> Handle<UiNode> {
        let node = self.boxed(child, width, height);
        self.ctx[node]
            .hit_test_visibility
            .set_value_and_mark_modified(true);
        node
    }

    /// Sets the alignment of a widget in its parent.
    pub fn aligned(
        &mut self,
        node: Handle<UiNode>,
        horizontal: HorizontalAlignment,
        vertical: VerticalAlignment,
    ) -> Handle<UiNode> {
        self.ctx[node]
            .set_horizontal_alignment(horizontal)
            .set_vertical_alignment(vertical);
        node
    }

    /// Centers a widget in its parent.
    pub fn middle(&mut self, node: Handle<UiNode>) -> Handle<UiNode> {
        self.aligned(node, HorizontalAlignment::Center, VerticalAlignment::Center)
    }

    /// Builds a box in the middle of its parent, as large as the child.
    pub fn in_the_middle(&mut self, child: Handle<UiNode>) -> Handle<UiNode> {
        let row = self.row(0.0, vec![child]);
        self.middle(row)
    }

    /// Builds a row in which the child with index `wide` takes the width that the others leave.
    pub fn spread(
        &mut self,
        wide: usize,
        row: Row,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let mut columns = vec![Column::auto(); children.len()];
        if let Some(column) = columns.get_mut(wide) {
            *column = Column::stretch();
        }
        for (index, &child) in children.iter().enumerate() {
            self.ctx[child].set_column(index);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_columns(columns)
            .add_row(row)
            .build(self.ctx)
            .to_base()
    }

    /// Builds a row of widgets, `gap` units apart, as high as the highest of them.
    pub fn row(&mut self, gap: f32, children: Vec<Handle<UiNode>>) -> Handle<UiNode> {
        let count = children.len();
        for (index, &child) in children.iter().enumerate() {
            let margin = self.pad(if index == 0 { 0.0 } else { gap }, 0.0, 0.0, 0.0);
            self.ctx[child].set_column(index).set_margin(margin);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_columns(vec![Column::auto(); count])
            .add_row(Row::auto())
            .build(self.ctx)
            .transmute()
    }

    /// Builds a grid of equally wide tiles, with as many columns as fit the widest child into
    /// `width` units, and at most `most`.
    pub fn tiles_fitting(
        &mut self,
        most: usize,
        gap: f32,
        width: f32,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let widths = children.iter().map(|child| self.size_of(*child).x);
        let widest = widths.fold(0.0, f32::max);
        let columns = (2..=most.min(children.len())).rev().find(|columns| {
            let gaps = gap * (columns - 1) as f32;
            widest <= (width - gaps) / *columns as f32
        });
        self.tiles(columns.unwrap_or(1), gap, children)
    }

    /// Builds a grid with this number of equally wide columns, `gap` units apart.
    pub fn tiles(
        &mut self,
        columns: usize,
        gap: f32,
        children: Vec<Handle<UiNode>>,
    ) -> Handle<UiNode> {
        let rows = children.len().div_ceil(columns.max(1));
        for (index, &child) in children.iter().enumerate() {
            let (row, column) = (index / columns, index % columns);
            let half = |outer: bool| if outer { 0.0 } else { gap * 0.5 };
            let above = if row == 0 { 0.0 } else { gap };
            let mut margin = self.pad(half(column == 0), above, half(column + 1 == columns), 0.0);
            if column == 0 {
                // The engine rounds the width of a tile up, to both sides. Half a pixel to the right keeps
                // the left frame of the first one inside the grid.
                margin.left += 0.5;
                margin.right -= 0.5;
            }
            self.ctx[child]
                .set_row(row)
                .set_column(column)
                .set_margin(margin);
        }
        GridBuilder::new(WidgetBuilder::new().with_children(children))
            .add_columns(vec![Column::stretch(); columns])
            .add_rows(vec![Row::auto(); rows])
            .build(self.ctx)
            .transmute()
    }
}
