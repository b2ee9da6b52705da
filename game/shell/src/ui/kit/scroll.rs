//! Scroll viewers and their scroll bars.

use super::{UiBuilder, colors, solid};
use fyrox::{
    core::{algebra::Vector2, color::Color, pool::Handle},
    gui::{
        BuildContext, Orientation, Thickness, UiNode,
        border::BorderBuilder,
        button::ButtonBuilder,
        decorator::DecoratorBuilder,
        scroll_bar::{ScrollBar, ScrollBarBuilder},
        scroll_viewer::{ScrollViewer, ScrollViewerBuilder},
        widget::WidgetBuilder,
    },
};

impl UiBuilder<'_, '_> {
    /// Builds a viewer that is at most `height` units high and scrolls its content vertically.
    pub fn scrolled(&mut self, content: Handle<UiNode>, height: f32) -> Handle<ScrollViewer> {
        let height = self.px(height);
        let bar = self.scroll_bar();
        // The engine shows scroll bars until it has found nothing hidden, which would flicker at
        // every rebuild.
        self.ctx[bar].set_visibility(false);
        let no_bar = ScrollBarBuilder::new(WidgetBuilder::new().with_visibility(false))
            .with_max(0.0)
            .build(self.ctx);
        let viewer = ScrollViewerBuilder::new(
            WidgetBuilder::new().with_max_size(Vector2::new(f32::INFINITY, height)),
        )
        .with_content(content)
        .with_vertical_scroll_bar(bar)
        .with_horizontal_scroll_bar(no_bar)
        .with_vertical_scroll_allowed(true)
        .with_horizontal_scroll_allowed(false)
        .build(self.ctx);
        self.scrolls.push(viewer);
        viewer
    }

    /// Builds a viewer for content of any height, which scrolls only if it is higher than `height`
    /// units. In that case the height is fixed, as the engine derives the scroll range from the
    /// height and not from the maximum.
    pub fn scrolled_if_higher(
        &mut self,
        content: Handle<UiNode>,
        height: f32,
    ) -> Handle<ScrollViewer> {
        let limit = self.px(height);
        let endless = Vector2::repeat(f32::INFINITY);
        self.ctx.inner().measure_node(content, endless);
        let wanted = self.ctx[content].desired_size().y;
        let viewer = self.scrolled(content, height);
        if wanted > limit {
            self.ctx[viewer].set_height(limit);
            let bar = self.ctx[viewer].v_scroll_bar;
            self.ctx[bar].set_visibility(true);
        }
        viewer
    }

    /// Builds a brass scroll bar. It has no arrow buttons: the wheel and the indicator are enough.
    fn scroll_bar(&mut self) -> Handle<ScrollBar> {
        let no_arrow = |ctx: &mut BuildContext| {
            ButtonBuilder::new(WidgetBuilder::new().with_visibility(false)).build(ctx)
        };
        let (up, down) = (no_arrow(self.ctx), no_arrow(self.ctx));
        let width = self.px(8.0);
        let rod = DecoratorBuilder::new(
            BorderBuilder::new(
                WidgetBuilder::new().with_foreground(solid(Color::TRANSPARENT).into()),
            )
            .with_corner_radius((width * 0.5).into())
            .with_pad_by_corner_radius(false)
            .with_stroke_thickness(Thickness::zero().into()),
        )
        .with_normal_brush(solid(colors::BRASS_FAINT).into())
        .with_hover_brush(solid(colors::BRASS).into())
        .with_pressed_brush(solid(colors::ACCENT).into())
        .build(self.ctx)
        .to_base();
        let groove = [colors::DIM, Color::TRANSPARENT];
        let groove = self.border(WidgetBuilder::new(), groove, 0.0, width * 0.5);
        let margin = self.pad(8.0, 0.0, 0.0, 0.0);
        ScrollBarBuilder::new(WidgetBuilder::new().with_width(width).with_margin(margin))
            .with_step(30.0)
            .with_orientation(Orientation::Vertical)
            .with_increase(down)
            .with_decrease(up)
            .with_indicator(rod)
            .with_body(groove)
            .build(self.ctx)
    }
}
